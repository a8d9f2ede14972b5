"""The game in the terminal: a session that understands lines, and a screen that shows it."""
