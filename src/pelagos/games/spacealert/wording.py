"""What the texts of Space Alert mention beyond the fields of its events and questions."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from pelagos.games.spacealert.campaigns.events import CAMPAIGN
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.decisions import NextStep
from pelagos.games.spacealert.deck import ACTION_CARDS, FIRST_THREAT, Half, threat_of
from pelagos.games.spacealert.events import FLIGHT
from pelagos.games.spacealert.mission import SPECIALIZATIONS
from pelagos.games.spacealert.planning.events import MissionBriefed, PlansRevealed, ThreatAnnounced, TripsDecided
from pelagos.games.spacealert.planning.tripping import FACE_DOWN
from pelagos.games.spacealert.programs import ALL_SYMBOLS
from pelagos.games.spacealert.state import Card
from pelagos.games.spacealert.telling import told
from pelagos.games.spacealert.threats import marks_of
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.wording import Message, Value, Wording, say

COLOURS: Final = ("blue", "red", "yellow", "green", "violet")


def member_name(member: int, view: Any) -> Message:
    """Return what a member of the crew is called: P0 is the captain; androids are marked."""
    android = view is not None and member >= view.people
    return say("android-name" if android else "member-name", number=member)


def seat_name(seat: int, view: Any) -> Message:
    """Return what a seat is called: its member of the crew, or who commands the androids alone."""
    if view is not None and not view.people:
        return say("commander-name")
    return say("member-name", number=seat)


def card_name(card: CardId) -> Message:
    """Return a card by its two halves, or by the name of its threat."""
    if card >= FIRST_THREAT:
        return say(f"threat-{threat_of(card)}")
    face = ACTION_CARDS[card]
    if face.specialization is not None:
        return say(f"card-of-{face.move[0]}", specialization=say(f"specialization-{face.specialization}"))
    if face.heroic:
        return say("card-heroic", button=symbol_name(face.action[0]), station=face.move[0].removeprefix("to:"))
    return say("card-ordinary", button=symbols_name(face.action), move=symbols_name(face.move))


def half_name(card: CardId, half: Half) -> Message:
    """Return what a card does with a half up."""
    if card >= FIRST_THREAT:
        return card_name(card)
    face = ACTION_CARDS[card]
    if half not in face.halves:
        return say(f"half-{half}")
    if face.specialization is not None:
        return say(f"card-{face.half(half)[0]}-of", specialization=say(f"specialization-{face.specialization}"))
    return symbols_name(face.half(half))


def symbols_name(symbols: Card) -> Message:
    """Return what a half does: one thing, or two one after the other."""
    names = [symbol_name(symbol) for symbol in symbols]
    return names[0] if len(names) == 1 else say("card-then", first=names[0], second=names[1])


def symbol_name(symbol: str) -> Message:
    """Return what a symbol of a program does."""
    if symbol.startswith(FACE_DOWN):
        return say("card-face-down")
    if symbol.startswith("to:"):
        return say("card-straight", station=symbol.removeprefix("to:"))
    return say(f"card-{symbol.replace(':', '-')}")


def place_name(zone: str | None) -> Message:
    """Return where a threat appears."""
    return say("place-internal") if zone is None else say(f"zone-{zone}")


class SpaceAlertWording(Wording):
    """Members of the crew are P0, P1 and so on; cards have two halves; threats have names."""

    def seat(self, seat: Seat, view: Any) -> Value:
        """Return the name of a seat."""
        return seat_name(seat, view)

    def colour(self, seat: Seat) -> str:
        """Return the colour of the seat's figure."""
        return COLOURS[seat]

    def card(self, card: CardId, view: Any) -> Value:
        """Return a card as a sentence mentions it."""
        return card_name(card)

    def card_line(self, card: CardId, view: Any) -> Value:
        """Return all that matters of a card."""
        if card < FIRST_THREAT:
            return card_name(card)
        facts = THREATS[threat_of(card)]
        return say(
            "card-line-threat",
            name=card_name(card),
            hp="?" if facts.hp is None else str(facts.hp),
            shields=facts.shields,
            speed=facts.speed,
        )

    def event(self, event: Any, view: Any) -> Mapping[str, Value]:
        """Return names for the codes in an event."""
        if isinstance(event, FLIGHT):
            fields = {name: getattr(event, name) for name in event.__struct_fields__ if name != "rule"}
            words = {name: told(name, value, say) for name, value in fields.items()}
            return words | cards_turned(event, view) | marker_of(event, view)
        if isinstance(event, MissionBriefed):
            return {"script": say(f"option-script.{event.script}")}
        if isinstance(event, ThreatAnnounced):
            return {"place": place_name(event.zone)}
        if isinstance(event, PlansRevealed | TripsDecided):
            return counted(event)
        if isinstance(event, CAMPAIGN):
            return names_of(event) | self._about(event, view)
        return self._about(event, view)

    def action(self, action: Any, view: Any) -> Mapping[str, Value]:
        """Return whose slot it is, and what the card does there; or what is repaired, or flown next."""
        return names_of(action) | self._about(action, view)

    def decision(self, decision: Any, view: Any) -> Mapping[str, Value]:
        """Return which step of the resolution comes, and who is asked or chosen for."""
        if isinstance(decision, NextStep):
            return {"step": say(f"step-{decision.step}")}
        return self._about(decision, view)

    def _about(self, fact: Any, view: Any) -> dict[str, Value]:
        more: dict[str, Value] = {}
        if hasattr(fact, "member"):
            more["member"] = member_name(fact.member, view)
        card = getattr(fact, "card", None)
        if hasattr(fact, "half") and isinstance(card, int):
            more["does"] = half_name(CardId(card), fact.half)
        elif hasattr(fact, "half"):
            more["does"] = say(f"half-{fact.half}")
        if hasattr(fact, "specialization"):
            more["specialization"] = say(f"specialization-{fact.specialization or 'none'}")
        if hasattr(fact, "instead"):
            more["instead"] = symbol_name(fact.instead)
        if hasattr(fact, "token"):
            more["token"] = say(f"token-{fact.token}")
        if hasattr(fact, "mood"):
            more["task"] = task_of(fact)
        return more

    def error_value(self, name: str, value: Any, view: Any) -> Value | None:
        """Return the name of a member of the crew, of a specialization, or of a half."""
        if name == "half" and value in get_args(Half):
            return say(f"half-{value}")
        if name == "name" and value in SPECIALIZATIONS:
            return say(f"specialization-{value}")
        return member_name(value, view) if name == "member" and isinstance(value, int) else None


