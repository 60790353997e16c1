"""Gravwell: Escape from the 9th Dimension, with its solo game and its variants."""
