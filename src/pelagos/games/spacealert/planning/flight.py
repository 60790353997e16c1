"""From the plans to the flight, and the flight step by step (SA-032, SA-035, SA-040 to SA-047)."""

from typing import Any, Final

from pelagos.games.spacealert.actions import KeepAll, Strike, Trip
from pelagos.games.spacealert.campaigns.campaign import score as campaign_score
from pelagos.games.spacealert.campaigns.landing import end_mission
from pelagos.games.spacealert.decisions import NextStep, SealedAnswer
from pelagos.games.spacealert.deck import threat_of, threats_in
from pelagos.games.spacealert.mission import PLACES, Announced, Call, Mission, Tokens
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning import tripping
from pelagos.games.spacealert.planning.carried import read_damage, working_squads
from pelagos.games.spacealert.planning.crew import turns_of
from pelagos.games.spacealert.planning.events import PlansRevealed, ResolutionBegun, TripsDecided
from pelagos.games.spacealert.planning.laying import cards_at
from pelagos.games.spacealert.planning.scripts import closed_stations
from pelagos.games.spacealert.planning.sharing import symbols_together
from pelagos.games.spacealert.planning.state import Alert, MissionState
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules import scoring
from pelagos.games.spacealert.rules.hull import ShipLostError
from pelagos.games.spacealert.rules.timeline import FINAL_STEPS, TURN_STEPS
from pelagos.games.spacealert.setup import start_undrawn
from pelagos.games.spacealert.state import Card, Run
from pelagos.games.spacealert.state import State as Flight
from pelagos.games.spacealert.state import Trip as Tripping
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CLOCK, everybody

SA_032, SA_035 = cite("SA-032"), cite("SA-035")

LOST: Final = -40.0
"""What a lost mission is worth: less than the lowest score: 24 for damage, 10 for the crew, 2 for robots."""


@rule("SA-035")
def take_off(state: MissionState, emit: Emit | None) -> None:
    """Let the flight begin; all plans are turned up, unless somebody may trip over a card that comes."""
    state.stage = "flight"
    state.flight = start_undrawn(mission_of(state))
    if tripping.can_anybody_trip(state):
        tripping.lay_face_down(state, state.flight)
        if emit is not None:
            emit(ResolutionBegun(rule=SA_032))
    else:
        reveal_plans(state, emit)
    ask_step(state, emit)


def reveal_plans(state: MissionState, emit: Emit | None) -> None:
    """Turn all plans up."""
    for laid in state.program:
        laid.card.show(laid.card.cards[0], everybody(state.seats))
    if emit is not None:
        cards = tuple(card for laid in state.program for card in laid.card.cards)
        emit(PlansRevealed(rule=SA_035, cards=cards))


def mission_of(state: MissionState) -> Mission:
    """Return the mission that the crew has planned."""
    return Mission(
        tracks=dict(zip(PLACES, state.tracks, strict=True)),
        programs=tuple(tuple(program_of(state, member)) for member in range(state.crew)),
        threats=tuple(announced(alert) for alert in state.alerts),
        turns=turns_of(state),
        closed=closed_stations(state.options),
        carried=read_damage(state.options.carried),
        squads=working_squads(state.options),
        specializations=tuple(state.specializations),
        double_actions=has_double_actions(state.options),
        teleporter=tokens_of(state),
        spare_internals=spare_internals(state),
    )


def program_of(state: Any, member: int) -> list[Card | None]:
    """Return the slots of a member of the crew, of a state or, as far as it is known, of a view."""
    return [slot_of(state, member, turn) for turn in range(1, turns_of(state) + 1)]


def slot_of(state: Any, member: int, turn: int) -> Card | None:
    """Return what a slot does, as far as its cards are known."""
    sides = [(card, laid.half) for laid in cards_at(state, member, turn) for card in laid.card.cards]
    return symbols_together(sides) if sides else None


@rule("SA-155", "SA-186")
def has_double_actions(options: SpaceAlertOptions) -> bool:
    """Tell whether double actions are used, and with them interceptors of variable range."""
    return options.deck != "base"


@rule("SA-162")
def tokens_of(state: Any) -> Tokens | None:
    """Return who holds the Teleporter's tokens."""
    if state.departure is None or state.destination is None:
        return None
    return Tokens(state.departure, state.destination)


