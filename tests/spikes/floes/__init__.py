"""Floes: a hex map that unfolds row by row, with thousands of ways to lay a piece."""
