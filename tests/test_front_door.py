"""A script that imports nothing but `pelagos` can play, look, sample, copy, record and verify."""

import random

import pytest

import pelagos


def test_the_whole_life_of_a_match_in_one_script() -> None:
    game, rng = pelagos.load("gravwell"), random.Random(1)
    match = pelagos.Match.start(game, seats=4, chance=pelagos.Seeded.of("script"))
    while match.pending:
        decision = rng.choice(match.pending)
        match.apply(decision.id, rng.choice(match.legal(decision)))
    record = pelagos.read_record(game, pelagos.write_record(game, match.record))
    assert pelagos.verify(game, record).over
    assert game.encode_state(pelagos.replay(game, record)) == game.encode_state(match.state)
    view = match.observe(None)
    world = game.sample(view, pelagos.Seeded.of("guess"))
    assert game.observe(game.clone(world), None) == view
    assert all(event.rule.startswith("GR-") for batch in match.events_for(None) for event in batch)


def test_the_front_door_names_the_games_and_the_two_errors() -> None:
    assert "gravwell" in pelagos.installed()
    with pytest.raises(pelagos.IllegalAction, match="unknown-game"):
        pelagos.load("chess")


def test_games_and_matches_say_what_they_are() -> None:
    game = pelagos.load("gravwell")
    match = pelagos.Match.start(game, seats=2, chance=pelagos.Seeded.of("script"))
    assert repr(game) == f"Game('gravwell', version={game.version})"
    assert repr(match) == "<Match of gravwell, 2 seats, 0 inputs, running>"
