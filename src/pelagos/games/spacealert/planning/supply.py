"""Whether the threat decks of a mission can run out: no rule says what happens then (SA-104, SA-130)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

from pelagos.games.spacealert.cards import THREATS, Position
from pelagos.games.spacealert.deck import DECKS, Kind, threat_of, threats_in
from pelagos.games.spacealert.mission import kind_called_by
from pelagos.games.spacealert.missions.generator import GENERATED
from pelagos.games.spacealert.missions.script import confirmed
from pelagos.games.spacealert.options import Levels, SpaceAlertOptions
from pelagos.games.spacealert.planning.scripts import script_of
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction

SA_104 = cite("SA-104")

Deck = tuple[Position, Kind]
CALLS: Final[tuple[tuple[Deck, Deck], ...]] = (
    (("external", "common"), ("external", "serious")),
    (("external", "common"), ("internal", "serious")),
    (("internal", "common"), ("external", "serious")),
    (("internal", "common"), ("internal", "serious")),
    (("internal", "common"), ("external", "common")),
)
"""From which deck a card can be called, and by a card of which; a deck comes first as one that is called from."""


@rule("SA-104", "SA-130")
def check_supply(options: SpaceAlertOptions, crew: int) -> None:
    """Refuse a mission whose seed is chosen and that could call for more threats than there are cards of a sort."""
    if options.script != GENERATED or options.seed:
        for deck, needed, cards in shortages(options, options.seed, crew):
            position, kind = deck
            raise IllegalAction(
                SA_104, "too-few-threats", position=position, kind=kind, needed=needed, cards=cards, seed=options.seed
            )


def seed_with_supply(options: SpaceAlertOptions, seed: str, crew: int) -> str:
    """Return the seed of a generated mission for which there are threats enough: this one, or the next after it."""
    while any(shortages(options, seed, crew)):
        seed += "+"
    return seed


def shortages(options: SpaceAlertOptions, seed: str, crew: int) -> Iterator[tuple[Deck, int, int]]:
    """Yield each deck that could run out, with how many cards a mission could need of it and how many there are."""
    announced = Counter((alert.position, alert.kind) for alert in confirmed(script_of(options, seed), crew))
    decks = decks_of(options.common, options.serious, new_threats=options.new_threats)
    needed: Counter[Deck] = Counter(announced)
    for called, caller in CALLS:
        callers = [card for card in decks[caller] if THREATS[card].traits.calls and kind_called_by(card) == called]
        needed[called] += min(len(callers), needed[caller])
    yield from ((deck, needed[deck], len(cards)) for deck, cards in decks.items() if needed[deck] > len(cards))


@cache
def decks_of(common: Levels, serious: Levels, *, new_threats: bool) -> dict[Deck, tuple[str, ...]]:
    """Return the threats in each deck."""
    levels = {"common": common, "serious": serious}
    return {
        (position, kind): tuple(map(threat_of, threats_in(position, kind, levels[kind], new_threats=new_threats)))
        for position, kind in DECKS
    }
