"""Logs: one line per event, for people or programs, and only a few of each kind."""
