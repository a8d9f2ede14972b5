"""The game in the terminal: a dialog that understands lines, and a screen that shows it."""
