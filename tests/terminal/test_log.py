"""The log of an explorer in a file: begun, filled, changed, shown, and the same as the browser's."""

import json
from pathlib import Path

import pytest

from pelagos.bots.driver import finish, seat_bots
from pelagos.bots.registry import load_bot
from pelagos.games.spacealert.careers.career import CAREER
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.match import Match
from pelagos.kernel.record_writing import write_record
from tests.e2e.logs import experienced
from tests.support.console import Console
from tests.terminal.fixture_records import finished

BEGIN = "log spacealert my.json --begin Ripley"


@pytest.fixture
def log(console: Console) -> Path:
    """A log with levels to spend, as the browser gives it to take along."""
    path = console.folder / "my.json"
    path.write_bytes(experienced())
    return path


@pytest.fixture
def mission(console: Console) -> Path:
    """The record of a mission of two that is over."""
    match = Match.start(GAME, SpaceAlertOptions(script="mission2"), seats=2, chance=Seeded.of("log"))
    finish(match, seat_bots(GAME, [load_bot(GAME, "random")] * 2, "log"))
    path = console.folder / "mission.pelagos"
    path.write_text(write_record(GAME, match.record), encoding="utf-8")
    return path


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_a_log_is_begun_once(console: Console) -> None:
    heard = console(BEGIN)
    assert (heard.code, console.files()) == (0, ["my.json"])
    assert "Explorer log: Ripley · Level 0" in heard.out
    assert "[........] Boxes full in this row: 0 of 8" in heard.out
    again = console(BEGIN)
    assert again.code == 2
    assert "already exists" in again.err


def test_a_log_of_a_name_that_cannot_be_is_refused_and_no_file_is_left(console: Console) -> None:
    assert console("log spacealert my.json --begin", (), "Ripley" * 100).code == 2
    assert console.files() == []


@pytest.mark.rule("SA-181", "SA-183")
def test_a_match_is_entered_once_as_the_server_would(console: Console, mission: Path) -> None:
    console(BEGIN)
    heard = console("log spacealert my.json --enter mission.pelagos --people 2 --seat 1")
    assert "Mission · Mission 2 · ship lost · +0 experience" in heard.out
    assert "Clones: 1" in heard.out
    kept = (console.folder / "my.json").read_bytes()
    assert CAREER.read(kept) == kept
    assert [run.flown for run in CAREER.sheet(kept).runs] == [1]
    assert console("log spacealert my.json --enter mission.pelagos").code == 0
    assert (console.folder / "my.json").read_bytes() == kept


@pytest.mark.rule("SA-182")
def test_levels_are_learnt_and_told_as_options(console: Console, log: Path) -> None:
    shown = console("log spacealert my.json").out
    assert "Learn level 1" in shown
    assert "learnt=" not in shown
    console("log spacealert my.json --learn medic")
    heard = console("log spacealert my.json --learn medic")
    assert "Medic (medic) · level 2 of 3" in heard.out
    assert "-o specializations=experience -o learnt=medic:2" in heard.out
    before = log.read_bytes()
    refused = console("log spacealert my.json --learn medic")
    assert refused.code == 2
    assert "SA-182" in refused.err
    assert log.read_bytes() == before


@pytest.mark.rule("SA-184")
def test_achievements_are_shown_and_entered_for_the_latest_run(console: Console, log: Path) -> None:
    shown = console("log spacealert my.json --feats").out
    assert len([line for line in shown.splitlines() if line.startswith("    ") and " (" in line]) > 100
    latest = CAREER.sheet(log.read_bytes()).runs[0].id
    offers = CAREER.offers(log.read_bytes(), latest)
    judged = next((feat for feat in offers if feat.vote), None)
    counted = next(feat for feat in offers if not feat.vote)
    heard = console(f"log spacealert my.json --claim {counted.id}")
    assert heard.code == 0
    assert f"({counted.id})" in heard.out
    assert next(feat for feat in CAREER.sheet(log.read_bytes()).feats if feat.id == counted.id).run == latest
    if judged is not None:
        assert console(f"log spacealert my.json --claim {judged.id}").code == 2
        assert console(f"log spacealert my.json --claim {judged.id} --agreed").code == 0


@pytest.mark.rule("SA-183")
def test_who_refuses_clones_skips_boxes_and_is_dead_when_the_ship_is_lost(console: Console, mission: Path) -> None:
    console(BEGIN)
    assert "Refuses to be cloned" in console("log spacealert my.json --no-cloning").out
    assert "Ripley is dead" in one_line(console("log spacealert my.json --enter mission.pelagos").out)
    assert console("log spacealert my.json --cloning").code == 2
    assert "Clones: 0" in console("log spacealert my.json --anew").out
    assert not CAREER.sheet((console.folder / "my.json").read_bytes()).dead


def test_programs_read_it_as_json(console: Console, log: Path) -> None:
    shown = json.loads(console("log spacealert my.json --json").out)
    assert shown["level"] == CAREER.sheet(log.read_bytes()).level
    assert len(shown["feats"]) == len(CAREER.sheet(log.read_bytes()).feats)


@pytest.mark.parametrize(("language", "title"), [("el", "Ημερολόγιο εξερευνητή"), ("es", "Diario del explorador")])
def test_it_speaks_the_readers_language(console: Console, log: Path, language: str, title: str) -> None:
    assert title in console(f"log spacealert my.json --feats --lang {language}").out


@pytest.mark.parametrize(
    ("command", "sign"),
    [
        ("log gravwell my.json", "nothing is carried"),
        ("log chess my.json", "chess"),
        ("log spacealert none.json", "none.json"),
        ("log spacealert bad.json", "log"),
        ("log spacealert my.json --enter good.pelagos", "a match of gravwell"),
        ("log spacealert my.json --enter mission.pelagos --seat 2", "2 seats"),
        ("log spacealert my.json --enter mission.pelagos --people 3", "2 seats"),
        ("log spacealert my.json --enter none.pelagos", "none.pelagos"),
        ("log spacealert my.json --claim nothing", "nothing"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    console: Console, log: Path, mission: Path, command: str, sign: str
) -> None:
    (console.folder / "bad.json").write_text("[]", encoding="utf-8")
    (console.folder / "good.pelagos").write_text(finished(), encoding="utf-8")
    before = log.read_bytes()
    heard = console(command)
    assert heard.code == 2
    assert sign in one_line(heard.err)
    assert log.read_bytes() == before


def test_a_match_that_still_runs_is_not_entered(console: Console, log: Path) -> None:
    match = Match.start(GAME, SpaceAlertOptions(), seats=2, chance=Seeded.of("log"))
    (console.folder / "run.pelagos").write_text(write_record(GAME, match.record), encoding="utf-8")
    heard = console("log spacealert my.json --enter run.pelagos")
    assert heard.code == 2
    assert "not over yet" in one_line(heard.err)
