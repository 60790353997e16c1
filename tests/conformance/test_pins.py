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
from pelagos.conformance.playthrough import play, playthrough
from pelagos.conformance.setups import Setup
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Game, Options
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


@pytest.mark.parametrize("changed", [pebbles(version=2), pebbles(version=2, effects=EFFECTS | {Flight: land_twice})])
def test_the_kept_matches_are_played_again_by_new_rules_and_hold(changed: Game[Any], tmp_path: Path) -> None:
    write_pins(GAME, tmp_path)
    kept = folder_of(GAME, tmp_path) / "2.txt"
    before = kept.read_text(encoding="utf-8").splitlines()
    assert kept in write_pins(changed, tmp_path, again=True)
    now = kept.read_text(encoding="utf-8").splitlines()
    assert "rules: 2" in now
    first_answer = next(number for number, line in enumerate(before) if line.startswith("1 "))
    assert now[: first_answer + 1] == [line.replace("rules: 1", "rules: 2") for line in before[: first_answer + 1]]
    check_pins_hold(subject(changed, tests=tmp_path))


def test_matches_played_again_by_the_same_rules_stay_whoever_played_them(tmp_path: Path) -> None:
    write_pins(GAME, tmp_path)
    kept = folder_of(GAME, tmp_path) / "2.txt"
    others = folder_of(GAME, tmp_path) / "3-2.txt"
    others.write_text(playthrough(GAME, play(GAME, Setup(3, Options()), "somebody else")), encoding="utf-8")
    kept.unlink()
    assert write_pins(GAME, tmp_path, again=True) == [kept]
    assert others.exists()


def test_after_an_answer_that_is_refused_a_kept_match_goes_on_at_random(tmp_path: Path) -> None:
    write_pins(GAME, tmp_path)
    kept = folder_of(GAME, tmp_path) / "2.txt"
    text = kept.read_text(encoding="utf-8")
    third = next(line for line in text.splitlines() if line.startswith("3 "))
    card_thrown_before = next(line for line in text.splitlines() if line.startswith("1 ")).rpartition(" ")[2]
    kept.write_text(text.replace(third, f"{third.rpartition(' ')[0]} {card_thrown_before}"), encoding="utf-8")
    assert write_pins(GAME, tmp_path, again=True) == [kept]
    again = kept.read_text(encoding="utf-8")
    assert again.partition("\n3 ")[0] == text.partition("\n3 ")[0]
    check_pins_hold(subject(GAME, tests=tmp_path))


def test_a_kept_match_that_cannot_be_read_is_played_anew(tmp_path: Path) -> None:
    write_pins(GAME, tmp_path)
    kept = folder_of(GAME, tmp_path) / "2.txt"
    before = kept.read_text(encoding="utf-8")
    kept.write_text(before.replace("seats: 2", "seats: two"), encoding="utf-8")
    assert write_pins(GAME, tmp_path, again=True) == [kept]
    assert kept.read_text(encoding="utf-8") == before


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
    pin = str(tmp_path / "pins" / "example.haggle" / "2.txt")
    assert pin in capsys.readouterr().out.splitlines()
    monkeypatch.setattr("sys.argv", ["pins", "example.haggle", str(tmp_path), "--again"])
    assert main() == 0
    assert capsys.readouterr().out == ""


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
