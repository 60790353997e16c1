"""The options of every installed game, on the help pages of the commands that take them."""

from typing import Any

from pelagos.kernel.game import Game, Options
from pelagos.kernel.option_text import option_choices
from pelagos.terminal.voice import Voice

TAKER = "option"
"""The parameter through which a command takes options of a game."""
LONGEST = 60
"""Values that take more columns than that are not written beside the option, but behind its text."""


def write_game_options(voice: Voice, formatter: Any) -> None:
    """Write a section for each game: how each option is written, what it does and which value is usual."""
    from pelagos.terminal.games import working_games

    for name, (game, about_game) in working_games(voice).items():
        rows = option_rows(about_game, game)
        if rows:
            with formatter.section(voice.text("help-game-options", game=name)):
                formatter.write_dl(rows)


def option_rows(voice: Voice, game: Game[Any]) -> list[tuple[str, str]]:
    """Return each option as it is typed, and its text."""
    usual = game.options_type()
    return [(option_form(voice, game, name), option_text(voice, usual, name)) for name in usual.__struct_fields__]


def option_form(voice: Voice, game: Game[Any], name: str) -> str:
    """Return how an option is typed, with every value it can have, if they are few."""
    choices = "|".join(option_choices(game.options_type, name))
    if choices:
        return f"{name}={choices if len(choices) <= LONGEST else voice.text('help-word')}"
    is_number = isinstance(getattr(game.options_type(), name), int)
    return f"{name}={voice.text('help-number' if is_number else 'help-text')}"


def option_text(voice: Voice, usual: Options, name: str) -> str:
    """Return what an option is called, what it does, and what holds if it is not given."""
    value = getattr(usual, name)
    written = ("yes" if value else "no") if isinstance(value, bool) else str(value) or "-"
    texts = voice.texts
    text = voice.text("help-game-option", name=texts.option(name), does=texts.option_help(name), usual=written)
    choices = option_choices(type(usual), name)
    if len("|".join(choices)) <= LONGEST:
        return text
    return f"{text} {voice.text('help-words', choices=', '.join(choices))}"
