"""Pins are written by one command; a change of the rules, of what is told or of what can be done breaks them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pelagos.conformance.__main__ import main
from pelagos.conformance.driving import Subject, subject
from pelagos.conformance.failure import ConformanceFailure
from pelagos.conformance.pins import (
    check_every_card_comes_up,
    check_every_setup_is_pinned,
    check_pins_hold,
    folder_of,
    write_pins,
)
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Game
from tests.spikes.pebbles import rules
from tests.spikes.pebbles.game import ASKS, EFFECTS, GAME, THROW, pebbles
from tests.spikes.pebbles.state import PebblesState
from tests.spikes.pebbles.types import CODES, Flight, Throw


def pinned(folder: Path, game: Game[Any] = GAME) -> Subject:
    write_pins(GAME, folder)
    return subject(game, tests=folder)


def land_twice(state: PebblesState, effect: Flight, chance: Chance, emit: Emit | None) -> None:
    rules.land(state, effect, chance, emit)
    state.points[state.turn] += 1


def land_in_silence(state: PebblesState, effect: Flight, chance: Chance, emit: Emit | None) -> None:
    rules.land(state, effect, chance, None)


def list_backwards(state: PebblesState, decision: Throw) -> list[Action]:
    return rules.list_throws(state, decision)[::-1]


CHANGED = {
    "a rule": pebbles(effects=EFFECTS | {Flight: land_twice}),
    "an event": pebbles(effects=EFFECTS | {Flight: land_in_silence}),
    "the order of a list": pebbles(asks=ASKS | {Throw: replace(THROW, legal=list_backwards)}),
    "the version": pebbles(version=2),
}


def test_what_was_just_written_holds(tmp_path: Path) -> None:
    under_test = pinned(tmp_path)
    check_pins_hold(under_test)
    check_every_setup_is_pinned(under_test)
    check_every_card_comes_up(under_test)


def test_writing_twice_changes_nothing(tmp_path: Path) -> None:
    assert [path.name for path in write_pins(GAME, tmp_path)][:2] == ["2.txt", "3.txt"]
    assert write_pins(GAME, tmp_path) == []


def test_a_file_that_is_no_longer_asked_for_is_removed(tmp_path: Path) -> None:
    write_pins(GAME, tmp_path)
    old = folder_of(GAME, tmp_path) / "7.txt"
    old.write_text("old", encoding="utf-8")
    assert write_pins(GAME, tmp_path) == [old]
    assert not old.exists()


@pytest.mark.parametrize("what", CHANGED)
def test_a_change_is_noticed(what: str, tmp_path: Path) -> None:
    with pytest.raises(ConformanceFailure, match=r"2\.txt"):
        check_pins_hold(pinned(tmp_path, CHANGED[what]))


def test_a_set_up_without_a_match_is_noticed(tmp_path: Path) -> None:
    under_test = pinned(tmp_path)
    (folder_of(GAME, tmp_path) / "3.txt").unlink()
    with pytest.raises(ConformanceFailure, match="no golden playthrough of 3"):
        check_every_setup_is_pinned(under_test)


def test_no_pins_and_no_folder_are_noticed(tmp_path: Path) -> None:
    with pytest.raises(ConformanceFailure, match="is empty"):
        check_pins_hold(subject(GAME, tests=tmp_path))
    with pytest.raises(ConformanceFailure, match="no folder"):
        check_pins_hold(subject(GAME))


@pytest.mark.parametrize(
    ("cards", "sign"), [((*CODES, "wall4"), "has wall4"), ((*CODES[:-1], "p1"), "the same notation")]
)
def test_a_card_that_never_comes_up_or_has_anothers_name_is_noticed(
    cards: tuple[str, ...], sign: str, tmp_path: Path
) -> None:
    under_test = pinned(tmp_path)
    with pytest.raises(ConformanceFailure, match=sign):
        check_every_card_comes_up(replace(under_test, game=pebbles(cards=cards)))


def test_the_command_says_which_files_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["pins", "example.haggle", str(tmp_path)])
    assert main() == 0
    assert str(tmp_path / "pins" / "example.haggle" / "2.txt") in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(("game", "folder", "sign"), [("chess", "tests", "chess"), ("example.haggle", "file", "file")])
def test_the_command_refuses_in_a_sentence(
    game: str,
    folder: str,
    sign: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("sys.argv", ["pins", game, str(tmp_path / folder)])
    with pytest.raises(SystemExit):
        main()
    assert sign in capsys.readouterr().err
