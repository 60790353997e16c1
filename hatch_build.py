"""Builds the browser's client into every wheel; an editable installation leaves that to `scripts/setup`."""

from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Runs `scripts/client.py` before files are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is up to date.

        Raises:
            ClientError: it cannot be built, so the wheel would lack it.
        """
        if version == "editable":
            return
        run_path(str(Path(self.root) / "scripts" / "client.py"))["build"]()
        build_data["artifacts"].append("src/pelagos/server/static")
