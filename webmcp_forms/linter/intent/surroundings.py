"""The headings and texts in and around a form: what a person reads before pressing its button.

Around a form is what stands in the same small part of the page and in no other form. The walk is bounded, so that a
page of many forms costs no more than its forms.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from webmcp_forms.document.nodes import Document, Element, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.intent.clues import Said
from webmcp_forms.linter.known_text import outline, spoken
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.where import Where

_FARTHEST_ANCESTOR = 5
_MOST_AROUND = 400
_MOST_BEFORE = 30
_MOST_AFTER = 10
_MOST_INSIDE = 150
_MOST_HEADINGS = 8
_MOST_IN_HEADING = 5
_LONGEST_HEADING = 200
_LONGEST_PARAGRAPH = 1000
_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6", "legend", "caption", "dt"})
_PARAGRAPHS = frozenset(
    {"p", "li", "dd", "td", "th", "small", "label", "figcaption", "summary", "blockquote", "strong", "em"}
)
_LOOSE = frozenset(
    {"div", "span", "section", "article", "form", "fieldset", "main", "b", "i", "header", "footer", "aside"}
)
_SKIPPED = frozenset(
    {"select", "option", "datalist", "script", "style", "textarea", "a", "button", "nav", "template", "svg"}
)
_HEADING_CLASS = Expression(r"(?i)(?:^|[\s_-])(?:title|header|heading|legend|caption)(?:$|[\s_-])")


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class Surroundings:
    """The elements before, in and after a form that hold text; what they say is only read when it is asked for."""

    tool: ToolForm
    before: tuple[Element, ...]
    inside: tuple[Element, ...]
    after: tuple[Element, ...]

    @cached_property
    def headings(self) -> tuple[Said, ...]:
        """The headings in the form, and the nearest before it."""
        document = self.tool.form.document
        nearest = next((element for element in reversed(self.before) if _is_heading(document, element)), None)
        inside = (element for element in self.inside if _is_heading(document, element))
        found = (*((nearest,) if nearest else ()), *islice(inside, _MOST_HEADINGS))
        return tuple(said for element in found if (said := _heading(self.tool, element)))

    @cached_property
    def texts(self) -> tuple[Said, ...]:
        """The other texts, those of controls left aside."""
        found = (element for element in (*self.before, *self.inside, *self.after) if element.tag not in _HEADINGS)
        return tuple(said for element in found if (said := _paragraph(self.tool, element)))


def surroundings(tool: ToolForm) -> Surroundings:
    """What stands in and around a form."""
    document, form = tool.form.document, tool.element
    around = _container(tool)
    end = document.ends[form.index]
    return Surroundings(
        tool,
        tuple(_walk(document, max(around.index, form.index - _MOST_BEFORE), form.index)),
        tuple(_walk(document, form.index, min(end, form.index + _MOST_INSIDE))),
        tuple(_walk(document, end, min(document.ends[around.index], end + _MOST_AFTER))),
    )


def _container(tool: ToolForm) -> Element:
    """The outermost of some elements around a form that is small and holds no other form."""
    document, best = tool.form.document, tool.element
    for _ in range(_FARTHEST_ANCESTOR):
        if best.parent < 0:
            break
        parent = document.element(best.parent)
        is_small = document.ends[parent.index] - parent.index <= _MOST_AROUND
        if not is_small or _holds_other(tool, parent):
            break
        best = parent
    return best


def _holds_other(tool: ToolForm, element: Element) -> bool:
    forms = tool.page.form_elements
    first = bisect_left(forms, element.index, key=lambda form: form.index)
    inside = forms[first : first + 2]
    return any(
        form.index != tool.element.index and form.index < tool.form.document.ends[element.index] for form in inside
    )


def _walk(document: Document, start: int, end: int) -> Iterator[Element]:
    """The elements of a stretch in order that hold text which is no control's; paragraphs are not entered."""
    index = start
    while index < end:
        element = document.element(index)
        is_whole = element.tag in _HEADINGS or element.tag in _PARAGRAPHS
        if is_whole or element.tag in _LOOSE:
            yield element
        is_left = element.tag in _SKIPPED or (is_whole and document.ends[index] <= end)
        index = document.ends[index] if is_left else index + 1


def _is_heading(document: Document, element: Element) -> bool:
    if element.tag in _HEADINGS or element.show("role") == "heading":
        return True
    is_small = document.ends[element.index] - element.index <= _MOST_IN_HEADING
    return is_small and _HEADING_CLASS.search(literal(element.get("class")) or "") is not None


def _heading(tool: ToolForm, element: Element) -> Said | None:
    document = tool.form.document
    text = outline(document, element, show=spoken)[: 4 * _LONGEST_HEADING]
    text = " ".join(text.split())[:_LONGEST_HEADING]
    called = "legend" if element.tag == "legend" else "heading"
    return Said("heading", called, text, Where(element, is_content=True, words=text)) if text else None


def _paragraph(tool: ToolForm, element: Element) -> Said | None:
    document = tool.form.document
    if element.tag in _PARAGRAPHS and not document.contains(element.index, tool.element.index):
        text = outline(document, element, skip=tool.page.relations.labelable, show=spoken)
    else:
        children = document.tree.children(element.index)
        text = "".join(spoken(child) for child in children if not isinstance(child, int))
    text = text[:_LONGEST_PARAGRAPH]
    return Said("nearby", "text", text, Where(element, is_content=True, words=text)) if text.strip() else None
