"""Parts that more than one game is built from."""
