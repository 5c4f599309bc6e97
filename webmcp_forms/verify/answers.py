"""A page, what the browser answers for it, and what this package answers."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from webmcp_forms.browser.issues import form_issues
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.registration import annotated_forms, reported_documents
from webmcp_forms.document.nodes import Document
from webmcp_forms.tools import document_tools

HTML_TYPE = "text/html; charset=utf-8"
XHTML_TYPE = "application/xhtml+xml"

# What JavaScript takes for an array index: such property names come first, in numeric order.
_ARRAY_INDEX = re.compile(r"0|[1-9][0-9]{0,9}")
_LARGEST_ARRAY_INDEX = 2**32 - 2


@dataclass(frozen=True, slots=True)
class Page:
    """A page as a server sends it. `address` is where it is served, or "" when no server has it."""

    id: str
    html: str
    type: str = HTML_TYPE
    address: str = ""

    @property
    def is_xhtml(self) -> bool:
        """Whether it is sent as XHTML."""
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


def document_answer(document: Document, profile: Profile) -> Answer:
    """What this package says about a page that was read."""
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


def is_same(ours: Answer, right: Answer) -> bool:
    """Whether two answers agree, the order of tools, keys and `required` included."""
    same_issues = dict(ours.issues) == dict(right.issues)
    return right.error is None and same_issues and list(map(tool_text, ours.tools)) == list(map(tool_text, right.tools))


def tool_text(tool: ListedTool) -> str:
    """The tool as one text, so that `1`, `1.0` and `true` are three things and the order of keys counts."""
    known = [tool.name, tool.title, tool.description, tool.autosubmit]
    return json.dumps([*known, in_script_order(tool.input_schema)], ensure_ascii=False)


def in_script_order(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema with its properties in the order that a JavaScript object gives them.

    The browser's answer comes out of one, ours stands in the order of the form.
    """
    properties = schema.get("properties", {})
    indices = sorted(filter(_is_array_index, properties), key=int)
    others = [name for name in properties if not _is_array_index(name)]
    return {**schema, "properties": {name: properties[name] for name in (*indices, *others)}}


def _is_array_index(name: str) -> bool:
    return _ARRAY_INDEX.fullmatch(name) is not None and int(name) <= _LARGEST_ARRAY_INDEX
