"""Reads missions from JSON and refuses what cannot be, saying where and what."""

import json
from typing import Final

import msgspec

from pelagos.games.spacealert.board import TRACKS, ZONES
from pelagos.games.spacealert.cards import THREATS, ThreatCard, deck_of
from pelagos.games.spacealert.mission import (
    FULL_MISSION,
    MOST_PLAYERS,
    PLACES,
    SPECIALIZATIONS,
    SQUAD_STATIONS,
    TILES,
    Announced,
    Call,
    Mission,
    kind_called_by,
    read_program,
)
from pelagos.games.spacealert.programs import BUTTONS, MOVES
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.distinct_keys import require_distinct_keys
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.json_faults import malformed, misfit, require_object

NUMBERS: Final = ("020", "029", "032", "092", "102", "130", "134")
SA_020, SA_029, SA_032, SA_092, SA_102, SA_130, SA_134 = (cite(f"SA-{number}") for number in NUMBERS)

IGNORED: Final = frozenset({"id", "title", "source", "note", "why", "verified", "independent_of_damage_tile_order"})
IGNORED_PREFIXES: Final = ("expected_", "derived_")


def read_mission(data: bytes) -> Mission:
    """Return the mission written as a JSON object; notes and expected results in it are passed over.

    Raises:
        IllegalText: it is no such object, or something in it cannot be; the key says what, the arguments where.
    """
    raw = require_object(None, decode(data))
    kept = {key: value for key, value in raw.items() if key not in IGNORED and not key.startswith(IGNORED_PREFIXES)}
    try:
        mission = msgspec.convert(kept, Mission)
    except msgspec.ValidationError as error:
        raise misfit(None, str(error)) from error
    check_mission(mission)
    return mission


def decode(data: bytes) -> object:
    """Return what JSON says; of two values under one key none may get lost."""
    require_distinct_keys(data, None)
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise malformed(None, data) from error


def check_mission(mission: Mission) -> None:
    """Refuse a mission that cannot be.

    Raises:
        IllegalText: with what is wrong and where.
    """
    check_tracks(mission)
    check_crew(mission)
    check_trips(mission)
    check_tiles(mission)
    check_squads(mission)
    for place, threat in enumerate(mission.threats):
        check_threat(threat, place, mission.turns)
    check_spares(mission)


@rule("SA-040")
def check_tracks(mission: Mission) -> None:
    """Refuse unknown tracks, and places without one."""
    for place, track in mission.tracks.items():
        if place not in PLACES:
            raise IllegalText(None, "unknown-zone", zone=place, where="tracks")
        if track not in TRACKS:
            raise IllegalText(None, "unknown-track", track=track, zone=place, known=", ".join(TRACKS))
    for place in PLACES:
        if place not in mission.tracks:
            raise IllegalText(None, "missing-track", zone=place)


def check_crew(mission: Mission) -> None:
    """Refuse a wrong number of players, programs that are too long, and unknown specializations."""
    crew = len(mission.programs)
    if mission.players not in (None, crew):
        raise IllegalText(SA_020, "players-and-programs", players=mission.players or 0, programs=crew)
    if not 1 <= crew <= MOST_PLAYERS:
        raise IllegalText(SA_020, "crew-size", players=crew, most=MOST_PLAYERS)
    if not 1 <= mission.turns <= FULL_MISSION:
        raise IllegalText(None, "turns-out-of-range", turns=mission.turns, most=FULL_MISSION)
    if len(mission.specializations) > crew:
        raise IllegalText(SA_020, "too-many-specializations", players=crew, given=len(mission.specializations))
    for player, name in enumerate(mission.specializations):
        if name is not None and name not in SPECIALIZATIONS:
            raise IllegalText(None, "unknown-specialization", name=name, player=player)
    check_programs(mission)
    if mission.teleporter is not None:
        for holder in (mission.teleporter.departure, mission.teleporter.destination):
            if not 0 <= holder < crew:
                raise IllegalText(None, "no-such-player", player=holder, players=crew)


def check_programs(mission: Mission) -> None:
    """Refuse programs that are too long or hold what is no card."""
    for player, program in enumerate(mission.programs):
        if len(program) > mission.turns:
            raise IllegalText(None, "program-too-long", player=player, slots=len(program), turns=mission.turns)
        read_program(mission, player)


