"""The film and the pictures."""

import pytest

from pelagos.games.spacealert.film import WIDTH, film, wrap
from pelagos.games.spacealert.render import figure
from pelagos.games.spacealert.resolver import resolve
from pelagos.games.spacealert.telling import terse
from pelagos.kernel.event import Event
from tests.games.spacealert.table import energy, mission, play

BUSY = mission(
    "red lift C lift C A . .",
    "A C lift C",
    threats="E1-07@1:red I2-02@1 SE3-103@2:white SI1-04@3",
    tracks="T7 T3 T1 T4",
    double_actions=True,
)


def test_a_film_has_a_frame_for_each_step_and_is_no_wider_than_80_columns() -> None:
    frames = list(film(BUSY))
    assert [frame.step for frame in frames[:5]] == ["appear", "crew", "damage", "threats", "computer"]
    assert all(len(line) <= WIDTH for frame in frames for line in (*frame.picture, *frame.told))


def test_a_film_tells_the_same_events_as_the_resolver() -> None:
    calm = mission("A C lift C bots", threats="E1-07@1:white I1-03@3", double_actions=True)
    heard: list[Event] = []
    resolve(calm, heard.append)
    seen = [event for frame in film(calm) for event in frame.events]
    assert seen == heard
    assert type(seen[-1]).__name__ == "MissionWon"


def test_a_film_ends_where_the_ship_is_lost() -> None:
    frames = list(film(mission(".", threats="SI1-03@1", tracks="T5 T4 T6 T1")))
    assert type(frames[-1].events[-1]).__name__ == "ShipLost"


def test_the_picture_shows_crew_threats_and_marks() -> None:
    frames = list(film(mission("red", threats="E1-07@1:red", tracks="T1 T2 T3 T4"), name=lambda key: f"<{key}>"))
    text = "\n".join(frames[4].picture)
    assert "UR P0" in text
    assert "#0" in text
    assert "<threat-E1-07>" in text
    assert "LR+" in text


def test_lines_name_their_rule() -> None:
    frame = next(film(BUSY))
    assert all(line.startswith("SA-") for line in frame.told if not line.startswith(" "))
    assert terse(frame.events[0]) == "TurnBegan turn=1"
    assert wrap("a " * 60)[1].startswith(" " * 8)


def test_unconscious_players_are_in_parentheses() -> None:
    played = play(
        ".",
        threats="E1-101@1:white",
        tracks="T5 T1 T6 T4",
        before=energy(shields=(0, 0, 0)),
    )
    assert figure(played.state.players[0]) == "(P0)"


@pytest.mark.rule("SA-130")
def test_below_a_called_threat_stand_its_letter_and_who_called_it() -> None:
    calling = mission(".", threats="SE3-104@1:red>I1-01", tracks="T2 T4 T6 T7")
    shown = next(frame.picture for frame in film(calling, name=str) if " #1 I1-01" in "\n".join(frame.picture))
    place = next(number for number, line in enumerate(shown) if line.startswith(" #1 I1-01"))
    assert shown[place + 1] == "    (a) board-called threat-SE3-104 (#0)"
    assert not any("board-called" in line for frame in film(BUSY, name=str) for line in frame.picture)
