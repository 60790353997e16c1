"""Policies that play any game. They see views only: never a state, another seat's cards or the source of chance."""
