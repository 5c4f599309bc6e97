"""The command, where pygls is not installed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tests.cli.process import call

if TYPE_CHECKING:
    import pytest


def test_without_the_extra_the_message_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pygls", None)
    monkeypatch.setitem(sys.modules, "pygls.lsp.server", None)
    outcome = call(capsys, "lsp", "--stdio")
    assert outcome.returncode == 2
    assert outcome.stdout == ""
    assert outcome.stderr == "webmcp-forms: the language server needs pygls: pip install 'webmcp-forms[lsp]'\n"
