"""Addresses: nothing but one question goes to an address that is not confirmed, and one click ends all reminders."""

import re
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest

from pelagos.kernel.errors import IllegalText
from pelagos.server.people import mail_links
from pelagos.server.people.mail_links import MOST_A_DAY
from pelagos.server.settings import read_settings
from pelagos.server.web.building import LETTERS_AT_ONCE
from pelagos.text import LANGUAGES
from tests.server.hosting_support import Host, Player, eventually, hosted, in_loop
from tests.server.reminders.smtp_server import Mailbox
from tests.server.reminders.test_reminders import days_table, mailing, sent
from tests.text.ftl import flaws

ASKED = {"email": "ana@example.org", "reminders": True}


def secret_in(mail: EmailMessage, purpose: str) -> str:
    (found,) = re.findall(rf"https://games\.example\.org/#/mail/{purpose}/(\S+)", mail.get_content())
    return str(found)


async def stranger_posts(host: Host, path: str, **more: object) -> httpx.Response:
    """Follow a link as a mail program does: with no cookie."""
    async with httpx.AsyncClient(base_url=host.url) as http:
        return await http.post(path, **more)  # type: ignore[arg-type]  # data and headers


async def confirms(host: Host, mailbox: Mailbox, player: Player) -> None:
    await player.call("PATCH", "/api/me", ASKED)
    await mailbox.until(len(mailbox.letters) + 1)
    answer = await stranger_posts(host, f"/api/mail/confirm/{secret_in(mailbox.letters[-1], 'confirm')}")
    assert answer.status_code == 204


@in_loop
async def test_an_address_gets_no_reminder_before_its_owner_says_that_it_is_theirs(tmp_path: Path) -> None:
    mailbox = Mailbox()
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        me = await ana.call("PATCH", "/api/me", ASKED)
        assert (me["email"], me["reminders"], me["confirmed"], me["mail"]) == ("ana@example.org", True, False, True)
        await days_table(ana, ben)
        await mailbox.until(1)
        await eventually(lambda: host.building.reminders.waiting == 0)
        (asking,) = mailbox.letters
        assert (asking["To"], asking["Subject"]) == ("ana@example.org", "Is this your address?")
        assert "Ana" not in asking.get_content(), "nothing that the sender of the request wrote"
        answer = await stranger_posts(host, f"/api/mail/confirm/{secret_in(asking, 'confirm')}")
        assert answer.status_code == 204
        assert (await ana.get("/api/me"))["confirmed"] is True
        await mailbox.until(2)
        assert mailbox.letters[1]["Subject"] == "It is your turn in Gravwell"


@in_loop
async def test_one_click_ends_all_reminders(tmp_path: Path) -> None:
    mailbox = Mailbox()
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await confirms(host, mailbox, ana)
        await days_table(ana, ben)
        await mailbox.until(2)
        mail = mailbox.letters[1]
        path = str(mail["List-Unsubscribe"]).strip("<>").removeprefix("https://games.example.org")
        assert path == f"/api/mail/stop/{secret_in(mail, 'stop')}", "the button of the mail program and the link agree"
        for _ in range(2):
            answer = await stranger_posts(host, path, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 204, "also a second time"
        me = await ana.get("/api/me")
        assert (me["reminders"], me["confirmed"]) == (False, True)
        await days_table(ana, ben)
        await eventually(lambda: host.building.reminders.waiting == 0)
        assert len(mailbox.letters) == 2
    async with mailing(tmp_path, mailbox) as host:
        person = await host.building.people.of_id(ana.id)
        assert person is not None
        assert (person.reminders, person.confirmed) == (False, True)


@in_loop
async def test_another_address_is_to_be_confirmed_anew_and_old_links_no_longer_count(tmp_path: Path) -> None:
    mailbox = Mailbox()
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana:
        await confirms(host, mailbox, ana)
        old = secret_in(mailbox.letters[0], "confirm")
        assert (await ana.call("PATCH", "/api/me", {"email": "other@example.org"}))["confirmed"] is False
        for token in (old, "forged", secret_in(mailbox.letters[0], "confirm")[:-1]):
            answer = await stranger_posts(host, f"/api/mail/confirm/{token}")
            assert (answer.status_code, answer.json()["message"]["key"]) == (404, "error-no-such-mail-link")
        assert (await ana.get("/api/me"))["confirmed"] is False
        await mailbox.until(2)
        assert str(mailbox.letters[1]["To"]) == "other@example.org"
        stop = await stranger_posts(host, f"/api/mail/stop/{secret_in(mailbox.letters[1], 'confirm')}")
        assert stop.status_code == 404, "a link serves one purpose"


@in_loop
async def test_a_link_that_is_too_old_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mail_links.LIFETIME, "confirm", -1.0)
    mailbox = Mailbox()
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana:
        await ana.call("PATCH", "/api/me", ASKED)
        await mailbox.until(1)
        answer = await stranger_posts(host, f"/api/mail/confirm/{secret_in(mailbox.letters[0], 'confirm')}")
        assert answer.status_code == 404


