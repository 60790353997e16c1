"""A person plays whole matches at the terminal, changes their mind, makes mistakes, leaves and comes back."""

from pathlib import Path

import pytest

from pelagos.bots.driver import seat_bots
from pelagos.bots.registry import load_bot
from pelagos.games.gravwell.game import GAME
from pelagos.kernel.chance import Seeded
from pelagos.kernel.ids import Seat
from pelagos.kernel.match import Match
from pelagos.kernel.record import Record
from pelagos.kernel.record_reading import read_record
from pelagos.terminal.play.keeping import Keeper
from pelagos.terminal.play.table import Table
from pelagos.terminal.saving import save_match
from pelagos.terminal.voice import Voice
from pelagos.text import LANGUAGES
from tests.support.console import Console
from tests.support.play import random_match
from tests.text.ftl import flaws

PLAY = "play gravwell --seats 2 --bots random --seed"
MANY = 400
STARTS = 3
"""How many questions a new match of two has put to seat 0 before the first card is played."""


def firsts(count: int = MANY) -> list[str]:
    """Answer with the first of the list, again and again; an empty line at the end leaves."""
    return ["1"] * count


def record_in(folder: Path, name: str = "my.pelagos") -> Record:
    return read_record(GAME, (folder / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_saved_verified_and_replayed(console: Console, language: str) -> None:
    played = console(f"{PLAY} whole --record my.pelagos --lang {language}", firsts())
    assert played.code == 0
    assert not [flaw for flaw in flaws(played.out) if "GR-" not in flaw and "PL-" not in flaw]
    record = record_in(console.folder)
    assert record.returns is not None
    assert console.files() == ["my.pelagos"]
    assert console(f"verify my.pelagos --lang {language}").code == 0
    replayed = console(f"replay my.pelagos --seat all --lang {language}")
    assert replayed.code == 0
    assert played.out.strip().splitlines()[-1]
    assert replayed.out.strip().splitlines()[-1] in played.out


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_table_size_can_be_played_to_its_end(console: Console, seats: int) -> None:
    heard = console(f"play gravwell --seats {seats} --seed size --record my.pelagos", firsts())
    assert heard.code == 0
    assert "The match is over." in heard.out
    assert record_in(console.folder).header.seats == seats


def test_bots_alone_play_a_match_without_any_input(console: Console) -> None:
    heard = console("play gravwell --seats 3 --you none --seed bots --record my.pelagos")
    assert heard.code == 0
    assert record_in(console.folder).returns is not None


def test_bots_alone_leave_no_file_unless_asked(console: Console) -> None:
    assert console("play gravwell --seats 2 --you none --seed bots").code == 0
    assert console.files() == []


def test_an_answer_may_be_a_number_the_notation_or_just_the_card(console: Console) -> None:
    console(f"{PLAY} notation", ["save a.pelagos", "quit"])
    piles = (console.folder / "a.pelagos").read_text(encoding="utf-8").split("draw ")[1].split()[0]
    for answer in ("1", f"pick {piles}", piles, piles.lower()):
        console(f"{PLAY} notation", [answer, f"save {answer.replace(' ', '-')}-{ord(answer[-1])}.pelagos", "quit"])
    texts = {path.read_text(encoding="utf-8").split("1 seat 0: ")[1].split("\n")[0] for path in saved(console)}
    assert texts == {f"pick {piles}"}


def saved(console: Console) -> list[Path]:
    return [path for path in console.folder.glob("*.pelagos") if "1 seat 0" in path.read_text(encoding="utf-8")]


def test_a_refused_answer_says_which_rule_refuses_it_and_the_question_stays_open(console: Console) -> None:
    draft = ["1"] * STARTS
    hand = console(f"{PLAY} refusal --record my.pelagos", draft).out
    absent = next(
        letter for letter in "ABCDEFGH" if f"{letter} (" not in hand.rpartition("Your hand:")[2].split("\n")[0]
    )
    heard = console(f"{PLAY} refusal", [*draft, f"play {absent}", "1", "quit"])
    assert f"{absent} (" in heard.out
    assert "is not in your hand" in heard.out
    assert "[GR-39]" in heard.out
    assert "Still to resolve" in heard.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "99 is not in the list. Type a number from 1 to 6."),
        ("0", "0 is not in the list"),
        ("9" * 5000, "is not in the list"),
        ("nonsense", "neither an answer nor a command"),
        ("pick", "should have 1 word after the first; it has 0"),
        ("pick 7 8", "it has 2"),
        ("pick Ω", "“Ω” is not a card of this game"),
        ("play A", "neither an answer nor a command"),
        ("rule GR-999", "There is no rule “GR-999”"),
        ("rule", "Which rule? Type its number, for example: rule GR-01"),
        ("save", "Where to? Type: save FILE"),
        ("undo", "You have not given an answer yet"),
        ("log " + "9" * 5000, "Round 1 begins"),
    ],
)
def test_bad_input_is_explained_and_changes_nothing(console: Console, typed: str, told: str) -> None:
    heard = console(f"{PLAY} bad", [typed, "save my.pelagos", "quit"])
    assert told in " ".join((heard.out + heard.err).split())
    assert list(record_in(console.folder).inputs) == []


