"""Finding a bot by its level. A game names its policies as texts, so that bots need not import games."""

from importlib import import_module
from typing import Any

from pelagos.bots import random
from pelagos.bots.policy import Bot
from pelagos.kernel.errors import BrokenInvariant, IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.table_rules import cite

YARDSTICK = "random"


def levels(game: Game[Any]) -> tuple[str, ...]:
    """Return the names of the bots that can play a game, the yardstick first."""
    return (YARDSTICK, *(level for level in game.bots if level != YARDSTICK))


def load_bot(game: Game[Any], level: str) -> Bot:
    """Return the bot of that level.

    Raises:
        IllegalText: the game has no such bot.
        BrokenInvariant: the game names a policy that cannot be imported.
    """
    if level in game.bots:
        return import_policy(game.bots[level])
    if level == YARDSTICK:
        return random.choose
    raise IllegalText(cite("PL-04"), "unknown-bot", bot=level, known=", ".join(levels(game)))


def import_policy(place: str) -> Bot:
    """Import the policy written as ``module:attribute``."""
    module, _, attribute = place.partition(":")
    try:
        policy: Bot = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BrokenInvariant(None, "broken-bot", place=place, reason=f"{type(error).__name__}: {error}") from error
    return policy
