"""Pebbles, spoiled seldom: the leak needs options that meet, or the end of a long match."""

from collections.abc import Callable
from typing import Any, Final, Literal

from pelagos.conformance.setups import Setup
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Game, Options
from pelagos.kernel.visibility import Public
from tests.spikes.bad_leaky import NotedState
from tests.spikes.pebbles import rules
from tests.spikes.pebbles.game import EFFECTS, pebbles, sample
from tests.spikes.pebbles.types import NextTurn


class WeatherOptions(Options, frozen=True):
    """Options that change nothing by themselves."""

    wind: Public[bool] = False
    fog: Public[bool] = False
    tide: Public[Literal["low", "high", "spring"]] = "low"


WHEN_FOUR_MEET: Final = Setup(3, WeatherOptions(fog=True, tide="spring"))


class WeatherState(NotedState, kw_only=True):
    """A state that knows its options."""

    options: Public[WeatherOptions] = WeatherOptions()


def leaking_when(leaks: Callable[[WeatherState], bool]) -> Game[Any]:
    """Return a game that shows everybody the card just drawn, at the moments named."""

    def set_up(options: WeatherOptions, seats: int, chance: Chance, emit: Emit | None) -> WeatherState:
        state = rules.set_up(options, seats, chance, emit, cls=WeatherState)
        assert isinstance(state, WeatherState)
        state.options = options
        return state

    def next_turn(state: WeatherState, effect: NextTurn, chance: Chance, emit: Emit | None) -> None:
        before = set(state.hands[(state.turn + 1) % state.seats].cards)
        rules.next_turn(state, effect, chance, emit)
        state.noted = sorted(set(state.hands[state.turn].cards) - before) if leaks(state) else []

    def deal(view: Any, chance: Chance) -> Any:
        return sample(view, chance, WeatherState, noted=list(view.noted), options=view.options)

    return pebbles(
        options=WeatherOptions, state=WeatherState, set_up=set_up, sample=deal, effects=EFFECTS | {NextTurn: next_turn}
    )


def wind_meets_high_tide(state: WeatherState) -> bool:
    """Not the last word of its option, so it shows neither by itself nor when everything is changed at once."""
    return state.options.wind and state.options.tide == "high"


def high_tide_at_three(state: WeatherState) -> bool:
    """An option and a number of seats."""
    return state.seats == 3 and state.options.tide == "high"


def four_meet(state: WeatherState) -> bool:
    """Four values that meet: only all combinations find it for sure."""
    return Setup(state.seats, state.options) == WHEN_FOUR_MEET


def last_card(state: WeatherState) -> bool:
    """The end of the match."""
    return not state.bag.cards


PAIRS: Final = {"options": leaking_when(wind_meets_high_tide), "seats": leaking_when(high_tide_at_three)}
FOUR: Final = leaking_when(four_meet)
LATE: Final = leaking_when(last_card)
SOUND: Final = leaking_when(lambda state: False)
