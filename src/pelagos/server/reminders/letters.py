"""What a reminder says."""

from datetime import UTC, datetime
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import lru_cache
from typing import Any

from babel.dates import format_datetime

from pelagos.kernel.game import Game
from pelagos.server.people.model import Person
from pelagos.server.tables.model import TableState
from pelagos.text.catalogue import Catalogue

PACKAGE = "pelagos.server"


@lru_cache(maxsize=64)
def words_for(game: Game[Any] | None, language: str) -> Catalogue:
    """Return the texts of letters in a language, about a game if one is given."""
    return Catalogue(game, language, (PACKAGE,))


def address_of(text: str) -> Address:
    """Return one address.

    Raises:
        ValueError: the text is not exactly one address.
    """
    try:
        return Address(addr_spec=text)
    except (HeaderParseError, IndexError, ValueError) as error:
        raise ValueError(text) from error


def letter(words: Catalogue, table: TableState, person: Person, sender: str, base: str, stop: str) -> EmailMessage:
    """Return the reminder for one person whose turn it is at a table.

    Args:
        words: texts of the game and of this package, in the person's language.
        table: where it is the person's turn.
        person: with an address.
        sender: the address it comes from.
        base: the public address of the server, without a slash at its end.
        stop: the secret of the link that ends reminders.

    Raises:
        ValueError: the person's address is not one.
    """
    text = "\n\n".join(paragraphs(words, table, person, base, stop))
    message = sheet(person, sender, words.say("reminder-subject", game=words.say("game-title")), text)
    message["List-Unsubscribe"] = f"<{base}/api/mail/stop/{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def confirmation(words: Catalogue, person: Person, sender: str, base: str, token: str) -> EmailMessage:
    """Return the letter that asks whether an address is a person's own. Nothing in it was written by that person.

    Args:
        words: texts of this package, in the person's language.
        person: with an address.
        sender: the address it comes from.
        base: the public address of the server, without a slash at its end.
        token: the secret of the link that confirms the address.

    Raises:
        ValueError: the person's address is not one.
    """
    parts = [
        words.say("confirm-hello", server=base),
        words.say("confirm-yes"),
        f"{base}/#/mail/confirm/{token}",
        words.say("confirm-no"),
    ]
    return sheet(person, sender, words.say("confirm-subject"), "\n\n".join(parts))


def sheet(person: Person, sender: str, subject: str, text: str) -> EmailMessage:
    """Return a letter to a person.

    Raises:
        ValueError: the person's address is not one.
    """
    message = EmailMessage()
    message["From"], message["To"] = sender, address_of(person.email or "")
    message["Subject"] = subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2].strip(" >"))
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(f"{text}\n")
    message["Content-Language"] = person.language  # after the content, which takes all headers about it away
    return message


def paragraphs(words: Catalogue, table: TableState, person: Person, base: str, stop: str) -> list[str]:
    """Return the text of a reminder."""
    others = tuple(sorted({seat.name for seat in table.seats if seat.person not in (None, person.id) and seat.name}))
    hello = words.say("reminder-hello", name=person.name) if person.name else words.say("reminder-hello-you")
    turn = words.say("reminder-turn", game=words.say("game-title"), code=table.code)
    return [
        hello,
        f"{turn} {words.say('reminder-others', names=others)}" if others else turn,
        f"{base}/#/t/{table.code}",
        *until(words, table, person),
        words.say("reminder-why", link=f"{base}/#/mail/stop/{stop}"),
    ]


def until(words: Catalogue, table: TableState, person: Person) -> list[str]:
    """Return until when an answer is awaited, if there is such a time."""
    times = [table.seats[seat].deadline for seat in table.seats_of(person.id)]
    known = [time for time in times if time is not None]
    if not known:
        return []
    moment = datetime.fromtimestamp(min(known), UTC)
    return [words.say("reminder-until", time=format_datetime(moment, "long", locale=words.language))]
