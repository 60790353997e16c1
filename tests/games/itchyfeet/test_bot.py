"""The bots finish what they begin, answer every question, and keep their heads."""

import pytest

from pelagos.bots.driver import play_match, seat_bots
from pelagos.bots.policy import Bot
from pelagos.bots.registry import load_bot
from pelagos.games.itchyfeet.events import TurnBegan
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.event import Event
from pelagos.kernel.notation import write_action
from tests.games.itchyfeet.support import ALL, TWO, Table

EASY = load_bot(GAME, "easy")
NORMAL = load_bot(GAME, "normal")
HARD = load_bot(GAME, "hard")


def chosen(table: Table, seat: int | None = None, bot: Bot = NORMAL, rolled: float = 0.99) -> str:
    """What a bot answers; if not told otherwise, with random numbers that never make it steal or hesitate."""
    decision = table.asked(seat)
    view = GAME.observe(table.state, decision.actor)  # type: ignore[arg-type]  # a seat is asked

    class Dice:
        def random(self) -> float:
            return rolled

    return write_action(GAME, bot(view, decision, tuple(GAME.legal(table.state, decision)), Dice()))  # type: ignore[arg-type]  # random is all it needs


@pytest.mark.parametrize("options", [ItchyFeetOptions(), ALL], ids=["basic", "all"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_matches_of_bots_end_long_before_the_safety_net(seats: int, options: ItchyFeetOptions) -> None:
    for number in range(3):
        name = f"bots {seats} {number}"
        events: list[Event] = []
        table = seat_bots(GAME, [NORMAL] * seats, name)
        played = play_match(GAME, options, table, Seeded.of(name), events.append)
        assert sum(played.returns) == 1
        assert max(event.round for event in events if isinstance(event, TurnBegan)) < 90


@pytest.mark.parametrize("options", [ItchyFeetOptions(), ALL], ids=["basic", "all"])
def test_easy_bots_finish_and_lose_most_matches_against_normal_ones(options: ItchyFeetOptions) -> None:
    won = 0.0
    for number in range(20):
        name = f"easy {number}"
        bots = [EASY if seat == number % 4 else NORMAL for seat in range(4)]
        played = play_match(GAME, options, seat_bots(GAME, bots, name), Seeded.of(name))
        assert sum(played.returns) == 1
        won += played.returns[number % 4]
    assert won < 10


def test_the_easy_bot_sometimes_overlooks_what_it_could_do_but_never_a_trip() -> None:
    discards = Table(TWO + "hand 0 P1 SUNs SWIMs BUGs BUGh; hand 1 P2; discards BOOKs")
    assert chosen(discards, None, EASY) == "recycle"
    assert chosen(discards, None, EASY, rolled=0.1) == "draw"
    assert chosen(discards, None, NORMAL, rolled=0.1) == "recycle"
    assert chosen(Table(TWO + "hand 0 P1 SUNs SWIMs BOOKs; hand 1 P2"), None, EASY, rolled=0.1) == "travel"


def test_the_easy_bot_throws_away_what_only_the_centre_needs() -> None:
    table = Table(TWO + "hand 0 P1 SUNs SWIMs CAMs BUGs; hand 1 P2").do("steal", "choose 1")
    assert chosen(table, None, NORMAL) == "pay BUGs"
    assert chosen(table, None, EASY) == "pay CAMs"


@pytest.mark.parametrize("options", [ItchyFeetOptions(), ALL], ids=["basic", "all"])
def test_hard_bots_finish_too(options: ItchyFeetOptions) -> None:
    for number in range(4):
        name = f"hard {number}"
        played = play_match(GAME, options, seat_bots(GAME, [HARD, NORMAL, HARD, NORMAL], name), Seeded.of(name))
        assert sum(played.returns) == 1


def test_the_hard_bot_helps_nobody_for_nothing() -> None:
    steps = ("trade", "choose 1", "give COATs", "enough", "want BUG", "enough")
    text = TWO.replace("home 1 PER", "home 1 CAN") + "hand 0 P1 COATs; hand 1 P2 BUGs BUGh COATh"
    table = Table(text).do(*steps)
    assert chosen(table, 1) == "accept 1 BUGs"
    assert chosen(table, 1, HARD) == "refuse"


def test_the_hard_bot_steals_the_last_item_of_a_dangerous_rival() -> None:
    text = TWO.replace("home 1 PER", "home 1 done") + "hand 0 P1 BUGs BUGh; hand 1 P2! SUNs! CAMs!"
    assert chosen(Table(text + "; offers 3"), None, HARD) == "steal"


def test_the_hard_bot_takes_what_the_centre_needs_while_it_is_free() -> None:
    table = Table(TWO + "free; hand 0 P1 SUNs SWIMs; hand 1 P2; discards CAMs")
    assert chosen(table) == "draw"
    assert chosen(table, None, HARD) == "recycle"


def test_the_hard_bot_throws_away_what_the_next_player_can_use_least() -> None:
    table = Table(TWO + "hand 0 P1 SUNs SWIMs BUGs BOOTs; hand 1 P2").do("steal", "choose 1")
    assert chosen(table, None, HARD) == "pay BUGs"


@pytest.mark.parametrize("bot", [EASY, NORMAL, HARD], ids=["easy", "normal", "hard"])
def test_each_bot_beats_random_play(bot: Bot) -> None:
    won = 0
    for number in range(20):
        bots = [load_bot(GAME, "random")] * 4
        bots[number % 4] = bot
        name = f"yardstick {number}"
        won += play_match(GAME, None, seat_bots(GAME, bots, name), Seeded.of(name)).returns[number % 4] == 1
    assert won >= 15


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("hand 0 P1 SUNs SWIMs BOOKs; hand 1 P2", "travel"),
        ("hand 0 P1 SUNs SWIMs BOOKs X1 BUGs; hand 1 P2", "dump X1 BUGs"),
        ("hand 0 P1 SUNs SWIMs BUGs BUGh; hand 1 P2; discards BOOKs", "recycle"),
        ("hand 0 P1 SUNs SWIMs S3; hand 1 P2", "use S3"),
        ("hand 0 P1 SUNs S6; hand 1 P2", "use S6"),
        ("hand 0 P1 SUNs SWIMs; hand 1 P2", "draw"),
        ("hand 0 P1 SUNs SWIMs BUGs; hand 1 P2 BOOKs", "trade"),
    ],
)
def test_the_bot_does_the_obvious(position: str, answer: str) -> None:
    assert chosen(Table(TWO + position)) == answer


