"""What the bots of Northwest Passage Adventure think with: the way ahead, the turn, the cards."""
