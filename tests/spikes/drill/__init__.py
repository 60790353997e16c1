"""Drill: everybody plans at once, against a clock that closes the phase whatever is still open."""
