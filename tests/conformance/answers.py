"""A page, what the browser answers for it, and what this package answers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.readers import read
from webmcp_forms.verify.answers import HTML_TYPE, XHTML_TYPE, Answer, ListedTool, Page, document_answer

__all__ = ["HTML_TYPE", "XHTML_TYPE", "Answer", "ListedTool", "Page"]

RECORDED = Path(__file__).parent / "recorded"


def our_answer(page: Page, profile: Profile) -> Answer:
    """What this package says about a page."""
    document = read(page.html, language="xhtml" if page.is_xhtml else "html")
    return document_answer(document, profile)


def read_lines(name: str) -> list[dict[str, Any]]:
    """The lines of a recorded file."""
    return [json.loads(line) for line in (RECORDED / name).read_text("utf-8").splitlines()]


def recorded_page(line: Mapping[str, Any]) -> Page:
    """The page of a recorded line."""
    return Page(line["id"], line["html"], line.get("type", HTML_TYPE))


def recorded_answer(line: Mapping[str, Any]) -> Answer:
    """The browser's answer of a recorded line; that of an older version lacks `autosubmit` and issues."""
    tools = tuple(ListedTool(**{"autosubmit": None, **tool}) for tool in line["tools"])
    return Answer(tools, line.get("issues", {}))


def answer_line(answer: Answer) -> dict[str, Any]:
    """An answer as a recorded line holds it."""
    tools = [{key: value for key, value in asdict(tool).items() if value is not None} for tool in answer.tools]
    return {"tools": tools, "issues": dict(answer.issues)}


def without_events(answer: Answer) -> Answer:
    """The answer as an older version's recorded line holds it: neither `autosubmit` nor issues."""
    return Answer(tuple(replace(tool, autosubmit=None) for tool in answer.tools), {}, answer.error)


def write_lines(name: str, lines: Sequence[Mapping[str, Any]]) -> None:
    """Replace a recorded file."""
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    (RECORDED / name).write_text(text, "utf-8")
