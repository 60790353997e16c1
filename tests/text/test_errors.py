"""Every error reads as a sentence in every language, and says where the fault is."""

from functools import cache

import pytest

from pelagos.kernel.discovery import load_all
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.terminal.resolvers import installed_resolvers, load_resolver
from pelagos.text import LANGUAGES, Catalogue
from tests.text.errors_in_source import Raised, errors_in_source
from tests.text.ftl import entries, flaws

GAMES = {game.package: game for game in load_all()[0].values()}
RESOLVERS = {load_resolver(name).package for name in installed_resolvers()}
PLAIN = [error for error in errors_in_source() if not error.open_ended]
OUR_FAULT = ("refused-too-late", "not-over", "not-in-zone", "text-missing", "unexpected")


@cache
def texts_for(package: str, language: str) -> Catalogue:
    own = (package,) if package in RESOLVERS and package not in GAMES else ()
    return Catalogue(GAMES.get(package), language, (*own, "pelagos.terminal", "pelagos.server"), strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("error", PLAIN, ids=lambda error: f"{error.where} {error.key}")
def test_an_error_reads_as_a_sentence(error: Raised, language: str) -> None:
    texts = texts_for(error.package, language)
    arguments: dict[str, str | int] = dict.fromkeys(error.mentions - {"reason", "key"}, 2)
    arguments |= {name: "x" for name in ("reason", "text", "column", "path") if name in error.mentions}
    refusal = IllegalText(None, error.key, **arguments)
    if "key" in error.mentions:
        refusal = IllegalText(None, error.key, **{**arguments, "key": "not-open"})
        refusal.__cause__ = IllegalAction(None, "not-open", decision=1)
    text = texts.error(refusal)
    assert not flaws(text), text
    assert text[0].isupper() or not text[0].isalpha()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_of_ours_is_called_ours_and_says_what_to_do(language: str) -> None:
    ours = {"en": "our fault", "el": "δικό μας", "es": "fallo es nuestro"}[language]
    report = {"en": "report it", "el": "ανέφερέ το", "es": "avísanos"}[language]
    for key in OUR_FAULT:
        package = "pelagos.terminal" if key == "unexpected" else "pelagos.kernel"
        assert f"error-{key}" in entries(package, language)
        text = Catalogue(None, language, ("pelagos.terminal",)).error(IllegalAction(None, key, reason="r", key="k"))
        assert ours in text, key
        assert report in text, key


def test_an_error_in_a_line_says_the_column_and_one_in_json_the_path() -> None:
    texts = Catalogue(GAMES["pelagos.games.gravwell"], "en", strict=True)
    in_line = IllegalText(None, "position-card", text="5", column=7)
    assert texts.error(in_line).endswith("(Column 7.)")
    in_json = IllegalText(None, "position-card", text="5", path="plays.B")
    assert texts.error(in_json).endswith("(At “plays.B”.)")


def test_an_error_with_a_cause_tells_the_cause() -> None:
    refusal = IllegalText(None, "record-input", line=9, text="3 seat 0: play Q", key="not-in-hand")
    refusal.__cause__ = IllegalAction(None, "not-in-hand", card=16)
    text = Catalogue(GAMES["pelagos.games.gravwell"], "en", strict=True).error(refusal)
    assert "Line 9" in text
    assert "Q (tractor beam 3) is not in your hand" in text


def test_ships_in_errors_have_their_names() -> None:
    error = IllegalText(None, "position-duplicate", first="B", second="d26", space=26)
    assert "Azul y la Abandonada 26" in Catalogue(GAMES["pelagos.games.gravwell"], "es").error(error)