def test_the_bot_asks_for_what_it_needs_and_gives_what_it_does_not() -> None:
    table = Table(TWO + "hand 0 P1 SUNs SWIMs BUGs; hand 1 P2! BOOKs! BOOKh!")
    for _ in range(6):
        table.do(chosen(table))
    (offer,) = table.told("OfferMade")
    assert [GAME.card_code(card) for card in offer.give] == ["BUGs"]
    assert offer.want == ("BOOK",)


def test_the_bot_takes_a_good_offer_and_refuses_a_bad_one() -> None:
    steps = ("trade", "choose 1", "give {}", "enough", "want BUG", "enough")
    good = Table(TWO + "hand 0 P1 COATs; hand 1 P2 BUGs").do(*(step.format("COATs") for step in steps))
    assert chosen(good, 1) == "accept 1 BUGs"
    bad = Table(TWO + "hand 0 P1 X1; hand 1 P2 BUGs").do(*(step.format("X1") for step in steps))
    assert chosen(bad, 1) == "refuse"


def test_the_bot_never_hands_the_leader_the_last_item() -> None:
    text = TWO.replace("home 0 GRE", "home 0 done") + "hand 0 P1! SUNs! CAMs! COATs; hand 1 P2 PILLs PILLh"
    table = Table(text).do("trade", "choose 1", "give COATs", "enough", "want PILL", "enough")
    assert not chosen(table, 1).startswith("accept")


def test_the_bot_lets_its_own_offers_stand() -> None:
    steps = ("trade", "choose 1", "give BUGs", "enough", "want SUN", "enough")
    assert chosen(Table(TWO + "hand 0 P1 BUGs; hand 1 P2 SWIMs").do(*steps), 0) == "stand"


def test_the_bot_stops_the_trip_that_would_win() -> None:
    text = TWO.replace("home 0 GRE", "home 0 done") + "hand 0 P1 SUNs CAMs PILLs; hand 1 P2 S8"
    assert chosen(Table(text).do("travel")) == "react yes"
    home = TWO + "hand 0 P1 SUNs SWIMs BOOKs; hand 1 P2 S8"
    assert chosen(Table(home).do("travel")) == "react no"


def test_the_bot_wins_with_the_fourth_postcard() -> None:
    assert chosen(Table(TWO + "free; hand 0 K1 K2 K3; hand 1 P2; discards K4 SUNs").do("recycle")) == "take K4"
