"""Bound attributes as islands: what is around the name is blanked, and the expression stands for the value.

`:name="field"` becomes `name` with a hole, `:name="'q'"` becomes `name` with the value `q`, `:disabled="true"` becomes
`disabled`, and `:disabled="busy"` becomes `disabled` in a branch of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeAlias

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.bindings.maps import Entry, entries
from webmcp_forms.readers.bindings.row import BOOLEAN_ATTRIBUTES, Bindings, Syntax
from webmcp_forms.readers.bindings.tags import Tag, TagAttribute
from webmcp_forms.readers.bindings.values import UNKNOWN, Constants, Value
from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, WHOLE, Island, Role, Step
from webmcp_forms.records import record

Range: TypeAlias = tuple[int, int]
"""Where something starts and ends in the text."""

_PLAIN_STRING = Expression(r"\s*([\"'`])[^\\]*\1\s*", re.DOTALL)
_NAME = Expression(r"\s*([A-Za-z_][\w-]*)\s*")
_FIELD = Expression(r"\s*\*\{\s*([A-Za-z_][\w.]*)\s*\}\s*")
_NAMED_CONTROLS = frozenset({"input", "select", "textarea"})
# Any value makes a tool submit itself, so an unknown one may be there or not, as that of a boolean attribute.
_PRESENCE_ATTRIBUTES = BOOLEAN_ATTRIBUTES | {"toolautosubmit"}
# Frameworks add what is bound to what is written.
_MERGED = frozenset({"class", "style"})


@record
class Bound:
    """An attribute that is bound to an expression.

    `name` is in lower case, and stands at `name_span`; `shown` is what stands for the value and `expression` the
    expression in it, as offsets. One that `is_boolean` is there or not by whether the value is true. `sign` is where a
    sign stands for `=`. One that has no value of its own, such as `{name}`, `stands_alone`.
    """

    attribute: TagAttribute
    name: str
    name_span: tuple[int, int]
    shown: tuple[int, int]
    expression: tuple[int, int]
    value: Value
    is_boolean: bool
    sign: int | None = None
    stands_alone: bool = False


@record
class Binder:
    """Finds the bound attributes of a text; `outputs` are its other islands that render something, by their start.

    `is_validating` says whether the framework validates the forms of the text.
    """

    text: str
    row: Bindings
    outputs: Mapping[int, Island]
    constants: Constants
    is_validating: bool = False

    def bound(self, tag: Tag) -> list[Bound]:
        """The bound attributes of a tag."""
        found: list[Bound] = []
        for attribute in tag.attributes:
            if attribute.name.lower() in self.row.maps:
                found += self._mapped(attribute)
            elif bound := self._bound(tag, attribute):
                found.append(bound)
        return found

    def text_island(self, island: Island) -> Island:
        """An island that is no attribute, with its value if that is a text."""
        if island.step.role is not Role.OUTPUT or self.row.texts is None:
            return island
        opening, closing = self.row.texts
        written = self.text[island.start : island.end]
        if not (written.startswith(opening) and written.endswith(closing)):
            return island
        value = self.row.evaluate(written[len(opening) : len(written) - len(closing)], self.constants)
        return replace(island, value=value) if isinstance(value, str) else island

    def added(self, tag: Tag) -> Mapping[str, str | Range]:
        """The attributes that a tag gets without being told: a value, or where the expression for it stands."""
        names = {attribute.name.lower() for attribute in tag.attributes}
        keys = {tag.name, *(f"{tag.name}.{name}" for name in names)}
        if keys & self.row.posted and "method" not in names:
            return {"method": "post"}
        if self.is_validating and tag.name.lower() == "form" and not names & self.row.validated:
            return {"novalidate": ""}
        return self._field_id(tag) if self.row.fields & names and "id" not in names else {}

    def _field_id(self, tag: Tag) -> Mapping[str, str | Range]:
        """The id that a control has from the field it shows; buttons of one field are counted."""
        fields = (
            self._field(tag, attribute) for attribute in tag.attributes if attribute.name.lower() in self.row.fields
        )
        field = next(fields, None)
        if field is None:
            return {}
        if not isinstance(field.value, str):
            return {"id": field.expression}
        kinds = (self.text[slice(*one.value)] for one in tag.attributes if one.name.lower() == "type" and one.value)
        return {"id": f"{field.value}1" if next(kinds, "").lower() in ("checkbox", "radio") else field.value}

    def islands(self, tag: Tag, bound: list[Bound]) -> Iterator[Island]:
        """What stands for the attributes of a tag, of which those that are bound have been found."""
        for one in bound:
            yield from self._shown(one)
        spans = {one.attribute.start for one in bound}
        names = {one.name for one in bound} - _MERGED
        for attribute in tag.attributes:
            name = attribute.name.lower()
            if self._entries(attribute):
                yield from _between(attribute, [one.attribute for one in bound if one.sign is not None])
            elif attribute.start in spans:
                continue
            elif name in names:
                yield Island(attribute.start, attribute.end, SILENT)
            else:
                yield from self._unbound(tag, attribute)

    def _mapped(self, attribute: TagAttribute) -> Iterator[Bound]:
        """The attributes in one that holds several."""
        for entry in self._entries(attribute):
            value = self.row.evaluate(self.text[slice(*entry.value)], self.constants)
            name = self.text[slice(*entry.name)].lower()
            written = TagAttribute(name, entry.start, entry.sign, entry.value, entry.value[1])
            yield Bound(
                written, name, entry.name, entry.value, entry.value, value, name in self.row.booleans, entry.sign
            )

    def _entries(self, attribute: TagAttribute) -> tuple[Entry, ...]:
        """What is in such an attribute, if all of it can be read."""
        sign = self.row.maps.get(attribute.name.lower())
        return (sign and attribute.value and entries(self.text, *attribute.value, sign)) or ()

    def _bound(self, tag: Tag, attribute: TagAttribute) -> Bound | None:
        name = attribute.name.lower()
        if name in self.row.directives or self._is_unknown(tag, name) or f"{tag.name}.{name}" in self.row.dropped:
            return None
        if name in self.row.fields:
            return self._field(tag, attribute)
        for syntax in self.row.syntaxes:
            if name.startswith(syntax.prefix) and name.endswith(syntax.suffix):
                return self._prefixed(attribute, name, syntax)
        return self._embraced(attribute) if self.row.islands else None

    def _prefixed(self, attribute: TagAttribute, lowered: str, syntax: Syntax) -> Bound | None:
        name = lowered[len(syntax.prefix) : len(lowered) - len(syntax.suffix)].partition(".")[0]
        is_one = name and not name.startswith(("[", "(")) and name not in self.row.unbound
        if not is_one or (syntax.only and name not in syntax.only):
            return None
        start = attribute.start + len(syntax.prefix)
        span = start, start + len(name)
        shown = attribute.value or (attribute.end, attribute.end)
        inner = self._inner(shown) or shown if attribute.value else span
        value = self.row.evaluate(self.text[slice(*inner)], self.constants)
        name = self.row.aliases.get(name, name)
        is_boolean = syntax.by_truth and name in self.row.booleans
        return Bound(attribute, name, span, shown, inner, value, is_boolean, stands_alone=shown[0] == shown[1])

    def _embraced(self, attribute: TagAttribute) -> Bound | None:
        """An attribute whose value is one island, or which is one that holds its name."""
        shown = attribute.value or (attribute.start, attribute.end)
        inner = self._inner(shown)
        if inner is None:
            return None
        expression = self.text[slice(*inner)]
        value = self.row.evaluate(expression, self.constants)
        if attribute.value:
            name, span = attribute.name.lower(), (attribute.start, attribute.name_end)
            shown = shown[0], self.outputs[shown[0]].end
            return Bound(attribute, name, span, shown, inner, value, name in self.row.booleans)
        named = _NAME.fullmatch(expression)
        if named is None or not self.row.shorthand:
            return None
        span = inner[0] + named.start(1), inner[0] + named.end(1)
        name = named[1].lower()
        return Bound(attribute, name, span, shown, inner, value, name in self.row.booleans, stands_alone=True)

    def _inner(self, shown: tuple[int, int]) -> tuple[int, int] | None:
        """The expression of the island that is all of a value, but for a slash that HTML takes for its end."""
        start, end = shown
        island = self.outputs.get(start)
        if island is None or self.row.islands is None:
            return None
        if island.end != end and not (island.end == end - 1 and self.text[island.end] == "/"):
            return None
        opening, closing = self.row.islands
        is_delimited = self.text.startswith(opening, start)
        return (start + len(opening), island.end - len(closing)) if is_delimited else (start, island.end)

    def _field(self, tag: Tag, attribute: TagAttribute) -> Bound | None:
        """The name that a control has from the field it shows."""
        if tag.name.lower() not in _NAMED_CONTROLS or attribute.value is None:
            return None
        field = _FIELD.fullmatch(self.text, *attribute.value)
        span = attribute.start, attribute.name_end
        value = field[1] if field else UNKNOWN
        shown = attribute.start, attribute.end
        return Bound(attribute, "name", span, shown, attribute.value, value, is_boolean=False, stands_alone=True)

    def _is_unknown(self, tag: Tag, name: str) -> bool:
        return name in self.row.unknown or name in self.row.maps or f"{tag.name}.{name}" in self.row.unknown

    def _shown(self, bound: Bound) -> Iterator[Island]:
        attribute, value = bound.attribute, bound.value
        is_left_out = value is None or (value is False and (bound.is_boolean or not self.row.false_is_text))
        if is_left_out:
            yield Island(attribute.start, attribute.end, SILENT)
        elif bound.is_boolean or (value is True and not self.row.false_is_text):
            is_open = bound.is_boolean and value in (UNKNOWN, "", "0")
            yield from _conditional(attribute, tuple(_bare(bound))) if is_open else _bare(bound)
        else:
            is_open = value is UNKNOWN and bound.name in _PRESENCE_ATTRIBUTES
            yield from _conditional(attribute, tuple(_valued(bound))) if is_open else _valued(bound)

    def _unbound(self, tag: Tag, attribute: TagAttribute) -> Iterator[Island]:
        """What stands for an attribute that is no binding, but may be any attribute."""
        name = attribute.name.lower()
        if f"{tag.name}.{name}" in self.row.dropped:
            yield Island(attribute.start, attribute.end, SILENT)
        is_computed = any(name.startswith(f"{syntax.prefix}[") for syntax in self.row.syntaxes if not syntax.suffix)
        if is_computed or self._is_unknown(tag, name):
            yield Island(attribute.start, attribute.end, OUTPUT)


def _conditional(attribute: TagAttribute, islands: tuple[Island, ...]) -> Iterator[Island]:
    """The islands of an attribute that may not be there."""
    head = attribute.start, attribute.end
    yield Island(attribute.start, attribute.start, Step(Role.OPEN_BRANCH), head=head)
    yield from islands
    yield Island(attribute.end, attribute.end, Step(Role.CLOSE))


def _between(attribute: TagAttribute, inner: list[TagAttribute]) -> Iterator[Island]:
    """Blanks for what of an attribute is not the attributes in it."""
    position = attribute.start
    for one in inner:
        if attribute.start <= one.start < attribute.end:
            yield Island(position, one.start, SILENT)
            position = one.end
    yield Island(position, attribute.end, SILENT)


def _bare(bound: Bound) -> Iterator[Island]:
    """The attribute without its value."""
    yield from _around_name(bound, bound.attribute.end)


def _valued(bound: Bound) -> Iterator[Island]:
    attribute, value = bound.attribute, bound.value
    text = value if isinstance(value, str) else _WRITTEN.get(value)
    if bound.stands_alone:
        fits = attribute.end - attribute.start > len(bound.name) + 1
        step = Step(Role.NAMED, bound.name) if fits else OUTPUT
        yield Island(attribute.start, attribute.end, step, text if fits else None)
        return
    yield from _around_name(bound, attribute.name_end)
    if bound.sign is not None:
        yield Island(bound.sign, bound.sign + 1, Step(Role.WORD, "="))
    yield Island(*bound.shown, WHOLE, text)
    if attribute.value and bound.shown[1] < attribute.value[1]:
        # A slash that HTML would take for the end of the value.
        yield Island(bound.shown[1], attribute.value[1], SILENT)


_WRITTEN: Mapping[Value, str] = {True: "true", False: "false"}


def _around_name(bound: Bound, end: int) -> Iterator[Island]:
    """Blanks from the start of the attribute to `end`, but for the name."""
    first, last = bound.name_span
    if bound.attribute.start < first:
        yield Island(bound.attribute.start, first, SILENT)
    if bound.name_span[1] - first > len(bound.name):
        yield Island(first, last, Step(Role.WORD, bound.name))
    if last < end:
        yield Island(last, end, SILENT)


def value_span(text: str, bound: Bound) -> tuple[int, int]:
    """Where the value stands: in its quotes if it is a string, else the expression."""
    start, end = bound.expression
    written = text[start:end]
    if not isinstance(bound.value, str) or not _PLAIN_STRING.fullmatch(written):
        return start, end
    inner = written.strip()
    first = start + written.index(inner) + 1
    return first, first + len(inner) - 2
