"""The tools of a page as a table for people, as wide as the terminal.

cars.html
  find (line 3): Find a car
    make  string             required  Make
    year  number, at least 1           Year of construction

Of a template's tool, what only rendering tells follows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from webmcp_forms.browser.descriptions import schema_description
from webmcp_forms.browser.schema import Parameter
from webmcp_forms.report.parameter_text import parameter_type
from webmcp_forms.report.places import start_of
from webmcp_forms.report.terminal import Style, escape, paint, width, wrap
from webmcp_forms.report.unknown_text import unknown_lines
from webmcp_forms.tools import Tool

_GAP = "  "
_MARGIN = "    "
_WIDEST_NAME = 24
_WIDEST_TYPE = 32
_NARROWEST_DESCRIPTION = 16
_NARROWEST = 60


def tools_table(path: str, tools: Iterable[Tool], columns: int, *, colour: bool) -> Iterator[str]:
    """The lines for the tools of one file, without line ends: a heading, then each tool and its parameters."""
    yield paint(escape(path), Style.HEADING, colour=colour)
    for tool in tools:
        yield from _tool_lines(tool, max(columns, _NARROWEST), colour=colour)


def _tool_lines(tool: Tool, columns: int, *, colour: bool) -> Iterator[str]:
    start = start_of(tool.form.document, tool.form.element)
    line = f" (line {start[0]})" if start else ""
    submits = ", submits itself" if tool.autosubmit else ""
    title = f" [{escape(tool.title)}]" if tool.title else ""
    yield f"  {paint(escape(tool.name), Style.GOOD, colour=colour)}{line}{submits}{title}"
    for text in wrap(escape(tool.description), columns - len(_MARGIN)):
        yield f"{_MARGIN}{text}".rstrip()
    rows = [_cells(parameter) for parameter in tool.parameters]
    widths = _widths(rows, columns)
    for row in rows:
        yield from _row_lines(row, widths)
    if not rows:
        yield f"{_MARGIN}no parameter is certain" if tool.incomplete else f"{_MARGIN}no parameters"
    if tool.incomplete:
        yield from _unknown_lines(tool, columns, colour=colour)


def _unknown_lines(tool: Tool, columns: int, *, colour: bool) -> Iterator[str]:
    yield f"{_MARGIN}{paint('only rendering tells', Style.NOTABLE, colour=colour)}"
    for line in unknown_lines(tool.incomplete):
        for number, piece in enumerate(wrap(line, columns - len(_MARGIN) - 2 * len(_GAP))):
            yield f"{_MARGIN}{_GAP if number == 0 else 2 * _GAP}{piece}".rstrip()


def _cells(parameter: Parameter) -> tuple[str, str, str, str]:
    required = "required" if parameter.required else ""
    description = schema_description(parameter.group, parameter.description)
    name = escape(parameter.name) or '""'
    return name, parameter_type(parameter), required, escape(description)


def _widths(rows: list[tuple[str, str, str, str]], columns: int) -> tuple[int, int, int, int]:
    natural = [max((width(row[column]) for row in rows), default=0) for column in range(3)]
    name, kind = min(natural[0], _WIDEST_NAME), min(natural[1], _WIDEST_TYPE)
    rest = columns - len(_MARGIN) - name - kind - natural[2] - 3 * len(_GAP)
    return name, kind, natural[2], max(rest, _NARROWEST_DESCRIPTION)


def _row_lines(row: tuple[str, str, str, str], widths: tuple[int, int, int, int]) -> Iterator[str]:
    cells = [wrap(cell, columns) if columns else iter(("",)) for cell, columns in zip(row, widths, strict=True)]
    for pieces in zip_longest(*cells, fillvalue=""):
        padded = (piece + " " * (columns - width(piece)) for piece, columns in zip(pieces, widths, strict=True))
        yield f"{_MARGIN}{_GAP.join(padded)}".rstrip()
