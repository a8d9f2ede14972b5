"""Services: games in play, the computer, the clocks and the secrets."""
