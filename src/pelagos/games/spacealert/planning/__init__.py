"""The action round: cards, slots, the clock and what it calls, and the flight that follows."""
