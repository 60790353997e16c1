"""The picture of the README."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "terminal.svg"


def test_the_picture_loads_nothing_from_outside() -> None:
    text = PICTURE.read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\"' )]+", text)) <= {"http://www.w3.org/2000/svg"}
    assert "@font-face" not in text
    assert "@import" not in text
    assert "href" not in text


def test_every_run_of_letters_has_its_width_so_that_no_font_moves_it() -> None:
    texts = [
        element
        for element in ET.parse(PICTURE).iter("{http://www.w3.org/2000/svg}text")  # noqa: S314  # our own file
        if not element.get("class", "").endswith("-title")
    ]
    assert texts
    assert all(element.get("textLength") for element in texts)
