"""Bots play whole matches through views."""

from random import Random
from typing import Any

import pytest

from pelagos.bots import random
from pelagos.bots.driver import Table, finish, play_match, seat_bots
from pelagos.bots.patience import MOST_ANSWERS
from pelagos.games.gravwell.actions import Pick
from pelagos.games.gravwell.game import GAME
from pelagos.games.spacealert.actions import Ready
from pelagos.games.spacealert.game import GAME as MISSIONS
from pelagos.kernel.chance import Recording, Seeded
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CLOCK, CardId
from pelagos.kernel.match import Match
from pelagos.text import LANGUAGES, Catalogue


def first(view: Any, decision: Any, actions: tuple[Any, ...], rng: Random) -> Any:
    return actions[0]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_match_of_bots_ends_and_has_returns_for_every_seat(seats: int) -> None:
    played = play_match(GAME, None, seat_bots(GAME, [random.choose] * seats, "a"), Seeded.of("a"))
    assert len(played.returns) == seats
    assert played.decisions > 20


def test_the_same_seeds_play_the_same_match() -> None:
    def play(bots: str, chance: str) -> Any:
        source = Recording(Seeded.of(chance))
        return play_match(GAME, None, seat_bots(GAME, [random.choose] * 3, bots), source), source.outcomes

    assert play("a", "b") == play("a", "b")
    assert play("a", "b") != play("a", "c")
    assert play("a", "b") != play("d", "b")


def test_a_bot_is_asked_with_the_view_of_its_own_seat() -> None:
    asked = []

    def watch(view: Any, decision: Any, actions: tuple[Any, ...], rng: Random) -> Any:
        asked.append((view.viewer, decision.actor, type(actions)))
        return actions[-1]

    play_match(GAME, None, seat_bots(GAME, [watch] * 4, "a"), Seeded.of("a"))
    assert {seat for seat, _, _ in asked} == {0, 1, 2, 3}
    assert all(viewer == actor and kind is tuple for viewer, actor, kind in asked)


def test_no_two_seats_share_random_numbers() -> None:
    table = seat_bots(GAME, [random.choose] * 4, "a")
    sequences = {tuple(rng.random() for _ in range(3)) for rng in (*table.rngs, table.order)}
    assert len(sequences) == 5


def test_no_seat_always_answers_first_when_all_are_asked_together() -> None:
    state = GAME.start(None, 4, Seeded.of("a"))
    table = seat_bots(GAME, [first] * 4, "a")
    while len(state.pending) < 4:
        decision, action = table.next(state)
        GAME.apply(state, decision.id, action, Seeded.of("b"))
    assert {table.next(state)[0].actor for _ in range(60)} == {0, 1, 2, 3}


def test_an_answer_that_the_rules_refuse_is_not_played() -> None:
    def invent(view: Any, decision: Any, actions: tuple[Any, ...], rng: Random) -> Any:
        return Pick(CardId(99))

    table = seat_bots(GAME, [invent] * 2, "a")
    with pytest.raises(BrokenInvariant, match="refused-bot"):
        play_match(GAME, None, table, Seeded.of("a"))
    match = Match.start(GAME, seats=2, chance=Seeded.of("a"))
    with pytest.raises(BrokenInvariant, match="refused-bot") as caught:
        finish(match, table)
    assert not match.record.inputs
    assert all(Catalogue(GAME, language, strict=True).error(caught.value) for language in LANGUAGES)


def test_events_reach_a_listener() -> None:
    told: list[Event] = []
    play_match(GAME, None, seat_bots(GAME, [first] * 2, "a"), Seeded.of("a"), told.append)
    assert len(told) > 100


def test_bots_finish_a_recorded_match_from_any_position() -> None:
    match = Match.start(GAME, seats=3, chance=Seeded.of("a"))
    table = Table(GAME, [random.choose] * 3, [Random(seat) for seat in range(3)], Random(9))
    for _ in range(10):
        decision, action = table.next(match.state)
        match.apply(decision.id, action)
    answers: list[int] = []
    finish(match, table, lambda: answers.append(len(match.record.inputs)))
    assert match.returns is not None
    assert answers[0] == 11
    assert answers[-1] == len(match.record.inputs)


def test_the_clock_waits_for_seats_but_not_for_ever() -> None:
    asked: list[Any] = []

    def chatter(view: Any, decision: Any, actions: tuple[Any, ...], rng: Random) -> Any:
        asked.append(decision.actor)
        return next(action for action in actions if not isinstance(action, Ready))

    def settle(view: Any, decision: Any, actions: tuple[Any, ...], rng: Random) -> Any:
        return Ready()

    def until_the_clock(bot: Any) -> int:
        asked.clear()
        table = seat_bots(MISSIONS, [bot] * 2, "a")
        state, chance = MISSIONS.start(None, 2, Seeded.of("a")), Seeded.of("b")
        for answers in range(1000):
            decision, action = table.next(state)
            if decision.actor == CLOCK:
                return answers
            MISSIONS.apply(state, decision.id, action, chance)
        return 1000

    assert until_the_clock(settle) == 2
    assert until_the_clock(chatter) == 2 * MOST_ANSWERS
    assert set(asked) == {0, 1}
