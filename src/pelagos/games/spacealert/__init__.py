"""Space Alert with The New Frontier: the ship, the threats and the resolution of a mission."""
