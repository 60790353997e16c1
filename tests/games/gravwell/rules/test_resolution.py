"""The Emergency Stop (GR-83 to GR-88, GR-98, GR-100)."""

import pytest

from pelagos.games.gravwell.actions import Stop
from pelagos.games.gravwell.events import Discarded, StopsRestored, StopUsed
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import IllegalAction
from tests.games.gravwell.support import HANDS, Table, letters, step_random

HARDCORE = GravwellOptions(hardcore=True)


@pytest.mark.rule("GR-83")
def test_the_stop_can_be_used_once_in_a_round() -> None:
    table = Table(HANDS[2]).draft().phase("AG", stops="A")
    for plays in ("BH", "CI"):
        table.lay(plays[0])
        table.lay(plays[1])
        assert ("UseStop", 0) not in table.asked
        table.settle()


@pytest.mark.rule("GR-83", "GR-86", "GR-100")
@pytest.mark.parametrize(("options", "again"), [(GravwellOptions(), True), (HARDCORE, False)], ids=["base", "hardcore"])
def test_d44_a_used_stop_comes_back_in_the_next_round_unless_hardcore(options: GravwellOptions, again: bool) -> None:  # noqa: FBT001  # a parameter of the test
    table = Table(HANDS[2], options).draft().round().draft()
    assert table.state.round == 2
    table.phase("AG", stops="A")
    for plays in ("BH", "CI", "DK"):
        table.phase(plays)
    table.lay("E")
    table.lay("L")
    assert table.asked == [("UseStop", 1)]
    table.settle().round().draft()
    assert table.state.round == 3
    assert table.state.stops == [again, True]
    for _ in range(3):
        table.round().draft()
    assert table.state.round == 6
    assert table.state.stops == [again, True]


@pytest.mark.rule("GR-84")
def test_the_question_comes_when_the_own_card_is_next_with_all_cards_and_places_open() -> None:
    table = Table(HANDS[2]).draft().place("B0 Y0 d36")
    table.lay("F")
    table.lay("G")
    assert table.asked == [("UseStop", 0)]
    table.answer(Stop(use=False))
    assert table.asked == [("UseStop", 1)]
    view = table.view(1)
    assert view.positions == (6, 0, 36)
    assert letters(card for card, _ in view.queue) == "G"


@pytest.mark.rule("GR-84")
def test_both_answers_are_listed_letting_the_card_resolve_first() -> None:
    table = Table(HANDS[2]).draft()
    table.lay("F")
    table.lay("G")
    assert GAME.legal(table.state, table.state.pending[0]) == (Stop(use=False), Stop(use=True))


@pytest.mark.rule("GR-85")
def test_the_stop_cancels_the_card_and_the_others_go_on() -> None:
    table = Table(HANDS[2]).draft().place("B20 Y15 d36@40").phase("FG", stops="F")
    assert table.spaces == "B20 Y21 d36@40"
    assert letters(event.card for event in table.told(Discarded)) == "FG"
    assert [(event.ship, event.rule) for event in table.told(StopUsed)] == [(0, "GR-85")]


@pytest.mark.rule("GR-86")
def test_stops_are_turned_up_at_the_end_of_the_round_and_cannot_be_saved() -> None:
    table = Table(HANDS[2]).draft().round()
    assert table.state.stops == [True, True]
    table.draft().phase("AG", stops="A")
    assert table.state.stops == [False, True]
    table.round()
    assert table.state.stops == [True, True]
    assert len(table.told(StopsRestored)) == 2


@pytest.mark.rule("GR-87")
@pytest.mark.parametrize("letter", "JKQX")
def test_the_stop_may_cancel_an_own_repulsor_or_beam(letter: str) -> None:
    table = Table((f"{letter}ABCDE", "FGHILM")).draft().place("B20 Y15 d36@40")
    table.phase(f"{letter}F", stops=f"{letter}F")
    assert table.spaces == "B20 Y15 d36@40"
    assert table.state.stops == [False, False]


@pytest.mark.rule("GR-88")
def test_the_stop_may_be_wasted_on_a_card_that_would_not_move() -> None:
    table = Table(HANDS[2]).draft().place("B20 Y18 d36@22").phase("FG", stops="F")
    assert table.state.stops == [False, True]


@pytest.mark.rule("GR-88")
def test_the_question_is_put_even_if_the_ship_is_stuck() -> None:
    table = Table(HANDS[2]).draft().place("B20 Y18 d36@22")
    table.lay("F")
    table.lay("G")
    assert table.asked == [("UseStop", 0)]


@pytest.mark.rule("GR-98")
def test_solo_never_asks_for_a_stop() -> None:
    chance, choice = Seeded.of("solo stop"), Seeded.of("answers")
    state = GAME.start(None, 1, chance)
    assert state.stops == [False]
    asked = set()
    while state.pending:
        asked.add(type(state.pending[0]).__name__)
        step_random(state, chance, choice)
        assert state.stops == [False]
    assert asked == {"PickStack", "LayCard"}


@pytest.mark.rule("GR-100")
def test_hardcore_keeps_an_unused_stop_for_later_rounds() -> None:
    table = Table(HANDS[2], HARDCORE).draft().round().draft().round().draft()
    assert table.state.stops == [True, True]
    table.phase("AG", stops="AG")
    assert table.state.stops == [False, False]
    assert table.told(StopsRestored) == []


def test_a_stop_is_no_answer_to_another_question() -> None:
    table = Table(HANDS[2])
    with pytest.raises(IllegalAction) as refused:
        table.answer(Stop(use=True))
    assert refused.value.key == "wrong-kind"
