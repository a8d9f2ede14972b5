"""The socket of a live game: typed messages, presence, and limits on what clients may do."""
