"""The `toolparamdescription`s of a page that can reach no schema, and why not.

Left alone are those on controls that other rules speak about: files, controls without a name or with the name of
another, members of groups, hidden fields.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from webmcp_forms.document.forms import Control, Skip
from webmcp_forms.document.nodes import INERT_SCOPE, PLAIN_LANGUAGES, Certainty, Document, Element, Namespace
from webmcp_forms.document.vocabulary import LISTED_TAGS
from webmcp_forms.linter.completeness import shows_parameters
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.records import record

ATTRIBUTE = "toolparamdescription"
_GROUPED = frozenset({"radio", "checkbox"})
_BUTTONS = frozenset({"button", "submit", "reset", "image"})
_ADVICE = {
    "label": "The text of a label describes its control as it is; to say more, put the attribute on the control.",
    "legend": "Put it on the <fieldset> around the group.",
    "option": "An option has its text for a title; say the rest in the description of the <select>.",
    "form": "A tool is described by tooldescription.",
}


@record
class Unused:
    """A description that nobody gets: on which element and of which tool, why, and what to do instead."""

    element: Element
    tool: ToolForm | None
    reason: str
    advice: str
    confidence: Confidence = Confidence.CERTAIN


def unused_descriptions(page: Page) -> Iterator[Unused]:
    """The descriptions of a page that are not empty and reach no schema."""
    described = [page.document.element(index) for index, value in page.document.tree.with_attribute(ATTRIBUTE) if value]
    if not described:
        return
    forms = _Forms(page)
    for element in described:
        if element.namespace is Namespace.NONE or element.presence.component:
            continue
        if not element.is_html or element.tag not in LISTED_TAGS:
            yield _elsewhere(element)
        elif element.scope != INERT_SCOPE:
            yield from forms.judge(element)


def _elsewhere(element: Element) -> Unused:
    # A custom element, or one that a template language names with a colon, may hand the attribute on.
    is_component = element.is_html and not element.tag.isalnum()
    advice = _ADVICE.get(element.tag, "Put it on the control itself.")
    confidence = Confidence.POSSIBLE if is_component else Confidence.CERTAIN
    return Unused(element, None, f"on a <{element.tag}>", advice, confidence)


class _Forms:
    """The forms of a page and what the described controls are to them."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._owners = {control: form for form, owned in page.relations.owned.items() for control in owned}
        self._tools = {tool.element.index: tool for tool in page.forms}
        self._controls: dict[int, dict[int, Control]] = {}
        self._grouping: dict[int, tuple[frozenset[int], Confidence]] = {}
        self._unexposed: set[int] = set()

    def judge(self, element: Element) -> Iterator[Unused]:
        """Why the description on a listed element is not used, if that is so and no other rule says it."""
        owner = self._owners.get(element.index)
        if owner is None:
            yield self._orphan(element)
        elif owner not in self._tools:
            yield from self._unexposed_form(element, self._page.document.element(owner))
        elif self._tools[owner].form.is_annotated:
            yield from self._in_tool(element, self._tools[owner])

    def _orphan(self, element: Element) -> Unused:
        """A control that belongs to no form; in a part of a page, the form may be elsewhere."""
        confidence = Confidence.LIKELY if _is_whole(self._page.document) else Confidence.POSSIBLE
        advice = "Put the control into a form with toolname and tooldescription."
        return Unused(element, None, "here: the control belongs to no form", advice, confidence)

    def _unexposed_form(self, element: Element, form: Element) -> Iterator[Unused]:
        """The first description in a form that is no tool, unless a script or a binding may make it one."""
        if form.index in self._unexposed:
            return
        self._unexposed.add(form.index)
        is_bound = any("tool" in name for name in form.attributes) or form.presence.unknown_attributes
        if is_bound or _names_attribute(self._page):
            return
        advice = "Give the form toolname and tooldescription."
        yield Unused(element, None, "here: the form is no tool", advice, Confidence.LIKELY)

    def _in_tool(self, element: Element, tool: ToolForm) -> Iterator[Unused]:
        control = self._control(tool, element)
        if control.kind == "fieldset":
            yield from self._fieldset(element, tool)
        elif control.kind in _BUTTONS or control.kind in ("output", "object"):
            noun = "a button" if control.kind in _BUTTONS else f"an <{control.kind}>"
            yield Unused(element, tool, f"on {noun}, which becomes no parameter", "Leave it out.")
        elif control.skip and tool.is_supported(control):
            reason = f"here: the schema leaves the control out because {control.skip.value}"
            yield Unused(element, tool, reason, _remedy(control.skip), Confidence.LIKELY)

    def _fieldset(self, element: Element, tool: ToolForm) -> Iterator[Unused]:
        index = tool.element.index
        if index not in self._grouping:
            confidence = Confidence.CERTAIN if shows_parameters(tool) else Confidence.POSSIBLE
            self._grouping[index] = (frozenset(_around_groups(self._page, tool)), confidence)
        around_groups, confidence = self._grouping[index]
        if element.index not in around_groups:
            reason = "on a <fieldset> without a group of radio buttons or checkboxes"
            yield Unused(element, tool, reason, "Describe the controls in it, each for itself.", confidence)

    def _control(self, tool: ToolForm, element: Element) -> Control:
        index = tool.element.index
        if index not in self._controls:
            self._controls[index] = {control.element.index: control for control in tool.form.controls}
        return self._controls[index][element.index]


def _around_groups(page: Page, tool: ToolForm) -> Iterator[int]:
    """The fieldsets around a radio button or checkbox that has, or may have, others of its name in the form."""
    grouped = [control for control in tool.form.controls if control.kind in _GROUPED]
    counts = Counter((control.kind, control.name) for control in grouped)
    found: set[int] = set()
    for control in grouped:
        is_repeated = control.element.presence.certainty is Certainty.LOOP
        if counts[control.kind, control.name] == 1 and not is_repeated:
            continue
        fieldset = page.relations.fieldsets.of(control.element.index)
        while fieldset >= 0 and fieldset not in found:
            found.add(fieldset)
            fieldset = page.relations.fieldsets.of(fieldset)
    return iter(found)


def _names_attribute(page: Page) -> bool:
    """Whether a script may set `toolname`; in other languages than HTML, all of the file may be one."""
    is_plain = page.document.language in PLAIN_LANGUAGES
    return "toolname" in page.scripts.words or (not is_plain and "toolname" in page.lowered)


def _remedy(skip: Skip) -> str:
    if skip is Skip.READONLY:
        return "Take readonly away, or the description."
    return "Enable it, or take the description away."


def _is_whole(document: Document) -> bool:
    """Whether a document says that it is a whole page."""
    root = next(document.elements(), None)
    return root is not None and root.tag == "html" and document.place(root) is not None
