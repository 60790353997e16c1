"""Measuring games and bots: tournaments and speed."""
