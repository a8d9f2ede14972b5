"""Logs: one line per event, for people or for programs, and never more than a few of a kind."""
