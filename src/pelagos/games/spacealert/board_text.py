"""Space Alert drawn as plain text, at most 80 columns wide: clock, threats, plans, ship and tracks."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from pelagos.games.spacealert.board import INTERNAL, LR, TRACKS, UR, ZONES
from pelagos.games.spacealert.campaigns.log_lines import campaign_lines
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.deck import ACTION_CARDS, Half, is_special, threat_of
from pelagos.games.spacealert.planning.crew import ROLES, holder_of, open_turns, turns_of
from pelagos.games.spacealert.planning.scripts import script_of
from pelagos.games.spacealert.planning.state import Laid
from pelagos.games.spacealert.render import figure, on_tracks, place_of, station_line, zone_line
from pelagos.games.spacealert.threats import caller_of, letters_of_called, marks_of
from pelagos.games.spacealert.wording import card_name, place_name
from pelagos.kernel.ids import CardId
from pelagos.kernel.wording import Line, Value, say

CELL: Final = 24
SLOT: Final = 4
DOT: Final = " · "
SIGNS: Final[dict[str, str]] = {"red": "<", "blue": ">", "lift": "^", "bots": "bt", "!bots": "!bt"}
BACKS: Final[dict[Half, str]] = {"action": "[o]", "move": "[>]", "double-action": "[oo]", "double-move": "[>>]"}
SPECIAL: Final = {"basic": "s", "advanced": "S"}
HEROIC: Final = "!"
CALLED: Final = " " * 4
EMPTY: Final = "_"
LOCKED: Final = "."


def render(view: Any) -> list[Line]:
    """Return the table as lines, as the viewer may see it."""
    if view.flight is None:
        return [
            *campaign_lines(view),
            *clock_lines(view),
            *track_lines(view),
            *threat_lines(view),
            *plan_lines(view),
            *hand(view),
        ]
    return [*campaign_lines(view), *flight_lines(view), *plan_lines(view)]


# -- planning ------------------------------------------------------------------------------------------------------


def clock_lines(view: Any) -> Iterator[Line]:
    """Yield the mission, the time and the phase, and what holds now."""
    ends = script_of(view.options, view.seed).phase_ends
    yield (
        say(f"option-script.{view.options.script}"),
        f"{DOT}{clock(view.second)}{DOT}",
        say("board-phase", phase=view.phase, end=clock(ends[view.phase - 1])),
    )
    if view.silent:
        yield (say("board-silent"),)
    if view.window:
        yield (say("board-transfer"),)


def clock(second: int) -> str:
    """Return a mission second as minutes and seconds."""
    return f"{second // 60}:{second % 60:02}"


def track_lines(view: Any) -> Iterator[Line]:
    """Yield a line for each track, the ship at its right end."""
    for place in range(INTERNAL + 1):
        yield track_line(view.tracks[place], place, {})


def track_line(name: str, place: int, here: dict[int, str]) -> Line:
    """Return a track: marks as letters, threats as their numbers."""
    track = TRACKS[name]
    marks = dict(track.marks)
    cells = [here.get(square, marks.get(square, ".")) for square in range(track.length, 0, -1)]
    label = say("film-internal" if place == INTERNAL else f"film-{ZONES[place]}")
    return (f" {name} {''.join(f'{text:>3}' for text in cells):>48} | ", label)


def threat_lines(view: Any) -> Iterator[Line]:
    """Yield a line for each announced threat, and below it what it can call."""
    for alert in view.alerts:
        yield (f" T+{alert.turn} ", place_name(alert.zone), DOT, *threat_parts(alert.threat))
        for card in alert.called:
            yield ("      ", say("board-calls"), " ", *threat_parts(card))


def threat_parts(card: CardId) -> tuple[Value, ...]:
    """Return what is known of a threat card."""
    facts = THREATS[threat_of(card)]
    values = say("board-values", hp=facts.hp or "?", shields=facts.shields, speed=facts.speed)
    return (facts.id, " ", card_name(card), DOT, values)


def plan_lines(view: Any) -> Iterator[Line]:
    """Yield the plan of each member of the crew, slot by slot."""
    turns = range(1, turns_of(view) + 1)
    yield (" " * 6 + "".join(f"{turn:>{SLOT}}" for turn in turns),)
    for member in range(view.crew):
        cells = "".join(f"{slot_text(view, member, turn):>{SLOT}}" for turn in turns)
        yield (f"{short_name(view, member):<6}{cells}  ", *about_member(view, member))


def short_name(view: Any, member: int) -> str:
    """Return how a row is headed: * marks the viewer, a an android."""
    mark = "a" if member >= view.people else "*" if member == view.viewer else ""
    return f"P{member}{mark}"


def about_member(view: Any, member: int) -> tuple[Value, ...]:
    """Return the specialization and the roles of a member, or the heroic card an android can still use."""
    name = view.specializations[member]
    if name is not None:
        return (say(f"specialization-{name}"), f" {view.levels[member]}")
    if member >= view.people:
        return tuple(faces_text(card) for card in view.own[member])
    roles = [say(f"role-{role}") for role in ROLES if holder_of(role, view.people) == member]
    return (tuple(roles),) if roles else ()


def faces_text(card: CardId) -> str:
    """Return the halves of a card in signs."""
    return " / ".join(signs(face) for face in ACTION_CARDS[card].faces)


def slot_text(view: Any, member: int, turn: int) -> str:
    """Return a slot: the card as far as it is known, else its back; _ can be filled, a full stop cannot."""
    laid = [laid for laid in view.program if (laid.member, laid.turn) == (member, turn)]
    if laid:
        return "".join(card_text(one) for one in sorted(laid, key=is_special_laid, reverse=True))
    return EMPTY if view.flight is None and turn in open_turns(view, member) else LOCKED


def card_text(laid: Laid) -> str:
    """Return a card in a slot, or its back."""
    if not laid.card.cards:
        return BACKS[laid.half]
    return signs(ACTION_CARDS[laid.card.cards[0]].half(laid.half))


def is_special_laid(laid: Laid) -> bool:
    """Tell whether a card in a slot is a special one: of two in one slot it is written first."""
    return any(is_special(card) for card in laid.card.cards)


def signs(symbols: tuple[str, ...]) -> str:
    """Return symbols of a program in four columns at most."""
    return "".join(SPECIAL.get(symbol) or sign(symbol) for symbol in symbols)


def sign(symbol: str) -> str:
    """Return a symbol of a program in three columns at most: an exclamation mark is heroic."""
    plain = symbol.replace("to:", HEROIC).replace("heroic:", HEROIC)
    return SIGNS.get(plain, plain)


def hand(view: Any) -> list[Line]:
    """Return the viewer's cards; of cards that look alike one, with their number."""
    if view.viewer is None or view.flight is not None:
        return []
    counts: dict[Any, list[CardId]] = {}
    own = view.own[view.viewer] if view.people else [card for cards in view.own for card in cards]
    for card in (*view.hands[view.viewer].cards, *own):
        face = ACTION_CARDS[card]
        counts.setdefault((face.specialization, face.faces), []).append(card)
    lines: list[Line] = [(say("board-hand"),)]
    for cards in counts.values():
        times = f" x{len(cards)}" if len(cards) > 1 else ""
        lines.append((f"  {ACTION_CARDS[cards[0]].code:<15} ", card_name(cards[0]), times))
    return lines


