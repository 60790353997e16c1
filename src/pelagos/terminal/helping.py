"""Help and usage errors in the reader's language.

The texts are found by name: ``help-play`` for a command, ``help-play-seats`` for its option `--seats`,
``help-any-lang`` for an option that several commands share.
"""

import functools
import inspect
import re
from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from pelagos.kernel.errors import IllegalText
from pelagos.terminal.option_help import TAKER, write_game_options
from pelagos.terminal.voice import LANGUAGE_OPTION, Voice
from pelagos.text import LANGUAGES

SHARED = "any"
WORDS_IN_BRACKETS = re.compile(r"\(([^()]*)\)$")
"""Where the parser quotes the words it did not expect."""
ROOT = "pelagos"


def with_language(function: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the option ``--lang``. Its value is read before the command line is (`Voice.for_user`)."""

    @functools.wraps(function)
    def call(*args: Any, **given: Any) -> Any:
        del given["lang"]
        return function(*args, **given)

    option = typer.Option(LANGUAGE_OPTION, metavar="|".join(LANGUAGES), show_default=False, autocompletion=complete)
    hint = Annotated[str | None, option]
    signature = inspect.signature(function)
    lang = inspect.Parameter("lang", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=hint)
    parameters = [*signature.parameters.values(), lang]
    call.__dict__["__signature__"] = signature.replace(parameters=parameters)
    call.__annotations__ = {**function.__annotations__, "lang": hint}
    return call


def complete(typed: str) -> list[str]:
    """Return the languages that begin like that, for the shell."""
    return [name for name in LANGUAGES if name.startswith(typed)]


class WordedCommand(TyperCommand):
    """A command that speaks the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_usage(self, ctx, formatter)
        write_parameters(self, ctx, formatter)
        if any(param.name == TAKER for param in self.params):
            write_game_options(voice_of(ctx), formatter)


class WordedGroup(TyperGroup):
    """The command ``pelagos`` itself."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        voice = voice_of(ctx)
        write_usage(self, ctx, formatter)
        with formatter.section(voice.text("help-commands")):
            formatter.write_dl([(name, voice.text(f"help-{name}")) for name in self.list_commands(ctx)])
        write_parameters(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that is called, or refuse an unknown one."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise IllegalText(None, "unknown-command", command=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def voice_of(ctx: Any) -> Voice:
    """Return the voice in which this run of the command line speaks."""
    voice = ctx.find_root().obj
    return voice if isinstance(voice, Voice) else Voice(LANGUAGES[0])


def write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    """Write the usage line and what the command does."""
    voice = voice_of(ctx)
    pieces = [piece.strip("{}") for piece in command.collect_usage_pieces(ctx)]
    formatter.write_usage(ctx.command_path, " ".join(pieces), f"{voice.text('help-usage')} ")
    name = command.name if ctx.parent else ROOT
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(voice.text(f"help-{name}"))
        more = f"help-{name}.more"
        if voice.texts.has(more):
            formatter.write_paragraph()
            for line in voice.text(more).split("\n"):
                formatter.write_text(line) if line.strip() else formatter.write_paragraph()


def write_parameters(command: Any, ctx: Any, formatter: Any) -> None:
    """Write the arguments and the options, each with its text."""
    voice = voice_of(ctx)
    name = command.name if ctx.parent else ROOT
    rows: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
    for param in command.get_params(ctx):
        record = param.get_help_record(ctx)
        if record is not None:
            rows[param.param_type_name].append((record[0], parameter_text(voice, name, param.name)))
    for kind, written in rows.items():
        if written:
            with formatter.section(voice.text(f"help-{kind}s")):
                formatter.write_dl(written)


def parameter_text(voice: Voice, command: str | None, parameter: str) -> str:
    """Return what an option is for: in this command, or wherever it stands."""
    key = f"help-{command}-{parameter}"
    return voice.text(key if voice.texts.has(key) else f"help-{SHARED}-{parameter}")


def usage_error(error: typer.BadParameter | Exception) -> IllegalText:
    """Return an error of the command line's own grammar as one that has a text in every language."""
    name = type(error).__name__
    if name == "NoSuchOption":
        near = ", ".join(getattr(error, "possibilities", None) or ()) or "--help"
        return IllegalText(None, "no-such-switch", option=str(getattr(error, "option_name", "")), near=near)
    if name == "BadOptionUsage":
        return IllegalText(None, "parameter-use", name=str(getattr(error, "option_name", "")))
    param = getattr(error, "param", None)
    if param is not None:
        shown = param.opts[0] if param.param_type_name == "option" else str(param.name).upper()
        return IllegalText(None, "parameter-missing" if name == "MissingParameter" else "parameter-value", name=shown)
    words = WORDS_IN_BRACKETS.search(str(error))
    return IllegalText(None, "usage", words=words[1] if words else str(error).rstrip("."))
