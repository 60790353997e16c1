"""How long a first visit of the home page takes, and what it loads: python -m benchmarks.bench_browser [VISITS]."""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.e2e.serving import running_chromium, running_server

VISITS = 7
LOCALES = ("en-US", "el-GR", "es-ES")
PAINTED = """() => new Promise(done => new PerformanceObserver(list => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) done(paint.startTime);
}).observe({type: 'paint', buffered: true}))"""
LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(one => !one.name.includes('/api/')).map(one => one.transferSize)"""


def visit(browser: Browser, address: str, locale: str) -> tuple[float, int, int]:
    """Return milliseconds to the first paint with contents, bytes over the wire and files of one first visit."""
    context = browser.new_context(base_url=address, locale=locale, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto("/")
    painted = page.evaluate(PAINTED)
    page.locator("#title-gravwell").wait_for()
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(LOADED)
    context.close()
    return painted, sum(sizes), len(sizes)


def report(locale: str, visits: list[tuple[float, int, int]]) -> None:
    """Print the middle and the worst of one language."""
    painted = [visit[0] for visit in visits]
    assert all(weight > 0 for _, weight, _ in visits)
    print(f"{locale}: first paint {statistics.median(painted):.0f} ms in the middle, {max(painted):.0f} ms at worst;")
    print(f"       loaded {visits[0][1]} bytes in {visits[0][2]} files")


def main() -> None:
    """Visit in each language, and print."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else VISITS
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as address, running_chromium() as browser:
        for locale in LOCALES:
            report(locale, [visit(browser, address, locale) for _ in range(count)])


if __name__ == "__main__":
    main()
