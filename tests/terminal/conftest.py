"""A console for every test of the command line."""

from pathlib import Path

import pytest

from tests.support.console import Console


@pytest.fixture
def console(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Console:
    return Console(monkeypatch, capsys, tmp_path)
