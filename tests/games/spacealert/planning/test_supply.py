"""No threat deck of a mission runs out, in whatever order its cards come."""

from itertools import product
from typing import get_args

import pytest

from pelagos.games.spacealert.deck import DECKS
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.missions.library import SCRIPTS
from pelagos.games.spacealert.missions.limits import LIMITS
from pelagos.games.spacealert.missions.script import confirmed
from pelagos.games.spacealert.options import Levels, ScriptName, SpaceAlertOptions
from pelagos.games.spacealert.planning.alerts import announce, can_call, threat_decks
from pelagos.games.spacealert.planning.scripts import script_of
from pelagos.games.spacealert.planning.setup import set_up
from pelagos.games.spacealert.planning.supply import seed_with_supply, shortages
from pelagos.kernel.chance import Chance, Drawable, Seeded
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import CardId

CREWS = (4, 5)
COLOURS = tuple(product(get_args(Levels), get_args(Levels)))
MEAGRE: tuple[tuple[Levels, Levels], ...] = (
    ("red", "red"),
    ("red", "white"),
    ("white", "all"),
    ("yellow", "white-red"),
)
SHORT = "1157"
"""A seed whose mission has eight common threats outside and two serious ones inside."""


class Callers(Chance):
    """Gives a caller as long as there is one."""

    def draw(self, bag: Drawable) -> CardId:
        """Take the first caller, or else the first card."""
        card = next(filter(can_call, bag.cards), bag.cards[0])
        bag.cards.remove(card)
        return card


def options_of(
    script: ScriptName, common: Levels, serious: Levels, seed: str = "", difficulty: str = "double"
) -> SpaceAlertOptions:
    return SpaceAlertOptions(
        script=script,
        difficulty=difficulty,  # type: ignore[arg-type]  # a key of the limits
        deck="double-96",
        common=common,
        serious=serious,
        new_threats=True,
        seed=seed,
    )


def draw_all(options: SpaceAlertOptions, seed: str, crew: int) -> list[int]:
    """Announce a whole mission with callers first; return how many cards are left in each deck."""
    state = set_up(options_of("firstTestRun", options.common, options.serious), 4, Seeded.of("supply"), None)
    assert state.decks == threat_decks(options)
    for alert in confirmed(script_of(options, seed), crew):
        announce(state, alert, Callers(), None)
    return [len(deck) for deck in state.decks]


@pytest.mark.rule("SA-104", "SA-130")
@pytest.mark.parametrize("script", SCRIPTS)
def test_no_deck_of_a_script_runs_out(script: ScriptName) -> None:
    for (common, serious), crew in product(COLOURS, CREWS):
        options = options_of(script, common, serious)
        assert list(shortages(options, "", crew)) == []
        assert len(draw_all(options, "", crew)) == len(DECKS)


@pytest.mark.rule("SA-104", "SA-130")
@pytest.mark.parametrize("difficulty", LIMITS)
def test_no_deck_of_a_generated_mission_runs_out(difficulty: str) -> None:
    for number in range(150):
        for common, serious in MEAGRE:
            options = options_of("generated", common, serious, difficulty=difficulty)
            seed = seed_with_supply(options, str(number), 5)
            assert len(draw_all(options, seed, 5)) == len(DECKS)


@pytest.mark.rule("SA-104", "SA-130")
def test_a_seed_that_could_need_more_threats_than_there_are_is_refused() -> None:
    short = options_of("generated", "red", "red", SHORT)
    with pytest.raises(IndexError):
        draw_all(short, SHORT, 5)
    with pytest.raises(IllegalAction) as refusal:
        GAME.check_setup(short, 5)
    assert (refusal.value.rule, refusal.value.key) == ("SA-104", "too-few-threats")
    told = {"position": "external", "kind": "common", "needed": 10, "cards": 9, "seed": SHORT}
    assert dict(refusal.value.arguments) == told


@pytest.mark.rule("SA-029", "SA-104")
@pytest.mark.parametrize(
    ("seats", "common", "serious"), [(4, "red", "red"), (5, "yellow-red", "red"), (5, "red", "white")]
)
def test_it_is_flown_where_there_are_enough(seats: int, common: Levels, serious: Levels) -> None:
    options = options_of("generated", common, serious, SHORT)
    GAME.check_setup(options, seats)
    assert len(draw_all(options, SHORT, seats)) == len(DECKS)


@pytest.mark.rule("SA-104", "SA-105")
def test_a_mission_of_no_chosen_seed_is_one_with_threats_enough() -> None:
    options = options_of("generated", "red", "red")
    assert seed_with_supply(options, SHORT, 5) == f"{SHORT}+"
    assert seed_with_supply(options, SHORT, 4) == SHORT
    assert not list(shortages(options, f"{SHORT}+", 5))
