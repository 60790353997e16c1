"""The board as facts to draw, for one viewer; made from the view, so it cannot tell more than the view does."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from pelagos.games.spacealert import scene_shapes as shapes
from pelagos.games.spacealert.actions import SpecializationName, StationName
from pelagos.games.spacealert.board import INTERNAL, STATIONS, TRACKS, ZONES
from pelagos.games.spacealert.campaigns.campaign import score as score_of_campaign
from pelagos.games.spacealert.card_words import effects_of
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.deck import ACTION_CARDS, CODES, threat_of
from pelagos.games.spacealert.mission import PLACES, Mission
from pelagos.games.spacealert.missions.script import phase_of_turn
from pelagos.games.spacealert.planning.carried import read_damage, working_squads
from pelagos.games.spacealert.planning.crew import ROLES, holder_of, is_android, open_turns, phase_of, turns_of
from pelagos.games.spacealert.planning.flight import has_double_actions, program_of
from pelagos.games.spacealert.planning.laying import cards_at, members_for
from pelagos.games.spacealert.planning.scripts import closed_stations, is_scored, script_of
from pelagos.games.spacealert.planning.sharing import may_share
from pelagos.games.spacealert.planning.specialists import NAMES, level_for
from pelagos.games.spacealert.planning.talking import ANSWERS
from pelagos.games.spacealert.planning.tokens import is_time_for_tokens, may_assign
from pelagos.games.spacealert.planning.transfers import can_be_given
from pelagos.games.spacealert.rules import scoring
from pelagos.games.spacealert.rules.hull import reactor_capacity, shield_capacity
from pelagos.games.spacealert.rules.timeline import FINAL_STEPS, TURN_STEPS
from pelagos.games.spacealert.rules.tracks import start_stations
from pelagos.games.spacealert.scene_programs import as_looked_at, face_down
from pelagos.games.spacealert.setup import start_undrawn
from pelagos.games.spacealert.threats import letters_of_called
from pelagos.games.spacealert.wording import COLOURS
from pelagos.kernel.ids import CardId, Seat

MOST_SAID = 12
"""So much of what was said last is shown."""
TRACK_PLACES: tuple[shapes.Place, ...] = ("red", "white", "blue", "internal")


def scene(view: Any) -> shapes.Scene:
    """Return what the board shows.

    Args:
        view: what a seat or an outsider may know; for those who may see all, the state itself.
    """
    viewer = viewer_of(view)
    return shapes.Scene(
        stage=view.stage,
        script=view.options.script,
        seed=view.seed,
        own=viewer,
        double_actions=has_double_actions(view.options),
        clock=clock_of(view),
        crew=tuple(member_of(view, member) for member in range(view.crew)),
        hand=() if viewer is None else tuple(hand_of(view, viewer)),
        tracks=tuple(track_of(name, place) for name, place in zip(view.tracks, TRACK_PLACES, strict=True)),
        alerts=tuple(alert_of(alert) for alert in view.alerts),
        messages=tuple(message_of(message) for message in latest(view.told)),
        choosing=choosing_of(view),
        tokens=tokens_of(view),
        ship=ship_of(view, view.flight or start_undrawn(start_of(view))),
        start=None if view.flight is None else ship_of(view, face_down(view, start_undrawn(start_of(view)))),
        report=report_of(view),
        campaign=campaign_of(view),
    )


def viewer_of(view: Any) -> int | None:
    """Return the seat whose view it is; None for an outsider's and for the state itself."""
    viewer: int | None = getattr(view, "viewer", None)
    return viewer


def clock_of(view: Any) -> shapes.Clock:
    """Return the time, and what holds now."""
    return shapes.Clock(
        second=view.second,
        phase=view.phase,
        phase_ends=script_of(view.options, view.seed).phase_ends,
        transfer=view.window,
        silent=view.silent,
    )


# -- the crew and its plans ----------------------------------------------------------------------------------------


