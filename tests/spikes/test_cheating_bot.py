"""A bot that cheats gets nothing by it: every trick is refused and leaves no trace, and no view is a way in."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from pelagos.kernel.chance import Seeded
from pelagos.kernel.decision import Decision
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import Seat
from pelagos.kernel.match import Match
from tests.spikes.cheat import TRICKS, Cheat
from tests.spikes.toys import TOYS

CHEAT = Seat(0)
PLAYABLE = ("example.haggle", "spike.pebbles", "spike.whispers")
"""Toys in which cards of a hand are played."""


def positions(name: str) -> Iterator[tuple[Match[Any], Decision, Cheat]]:
    """Play a match at random and stop at every question that is put to the cheat."""
    match, cheat = Match.start(TOYS[name], seats=3, chance=Seeded.of(name)), Cheat(CHEAT, name)
    rng = random.Random(name)
    while match.pending:
        decision = rng.choice(match.pending)
        if decision.actor == CHEAT:
            yield match, decision, cheat
        match.apply(decision.id, rng.choice(match.legal(decision)))


@pytest.mark.parametrize("name", PLAYABLE)
def test_every_trick_is_refused_with_a_rule_and_leaves_no_trace(name: str) -> None:
    tried = 0
    for match, decision, cheat in positions(name):
        before = match.game.encode_state(match.state), len(match.record.inputs), len(match.history)
        for asked, action, actor in cheat.attempts(match, decision, match.legal(decision)):
            with pytest.raises(IllegalAction) as caught:
                match.apply(asked, action, actor=actor)
            assert caught.value.rule is not None
            tried += 1
        assert (match.game.encode_state(match.state), len(match.record.inputs), len(match.history)) == before
    assert tried > 20


@pytest.mark.parametrize("trick", TRICKS)
def test_every_trick_is_really_tried(trick: Any) -> None:
    tried = 0
    for match, decision, cheat in (position for name in PLAYABLE for position in positions(name)):
        listed = match.legal(decision)
        tried += len(trick(cheat, match, decision, listed))
        cheat.heard.append((decision, listed[0]))
    assert tried


@pytest.mark.parametrize("name", TOYS)
def test_a_match_goes_on_unchanged_when_the_lists_it_hands_out_are_emptied(name: str) -> None:
    match, _, _ = next(positions(name))
    for decision in match.pending:
        listed = match.legal(decision)
        expected = list(listed)
        if isinstance(listed, list):
            listed.clear()
        assert list(match.legal(decision)) == expected


@pytest.mark.parametrize("name", TOYS)
def test_nothing_in_a_view_or_an_action_can_be_changed(name: str) -> None:
    match, decision, _ = next(positions(name))
    for thing in (match.observe(CHEAT), decision, *match.legal(decision)[:20]):
        for part in parts_of(thing):
            assert not isinstance(part, list | set | bytearray)
            for field in getattr(part, "__struct_fields__", ()):
                with pytest.raises(AttributeError):
                    setattr(part, field, None)


def parts_of(value: Any) -> Iterator[Any]:
    """Yield a value and everything in it."""
    yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, tuple | list) else ()
    if isinstance(value, msgspec.Struct):
        inner = [getattr(value, name) for name in value.__struct_fields__]
    for part in inner:
        yield from parts_of(part)


@pytest.mark.parametrize("name", TOYS)
def test_a_dict_in_a_view_is_a_copy(name: str) -> None:
    match, _, _ = next(positions(name))
    before = match.game.encode_state(match.state)
    for part in parts_of(match.observe(CHEAT)):
        if isinstance(part, dict):
            part.clear()
    assert match.game.encode_state(match.state) == before
