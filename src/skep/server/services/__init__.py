"""Services: the games that are being played, the computer, the clocks and the secrets."""
