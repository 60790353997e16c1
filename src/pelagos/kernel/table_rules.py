"""The few rules of the table itself, which hold in every game: who may answer what, and when."""

from pelagos.kernel.rulebook import Rulebook

TABLE_RULES = Rulebook.load("pelagos.kernel")
cite = TABLE_RULES.cite
