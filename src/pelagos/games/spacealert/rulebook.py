"""The numbered rules of Space Alert and The New Frontier."""

from pelagos.kernel.rulebook import Rulebook

RULEBOOK = Rulebook.load("pelagos.games.spacealert")
rule = RULEBOOK.rule
cite = RULEBOOK.cite
