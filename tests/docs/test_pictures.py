"""The pictures of the pages are there, small, and used."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS.parent / "README.md", *DOCS.rglob("*.md")]
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
LARGEST = 150_000


def used() -> set[Path]:
    return {(page.parent / found).resolve() for page in PAGES for found in PICTURE.findall(page.read_text("utf-8"))}


def test_every_picture_is_there_and_every_one_is_used() -> None:
    assert used() == {path.resolve() for path in (DOCS / "images").iterdir()}


def test_pictures_are_small() -> None:
    assert [path.name for path in (DOCS / "images").iterdir() if path.stat().st_size > LARGEST] == []