# -- the flight ----------------------------------------------------------------------------------------------------


def flight_lines(view: Any) -> Iterator[Line]:
    """Yield the ship, the tracks, and the threats on them."""
    flight = view.flight
    where = say("board-jump") if view.final else say("board-turn", turn=flight.turn, turns=flight.turns)
    yield (say(f"option-script.{view.options.script}"), DOT, where)
    border = "+" + "+".join(["-" * CELL] * len(ZONES)) + "+"
    yield (border,)
    yield (row([zone_line(flight, zone) for zone in range(len(ZONES))]),)
    yield (border,)
    marks = marks_of(flight.threats)
    yield (row([station_line(flight, station, marks) for station in range(UR, LR)]),)
    yield (row([station_line(flight, station, marks) for station in range(LR, LR + len(ZONES))]),)
    yield (border,)
    outside = " ".join(f"{figure(player)} {player.distance}" for player in flight.players if player.distance)
    yield (
        " ",
        say("film-fuel"),
        f" {flight.fuel}   ",
        say("film-rockets"),
        f" {flight.rockets}   ",
        say("film-space"),
        f" {outside or '-'}",
    )
    for place in range(INTERNAL + 1):
        yield track_line(flight.tracks[place], place, squares(flight, place, marks))
    called = letters_of_called(flight.threats)
    for threat in on_tracks(flight):
        yield flying_threat(threat, marks[threat.number])
        caller = caller_of(threat, flight.threats)
        if caller is not None and threat.number in called:
            yield (CALLED, say("board-called"), " ", say(f"threat-{caller.card}"), f" (#{marks[caller.number]})")


def row(cells: list[str]) -> str:
    """Return three cells side by side."""
    return "|" + "|".join(f" {cell}"[:CELL].ljust(CELL) for cell in cells) + "|"


def squares(flight: Any, place: int, marks: Mapping[int, str]) -> dict[int, str]:
    """Return which threats are on which squares of a track; a star where several are."""
    here: dict[int, str] = {}
    for threat in on_tracks(flight):
        if place_of(threat) == place:
            here[threat.square] = "#*" if threat.square in here else f"#{marks[threat.number]}"
    return here


def flying_threat(threat: Any, mark: str) -> Line:
    """Return what is known of a threat on its track."""
    left = f"{threat.hp - threat.damage}/{threat.hp}"
    values = say("board-values", hp=left, shields=threat.shields, speed=threat.speed)
    phased: tuple[Value, ...] = (DOT, say("film-phased")) if threat.phased else ()
    return (f" #{mark} {threat.card} ", say(f"threat-{threat.card}"), DOT, values, *phased)
