"""Everything a toy can say has a text in every language."""

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from pelagos.kernel.data import read_text
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CardId
from pelagos.kernel.observe import observe
from pelagos.text import LANGUAGES, Catalogue
from tests.spikes.toys import TOYS
from tests.support.specimens import specimens

EVERYTHING = [(name, language) for name in TOYS for language in LANGUAGES]
in_every_language = pytest.mark.parametrize(("name", "language"), EVERYTHING)


def texts_of(name: str, language: str) -> tuple[Game[Any], Catalogue]:
    return TOYS[name], Catalogue(TOYS[name], language, strict=True)


def require_fine(text: str) -> None:
    assert text.strip()
    assert not set("{}$[]") & set(text), text


def keys(package: str, language: str) -> set[str]:
    body = FluentParser().parse(read_text(package, f"text/{language}.ftl")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@in_every_language
def test_events_questions_and_answers_read_well_hidden_or_not(name: str, language: str) -> None:
    game, texts = texts_of(name, language)
    tellers: list[tuple[type[Any], Any]] = [(cls, texts.event) for cls in game.event_types]
    tellers += [(cls, texts.decision) for cls in game.asks] + [(cls, texts.action) for cls in game.action_types()]
    for cls, tell in tellers:
        for thing in specimens(game, cls, game.seats[-1]):
            for seen in (thing, observe(thing, None)):
                if seen is not None:
                    require_fine(tell(seen, None))


@in_every_language
def test_cards_options_rules_and_chapters_read_well(name: str, language: str) -> None:
    game, texts = texts_of(name, language)
    told = [texts.card(CardId(card)) for card in range(len(game.cards))]
    told += [texts.rule(number) for number in game.rulebook.rules]
    told += [texts.say(f"rule-chapter-{rule.chapter}") for rule in game.rulebook.rules.values()]
    told += [texts.option(option) + texts.option_help(option) for option in game.options_type.__struct_fields__]
    told += [texts.say("game-title"), texts.say("game-summary")]
    for text in told:
        require_fine(text)


@pytest.mark.parametrize("name", TOYS)
def test_the_same_texts_exist_in_every_language(name: str) -> None:
    package = TOYS[name].package
    assert len({frozenset(keys(package, language)) for language in LANGUAGES}) == 1


@in_every_language
def test_a_refusal_reads_well(name: str, language: str) -> None:
    game, texts = texts_of(name, language)
    mentioned: dict[str, Any] = {"card": 0, "seat": 0, "slot": 1, "most": 2, "version": 1, "now": 2, "piece": "I4"}
    for key in sorted(keys(game.package, language)):
        if key.startswith("error-"):
            require_fine(texts.error(IllegalAction(None, key.removeprefix("error-"), **mentioned)))
