"""E-mail to people whose turn it is, if they ask for it."""
