"""Holes that may hold a label: of any control that has an id, and of the controls that they stand around.

`{% field label="City" %}<input name="q">{% endfield %}` may well render a label around the input, and so may a macro
that is called with its content. What a template captures, as `{% set x %}…{% endset %}` does, is shown elsewhere, where
there may be a label too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Document, Element, Hole, MixedText, Presence
from webmcp_forms.document.translations import is_translation
from webmcp_forms.expressions import Expression
from webmcp_forms.records import record

# What a hole in one of these renders as is no label of anything.
_TEXT_TAGS = frozenset(
    {"a", "button", "h1", "h2", "h3", "h4", "h5", "h6", "label", "legend", "option", "optgroup", "select"}
    | {"script", "style", "textarea", "title"}
)
_OPENING = Expression(r"(?:\{%[-+~]?|<%[=-]?|<[@#]|\{\{~?#?>?|@|#)\s*(?P<word>[A-Za-z][\w.:-]*)")
_RUBY_BLOCK = Expression(r"(?:\bdo|\{)\s*(?:\|[^|]*\|\s*)?-?%>\Z")
_CAPTURE = Expression(
    r"(?:\{%[-+~]?|<#|<%|\{\{-?|#)\s*-?\s*"
    r"(?:assign|block|capture|def|define|function|global|local|macro|partialdef|set)\b"
)
# So many holes of a form are looked at for what they stand around.
_MOST_WRAPPERS = 64


@record
class LabelHoles:
    """The holes of a form that may hold labels.

    `first` is the first of them, or None. `wrappers` are those that stand around something, with the offsets between
    which it is.
    """

    document: Document
    first: Hole | None
    wrappers: Sequence[tuple[int, int, Hole]]

    def of(self, control: Element, around: Presence) -> Hole | None:
        """What may hold a label of a control in the form, or None; `around` is the presence of the form."""
        if control.may_have("id") and self.first is not None:
            return self.first
        return self.around(control) or self._capture(control, around)

    def around(self, element: Element) -> Hole | None:
        """The first hole that stands around an element and may be a label."""
        place = self.document.place(element) if self.wrappers else None
        if place is None:
            return None
        start = place.start_tag.start
        return next((hole for opens, closes, hole in self.wrappers if opens <= start < closes), None)

    def _capture(self, control: Element, around: Presence) -> Hole | None:
        """What captures a control inside its form."""
        for branch, _ in control.presence.arms[len(around.arms) :]:
            if branch < len(self.document.branches):
                head = self.document.branches[branch]
                if _CAPTURE.match(head.source):
                    return Hole(head.source, head.span)
        return None


def label_holes(document: Document, form: Element) -> LabelHoles:
    """The holes of a form that may hold labels."""
    if document.language in PLAIN_LANGUAGES:
        return LabelHoles(document, None, ())
    holes = tuple(_holes(document, form))
    return LabelHoles(document, holes[0] if holes else None, tuple(_wrappers(document, form, holes)))


def _holes(document: Document, form: Element) -> Iterator[Hole]:
    for element in (form, *document.descendants(form)):
        if element.tag not in _TEXT_TAGS:
            for child in document.tree.children(element.index):
                if isinstance(child, MixedText):
                    yield from (part for part in child.parts if isinstance(part, Hole) and _may_be_markup(part))


def _may_be_markup(hole: Hole) -> bool:
    return not (hole.is_text or hole.is_branch or is_translation(hole.source))


def _wrappers(document: Document, form: Element, holes: Sequence[Hole]) -> Iterator[tuple[int, int, Hole]]:
    place = document.place(form)
    text = document.source.text
    end = place.end_tag.start if place and place.end_tag else len(text)
    for hole in islice(holes, _MOST_WRAPPERS):
        if hole.span is not None and (closes := _closing(hole, text, end)) > 0:
            yield hole.span.end, closes, hole


def _closing(hole: Hole, text: str, end: int) -> int:
    """Where what a hole stands around ends, or -1 when it stands around nothing."""
    start = hole.span.end if hole.span else end
    if _RUBY_BLOCK.search(hole.source):
        return end
    opening = _OPENING.match(hole.source)
    if opening is None:
        return -1
    found = (text.find(f"{mark}{opening['word']}", start, end) for mark in ("end", "/", "/@", "/%"))
    return min((offset for offset in found if offset >= 0), default=-1)
