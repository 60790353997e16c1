"""``pelagos resolve``: what follows from a written position."""

import sys
from codecs import BOM_UTF8
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from pelagos.kernel.errors import IllegalText, PelagosError
from pelagos.terminal.exits import BAD_INPUT, OK, file_error
from pelagos.terminal.helping import voice_of
from pelagos.terminal.programs import error_object, print_json
from pelagos.terminal.voice import Voice

if TYPE_CHECKING:
    from pelagos.terminal.resolvers import Resolver

NAME = "resolve"
STANDARD_INPUT = "-"


def complete_resolver(typed: str) -> list[str]:
    """Return the names of resolvers that begin like that, for the shell."""
    from pelagos.terminal.resolvers import installed_resolvers

    return [name for name in installed_resolvers() if name.startswith(typed)]


def command(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_resolver, show_default=False)],
    position: Annotated[str | None, typer.Argument(metavar="POSITION", show_default=False)] = None,
    *,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE|-", show_default=False)] = None,
    film: Annotated[bool, typer.Option("--film", show_default=False)] = False,
) -> int:
    """Resolve a position: in notation to sentences, in JSON to JSON, or as a film."""
    from pelagos.terminal.resolvers import load_resolver

    voice = voice_of(ctx)
    if json is not None and position is None:
        return resolve_json(voice, game, json)
    if position is None or json is not None:
        raise IllegalText(None, "position-or-json")
    resolver = load_resolver(game)
    speaker = speaker_of(voice, game, resolver)
    try:
        text = read_bytes(position).decode("utf-8", "replace") if getattr(resolver, "takes_files", False) else position
        if film:
            return show_film(speaker, game, resolver, text)
        answer = resolver.resolve_text(text)
    except PelagosError as error:
        return refuse(speaker, error)
    except OSError as error:
        return refuse(speaker, file_error(error))
    for line in resolver.lines(answer):
        speaker.print(speaker.texts.line(line))
    return OK


def resolve_json(voice: Voice, game: str, place: str) -> int:
    """Resolve the JSON of a file or of standard input; print JSON, errors too."""
    from pelagos.terminal.resolvers import load_resolver

    try:
        resolver = load_resolver(game)
        voice = speaker_of(voice, game, resolver)
        print_json(resolver.resolve_json(read_bytes(place)))
    except PelagosError as error:
        print_json({"error": error_object(voice, error)})
        return BAD_INPUT
    except OSError as error:
        print_json({"error": error_object(voice, file_error(error))})
        return BAD_INPUT
    return OK


def show_film(voice: Voice, name: str, resolver: "Resolver", text: str) -> int:
    """Show a film step by step: at a terminal each step waits for Enter, else all of it is printed."""
    if not hasattr(resolver, "frames"):
        raise IllegalText(None, "no-film", game=name)
    stepping = sys.stdin.isatty() and sys.stdout.isatty()
    for frame in resolver.frames(text.encode(), voice.text):
        if stepping:
            Console().clear()
        print("\n".join(frame), end="\n\n", flush=True)
        if stepping:
            input(voice.text("film-next"))
    return OK


def speaker_of(voice: Voice, name: str, resolver: "Resolver") -> Voice:
    """Return a voice that knows the texts of the resolver: of a game, or of a package that is no game (yet)."""
    from pelagos.kernel.discovery import installed, load

    return voice.about(load(name)) if name in installed() else voice.about_package(resolver.package)


def read_bytes(place: str) -> bytes:
    """Return the content of a file, or of standard input, without the mark some editors put before it."""
    content = sys.stdin.buffer.read() if place == STANDARD_INPUT else Path(place).read_bytes()
    return content.removeprefix(BOM_UTF8)


def refuse(voice: Voice, error: PelagosError) -> int:
    """Say what is wrong with a position."""
    voice.refuse(error)
    return BAD_INPUT
