"""The form owners of a page that only its parser knows."""

from __future__ import annotations

from collections.abc import Sequence

from webmcp_forms.document.nodes import DOCUMENT_SCOPE, Element
from webmcp_forms.document.vocabulary import LISTED_TAGS
from webmcp_forms.readers.adoption import moved_by_adoption
from webmcp_forms.readers.form_pointer import FormTags, Regions, Stretches, form_end_tags, pointer_owners
from webmcp_forms.readers.html_tree import HtmlTree
from webmcp_forms.readers.nested_forms import closed_with_inner, left_without_form

_FORM = frozenset({"form"})
_RAW_TEXT_TAGS = frozenset(
    {"script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "noscript", "plaintext"}
)


def parser_owners(tree: HtmlTree, ends: Sequence[int]) -> dict[int, int]:
    """The owners that the nesting does not tell: those of the form element pointer, and `NOBODY`."""
    forms = [tree.element(index) for index in tree.tagged(_FORM)]
    closed = {form.index: tree.tags(form.index) for form in forms}
    if _nesting_decides(tree.text, closed):
        return {}
    listed = (tree.element(index) for index in tree.tagged(LISTED_TAGS))
    controls = [
        (element.index, tags[0]) for element in listed if _is_live(element) if (tags := tree.tags(element.index))
    ]
    pointed = [
        FormTags(form.index, tags[0], tags[2]) for form in forms if _is_live(form) if (tags := closed[form.index])
    ]
    regions = read_regions(tree)
    owners = pointer_owners(tree.text, pointed, controls, regions)
    moved = moved_by_adoption(tree, ends, owners)
    kept = {index: owner for index, owner in owners.items() if index not in moved}
    end_tags = tuple(form_end_tags(tree.text, regions))
    closed_forms = closed_with_inner(tree, ends, (form.index for form in pointed), end_tags)
    others = [(index, start) for index, start in controls if index not in kept]
    return {**kept, **left_without_form(tree, closed_forms, others)}


def _is_live(element: Element) -> bool:
    """Whether the form element pointer is used for an element; inside any template the parser leaves it alone."""
    return element.is_html and element.scope == DOCUMENT_SCOPE


def _nesting_decides(text: str, closed: dict[int, tuple[int, int, int | None] | None]) -> bool:
    """Whether each form has an end tag of its own and no other form end tag is about."""
    if any(tags is None or tags[2] is None for tags in closed.values()):
        return False
    return text.count("</form") == len(closed) or text.lower().count("</form") == len(closed)


def read_regions(tree: HtmlTree) -> Regions:
    """The stretches of a page in which tags are none, or not HTML's."""
    length = len(tree.text)
    raw: dict[int, int] = {}
    foreign: list[tuple[int, int]] = []
    foreign_tags: set[int] = set()
    for element in map(tree.element, range(len(tree.nodes))):
        is_raw = element.is_html and element.tag in _RAW_TEXT_TAGS
        if not is_raw and element.is_html:
            continue
        if tags := tree.tags(element.index):
            start, content, end = tags
            if is_raw:
                raw[content] = length if end is None else end
            else:
                foreign.append((start, length if end is None else end))
                foreign_tags.update((start,) if end is None else (start, end))
    return Regions(raw, Stretches.around(foreign), frozenset(foreign_tags))
