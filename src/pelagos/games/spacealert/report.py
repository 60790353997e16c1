"""The outcome of a mission, and how it is written as JSON."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from pelagos.games.spacealert.board import ZONES
from pelagos.games.spacealert.rules import scoring
from pelagos.games.spacealert.state import State
from pelagos.kernel.event import Event

ByZone = dict[str, int]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """How a mission ended."""

    outcome: Literal["survived", "ship destroyed"]
    damage: ByZone
    destroyed: tuple[str, ...]
    survived_threats: tuple[str, ...]
    still_on_track: tuple[str, ...]
    threat_points: int
    visual_by_phase: tuple[int, ...]
    bonus: int
    penalties: int
    score: int | None
    """None: the ship was lost."""
    knocked_out_players: tuple[int, ...]
    disabled_squads: int
    shields: ByZone
    reactors: ByZone
    fuel: int
    rockets: int


def report_on(state: State) -> Report:
    """Return the report on a mission that is over."""
    return Report(
        outcome="ship destroyed" if state.lost else "survived",
        damage=by_zone([len(tiles) for tiles in state.broken]),
        destroyed=tuple(scoring.cards_with(state, "destroyed")),
        survived_threats=tuple(scoring.cards_with(state, "survived")),
        still_on_track=tuple(scoring.cards_with(state, "active")),
        threat_points=scoring.threat_points(state),
        visual_by_phase=tuple(state.window),
        bonus=state.bonus,
        penalties=scoring.penalties(state),
        score=scoring.score(state),
        knocked_out_players=tuple(player.number for player in state.players if not player.conscious),
        disabled_squads=scoring.disabled_squads(state),
        shields=by_zone(state.shields),
        reactors=by_zone(state.reactors),
        fuel=state.fuel,
        rockets=state.rockets,
    )


def by_zone(values: Sequence[int]) -> ByZone:
    """Return three values by the names of their zones."""
    return dict(zip(ZONES, values, strict=True))


def write_report(report: Report, events: Sequence[Event] | None = None) -> bytes:
    """Return a report as one JSON object, with the events if they are given."""
    content: dict[str, Any] = msgspec.to_builtins(report)
    if events is not None:
        content["events"] = [msgspec.to_builtins(event) for event in events]
    return msgspec.json.encode(content)
