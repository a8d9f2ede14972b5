"""Storage: games in an SQLite file, written by one task with many games per transaction."""
