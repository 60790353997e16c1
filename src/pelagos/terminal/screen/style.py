"""How the screen is laid out; every colour comes from the theme."""

from typing import Final

CSS: Final = """
Screen { background: $background; color: $foreground; scrollbar-size-vertical: 1; }
* { scrollbar-size-vertical: 1; scrollbar-color: $line; scrollbar-background: $background;
    scrollbar-color-hover: $accent; scrollbar-color-active: $accent; scrollbar-background-hover: $background;
    scrollbar-background-active: $background; }
#table { height: 1fr; layout: vertical; }
#here { height: auto; max-height: 75%; }
#here:focus-within { max-height: 100%; }
.pane, #log.pane, #log.pane:focus { border: none; }
.pane, #log.pane { border-top: solid $line; border-title-color: $foreground; border-title-style: bold; }
.pane:focus-within, .pane:focus, #log.pane:focus { border-top: heavy $accent; border-title-color: $accent; }
#board { height: auto; max-height: 100%; padding: 0; }
#cards { dock: bottom; height: auto; max-height: 6; padding: 0; background: $surface; display: none; }
#cards.-held { display: block; }
#log, #log:focus { height: 1fr; min-height: 3; padding: 0; background: $background; background-tint: transparent; }
#log > .option-list--option { padding: 0; }
#log > .option-list--option-highlighted { background: $panel; color: $foreground; text-style: bold; }
#desk { height: auto; max-height: 50%; background: $surface; }
#question { height: auto; padding: 0 1; text-style: bold; }
#said { height: auto; max-height: 4; padding: 0 1; color: $warning; display: none; }
#said.-speaks { display: block; }
#list { height: auto; max-height: 6; }
#line { height: 1; margin: 0 1; background: $panel; border: none; display: none; }
#line.-open { display: block; }

MatchScreen.-wide #table { layout: horizontal; }
MatchScreen.-wide #here { width: 68%; min-width: 76; max-width: 84; height: 1fr; max-height: 100%; }
MatchScreen.-wide #board { height: 1fr; padding: 0 1; }
MatchScreen.-wide #cards { padding: 0 1; max-height: 50%; }
MatchScreen.-wide #log { width: 1fr; height: 1fr; }
MatchScreen.-wide #list { max-height: 12; }

Dialog { align: center middle; background: $background 60%; }
#box { width: 76; max-width: 94%; height: auto; max-height: 90%; border: round $accent; background: $surface; }
#pages { height: auto; max-height: 100%; padding: 0 1; }
#box KeyBar { dock: bottom; }
#box Input { height: 1; margin: 0 1; background: $panel; border: none; }
Curtain { align: center middle; }
Curtain #whose { width: 70%; height: auto; text-align: center; padding: 1 2; border: round $accent; }
Curtain KeyBar { dock: bottom; }
"""
