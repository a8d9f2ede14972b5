"""Storage: games in an SQLite file, written by one task, many games to a transaction."""
