"""The program that shows a match on the whole screen of the terminal."""

import asyncio
import contextlib
import os
import signal
from collections.abc import Mapping
from typing import ClassVar, Final

from textual import on
from textual.app import App
from textual.binding import Binding, BindingType

from pelagos.terminal.exits import INTERRUPTED, OK
from pelagos.terminal.screen.colours import DAY, NIGHT, THEMES
from pelagos.terminal.screen.faults import Broken
from pelagos.terminal.screen.match_screen import MatchScreen
from pelagos.terminal.screen.sitting import Sitting
from pelagos.terminal.screen.style import CSS

BACKGROUND_VARIABLE: Final = "COLORFGBG"
"""Some terminals tell in it which of the 16 colours is behind the text."""
LIGHT_BACKGROUNDS: Final = {"7", "15"}


class MatchApp(App[int]):
    """Shows one match; ends with the exit code."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, environment: Mapping[str, str] = os.environ) -> None:
        """Show this match, dark or light as the terminal is."""
        super().__init__()
        self.sitting = sitting
        self.fault: Exception | None = None
        """Why the match could not go on."""
        self.again = False
        """Whether the people want another match."""
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = theme_for(environment)
        self.animation_level = "none"

    def on_mount(self) -> None:
        """Show the match."""
        self.title = self.sitting.voice.text("game-title")
        if not self.is_headless:
            self.leave_when_told()
        _ = self.push_screen(MatchScreen(self.sitting))

    def leave_when_told(self) -> None:
        """Leave, and so save the match, when the line is cut, the machine shuts down or somebody interrupts."""
        loop = asyncio.get_running_loop()
        answers = {"SIGHUP": self.action_leave, "SIGTERM": self.action_leave, "SIGINT": self.action_interrupt}
        for name, leave in answers.items():
            with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), leave)

    def action_language(self) -> None:
        """Go on to the next language, everywhere at once."""
        self.sitting.speak_next()
        for screen in self.screen_stack:
            relabel = getattr(screen, "relabel", None)
            if relabel is not None:
                relabel()

    def action_light(self) -> None:
        """Turn night to day and back."""
        self.theme = DAY if self.theme == NIGHT else NIGHT

    def action_leave(self) -> None:
        """Leave; the match is saved."""
        self.exit(OK)

    def action_interrupt(self) -> None:
        """Leave as after Ctrl-C."""
        self.exit(INTERRUPTED)

    def action_again(self) -> None:
        """Leave for another match."""
        self.again = True
        self.exit(OK)

    @on(Broken)
    def close(self, event: Broken) -> None:
        """Close the screen, so that the error can be read."""
        self.fault = event.error
        self.exit(OK)


def theme_for(environment: Mapping[str, str]) -> str:
    """Return the theme that fits the terminal's background; where it tells nothing, the dark one."""
    behind = environment.get(BACKGROUND_VARIABLE, "").rpartition(";")[2]
    return DAY if behind in LIGHT_BACKGROUNDS else NIGHT
