"""A pytest plugin that writes down which rules the collected tests cite."""

import json
from pathlib import Path
from typing import Any

OPTION = "--pelagos-marks"


def pytest_addoption(parser: Any) -> None:  # pytest's own types are not needed to run Pelagos
    """Add the option that says where to write."""
    parser.addoption(OPTION, metavar="FILE", help="write the rules cited by the collected tests to this file")


def pytest_collection_finish(session: Any) -> None:
    """Write the numbers of all cited rules, sorted."""
    numbers = {number for item in session.items for mark in item.iter_markers("rule") for number in mark.args}
    Path(session.config.getoption(OPTION)).write_text(json.dumps(sorted(numbers)), encoding="utf-8")
