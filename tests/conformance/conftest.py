"""The installed Chromium as a fixture, or the reason why there is none."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.conformance.chromium import Chromium, UnsuitableError, find_chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Chromium]:
    """A running Chromium that knows WebMCP. Without one the test is skipped, but on CI it fails."""
    with ExitStack() as stack:
        try:
            running = stack.enter_context(Chromium(find_chromium()))
        except UnsuitableError as error:
            if os.environ.get("CI"):
                pytest.fail(f"CI needs a Chromium with WebMCP: {error}")
            pytest.skip(str(error))
        yield running
