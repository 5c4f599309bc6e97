"""How the elements of one document relate: form owners, labels, fieldsets, ids.

All of it is found in one walk and asked by element index, so that a page with a million controls costs a million steps.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from webmcp_forms.document.nodes import INERT_SCOPE, Document, Element, Text, literal
from webmcp_forms.document.vocabulary import LABELABLE_TAGS, LISTED_TAGS

_NONE = -1


@dataclass(frozen=True, slots=True)
class Relations:
    """Relations between elements, all given as indices into `Document.elements`.

    `owned` lists each form's listed elements in tree order, and `labels` each control's labels in tree order.
    `fieldsets[i]` is the nearest fieldset around element `i`, or -1. `ids` finds the first element with an id in a
    scope. `labelable` holds every labelable element.
    """

    owned: Mapping[int, Sequence[int]]
    labels: Mapping[int, Sequence[int]]
    fieldsets: Sequence[int]
    ids: Mapping[tuple[int, str], int]
    labelable: frozenset[int]


def relate(document: Document) -> Relations:
    """Find the relations in a document. Inert elements (template content) take part in none."""
    forms: list[int] = []
    fieldsets: list[int] = []
    listed: list[Element] = []
    labels: list[Element] = []
    labelable: dict[int, list[int]] = defaultdict(list)
    ids: dict[tuple[int, str], int] = {}
    elements = document.elements
    for element in elements:
        index, tag, _, attributes, parent, scope, *_ = element
        inside = parent >= 0 and elements[parent].scope == scope
        forms.append(_nearest(elements, forms, parent, "form") if inside else _NONE)
        fieldsets.append(_nearest(elements, fieldsets, parent, "fieldset") if inside else _NONE)
        if scope == INERT_SCOPE:
            continue
        if isinstance(identifier := attributes.get("id"), str):
            ids.setdefault((scope, identifier), index)
        if tag in _RELATED_TAGS and element.is_html:
            if tag == "label":
                labels.append(element)
            if tag in LISTED_TAGS:
                listed.append(element)
            if tag in LABELABLE_TAGS and not _is_hidden_input(element):
                labelable[scope].append(index)
    everything = frozenset(index for indices in labelable.values() for index in indices)
    return Relations(
        _owned(document, listed, forms, ids),
        _labels(document, labels, labelable, everything, ids),
        fieldsets,
        ids,
        everything,
    )


_RELATED_TAGS = LISTED_TAGS | LABELABLE_TAGS | {"label"}


def _nearest(elements: Sequence[Element], known: list[int], parent: int, tag: str) -> int:
    """The nearest ancestor with a tag: the parent itself or what was found for the parent."""
    return parent if elements[parent].tag == tag and elements[parent].is_html else known[parent]


def _is_hidden_input(element: Element) -> bool:
    return element.tag == "input" and (literal(element.get("type")) or "").lower() == "hidden"


def _owned(
    document: Document, listed: list[Element], forms: list[int], ids: Mapping[tuple[int, str], int]
) -> Mapping[int, Sequence[int]]:
    owned: dict[int, list[int]] = defaultdict(list)
    for element in listed:
        owner = _form_owner(document, element, forms, ids)
        if owner is not None and owner >= 0:
            owned[owner].append(element.index)
    return owned


def _form_owner(
    document: Document, element: Element, forms: list[int], ids: Mapping[tuple[int, str], int]
) -> int | None:
    """The form owner (HTML, "form owner"): a `form` attribute wins, then the parser's form, then the nearest form."""
    if element.has("form"):
        named = ids.get((element.scope, literal(element.get("form")) or ""), _NONE)
        is_form = named >= 0 and document.elements[named].tag == "form" and document.elements[named].is_html
        return named if is_form else None
    if element.index in document.parser_owners:
        return document.parser_owners[element.index]
    return forms[element.index]


def _labels(
    document: Document,
    labels: list[Element],
    labelable: Mapping[int, list[int]],
    everything: frozenset[int],
    ids: Mapping[tuple[int, str], int],
) -> Mapping[int, Sequence[int]]:
    named: dict[int, list[int]] = defaultdict(list)
    for label in labels:
        control = _labeled_control(document, label, labelable, ids)
        if control in everything:
            named[control].append(label.index)
    return named


def _labeled_control(
    document: Document, label: Element, labelable: Mapping[int, list[int]], ids: Mapping[tuple[int, str], int]
) -> int:
    """What a label names (HTML, "labeled control"): what `for` says, else its first labelable descendant."""
    target: Text | None = label.get("for")
    if target is not None:
        return ids.get((label.scope, literal(target) or ""), _NONE)
    candidates = labelable.get(label.scope, [])
    following = bisect_right(candidates, label.index)
    if following < len(candidates) and document.contains(label.index, candidates[following]):
        return candidates[following]
    return _NONE
