"""Many games: filters, counts and duplicates."""