def member_of(view: Any, member: int) -> shapes.Member:
    """Return a member of the crew with the plan as far as the viewer knows it."""
    android = is_android(view, member)
    return shapes.Member(
        number=member,
        seat=None if android else member,
        colour=COLOURS[member],
        roles=() if android else tuple(role for role in ROLES if holder_of(role, view.people) == member),
        phase=phase_of(view, member),
        ready=not android and any(answer.seat == member for answer in view.sealed),
        cards=0 if android else len(view.hands[member]),
        own_cards=tuple(hand_card([card], can_give=False) for card in view.own[member]),
        specialization=view.specializations[member],
        level=view.levels[member],
        slots=tuple(slot_of(view, member, turn) for turn in range(1, turns_of(view) + 1)),
    )


def slot_of(view: Any, member: int, turn: int) -> shapes.Slot:
    """Return a slot of a plan."""
    turns = open_turns(view, member)
    is_open = view.stage == "planning" and turn in turns
    state: shapes.SlotState = "open" if is_open else "waiting" if turn >= turns.stop else "locked"
    laid = cards_at(view, member, turn)
    viewer = viewer_of(view)
    may_edit = is_open and viewer is not None and member in members_for(view, Seat(viewer))
    may_take_back = may_edit and not (view.people and is_android(view, member))
    return shapes.Slot(
        turn=turn,
        phase=phase_of_turn(turn),
        state=state,
        cards=tuple(slot_card(one, can_take_back=may_take_back) for one in laid),
        fillable=may_edit and not laid,
        joins=tuple(joins(view, member, laid)) if may_edit and laid else (),
    )


def joins(view: Any, member: int, laid: Sequence[Any]) -> Iterator[shapes.Side]:
    """Yield what the viewer may lay beside a card."""
    for card in (*(cards[0] for cards in alike(view.hands[view.viewer].cards)), *view.own[member]):
        for half in ACTION_CARDS[card].halves:
            if may_share(view, laid, card, half):
                yield shapes.Side(card=CODES[card], half=half)


def slot_card(laid: Any, *, can_take_back: bool) -> shapes.SlotCard:
    """Return a card in a slot, or its back."""
    card = next(iter(laid.card.cards), None)
    return shapes.SlotCard(
        half=laid.half,
        card=None if card is None else CODES[card],
        symbols=() if card is None else ACTION_CARDS[card].half(laid.half),
        can_take_back=can_take_back,
    )


def hand_of(view: Any, seat: int) -> Iterator[shapes.HandCard]:
    """Yield the cards of a hand, those that look alike together."""
    may_give = view.window and not view.gave[seat] and view.seats > 1
    for cards in alike(view.hands[seat].cards):
        yield hand_card(cards, can_give=may_give and can_be_given(cards[0]))


def alike(hand: Sequence[CardId]) -> list[list[CardId]]:
    """Return cards in groups of those that look alike."""
    groups: dict[Any, list[CardId]] = {}
    for card in hand:
        groups.setdefault(ACTION_CARDS[card].faces, []).append(card)
    return list(groups.values())


def hand_card(cards: Sequence[CardId], *, can_give: bool) -> shapes.HandCard:
    """Return cards that look alike as one."""
    face = ACTION_CARDS[cards[0]]
    return shapes.HandCard(
        card=face.code,
        halves=tuple(shapes.HandHalf(half=half, symbols=face.half(half)) for half in face.halves),
        sort=face.sort,
        specialization=cast("SpecializationName | None", face.specialization),
        count=len(cards),
        can_give=can_give,
    )


def choosing_of(view: Any) -> shapes.Choosing | None:
    """Return what is chosen before the mission."""
    if view.stage != "choosing":
        return None
    (asked,) = view.pending
    member: int | None = getattr(asked, "member", None)
    return shapes.Choosing(
        seat=asked.actor,
        member=member,
        specialists=() if member is None else tuple(specialist_of(view, member, name) for name in NAMES),
    )


