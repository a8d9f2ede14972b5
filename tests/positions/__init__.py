"""Tests of set-up positions: their strings, their faults, and the boards that start from them."""
