"""Reminders by e-mail: who gets one, when, in which words, and what happens if the mail server is unwell."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pelagos.server.hosting.room import Room
from pelagos.server.people.model import Person
from pelagos.server.refusals import Refused
from pelagos.server.reminders import reminders
from pelagos.server.reminders.letters import letter, words_for
from pelagos.server.reminders.reminders import Reminders
from pelagos.server.settings import Settings
from pelagos.server.tables.model import SeatState, TableState
from pelagos.server.web.building import Building
from pelagos.text import LANGUAGES
from tests.server.hosting_support import Host, Player, Watch, eventually, first, hosted, in_loop
from tests.server.reminders.smtp_server import Mailbox, MailServer
from tests.text.ftl import flaws

SENDER = "Pelagos <pelagos@example.org>"


@asynccontextmanager
async def mailing(folder: Path, mailbox: Mailbox, **more: Any) -> AsyncIterator[Host]:
    """Serve with a mail server at hand."""
    server = MailServer(mailbox)
    await server.start()
    given: dict[str, Any] = {"reminder_seconds": 0.0, "smtp_port": server.port, **more}
    settings = Settings(
        data=folder,
        mail_from=SENDER,
        smtp_host="127.0.0.1",
        public_url="https://games.example.org/",
        requests_per_second=10_000,
        burst=10_000,
        **given,
    )
    building = Building(settings)
    building.reminders.postman.first_pause = 0.0
    try:
        async with hosted(settings, building) as host:
            yield host
    finally:
        await server.stop()


async def wants_mail(player: Player, address: str, language: str = "en") -> None:
    """Ask for reminders, with an address that is confirmed already: how that comes about is tested elsewhere."""
    await player.call("PATCH", "/api/me", {"reminders": True, "language": language})
    building = player.host.building
    person = await building.people.of_id(player.id)
    assert person is not None
    await building.people.change(person, {"email": address})
    await building.people.change(person, {"confirmed": True})
    building.reminders.changed(person)


async def days_table(host: Player, guest: Player, **more: Any) -> str:
    """Open a table that goes on over days, with both at it, and start it."""
    agreed = {"pace": "days", "time": 2, **more}
    table = await host.table("gravwell", "you", "open", **agreed)
    await guest.sit(table["code"], 1)
    await host.start(table["code"])
    return str(table["code"])


async def play_until(ana: Watch, ben: Watch, happens: Callable[[], bool]) -> None:
    """Answer what either is asked until something is so."""
    while not happens():
        await eventually(lambda: happens() or bool(ana.asked() or ben.asked()))
        for watch in (ana, ben):
            question = watch.asked()
            if question is not None and not happens():
                await watch.act(first(question))


def sent(host: Host, outcome: str = "sent") -> float:
    value = host.building.metrics.registry.get_sample_value("pelagos_reminders_total", {"outcome": outcome})
    return value or 0.0


@in_loop
async def test_who_asks_for_it_is_reminded_once_a_turn(tmp_path: Path) -> None:
    mailbox = Mailbox()
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await wants_mail(ana, "ana@example.org")
        code = await days_table(ana, ben)
        await mailbox.until(1)
        mail = mailbox.letters[0]
        assert (mail["To"], mail["From"]) == ("ana@example.org", SENDER)
        assert mail["Subject"] == "It is your turn in Gravwell"
        assert mail["Auto-Submitted"] == "auto-generated"
        text = mail.get_content()
        assert "Hello Ana," in text
        assert f"https://games.example.org/#/t/{code}" in text.splitlines()
        assert "You play with Ben." in text
        (stop,) = re.findall(r"https://games\.example\.org/#/mail/stop/(\S+)", text)
        assert mail["List-Unsubscribe"] == f"<https://games.example.org/api/mail/stop/{stop}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        hers, his = await ana.watch(code), await ben.watch(code)
        for turn in range(2, 5):
            await play_until(hers, his, lambda: hers.asked() is None)
            await play_until(hers, his, lambda: hers.asked() is not None)
            await mailbox.until(turn)
            await eventually(lambda: host.building.reminders.waiting == 0)
            assert [str(mail["To"]) for mail in mailbox.letters] == ["ana@example.org"] * turn


@in_loop
async def test_an_open_tab_does_not_stop_a_reminder(tmp_path: Path) -> None:
    mailbox = Mailbox()
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await wants_mail(ana, "ana@example.org")
        table = await ana.table("gravwell", "you", "open", pace="days", time=1)
        watch = await ana.watch(table["code"])
        await ben.sit(table["code"], 1)
        await ana.start(table["code"])
        await mailbox.until(1)
        assert not watch.is_closed


@in_loop
async def test_nobody_is_reminded_who_did_not_ask_or_plays_live_or_answered_in_time(tmp_path: Path) -> None:
    mailbox = Mailbox()
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await wants_mail(ana, "ana@example.org")
        await ana.call("PATCH", "/api/me", {"reminders": False})
        await wants_mail(ben, "ben@example.org")
        await days_table(ben, ana, pace="live", time=600)
        assert host.building.reminders.waiting == 0
        await days_table(ana, ben)
        await eventually(lambda: host.building.reminders.waiting == 0)
        assert mailbox.attempts == 0
        await days_table(ben, ana)
        await mailbox.until(1)
        assert [str(mail["To"]) for mail in mailbox.letters] == ["ben@example.org"]


@in_loop
async def test_who_answers_before_the_delay_is_over_gets_no_letter(tmp_path: Path) -> None:
    mailbox = Mailbox()
    slow = mailing(tmp_path, mailbox, reminder_seconds=3600.0)
    async with slow as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await wants_mail(ana, "ana@example.org")
        code = await days_table(ana, ben)
        await eventually(lambda: host.building.reminders.waiting > 0)
        hers, his = await ana.watch(code), await ben.watch(code)
        waiting = host.building.reminders.waiting
        await play_until(hers, his, lambda: host.building.reminders.waiting != waiting)
        assert mailbox.attempts == 0


@in_loop
async def test_switching_reminders_on_and_off_counts_at_once(tmp_path: Path) -> None:
    mailbox = Mailbox()
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        code = await days_table(ana, ben)
        await eventually(lambda: host.building.reminders.waiting == 0)
        await wants_mail(ana, "ana@example.org")
        await mailbox.until(1)
        await ana.call("PATCH", "/api/me", {"reminders": False})
        hers, his = await ana.watch(code), await ben.watch(code)
        await play_until(hers, his, lambda: (hers.version or 0) > 40)
        await eventually(lambda: host.building.reminders.waiting == 0)
        assert len(mailbox.letters) == 1


@in_loop
async def test_after_a_restart_nobody_is_reminded_twice_and_nobody_is_forgotten(tmp_path: Path) -> None:
    mailbox = Mailbox()
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await wants_mail(ana, "ana@example.org")
        await wants_mail(ben, "ben@example.org")
        code = await days_table(ana, ben)
        await mailbox.until(1)
        await eventually(lambda: host.building.reminders.waiting == 0)
        tokens = [dict(ana.http.cookies), dict(ben.http.cookies)]
    async with mailing(tmp_path, mailbox) as host:
        await eventually(lambda: bool(host.building.house.rooms) and host.building.reminders.waiting == 0)
        assert mailbox.attempts == 1
    slow = mailing(tmp_path, mailbox, reminder_seconds=3600.0)
    async with slow as host, host.person() as ana, host.person() as ben:
        for player, token in zip((ana, ben), tokens, strict=True):
            player.http.cookies.clear()
            player.http.cookies.update(token)
        hers, his = await ana.watch(code), await ben.watch(code)
        await play_until(hers, his, lambda: his.asked() is not None)
    async with mailing(tmp_path, mailbox):
        await mailbox.until(2)
    assert [str(mail["To"]) for mail in mailbox.letters[:2]] == ["ana@example.org", "ben@example.org"]


@in_loop
async def test_a_mail_server_that_is_unwell_is_tried_again_and_delays_no_match(tmp_path: Path) -> None:
    mailbox = Mailbox()
    mailbox.refusals = ["451 Try again later", "421 Too busy", "452 No room"]
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await wants_mail(ana, "ana@example.org")
        code = await days_table(ana, ben)
        await mailbox.until(1)
        await eventually(lambda: sent(host) == 1)
        assert (mailbox.attempts, sent(host, "delayed")) == (4, 3)
        hers = await ana.watch(code)
        assert (await hers.act(first(await hers.question())))["type"] == "accepted"


@in_loop
async def test_a_database_that_is_away_delays_a_reminder_and_doubles_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminders, "RETRY_SECONDS", 0.01)
    note, failures = Reminders._note, iter(["once", "twice"])
    is_reminded, asking = Reminders._is_reminded, iter(["once"])

    async def fail_to_note(own: Reminders, room: Room, person: int) -> None:
        for _ in failures:
            raise Refused("storage", "storage")
        await note(own, room, person)

    async def fail_to_ask(own: Reminders, room: Room, person: int) -> bool:
        for _ in asking:
            raise Refused("storage", "storage")
        return await is_reminded(own, room, person)

    monkeypatch.setattr(Reminders, "_note", fail_to_note)
    monkeypatch.setattr(Reminders, "_is_reminded", fail_to_ask)
    mailbox = Mailbox()
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await wants_mail(ana, "ana@example.org")
        await wants_mail(ben, "ben@example.org")
        await days_table(ana, ben)
        await eventually(lambda: bool(mailbox.letters) and host.building.reminders.waiting == 0)
        assert [*failures, *asking] == [], "the database was away, before and after"
        assert len(mailbox.letters) == 1


@in_loop
async def test_without_a_mail_server_matches_go_on(tmp_path: Path) -> None:
    async with mailing(tmp_path, Mailbox(), smtp_port=9) as host, host.person("Ana") as ana, host.person() as ben:
        await wants_mail(ana, "ana@example.org")
        code = await days_table(ana, ben)
        await eventually(lambda: sent(host, "delayed") >= 3)
        hers = await ana.watch(code)
        assert (await hers.act(first(await hers.question())))["type"] == "accepted"
        assert sent(host) == 0


@in_loop
async def test_an_address_that_is_refused_for_good_is_not_tried_again(tmp_path: Path) -> None:
    mailbox = Mailbox()
    mailbox.refusals = ["550 No such person"] * 9
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await wants_mail(ana, "ana@example.org")
        await days_table(ana, ben)
        await eventually(lambda: sent(host, "refused") == 1)
        await eventually(lambda: host.building.reminders.waiting == 0)
        assert mailbox.attempts == 1


def a_letter(person: Person, *, deadline: float | None = None) -> EmailMessage:
    seats = [SeatState(kind="person", person=1, deadline=deadline), SeatState(kind="person", person=2, name="Ben")]
    table = TableState(
        code="k3m9-t2xw", game="gravwell", options={}, seats=seats, stand_in="easy", created=0.0, touched=0.0
    )
    game = Building(Settings(data=Path("/nonexistent/never"), database="postgresql://nowhere/x")).games.find("gravwell")
    return letter(words_for(game, person.language), table, person, SENDER, "https://games.example.org", "stop-token")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_is_in_the_language_of_its_reader(language: str) -> None:
    person = Person(id=1, name="Άννα", language=language, email="anna@example.org")
    mail = a_letter(person, deadline=1_800_000_000.0)
    text, subject = mail.get_content(), str(mail["Subject"])
    assert {"en": "It is your turn", "el": "Είναι η σειρά σου", "es": "Te toca"}[language] in subject
    assert "Άννα" in text
    assert "2027" in text, "until when"
    assert not flaws(subject)
    body = text.replace("https://games.example.org/#/t/k3m9-t2xw", "").replace(
        "https://games.example.org/#/mail/stop/stop-token", ""
    )
    assert not flaws(body)
    assert b"Content-Transfer-Encoding" in mail.as_bytes()
    assert mail["Content-Language"] == language


def test_a_letter_to_somebody_without_a_name_and_without_a_clock() -> None:
    text = a_letter(Person(id=1, email="a@example.org")).get_content()
    assert text.startswith("Hello,\n")
    assert "Please answer by" not in text


@pytest.mark.parametrize("address", ["a@b@c", "a@example.org,b@example.org", "<a@example.org>", "a b@example.org", "@"])
def test_only_one_plain_address_is_written_to(address: str) -> None:
    with pytest.raises(ValueError, match=re.escape(address)):
        a_letter(Person(id=1, email=address))


@in_loop
async def test_what_is_no_single_address_is_refused_when_it_is_given(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host, host.person() as ana:
        for address in ("a@b@c", "a@example.org,b@example.org", "<a@example.org>", "a\r\nBcc: x@example.org"):
            status, body = await ana.refused("PATCH", "/api/me", {"email": address, "reminders": True})
            assert (status, body["code"]) == (400, "invalid"), address
        assert msgspec.json.encode((await ana.get("/api/me"))["email"]) == b"null"
