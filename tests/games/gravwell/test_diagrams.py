"""The pictures of rules must show what the rules do."""

import re

import msgspec
import pytest

from pelagos.games.gravwell.diagrams import Diagram, Drawing, draw, draw_all, read_drawings
from pelagos.games.gravwell.rulebook import RULEBOOK

DRAWINGS = [
    pytest.param(rule, drawing, id=rule, marks=pytest.mark.rule(rule)) for rule, drawing in read_drawings().items()
]


def ends(diagram: Diagram) -> dict[str, int]:
    return {ship.code: ship.space for ship in diagram.after}


@pytest.mark.parametrize(("rule", "drawing"), DRAWINGS)
def test_the_ships_end_where_the_picture_says(rule: str, drawing: Drawing) -> None:
    wanted = {code: int(space) for code, space in re.findall(r"([BYRG])(\d+)", drawing.ends)}
    told = ends(draw(rule, drawing))
    assert wanted
    assert {code: told[code] for code in wanted} == wanted


@pytest.mark.parametrize(("rule", "drawing"), DRAWINGS)
def test_the_mover_plays_a_card_and_the_rule_exists(rule: str, drawing: Drawing) -> None:
    diagram = draw(rule, drawing)
    assert rule in RULEBOOK.rules
    assert diagram.mover in {play.ship for play in diagram.plays}
    assert type(diagram.log[0]).__name__ == "CardsRevealed"


def test_pictures_come_in_the_order_of_the_rules_and_can_be_sent() -> None:
    diagrams = draw_all()
    numbers = [int(diagram.rule.removeprefix("GR-")) for diagram in diagrams]
    assert numbers == sorted(numbers)
    sent = msgspec.json.decode(msgspec.json.encode(diagrams))
    assert sent[0]["log"][0]["type"] == "CardsRevealed"
