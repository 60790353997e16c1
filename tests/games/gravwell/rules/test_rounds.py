"""The end of a round and of the match (GR-04, GR-07, GR-89 to GR-91, GR-97, GR-107)."""

from typing import Any

import pytest

from pelagos.games.gravwell.events import MatchWon, RoundEnded
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.position_state import state_of
from pelagos.games.gravwell.position_text import read_position
from pelagos.games.gravwell.resolver import RESOLVER, resolve, run
from tests.games.gravwell.support import BASE, DECK, HANDS, Table, play_random


def last_event(line: str) -> dict[str, Any]:
    event: dict[str, Any] = RESOLVER.resolve_text(line)["events"][-1]
    return event


@pytest.mark.rule("GR-04")
@pytest.mark.parametrize(
    ("line", "winner"),
    [("B31 Y30 R0 G44", "G"), ("B31 Y30 R32 G5 d36@53", "R"), ("B1 Y0 R0 G0 d26", "B"), ("B53 Y52 R51 G50", "B")],
)
def test_after_six_rounds_the_player_nearest_the_gate_wins(line: str, winner: str) -> None:
    assert last_event(f"{line} : round=6 phase=6") == {
        "type": "MatchWon",
        "ships": [winner],
        "reason": "nearest",
        "rule": "GR-04",
    }


@pytest.mark.rule("GR-04", "GR-91")
def test_a_match_in_which_nobody_enters_has_exactly_six_rounds() -> None:
    table = Table(HANDS[2]).draft()
    while table.state.pending:
        table.place("B20 Y15 d36@10").round().draft()
    assert [event.round for event in table.told(RoundEnded)] == [1, 2, 3, 4, 5, 6]
    (won,) = table.told(MatchWon)
    assert won.reason == "nearest"
    assert table.state.winners == (max((0, 1), key=table.state.positions.__getitem__),)


@pytest.mark.rule("GR-07")
def test_if_all_are_in_the_singularity_after_six_rounds_it_is_a_draw() -> None:
    assert last_event("B0 Y0 R0 d26 d36 : round=6 phase=6") == {"type": "MatchDrawn", "rule": "GR-07"}
    state, _ = state_of(read_position("B0 Y0 R0 d26 d36 : round=6 phase=6"))
    run(state, frozenset(), None)
    assert (state.over, state.winners) == (True, ())
    assert GAME.returns(state) == (1 / 3, 1 / 3, 1 / 3)


@pytest.mark.rule("GR-07")
def test_age_does_not_break_the_tie_of_a_draw() -> None:
    assert resolve(read_position("B0 Y0 : age=YB round=6 phase=6"))["winner"] is None


@pytest.mark.rule("GR-90")
def test_ships_and_derelicts_stay_where_they_are_between_rounds() -> None:
    table = Table(HANDS[3]).draft()
    while table.state.phase < 6:
        table.phase("".join(table.hand(seat)[0] for seat in range(3)))
    table.place("B9 Y8 R30 d26@12 d36@40").phase("".join(table.hand(seat)[0] for seat in range(3)), stops=DECK)
    assert table.state.round == 2
    assert table.draft().spaces == "B9 Y8 R30 d26@12 d36@40"


@pytest.mark.rule("GR-90")
def test_all_26_cards_are_shuffled_together_again() -> None:
    table = Table(HANDS[4]).draft().round()
    cards = [*table.state.piles, *table.state.bag.cards]
    assert sorted(cards) == list(range(26))


@pytest.mark.rule("GR-91")
@pytest.mark.parametrize(("number", "over"), [(1, False), (5, False), (6, True)])
def test_the_pawn_moves_on_one_step_until_round_6(number: int, over: bool) -> None:  # noqa: FBT001  # a parameter of the test
    events = RESOLVER.resolve_text(f"B20 Y15 d36 : round={number} phase=6")["events"]
    assert events[0] == {"type": "RoundEnded", "round": number, "rule": "GR-89"}
    assert (events[-1]["type"] == "MatchWon") is over


@pytest.mark.rule("GR-97")
@pytest.mark.parametrize(
    ("line", "winner"), [("B51 Y30 d36@52 : B=C +solo", "B"), ("B51 Y30 d36@52 : B=B +solo", None)]
)
def test_solo_is_won_by_entering_the_gate(line: str, winner: str | None) -> None:
    assert RESOLVER.resolve_text(line)["winner"] == winner


@pytest.mark.rule("GR-97")
def test_solo_is_lost_if_the_ghost_enters_first() -> None:
    line = "B53 Y50 d36@52 : Y=L B=M +solo"
    resolved = RESOLVER.resolve_text(line)
    assert resolved["winner"] is None
    assert {"type": "SoloLost", "reason": "ghost", "rule": "GR-97"} in resolved["events"]
    assert resolved["pos"] == {"B": 53, "Y": 54, "d36": 52}


@pytest.mark.rule("GR-97")
def test_a_solo_match_has_four_rounds_at_most_and_returns_0_or_1() -> None:
    results = set()
    for seed in range(40):
        state = play_random(1, BASE, f"solo {seed}")
        assert state.round <= 4
        results.add(GAME.returns(state))
    assert results <= {(0.0,), (1.0,)}
    assert (0.0,) in results


@pytest.mark.rule("GR-107")
@pytest.mark.parametrize(
    ("line", "winner", "end"),
    [
        ("B51 Y53 d36 : Y=J +solo", "B", "MatchWon"),
        ("B53 Y51 d36 : B=J +solo", None, "SoloLost"),
    ],
)
def test_a_beam_may_bring_either_ship_into_the_gate_in_solo(line: str, winner: str | None, end: str) -> None:
    resolved = RESOLVER.resolve_text(line)
    assert resolved["winner"] == winner
    assert end in [event["type"] for event in resolved["events"]]


@pytest.mark.rule("GR-107")
def test_after_round_4_solo_is_lost_wherever_the_ships_stand() -> None:
    assert last_event("B53 Y0 d36 : +solo round=4 phase=6") == {"type": "SoloLost", "reason": "time", "rule": "GR-97"}
    assert last_event("B53 Y0 d36 : +solo round=3 phase=6")["type"] == "RoundEnded"
