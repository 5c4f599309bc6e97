"""The tree every reader produces.

A `Document` numbers its elements in shadow-including tree order and reads what it is asked for, elements, text and
places, from the reader's own `Tree`.

A value written in the markup is a `Text`: a plain `str` when it is known, a `MixedText` when part of it is a `Hole`
that a template engine or a script fills in later.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Protocol, TypeAlias

from webmcp_forms.records import record
from webmcp_forms.source import SourceFile, Span

PLAIN_LANGUAGES = frozenset({"html", "xhtml"})
"""The languages without holes: what is written is what the browser gets."""

NO_PARENT = -1
DOCUMENT_SCOPE = 0
INERT_SCOPE = -1
NO_WRAPPER = -1


class Namespace(Enum):
    """The namespace an element belongs to; `NONE` stands for an XML element outside the three that HTML knows."""

    HTML = "html"
    SVG = "svg"
    MATHML = "math"
    NONE = ""


@record
class Hole:
    """A part of a text that is only known after rendering; `source` is how it is written, such as `{{ title }}`.

    One that `is_text` renders as text and never as markup. One that `is_branch` stands for arms of a branch that no
    reading shows, and the literal text after it may be one arm of several.
    """

    source: str
    span: Span | None = None
    is_text: bool = False
    is_branch: bool = False


@record
class MixedText:
    """A text with at least one hole, as literal and hole parts in order."""

    parts: tuple[str | Hole, ...]


Text: TypeAlias = str | MixedText


def literal(text: Text | None) -> str | None:
    """The text if all of it is known, else None."""
    return text if isinstance(text, str) else None


def written(text: Text) -> str:
    """The text as a reader of the source sees it: holes stand as they are written."""
    if isinstance(text, str):
        return text
    return "".join(part if isinstance(part, str) else part.source for part in text.parts)


def may_be_equal(one: Text, other: Text) -> bool:
    """Whether two texts may be the same once they are rendered, judged by how they start and end."""
    if isinstance(one, str) and isinstance(other, str):
        return one == other
    starts, ends = zip(_ends(one), _ends(other), strict=True)
    is_start_common = starts[0].startswith(starts[1]) or starts[1].startswith(starts[0])
    return is_start_common and (ends[0].endswith(ends[1]) or ends[1].endswith(ends[0]))


def _ends(text: Text) -> tuple[str, str]:
    if isinstance(text, str):
        return text, text
    first, last = text.parts[0], text.parts[-1]
    return first if isinstance(first, str) else "", last if isinstance(last, str) else ""


class Certainty(Enum):
    """Whether an element is there in every rendering, only in a branch, or any number of times in a loop."""

    ALWAYS = "always"
    BRANCH = "branch"
    LOOP = "loop"


@record
class Presence:
    """When an element exists, and what of it is only known after rendering.

    `arms` names, from the outside in, the branches the element stands in as (branch, arm) numbers: two elements whose
    arms differ for the same branch never exist together. `unknown_attributes` are holes that may be any attributes at
    all; `conditional_attributes` names the attributes that are written but missing from some renderings, such as one
    inside `{% if %}`, or a boolean attribute whose value is a hole; a `component` is a tag that renders as anything.
    `wrapper` is the number of the innermost block around it that is handed to something nobody knows, or `NO_WRAPPER`:
    it is taken to be shown, but what stands in two of them may never meet.
    """

    certainty: Certainty = Certainty.ALWAYS
    arms: tuple[tuple[int, int], ...] = ()
    unknown_attributes: tuple[Hole, ...] = ()
    component: bool = False
    conditional_attributes: frozenset[str] = frozenset()
    wrapper: int = NO_WRAPPER

    def excludes(self, other: Presence) -> bool:
        """Whether no rendering has both elements."""
        chosen = dict(self.arms)
        return any(chosen.get(branch, arm) != arm for branch, arm in other.arms)


@record
class Branch:
    """A branch or a loop of a template: how its condition is written, and where.

    `arms` is how many arms it has when every rendering has exactly one of them, else 0.
    """

    source: str
    span: Span | None
    arms: int


ALWAYS = Presence()
"""The presence of what stands in the markup itself."""


@record
class Element:
    """One element.

    `index` is its place in tree order, `parent` the index of its parent or `NO_PARENT`. `tag` is the local
    name, in lower case where HTML is not case-sensitive. `attributes` maps names to texts in source order, the first
    of a repeated name winning. `scope` numbers the tree scope: 0 for the document, positive for a shadow tree, and
    `INERT_SCOPE` for what a `<template>` holds.
    """

    index: int
    tag: str
    namespace: Namespace
    attributes: Mapping[str, Text]
    parent: int
    scope: int = DOCUMENT_SCOPE
    presence: Presence = ALWAYS

    @property
    def is_html(self) -> bool:
        """Whether the element is in the HTML namespace."""
        return self.namespace is Namespace.HTML

    def get(self, name: str) -> Text | None:
        """The value of an attribute as written, or None when it is not there."""
        return self.attributes.get(name)

    def show(self, name: str) -> str:
        """The value of an attribute with holes as they are written, or "" when it is not there."""
        value = self.attributes.get(name, "")
        return value if isinstance(value, str) else written(value)

    def has(self, name: str) -> bool:
        """Whether the attribute is written on the element."""
        return name in self.attributes

    def surely_has(self, name: str) -> bool:
        """Whether the attribute is there in every rendering that has the element."""
        return name in self.attributes and name not in self.presence.conditional_attributes

    def may_have(self, name: str) -> bool:
        """Whether the attribute is there in some rendering, as far as anyone can tell from the source."""
        return name in self.attributes or bool(self.presence.unknown_attributes) or self.presence.component


@record
class AttributePlace:
    """Where an attribute stands: all of it, its name, and its value without quotes (None when it has no value)."""

    whole: Span
    name: Span
    value: Span | None


@record
class Place:
    """Where an element stands: its start tag, its end tag if the source has one, and each attribute."""

    start_tag: Span
    end_tag: Span | None
    attributes: Mapping[str, AttributePlace]


Child: TypeAlias = int | Text


@record
class Surprise:
    """A boolean attribute that a framework renders otherwise than it reads.

    React leaves out the attribute of `<form toolautosubmit>`; Vue makes `toolautosubmit="false"` of
    `:toolautosubmit="false"`, which is on. `element` is the index of the element and `name` the attribute in lower
    case. It `reads_on` or off, and the page has the opposite. `framework` is its name; `is_assumed` says that nothing
    in the file names it. `place` is where the attribute is written, and `instead` what to write in place of all of it
    to get what it reads, "" to remove it.
    """

    element: int
    name: str
    reads_on: bool
    framework: str
    is_assumed: bool
    place: AttributePlace
    instead: str


class Tree(Protocol):
    """What a reader keeps of its own tree, to answer for an element by its index.

    Nothing is copied out of it before it is asked for: most elements of a page never matter to a tool, and copying and
    locating all of them would cost several times the parse.
    """

    def element(self, index: int) -> Element:
        """The element at an index; always the same one."""

    def tagged(self, tags: frozenset[str]) -> Iterator[int]:
        """The indices of the elements with one of the tags, in tree order."""

    def with_attribute(self, name: str) -> Iterator[tuple[int, Text]]:
        """The indices of the elements that have an attribute and its values, in tree order."""

    def components(self) -> Iterator[int]:
        """The indices of the elements that are components, in tree order."""

    def children(self, index: int) -> Iterator[Child]:
        """The element's children in order: element indices and texts, without comments, template content and shadow."""

    def place(self, index: int) -> Place | None:
        """Where the element stands in the source, or None for one the parser implied or a tree without positions."""


