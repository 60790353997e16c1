"""What the page about research shows runs as it stands, in the order of the page."""

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
SNIPPETS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_every_snippet_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for number, snippet in enumerate(SNIPPETS):
        exec(compile(snippet, f"{PAGE.name}, snippet {number}", "exec"), names)  # noqa: S102  # our own page
    assert len(SNIPPETS) == 5
    assert re.search(r"^random: \d+% .*\nnormal: \d+%", capsys.readouterr().out)
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 21
    assert names["env"].agents == names["twin"].agents