@in_loop
async def test_nobody_can_have_a_stranger_written_to_at_will(tmp_path: Path) -> None:
    mailbox = Mailbox()
    async with mailing(tmp_path, mailbox) as host:
        for number in range(MOST_A_DAY + 2):
            async with host.person() as player:
                written = {"email": "VICTIM@example.org" if number % 2 else "victim@example.org"}
                if number < MOST_A_DAY:
                    await player.call("PATCH", "/api/me", written)
                else:
                    status, body = await player.refused("PATCH", "/api/me", written)
                    assert (status, body["message"]["key"]) == (429, "error-too-many-letters")
                    assert (await player.get("/api/me"))["email"] is None, "nothing has changed"
        async with host.person() as player:
            codes = []
            for number in range(LETTERS_AT_ONCE):
                answer = await player.http.request("PATCH", "/api/me", json={"email": f"v{number}@example.org"})
                codes.append(answer.status_code)
            assert codes == [200] * (LETTERS_AT_ONCE - MOST_A_DAY) + [429] * MOST_A_DAY


@in_loop
async def test_a_letter_that_waits_is_not_sent_once_the_address_has_changed(tmp_path: Path) -> None:
    mailbox = Mailbox()
    mailbox.refusals = ["451 Try again later"] * 4
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana:
        host.building.reminders.postman.first_pause = 0.2
        await ana.call("PATCH", "/api/me", ASKED)
        await eventually(lambda: sent(host, "delayed") >= 1)
        await ana.call("PATCH", "/api/me", {"email": None})
        await eventually(lambda: not host.building.reminders._asking)
        assert mailbox.letters == []


@in_loop
async def test_a_server_without_mail_asks_nobody_and_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host, host.person("Ana") as ana:
        me = await ana.call("PATCH", "/api/me", ASKED)
        assert (me["mail"], me["confirmed"]) == (False, False)
        await ana.call("DELETE", "/api/me")


@pytest.mark.parametrize("language", LANGUAGES)
@in_loop
async def test_the_question_is_put_in_the_language_of_its_reader(tmp_path: Path, language: str) -> None:
    mailbox = Mailbox()
    async with mailing(tmp_path, mailbox) as host, host.person("Ana") as ana:
        await ana.call("PATCH", "/api/me", {"language": language, **ASKED})
        await mailbox.until(1)
        mail = mailbox.letters[0]
        assert {"en": "your address", "el": "διεύθυνση", "es": "dirección"}[language] in str(mail["Subject"])
        assert mail["Content-Language"] == language
        assert not flaws(re.sub(r"https://\S+", "", mail.get_content()))


def test_a_server_that_cannot_say_where_it_is_sends_no_letters() -> None:
    with pytest.raises(IllegalText, match="mail-without-address"):
        read_settings({"PELAGOS_MAIL_FROM": "pelagos@example.org"})
    assert read_settings({"PELAGOS_MAIL_FROM": "p@example.org", "PELAGOS_PUBLIC_URL": "https://x.org"}).mail_from
