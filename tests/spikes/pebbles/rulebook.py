"""The numbered rules of Pebbles."""

from pelagos.kernel.rulebook import Rulebook

RULEBOOK = Rulebook.load("tests.spikes.pebbles")
rule = RULEBOOK.rule
cite = RULEBOOK.cite
