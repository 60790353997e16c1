"""Checks of what surrounds the rules: the sentences in every language, and the bots."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from pelagos.bots.driver import play_match, seat_bots
from pelagos.bots.registry import HARD, YARDSTICK, levels, load_bot
from pelagos.conformance.driving import Subject, walk
from pelagos.conformance.failure import fail_as
from pelagos.conformance.setups import Setup
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import BrokenInvariant, IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId
from pelagos.kernel.observe import observe
from pelagos.text import LANGUAGES, Catalogue

RAW = ("{", "}", "[id ")
"""What a sentence shows where something is missing."""
STEPS = 200
DUELS = 20
"""At most so many matches are played by each bot and by the yardstick in its place."""
CLEAR = 5
"""No more are needed when the bot was better in so many more than it was worse in."""


def check_everything_reads(subject: Subject) -> None:
    """Rules, cards, options, and whatever a random match asks, is answered and tells, read in every language."""
    failure = fail_as("everything reads")
    for language in LANGUAGES:
        texts = Catalogue(subject.game, language, (), strict=True)
        try:
            for text in (*_fixed_texts(subject, texts), *_texts_of_matches(subject, texts)):
                if not text.strip() or any(mark in text for mark in RAW):
                    raise failure(f"{language}: {text!r}")
        except BrokenInvariant as error:
            raise failure(f"{language}: {error}") from error


def _fixed_texts(subject: Subject, texts: Catalogue) -> Iterator[str]:
    game = subject.game
    yield texts.say("game-title")
    yield from (texts.rule(number) for number in game.rulebook.rules)
    yield from (texts.card(CardId(number)) for number in range(len(game.cards)))
    for name in game.options_type.__struct_fields__:
        yield texts.option(name)
        yield texts.option_help(name)


def _texts_of_matches(subject: Subject, texts: Catalogue) -> Iterator[str]:
    for setup in _fewest_and_most_seats(subject):
        events: list[Event] = []
        for step in islice(walk(subject, setup, f"texts {setup}"), STEPS):
            view = subject.game.observe(step.state, None)
            yield texts.decision(step.decision, view)
            yield texts.action(step.action, view)
            after = subject.game.clone(step.state)
            subject.game.apply(after, step.decision.id, step.action, Seeded.of("texts"), events.append)
            yield from _told(texts, events, setup, view)
            events.clear()


def _told(texts: Catalogue, events: list[Event], setup: Setup, view: Any) -> Iterator[str]:
    for event in events:
        for viewer in (0, setup.seats - 1, None):
            seen = observe(event, viewer)  # type: ignore[arg-type]  # a seat is a whole number
            if seen is not None:
                yield texts.event(seen, view)


def _fewest_and_most_seats(subject: Subject) -> Iterator[Setup]:
    yield subject.setups[0]
    yield subject.setups[-1]


def check_bots_finish(subject: Subject) -> None:
    """Every bot of the game plays a match with itself to the end; a slow `hard` one is left to tests of its own."""
    failure = fail_as("bots finish")
    game, setup = subject.game, subject.setups[0]
    for level in levels(game):
        if level == HARD:
            continue
        table = seat_bots(game, [load_bot(game, level)] * setup.seats, f"bots {level}")
        try:
            play_match(game, setup.options, table, Seeded.of(f"bots {level}"))
        except (BrokenInvariant, IllegalAction) as error:
            raise failure(f"{level}: {error}") from error


def check_bots_beat_random(subject: Subject) -> None:
    """A seat played by a bot wins more than the same seat does at random, everybody else playing at random.

    Where all win or lose together, all are bots. A slow `hard` bot is left to tests of its own, which also say by how
    much: this is no measure.
    """
    failure = fail_as("bots beat random")
    usual: list[float] = []
    for level in levels(subject.game):
        if level not in (YARDSTICK, HARD) and not _beats_random(subject, level, usual):
            raise failure(f"{level} wins no more than random does in {DUELS} matches")


def _beats_random(subject: Subject, level: str, usual: list[float]) -> bool:
    """Tell whether a bot wins more; `usual` is what its seat wins at random, as far as that is known already."""
    more, better = 0.0, 0
    for number in range(DUELS):
        if number == len(usual):
            usual.append(_won(subject, YARDSTICK, number))
        gained = _won(subject, level, number) - usual[number]
        more += gained
        better += (gained > 0) - (gained < 0)
        if better == CLEAR:
            break
    return more > 0


def _won(subject: Subject, level: str, number: int) -> float:
    """Return what one bot wins in a match of the smallest table of several, or alone, its seat changing."""
    game = subject.game
    seats = next((count for count in game.seats if count > 1), 1)
    bot, other = load_bot(game, level), load_bot(game, YARDSTICK if game.lost is None else level)
    own = number % seats
    table = seat_bots(game, [bot if seat == own else other for seat in range(seats)], f"duel {number}")
    return play_match(game, None, table, Seeded.of(f"duel {number}")).returns[own]
