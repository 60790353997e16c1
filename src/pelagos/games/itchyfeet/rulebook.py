"""The numbered rules of Itchy Feet."""

from pelagos.kernel.rulebook import Rulebook

RULEBOOK = Rulebook.load("pelagos.games.itchyfeet")
rule = RULEBOOK.rule
cite = RULEBOOK.cite
