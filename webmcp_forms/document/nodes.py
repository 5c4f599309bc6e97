"""The tree every reader produces.

A `Document` numbers its elements in shadow-including tree order and reads what it is asked for, elements, text and
places, from the reader's own `Tree`.

A value written in the markup is a `Text`: a plain `str` when it is known, a `MixedText` when part of it is a `Hole`
that a template engine or a script fills in later.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, TypeAlias

from webmcp_forms.source import SourceFile, Span

NO_PARENT = -1
DOCUMENT_SCOPE = 0
INERT_SCOPE = -1


class Namespace(Enum):
    """The namespace an element belongs to; `NONE` stands for an XML element outside the three that HTML knows."""

    HTML = "html"
    SVG = "svg"
    MATHML = "math"
    NONE = ""


@dataclass(frozen=True, slots=True)
class Hole:
    """A part of a text that is only known after rendering; `source` is how it is written, such as `{{ title }}`."""

    source: str
    span: Span | None = None


@dataclass(frozen=True, slots=True)
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


class Certainty(Enum):
    """Whether an element is there in every rendering, only in a branch, or any number of times in a loop."""

    ALWAYS = "always"
    BRANCH = "branch"
    LOOP = "loop"


@dataclass(frozen=True, slots=True)
class Presence:
    """When an element exists, and what of it is only known after rendering.

    `arms` names, from the outside in, the branches the element stands in as (branch, arm) numbers: two elements whose
    arms differ for the same branch never exist together. `unknown_attributes` are holes that may be any attributes at
    all; a `component` is a tag that renders as anything.
    """

    certainty: Certainty = Certainty.ALWAYS
    arms: tuple[tuple[int, int], ...] = ()
    unknown_attributes: tuple[Hole, ...] = ()
    component: bool = False

    def excludes(self, other: Presence) -> bool:
        """Whether no rendering has both elements."""
        chosen = dict(self.arms)
        return any(chosen.get(branch, arm) != arm for branch, arm in other.arms)


ALWAYS = Presence()
"""The presence of what stands in the markup itself."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class AttributePlace:
    """Where an attribute stands: all of it, its name, and its value without quotes (None when it has no value)."""

    whole: Span
    name: Span
    value: Span | None


@dataclass(frozen=True, slots=True)
class Place:
    """Where an element stands: its start tag, its end tag if the source has one, and each attribute."""

    start_tag: Span
    end_tag: Span | None
    attributes: Mapping[str, AttributePlace]


Child: TypeAlias = int | Text


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

    def children(self, index: int) -> Iterator[Child]:
        """The element's children in order: element indices and texts, without comments, template content and shadow."""

    def place(self, index: int) -> Place | None:
        """Where the element stands in the source, or None for one the parser implied or a tree without positions."""


@dataclass(frozen=True, slots=True)
class Document:
    """One page, or one `<iframe srcdoc>` in it.

    Elements go by their index in shadow-including tree order: `parents[i]` is the index of element i's parent or
    `NO_PARENT`, `ends[i]` the index just past its last descendant. `parser_owners` maps a control to the form that the
    parser gave it, where the nesting may say otherwise. `frames` are the documents of `srcdoc` frames with the index
    of their `<iframe>`. `problem` says why reading stopped early, if it did.
    """

    source: SourceFile
    language: str
    tree: Tree
    parents: Sequence[int]
    ends: Sequence[int]
    parser_owners: Mapping[int, int]
    frames: tuple[tuple[int, Document], ...] = ()
    problem: Problem | None = None

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


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a reader could not read all of a text, and where it stopped."""

    message: str
    offset: int


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
