"""Itchy Feet: the Travel Game, a card game of packing, bargaining and theft for two to six."""
