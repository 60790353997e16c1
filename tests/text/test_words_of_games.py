"""Everything a game can say, rendered in every language: nothing missing, nothing raw, hidden or visible."""

from functools import cache
from typing import Any

import msgspec
import pytest

from pelagos.kernel.chance import Seeded
from pelagos.kernel.discovery import load_all
from pelagos.kernel.errors import BrokenInvariant, IllegalAction
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CLOCK, CardId, Seat
from pelagos.kernel.observe import observe, observer_of, view_of
from pelagos.kernel.option_text import option_choices
from pelagos.kernel.visibility import fields_of
from pelagos.terminal.board import board_text
from pelagos.terminal.voice import Voice
from pelagos.text import LANGUAGES, Catalogue
from tests.support.specimens import specimens
from tests.text.ftl import PACKAGES, flaws

GAMES = {name: game for name, game in load_all()[0].items() if game.package in PACKAGES}
EVERYTHING = [(name, language) for name in GAMES for language in LANGUAGES]
QUESTIONS = 150
STRIDE = 4
"""How far a match is played for its texts, and which of its positions are looked at."""
in_every_language = pytest.mark.parametrize(("name", "language"), EVERYTHING)


@cache
def positions(name: str) -> tuple[Any, ...]:
    """Return some states of a random match with the fewest and of one with the most seats, each with a question."""
    game = GAMES[name]
    states = []
    for seats in {game.seats[0], game.seats[-1]}:
        chance = Seeded.of(f"texts {seats}")
        state = game.start(None, seats, chance)
        for _ in range(QUESTIONS):
            states.append(game.clone(state))
            decision = state.pending[-1]
            actions = game.legal(state, decision)
            game.apply(state, decision.id, actions[chance.roll(len(actions))], chance)
            if not state.pending:
                break
    return tuple(states[::STRIDE])


def asked(name: str) -> dict[type, tuple[Any, Any]]:
    """Return, for each kind of question, one and what the seat that is asked may know.

    A kind that no random match came to is put to seat 0 at the start of a match.
    """
    game = GAMES[name]
    found: dict[type, tuple[Any, Any]] = {}
    start = game.observe(positions(name)[0], Seat(0))
    for kind in game.asks:
        found[kind] = next(specimens(game, kind, game.seats[0])), start
    for state in positions(name):
        for decision in state.pending:
            if decision.actor != CLOCK:
                found[type(decision)] = decision, game.observe(state, decision.actor)
    return found


def require_fine(text: str, what: object) -> None:
    assert text.strip(), what
    assert not flaws(text), (what, text)


@in_every_language
def test_every_event_reads_well_for_every_viewer(name: str, language: str) -> None:
    game = GAMES[name]
    texts = Catalogue(game, language, strict=True)
    for seats in game.seats:
        view = game.observe(game.start(None, seats, Seeded.of("event")), None)
        for event_type in game.event_types:
            for event in specimens(game, event_type, seats):
                for seen in (event, observe(event, None), observe(event, Seat(0))):
                    if seen is not None:
                        require_fine(texts.event(seen, view), seen)


@in_every_language
def test_every_question_and_answer_reads_well(name: str, language: str) -> None:
    game = GAMES[name]
    texts = Catalogue(game, language, strict=True)
    for kind, (decision, view) in asked(name).items():
        require_fine(texts.decision(decision, view), decision)
        for action_type in game.asks[kind].actions:
            for action in specimens(game, action_type, view_seats(game)):
                require_fine(texts.action(action, view), action)
                require_fine(texts.action(observer_of(action_type)(action, None, 0), view), action)


