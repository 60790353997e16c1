"""Understanding an answer: a number of the list, the notation, or as much of the notation as names one answer only."""

from collections.abc import Sequence
from typing import Any

from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.notation import read_action, write_action


def understand(game: Game[Any], decision: Decision, actions: Sequence[Action], text: str) -> Action:
    """Return the action that a person means; whether the rules allow it is not judged here.

    Args:
        game: the rules.
        decision: the question.
        actions: the listed answers, in the order in which they are numbered.
        text: what the person wrote.

    Raises:
        IllegalText: it cannot be read as an answer.
    """
    if text.isascii() and text.isdecimal():
        return numbered(actions, text)
    short = [action for action in actions if text.casefold() in spellings(game, action)]
    if len(short) == 1:
        return short[0]
    try:
        return read_action(game, decision, text)
    except IllegalText as error:
        if error.key == "action-name":
            raise IllegalText(None, "not-understood", text=text) from None
        raise


def numbered(actions: Sequence[Action], text: str) -> Action:
    """Return the answer of that number in the list, counted from 1."""
    place = int(text) if len(text) <= len(str(len(actions))) else 0
    if not 1 <= place <= len(actions):
        raise IllegalText(None, "choice-number", number=text, last=len(actions))
    return actions[place - 1]


def spellings(game: Game[Any], action: Action) -> tuple[str, ...]:
    """Return the notation of an action and what follows its first word, in small letters."""
    notation = write_action(game, action).casefold()
    return notation, notation.partition(" ")[2]
