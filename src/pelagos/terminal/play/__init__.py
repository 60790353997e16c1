"""Playing a match in the terminal, line by line."""
