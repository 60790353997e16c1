"""The notation of a position, what is refused in it, and what `pelagos resolve itchyfeet` answers."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.position import write_position
from pelagos.games.itchyfeet.position_read import read_position
from pelagos.games.itchyfeet.resolver import RESOLVER
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import IllegalText
from pelagos.text import Catalogue
from tests.games.itchyfeet.support import ALL, TWO

START = "seats 2; centre JAP; home 0 EGY; home 1 PER; hand 1 P2"


def test_a_position_says_what_lies_where() -> None:
    state = read_position(START + "; hand 0 P1! SUNs; discards CAMh; turn 1")
    assert state.turn == 1
    assert [len(hand) for hand in state.hands] == [2, 1]
    assert len(state.pile) == 32 - 2
    assert len(state.aside) == 10


def test_parts_may_stand_in_lines_and_in_any_order_and_case() -> None:
    lines = "home 0 egy\nhand 0 p1 SUNS\nseats 2\ncentre JAP\nhome 1 per"
    assert write_position(read_position(lines)).startswith("seats 2; turn 0; centre JAP; home 0 EGY; home 1 PER")


@given(st.integers(0, 10_000), st.integers(2, 6), st.integers(0, 250))
def test_what_is_written_is_read_again(seed: int, seats: int, inputs: int) -> None:
    rng = random.Random(seed)
    chance = Seeded.of(str(seed))
    state = GAME.start(ALL, seats, chance)
    for _ in range(inputs):
        if not state.pending:
            break
        decision = rng.choice(state.pending)
        GAME.apply(state, decision.id, rng.choice(GAME.legal(state, decision)), chance)
    text = write_position(state)
    assert write_position(read_position(text)) == text


@pytest.mark.parametrize(
    ("text", "rule", "key", "column"),
    [
        ("centre JAP", "TC-10", "position-seats", None),
        ("", "TC-10", "position-seats", None),
        ("seats 7", "TC-10", "position-number", 7),
        ("seats two", "TC-10", "position-number", 7),
        ("seats", "PL-03", "position-words", 1),
        ("seats 2; home 0 EGY; home 1 PER", "TC-06", "position-centre", None),
        ("seats 2; centre JAP; home 0 EGY", "TC-06", "position-home", None),
        (START + "; hand 0 SUNx", "PL-03", "position-card", 64),
        (START + "; hand 0 P2", "PL-03", "position-twice", 64),
        (START + "; hand 0 EGY", "PL-03", "position-card", 64),
        (START + "; hand 0 S1", "TC-08", "position-extension", 64),
        (START + "; hand 1 SUNs", "PL-03", "position-twice", 57),
        (START + "; hand 2 SUNs", "PL-03", "position-seat", 62),
        (START + "; hand", "PL-03", "position-words", 57),
        (START + "; hello", "PL-03", "position-part", 57),
        ("seats 2; home 0", "PL-03", "position-words", 10),
        (START + "; with magic", "TC-08", "position-part", 62),
        (START + "; reading odd", "TC-23", "position-part", 65),
        (START + "; round 101", "TC-52", "position-number", 63),
        (START + "; offers 4", "TC-18", "position-number", 64),
        (START + "; character 0 H1", "TC-41", "position-extension", 57),
        (START + "; with characters; character 0 H1", "TC-41", "position-characters", None),
        (TWO + "hand 0 E1", "TC-29", "position-card", 63),
    ],
)
def test_what_is_wrong_is_named_with_its_place_and_rule(text: str, rule: str, key: str, column: int | None) -> None:
    with pytest.raises(IllegalText) as caught:
        read_position(text)
    assert (caught.value.rule, caught.value.key) == (rule, key)
    assert caught.value.arguments.get("column") == column


# -- resolve -----------------------------------------------------------------------------------------------------


def test_actions_are_carried_out_and_told() -> None:
    position = START + "; hand 0 P1 SUNs CAMh PILLd"
    data = json.dumps({"position": position, "actions": ["travel"], "chance": ["draw BUGs"]}).encode()
    answer = RESOLVER.resolve_json(data)
    assert list(answer) == ["position", "pending", "winner", "events"]
    assert json.loads(json.dumps(answer)) == answer
    assert answer["pending"] == [{"seat": 1, "question": "TakeTurn", "rule": "TC-11"}]
    assert answer["winner"] is None
    assert answer["events"][-2] == {"type": "Drew", "seat": 0, "card": "BUGs", "rule": "TC-27"}
    assert "hand 0 BUGs P1!" in answer["position"]


def test_a_seat_may_be_named_before_the_action() -> None:
    text = (
        TWO + "hand 0 P1 BUGs; hand 1 P2 SUNs > trade > choose 1 > give BUGs > enough > want SUN > enough > 0: withdraw"
    )
    assert RESOLVER.resolve_text(text)["pending"] == [{"seat": 0, "question": "TakeTurn", "rule": "TC-11"}]


def test_a_win_is_told() -> None:
    text = "seats 2; centre JAP; home 0 done; home 1 PER; hand 0 P1 BOOKs COATs CAMs > travel"
    answer = RESOLVER.resolve_text(text)
    assert (answer["winner"], answer["pending"]) == (0, [])


def test_a_shared_win_names_all_winners() -> None:
    text = "seats 2; centre JAP; home 0 PER; home 1 EGY; first 0; turn 1; round 100; hand 0; hand 1; pile > pass"
    assert RESOLVER.resolve_text(text)["winner"] == [0, 1]


@pytest.mark.parametrize("language", ["en", "el", "es"])
def test_the_answer_reads_as_sentences(language: str) -> None:
    steps = "trade > choose 1 > give BUGs > enough > want SUN > enough > 1: accept 1 SUNs"
    answer = RESOLVER.resolve_text(TWO + f"hand 0 P1 BUGs; hand 1 P2 SUNs > {steps}")
    texts = Catalogue(GAME, language, strict=True)
    lines = [texts.line(line) for line in RESOLVER.lines(answer)]
    assert len(lines) == len(answer["events"]) + 1


@pytest.mark.parametrize(
    ("task", "key"),
    [
        ({"actions": []}, "json-missing"),
        ({"position": START, "moves": []}, "json-field"),
        ({"position": START, "actions": ["draw"], "chance": ["pick SUNs"]}, "resolve-chance"),
        ({"position": START, "actions": ["draw"], "chance": [""]}, "resolve-chance"),
        ({"position": START, "actions": ["3: draw"]}, "resolve-seat"),
        ({"position": START, "actions": ["fly"]}, "action-name"),
    ],
)
def test_a_task_that_cannot_be_resolved_is_refused(task: dict[str, object], key: str) -> None:
    with pytest.raises(IllegalText) as caught:
        RESOLVER.resolve_json(json.dumps(task).encode())
    assert caught.value.key == key


def test_nothing_is_answered_after_the_end() -> None:
    text = "seats 2; centre JAP; home 0 done; home 1 PER; hand 0 P1 BOOKs COATs CAMs > travel > draw"
    with pytest.raises(IllegalText) as caught:
        RESOLVER.resolve_text(text)
    assert caught.value.key == "resolve-over"


@pytest.mark.parametrize("outcome", ["roll 0", "shuffle 1 0"])
def test_every_kind_of_chance_can_be_written(outcome: str) -> None:
    task = {"position": START + "; hand 0 P1 SUNs", "chance": [outcome]}
    assert RESOLVER.resolve_json(json.dumps(task).encode())["winner"] is None
