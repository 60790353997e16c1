"""Options are refused with a sentence unless they are the game's own and a record can hold them."""

from typing import Any, Literal

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.game import Options
from pelagos.kernel.option_text import read_options, require_sound
from pelagos.kernel.visibility import Public
from pelagos.text import LANGUAGES, Catalogue


class Course(Options, frozen=True, kw_only=True):
    fast: Public[bool] = False
    rounds: Public[int] = 3
    wind: Public[Literal["calm", "gale"]] = "calm"
    name: Public[str] = ""


def reads_everywhere(error: IllegalAction) -> bool:
    return all(Catalogue(GAME, language, strict=True).error(error) for language in LANGUAGES)


def test_options_are_read_from_texts() -> None:
    texts = {"fast": "yes", "rounds": "5", "wind": "gale", "name": "a storm"}
    assert read_options(Course, texts) == Course(fast=True, rounds=5, wind="gale", name="a storm")


@pytest.mark.parametrize("word", ["yes", "no", "5", "-"])
def test_a_free_text_may_be_a_word_that_means_something_elsewhere(word: str) -> None:
    assert read_options(Course, {"name": word}) == Course(name=word)


@pytest.mark.rule("PL-04")
@pytest.mark.parametrize(
    ("name", "text", "key"),
    [
        ("fast", "perhaps", "option-value"),
        ("rounds", "many", "option-number"),
        ("wind", "breeze", "option-value"),
        ("depth", "3", "unknown-option"),
    ],
)
def test_a_text_that_is_no_value_of_its_option_is_refused_in_every_language(name: str, text: str, key: str) -> None:
    with pytest.raises(IllegalText) as caught:
        read_options(Course, {name: text})
    assert (caught.value.rule, caught.value.key) == ("PL-04", key)
    assert reads_everywhere(caught.value)


@pytest.mark.rule("PL-04")
@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"fast": 2}, "option-value"),
        ({"rounds": "3"}, "option-number"),
        ({"wind": None}, "option-value"),
        ({"name": 7}, "option-line"),
        ({"name": "two\nlines"}, "option-line"),
        ({"name": "two\u2028lines"}, "option-line"),
        ({"name": " edge"}, "option-line"),
        ({"name": "\ud800"}, "option-line"),
    ],
)
def test_a_value_that_a_record_could_not_hold_is_refused(values: dict[str, Any], key: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        require_sound(Course, Course(**values))
    assert caught.value.key == key
    assert reads_everywhere(caught.value)


@pytest.mark.rule("PL-04")
@pytest.mark.parametrize("options", [ItchyFeetOptions(), "fast", {}])
def test_options_of_something_else_are_refused(options: Any) -> None:
    with pytest.raises(IllegalAction, match="wrong-options") as caught:
        GAME.start(options, 3, Seeded.of("x"))
    assert reads_everywhere(caught.value)


@pytest.mark.rule("PL-04")
@pytest.mark.parametrize("seats", [0, 5, -1, 3.0, True, "3", None])
def test_a_number_of_seats_is_a_whole_number_that_the_game_allows(seats: Any) -> None:
    with pytest.raises(IllegalAction, match="seats") as caught:
        GAME.start(GravwellOptions(), seats, Seeded.of("x"))
    assert reads_everywhere(caught.value)
