"""What people say to each other at a table."""

import time
import unicodedata
from typing import Final

from pelagos.server.games import words_of
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import ADD_CHAT
from pelagos.server.hosting.teams import team_of, write_team
from pelagos.server.people.model import Person
from pelagos.server.refusals import Refused
from pelagos.server.storage.writes import Write
from pelagos.server.telling.client_messages import Say
from pelagos.server.telling.forms import ChatLine

LONGEST: Final = 500


def say(room: Room, person: Person, message: Say) -> None:
    """Say something to the table, or to the own team alone.

    Raises:
        Refused: there is nothing to say, too much, nobody to say it to, or the person may not.
    """
    if person.muted:
        raise Refused("muted", "you-are-muted")
    require_voice(room)
    spoken = None if message.text is None else clean(message.text)
    if (not spoken) == (message.call is None):
        raise Refused("invalid", "chat-empty")
    hearers = team_of(room, person.id) if message.team else None
    if hearers == ():
        raise Refused("invalid", "chat-no-team")
    line = ChatLine(at=time.time(), person=person.named(), text=spoken, call=message.call, team=hearers)
    row = {
        "table_id": room.table.id,
        "person": person.id,
        "text": spoken,
        "call": message.call,
        "team": write_team(hearers),
        "request": message.id,
        "at": line.at,
    }
    room.write(Write(ADD_CHAT, row))
    room.batch.news.append(lambda: room.tell_chat(line))
    room.remember(person.id, message.id)


def require_voice(room: Room) -> None:
    """Refuse to pass anything on while the rules of the game forbid to talk.

    Raises:
        Refused: nobody may talk now; it says which rule forbids it.
    """
    if room.course is None or room.table.status != "running" or room.game.hush is None:
        return
    reason = room.game.hush(room.course.match.state)
    if reason is not None:
        raise Refused.of("illegal", reason.rule, words_of(room.game).error_message(reason))


def clean(text: str) -> str:
    """Return a text without control characters, marks of direction and needless space.

    Raises:
        Refused: it is too long.
    """
    plain = "".join(" " if character.isspace() else character for character in text if _is_plain(character))
    plain = " ".join(unicodedata.normalize("NFC", plain).split())
    if len(plain) > LONGEST:
        raise Refused("invalid", "chat-long", longest=LONGEST)
    return plain


def _is_plain(character: str) -> bool:
    return character.isspace() or unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Co", "Cn"}