@record
class Document:
    """One page, or one `<iframe srcdoc>` in it.

    Elements go by their index in shadow-including tree order: `parents[i]` is the index of element i's parent or
    `NO_PARENT`, `ends[i]` the index just past its last descendant. `parser_owners` maps a control to the form that the
    parser gave it, or to -1 for none, where the nesting may say otherwise. `frames` are the documents of `srcdoc`
    frames with the index of their `<iframe>`. `problem` says why reading stopped early, if it did.

    A template may have several readings, for arms that exclude each other: this document is the first, `alternatives`
    are others that show a part of the same source which no earlier one shows, `omissions` those that only leave more of
    it out. `hidden` are the stretches of the source that a reading leaves out. `branches` are those that the arms of a
    `Presence` number, where the reader knows more of them than the number.

    `surprises` are attributes that a framework loses or inverts.
    """

    source: SourceFile
    language: str
    tree: Tree
    parents: Sequence[int]
    ends: Sequence[int]
    parser_owners: Mapping[int, int]
    frames: tuple[tuple[int, Document], ...] = ()
    problem: Problem | None = None
    alternatives: tuple[Document, ...] = ()
    omissions: Sequence[Document] = ()
    hidden: tuple[Span, ...] = ()
    branches: Sequence[Branch] = ()
    surprises: tuple[Surprise, ...] = ()

    @property
    def readings(self) -> tuple[Document, ...]:
        """All readings of the source, this one first."""
        return (self, *self.alternatives, *self.omissions)

    def shows(self, span: Span) -> bool:
        """Whether a place is not in a stretch that this reading leaves out."""
        before = bisect_right(self.hidden, span.start, key=lambda stretch: stretch.start) - 1
        return before < 0 or span.start >= self.hidden[before].end

    def element(self, index: int) -> Element:
        """The element at an index."""
        return self.tree.element(index)

    def elements(self) -> Iterator[Element]:
        """All elements in tree order."""
        return map(self.tree.element, range(len(self.parents)))

    def tagged(self, tags: frozenset[str]) -> Iterator[Element]:
        """The elements with one of the tags, in tree order."""
        return map(self.tree.element, self.tree.tagged(tags))

    def descendants(self, element: Element) -> Iterator[Element]:
        """The descendants of an element in tree order, those in shadow trees and templates included."""
        return map(self.tree.element, range(element.index + 1, self.ends[element.index]))

    def contains(self, ancestor: int, index: int) -> bool:
        """Whether the element at `index` is a descendant of the one at `ancestor`."""
        return ancestor < index < self.ends[ancestor]

    def place(self, element: Element) -> Place | None:
        """Where an element stands, or None when it has no place of its own in the source."""
        return self.tree.place(element.index)


@record
class Problem:
    """Why a reader could not read all of a text, and where it stopped."""

    message: str
    offset: int


def with_frames(document: Document) -> Iterator[Document]:
    """The document and all documents of `srcdoc` frames in it, the outer ones first."""
    yield document
    for _, frame in document.frames:
        yield from with_frames(frame)


def subtree_ends(parents: Sequence[int]) -> list[int]:
    """For each element the index just past its last descendant, from the parents in tree order."""
    ends = list(range(1, len(parents) + 1))
    for index in range(len(parents) - 1, -1, -1):
        parent = parents[index]
        if parent >= 0 and ends[index] > ends[parent]:
            ends[parent] = ends[index]
    return ends


def text_content(document: Document, element: Element, skip: frozenset[int] = frozenset()) -> str:
    """The text of an element and its descendants in order, without that of the elements in `skip`.

    Template content and shadow trees hold no text of their host, as in the DOM's `textContent`.
    """
    pieces: list[str] = []
    pending = [document.tree.children(element.index)]
    while pending:
        child = next(pending[-1], None)
        if child is None:
            pending.pop()
        elif isinstance(child, int):
            if child not in skip:
                pending.append(document.tree.children(child))
        else:
            pieces.append(written(child))
    return "".join(pieces)
