"""How far the clocks of two browsers drift apart, and how soon one is back after a drop-out.

python -m benchmarks.bench_dropout [ROUNDS]
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.e2e.serving import running_chromium, running_server

ROUNDS = 9
CLOCK = "() => [Date.now() / 1000, Number(document.querySelector('.second').dataset.second)]"
SOCKETS = """() => {
    const Real = WebSocket;
    window.sockets = [];
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given);
            window.sockets.push(this);
        }
    };
}"""
DROP = """() => new Promise(done => {
    const before = window.sockets.length;
    const start = performance.now();
    window.sockets.at(-1).close();
    const look = () => {
        const fresh = window.sockets.length > before && window.sockets.at(-1).readyState === WebSocket.OPEN;
        if (fresh && document.querySelector('.desk') && !document.querySelector('.offline'))
            done(performance.now() - start);
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""
"""Cuts the connection, and takes the time until it is open again and the page no longer says that it is gone."""


def start_of_mission(page: Page) -> float:
    """Return when the mission began, as this page shows it: what two pages disagree about is their drift."""
    now, second = page.evaluate(CLOCK)
    return float(now) - float(second)


def crew(browser: Browser, address: str) -> list[Page]:
    """Let two people with browsers of their own plan a mission."""
    pages = []
    for locale in ("en-US", "es-ES"):
        context = browser.new_context(base_url=address, locale=locale)
        context.add_init_script(f"({SOCKETS})()")
        page = context.new_page()
        with page.expect_response("**/api/me"):
            page.goto("/")
        pages.append(page)
    host, guest = pages
    table = {"game": "spacealert", "seats": [{"kind": "you"}, {"kind": "open"}], "options": {"script": "mission1"}}
    code = host.request.post("/api/tables", data=table).json()["code"]
    guest.request.post(f"/api/tables/{code}/seats/1")
    host.request.post(f"/api/tables/{code}/start", data={})
    for page in pages:
        page.goto(f"/#/t/{code}")
        expect(page.locator(".desk")).to_be_visible()
    return pages


def told(name: str, milliseconds: list[float]) -> None:
    """Print the middle and the worst."""
    print(f"{name}: {statistics.median(milliseconds):.0f} ms in the middle, {max(milliseconds):.0f} ms at worst")


def main() -> None:
    """Let one of two browsers drop out again and again, and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as address, running_chromium() as browser:
        host, guest = crew(browser, address)
        drifts, absences = [abs(start_of_mission(host) - start_of_mission(guest)) * 1000], []
        for _ in range(rounds):
            absences.append(guest.evaluate(DROP))
            drifts.append(abs(start_of_mission(host) - start_of_mission(guest)) * 1000)
        told(f"drift of two browsers, {len(drifts)} looks", drifts)
        told(f"back after a drop-out, {rounds} times", absences)


if __name__ == "__main__":
    main()
