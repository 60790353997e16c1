"""The games a server offers, and how a client is told of them."""

from functools import cache
from typing import Any

import msgspec

from pelagos.bots.registry import levels
from pelagos.kernel.career import Badge, Career
from pelagos.kernel.discovery import load_all, load_named
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.game import Game, Options
from pelagos.kernel.ids import Seat
from pelagos.kernel.option_text import option_choices
from pelagos.kernel.wording import Value
from pelagos.server.refusals import Refused
from pelagos.text import LANGUAGES
from pelagos.text.catalogue import Catalogue

USUAL_BOT = "normal"
EXAMPLES = "example."
"""Games of this namespace show how a game is written: who knows their name can play them, but they are not listed."""


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game; its values are written as texts."""

    name: str
    kind: str
    choices: tuple[str, ...]
    default: str


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, as the game calls it when all play."""

    name: Any
    colour: str | None


class GameTexts(msgspec.Struct, frozen=True, kw_only=True):
    """What a game is called and what it is, in one language."""

    title: str
    summary: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a client has to know of a game to set up a table."""

    game: str
    texts: dict[str, GameTexts]
    """By language."""
    version: int
    least: int
    most: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    usual_bot: str
    cards: tuple[str, ...]
    seats: tuple[SeatInfo, ...]
    has_scene: bool
    has_lesson: bool
    has_career: bool
    badges: tuple[Badge, ...]
    """The roles that people can show."""


class Games:
    """The games that are installed and work, each with what the server needs of it."""

    def __init__(self, games: dict[str, Game[Any]]) -> None:
        """Offer these games."""
        self.games = games

    @classmethod
    def installed(cls) -> "Games":
        """Return all games of this installation; broken ones are left out."""
        return cls(load_all()[0])

    @property
    def listed(self) -> list[Game[Any]]:
        """Return the games that are offered to everybody."""
        return [game for name, game in self.games.items() if not name.startswith(EXAMPLES)]

    def find(self, name: str) -> Game[Any]:
        """Return a game.

        Raises:
            Refused: there is none of that name.
        """
        if name not in self.games:
            raise Refused("not-found", "unknown-game", game=name, known=", ".join(game.name for game in self.listed))
        return self.games[name]

    def words(self, name: str) -> Catalogue:
        """Return what turns events, questions and answers of a game into messages."""
        return words_of(self.find(name))


@cache
def words_of(game: Game[Any]) -> Catalogue:
    """Return what makes messages of a game; the language does not matter for that."""
    return Catalogue(game, LANGUAGES[0])


@cache
def scene_of(game: Game[Any]) -> Any:
    """Return the function ``view -> what the board draws``, or None."""
    return load_named(game.scene, game.name) if game.scene else None


@cache
def advisers_of(game: Game[Any]) -> Any:
    """Return the function ``options, seat -> the seats of its team``, or None."""
    return load_named(game.team, game.name) if game.team else None


@cache
def career_of(game: Game[Any]) -> Career | None:
    """Return what people carry from match to match of a game, or None."""
    career: Career | None = load_named(game.career, game.name) if game.career else None
    return career


def badges_of(game: Game[Any]) -> tuple[Badge, ...]:
    """Return the roles that people can show in a game."""
    career = career_of(game)
    return () if career is None else career.badges()


@cache
def render_of(game: Game[Any]) -> Any:
    """Return the function ``view -> lines of text``, or None."""
    return load_named(game.render, game.name) if game.render else None


def usual_bot(game: Game[Any]) -> str:
    """Return the level a seat is given where nobody says one."""
    known = levels(game)
    return USUAL_BOT if USUAL_BOT in known else known[-1]


def describe(game: Game[Any]) -> GameInfo:
    """Return what clients are told of a game."""
    wording = words_of(game).wording
    return GameInfo(
        game=game.name,
        texts={language: texts_of(game, language) for language in LANGUAGES},
        version=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        options=tuple(describe_option(game.options_type, name) for name in game.options_type.__struct_fields__),
        bots=levels(game),
        usual_bot=usual_bot(game),
        cards=game.cards,
        seats=tuple(
            SeatInfo(name=seat_name(game, Seat(seat)), colour=wording.colour(Seat(seat)))
            for seat in range(game.seats[-1])
        ),
        has_scene=scene_of(game) is not None,
        has_lesson=bool(getattr(game, "lesson", "")),
        has_career=career_of(game) is not None,
        badges=badges_of(game),
    )


@cache
def texts_of(game: Game[Any], language: str) -> GameTexts:
    """Return what a game is called and what it is."""
    catalogue = Catalogue(game, language)
    return GameTexts(title=catalogue.say("game-title"), summary=catalogue.say("game-summary"))


def seat_name(game: Game[Any], seat: Seat) -> Value:
    """Return what names a seat outside a match."""
    return words_of(game).seat_name(seat)


def describe_option(options: type[Options], name: str) -> OptionInfo:
    """Return what clients are told of an option."""
    default = getattr(options(), name)
    choices = option_choices(options, name)
    if isinstance(default, bool):
        kind = "bool"
    elif choices:
        kind = "choice"
    else:
        kind = "number" if isinstance(default, int) else "text"
    return OptionInfo(name=name, kind=kind, choices=choices, default=option_text(default))


def option_text(value: object) -> str:
    """Return the value of an option as a text that `Game.read_options` reads."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def options_of(game: Game[Any], texts: dict[str, str], seats: int) -> Options:
    """Return the options of a set-up.

    Raises:
        Refused: they do not exist, or do not go together with each other or the seats.
    """
    try:
        options = game.read_options(texts)
        game.check_setup(options, seats)
    except IllegalText as error:
        raise Refused.of("invalid", error.rule, words_of(game).error_message(error)) from None
    except IllegalAction as error:
        raise Refused.of("illegal", error.rule, words_of(game).error_message(error)) from None
    return options


def agreed_options(game: Game[Any], texts: dict[str, str], seats: int) -> dict[str, str]:
    """Return these options of a set-up, each written in the one way in which clients are told it.

    Raises:
        Refused: they do not exist, or do not go together with each other or the seats.
    """
    options = options_of(game, texts, seats)
    return {name: option_text(getattr(options, name)) for name in texts}


def allowed_choices(game: Game[Any], texts: dict[str, str], seats: int) -> dict[str, list[str]]:
    """Return, for each option of a few words, which of them go with all the rest and the seats."""
    found: dict[str, list[str]] = {}
    for name in game.options_type.__struct_fields__:
        choices = option_choices(game.options_type, name)
        if choices:
            found[name] = [choice for choice in choices if fits(game, {**texts, name: choice}, seats)]
    return found


def fits(game: Game[Any], texts: dict[str, str], seats: int) -> bool:
    """Tell whether options and seats go together."""
    try:
        options_of(game, texts, seats)
    except Refused:
        return False
    return True
