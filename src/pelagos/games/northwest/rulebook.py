"""The numbered rules of Northwest Passage Adventure."""

from pelagos.kernel.rulebook import Rulebook

RULEBOOK = Rulebook.load("pelagos.games.northwest")
rule = RULEBOOK.rule
cite = RULEBOOK.cite
