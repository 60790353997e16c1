"""The numbered rules of Drill."""

from pelagos.kernel.rulebook import Rulebook

RULEBOOK = Rulebook.load("tests.spikes.drill")
rule = RULEBOOK.rule
cite = RULEBOOK.cite
