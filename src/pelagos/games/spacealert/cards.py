"""The 103 threat cards, read from ``data/threats.json``: numbers, traits and effects.

An effect is a row of data whose `op` names one function of `rules.effects`; a trait is a field of `Traits` that the
rules ask for. No rule knows a threat by its name.
"""

from typing import Any, Final, Literal

import msgspec

from pelagos.games.spacealert.board import PACKAGE, STATIONS, Station
from pelagos.games.spacealert.rulebook import rule
from pelagos.kernel.data import read_json

Position = Literal["external", "internal"]
Repair = Literal["A", "B", "C", "bots", "interceptors"]
Mark = Literal["X", "Y", "Z"]


class CardEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One effect of a threat action; which fields it uses depends on its `op`."""

    op: str
    amount: int | str | None = None
    """A number, or a word of `rules.amounts`."""
    phased_amount: int | None = None
    """The number in brackets: used if the threat was phased out until this move."""
    zones: str | None = None
    mode: Literal["double", "plasma", "ignore_shields"] | None = None
    only_if: str | None = None
    unless: str | None = None
    who: str | None = None
    dir: str | None = None
    phased_dir: str | None = None
    position: Position | None = None
    kind: str | None = None
    zone: str | None = None
    station: str | None = None
    between: str | None = None
    resource: str | None = None
    name: str | None = None
    value: int | None = None
    damage_each: int | None = None
    heal_by_absorbed: bool = False
    extra_speed_if_damage_taken_below: int | None = None
    after_death: bool = False
    """Still happens when the token of the destroyed threat reaches the mark."""


class Traits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What is special about a threat at all times."""

    untargetable_by: tuple[str, ...] = ()
    max_target_distance: int = 3
    hidden_until_revealed: bool = False
    rocket_decoy: bool = False
    rocket_magnet: bool = False
    rocket_hit_deflects: bool = False
    shields_plus_per_rocket_hit: int = 0
    cryoshield: bool = False
    pulse_zeroes_shields: bool = False
    max_damage_per_turn: int | None = None
    hypershield: bool = False
    polarized: bool = False
    phasing: bool = False
    carrier_reduction: int = 0
    spans_all_tracks: bool = False
    inaccessibility: int = 0
    calls: bool = False
    death_attack_per_mark: int = 0
    death_damage_to_other_externals: int = 0
    death_knockout_stations: tuple[str, ...] = ()
    destroyer_knocked_out: bool = False
    interceptor_single_strength: int | None = None
    interceptor_pilot_knocked_out: bool = False
    retaliate_when_damaged_in_compute_damage: int = 0
    speed_when_damaged_this_turn: int | None = None
    speed_plus_each_turn: int = 0
    performs_z_at_jump: bool = False
    knocks_out_all_at_jump_unless_destroyed: bool = False
    returns_fire: bool = False
    returns_fire_after_grow_up: bool = False
    all_stations_same_turn_bonus: int = 0
    lone_repairer_bonus: int = 0
    needs_players_same_turn: int = 0
    repair_bonus_with_active_bots: int = 0
    final_repair_costs_own_reactor_energy: int = 0
    bots_hit_clears_station: bool = False
    entry_delays: bool = False
    slime_tokens: bool = False
    outside_hull: bool = False
    hp_equals_rockets_left_on_appearance: bool = False
    poison_stations: tuple[str, ...] = ()
    parasite: bool = False
    damage_swaps_decks: bool = False
    teleports_when_damaged_to: str | None = None
    central_laser_fires_causes_attack_1_all: bool = False


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a threat is worth."""

    survive: int | None
    """None: nobody survives it."""
    destroy: int


class ThreatCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One threat card."""

    id: str
    name: str
    set: Literal["base", "frontier", "token"]
    position: Position
    kind: Literal["common", "serious"]
    level: Literal["white", "yellow", "red"]
    points: Points
    hp: int | None
    """None: a trait says where the hit points come from."""
    speed: int
    shields: int = 0
    stations: tuple[str, ...] = ()
    repair: Repair | None = None
    traits: Traits = Traits()
    X: tuple[CardEffect, ...] = ()
    Y: tuple[CardEffect, ...] = ()
    Z: tuple[CardEffect, ...] = ()
    notes: str = ""
    sources: tuple[str, ...] = ()
    confidence: str = ""

    def effects_of(self, mark: str) -> tuple[CardEffect, ...]:
        """Return the effects of one action."""
        return self.X if mark == "X" else self.Y if mark == "Y" else self.Z

    @property
    def has_after_death(self) -> bool:
        """Tell whether its token can still do something when the threat is gone."""
        return any(effect.after_death for effect in (*self.X, *self.Y, *self.Z))


@rule("SA-188")
def read_threats() -> dict[str, ThreatCard]:
    """Return all threat cards by id, and the sabotage tokens, which no deck holds."""
    rows: Any = read_json(PACKAGE, "data/threats.json")
    cards = msgspec.convert(rows, tuple[ThreatCard, ...])
    tokens = [sabotage_token(button) for button in SABOTAGED]
    return {card.id: card for card in (*cards, *tokens)}


SABOTAGED: Final[tuple[Repair, ...]] = ("A", "B", "C")


def sabotage_token(button: Repair) -> ThreatCard:
    """Return the malfunction that sabotage puts on a button: one hit point, no track, no points."""
    return ThreatCard(
        id=f"sabotage-{button}",
        name=f"Sabotaged {button}",
        set="token",
        position="internal",
        kind="common",
        level="white",
        points=Points(0, 0),
        hp=1,
        speed=0,
        repair=button,
    )


def numbers_of(stations: tuple[str, ...]) -> list[Station]:
    """Return the numbers of stations written as two letters."""
    return [STATIONS.index(station) for station in stations]


THREATS: Final = read_threats()


def deck_of(position: Position, kind: str) -> tuple[str, ...]:
    """Return the ids of the cards of one deck, all levels, in order."""
    return tuple(
        card.id for card in THREATS.values() if (card.position, card.kind) == (position, kind) and card.set != "token"
    )
