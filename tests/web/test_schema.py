"""The client is checked against the messages that the server really sends."""

from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

TOOL = Path(__file__).parents[2] / "scripts" / "web_types.py"


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return run_path(str(TOOL))


def test_the_schema_of_the_client_is_that_of_the_server(tool: dict[str, Any]) -> None:
    files = tool["files"]()
    assert {path.parent.name for path in files} >= {"net", "gravwell"}
    for path, content in files.items():
        assert path.read_text(encoding="utf-8") == content, "run scripts/web_types.py"


def test_what_the_server_always_sends_is_required_and_what_it_may_leave_out_is_not(tool: dict[str, Any]) -> None:
    kinds = tool["schema"]()["definitions"]
    assert {"type", "version", "steps", "sides"} <= set(kinds["Update"]["required"])
    assert "clocks" not in kinds["Update"]["required"]
    assert "away" in kinds["SeatOut"]["required"]
    assert "version" not in kinds["Hello"].get("required", [])
