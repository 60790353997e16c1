"""Haggle: trade, bluff and steal until you hold four goods of one kind."""
