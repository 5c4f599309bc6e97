"""Whether a rendered page is what its template's tools claim.

A tool of a template claims all of its schema, name, title, description and switch, and that there is no more; but for
what it lists as incomplete. A hole in a text stands for any text.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from webmcp_forms import Document, Tool
from webmcp_forms.browser.certainty import Aspect
from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.document.nodes import Hole, MixedText

_ASPECTS = {
    "description": Aspect.DESCRIPTION,
    "type": Aspect.TYPE,
    "anyOf": Aspect.CHOICES,
    "enum": Aspect.CHOICES,
    "items": Aspect.CHOICES,
}
_MISSING = object()


@dataclass(frozen=True)
class Claims:
    """What a template's tool claims; `hole` matches the holes in a text as they are written.

    What follows a hole that stands for arms of a branch may be one of several, so such a hole goes on to the end.
    """

    tool: Tool
    hole: re.Pattern[str]

    @classmethod
    def of(cls, tool: Tool, template: Document) -> Claims:
        """The claims of a tool of a template."""
        holes = {hole.source: hole for document in template.readings for hole in _holes(document) if hole.source}
        longest_first = sorted(holes.values(), key=lambda hole: len(hole.source), reverse=True)
        patterns = [re.escape(hole.source) + (".*" if hole.is_branch else "") for hole in longest_first]
        return cls(tool, re.compile("|".join(patterns) or r"(?!)", re.DOTALL))

    def doubts(self, parameter: str | None = None) -> set[Aspect]:
        """What is not claimed of the tool or of a parameter."""
        return {unknown.aspect for unknown in self.tool.incomplete if unknown.parameter == parameter}

    @property
    def is_sure(self) -> bool:
        """Whether the tool is on every page, under its name."""
        return not self.doubts() & {Aspect.PRESENCE, Aspect.NAME}

    def explains(self, tool: Tool) -> bool:
        """Whether a rendered tool may well be this one."""
        return self.may_be(tool.name) and not any(self._disagreements(tool))

    def may_be(self, name: str) -> bool:
        """Whether a rendered tool of that name may be this one."""
        if Aspect.NAME not in self.doubts():
            return name == self.tool.name
        return self._fits(self.tool.name, name) or not self.hole.search(self.tool.name)

    def _fits(self, claimed: str, rendered: str) -> bool:
        """Whether a text may be rendered; where a hole renders as nothing, the end of a text loses its blanks."""
        literals = re.sub(rf"\s*(?:{self.hole.pattern})\s*", "\0", claimed, flags=re.DOTALL).split("\0")
        return re.fullmatch(".*".join(map(re.escape, literals)), rendered, re.DOTALL) is not None

    def disagreements(self, page: Sequence[Tool]) -> Sequence[str]:
        """What a rendered page says against the claims; of several tools that this may be, the best one counts."""
        found = [list(self._disagreements(tool)) for tool in page if self.may_be(tool.name)]
        if not found:
            return [f"there is no tool {self.tool.name!r}"] if self.is_sure else []
        is_named = self.is_sure or any(tool.name == self.tool.name for tool in page) or self.hole.search(self.tool.name)
        return min(found, key=len) if is_named else []

    def _disagreements(self, rendered: Tool) -> Iterator[str]:
        for aspect, claimed, found in (
            (Aspect.TITLE, self.tool.title, rendered.title),
            (Aspect.DESCRIPTION, self.tool.description, rendered.description),
        ):
            yield from self._text(aspect, f"{self.tool.name}: the {aspect.value}", (claimed, found), self.doubts())
        if Aspect.AUTOSUBMIT not in self.doubts() and self.tool.autosubmit != rendered.autosubmit:
            yield f"{self.tool.name}: autosubmit is {rendered.autosubmit}"
        claimed_properties, properties = _properties(self.tool), _properties(rendered)
        for name in claimed_properties:
            yield from self._parameter(name, rendered)
        for name in properties:
            if name not in claimed_properties and not self._is_foreseen(name):
                yield f"{self.tool.name}: there is a parameter {name!r} too"
        order = [name for name in properties if name in claimed_properties]
        if order != [name for name in claimed_properties if name in properties]:
            yield f"{self.tool.name}: the order is {order}"

    def _text(self, aspect: Aspect, what: str, texts: tuple[str, str], doubts: set[Aspect]) -> Iterator[str]:
        claimed, found = texts
        if aspect in doubts:
            if not self.hole.search(claimed) or self._fits(claimed, found) or self._is_replaced(aspect, claimed):
                return
        elif claimed == found:
            return
        yield f"{what} is {found!r}, not {claimed!r}"

    def _is_replaced(self, aspect: Aspect, claimed: str) -> bool:
        """Whether what is unknown of a text is not in it: another text may stand for it."""
        return any(unknown.source not in claimed for unknown in self.tool.incomplete if unknown.aspect is aspect)

    def _parameter(self, name: str, rendered: Tool) -> Iterator[str]:
        what, doubts = f"{self.tool.name}.{name}", self.doubts(name)
        found = _properties(rendered).get(name)
        if not isinstance(found, dict):
            if not self._may_be_repeated(name, rendered):
                yield f"{what} is missing"
            return
        claimed = _properties(self.tool)[name]
        if isinstance(claimed, dict):
            yield from self._members(what, claimed, found, doubts)
        is_required = [name in tool.input_schema["required"] for tool in (self.tool, rendered)]  # type: ignore[operator]
        if Aspect.REQUIRED not in doubts and is_required[0] != is_required[1]:
            yield f"{what}: required is {is_required[1]}"

    def _members(self, what: str, claimed: Schema, found: Schema, doubts: set[Aspect]) -> Iterator[str]:
        for key in dict.fromkeys((*claimed, *found)):
            aspect = _ASPECTS.get(key, Aspect.LIMITS)
            mine, theirs = claimed.get(key, _MISSING), found.get(key, _MISSING)
            if key == "anyOf" and Aspect.CHOICE_TITLES in doubts:
                yield from self._titles(what, _titles(mine), _titles(theirs))
            elif key == "description":
                yield from self._text(aspect, f"{what}.description", (_text(mine), _text(theirs)), doubts)
            elif key == "items" and isinstance(mine, dict) and isinstance(theirs, dict):
                yield from self._members(f"{what}.items", mine, theirs, doubts)
            elif mine != theirs and not (mine is _MISSING and aspect in doubts):
                yield f"{what}.{key} is {_show(theirs)}, not {_show(mine)}"

    def _titles(self, what: str, claimed: Sequence[str], found: Sequence[str]) -> Iterator[str]:
        if len(claimed) != len(found) or not all(map(self._fits, claimed, found)):
            yield f"{what}: the titles are {found}, not {claimed}"

    def _is_foreseen(self, name: str) -> bool:
        """Whether a parameter that is not in the claims is not denied by them either."""
        unsure = (unknown for unknown in self.tool.incomplete if unknown.aspect is Aspect.NAME and unknown.parameter)
        is_perhaps = any(self._fits(unknown.parameter or "", name) for unknown in unsure)
        return Aspect.PARAMETERS in self.doubts() or bool(self.doubts(name)) or is_perhaps

    def _may_be_repeated(self, name: str, rendered: Tool) -> bool:
        """Whether what is listed as unknown has brought another control of a name, which takes the parameter away."""
        added = _controls(rendered)[name] - _controls(self.tool)[name]
        return added > 0 and any(unknown.aspect in (Aspect.PARAMETERS, Aspect.NAME) for unknown in self.tool.incomplete)


def disagreements(tools: Sequence[Tool], page: Sequence[Tool], template: Document) -> Iterator[str]:
    """Where the tools of a rendered page are not what the tools of its template claim."""
    claims = [Claims.of(tool, template) for tool in tools]
    for claim in claims:
        yield from claim.disagreements(page if claim.is_sure else _unexplained(page, claim, claims))
    for tool in page:
        if f'toolname="{tool.name}"' in template.source.text and not any(claim.may_be(tool.name) for claim in claims):
            yield f"nobody foresaw the tool {tool.name!r}"


def _unexplained(page: Sequence[Tool], claim: Claims, claims: Sequence[Claims]) -> Sequence[Tool]:
    """The tools of a page that none of the other forms that may have their name accounts for."""
    rivals = [other for other in claims if other is not claim]
    return [tool for tool in page if not any(rival.explains(tool) for rival in rivals)]


def _holes(document: Document) -> Iterator[Hole]:
    for element in document.elements():
        for text in (*element.attributes.values(), *document.tree.children(element.index)):
            if isinstance(text, MixedText):
                yield from (part for part in text.parts if isinstance(part, Hole))


def _properties(tool: Tool) -> Mapping[str, JSON]:
    properties = tool.input_schema["properties"]
    return properties if isinstance(properties, dict) else {}


def _controls(tool: Tool) -> Counter[str]:
    return Counter(control.name for control in tool.form.controls if control.skip is None)


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _titles(choices: object) -> Sequence[str]:
    return [choice.get("title", "") for choice in choices] if isinstance(choices, list) else ()


def _show(value: object) -> str:
    return "missing" if value is _MISSING else repr(value)
