"""Views: positions, games and explanations as clients get them."""
