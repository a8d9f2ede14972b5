"""A game between players: seats, clocks, offers, and every decision about them. No I/O."""
