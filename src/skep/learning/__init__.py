"""Learning: games that the engine plays with itself, and what is learned from them."""
