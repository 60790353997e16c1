"""The colours of the screen, by night and by day.

Each seat has a colour, but its letter, number or name always stands there too: colour is never the only mark.
"""

from typing import Final

from textual.theme import Theme

SEATS: Final = ("blue", "yellow", "red", "green", "violet", "sky")
"""The colours of seats whose pieces have none of their own, in seat order."""
PIECES: Final = {
    "blue": "#0072B2",
    "red": "#D55E00",
    "yellow": "#E69F00",
    "green": "#009E73",
    "violet": "#8C4C8F",
    "sky": "#56B4E9",
}
"""Behind the letter of a piece; told apart by colour-blind eyes too."""
ON_PIECES: Final = {
    "blue": "#FFFFFF",
    "red": "#000000",
    "yellow": "#000000",
    "green": "#000000",
    "violet": "#FFFFFF",
    "sky": "#000000",
}
NAMES_BY_NIGHT: Final = {
    "blue": "#6FB7EC",
    "red": "#FF8A3D",
    "yellow": "#F2B632",
    "green": "#35C798",
    "violet": "#D29AD5",
    "sky": "#9BD6F7",
}
NAMES_BY_DAY: Final = {
    "blue": "#00598C",
    "red": "#A34300",
    "yellow": "#755000",
    "green": "#00654A",
    "violet": "#7A3D7D",
    "sky": "#1B608A",
}
NIGHT: Final = "pelagos-night"
DAY: Final = "pelagos-day"


def variables(names: dict[str, str], line: str, muted: str) -> dict[str, str]:
    """Return the style variables of a theme beside its base colours."""
    return {
        **{f"name-{colour}": names[colour] for colour in PIECES},
        **{f"piece-{colour}": value for colour, value in PIECES.items()},
        **{f"on-piece-{colour}": value for colour, value in ON_PIECES.items()},
        "line": line,
        "muted": muted,
    }


THEMES: Final = (
    Theme(
        name=NIGHT,
        primary="#F29E5C",
        accent="#F29E5C",
        foreground="#E6EDF0",
        background="#0E1A26",
        surface="#15293A",
        panel="#1C354A",
        success="#5FC79B",
        warning="#E5B25D",
        error="#F08A94",
        dark=True,
        text_alpha=1.0,
        variables=variables(NAMES_BY_NIGHT, "#35506A", "#9DB0BD"),
    ),
    Theme(
        name=DAY,
        primary="#8F4115",
        accent="#8F4115",
        foreground="#1D2B3A",
        background="#F7F3EA",
        surface="#E9EEEC",
        panel="#DCE8EC",
        success="#20634A",
        warning="#78500F",
        error="#9A2C39",
        dark=False,
        text_alpha=1.0,
        variables=variables(NAMES_BY_DAY, "#A9B8BF", "#4C5B66"),
    ),
)
