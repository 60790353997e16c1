"""The numbered rules of Haggle."""

from pelagos.kernel.rulebook import Rulebook

RULEBOOK = Rulebook.load("haggle")
rule = RULEBOOK.rule
cite = RULEBOOK.cite