def specialist_of(view: Any, member: int, name: SpecializationName) -> shapes.Specialist:
    """Return a specialization as a member may choose it."""
    taken = view.specializations.index(name) if name in view.specializations else None
    return shapes.Specialist(name=name, level=level_for(view, member, name), taken=taken)


def tokens_of(view: Any) -> shapes.Tokens | None:
    """Return who holds the Teleporter's tokens."""
    if view.departure is None:
        return None
    viewer = viewer_of(view)
    can_assign = (
        view.stage == "planning" and viewer is not None and may_assign(view, Seat(viewer)) and is_time_for_tokens(view)
    )
    return shapes.Tokens(departure=view.departure, destination=view.destination, can_assign=can_assign)


def latest(told: Sequence[Any]) -> list[Any]:
    """Return what was said last, and older questions that are still open: each once, and in order."""
    said = list(dict.fromkeys(reversed(told)))[::-1]
    return [message for place, message in enumerate(said) if len(said) - place <= MOST_SAID or is_open(said, place)]


def is_open(said: Sequence[Any], place: int) -> bool:
    """Tell whether a question waits for its answer, and has not been followed by another of the same to the same."""
    asked = said[place]
    answers = [(asked.to, asked.seat, mood) for mood in ANSWERS]
    settling = (*answers, (asked.seat, asked.to, "ask"))
    return asked.mood == "ask" and not any((one.seat, one.to, one.mood) in settling for one in said[place + 1 :])


def message_of(message: Any) -> shapes.Message:
    """Return what a seat told."""
    return shapes.Message(
        seat=message.seat,
        mood=message.mood,
        turn=message.turn,
        button=message.button,
        station=message.station,
        to=message.to,
    )


# -- tracks and threats --------------------------------------------------------------------------------------------


def track_of(name: str, place: shapes.Place) -> shapes.Track:
    """Return a track."""
    track = TRACKS[name]
    marks = tuple(shapes.Mark(square=square, letter=letter) for square, letter in track.marks)
    return shapes.Track(place=place, id=name, length=track.length, marks=marks)


def alert_of(alert: Any) -> shapes.Alert:
    """Return an announced threat."""
    return shapes.Alert(
        facts=facts_of(threat_of(alert.threat), alert.turn),
        turn=alert.turn,
        place=alert.zone or "internal",
        called=tuple(facts_of(threat_of(card)) for card in alert.called),
    )


def facts_of(threat: str, turn: int | None = None) -> shapes.ThreatFacts:
    """Return what is printed on a threat card, with the stations where it appears in a turn, or in any turn."""
    card = THREATS[threat]
    turns = (1, 2) if turn is None else (turn,)
    stations = dict.fromkeys(STATIONS[station] for one in turns for station in start_stations(card, one))
    return shapes.ThreatFacts(
        card=card.id,
        kind=card.kind,
        level=card.level,
        hp=card.hp,
        shields=card.shields,
        speed=card.speed,
        stations=tuple(stations),
        repair=card.repair,
        survive=card.points.survive,
        destroy=card.points.destroy,
        effects=effects_of(card),
    )


# -- the ship ------------------------------------------------------------------------------------------------------


def ship_of(view: Any, ship: Any) -> shapes.Ship:
    """Return the ship; while the crew plans, as it stands at the start."""
    steps = FINAL_STEPS if view.final else TURN_STEPS
    return as_looked_at(view, ship_at(ship, steps[view.step][0] if view.stage == "flight" else None))


