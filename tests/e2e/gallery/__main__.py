"""Take pictures of every screen in every state, large and small, by day and by night."""

import argparse
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.e2e.gallery.scenes import SCENES, Scene
from tests.e2e.serving import running_chromium, running_server

DOCS = Path(__file__).parents[3] / "docs" / "images"
IN_THE_DOCS = {
    "home-normal": "1440x900-light",
    "table-normal": "390x844-light",
    "match-normal": "1440x900-light",
    "match-crowded": "390x844-dark",
    "northwest-normal": "1440x900-light",
    "study-normal": "1440x900-dark",
    "mission-normal": "1440x900-light",
    "mission-frontier": "1440x900-light",
    "log-normal": "390x844-light",
    "film-normal": "390x844-dark",
    "lesson-normal": "390x844-light",
    "itchyfeet-offer": "1440x900-light",
}
"""The pictures that the documentation uses, as browser-<scene>.png."""
SIZES = {"1440x900": (1440, 900), "390x844": (390, 844)}
SCHEMES = ("light", "dark")
COLOURS = 256


def looks() -> Iterator[tuple[str, int, int, str]]:
    """Give each size and scheme: its name, width, height, light or dark."""
    for size, (width, height) in SIZES.items():
        for scheme in SCHEMES:
            yield f"{size}-{scheme}", width, height, scheme


def pages_for(browser: Browser, address: str, scene: Scene) -> list[Page]:
    """Give everybody in a scene a browser of their own."""
    contexts = [
        browser.new_context(base_url=address, locale=scene.locale, reduced_motion="reduce") for _ in range(scene.people)
    ]
    return [context.new_page() for context in contexts]


def take(page: Page, title: str, folder: Path, *, whole: bool, focus: str = "") -> None:
    """Take the pictures of what a page shows at its top, or where a selector finds what the picture is about."""
    for look, width, height, scheme in looks():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
        if focus:
            page.locator(focus).scroll_into_view_if_needed()
        path = folder / f"{title}-{look}.png"
        page.screenshot(path=path, full_page=whole, animations="disabled", caret="hide")
        few = (
            Image.open(path)
            .convert("RGB")
            .quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
        )
        few.save(path, optimize=True)


def show(browser: Browser, scene: Scene, folder: Path, *, whole: bool) -> None:
    """Bring a scene about and take its pictures."""
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as address:
        pages = pages_for(browser, address, scene)
        scene.prepare(*pages)
        pages[0].bring_to_front()
        pages[0].wait_for_load_state("networkidle")
        take(pages[0], scene.title, folder, whole=whole, focus=scene.focus)
        for page in pages:
            page.context.close()


def keep_for_the_docs(scene: Scene, folder: Path) -> None:
    """Copy the picture that the documentation uses of a scene to where it has it."""
    shutil.copyfile(folder / f"{scene.title}-{IN_THE_DOCS[scene.title]}.png", DOCS / f"browser-{scene.title}.png")


def wanted(arguments: argparse.Namespace) -> list[Scene]:
    """Return the scenes that are asked for."""
    fitting = [scene for scene in SCENES if re.match(arguments.only, scene.title)]
    return [scene for scene in fitting if scene.title in IN_THE_DOCS] if arguments.docs else fitting


def asked() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="scripts/screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", default="", metavar="PATTERN", help="scenes whose name fits, such as match-.*")
    parser.add_argument("--whole", action="store_true", help="the whole page, not only what the screen shows")
    parser.add_argument("--docs", action="store_true", help="only those of the documentation, and put them there, too")
    return parser.parse_args()


def main() -> None:
    """Take the pictures that are asked for."""
    arguments = asked()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with running_chromium() as browser:
        for scene in wanted(arguments):
            print(scene.title, flush=True)  # noqa: T201  # tells whoever waits how far it is
            show(browser, scene, arguments.folder, whole=arguments.whole)
            if arguments.docs:
                keep_for_the_docs(scene, arguments.folder)


if __name__ == "__main__":
    main()