@pytest.mark.parametrize("name", GAMES)
def test_words_that_need_no_view_are_the_same_without_one(name: str) -> None:
    game = GAMES[name]
    texts = Catalogue(game, "en", strict=True)
    is_fixed = texts.wording.is_fixed
    view = game.observe(game.start(None, view_seats(game), Seeded.of("fixed")), Seat(0))
    for kind, (decision, seen) in asked(name).items():
        if is_fixed(kind):
            assert texts.decision_message(decision, seen) == texts.decision_message(decision, None)
    for action_type in filter(is_fixed, game.action_types()):
        for action in specimens(game, action_type, view_seats(game)):
            assert texts.action_message(action, view) == texts.action_message(action, None)
    for event_type in filter(is_fixed, game.event_types):
        for event in specimens(game, event_type, view_seats(game)):
            assert texts.event_message(event, view) == texts.event_message(event, None)


def view_seats(game: Game[Any]) -> int:
    """Return a number of seats that every table of the game has."""
    return game.seats[0]


@in_every_language
def test_every_card_option_and_rule_reads_well(name: str, language: str) -> None:
    game = GAMES[name]
    texts = Catalogue(game, language, strict=True)
    for card in range(len(game.cards)):
        require_fine(texts.card(CardId(card)), card)
        require_fine(texts.card_line(CardId(card)), card)
    for option in game.options_type.__struct_fields__:
        require_fine(texts.option(option), option)
        require_fine(texts.option_help(option), option)
        for choice in option_choices(game.options_type, option):
            value: object = {"yes": True, "no": False}.get(choice, choice)
            require_fine(texts.option_value(option, value), choice)
    for number in game.rulebook.rules:
        assert not set("{}$") & set(texts.rule(number))


@in_every_language
def test_every_option_with_words_for_values_has_a_text_for_each(name: str, language: str) -> None:
    game = GAMES[name]
    texts = Catalogue(game, language, strict=True)
    for option in game.options_type.__struct_fields__:
        for choice in option_choices(game.options_type, option):
            assert choice in {"yes", "no"} or texts.has(f"option-{option}.{choice}")


@in_every_language
@pytest.mark.parametrize("viewer", [None, Seat(0)])
def test_every_board_reads_well(name: str, language: str, viewer: Seat | None) -> None:
    game = GAMES[name]
    voice = Voice(language, game)
    for state in positions(name):
        require_fine(board_text(voice, game, game.observe(state, viewer)), state)


@pytest.mark.parametrize("name", GAMES)
def test_a_hidden_field_is_told_as_hidden_and_never_by_its_value(name: str) -> None:
    game = GAMES[name]
    view = game.observe(game.start(None, game.seats[-1], Seeded.of("hidden")), None)
    for event_type in game.event_types:
        if view_of(event_type) is event_type:
            continue
        texts = Catalogue(game, "en", strict=True)
        seen = [observe(event, None) for event in specimens(game, event_type, 2, only_hidden_differs=True)]
        told = {texts.event(event, view) for event in seen if event is not None}
        assert len(told) <= 1, event_type


def test_an_error_names_cards_and_options_in_words() -> None:
    texts = Catalogue(GAMES["gravwell"], "es", strict=True)
    assert "H (4)" in texts.error(IllegalAction(None, "not-in-hand", card=7))
    assert "Variante difícil" in texts.error(IllegalAction(None, "solo-combination", option="hardcore"))


def test_a_missing_text_is_an_error_in_tests_and_readable_for_users() -> None:
    strict = Catalogue(None, "el", strict=True)
    with pytest.raises(BrokenInvariant) as caught:
        strict.say("no-such-text", ship="B")
    assert caught.value.key == "text-missing"
    assert Catalogue(None, "el").say("no-such-text", ship="B") == "[no-such-text ship: B]"


def test_a_missing_variable_is_an_error_in_tests_and_readable_for_users() -> None:
    with pytest.raises(BrokenInvariant) as caught:
        Catalogue(None, "en", strict=True).say("seat-name")
    assert caught.value.key == "text-fault"
    assert Catalogue(None, "en").say("seat-name").startswith("Seat")


def test_every_event_class_has_fields_that_can_be_told() -> None:
    for game in GAMES.values():
        for event_type in game.event_types:
            assert issubclass(event_type, msgspec.Struct)
            assert "rule" in fields_of(event_type)
