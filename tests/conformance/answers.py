"""A page, what the browser answers for it, and what this package answers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from webmcp_forms.browser.issues import form_issues
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.registration import annotated_forms, reported_documents
from webmcp_forms.readers import read
from webmcp_forms.tools import document_tools

HTML_TYPE = "text/html; charset=utf-8"
XHTML_TYPE = "application/xhtml+xml"
RECORDED = Path(__file__).parent / "recorded"


@dataclass(frozen=True, slots=True)
class Page:
    """A page as a server sends it."""

    id: str
    html: str
    type: str = HTML_TYPE

    @property
    def is_xhtml(self) -> bool:
        return self.type.startswith(XHTML_TYPE)


@dataclass(frozen=True, slots=True)
class ListedTool:
    """A tool as `getTools()` lists it; `autosubmit` is what the DevTools event says, None where nobody looked."""

    name: str
    title: str
    description: str
    autosubmit: bool | None
    input_schema: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """The tools of a page in order and its issue counts, or why there is no answer."""

    tools: tuple[ListedTool, ...] = ()
    issues: Mapping[str, int] = field(default_factory=dict)
    error: str | None = None


def our_answer(page: Page, profile: Profile) -> Answer:
    """What this package says about a page."""
    document = read(page.html, language="xhtml" if page.is_xhtml else "html")
    tools = tuple(
        ListedTool(tool.name, tool.title, tool.description, tool.autosubmit, dict(tool.input_schema))
        for tool in document_tools(document, profile)
    )
    issues = Counter(
        issue.type.value
        for part in reported_documents(document, profile)
        for form in annotated_forms(part, profile)
        for issue in form_issues(form, profile)
    )
    return Answer(tools, dict(issues))


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
