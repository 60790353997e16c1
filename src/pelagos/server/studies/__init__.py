"""Matches looked at input by input: finished ones of this server, and records that are uploaded."""
