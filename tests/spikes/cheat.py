"""A bot that tries to cheat: it sees its own view and the list of its actions, and abuses both."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.ids import Actor, Seat
from pelagos.kernel.match import Match

Attempt = tuple[int, Action, Actor]
"""Which question it answers, with what, and as whom."""


class Cheat:
    """Sits on one seat, keeps everything it was ever handed, and tries a trick whenever it is asked."""

    def __init__(self, seat: Seat, seed: str) -> None:
        self.seat = seat
        self.rng = random.Random(seed)
        self.heard: list[tuple[Decision, Action]] = []

    def attempts(self, match: Match[Any], decision: Decision, listed: Sequence[Action]) -> list[Attempt]:
        """Return all the tricks there are in this position."""
        found = [attempt for trick in TRICKS for attempt in trick(self, match, decision, listed)]
        self.heard.append((decision, self.rng.choice(listed)))
        return found


def answer_for_others(cheat: Cheat, match: Match[Any], mine: Decision, listed: Sequence[Action]) -> list[Attempt]:
    """Answer somebody else's question, under its own name."""
    others = [asked for asked in match.pending if asked.actor != cheat.seat]
    return [(asked.id, cheat.rng.choice(match.legal(asked)), cheat.seat) for asked in others]


def answer_again(cheat: Cheat, match: Match[Any], mine: Decision, listed: Sequence[Action]) -> list[Attempt]:
    """Answer a question once more that is closed, and one that was never asked."""
    open_ids = {asked.id for asked in match.pending} | {given.decision.id for given in match.state.sealed}
    stale: list[Attempt] = [
        (asked.id, action, cheat.seat) for asked, action in cheat.heard[-5:] if asked.id not in open_ids
    ]
    return [*stale, (mine.id + 1000, listed[0], cheat.seat), (-1, listed[0], cheat.seat)]


def answer_past_the_question(
    cheat: Cheat, match: Match[Any], mine: Decision, listed: Sequence[Action]
) -> list[Attempt]:
    """Give an answer that belongs to another kind of question."""
    fitting = match.game.asks[type(mine)].actions
    misfits: list[Attempt] = [(mine.id, action, cheat.seat) for _, action in cheat.heard if type(action) not in fitting]
    return misfits[-3:]


def play_cards_of_others(cheat: Cheat, match: Match[Any], mine: Decision, listed: Sequence[Action]) -> list[Attempt]:
    """Play each card that it does not hold."""
    own = set(match.state.hands[cheat.seat].cards)
    stranger = [card for card in range(len(match.game.cards)) if card not in own]
    played = [action for action in listed if "card" in action.__struct_fields__]
    forged = [msgspec.structs.replace(action, card=card) for action in played for card in stranger]
    return [(mine.id, action, cheat.seat) for action in forged if action not in listed]


TRICKS: Final[tuple[Callable[..., list[Attempt]], ...]] = (
    answer_for_others,
    answer_again,
    answer_past_the_question,
    play_cards_of_others,
)
