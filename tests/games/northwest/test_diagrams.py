"""The pictures of rules: each shows what its rule says."""

import pytest

from pelagos.games.northwest.diagrams import carry_out_drawing, draw_all, open_drawing, read_album
from pelagos.games.northwest.position import write_position
from pelagos.games.northwest.rulebook import RULEBOOK

ALBUM = read_album()


@pytest.mark.parametrize("rule", ALBUM.diagrams)
def test_a_picture_ends_as_its_rule_says(rule: str) -> None:
    drawing = ALBUM.diagrams[rule]
    state = open_drawing(ALBUM, drawing)
    carry_out_drawing(state, drawing)
    assert drawing.ends in write_position(state).splitlines()


@pytest.mark.parametrize("rule", ALBUM.diagrams)
def test_a_picture_shows_something_and_its_rule_exists(rule: str) -> None:
    picture = next(one for one in draw_all() if one.rule == rule)
    assert RULEBOOK.cite(rule) == rule
    assert picture.log
    assert picture.before != picture.after
    assert picture.before.options == picture.after.options == ()
