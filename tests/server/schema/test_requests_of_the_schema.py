"""Requests made from the OpenAPI document, good and bad ones: none is answered with a fault of ours."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from pelagos.server.web.app import HEADERS

CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve in a process of its own."""
    folder: Path = tmp_path_factory.mktemp("served")
    unlimited = {"PELAGOS_REQUESTS_PER_SECOND": "1000000", "PELAGOS_BURST": "1000000"}
    words = [sys.executable, "-m", "pelagos", "serve", "--port", "0", "--data", str(folder), "--lang", "en"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, **unlimited}) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http")).rstrip("/")
        process.terminate()


@pytest.fixture(scope="module")
def cookie(address: str) -> str:
    """Be somebody."""
    return cookie_of_somebody(address)


def cookie_of_somebody(address: str) -> str:
    return f"pelagos={httpx.get(f'{address}/api/me').cookies['pelagos']}"


def test_no_request_is_answered_with_a_fault(address: str, cookie: str) -> None:
    tried = set()
    for found in schemathesis.openapi.from_url(f"{address}/api/schema").get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        tried.add(operation.label)
        try_out(operation, address, cookie)
    assert {"GET /api/me", "POST /api/tables", "PATCH /api/tables/{code}", "POST /api/studies"} <= tried


def try_out(operation: Any, address: str, cookie: str) -> None:
    """Send requests to one operation, such as its schema allows and such as it does not."""

    @given(case=operation.as_strategy())
    @settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    def send(case: Any) -> None:
        is_last = operation.label == "DELETE /api/me"  # forgets who sends it
        sender = cookie_of_somebody(address) if is_last else cookie
        answer = case.call_and_validate(headers={"cookie": sender}, checks=CHECKS)
        for name, value in HEADERS.items():
            assert answer.headers[name] == [value], name

    send()
