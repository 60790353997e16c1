"""The pictures of rules must show what the rules do, and every card of the box."""

import pytest

from pelagos.games.itchyfeet.cards import CODES
from pelagos.games.itchyfeet.diagrams import Drawing, draw, draw_all, read_drawings
from pelagos.games.itchyfeet.rulebook import RULEBOOK

PLAYED = {rule: drawing for rule, drawing in read_drawings().items() if drawing.position}
DRAWINGS = [pytest.param(rule, drawing, id=rule, marks=pytest.mark.rule(rule)) for rule, drawing in PLAYED.items()]


@pytest.mark.parametrize(("rule", "drawing"), DRAWINGS)
def test_the_hands_end_as_the_picture_says(rule: str, drawing: Drawing) -> None:
    diagram = draw(rule, drawing)
    assert diagram.before is not None
    assert diagram.after is not None
    assert [set(hand) for hand in diagram.after.hands] == [set(hand.split()) for hand in drawing.hands]
    assert diagram.before != diagram.after
    assert diagram.log


def test_every_card_is_shown_once() -> None:
    shown = [card for drawing in read_drawings().values() for card in drawing.cards]
    assert sorted(shown) == sorted(CODES)


def test_pictures_come_in_the_order_of_the_rules() -> None:
    rules = [diagram.rule for diagram in draw_all()]
    assert set(rules) <= set(RULEBOOK.rules)
    assert rules == sorted(rules, key=lambda rule: int(rule.removeprefix("TC-")))
