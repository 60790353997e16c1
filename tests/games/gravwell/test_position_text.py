"""The one-line notation of positions: it round-trips, and a fault is named with its place and its rule."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.position import DERELICT_SPACES, PLAYERS, Position
from pelagos.games.gravwell.position_text import read_position, write_position
from pelagos.kernel.errors import IllegalText
from pelagos.text.catalogue import Catalogue
from pelagos.text.languages import LANGUAGES
from tests.games.gravwell.support import DECK, variants


def test_everything_a_line_can_say() -> None:
    line = "B12 Y5 R0 d26 d36@24 : B=X Y=C stop=B used=R +hardcore -pull_from_singularity age=YBR round=3 phase=2"
    position = read_position(line)
    assert position == Position(
        spaces={"B": 12, "Y": 5, "R": 0, "d26": 26, "d36": 24},
        plays={"B": "X", "Y": "C"},
        stops=("B",),
        used=("R",),
        options=GravwellOptions(hardcore=True, pull_from_singularity=False),
        age=("Y", "B", "R"),
        round=3,
        phase=2,
    )
    assert write_position(position) == line


@pytest.mark.parametrize(
    ("written", "line"),
    [
        ("d36 y5 b12", "B12 Y5 d36"),
        ("  B12   Y5\t: b=x ", "B12 Y5 : B=X"),
        ("B=X B12 Y5", "B12 Y5 : B=X"),
        ("B12 Y5 d36@36 : round=1 phase=1 age=BY +pull_from_singularity", "B12 Y5 d36"),
        ("B12 Y5: B=X Y=c", "B12 Y5 : B=X Y=C"),
        ("B12 Y5 : Y=C B=X STOP=yb", "B12 Y5 : B=X Y=C stop=BY"),
        ("B12 Y5 : age=GRYB", "B12 Y5 : age=YB"),
        ("B54 Y54 R3 : +Gate_Activated", "B54 Y54 R3 : +gate_activated"),
        ("B4 Y9 d36 : +chaos +solo", "B4 Y9 d36 : +solo +chaos"),
        ("B54 Y5", "B54 Y5"),
        ("B012 Y5", "B12 Y5"),
    ],
)
def test_a_line_may_be_written_freely_and_is_written_back_in_one_way(written: str, line: str) -> None:
    assert write_position(read_position(written)) == line


@st.composite
def positions(draw: st.DrawFn) -> Position:
    players = [code for code in PLAYERS if draw(st.booleans())]
    if len(players) < 2:
        players = ["B", "Y"]
    derelicts = [code for code in DERELICT_SPACES if draw(st.booleans())]
    size = len(players) + len(derelicts)
    track = draw(st.lists(st.integers(1, 53), min_size=size, max_size=size, unique=True))
    spaces = {ship: draw(st.sampled_from([0, at])) for ship, at in zip(players + derelicts, track, strict=True)}
    cards = draw(st.permutations(list(DECK)))
    plays = {ship: card for ship, card in zip(players, cards, strict=False) if draw(st.booleans())}
    stops = tuple(ship for ship in plays if draw(st.booleans()))
    chosen = [name for name in ("no_secrets", "hardcore", "gate_activated", "chaos") if draw(st.booleans())]
    return Position(
        spaces=spaces,
        plays=plays,
        stops=stops,
        used=tuple(ship for ship in players if ship not in stops and draw(st.booleans())),
        options=msgspec.structs.replace(variants(*chosen), pull_from_singularity=draw(st.booleans())),
        age=tuple(draw(st.permutations(players))),
        round=draw(st.integers(1, 6)),
        phase=draw(st.integers(1, 6)),
    )


@given(positions())
def test_every_position_reads_back_as_it_was_written(position: Position) -> None:
    line = write_position(position)
    assert "\n" not in line
    assert read_position(line) == position


FAULTS = [
    # line, column, text, key, rule
    ("", 1, "", "position-empty", "PL-03"),
    ("   ", 1, "", "position-empty", "PL-03"),
    (": B=X", 1, ": B=X", "position-empty", "PL-03"),
    ("hello", 1, "hello", "position-word", "PL-03"),
    ("B12 ?", 5, "?", "position-word", "PL-03"),
    ("B12 Y5 12", 8, "12", "position-word", "PL-03"),
    ("B12 Y5 : B=X : Y=C", 14, ":", "position-word", "PL-03"),
    ("B12 Q5", 5, "Q5", "position-ship", "GR-14"),
    ("B12 Y5 d27", 8, "d27", "position-derelict", "GR-11"),
    ("B12 Y5 d27@30", 8, "d27@30", "position-derelict", "GR-11"),
    ("B12 Y55", 5, "Y55", "position-space", "GR-08"),
    ("B12 Y-1", 5, "Y-1", "position-space", "GR-08"),
    ("B12 Y", 5, "Y", "position-space", "GR-08"),
    ("B12 Y5x", 5, "Y5x", "position-space", "GR-08"),
    ("B12 Y9999999999999999999999", 5, "Y9999999999999999999999", "position-space", "GR-08"),
    ("B12 Y\u0665", 5, "Y\u0665", "position-space", "GR-08"),
    ("B12 Y5 d36@", 8, "d36@", "position-space", "GR-08"),
    ("B12 Y5 d36@x", 8, "d36@x", "position-space", "GR-08"),
    ("B12 Y5 d36@54", 8, "d36@54", "position-derelict-gate", "GR-74"),
    ("B12 Y12", 5, "Y12", "position-duplicate", "GR-09"),
    ("B26 Y5 d26", 8, "d26", "position-duplicate", "GR-09"),
    ("B12 Y5 B13", 8, "B13", "position-twice", "GR-14"),
    ("B12", 1, "B12", "position-players", "GR-02"),
    ("d26 d36", 1, "d26 d36", "position-players", "GR-02"),
    ("B12 Y5 : B=1", 10, "1", "position-card", "GR-18"),
    ("B12 Y5 : B=XY", 10, "XY", "position-card", "GR-18"),
    ("B12 Y5 : B=", 10, "", "position-card", "GR-18"),
    ("B12 Y5 : B=X Y=X", 14, "Y=X", "position-card-twice", "GR-18"),
    ("B12 Y5 : B=X B=Y", 14, "B=Y", "position-twice", "GR-39"),
    ("B12 Y5 : R=X", 10, "R=X", "position-absent", "GR-39"),
    ("B12 Y5 d36 : d36=X", 14, "d36", "position-mover", "GR-78"),
    ("B12 Y5 : Q=X", 10, "Q=X", "position-field", "PL-03"),
    ("B12 Y5 : turn=3", 10, "turn=3", "position-field", "PL-03"),
    ("B12 Y5 : B=X stop=Y", 14, "stop=Y", "position-stop-unplayed", "GR-84"),
    ("B12 Y5 : B=X stop=R", 14, "stop=R", "position-absent", "GR-15"),
    ("B12 Y5 : B=X stop=Q", 14, "Q", "position-ship", "GR-14"),
    ("B12 Y5 : B=X stop=BB", 14, "B", "position-twice", "GR-83"),
    ("B12 Y5 : B=X stop=B stop=B", 21, "stop=B", "position-twice", "GR-83"),
    ("B12 Y5 : B=X stop=B used=B", 14, "stop=B", "stop-used", "GR-83"),
    ("B12 Y5 : B=X stop=B used=B +hardcore", 14, "stop=B", "stop-used", "GR-100"),
    ("B12 Y5 : age=B", 10, "age=B", "position-age", "GR-35"),
    ("B12 Y5 : age=", 10, "age=", "position-age", "GR-35"),
    ("B12 Y5 : age=BYY", 10, "Y", "position-twice", "GR-35"),
    ("B12 Y5 : age=BY2", 10, "2", "position-ship", "GR-14"),
    ("B12 Y5 : round=7", 10, "round=7", "position-round", "GR-91"),
    ("B12 Y5 : round=0", 10, "round=0", "position-round", "GR-91"),
    ("B12 Y5 : round=two", 10, "round=two", "position-round", "GR-91"),
    ("B12 Y5 : round=2 round=3", 18, "round=3", "position-twice", "PL-03"),
    ("B12 Y5 : phase=7", 10, "phase=7", "position-phase", "GR-36"),
    ("B12 Y5 : phase=-1", 10, "phase=-1", "position-phase", "GR-36"),
    ("B12 Y5 : +fast", 10, "+fast", "unknown-option", "PL-04"),
    ("B12 Y5 : +chaos -chaos", 17, "-chaos", "position-twice", "PL-04"),
    ("B12 Y5 : +age", 10, "+age", "option-value", "PL-04"),
    ("B12 Y5 R3 : +solo", 13, "+solo", "position-solo-ships", "GR-93"),
    ("B12 R5 : +solo", 10, "+solo", "position-solo-ships", "GR-93"),
    ("B12 Y5 : +solo round=5", 16, "round=5", "position-round-solo", "GR-97"),
    ("B12 Y5 : +solo +hardcore", 16, "+hardcore", "solo-combination", "GR-108"),
    ("B12 Y5 : +solo B=X stop=B", 20, "stop=B", "position-stop-solo", "GR-98"),
    ("B12 Y5 : +solo used=B", 16, "used=B", "position-stop-solo", "GR-98"),
    ("B54 Y54", 5, "Y54", "position-two-winners", "GR-05"),
    ("B54 Y5 : Y=X", 10, "Y=X", "position-over", "GR-06"),
    ("B54 Y5 : B=X +gate_activated", 10, "B=X", "position-gone", "GR-105"),
]


@pytest.mark.rule("GR-08", "GR-09", "GR-14", "GR-18", "GR-36", "GR-39", "GR-84", "GR-91", "GR-108")
@pytest.mark.parametrize(
    ("line", "column", "text", "key", "rule"), FAULTS, ids=[fault[0] or "nothing" for fault in FAULTS]
)
def test_a_fault_is_named_with_its_word_its_column_and_its_rule(
    line: str, column: int, text: str, key: str, rule: str
) -> None:
    with pytest.raises(IllegalText) as refused:
        read_position(line)
    error = refused.value
    assert (error.key, error.rule) == (key, rule)
    assert (error.arguments["column"], error.arguments["text"]) == (column, text)


@given(st.text(alphabet="BYRGdQ0123456789@=:+- \nstopage", max_size=30))
def test_any_text_is_a_position_or_refused_with_a_place(text: str) -> None:
    position, error = outcome_of(text)
    if error is not None:
        assert 1 <= int(str(error.arguments["column"])) <= max(1, len(text))
        assert error.rule
    else:
        assert position is not None
        assert read_position(write_position(position)) == position


def outcome_of(text: str) -> tuple[Position | None, IllegalText | None]:
    try:
        return read_position(text), None
    except IllegalText as error:
        return None, error


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_with_its_column_in_every_language(language: str) -> None:
    catalogue = Catalogue(GAME, language, strict=True)
    for line, column, *_ in FAULTS:
        _, error = outcome_of(line)
        assert error is not None
        assert f"{column}" in catalogue.error(error)
