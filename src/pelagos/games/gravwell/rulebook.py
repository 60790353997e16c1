"""The numbered rules of Gravwell."""

from pelagos.kernel.rulebook import Rulebook

RULEBOOK = Rulebook.load("pelagos.games.gravwell")
rule = RULEBOOK.rule
cite = RULEBOOK.cite
