"""What could not be written is refused before anything is done for it."""

import errno
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from pelagos.kernel.errors import IllegalText
from pelagos.terminal.saving import require_place
from pelagos.text import LANGUAGES
from tests.support.console import Console

BAD_INPUT = 2
ORDERS = (
    "play gravwell --seats 2 --bots random --seed x --record no/such/one.pelagos",
    "arena gravwell --games 2 --results no/such/one.jsonl",
    "operate backup no/such/one.sqlite",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", ORDERS)
def test_a_folder_that_is_not_there_is_named_before_anything_happens(
    console: Console, order: str, language: str
) -> None:
    heard = console(f"{order} --lang {language}" if not order.startswith("operate") else f"--lang {language} {order}")
    assert (heard.code, heard.out) == (BAD_INPUT, "")
    assert "no/such" in heard.err
    assert "one." in heard.err
    assert "[" not in heard.err, "a text is missing"
    assert not (console.folder / "no").exists()


def test_a_match_that_goes_on_elsewhere_needs_that_folder_too(console: Console) -> None:
    console("play gravwell --seats 2 --bots random --seed x --record one.pelagos")
    heard = console("play --resume one.pelagos --record no/such/two.pelagos")
    assert (heard.code, heard.out) == (BAD_INPUT, "")
    assert "There is no folder no/such in which two.pelagos could be written." in heard.err


def test_a_save_into_no_folder_is_refused_and_the_match_goes_on(console: Console) -> None:
    heard = console("play gravwell --seats 2 --bots random --seed x", ["save no/such/one.pelagos", "save one.pelagos"])
    assert "There is no folder no/such" in heard.err
    assert (console.folder / "one.pelagos").is_file()


def test_a_folder_is_no_file(console: Console) -> None:
    (console.folder / "here").mkdir()
    heard = console("play gravwell --seats 2 --bots random --seed x --record here")
    assert (heard.code, heard.out) == (BAD_INPUT, "")
    assert "here: this is a folder, not a file." in heard.err


def test_pictures_that_cannot_be_drawn_are_refused_before_the_first_match(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    (console.folder / "taken").write_text("a file", encoding="utf-8")
    in_the_way = console("arena gravwell --games 2 --results kept.jsonl --plots taken")
    monkeypatch.delitem(sys.modules, "pelagos.research.plots", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    not_installed = console("arena gravwell --games 2 --results kept.jsonl --plots pictures")
    assert (in_the_way.code, not_installed.code) == (BAD_INPUT, BAD_INPUT)
    assert "taken" in in_the_way.err
    assert "pelagos[research]" in not_installed.err
    assert not (console.folder / "kept.jsonl").exists()


def test_a_folder_in_which_nothing_may_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: Any) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)  # root may write everywhere
    with pytest.raises(PermissionError) as refused:
        require_place(tmp_path / "one.pelagos")
    assert refused.value.filename == str(tmp_path)


def test_what_can_be_written_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "one").write_text("mine", encoding="utf-8")
    for path in (tmp_path / "one", tmp_path / "two", Path(os.devnull)):
        require_place(path)
    assert [(file.name, file.read_text(encoding="utf-8")) for file in tmp_path.iterdir()] == [("one", "mine")]
    with pytest.raises(IllegalText, match="no-folder"):
        require_place(tmp_path / "one" / "two")