@rule("SA-032", "SA-145")
def check_trips(mission: Mission) -> None:
    """Refuse trips with double actions, of nobody, in no turn, for what no base card does, and two over one card."""
    if mission.trips and mission.double_actions:
        raise IllegalText(SA_032, "no-tripping")
    for place, trip in enumerate(mission.trips):
        if not 0 <= trip.player < len(mission.programs):
            raise IllegalText(SA_032, "no-such-player", player=trip.player, players=len(mission.programs))
        if not 1 <= trip.turn <= mission.turns:
            raise IllegalText(SA_032, "trip-out-of-range", turn=trip.turn, turns=mission.turns, place=place)
        if trip.instead not in BUTTONS | MOVES:
            raise IllegalText(SA_032, "trip-symbol", symbol=trip.instead, place=place)
        if any((trip.player, trip.turn) == (other.player, other.turn) for other in mission.trips[:place]):
            raise IllegalText(SA_032, "trip-twice", player=trip.player, turn=trip.turn, place=place)


def check_tiles(mission: Mission) -> None:
    """Refuse unknown zones and tiles, and tiles named twice."""
    for where, by_zone in (("tiles", mission.tiles), ("carried", mission.carried)):
        for zone, tiles in by_zone.items():
            if zone not in ZONES:
                raise IllegalText(SA_092, "unknown-zone", zone=zone, where=where)
            for tile in tiles:
                if tile not in TILES:
                    raise IllegalText(SA_092, "unknown-tile", tile=tile, zone=zone, known=", ".join(TILES))
                if (*mission.tiles.get(zone, ()), *mission.carried.get(zone, ())).count(tile) > 1:
                    raise IllegalText(SA_092, "tile-twice", tile=tile, zone=zone)


@rule("SA-102")
def check_squads(mission: Mission) -> None:
    """Refuse squads of battlebots elsewhere than where they wait, and two in one station."""
    for station in mission.squads:
        if station not in SQUAD_STATIONS or mission.squads.count(station) > 1:
            raise IllegalText(SA_102, "squad-station", station=station)


@rule("SA-029")
def check_threat(threat: Announced, place: int, turns: int) -> None:
    """Refuse an unknown card, a turn out of range, and a zone where none or another belongs."""
    card = card_named(threat.card, place)
    if not 1 <= threat.T <= turns:
        raise IllegalText(SA_029, "turn-out-of-range", turn=threat.T, turns=turns, threat=threat.card, place=place)
    if card.position == "internal" and threat.zone is not None:
        raise IllegalText(SA_029, "internal-with-zone", threat=threat.card, zone=threat.zone, place=place)
    if card.position == "external" and threat.zone is None:
        raise IllegalText(SA_029, "external-without-zone", threat=threat.card, place=place)
    if threat.zone is not None and threat.zone not in ZONES:
        raise IllegalText(SA_029, "unknown-zone", zone=threat.zone, where=f"threats[{place}]")
    check_call(threat.card, threat.calls, place)


@rule("SA-130")
def check_call(caller: str, call: Call | str | None, place: int) -> None:
    """Refuse a card beside a threat that calls nothing, or of a kind it cannot call."""
    if call is None:
        return
    name, nested = (call, None) if isinstance(call, str) else (call.card, call.calls)
    card = card_named(name, place)
    wanted = kind_called_by(caller)
    if wanted != (card.position, card.kind):
        raise IllegalText(SA_130, "cannot-call", threat=caller, called=name, place=place)
    check_call(name, nested, place)


@rule("SA-134")
def check_spares(mission: Mission) -> None:
    """Refuse what is no common internal threat in the deck the vortex draws from."""
    for name in mission.spare_internals or ():
        if name not in deck_of("internal", "common"):
            raise IllegalText(SA_134, "no-common-internal", threat=name)


def card_named(name: str, place: int) -> ThreatCard:
    """Return the threat card with an id, or refuse it."""
    card = THREATS.get(name)
    if card is None or card.set == "token":
        raise IllegalText(None, "unknown-threat", threat=name, place=place)
    return card