def counted(event: PlansRevealed | TripsDecided) -> dict[str, Value]:
    """Return how many cards were turned up, or how many trip and what they do instead."""
    if isinstance(event, PlansRevealed):
        return {"count": len(event.cards)}
    return {"count": len(event.seats), "meant": tuple(symbol_name(symbol) for symbol in event.meant)}


NAMED: Final = {"script": "option-script.", "common": "option-common.", "serious": "option-serious."}
"""Fields that hold the value of an option, and where the names of these begin."""


def cards_turned(event: Any, view: Any) -> dict[str, Value]:
    """Return in words what is done with a card of a plan in the flight, which the event writes in symbols."""
    flight = getattr(view, "flight", None)
    player = flight.players[event.player] if flight is not None and hasattr(event, "player") else None
    return {
        name: symbols_turned(tuple(written.split("+")), player)
        for name in ("card", "symbol", "instead")
        if isinstance(written := getattr(event, name, None), str) and all(map(is_symbol, written.split("+")))
    }


def is_symbol(text: str) -> bool:
    """Tell whether a text is a symbol of a program, or stands for a card that lies face down."""
    return text in ALL_SYMBOLS or text.startswith(FACE_DOWN)


def symbols_turned(symbols: Card, player: Any) -> Message:
    """Return what symbols of a program do, one after the other; of a special card what it is of, if that is known."""
    first, *rest = symbols
    special = player is not None and player.specialization is not None and first in ("basic", "advanced")
    specialization = say(f"specialization-{player.specialization}") if special else None
    name = symbol_name(first) if specialization is None else say(f"card-{first}-of", specialization=specialization)
    return say("card-then", first=name, second=symbols_turned(tuple(rest), player)) if rest else name


def marker_of(event: Any, view: Any) -> dict[str, Value]:
    """Return what the marker of the threat of an event says, where the flight is in view."""
    flight = getattr(view, "flight", None)
    if flight is None or not hasattr(event, "number"):
        return {}
    mark = marks_of(flight.threats).get(event.number)
    return {} if mark is None else {"number": mark}


def names_of(fact: Any) -> dict[str, Value]:
    """Return names for zone, tile, mission and levels in what happens between two missions."""
    more: dict[str, Value] = {}
    for name in fact.__struct_fields__:
        value = getattr(fact, name)
        if name in NAMED:
            more[name] = say(f"{NAMED[name]}{value}")
        elif name in ("zone", "tile"):
            more[name] = told(name, value, say)
    if getattr(fact, "score", "") is None:
        more["score"] = say("campaign-lost")
    return more


def task_of(message: Any) -> Message:
    """Return what a message speaks of: a turn, a button, a station, as far as it says."""
    known = [name for name in ("turn", "button", "station") if getattr(message, name) is not None]
    values = {name: getattr(message, name) for name in known}
    if "button" in values:
        values["button"] = say(f"card-{values['button']}")
    return Message(f"task-{'-'.join(known)}" if known else "task-nothing", values)


WORDING: Final = SpaceAlertWording()
