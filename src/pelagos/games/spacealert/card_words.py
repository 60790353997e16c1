"""What a threat card does, as names of texts and what they mention; whoever shows a card puts it into words."""

from collections.abc import Iterator
from typing import Final

import msgspec

from pelagos.games.spacealert.board import STATIONS
from pelagos.games.spacealert.cards import CardEffect, ThreatCard, Traits
from pelagos.games.spacealert.rules.tracks import start_stations

Mentioned = dict[str, str | int]

MARKS: Final = "XYZ"
PLAIN: Final = Traits()
"""The traits of a threat without any."""
UNSAID: Final = frozenset({"op", "mode", "only_if", "unless", "phased_amount", "heal_by_absorbed", "after_death"})
"""What an effect says by the choice of its text, or beside it."""


class Effect(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """Something a threat does."""

    mark: str
    """The mark at which it does it; empty for what it always does."""
    text: str
    """Key of the text."""
    mentions: Mentioned
    """What the text mentions: numbers, and words that have texts of their own."""
    when: str | None = None
    """Key of the text of the condition, if there is one."""


def effects_of(card: ThreatCard) -> tuple[Effect, ...]:
    """Return all that a card does: what it always does, then mark by mark."""
    return (*traits_of(card), *(effect for mark in MARKS for effect in effects_at(card, mark)))


def effects_at(card: ThreatCard, mark: str) -> Iterator[Effect]:
    """Yield what a card does at a mark."""
    for row in card.effects_of(mark):
        yield Effect(mark=mark, text=text_of(row), mentions=mentions_of(row), when=condition_of(row))
        if row.phased_amount is not None:
            yield Effect(mark=mark, text="effect-phased", mentions={"amount": row.phased_amount})
        if row.heal_by_absorbed:
            yield Effect(mark=mark, text="effect-heal-absorbed", mentions={})


def text_of(row: CardEffect) -> str:
    """Return the key of the text of an effect; attacks of another sort have their own."""
    return f"effect-{row.op}" if row.mode is None else f"effect-{row.op}-{row.mode}"


def mentions_of(row: CardEffect) -> Mentioned:
    """Return what an effect mentions."""
    fields = [name for name in row.__struct_fields__ if name not in UNSAID]
    return {name: getattr(row, name) for name in fields if getattr(row, name) is not None}


def condition_of(row: CardEffect) -> str | None:
    """Return the key of the text of an effect's condition."""
    if row.unless is not None:
        return f"unless-{row.unless}"
    return None if row.only_if is None else f"if-{row.only_if.replace('<', '-below-')}"


def traits_of(card: ThreatCard) -> Iterator[Effect]:
    """Yield what a card always does."""
    if any("_if_" in station for station in card.stations):
        odd, even = (STATIONS[station] for turn in (1, 2) for station in start_stations(card, turn))
        yield Effect(mark="", text="trait-odd_or_even", mentions={"odd": odd, "even": even})
    for name in card.traits.__struct_fields__:
        value = getattr(card.traits, name)
        if value == getattr(PLAIN, name):
            continue
        if isinstance(value, tuple):
            yield from (Effect(mark="", text=f"trait-{name}", mentions={"value": part}) for part in value)
        else:
            yield Effect(mark="", text=f"trait-{name}", mentions={} if value is True else {"value": value})
