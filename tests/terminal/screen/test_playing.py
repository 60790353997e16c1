"""People play matches on the screen with keys alone."""

import threading
from pathlib import Path

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.kernel.record_text import read_record
from pelagos.terminal.screen.answers import Answers
from pelagos.terminal.screen.dialogs import Curtain, Ending, Reader
from pelagos.terminal.screen.log import Log
from pelagos.text import LANGUAGES
from tests.terminal.screen.sitting_down import NARROW, WIDE, Player, playing, run, sit

STARTS = 3
"""How many questions a new match of two puts to seat 0 before the first card is played."""


async def play_on(player: Player, key: str = "enter") -> None:
    """Answer with the marked answer until the match is over."""
    while player.match.pending:
        await player.press(key)


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("language", "size"), [("en", NARROW), ("el", NARROW), ("es", WIDE)])
def test_a_whole_match_is_played_by_keys_and_its_record_kept(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    async def test() -> None:
        path = tmp_path / "my.pelagos"
        async with playing(sit(language=language, path=path), size) as player:
            await play_on(player)
            assert isinstance(player.app.screen, Ending)
            assert str(path) in player.drawn().replace("\n", "").replace(" ", "").replace("│", "")
            assert player.sitting.voice.text("screen-key-again") in player.drawn()
        record = read_record(GAME, path.read_text(encoding="utf-8"))
        assert record.returns == player.match.returns

    run(test)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_every_table_size_can_be_played_to_its_end(seats: int) -> None:
    async def test() -> None:
        async with playing(sit(seats=seats)) as player:
            await play_on(player)
            assert player.match.returns is not None
            assert len(player.match.returns) == seats

    run(test)


def test_a_game_from_elsewhere_that_draws_nothing_is_played_from_its_listed_answers() -> None:
    async def test() -> None:
        async with playing(sit("example.haggle", seats=3)) as player:
            assert "hands: " in player.drawn()
            await play_on(player)
            assert isinstance(player.app.screen, Ending)

    run(test)


@pytest.mark.parametrize("game", ["itchyfeet", "northwest"])
def test_other_games_are_played_from_their_listed_answers(game: str) -> None:
    async def test() -> None:
        async with playing(sit(game, seats=2)) as player:
            for _ in range(5):
                await player.press("enter")
            assert sum(entry.actor == 0 for entry in player.match.record.inputs) == 5

    run(test)


def test_a_digit_answers_as_soon_as_no_longer_number_could_be_meant() -> None:
    async def test() -> None:
        async with playing(sit(seats=4)) as player:
            assert len(player.screen.actions) == 12
            await player.press("1")
            assert not player.match.record.inputs
            wanted = player.screen.actions[11]
            await player.press("2")
            assert player.match.record.inputs[0].action == wanted
            wanted = player.screen.actions[2]
            await player.press("3")
            mine = [entry for entry in player.match.record.inputs if entry.actor == 0]
            assert mine[1].action == wanted

    run(test)


def test_arrows_move_the_mark_and_enter_answers() -> None:
    async def test() -> None:
        async with playing(sit(seats=4)) as player:
            wanted = player.screen.actions[8]
            await player.press("down", "down", "right", "enter")
            assert player.match.record.inputs[0].action == wanted

    run(test)


def test_a_click_answers() -> None:
    async def test() -> None:
        async with playing(sit(seats=4)) as player:
            wanted = player.screen.actions[1]
            await player.pilot.click(Answers, offset=(4, 1))
            await player.settle()
            assert player.match.record.inputs[0].action == wanted

    run(test)


def test_what_is_written_narrows_the_list_and_a_single_fit_is_the_answer() -> None:
    async def test() -> None:
        async with playing(sit("example.haggle", seats=2)) as player:
            answers = player.screen.query_one(Answers)
            every = len(answers.shown)
            await player.press("slash", *"Rest")
            assert answers.found == len(answers.shown) == 1
            assert f"1 of {every}" in player.drawn()
            await player.press("enter")
            assert type(player.match.record.inputs[0].action).__name__ == "Rest"

    run(test)


def test_an_answer_may_be_written_in_notation() -> None:
    async def test() -> None:
        async with playing(sit()) as player:
            wanted = player.screen.actions[4]
            letter = GAME.card_code(wanted.card)  # type: ignore[attr-defined]  # a pile is named by its card
            await player.write(f"pick {letter}")
            assert player.match.record.inputs[0].action == wanted

    run(test)


def test_a_refused_answer_says_which_rule_refuses_it_and_why_opens_that_rule() -> None:
    async def test() -> None:
        async with playing(sit(), WIDE) as player:
            await player.press(*["enter"] * STARTS)
            hand = player.match.observe(player.sitting.at_screen).hands[0].cards
            absent = next(letter for card, letter in enumerate(GAME.cards) if card not in hand)
            made = len(player.match.record.inputs)
            await player.write(f"play {absent}")
            assert len(player.match.record.inputs) == made
            assert "is not in your hand" in player.drawn()
            assert "GR-39" in player.drawn()
            await player.press("escape", "w")
            assert isinstance(player.app.screen, Reader)
            assert player.drawn().index("[GR-39]") < player.drawn().index("[GR-37]")

    run(test)


def test_nonsense_is_explained() -> None:
    async def test() -> None:
        async with playing(sit()) as player:
            await player.write("nonsense")
            assert "neither an answer nor a command" in player.drawn()
            assert not player.match.record.inputs

    run(test)


def test_commands_may_be_written_in_the_readers_language() -> None:
    async def test() -> None:
        async with playing(sit(language="el")) as player:
            await player.write("κανόνας GR-53")
            assert isinstance(player.app.screen, Reader)
            assert "[GR-53]" in player.drawn()
            await player.press("escape")
            await player.write("rule GR-999")
            assert "GR-999" in player.drawn()
            assert not isinstance(player.app.screen, Reader)

    run(test)


def test_a_line_of_the_log_opens_its_rule_by_key_and_by_click() -> None:
    async def test() -> None:
        async with playing(sit()) as player:
            log = player.screen.query_one(Log)
            rule = log.rules[-1]
            log.focus()
            await player.press("enter")
            assert isinstance(player.app.screen, Reader)
            assert f"[{rule}]" in player.drawn()
            await player.press("escape")
            await player.pilot.click(Log, offset=(5, 1))
            await player.settle()
            assert isinstance(player.app.screen, Reader)
            assert f"[{log.rules[0]}]" in player.drawn()

    run(test)


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_the_language_changes_everywhere_at_once(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with playing(sit(), size) as player:
            await player.press(*["enter"] * STARTS, "down")
            marked = player.screen.query_one(Answers).marked
            await player.press("w")
            assert "When you take a pile" in player.drawn()
            await player.press("l")
            assert "Όταν παίρνεις μια στοίβα" in " ".join(player.drawn().replace("│", "").split())
            await player.press("escape")
            for english, greek in (
                ("Round", "Γύρος"),
                ("takes the pile", "παίρνει"),
                ("your answer", "η απάντησή σου"),
            ):
                assert english not in player.drawn()
                assert greek in player.drawn()
            assert "Play " not in player.drawn()
            assert "βοήθεια" in player.drawn()
            assert player.screen.query_one(Answers).marked == marked
            await player.press("l", "l")
            assert "takes the pile" in player.drawn()

    run(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_are_named_within_80_columns(language: str) -> None:
    async def test() -> None:
        async with playing(sit(language=language)) as player:
            last = player.drawn().splitlines()[-1]
            assert last.rstrip().endswith(player.sitting.voice.text("screen-key-quit"))

    run(test)


def test_the_keys_work_on_a_greek_keyboard_too() -> None:
    async def test() -> None:
        async with playing(sit()) as player:
            await player.press("λ")
            assert player.sitting.voice.language == "el"
            await player.press("ς")
            assert isinstance(player.app.screen, Reader)

    run(test)


def test_light_and_dark_can_be_chosen_and_help_explains_the_keys() -> None:
    async def test() -> None:
        async with playing(sit(), WIDE) as player:
            before = player.app.theme
            await player.press("t")
            assert player.app.theme != before
            await player.press("question_mark")
            assert "take back your latest answer" in player.drawn()
            await player.press("escape", "c")
            assert "Hydrogen" in player.drawn()

    run(test)


def test_undo_goes_back_to_the_latest_own_answer() -> None:
    async def test() -> None:
        async with playing(sit()) as player:
            await player.press("u")
            assert "You have not given an answer yet" in player.drawn()
            await player.press("1")
            assert player.match.record.inputs
            await player.press("u")
            assert not player.match.record.inputs
            assert "Taken back" in player.drawn()
            assert player.screen.decision == player.match.pending[0]

    run(test)


@pytest.mark.rule("PL-07")
@pytest.mark.parametrize(("reply", "left"), [("y", 0), ("n", 2)])
def test_beyond_a_barrier_the_other_people_must_agree(reply: str, left: int) -> None:
    async def test() -> None:
        async with playing(sit(people=(0, 1))) as player:
            await player.press("enter", "1", "enter", "1", "enter")
            assert len(player.match.record.inputs) == 2
            await player.press("u")
            assert "Do you agree" in player.drawn()
            await player.press(reply)
            assert len(player.match.record.inputs) == left

    run(test)


def test_a_curtain_hides_everything_between_people() -> None:
    async def test() -> None:
        async with playing(sit(people=(0, 1))) as player:
            assert isinstance(player.app.screen, Curtain)
            await player.press("enter")
            assert "Gravwell · Blue" in player.drawn()
            await player.press(*["1", "enter"] * 6)
            while not player.match.observe(player.sitting.at_screen).hands[1].cards:
                await player.press("1", "enter")
            await player.press("1")
            assert isinstance(player.app.screen, Curtain)
            shown = player.drawn()
            assert "Pass the screen to" in shown
            assert "Gravwell" not in shown
            assert "hand" not in shown
            assert not player.screen.sitting.hand()
            await player.press("enter")
            seat = player.sitting.at_screen
            assert seat is not None
            assert f"Gravwell · {player.sitting.name(seat)}" in player.drawn()
            told = [event for event in player.sitting.events(0) if type(event).__name__.startswith("Drafted")]
            assert any(event.seat != seat for event in told)

    run(test)


def test_the_log_is_told_from_the_point_of_view_of_whoever_looks() -> None:
    async def test() -> None:
        async with playing(sit(people=(0, 1)), WIDE) as player:
            await player.press("enter", "1", "enter")
            assert "and a hidden card" in " ".join(player.drawn().split())
            log = player.screen.query_one(Log)
            lines = [str(log.get_option_at_index(place).prompt) for place in range(log.option_count)]
            assert any("Blue takes the pile" in line and "hidden card" in line for line in lines)

    run(test)


def test_while_bots_think_the_screen_obeys_and_an_answer_taken_back_meanwhile_stays_back() -> None:
    think, thinking = threading.Event(), threading.Event()

    async def test() -> None:
        sitting = sit()
        quick = sitting.bots.answer

        def slow(state: object, decision: object) -> object:
            thinking.set()
            think.wait(60)
            return quick(state, decision)  # type: ignore[arg-type]  # passed through as it came

        async with playing(sitting) as player:
            sitting.bots.answer = slow  # type: ignore[method-assign,assignment]  # a bot that thinks until it is told to stop
            await player.pilot.press("1")
            while not thinking.is_set():
                await player.pilot.pause()
            assert "Yellow is thinking" in player.drawn()
            await player.pilot.press("l")
            await player.pilot.pause()
            assert "Κίτρινο: σκέφτεται" in player.drawn()
            await player.pilot.press("u")
            await player.settle()
            think.set()
            await player.settle()
            assert not player.match.record.inputs
            assert player.screen.decision is not None

    run(test)


def test_saving_asks_for_a_name_and_never_writes_over_another_file(tmp_path: Path) -> None:
    async def test() -> None:
        (tmp_path / "taken").write_text("mine", encoding="utf-8")
        async with playing(sit()) as player:
            await player.write("save taken")
            assert "already exists" in player.drawn()
            await player.press("s", *["backspace"] * 200, *"kept", "enter")
            assert "Saved in kept" in player.drawn()
        assert (tmp_path / "taken").read_text(encoding="utf-8") == "mine"
        assert read_record(GAME, (tmp_path / "kept").read_text(encoding="utf-8")).inputs == []

    run(test)


@pytest.mark.parametrize(("key", "code"), [("q", 0), ("ctrl+q", 0), ("ctrl+c", 130)])
def test_quitting_ends_the_screen_with_its_code(key: str, code: int) -> None:
    async def test() -> None:
        async with playing(sit()) as player:
            await player.pilot.press(key)
            await player.pilot.pause()
        assert player.app.return_value == code

    run(test)
