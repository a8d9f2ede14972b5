"""Views: positions, games and explanations as the page gets them."""
