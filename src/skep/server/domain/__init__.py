"""The game as its players agreed on it: seats, clocks, offers and every decision; no I/O."""
