"""The formats of games, and everything that can be wrong with their files."""
