"""People: a random token for each browser, of which only the hash is kept; no accounts."""
