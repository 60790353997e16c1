"""HTTP: people."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody, PathParameter

from pelagos.server.hosting.chatting import clean
from pelagos.server.people.export import Export, export
from pelagos.server.people.model import LARGEST, Named, Person
from pelagos.server.people.mutes import muted_by
from pelagos.server.refusals import Refused
from pelagos.server.web.building import Building
from pelagos.server.web.identity import COOKIE, Caller, Whole, person_or_none, with_token
from pelagos.server.web.limits import client_of
from pelagos.text import LANGUAGES

Name = Annotated[str, msgspec.Meta(max_length=40)]
Language = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Email = Annotated[
    str,
    msgspec.Meta(max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$"),
]  # what a browser's field for an address takes


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """What a person is told of themselves."""

    id: int
    name: str
    language: str
    email: str | None
    reminders: bool
    confirmed: bool
    """Whether reminders may come to the address."""
    mail: bool
    """Whether this server sends letters."""


class MeChanges(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be different."""

    name: Name | msgspec.UnsetType = msgspec.UNSET
    language: Language | msgspec.UnsetType = msgspec.UNSET
    email: Email | msgspec.UnsetType | None = msgspec.UNSET
    reminders: bool | msgspec.UnsetType = msgspec.UNSET


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """A code for another device."""

    code: FromPath[str]
    expires: float


def me_of(person: Person, building: Building) -> Me:
    """Return what a person is told of themselves."""
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,
        email=person.email,
        reminders=person.reminders,
        confirmed=person.confirmed,
        mail=building.reminders.is_on,
    )


class PeopleRoutes(Controller):
    """The person behind the cookie."""

    path = "/me"
    tags = ["people"]

    @get()
    async def me(self, request: Request[Any, Any, Any], building: Whole) -> Response[Me]:
        """Return who I am; make me somebody if I am nobody yet."""
        person = await person_or_none(request)
        if person is not None:
            await building.people.note(person)
            return with_token(Response(me_of(person, building)), building, request.cookies[COOKIE])
        person, token = await building.people.create(language_of(request))
        return with_token(Response(me_of(person, building)), building, token)

    @patch()
    async def change(
        self, request: Request[Any, Any, Any], building: Whole, person: Caller, data: JSONBody[MeChanges]
    ) -> Me:
        """Change my name, language, address or reminders."""
        given = {name: getattr(data, name) for name in data.__struct_fields__}
        changes = {name: value for name, value in given.items() if value is not msgspec.UNSET}
        if "name" in changes:
            changes["name"] = clean(changes["name"])
        address = to_be_confirmed(changes.get("email"), person, building)
        if address is not None:
            await require_few_letters(request, building, address)
        await building.people.change(person, changes)
        if address is not None:
            await building.reminders.ask_to_confirm(person)
        building.house.rename(person)
        building.reminders.changed(person)
        return me_of(person, building)

    @delete()
    async def forget(self, building: Whole, person: Caller) -> None:
        """Delete what is known of me."""
        await building.house.vacate(person)
        await building.people.forget(person)
        building.house.forget(person)

    @get("/export")
    async def export(self, building: Whole, person: Caller) -> Export:
        """Return all that is kept about me."""
        return await export(building.store, person)

    @get("/muted")
    async def muted(self, building: Whole, person: Caller) -> list[Named]:
        """Return whom I do not want to hear."""
        return await muted_by(building.store, person.id)

    @delete("/muted/{other:int}")
    async def unmute(
        self, building: Whole, person: Caller, other: Annotated[int, PathParameter(ge=1, le=LARGEST)]
    ) -> None:
        """Hear somebody again."""
        await building.mutes.change(person.id, other, yes=False)

    @post("/link")
    async def link(self, building: Whole, person: Caller) -> Link:
        """Return a code with which another device becomes me."""
        code, expires = await building.people.new_link(person)
        return Link(code=code, expires=expires)

    @post("/link/{code:str}")
    async def use_link(self, building: Whole, code: Annotated[str, PathParameter(max_length=60)]) -> Response[Me]:
        """Become the person of a code."""
        person, token = await building.people.use_link(code)
        return with_token(Response(me_of(person, building)), building, token)


def to_be_confirmed(address: str | None, person: Person, building: Building) -> str | None:
    """Return the address that a letter is to ask about, if there is need of one and this server sends letters."""
    is_known = person.confirmed and address == person.email
    return None if not building.reminders.is_on or is_known else address or None


async def require_few_letters(request: Request[Any, Any, Any], building: Building, address: str) -> None:
    """Refuse to have letters written in numbers: to one address, or on behalf of one client.

    Raises:
        Refused: there were enough.
    """
    await building.mail_links.require_few(address)
    if not building.letters.take(client_of(request)):
        raise Refused("too-fast", "too-many-letters")


def language_of(request: Request[Any, Any, Any]) -> str:
    """Return the first language of the browser that is spoken here."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
