"""Pelagos: four voyage board games played by the book."""

__version__ = "0.1.0"