@rule("SA-104", "SA-134")
def spare_internals(state: Any) -> tuple[str, ...]:
    """Return the common internal threats that the mission has left in their deck: everybody knows which they are."""
    drawn = {card for alert in state.alerts for card in (alert.threat, *alert.called)}
    options: SpaceAlertOptions = state.options
    deck = threats_in("internal", "common", options.common, new_threats=options.new_threats)
    return tuple(threat_of(card) for card in deck if card not in drawn)


@rule("SA-130")
def announced(alert: Alert) -> Announced:
    """Return a threat of the mission, with what it can call."""
    call: Call | None = None
    for card in reversed(alert.called):
        call = Call(threat_of(card), call)
    return Announced(card=threat_of(alert.threat), T=alert.turn, zone=alert.zone, calls=call)


# -- step by step --------------------------------------------------------------------------------------------------


@rule("SA-032", "SA-045", "SA-046")
def ask_step(state: MissionState, emit: Emit | None) -> None:
    """Ask the clock for the next step of the turn, or of the final step; before the crew acts, who may trip."""
    flight = require_flight(state)
    if step_of(state) == "crew":
        tripping.turn_up(state, flight, emit)
        if tripping.ask_trips(state, flight):
            return
    ask_clock(state)


def ask_clock(state: MissionState) -> None:
    """Ask the clock for the next step."""
    turn = require_flight(state).turn + (state.step == 0)
    state.ask(NextStep, (CLOCK,), turn=turn, step=step_of(state), second=state.second)


def step_of(state: MissionState) -> str:
    """Return which step comes next."""
    return (FINAL_STEPS if state.final else TURN_STEPS)[state.step][0]


@rule("SA-032")
def note_trips(state: MissionState, answers: tuple[SealedAnswer, ...], chance: Chance, emit: Emit | None) -> None:
    """Note who trips over the card of this turn, and who is not asked any more; then the crew acts."""
    flight = require_flight(state)
    given = [(answer.seat, answer.action) for answer in answers]
    trips = {seat: action.instead for seat, action in given if isinstance(action, Trip)}
    steady = tuple(seat for seat, action in given if isinstance(action, KeepAll))
    flight.trips += [Tripping(player=seat, turn=flight.turn, instead=instead) for seat, instead in trips.items()]
    state.steady += steady
    if emit is not None:
        meant = tuple(trips.values())
        emit(TripsDecided(rule=SA_032, turn=flight.turn, seats=tuple(trips), meant=meant, steady=steady))
    ask_clock(state)


@rule("SA-045", "SA-046", "SA-047", "SA-169")
def fly_step(state: MissionState, decision: NextStep, action: Strike, chance: Chance, emit: Emit | None) -> None:
    """Carry out a step; a lost ship ends the mission at once."""
    state.close(decision.group)
    flight = require_flight(state)
    steps = FINAL_STEPS if state.final else TURN_STEPS
    read = tripping.read_programs(state, flight) if step_of(state) == "crew" else {}
    try:
        steps[state.step][1](Run(flight, emit, chance))
    except ShipLostError:
        land(state, emit)
        return
    tripping.note_delayed(flight, read)
    state.step += 1
    if state.step == len(steps):
        if state.final:
            land(state, emit)
            return
        state.step = 0
        state.final = flight.turn == flight.turns or flight.jumping
    ask_step(state, emit)


def land(state: MissionState, emit: Emit | None) -> None:
    """End the mission; what has never come is turned up."""
    tripping.turn_up_rest(state, emit)
    end_mission(state, emit)


def require_flight(state: MissionState) -> Flight:
    """Return the ship under way."""
    if state.flight is None:
        raise BrokenInvariant(None, "no-flight")
    return state.flight


@rule("SA-100", "SA-106")
def returns(state: MissionState) -> tuple[float, ...]:
    """Return the score of mission or campaign for every seat; of a test run too, though there it does not count."""
    flight = require_flight(state)
    score = None if flight.lost else scoring.score(flight) if state.campaign is None else campaign_score(state.campaign)
    return (LOST if score is None else float(score),) * state.seats
