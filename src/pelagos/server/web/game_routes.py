"""HTTP: games, their rules and texts."""

import hashlib
from functools import cache
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody

from pelagos.kernel.data import read_text
from pelagos.kernel.discovery import load_named
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.rulebook import Rulebook
from pelagos.kernel.table_rules import TABLE_RULES
from pelagos.server.games import GameInfo, allowed_choices, describe, options_of
from pelagos.server.refusals import RefusalBody, Refused
from pelagos.server.web.identity import Whole
from pelagos.text import LANGUAGES

TABLE = "table"
TABLE_PACKAGES = ("pelagos.kernel", "pelagos.server")


class SetUp(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options and seats to be judged."""

    seats: int
    options: dict[str, str] = {}


class Judgement(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whether they go together."""

    ok: bool
    allowed: dict[str, list[str]] = {}
    """By option: the choices that go with all the rest and the seats."""
    refusal: RefusalBody | None = None


class RuleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A rule; its text is ``rule-<id>``, and what is uncertain of it ``rule-<id>.uncertain``."""

    id: str
    status: str
    where: str
    uncertain: bool


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter; its title is ``rule-chapter-<id>``."""

    id: str
    rules: list[RuleInfo]


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook in order."""

    chapters: list[Chapter]


class GameRoutes(Controller):
    """The games that can be played here."""

    path = "/games"
    tags = ["games"]

    @get()
    async def games(self, building: Whole) -> list[GameInfo]:
        """Return the games that are offered; an example of the handbook is found by its name alone."""
        return [describe(game) for game in building.games.listed]

    @get("/{game:str}")
    async def game(self, building: Whole, game: FromPath[str]) -> GameInfo:
        """Return one game."""
        return describe(building.games.find(game))

    @post("/{game:str}/check", status_code=200)
    async def check(self, building: Whole, game: FromPath[str], data: JSONBody[SetUp]) -> Judgement:
        """Say whether options and seats go together."""
        rules = building.games.find(game)
        allowed = allowed_choices(rules, data.options, data.seats)
        try:
            options_of(rules, data.options, data.seats)
        except Refused as refused:
            return Judgement(ok=False, allowed=allowed, refusal=refused.body)
        return Judgement(ok=True, allowed=allowed)

    @get("/{game:str}/rules")
    async def rules(self, building: Whole, game: FromPath[str]) -> Rules:
        """Return the numbers of the rules; of the game ``table`` those that all games share."""
        return rules_of(TABLE_RULES if game == TABLE else building.games.find(game).rulebook)

    @get("/{game:str}/lesson")
    async def lesson(self, building: Whole, game: FromPath[str]) -> Any:
        """Return the guided first match."""
        place = building.games.find(game).lesson
        if not place:
            raise Refused("not-found", "no-lesson", game=game)
        return msgspec.to_builtins(load_named(place, game))


def rules_of(book: Rulebook) -> Rules:
    """Return a rulebook by chapters."""
    chapters: dict[str, list[RuleInfo]] = {}
    for number, rule in book.rules.items():
        info = RuleInfo(id=number, status=rule.status, where=rule.where, uncertain=rule.uncertain)
        chapters.setdefault(rule.chapter, []).append(info)
    return Rules(chapters=[Chapter(id=name, rules=rules) for name, rules in chapters.items()])


@get("/text/{game:str}/{file:str}", tags=["games"], media_type="text/plain")
async def text(
    request: Request[Any, Any, Any], building: Whole, game: FromPath[str], file: FromPath[str]
) -> Response[str]:
    """Return a Fluent catalogue, such as ``gravwell/el.ftl``; ``table`` holds what all games share."""
    language, dot, ending = file.partition(".")
    if language not in LANGUAGES or f"{dot}{ending}" != ".ftl":
        raise Refused("not-found", "http-not-found", reason=file[:40])
    packages = TABLE_PACKAGES if game == TABLE else (building.games.find(game).package,)
    content, tag = catalogue(packages, language)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers)
    return Response(content, headers=headers)


@cache
def catalogue(packages: tuple[str, ...], language: str) -> tuple[str, str]:
    """Return the texts of some packages and their mark; in English where there are none in that language."""
    parts = []
    for package in packages:
        try:
            parts.append(read_text(package, f"text/{language}.ftl"))
        except BrokenInvariant:
            parts.append(read_text(package, f"text/{LANGUAGES[0]}.ftl"))
    content = "\n".join(parts)
    return content, f'"{hashlib.sha256(content.encode()).hexdigest()[:20]}"'
