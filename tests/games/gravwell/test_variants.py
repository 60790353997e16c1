"""Every permitted combination of variants, played through the step API by chance."""

from itertools import combinations
from typing import Any

import msgspec
import pytest

from pelagos.games.gravwell.events import (
    GateActivated,
    MatchWon,
    PhaseBegan,
    PilesLaid,
    PilesLaidOpen,
    RandomCard,
    RoundBegan,
    StopUsed,
)
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from tests.games.gravwell.support import step_random, variants

VARIANTS = ("no_secrets", "hardcore", "gate_activated", "chaos")
SUBSETS = [subset for size in range(5) for subset in combinations(VARIANTS, size)]
RULES = {"no_secrets": "GR-99", "hardcore": "GR-100", "gate_activated": "GR-102", "chaos": "GR-103"}
ALL = pytest.mark.rule("GR-104", *RULES.values())


def play(seats: int, options: GravwellOptions, seed: str) -> list[Event]:
    events: list[Event] = []
    chance, choice = Seeded.of(seed), Seeded.of(f"{seed} answers")
    state = GAME.start(options, seats, chance, events.append)
    while state.pending:
        step_random(state, chance, choice, events.append)
    return events


def count(events: list[Event], kind: type[Event]) -> int:
    return len([event for event in events if isinstance(event, kind)])


@ALL
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("subset", SUBSETS, ids=lambda subset: "+".join(subset) or "base")
def test_every_combination_plays_to_its_end_by_all_its_rules(subset: tuple[str, ...], seats: int) -> None:
    for seed in range(3):
        events = play(seats, variants(*subset), f"{subset} {seats} {seed}")
        rounds = count(events, RoundBegan)
        open_deals = count(events, PilesLaidOpen)
        assert open_deals == ("no_secrets" in subset) * rounds
        assert count(events, PilesLaid) + open_deals == rounds
        assert count(events, RandomCard) == ("chaos" in subset) * rounds * seats
        assert count(events, StopUsed) <= seats * (1 if "hardcore" in subset else rounds)
        check_end(events, activated="gate_activated" in subset, seats=seats)


def check_end(events: list[Event], *, activated: bool, seats: int) -> None:
    """The base gate shuts at once; the activated one at the end of the round, or when all are through."""
    won = [event for event in events if isinstance(event, MatchWon)]
    if not won or won[0].reason == "nearest":
        assert count(events, RoundBegan) == 6
        assert count(events, GateActivated) == 0
        return
    assert count(events, GateActivated) == activated
    if not activated:
        assert len(won[0].ships) == 1
    elif len(won[0].ships) < seats:
        assert [event.phase for event in events if isinstance(event, PhaseBegan)][-1] == 6


def test_the_combinations_include_matches_with_several_winners() -> None:
    """Else the check of the activated gate would prove little."""
    options = GravwellOptions(gate_activated=True)
    winners = set()
    for seed in range(150):
        won = [event for event in play(2, options, f"several {seed}") if isinstance(event, MatchWon)]
        winners |= {len(event.ships) for event in won}
    assert winners == {1, 2}


@pytest.mark.rule("GR-108", "GR-103", "GR-97")
@pytest.mark.parametrize("chaos", [False, True], ids=["plain", "chaos"])
def test_solo_plays_to_its_end_with_and_without_chaos(chaos: bool) -> None:  # noqa: FBT001  # a parameter of the test
    for seed in range(6):
        events = play(1, GravwellOptions(chaos=chaos), f"solo {chaos} {seed}")
        rounds = count(events, RoundBegan)
        assert rounds <= 4
        assert count(events, RandomCard) == chaos * rounds * 2
        assert count(events, StopUsed) == 0


@pytest.mark.rule("GR-108")
@pytest.mark.parametrize("name", ["no_secrets", "hardcore", "gate_activated"])
@pytest.mark.parametrize("chaos", [False, True], ids=["plain", "chaos"])
def test_solo_refuses_other_variants_with_the_sentence_that_says_why(name: str, chaos: bool) -> None:  # noqa: FBT001  # a parameter of the test
    with pytest.raises(IllegalAction) as refused:
        GAME.start(variants(name, *["chaos"] * chaos), 1, Seeded.of("refused"))
    assert (refused.value.rule, refused.value.key) == ("GR-108", "solo-combination")
    assert dict(refused.value.arguments) == {"option": name}


@pytest.mark.parametrize(
    ("texts", "key"),
    [({"solo": "yes"}, "unknown-option"), ({"chaos": "maybe"}, "option-value"), ({"age": "tall"}, "option-value")],
)
def test_options_that_do_not_exist_are_refused_by_name(texts: dict[str, str], key: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.read_options(texts)
    assert refused.value.key == key


@pytest.mark.rule("GR-35", "GR-71")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("age", ["seats", "drawn"])
@pytest.mark.parametrize("pull", [False, True])
def test_both_ages_and_both_readings_of_beams_play_to_the_end(seats: int, age: str, pull: bool) -> None:  # noqa: FBT001  # a parameter of the test
    options = GAME.read_options({"age": age, "pull_from_singularity": "yes" if pull else "no"})
    assert isinstance(options, GravwellOptions)
    for seed in range(2):
        assert play(seats, options, f"{age} {pull} {seed}")


@pytest.mark.parametrize(("name", "value"), [("chaos", "no"), ("hardcore", 1), ("age", "tall")])
def test_options_of_another_type_are_refused_by_name(name: str, value: Any) -> None:
    """To Python the text "no" is true."""
    with pytest.raises(IllegalAction) as refused:
        GAME.start(msgspec.structs.replace(GravwellOptions(), **{name: value}), 2, Seeded.of("typed"))
    assert (refused.value.rule, refused.value.key) == ("PL-04", "option-value")
    assert (refused.value.arguments["option"], refused.value.arguments["value"]) == (name, repr(value))
