"""Pebbles: a tiny correct game, from which the bad toys are made by spoiling one part each."""
