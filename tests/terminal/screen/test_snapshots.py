"""What is drawn, compared with what was drawn when somebody last looked at it and found it good.

After a change that is meant, `PELAGOS_RENEW_SNAPSHOTS=1 pytest tests/terminal/screen/test_snapshots.py` writes the
files anew; look at each difference before it is committed.
"""

import os
from pathlib import Path

import msgspec
import pytest

from tests.terminal.screen.sitting_down import NARROW, WIDE, Player, playing, run, sit

FOLDER = Path(__file__).parent / "snapshots"
RENEW = "PELAGOS_RENEW_SNAPSHOTS"
PATIENCE = 20
"""How often a screen that is still being laid out is looked at again."""


class Scene(msgspec.Struct, frozen=True):
    """A moment of a match, and who looks at it in which way."""

    name: str
    game: str
    answers: int
    """How many answers are given before, each time the last of the list."""
    seats: int = 2
    language: str = "en"
    size: tuple[int, int] = NARROW
    keys: tuple[str, ...] = ()
    people: tuple[int, ...] = (0,)

    @property
    def path(self) -> Path:
        """The file of the snapshot."""
        return FOLDER / f"{self.name}-{self.language}-{self.size[0]}x{self.size[1]}.txt"


SCENES = [
    *(
        Scene("gravwell", "gravwell", 5, 3, language, size)
        for language in ("en", "el", "es")
        for size in (NARROW, WIDE)
    ),
    Scene("itchyfeet-trade", "itchyfeet", 0, 3, keys=("/", *"trade", "enter", "1")),
    Scene("itchyfeet", "itchyfeet", 4, 3, "es", WIDE),
    Scene("northwest", "northwest", 6, 3, "el"),
    Scene("northwest-found", "northwest", 6, 3, keys=("/", *"2.0")),
    Scene("help", "gravwell", 1, keys=("?",)),
    Scene("why", "gravwell", 1, language="es", keys=("w",)),
    Scene("curtain", "gravwell", 0, language="el", people=(0, 1)),
]


def save(scene: Scene, drawn: str) -> None:
    """Keep what is drawn as good."""
    FOLDER.mkdir(exist_ok=True)
    scene.path.write_text(drawn, encoding="utf-8")


def good(scene: Scene) -> str:
    """Return what was found good."""
    return scene.path.read_text(encoding="utf-8")


async def look(player: Player, scene: Scene) -> str:
    """Play on to the moment of the scene and return what is drawn."""
    for _ in range(scene.answers):
        await player.answer(len(player.screen.actions) - 1)
    await player.press(*scene.keys)
    await player.settle()
    return player.drawn() + "\n"


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.path.stem)
def test_the_screen_looks_as_it_did(scene: Scene) -> None:
    async def test() -> None:
        sitting = sit(scene.game, seats=scene.seats, people=scene.people, language=scene.language)
        async with playing(sitting, scene.size) as player:
            drawn = await look(player, scene)
            if RENEW in os.environ:
                save(scene, drawn)
            expected = good(scene)
            for _ in range(PATIENCE):
                if drawn == expected:
                    break
                await player.settle()
                drawn = player.drawn() + "\n"
        assert drawn == expected

    run(test)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.path.stem)
def test_no_line_is_wider_and_no_screen_higher_than_the_terminal(scene: Scene) -> None:
    lines = scene.path.read_text(encoding="utf-8").splitlines()
    width, height = scene.size
    assert len(lines) <= height
    assert max(map(len, lines)) <= width


def test_every_snapshot_belongs_to_a_scene() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {scene.path.name for scene in SCENES}
