"""A match that is flown with explorer logs: what is learnt counts, and its end is entered."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pelagos.bots.driver import finish, seat_bots
from pelagos.bots.registry import load_bot
from pelagos.games.spacealert.careers.career import CAREER
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.ids import Seat
from pelagos.kernel.match import Match
from pelagos.kernel.record_reading import read_record
from pelagos.terminal import logbook
from pelagos.terminal.exits import OK
from pelagos.terminal.logbook import Logbook
from pelagos.terminal.play.logs import Logs, ask_for_feats
from pelagos.terminal.screen import show
from pelagos.terminal.screen.app import MatchApp
from pelagos.terminal.screen.show import another
from pelagos.terminal.voice import Voice
from tests.e2e.logs import experienced
from tests.support.console import Console, Keyboard
from tests.terminal.screen.sitting_down import sit
from tests.terminal.test_log import BEGIN

READY = ["1"] * 200
FLY = "play spacealert --seats 1 --bots random --seed film --log my.json"


def runs(file: Path) -> list[str]:
    return [run.id for run in CAREER.sheet(file.read_bytes()).runs]


@pytest.mark.rule("SA-180", "SA-183")
def test_a_flown_match_is_in_the_log_and_is_the_run_its_record_would_give(console: Console) -> None:
    console(BEGIN)
    heard = console(f"{FLY} -o script=mission1 --record my.pelagos", READY)
    assert heard.code == 0
    assert "explorer Ripley, level 0" in heard.out
    assert "Mission 1 · ship lost · +0 experience" in heard.out
    assert "Clones: 1" in heard.out
    log = console.folder / "my.json"
    assert len(runs(log)) == 1
    before = log.read_bytes()
    assert console("log spacealert my.json --enter my.pelagos").code == 0
    assert log.read_bytes() == before


@pytest.mark.rule("SA-182")
def test_what_is_learnt_counts_in_a_match_with_experience(console: Console) -> None:
    log = CAREER.learn(CAREER.learn(experienced(), "medic"), "medic")
    (console.folder / "ana.json").write_bytes(log)
    console("log spacealert boris.json --begin Boris")
    crew = "play spacealert --seats 2 --you all --seed crew --record my.pelagos --log ana.json --log boris.json"
    assert console(f"{crew} -o specializations=experience", ["quit"]).code == 0
    text = (console.folder / "my.pelagos").read_text(encoding="utf-8")
    assert "option learnt: medic:2 -" in text
    assert runs(console.folder / "boris.json") == []


@pytest.mark.rule("SA-180")
def test_a_match_played_on_is_entered_too(console: Console) -> None:
    console(BEGIN)
    left = console(f"{FLY} --record my.pelagos", ["1", "quit"])
    again = "play --resume my.pelagos --log my.json"
    assert again in " ".join(left.out.split())
    heard = console(again, READY)
    assert heard.code == 0
    assert len(runs(console.folder / "my.json")) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        "play spacealert --seats 1 --log my.json --log other.json",
        "play spacealert --seats 2 --you all --log my.json --log ./my.json",
        "play gravwell --seats 2 --log my.json",
        "play spacealert --seats 1 --log nowhere.json",
    ],
)
def test_logs_that_fit_nobody_are_refused_before_the_match(console: Console, wrong: str) -> None:
    console(BEGIN)
    console("log spacealert other.json --begin Dallas")
    heard = console(wrong, READY)
    assert heard.code == 2
    assert heard.out == ""
    assert heard.err


def test_a_log_that_cannot_be_written_is_told_and_the_record_still_takes_it(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    console(BEGIN)

    def full(path: Path, *_: Any) -> None:
        raise OSError(28, "No space left on device", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(logbook, "write_whole", full)
        heard = console(f"{FLY} --record my.pelagos", READY)
    assert heard.code == 1
    assert "my.json is as it was" in " ".join(heard.err.split())
    assert runs(console.folder / "my.json") == []
    assert console("log spacealert my.json --enter my.pelagos").code == 0
    assert len(runs(console.folder / "my.json")) == 1


def book(folder: Path) -> Logbook:
    path = folder / "my.json"
    path.write_bytes(experienced())
    return Logbook.opened(GAME, path)


def entered(file: Path, feat: str) -> bool:
    return any(row.id == feat and row.run is not None for row in CAREER.sheet(file.read_bytes()).feats)


@pytest.mark.rule("SA-184")
def test_after_the_match_achievements_are_asked_for_and_the_crew_judges(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = book(tmp_path)
    judged = next(feat.id for feat in mine.offers if feat.vote)
    counted = next(feat.id for feat in mine.offers if not feat.vote)
    typed = [judged, "no", "nonsense", counted, " "]
    monkeypatch.setattr("sys.stdin", Keyboard(typed))
    ask_for_feats(mine, Voice("en", GAME), 2)
    heard = capsys.readouterr()
    assert "Not entered" in heard.out
    assert "[SA-184]" in heard.err
    assert entered(mine.file, counted)
    assert not entered(mine.file, judged)
    monkeypatch.setattr("sys.stdin", Keyboard([judged, "yes", " "]))
    ask_for_feats(mine, Voice("en", GAME), 2)
    assert entered(mine.file, judged)


@pytest.mark.rule("SA-184")
def test_who_flew_alone_is_the_judge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = book(tmp_path)
    judged = next(feat.id for feat in mine.offers if feat.vote)
    monkeypatch.setattr("sys.stdin", Keyboard([judged, " "]))
    ask_for_feats(mine, Voice("en", GAME), 1)
    assert entered(mine.file, judged)


@pytest.mark.rule("SA-181")
def test_two_people_have_each_the_run_of_their_own_seat(tmp_path: Path) -> None:
    for name in ("ana", "boris"):
        (tmp_path / f"{name}.json").write_bytes(CAREER.begin(name))
    people = frozenset({Seat(0), Seat(2)})
    logs = Logs.opened(GAME, [tmp_path / "ana.json", tmp_path / "boris.json"], people)
    match = Match.start(GAME, SpaceAlertOptions(script="mission2"), seats=3, chance=Seeded.of("log"))
    finish(match, seat_bots(GAME, [load_bot(GAME, "random")] * 3, "log"))
    assert logs.conclude(Voice("en", GAME), match, 2, ask=False)
    members = [
        json.loads((tmp_path / f"{name}.json").read_bytes())["entries"][0]["run"]["missions"][0]
        for name in ("ana", "boris")
    ]
    assert [(flown.get("member", 0), flown["people"]) for flown in members] == [(0, 2), (2, 2)]


@pytest.mark.rule("SA-182")
def test_another_match_at_the_same_table_is_played_with_what_was_learnt_meanwhile(tmp_path: Path) -> None:
    mine = book(tmp_path)
    logs = Logs({Seat(0): mine})
    sitting = sit("spacealert", options={"specializations": "experience"})
    mine.learn("mechanic")
    again = another(sitting, logs)
    assert msgspec.structs.asdict(again.match.record.header.options)["learnt"] == "mechanic:1"
    plain = another(sitting, Logs({}))
    assert plain.match.record.header.options == sitting.match.record.header.options


@pytest.mark.rule("SA-180")
def test_a_match_on_the_screen_is_entered_when_it_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine, sitting = book(tmp_path), sit("spacealert", seats=1)

    def played(app: MatchApp) -> int:
        finish(app.sitting.match, seat_bots(GAME, [load_bot(GAME, "random")], "screen"))
        return OK

    monkeypatch.setattr(show, "show", played)
    monkeypatch.setattr("sys.stdin", Keyboard([" "]))
    flown = len(runs(mine.file))
    assert show.play_matches(sitting, Logs({Seat(0): mine})) == OK
    assert len(runs(mine.file)) == flown + 1


def test_the_record_of_the_terminal_reads_as_it_was_written(console: Console) -> None:
    console(BEGIN)
    console(f"{FLY} --record my.pelagos", READY)
    record = read_record(GAME, (console.folder / "my.pelagos").read_text(encoding="utf-8"))
    assert logbook.run_name(GAME, record) == runs(console.folder / "my.json")[0]
