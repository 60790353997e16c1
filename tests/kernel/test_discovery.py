"""Games are found by entry point; a broken one is reported and harms nobody."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.kernel import discovery
from pelagos.kernel.errors import BrokenInvariant, IllegalText

GRAVWELL = EntryPoint("gravwell", "pelagos.games.gravwell.game:GAME", discovery.GROUP)
BROKEN = {
    "absent": EntryPoint("absent", "pelagos.no_such_module:GAME", discovery.GROUP),
    "nameless": EntryPoint("nameless", "pelagos.games.gravwell.game:NO_SUCH", discovery.GROUP),
    "renamed": EntryPoint("renamed", "pelagos.games.gravwell.game:GAME", discovery.GROUP),
    "no-game": EntryPoint("no-game", "pelagos.games.gravwell.cards:DECK", discovery.GROUP),
    "leaving": EntryPoint("leaving", "leaving:GAME", discovery.GROUP),
}


@pytest.fixture(autouse=True)
def _entries(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "leaving.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(discovery, "entry_points", lambda group: [GRAVWELL, *BROKEN.values()])


def test_a_game_is_found_by_its_name() -> None:
    assert discovery.load("gravwell") is GAME


def test_listing_the_games_imports_none_of_them() -> None:
    assert sorted(discovery.installed()) == ["absent", "gravwell", "leaving", "nameless", "no-game", "renamed"]


def test_broken_games_are_reported_and_the_others_work() -> None:
    games, broken = discovery.load_all()
    assert games == {"gravwell": GAME}
    assert broken.keys() == BROKEN.keys()


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_says_what_is_wrong_with_it(name: str) -> None:
    with pytest.raises(BrokenInvariant) as caught:
        discovery.load(name)
    assert caught.value.arguments["game"] == name
    assert caught.value.arguments["reason"]


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(IllegalText) as caught:
        discovery.load("chess")
    assert "gravwell" in str(caught.value.arguments["known"])
