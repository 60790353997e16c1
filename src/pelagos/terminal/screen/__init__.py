"""Playing a match on a screen of the terminal: board, hand, log and question, by keys or mouse."""
