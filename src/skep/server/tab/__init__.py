"""The server inside a browser tab: the same games, answers and messages, without a network."""