def test_the_commands_show_what_they_promise(console: Console) -> None:
    heard = console(f"{PLAY} commands", ["1", "?", "why", "rule gr-53", "cards", "log all", "log 1", "board", "quit"])
    assert "save FILE" in heard.out
    assert "[GR-27] When you take a pile" in heard.out
    assert "[GR-53] If the nearest ship ahead" in heard.out
    assert "H · Hydrogen · normal move, 4 spaces" in heard.out
    assert heard.out.count("[GR-13] Round 1 begins.") == 2
    assert heard.err == ""


def test_commands_are_understood_in_the_readers_language_and_in_english(console: Console) -> None:
    heard = console(f"{PLAY} words --lang el", ["κανόνας GR-53", "rule GR-54", "τέλος"])
    assert "[GR-53]" in heard.out
    assert "[GR-54]" in heard.out
    assert heard.code == 0


def test_undo_goes_back_to_the_latest_own_answer_and_the_same_cards_come_again(console: Console) -> None:
    console(f"{PLAY} undo", ["1", "save once.pelagos", "quit"])
    heard = console(f"{PLAY} undo", ["1", "undo", "1", "save twice.pelagos", "quit"])
    assert "Taken back; the bots agree." in heard.out
    once, twice = ((console.folder / f"{name}.pelagos").read_text(encoding="utf-8") for name in ("once", "twice"))
    assert once == twice


@pytest.mark.rule("PL-07")
def test_beyond_a_barrier_the_other_people_must_agree(console: Console) -> None:
    both = "play gravwell --seats 2 --you all --seed hot --record my.pelagos"
    refused = console(both, [" ", "1", " ", "1", " ", "undo", "no", "quit"])
    assert "Do you agree, Yellow?" in refused.out
    assert "Not everybody agrees" in refused.out
    assert len(record_in(console.folder).inputs) == 2


def test_with_consent_the_match_goes_back(console: Console) -> None:
    both = "play gravwell --seats 2 --you all --seed hot --record my.pelagos"
    agreed = console(both, [" ", "1", " ", "1", " ", "undo", "yes", "quit"])
    assert "Taken back" in agreed.out
    assert len(record_in(console.folder).inputs) == 0


@pytest.mark.rule("PL-07")
def test_an_own_answer_that_brought_nothing_to_light_is_taken_back_without_asking(console: Console) -> None:
    match = Match.start(GAME, seats=2, chance=Seeded.of("free"))
    while not (match.may_undo(Seat(0)) and match.pending[0].actor == 0):
        match.apply(match.pending[0].id, match.legal(match.pending[0])[0])
    save_match(match, console.folder / "my.pelagos")
    heard = console("play --resume my.pelagos --you all", [" ", "undo", "quit"])
    assert "Taken back.\n" in heard.out
    assert "Do you agree" not in heard.out
    assert len(record_in(console.folder).inputs) == len(match.record.inputs) - 1


def test_people_share_a_screen_and_see_only_their_own_hand(console: Console) -> None:
    heard = console("play gravwell --seats 2 --you 0,1 --seed curtain", [" ", "1", " ", "quit"])
    first, second = heard.out.split("Pass the screen to Yellow.")
    assert "Blue, press Enter" in first
    assert "[GR-27] Blue takes the pile with" in second
    assert "and a hidden card" in second
    assert "(you)" in second
    assert "Yellow (you)" in second


def test_a_random_seed_is_committed_to_before_the_first_card_and_proves_fair_afterwards(console: Console) -> None:
    heard = console("play gravwell --seats 2 --bots random --record my.pelagos", firsts())
    commitment = record_in(console.folder).header.commitment
    assert commitment is not None
    assert commitment in "".join(heard.out.split("[GR-13]")[0].split())
    assert "The shuffles are fair" in console("verify my.pelagos").out


def test_the_same_chosen_seed_gives_the_same_match(console: Console) -> None:
    for name in ("a", "b"):
        console(f"play gravwell --seats 3 --you none --seed same --record {name}.pelagos")
    first, second = ((console.folder / f"{name}.pelagos").read_text(encoding="utf-8") for name in ("a", "b"))
    assert first == second


def test_options_are_announced_by_name(console: Console) -> None:
    heard = console("play gravwell --seats 2 --seed x -o hardcore=yes -o age=drawn", ["quit"])
    assert "Hardcore: yes" in heard.out
    assert "Age: by lot" in heard.out


def test_what_was_taken_back_counts_as_not_shown_to_anybody() -> None:
    """Else whoever had seen it would miss what happens in its place."""
    match = random_match(GAME, seats=2, inputs=12)
    voice = Voice("en")
    table = Table(
        voice,
        match,
        frozenset({Seat(0), Seat(1)}),
        seat_bots(GAME, [load_bot(GAME, "random")] * 2, "x"),
        Keeper(voice, None),
    )
    table.seen = {Seat(0): 3, Seat(1): 13}
    match.rewind(6)
    table.unsee()
    assert table.seen == {Seat(0): 3, Seat(1): 7}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_one_asks_for_no_number_from_1_to_1(language: str) -> None:
    texts = Voice(language)
    for key in ("play-how", "play-help-answer", "error-choice-number"):
        one, two = (texts.text(key, last=last, number="9", notation="play H") for last in (1, 2))
        assert "2" in two
        assert one.replace("9", "").count("1") == 1, one


def test_time_that_has_passed_is_not_taken_back(console: Console) -> None:
    played = console("play spacealert --seats 1 --seed time", ["lay A-lift-1 action 0 1", "undo", "1", "undo"])
    assert played.out.count("Taken back") == 1
    assert played.err.count("The clock has gone on") == 1
