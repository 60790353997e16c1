"""What the crew bot thinks: what it knows, what a plan is worth, and the search for a better one."""
