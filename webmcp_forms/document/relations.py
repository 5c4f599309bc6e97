"""How the elements of one document relate: form owners, labels, fieldsets, ids.

All of it is found in one walk and asked by element index, so that a page with a million controls costs a million steps.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import field
from typing import TypeAlias

from webmcp_forms.document.nodes import INERT_SCOPE, Document, Element, Text, literal, written
from webmcp_forms.document.vocabulary import LABELABLE_TAGS, LISTED_TAGS
from webmcp_forms.records import record

NOTHING = -1


@record
class Relations:
    """Relations between elements, all given as indices of elements.

    `owned` lists each form's listed elements in tree order, and `labels` each control's labels in tree order.
    `fieldsets` finds the nearest fieldset around an element. `ids` finds the first element with an id
    in a scope, for pages on which a label or a control refers to one; ids with holes go by how and where they are
    written.
    `labelable` holds every labelable element. `open_labels` and `open_controls` are the labels and listed elements of
    which only rendering tells what they name.
    """

    owned: Mapping[int, Sequence[int]]
    labels: Mapping[int, Sequence[int]]
    fieldsets: NearestAncestor
    ids: Mapping[tuple[int, str], int]
    labelable: frozenset[int]
    open_labels: Sequence[int] = ()
    open_controls: Sequence[int] = ()


@record
class NearestAncestor:
    """Finds the nearest ancestor among some candidates, in the same scope; remembers what it passed on the way."""

    document: Document
    candidates: frozenset[int]
    known: dict[int, int] = field(default_factory=dict)

    def of(self, index: int) -> int:
        """The index of the nearest such ancestor, or -1."""
        if not self.candidates:
            return NOTHING
        found = self._found(index)
        if found >= 0 and self.document.element(found).scope != self.document.element(index).scope:
            return NOTHING
        return found

    def _found(self, index: int) -> int:
        path: list[int] = []
        current = index
        while (answer := self.known.get(current)) is None:
            path.append(current)
            current = self.document.parents[current]
            if current < 0 or current in self.candidates:
                answer = current
                break
        self.known.update(dict.fromkeys(path, answer))
        return answer


def relate(document: Document) -> Relations:
    """Find the relations in a document. Inert elements (template content) take part in none."""
    related = [element for element in document.tagged(_RELATED_TAGS) if element.is_html]
    live = [element for element in related if element.scope != INERT_SCOPE]
    ids = _ids(document, live)
    labelable = [element for element in live if element.tag in LABELABLE_TAGS and not _is_hidden_input(element)]
    forms, fieldsets = (
        NearestAncestor(document, frozenset(element.index for element in live if element.tag == tag))
        for tag in ("form", "fieldset")
    )
    listed = [element for element in live if element.tag in LISTED_TAGS]
    labels = [element for element in live if element.tag == "label"]
    return Relations(
        _owned(document, listed, forms, ids),
        _labels(document, labels, labelable, ids),
        fieldsets,
        ids.first,
        frozenset(element.index for element in labelable),
        tuple(label.index for label in labels if _is_open(label, "for", ids)),
        tuple(element.index for element in listed if _is_open(element, "form", ids)),
    )


_RELATED_TAGS = LISTED_TAGS | LABELABLE_TAGS | {"form", "label"}


_Id: TypeAlias = tuple[int, str]


def _ids(document: Document, referring: list[Element]) -> _Ids:
    """The first element in a scope with each id that a label or a control refers to."""
    if not any(element.has("for") or element.has("form") for element in referring):
        return _Ids((), {}, frozenset())
    first_of: dict[_Id, int] = {}
    unsure: set[_Id] = set()
    ids = _Ids(tuple(_roots(document)), first_of, unsure)
    for index, identifier in document.tree.with_attribute("id"):
        if identifier:
            key = ids.key(document.element(index), identifier)
            first = first_of.setdefault(key, index)
            if first != index and document.element(first).presence.arms:
                unsure.add(key)
    return ids


def _roots(document: Document) -> Iterator[int]:
    root = 0
    while root < len(document.ends):
        yield root
        root = document.ends[root]


@record
class _Ids:
    """The first element with each id, those ids of which some renderings lack it, and the roots of the document.

    A hole is another one under another root: each component of a program has its own `{id}`.
    """

    roots: Sequence[int]
    first: Mapping[_Id, int]
    unsure: Set[_Id]

    def key(self, element: Element, identifier: Text) -> _Id:
        """What the id of an element goes by, and what refers to it."""
        if isinstance(identifier, str):
            return element.scope, identifier
        return element.scope, f"{written(identifier)}\0{bisect_right(self.roots, element.index)}"

    def find(self, element: Element, attribute: str) -> int:
        """The element that an attribute of another one refers to, or -1."""
        return self.first.get(self.key(element, element.attributes[attribute]), NOTHING)


def _is_open(element: Element, attribute: str, ids: _Ids) -> bool:
    """Whether only rendering tells what an attribute names, or whether a label has one."""
    if (identifier := element.get(attribute)) is not None:
        key = ids.key(element, identifier)
        return key in ids.unsure or (key not in ids.first and not isinstance(identifier, str))
    return attribute == "for" and bool(element.presence.unknown_attributes)


def _is_hidden_input(element: Element) -> bool:
    return element.tag == "input" and (literal(element.get("type")) or "").lower() == "hidden"


def _owned(document: Document, listed: list[Element], forms: NearestAncestor, ids: _Ids) -> Mapping[int, Sequence[int]]:
    owned: dict[int, list[int]] = defaultdict(list)
    for element in listed:
        owner = _form_owner(document, element, forms, ids)
        if owner != NOTHING:
            owned[owner].append(element.index)
    return owned


def _form_owner(document: Document, element: Element, forms: NearestAncestor, ids: _Ids) -> int:
    """The form owner (HTML, "form owner"): a `form` attribute wins, then the parser's form, then the nearest form."""
    if element.has("form"):
        named = ids.find(element, "form")
        is_form = named >= 0 and document.element(named).tag == "form" and document.element(named).is_html
        return named if is_form else NOTHING
    if element.index in document.parser_owners:
        return document.parser_owners[element.index]
    return forms.of(element.index)


def _labels(
    document: Document, labels: list[Element], labelable: list[Element], ids: _Ids
) -> Mapping[int, Sequence[int]]:
    candidates: dict[int, list[int]] = defaultdict(list)
    for element in labelable:
        candidates[element.scope].append(element.index)
    named: dict[int, list[int]] = defaultdict(list)
    for label in labels:
        control = _labeled_control(document, label, candidates[label.scope], ids)
        if control != NOTHING:
            named[control].append(label.index)
    return named


def _labeled_control(document: Document, label: Element, candidates: list[int], ids: _Ids) -> int:
    """What a label names (HTML, "labeled control"): what `for` says, else its first labelable descendant."""
    if label.has("for"):
        named = ids.find(label, "for")
        found = bisect_left(candidates, named)
        return named if found < len(candidates) and candidates[found] == named else NOTHING
    following = bisect_left(candidates, label.index)
    if following < len(candidates) and document.contains(label.index, candidates[following]):
        return candidates[following]
    return NOTHING
