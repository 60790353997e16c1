"""The numbered rules of Floes."""

from pelagos.kernel.rulebook import Rulebook

RULEBOOK = Rulebook.load("tests.spikes.floes")
rule = RULEBOOK.rule
cite = RULEBOOK.cite
