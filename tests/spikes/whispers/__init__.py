"""Whispers: effects that call effects, over hidden hands that others partly know."""
