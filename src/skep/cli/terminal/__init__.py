"""The game in the terminal: a conversation that understands lines, and a screen that shows it."""
