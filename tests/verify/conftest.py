"""The installed Chromium as a fixture, as the conformance tests have it, and a directory for what browsers leave."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.conftest import browser

__all__ = ["browser"]


@pytest.fixture
def temporary(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty directory, with a short path, that takes the place of the temporary one."""
    directory = tempfile.mkdtemp(prefix="w-")
    monkeypatch.setattr(tempfile, "tempdir", directory)
    yield Path(directory)
    shutil.rmtree(directory, ignore_errors=True)
