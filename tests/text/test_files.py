"""The Fluent files as such: readable, alike in every language, and nothing missing that the source needs."""

from pathlib import Path

import pytest

from pelagos.kernel.discovery import load_all
from pelagos.kernel.table_rules import TABLE_RULES
from pelagos.text import LANGUAGES, Catalogue
from tests.text.errors_in_source import Raised, errors_in_source
from tests.text.ftl import PACKAGES, entries, variables
from tests.text.plain import sentences

TRANSLATIONS = [(package, language) for package in PACKAGES for language in LANGUAGES[1:]]
FOREIGN_WORDS = "words-"
"""What people type differs from language to language, and so does the number of words for it."""


@pytest.mark.parametrize(("package", "language"), TRANSLATIONS)
def test_every_text_exists_in_every_language(package: str, language: str) -> None:
    assert set(entries(package, language)) == set(entries(package, LANGUAGES[0]))


@pytest.mark.parametrize(("package", "language"), TRANSLATIONS)
def test_a_text_mentions_the_same_in_every_language(package: str, language: str) -> None:
    english, other = entries(package, LANGUAGES[0]), entries(package, language)
    assert {key: variables(entry) for key, entry in other.items()} == {
        key: variables(entry) for key, entry in english.items()
    }


def test_texts_are_translated() -> None:
    """A sentence that reads the same in two languages was forgotten; names, notation and numbers may."""
    for package in PACKAGES:
        english = sentences(package, LANGUAGES[0])
        for language in LANGUAGES[1:]:
            same = {key for key, text in sentences(package, language).items() if text == english.get(key)}
            assert not same, f"{package} {language}"


def raised(error: Raised) -> str:
    return f"{error.where} {error.key}"


@pytest.mark.parametrize("error", errors_in_source(), ids=raised)
def test_every_error_of_the_source_has_a_text_with_what_it_mentions(error: Raised) -> None:
    known = {**entries("pelagos.kernel", "en"), **entries(error.package, "en")}
    key = f"error-{error.key}"
    if error.open_ended:
        assert any(name.startswith(key) for name in known)
    else:
        assert key in known
        assert variables(known[key]) <= error.mentions


def test_the_scan_finds_the_errors_that_are_known_to_be_there() -> None:
    keys = {error.key for error in errors_in_source()}
    assert {"not-open", "hash-differs", "not-in-hand", "script-exhausted", "unknown-language", "file-exists"} <= keys


def test_every_error_text_is_used() -> None:
    used = {f"error-{error.key}" for error in errors_in_source()}
    begun = tuple(f"error-{error.key}" for error in errors_in_source() if error.key.endswith("-"))
    helpers = {"error-at-column", "error-at-path"}
    for package in PACKAGES:
        texts = {key for key in entries(package, "en") if key.startswith("error-")} - helpers
        unused = {key for key in texts - used if not key.startswith(begun)}
        assert not unused, package


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_chapter_has_a_text(language: str) -> None:
    games, _ = load_all()
    books = {"pelagos.kernel": TABLE_RULES, **{game.package: game.rulebook for game in games.values()}}
    for package, book in books.items():
        if package not in PACKAGES:
            continue  # a game from another package answers for its own texts
        texts = entries(package, language)
        needed = {f"rule-{number}" for number in book.rules}
        needed |= {f"rule-{number}.uncertain" for number, rule in book.rules.items() if rule.uncertain}
        needed |= {f"rule-chapter-{rule.chapter}" for rule in book.rules.values()}
        assert needed <= set(texts)
        assert {key for key in texts if key.startswith("rule-")} == needed


def test_a_package_without_texts_leaves_the_others_readable() -> None:
    texts = Catalogue(None, "el", ("pelagos.components",))
    assert texts.rule("PL-02").startswith("Απαντά μόνο")
    assert texts.say("rule-XX-01") == "[rule-XX-01]"


def test_what_is_missing_in_a_language_is_read_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "english_only" / "text"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text("rule-XX-01 = Be kind.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert Catalogue(None, "el", ("english_only",)).rule("XX-01") == "Be kind."
