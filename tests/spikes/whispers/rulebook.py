"""The numbered rules of Whispers."""

from pelagos.kernel.rulebook import Rulebook

RULEBOOK = Rulebook.load("tests.spikes.whispers")
rule = RULEBOOK.rule
cite = RULEBOOK.cite
