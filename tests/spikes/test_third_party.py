"""A game of another package is found by its entry point and is like any other; a broken one harms nobody."""

import json
import subprocess
import sys
from importlib.metadata import entry_points, version
from pathlib import Path
from typing import Any

import pytest

from pelagos.kernel import discovery
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.record_reading import read_record
from pelagos.kernel.record_writing import write_record
from pelagos.kernel.replay import SeedCheck, verify
from tests.support.play import random_match

HAGGLE = "example.haggle"


@pytest.fixture
def broken_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Install a package whose game cannot be imported, and return the name of the game."""
    info = tmp_path / "broken_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        "[pelagos.games]\nexample.broken = broken_game:GAME\nexample.liar = broken_liar:GAME\n", encoding="utf-8"
    )
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('out of order')\n", encoding="utf-8")
    (tmp_path / "broken_liar.py").write_text("GAME = 'not a game'\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "example.broken"


def test_the_toy_comes_from_a_package_of_its_own() -> None:
    (entry,) = entry_points(group=discovery.GROUP, name=HAGGLE)
    assert entry.dist is not None
    assert entry.dist.name == "pelagos-example-haggle"
    assert version("pelagos-example-haggle")


def test_it_is_found_played_recorded_and_verified_like_any_other_game() -> None:
    game = discovery.load(HAGGLE)
    match = random_match(game, seats=3)
    assert match.returns is not None
    text = write_record(game, match.record)
    assert verify(game, read_record(game, text)).seed is SeedCheck.FAIR


def pelagos(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pelagos", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("language", "title"), [("en", "Haggle"), ("el", "Παζάρι"), ("es", "Regateo")])
def test_the_command_line_reads_its_rules(language: str, title: str) -> None:
    shown = pelagos("rules", HAGGLE, "--lang", language)
    assert shown.returncode == 0, shown.stderr
    assert title in shown.stdout


def test_the_command_line_lets_bots_play_it(tmp_path: Path) -> None:
    record = tmp_path / "haggle.pelagos"
    seats = ("--seats", "3", "--you", "none", "--bots", "random")
    shown = pelagos("play", HAGGLE, *seats, "--seed", "x", "--record", str(record), "--lang", "en")
    assert shown.returncode == 0, shown.stderr
    assert pelagos("verify", str(record)).returncode == 0
    replayed = pelagos("replay", str(record), "--lang", "en")
    assert "HG-" in replayed.stdout or "Seat 1" in replayed.stdout


def test_a_broken_package_is_reported_and_skipped(broken_package: str) -> None:
    games, broken = discovery.load_all()
    assert {HAGGLE, "gravwell"} <= games.keys()
    assert set(broken) == {broken_package, "example.liar"}
    assert "RuntimeError: out of order" in str(broken[broken_package].arguments["reason"])


def test_loading_the_broken_game_itself_says_what_is_wrong(broken_package: str) -> None:
    with pytest.raises(BrokenInvariant, match="broken-game") as caught:
        discovery.load(broken_package)
    assert caught.value.arguments["game"] == broken_package


def test_a_broken_package_does_not_disturb_the_other_games(broken_package: str) -> None:
    assert random_match(discovery.load(HAGGLE), seats=2).returns is not None


def test_the_record_is_text_that_names_its_game() -> None:
    match: Any = random_match(discovery.load(HAGGLE), seats=2)
    assert f"game: {HAGGLE}" in write_record(match.game, match.record)
    assert json.loads(match.game.encode_state(match.state))["pending"] == []
