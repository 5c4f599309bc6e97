"""`webmcp-forms.lock`: the tools of a project as JSON, sorted, one tool a block, the same on every platform.

It holds what an agent relies on: names, schemas, whether a form submits itself. Places are left out, so that a form may
move within its file.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from webmcp_forms.browser.certainty import Aspect
from webmcp_forms.browser.schema import JSON, Parameter, Schema
from webmcp_forms.source import Position
from webmcp_forms.tools import Tool

VERSION = 1
"""The version of the format."""

LOCK_FILE = "webmcp-forms.lock"
"""The name of the file."""


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class LockedTool:
    """A tool as it was: the file that its form stands in or "", and what an agent sees of it.

    `incomplete` names what of a template's tool only rendering tells, and `uncertain` the same for each parameter, as
    `Aspect` has it. `place` and `places` are where the form and its parameters stand, of a tool as it is now.
    """

    name: str
    path: str
    title: str
    description: str
    autosubmit: bool
    input_schema: Schema
    incomplete: tuple[str, ...] = ()
    uncertain: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    place: Position | None = field(default=None, compare=False)
    places: Mapping[str, Position] = field(default_factory=dict, compare=False)

    @classmethod
    def of(cls, tool: Tool, path: str) -> LockedTool:
        """A tool as it is now."""
        places = {parameter.name: place for parameter in tool.parameters if (place := _place(tool, parameter))}
        incomplete, uncertain = _doubts(tool)
        return cls(
            tool.name,
            path,
            tool.title,
            tool.description,
            tool.autosubmit,
            tool.input_schema,
            incomplete,
            uncertain,
            _place(tool),
            places,
        )

    @property
    def properties(self) -> Schema:
        """The schemas of the parameters by name."""
        properties = self.input_schema.get("properties")
        return properties if isinstance(properties, dict) else {}

    @property
    def required(self) -> list[JSON]:
        """The names of the parameters that are required."""
        required = self.input_schema.get("required")
        return required if isinstance(required, list) else []

    @property
    def is_open(self) -> bool:
        """Whether it may have parameters that are not written down."""
        names = any(Aspect.NAME.value in aspects for aspects in self.uncertain.values())
        return names or Aspect.PARAMETERS.value in self.incomplete

    @cached_property
    def surface(self) -> str:
        """All that an agent sees, as a text that is equal where it is."""
        shown = (self.input_schema, self.description, self.title, self.autosubmit, self.incomplete, self.uncertain)
        return json.dumps(shown)

    @property
    def order(self) -> tuple[str, str, str]:
        """What tools are sorted by: name, file, what an agent sees."""
        return (self.name, self.path, self.surface)


def _place(tool: Tool, parameter: Parameter | None = None) -> Position | None:
    """Where a form or the first control of a parameter starts; a tree that was given as one has no places."""
    element = parameter.group.controls[0].element if parameter else tool.form.element
    document = tool.form.document
    place = document.place(element)
    return document.source.position(place.start_tag.start) if place else None


def _doubts(tool: Tool) -> tuple[tuple[str, ...], dict[str, tuple[str, ...]]]:
    """What only rendering tells of a tool and of its parameters, each by name."""
    found: dict[str | None, set[str]] = defaultdict(set)
    for unknown in tool.incomplete:
        found[unknown.parameter].add(unknown.aspect.value)
    own = found.pop(None, set())
    named = sorted((name, tuple(sorted(aspects))) for name, aspects in found.items() if name is not None)
    return tuple(sorted(own)), dict(named)


def lock_text(tools: Iterable[LockedTool]) -> str:
    """The text of a lock file, in ASCII."""
    blocks = ",\n".join(_block(tool) for tool in sorted(tools, key=lambda tool: tool.order))
    return (
        f'{{"version": {VERSION}, "tools": [\n{blocks}\n]}}\n' if blocks else f'{{"version": {VERSION}, "tools": []}}\n'
    )


def _block(tool: LockedTool) -> str:
    """A tool on some lines: the head, each parameter, what is required."""
    lines = [f'  "name": {json.dumps(tool.name)}']
    lines += [f'  "path": {json.dumps(tool.path)}'] if tool.path else []
    lines += [f'  "title": {json.dumps(tool.title)}'] if tool.title else []
    lines += [f'  "description": {json.dumps(tool.description)}', f'  "autosubmit": {json.dumps(tool.autosubmit)}']
    lines.append(f'  "parameters": {{{_members(tool.properties)}}}')
    lines.append(f'  "required": {json.dumps(tool.required)}')
    lines += [f'  "incomplete": {json.dumps(tool.incomplete)}'] if tool.incomplete else []
    lines += [f'  "uncertain": {{{_members(tool.uncertain)}}}'] if tool.uncertain else []
    return "{\n" + ",\n".join(lines) + "\n}"


def _members(members: Mapping[str, object]) -> str:
    listed = ",\n".join(f"    {json.dumps(name)}: {json.dumps(value)}" for name, value in members.items())
    return f"\n{listed}\n  " if listed else ""
