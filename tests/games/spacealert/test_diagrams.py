"""The pictures of rules: each shows what its rule says."""

from typing import Any

import msgspec
import pytest

from pelagos.games.spacealert.diagrams import Diagram, draw_all, read_album
from pelagos.games.spacealert.rulebook import RULEBOOK

ALBUM = read_album()
PICTURES = {picture.rule: picture for picture in draw_all()}


@pytest.mark.parametrize("rule", ALBUM.diagrams)
def test_a_picture_ends_as_its_rule_says(rule: str) -> None:
    ends = ALBUM.diagrams[rule].ends
    assert {path: reached(PICTURES[rule], path) for path in ends} == ends


@pytest.mark.parametrize("rule", ALBUM.diagrams)
def test_a_picture_shows_something_and_its_rule_exists(rule: str) -> None:
    picture = PICTURES[rule]
    assert RULEBOOK.cite(rule) == rule
    assert picture.before != picture.after
    assert len(picture.tracks) == 4
    assert picture.after.turn == ALBUM.diagrams[rule].turn


def reached(picture: Diagram, path: str) -> Any:
    """Return what the ship afterwards has at the end of a path."""
    found = msgspec.to_builtins(picture.after)
    for part in path.split("."):
        found = found[int(part) if part.isdigit() else part]
    return list(found) if isinstance(found, tuple) else found
