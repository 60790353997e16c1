"""What Itchy Feet does not allow, sent by hand: refused with rule and sentence, and nothing has changed."""

from typing import NamedTuple

import pytest

from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.resolver import addressed
from pelagos.kernel.chance import SEED_BYTES
from pelagos.server.hosting.steps import Stored
from pelagos.server.hosting.upgrading import course_from
from pelagos.server.settings import Settings
from pelagos.text import LANGUAGES, Catalogue
from tests.games.itchyfeet.support import Table
from tests.server.hosting_support import hosted, in_loop

TWO = "seats 2; with events specials contraband postcards; centre EGY; home 0 GRE; home 1 PER; "
OFFER = ("trade", "choose 1", "give BUGs", "enough", "want SWIM", "enough")
TRADERS = TWO + "hand 0 P1 BUGs SUNs X1; hand 1 P2 SWIMh; discards CAMs E1"
THIEF = TWO + "hand 0 P1 BUGs; hand 1 P2 S1"


class Attempt(NamedTuple):
    """Something that is tried at a table."""

    position: str
    before: tuple[str, ...]
    """What happens before the question is noted that is answered."""
    meanwhile: tuple[str, ...]
    """What happens after that."""
    answer: str
    refusal: str
    """The rule, and the key of the sentence."""


ATTEMPTS = {
    "give what is not held": Attempt(TRADERS, OFFER[:2], (), "0: give SWIMh", "TC-18 not-in-hand"),
    "accept with what is not held": Attempt(TRADERS, OFFER, (), "1: accept 1 SWIMs", "TC-18 not-in-hand"),
    "accept what was withdrawn": Attempt(TRADERS, OFFER, ("0: withdraw",), "1: accept 1 SWIMh", "PL-01 not-open"),
    "accept what has changed": Attempt(
        TRADERS, (*OFFER, "0: withdraw", *OFFER), (), "1: accept 1 SWIMh", "TC-18 offer-changed"
    ),
    "pay a theft with contraband": Attempt(TRADERS, ("steal", "choose 1"), (), "0: pay X1", "TC-37 contraband-stays"),
    "pay recycling with contraband": Attempt(
        TRADERS, ("recycle", "take CAMs"), (), "0: pay X1", "TC-37 contraband-stays"
    ),
    "recycle an event": Attempt(TRADERS, ("recycle",), (), "0: take E1", "TC-29 event-stays"),
    "travel with contraband": Attempt(
        TWO + "hand 0 P1 SUNs SWIMs BOOKs X1; hand 1 P2", (), (), "0: travel", "TC-35 travel-with-contraband"
    ),
    "travel to the centre before home": Attempt(
        TWO + "hand 0 P1 SUNs CAMs PILLs; hand 1 P2", (), (), "0: travel", "TC-26 items-missing"
    ),
    "react without the card": Attempt(
        TWO + "hand 0 P1 BUGs; hand 1 P2 SUNs",
        ("steal", "choose 1", "pay BUGs"),
        (),
        "1: react yes",
        "TC-30 not-in-hand",
    ),
    "react twice": Attempt(
        THIEF, ("steal", "choose 1", "pay BUGs"), ("1: react yes",), "1: react yes", "PL-01 not-open"
    ),
}


@pytest.mark.parametrize("attempt", ATTEMPTS.values(), ids=ATTEMPTS)
@in_loop
async def test_what_the_rules_do_not_allow_is_refused_and_changes_nothing(
    tmp_settings: Settings, attempt: Attempt
) -> None:
    table = Table(attempt.position).do(*attempt.before)
    asked, words = addressed(table.state, attempt.answer)
    table.do(*attempt.meanwhile)
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = (await ana.table("itchyfeet", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        room = host.building.house.rooms[code]
        assert room.course is not None
        stored = Stored(before=(), state=GAME.encode_state(table.state).decode(), seed=bytes(SEED_BYTES))
        room.course = course_from(GAME, room.course.match.record.header, stored, room.version + 1)
        room.teller.changed(only_seals=False)
        before = GAME.encode_state(room.course.match.state), room.version
        request = {"seat": asked.actor, "decision": asked.id, "version": room.version, "action": words}
        refused = await watch.ask(type="act", **request)
        assert (refused["type"], refused["code"]) == ("refused", "illegal")
        assert f"{refused['rule']} {refused['message']['key']}" == attempt.refusal.replace(" ", " error-")
        assert (GAME.encode_state(room.course.match.state), room.version) == before
        for language in LANGUAGES:
            assert Catalogue(GAME, language).has(refused["message"]["key"])


@in_loop
async def test_a_seventh_player_is_refused(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        table = {"game": "itchyfeet", "seats": [{"kind": "you"}] * 7}
        _, refused = await ana.refused("POST", "/api/tables", table)
        assert (refused["rule"], refused["message"]["key"]) == ("PL-04", "error-seats")
        assert await ana.get("/api/tables/mine") == {"open": [], "running": [], "finished": []}
