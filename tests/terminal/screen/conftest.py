"""Matches on the screen leave their records in a folder of their own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
