"""A real server and a real Chromium, for tests and for pictures."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SETTINGS = {"PELAGOS_REQUESTS_PER_SECOND": "500", "PELAGOS_BURST": "500", "PELAGOS_BOT_WORKERS": "1"}
GRACE = 30
"""Seconds within which a server that is told to stop has stopped."""


@contextmanager
def running_server(data: Path, port: int = 0) -> Iterator[str]:
    """Run a server that keeps its data in a folder, and give its address; port 0 takes a free one."""
    command = [sys.executable, "-m", "pelagos", "serve", "--port", str(port), "--data", str(data), "--lang", "en"]
    environ = os.environ | SETTINGS | {"PYTHONUNBUFFERED": "1", "PYTHONFAULTHANDLER": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ, cwd=ROOT) as server:
        assert server.stdout is not None
        found = next(filter(None, (re.search(r"http://[\w.:]+", line) for line in server.stdout)), None)
        assert found is not None, "the server did not start"
        try:
            yield found.group().rstrip("/")
        finally:
            stop(server)


def stop(server: "subprocess.Popen[str]") -> None:
    """Tell a server to stop; one that does not is ended after it has said on its error output where it was."""
    server.terminate()
    try:
        server.communicate(timeout=GRACE)
    except subprocess.TimeoutExpired:
        server.send_signal(signal.SIGABRT)
        raise


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """Start Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield chromium
        chromium.close()
