"""Finding a bot by its level. A game names its policies as texts, so that bots need not import games."""

from typing import Any

from pelagos.bots import random
from pelagos.bots.budget import Budget
from pelagos.bots.guide import Guide
from pelagos.bots.policy import Bot
from pelagos.bots.search import Search
from pelagos.kernel.discovery import broken_game, load_named
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.table_rules import cite

YARDSTICK = "random"
HARD = "hard"
SEARCH = "search"
"""The generic search: ``search`` with its usual budget, ``search:500`` with 500 iterations for each question."""


def levels(game: Game[Any]) -> tuple[str, ...]:
    """Return the names of the bots that can play a game, the yardstick first and the strongest last."""
    named = [level for level in game.bots if level not in (YARDSTICK, HARD)]
    return (YARDSTICK, *named, *([HARD] if HARD in game.bots or game.guide else []))


def load_bot(game: Game[Any], level: str) -> Bot:
    """Return the bot of that level.

    A game that names no `hard` bot of its own but a guide for the search is searched.

    Raises:
        IllegalText: the game has no such bot.
        BrokenInvariant: the game names a policy that cannot be imported.
    """
    if level in game.bots:
        policy: Bot = load_named(game.bots[level], game.name)
        return policy
    if level == YARDSTICK:
        return random.choose
    name, _, iterations = level.partition(":")
    if level in (HARD if game.guide else SEARCH, SEARCH) or (name == SEARCH and iterations.strip("0").isdecimal()):
        budget = Budget(iterations=int(iterations)) if iterations else Budget()
        return Search(game, guide_of(game), budget)
    raise IllegalText(cite("PL-04"), "unknown-bot", bot=level, known=", ".join((*levels(game), f"{SEARCH}:300")))


def guide_of(game: Game[Any]) -> Guide:
    """Return what a game tells the search about itself; nothing, if it names no guide.

    Raises:
        BrokenInvariant: it cannot be imported, or is no mapping of the names of `Guide`.
    """
    if not game.guide:
        return Guide()
    told = load_named(game.guide, game.name)
    try:
        return Guide(**told)
    except TypeError as error:
        raise broken_game(game.name, error, game.guide) from error
