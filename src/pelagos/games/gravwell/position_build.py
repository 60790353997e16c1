"""Putting the parts of a position together; here they are judged as a whole."""

import msgspec

from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.position import DERELICT_SPACES, PLAYERS, SOLO, UNREADABLE, Position
from pelagos.games.gravwell.position_parts import PositionParts
from pelagos.games.gravwell.rulebook import cite
from pelagos.games.gravwell.rules.setup import check_options
from pelagos.games.gravwell.state import GATE, SOLO_ROUNDS
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.option_text import option_choices
from pelagos.kernel.table_rules import cite as cite_table

SOLO_SHIPS = ("B", "Y")
LEAST_PLAYERS = 2
YES_OR_NO = ("yes", "no")
NOT_KEPT = (SOLO, "age")
"""Options that a position says in its own way: in a field, and by the order of age itself."""


def build_position(parts: PositionParts) -> Position:
    """Return the position.

    Raises:
        IllegalText: the parts do not go together.
    """
    position = Position(
        spaces={code: parts.spaces[code] for code in (*PLAYERS, *DERELICT_SPACES) if code in parts.spaces},
        plays=parts.plays,
        stops=_in_order(parts, "stop"),
        used=_in_order(parts, "used"),
        options=_options(parts),
        solo=parts.options.get(SOLO) is True,
        age=parts.named.get("age", PLAYERS),
        round=parts.numbers.get("round", 1),
        phase=parts.numbers.get("phase", 1),
    )
    _check_ships(parts, position)
    _check_combination(parts, position)
    _check_plays(parts, position)
    _check_gate(parts, position)
    _check_stops(parts, position)
    return msgspec.structs.replace(
        position,
        plays={code: position.plays[code] for code in position.pilots if code in position.plays},
        age=_age(parts, position),
    )


def _in_order(parts: PositionParts, part: str) -> tuple[str, ...]:
    return tuple(code for code in PLAYERS if code in parts.named.get(part, ()))


def _options(parts: PositionParts) -> GravwellOptions:
    for name, value in parts.options.items():
        wanted = {SOLO: bool}.get(name, GravwellOptions)
        try:
            msgspec.convert(value if name == SOLO else {name: value}, wanted)
        except msgspec.ValidationError:
            place = parts.places[f"option {name}"]
            allowed = ", ".join(YES_OR_NO if name == SOLO else option_choices(GravwellOptions, name))
            raise place.refuse(
                cite_table("PL-04"), "option-value", option=name, value=place.text, allowed=allowed
            ) from None
    variants = {name: value for name, value in parts.options.items() if name not in NOT_KEPT}
    return msgspec.convert(variants, GravwellOptions)


def _check_ships(parts: PositionParts, position: Position) -> None:
    if not position.spaces:
        raise parts.whole.refuse(UNREADABLE, "position-empty")
    if position.solo and position.pilots != SOLO_SHIPS:
        raise parts.places[f"option {SOLO}"].refuse(cite("GR-93"), "position-solo-ships")
    if len(position.pilots) < LEAST_PLAYERS:
        raise parts.whole.refuse(cite("GR-02"), "position-players", found=len(position.pilots))
    if position.solo and position.round > SOLO_ROUNDS:
        raise parts.places["round"].refuse(cite("GR-97"), "position-round-solo")


def _check_combination(parts: PositionParts, position: Position) -> None:
    try:
        check_options(position.options, 1 if position.solo else len(position.pilots))
    except IllegalAction as refusal:
        place = parts.places[f"option {refusal.arguments['option']}"]
        raise place.refuse(refusal.rule or UNREADABLE, refusal.key, **refusal.arguments) from None


def _check_plays(parts: PositionParts, position: Position) -> None:
    for code in position.plays:
        if code in DERELICT_SPACES:
            raise parts.places[f"play {code}"].refuse(cite("GR-78"), "position-mover", text=code)
        if code not in position.pilots:
            raise parts.places[f"play {code}"].refuse(cite("GR-39"), "position-absent", ship=code)


def _check_gate(parts: PositionParts, position: Position) -> None:
    """Refuse a second winner, and cards of who has left, or played after the end."""
    through = [code for code in position.pilots if position.spaces[code] == GATE]
    gate_closes = not position.options.gate_activated
    if gate_closes and len(through) > 1:
        first, second = through[:2]
        raise parts.places[f"ship {second}"].refuse(cite("GR-05"), "position-two-winners", first=first, second=second)
    for code in position.plays:
        if gate_closes and through:
            raise parts.places[f"play {code}"].refuse(cite("GR-06"), "position-over", ship=through[0])
        if code in through:
            raise parts.places[f"play {code}"].refuse(cite("GR-105"), "position-gone", ship=code)


def _check_stops(parts: PositionParts, position: Position) -> None:
    for part, codes in (("stop", position.stops), ("used", position.used)):
        for code in codes:
            if position.solo:
                raise parts.places[part].refuse(cite("GR-98"), "position-stop-solo", ship=code)
            if code not in position.pilots:
                raise parts.places[part].refuse(cite("GR-15"), "position-absent", ship=code)
    for code in position.stops:
        if code not in position.plays:
            raise parts.places["stop"].refuse(cite("GR-84"), "position-stop-unplayed", ship=code)
        if code in position.used:
            rule = cite("GR-100") if position.options.hardcore else cite("GR-83")
            raise parts.places["stop"].refuse(rule, "stop-used", ship=code)


def _age(parts: PositionParts, position: Position) -> tuple[str, ...]:
    players = position.pilots[:1] if position.solo else position.pilots
    if not set(players) <= set(position.age):
        raise parts.places["age"].refuse(cite("GR-35"), "position-age")
    return tuple(code for code in position.age if code in players)