def ship_at(ship: Any, step: str | None = None) -> shapes.Ship:
    """Return the ship of a flight, before a step or between turns."""
    letters = letters_of_called(ship.threats)
    return shapes.Ship(
        turn=ship.turn,
        turns=ship.turns,
        step=step,
        zones=tuple(zone_of_ship(ship, zone) for zone in range(len(ZONES))),
        figures=tuple(figure_of(player) for player in ship.players),
        squads=tuple(
            shapes.StoredSquad(station=station_name(station), condition=condition)
            for station, condition in enumerate(ship.stored)
            if condition is not None
        ),
        fuel=ship.fuel,
        rockets=ship.rockets,
        rockets_in_flight=len(ship.flying),
        closed=tuple(station_name(station) for station in ship.closed),
        threats=tuple(flying_threat(threat, letters.get(threat.number)) for threat in ship.threats),
        window=tuple(ship.window),
        maintained=tuple(ship.maintained),
    )


def start_of(view: Any) -> Mission:
    """Return a mission with this crew, and with its plans as soon as they are turned up."""
    plans = ((),) * view.crew if view.flight is None else tuple(tuple(program_of(view, m)) for m in range(view.crew))
    return Mission(
        tracks=dict(zip(PLACES, view.tracks, strict=True)),
        programs=plans,
        specializations=tuple(view.specializations),
        turns=turns_of(view),
        closed=closed_stations(view.options),
        carried=read_damage(view.options.carried),
        squads=working_squads(view.options),
        double_actions=has_double_actions(view.options),
    )


def zone_of_ship(ship: Any, zone: int) -> shapes.Zone:
    """Return a zone of the ship."""
    return shapes.Zone(
        place=TRACK_PLACES[zone],
        shield=ship.shields[zone],
        shield_capacity=shield_capacity(ship, zone),
        reactor=ship.reactors[zone],
        reactor_capacity=reactor_capacity(ship, zone),
        tiles=tuple(ship.broken[zone]),
    )


def figure_of(player: Any) -> shapes.Figure:
    """Return a figure on the ship."""
    return shapes.Figure(
        number=player.number,
        station=station_name(player.station),
        distance=player.distance,
        conscious=player.conscious,
        squad=player.squad,
        slots=tuple(card or () for card in player.slots),
    )


def station_name(station: int) -> StationName:
    """Return the two letters of a station."""
    return STATIONS[station]


def flying_threat(threat: Any, letter: str | None) -> shapes.FlyingThreat:
    """Return a threat of the flight."""
    return shapes.FlyingThreat(
        number=threat.number,
        facts=facts_of(threat.card, threat.turn),
        status=threat.status,
        turn=threat.turn,
        letter=letter,
        place=TRACK_PLACES[INTERNAL if threat.zone is None else threat.zone],
        square=threat.square,
        hp=threat.hp,
        left=max(0, threat.hp - threat.damage),
        shields=threat.shields,
        speed=threat.speed,
        stations=tuple(station_name(station) for station in threat.stations),
        hidden=threat.hidden,
        phased=threat.phased,
    )


def report_of(view: Any) -> shapes.Report | None:
    """Return how the mission ended, as soon as it has."""
    if view.stage not in ("between", "over"):
        return None
    flight = view.flight
    return shapes.Report(
        lost=flight.lost,
        scored=is_scored(view.options),
        score=scoring.score(flight),
        threats=scoring.threat_points(flight),
        window=sum(flight.window),
        bonus=flight.bonus,
        penalties=scoring.penalties(flight),
    )


def campaign_of(view: Any) -> shapes.CampaignLog | None:
    """Return the log of the campaign, if this is one."""
    campaign = view.campaign
    if campaign is None:
        return None
    return shapes.CampaignLog(
        planned=campaign.planned,
        stage=campaign.stage,
        flown=tuple(
            shapes.LoggedMission(script=row.script, seed=row.seed, score=row.score, lost=not row.survived)
            for row in campaign.flown
        ),
        damage=tuple(tuple(campaign.damage.get(zone, ())) for zone in ZONES),
        disabled_squads=campaign.disabled_squads,
        repairer=campaign.repairer if campaign.stage == "repairing" else None,
        score=score_of_campaign(campaign),
    )
