"""The table as plain text."""

import pytest

from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.render import render
from pelagos.text import Catalogue
from tests.games.itchyfeet.support import TWO, Table

ENGLISH = Catalogue(GAME, "en", strict=True)


def drawn(table: Table, viewer: int | None) -> list[str]:
    return [ENGLISH.line(line) for line in render(table.view(viewer))]


def test_the_own_hand_is_sorted_by_what_is_needed() -> None:
    lines = drawn(Table(TWO + "hand 0 P1 SUNs BUGs CAMs; hand 1 P2"), 0)
    hand = lines.index("Your hand (* for the next trip, + for the centre):")
    assert lines[hand + 1 :] == [
        "  * Factor Fifty (sun protection)",
        "  * Argentine passport",
        "  + Old Film Camera (picture gear)",
        "    Bug Spray (insect defence)",
        "You still need: language help and bathing gear",
    ]


def test_of_other_hands_only_known_cards_are_drawn() -> None:
    lines = drawn(Table(TWO + "hand 0 P1; hand 1 P2! SUNs SUNh!"), 0)
    assert "    3 cards · known: sun protection and passport" in lines
    assert "    1 card" in lines


def test_an_outsider_sees_no_hand() -> None:
    lines = drawn(Table(TWO + "hand 0 P1 SUNs; hand 1 P2"), None)
    assert not any("Factor" in line or "Your hand" in line for line in lines)


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("hand 0 P1 SUNs SWIMs BOOKs; hand 1 P2", "You can travel to Greece!"),
        ("hand 0 P1 X1; hand 1 P2", "You hold contraband and cannot travel."),
        ("strike 1; free; hand 0 P1; hand 1 P2", "Strike until the next turn of Player 2"),
        ("free; hand 0 P1; hand 1 P2", "Free-for-all: recycling costs nothing"),
        (
            "hand 0 P1; hand 1 P2; pile; discards SUNs SUNh E1",
            "Pile empty · Discards: 2 × sun protection and Civil Unrest",
        ),
        ("round 3; hand 0 P1; hand 1 P2", "Round 3 · Player 1 has the turn"),
    ],
)
def test_the_table_says_what_holds(position: str, line: str) -> None:
    assert line in drawn(Table(TWO + position), 0)


def test_an_offer_and_a_win_are_drawn() -> None:
    steps = ("trade", "choose 1", "give BUGs", "enough", "want SUN", "enough")
    table = Table(TWO + "hand 0 P1 BUGs; hand 1 P2 SUNs").do(*steps)
    assert "Offer 1: Player 1 gives Player 2 Bug Spray (insect defence) for sun protection" in drawn(table, None)
    won = Table(TWO.replace("home 0 GRE", "home 0 done") + "hand 0 P1 SUNs CAMs PILLs; hand 1; pile").do("travel")
    lines = drawn(won, None)
    assert lines[0] == "The match is over. Winner: Player 1"
    assert any("home completed, now to the centre" in line for line in lines)


def test_characters_are_drawn_beside_their_players() -> None:
    table = Table(TWO + "character 0 H1; character 1 H2; hand 0 P1; hand 1 P2")
    assert any(line.endswith("The Smuggler") for line in drawn(table, 0))


def test_who_says_what_they_want_reads_what_they_give_and_nobody_else_does() -> None:
    table = Table(TWO + "hand 0 P1 SUNs BUGs; hand 1 P2 CAMs").do("trade", "choose 1", "give SUNs", "enough")
    asked = table.asked(0)
    own = ENGLISH.decision(asked, table.view(0))
    assert own == "Trade with Player 2: what do you want for Factor Fifty (sun protection)? So far: -."
    for viewer in (1, None):
        assert "Factor" not in ENGLISH.decision(asked, table.view(viewer))
