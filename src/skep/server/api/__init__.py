"""The REST interface, and the web app's files."""
