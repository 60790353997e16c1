"""What the operator may decide, each setting with the environment variable that sets it."""

import difflib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from pelagos.kernel.errors import IllegalText

PREFIX = "PELAGOS_"
Durability = Literal["NORMAL", "FULL"]
LONGEST: Final = 1e9
"""More seconds than anybody waits, and as many as a timer can count."""
HIGHEST_PORT: Final = 65535
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
Port = Annotated[int, msgspec.Meta(ge=0, le=HIGHEST_PORT)]
Positive = Annotated[float, msgspec.Meta(gt=0, le=LONGEST)]
NotNegative = Annotated[float, msgspec.Meta(ge=0, le=LONGEST)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of one server. ``database`` is set by ``PELAGOS_DATABASE``, and so on."""

    data: Path = Path("pelagos-data")
    """The folder for what the server keeps, where the database is SQLite."""
    database: str = ""
    """``postgresql://...``; empty for the SQLite file in the folder."""
    synchronous: Durability = "NORMAL"
    """SQLite: NORMAL survives the death of the process, FULL also a power failure."""
    host: str = "127.0.0.1"
    port: Port = 8765
    origins: tuple[str, ...] = ()
    """Further origins, such as ``https://games.example.org``, from which a page may speak to this server."""
    secure: bool = False
    """Whether the cookie is sent over TLS only: yes behind a proxy that serves https."""
    proxies: str = "127.0.0.1"
    """The reverse proxies whose word about the client's address is believed."""
    bot_workers: AtLeastOne = 1
    """How many processes think for the bots."""
    bot_seconds: Positive = 20.0
    """How long a bot may think about one answer, before a simpler one answers for it."""
    window: NotNegative = 3.0
    """How long a reaction window stays open at a live table, in seconds."""
    requests_per_second: Positive = 20.0
    """How many requests a second one person may send for a while, over HTTP or a WebSocket."""
    burst: AtLeastOne = 200
    """How many requests a person may send at once."""
    keep_finished_days: AtLeastOne = 365
    """After how many days a finished match is deleted."""
    keep_idle_days: AtLeastOne = 30
    """After how many days a match without any answer is closed; an open table after a tenth of that."""
    keep_people_days: AtLeastOne = 400
    """After how many days without a visit a person is forgotten who is at no table: a cookie lasts a year."""
    mail_from: str = ""
    """The address reminders come from; none are sent without one."""
    smtp_host: str = "localhost"
    smtp_port: Port = 25
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_tls: Literal["none", "starttls", "tls"] = "none"
    reminder_seconds: NotNegative = 300.0
    """How long after a turn has begun the person is reminded."""
    public_url: str = ""
    """The address people use, such as ``https://games.example.org``: for the links in reminders."""
    metrics: bool = True
    """Whether ``/metrics`` answers."""

    def __repr__(self) -> str:
        """Return where the data are, but no password."""
        return f"Settings(data={str(self.data)!r}, sqlite={self.is_sqlite})"

    @property
    def database_url(self) -> str:
        """The address of the database, as SQLAlchemy writes it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'pelagos.sqlite'}"
        scheme, colon, rest = self.database.partition(":")
        return f"postgresql+asyncpg:{rest}" if scheme in ("postgresql", "postgres") else f"{scheme}{colon}{rest}"

    @property
    def is_sqlite(self) -> bool:
        """Whether everything is in one file."""
        return self.database_url.startswith("sqlite")


KNOWN: Final = (*map(str.upper, Settings.__struct_fields__), "TRACEBACK")
"""What the program reads from the environment, without the prefix."""


def read_settings(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """Return the settings of the environment; what is given and not None goes before.

    Raises:
        IllegalText: a variable cannot be read, or letters could not say where the server is.
    """
    values: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            values[name] = _read(name, text)
    values.update({name: value for name, value in given.items() if value is not None})
    settings = Settings(**values)  # type: ignore[arg-type]  # each value was read by its own type
    if settings.mail_from and not settings.public_url:
        raise IllegalText(None, "mail-without-address")
    return settings


def unknown_variables(environment: Mapping[str, str]) -> dict[str, str | None]:
    """Return the variables that look like settings and are none, each with the setting that may be meant."""
    found = sorted(name for name in environment if name.upper().startswith(PREFIX))
    return {name: nearest_to(name) for name in found if name.removeprefix(PREFIX) not in KNOWN}


def nearest_to(variable: str) -> str | None:
    """Return the variable that may be meant."""
    near = difflib.get_close_matches(variable.upper().removeprefix(PREFIX), KNOWN, 1)
    return PREFIX + near[0] if near else None


def _read(name: str, text: str) -> object:
    hint = Settings.__annotations__[name]
    if hint is Path:
        return Path(text)
    if name == "origins":
        return tuple(word for word in text.replace(",", " ").split() if word)
    plain = {"yes": "true", "no": "false"}.get(text, text) if hint is bool else text
    try:
        return msgspec.convert(plain, hint, strict=False)
    except msgspec.ValidationError as error:
        raise IllegalText(None, "setting", variable=PREFIX + name.upper(), value=text, reason=str(error)) from None
