"""Recording anew: what is the same stays to the byte, what is new is written and told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from tests.conformance import answers, record
from tests.conformance.answers import Answer, ListedTool, Page
from tests.conformance.chromium import Chromium

if TYPE_CHECKING:
    import pytest

_SAME = '{"id": "same", "html": "<p>1</p>", "tools": [], "issues": {"b": 1, "a": 2}}\n'
_OTHER = '{"id": "other", "html": "<p>2</p>", "tools": [], "issues": {}}\n'
_TOOL = ListedTool("t", "", "d", autosubmit=True, input_schema={"type": "object"})


class _Browser:
    """Answers each page with what it was made with."""

    def __init__(self, given: dict[str, Answer]) -> None:
        self._given = given

    def ask(self, pages: Sequence[Page], *, tabs: int = 1) -> tuple[Answer, ...]:
        assert tabs
        return tuple(self._given[page.id] for page in pages)


def _record(monkeypatch: pytest.MonkeyPatch, directory: Path, given: dict[str, Answer]) -> tuple[int, str]:
    monkeypatch.setattr(answers, "RECORDED", directory)
    path = directory / "pages.jsonl"
    path.write_text(_SAME + _OTHER, "utf-8")
    changed = record.record_pages(cast("Chromium", _Browser(given)), path.name)
    return changed, path.read_text("utf-8")


def test_a_new_answer_replaces_its_line_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = {"same": Answer(issues={"a": 2, "b": 1}), "other": Answer((_TOOL,))}
    changed, text = _record(monkeypatch, tmp_path, given)
    assert changed == 1
    assert text.splitlines(keepends=True)[0] == _SAME
    assert '"autosubmit": true, "input_schema": {"type": "object"}' in text.splitlines()[1]
    assert capsys.readouterr().out == "pages.jsonl: other changed\n"


def test_a_page_without_an_answer_stays_as_it_was(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = {"same": Answer(issues={"a": 2, "b": 1}), "other": Answer(error="the page crashed")}
    assert _record(monkeypatch, tmp_path, given) == (0, _SAME + _OTHER)
    assert "other: no answer" in capsys.readouterr().out
