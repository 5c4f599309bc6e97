"""The tools of a run as one JSON document, written piece by piece so that a run of any length fits in memory.

    {
      "version": 1,
      "profile": "chrome-156",
      "files": [
        {
          "path": "cars.html",
          "tools": [
            {"name": "find", "title": "", "description": "Find a car", "annotations": {},
             "inputSchema": {"type": "object", "properties": {}, "required": []}, "line": 3, "column": 1}
          ]
        }
      ]
    }

A file without tools is listed with none. `line` and `column` (in code points) are those of the form's start tag, null
for a form that the parser implied. A template's tool may have `"incomplete"`, a list of what only rendering tells: each
member names what is `"unknown"` (`presence`, `name`, `choices` …), of which parameter, and what stands there. New keys
may come; `version` changes when one goes or changes its meaning.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from webmcp_forms.browser.certainty import Unknown
from webmcp_forms.browser.schema import JSON
from webmcp_forms.report.json_layout import lay_out
from webmcp_forms.report.places import start_of
from webmcp_forms.tools import Tool

_VERSION = 1
_MARGIN = "    "


def run_json(profile: str, files: Iterable[str]) -> Iterator[str]:
    """The document in pieces from the texts that `file_json` gave for each file."""
    yield f'{{\n  "version": {_VERSION},\n  "profile": {lay_out(profile)},\n  "files": ['
    separator = ""
    for text in files:
        yield f"{separator}\n{_MARGIN}{text}"
        separator = ","
    yield "\n  ]\n}\n" if separator else "]\n}\n"


def file_json(path: str, tools: Iterable[Tool]) -> str:
    """One member of `files`."""
    return lay_out({"path": path, "tools": [tool_json(tool) for tool in tools]}, _MARGIN)


def tool_json(tool: Tool) -> dict[str, JSON]:
    """One member of `tools`."""
    line, column = start_of(tool.form.document, tool.form.element) or (None, None)
    return {
        "name": tool.name,
        "title": tool.title,
        "description": tool.description,
        "annotations": dict(tool.annotations),
        "inputSchema": tool.input_schema,
        "line": line,
        "column": column,
        **({"incomplete": [_unknown_json(tool, unknown) for unknown in tool.incomplete]} if tool.incomplete else {}),
    }


def _unknown_json(tool: Tool, unknown: Unknown) -> dict[str, JSON]:
    position = tool.form.document.source.position(unknown.span.start) if unknown.span else None
    return {
        "unknown": unknown.aspect.value,
        **({"parameter": unknown.parameter} if unknown.parameter is not None else {}),
        "source": unknown.source,
        **({"line": position.line, "column": position.column} if position else {}),
    }
