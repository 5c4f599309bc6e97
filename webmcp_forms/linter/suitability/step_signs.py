"""Signs of a step: what texts say, hidden inputs that hold it, lists of steps, addresses, marks of form builders."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, islice

from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.contents import FIELD_TAGS, class_names, split_classes
from webmcp_forms.linter.suitability.signs import attribute_sign, class_sign, tag_sign, text_sign
from webmcp_forms.linter.suitability.step_marks import (
    CURRENT_STEP_SUFFIX,
    PAGE_PANELS,
    PROGRESS_CLASSES,
    PROGRESS_WORDS,
    STEPPER_ATTRIBUTES,
    STRONG_NAMES,
    WIZARD_HOLES,
    WIZARD_NAME_PART,
    WIZARD_NAMES,
    WIZARD_TAGS,
)
from webmcp_forms.linter.suitability.step_texts import StepText, Wording, step_text
from webmcp_forms.linter.suitability.step_words import NOT_STEP_NAMES, PAGE, STEP_NAMES
from webmcp_forms.linter.wording import quoted

Signs = Iterator[tuple[Element, Evidence]]

_WEIGHTS = {Wording.STEP: 0.6, Wording.NUMBERS: 0.5, Wording.PAGE: 0.25, Wording.NUMBER: 0.4}
MOST_SAID = max(_WEIGHTS.values())
"""The most that a text says."""

_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6", "legend", "caption"})
_SILENT_TAGS = FIELD_TAGS | {"option", "button", "label", "script", "style", "svg", "template", "a"}
# How many elements around a form are looked at.
_OUTWARDS = 4
_LISTS = frozenset({"ol", "ul", "nav", "div"})
_CURRENT = frozenset(
    {"current", "active", "is-active", "is-current", "selected", "aktiv", "current-step", "step-active"}
)
_MOST_ITEMS = 24
_PAGE_WEIGHT = 0.25
_OWN_PAGE_WEIGHT = 0.5
_VALUE = Expression(r"(?!true$|false$|yes$|no$)(?:\d{1,2}|[A-Za-z][\w.-]{1,30})")
_SMALL_NUMBER = Expression(r"\d{1,2}")
_STEP_WORD = r"(?:step|stage|schritt|etape|paso|passo|etapa|fase|stap|krok|steg|adim|langkah|shag|buoc)"
_STEP_ADDRESS = Expression(rf"(?i)[/?&_-]{_STEP_WORD}[/=_-]?\d{{1,2}}(?![\w.])")
_FLOW_KEY = Expression(r"[?&]execution=e\d+s\d+")


def said(tool: ToolForm) -> Signs:
    """What the texts of a form and those before it say of steps."""
    found = list(_step_texts(tool))
    numbers = {text.words for _, text in found if text.wording is Wording.NUMBER}
    for element, text in found:
        # "Step 1" and "Step 2" on one page are its parts.
        if text.wording is not Wording.NUMBER or len(numbers) == 1:
            is_own = text.wording is Wording.PAGE and tool.form.document.contains(tool.element.index, element.index)
            weight = _OWN_PAGE_WEIGHT if is_own and _asks(tool) else _WEIGHTS[text.wording]
            yield element, text_sign(tool, element, text.words, weight)


def _asks(tool: ToolForm) -> bool:
    """Whether a form sends what a person fills in, and does not only turn pages."""
    fields = tool.contents.fields
    return tool.element.show("method").lower() == "post" and any(
        not PAGE.meet(words(one.show("name"))) for one in fields
    )


def _step_texts(tool: ToolForm) -> Iterator[tuple[Element, StepText]]:
    for element in chain(tool.contents.elements, tool.contents.before):
        text = tool.contents.text(element) if element.tag not in _SILENT_TAGS else ""
        if text and (found := step_text(text, is_heading=element.tag in _HEADINGS)):
            yield element, found


def hidden_steps(tool: ToolForm) -> Signs:
    """Hidden inputs that hold the number or the name of a step."""
    for element in tool.contents.hidden_inputs:
        name = literal(element.get("name")) or ""
        value = literal(element.get("value"))
        if name.endswith(CURRENT_STEP_SUFFIX):
            yield element, attribute_sign(tool, element, "name", 1.0, "which django-formtools writes")
        elif _is_step_name(name) and (value is None or _VALUE.fullmatch(value)):
            yield element, _named_value(tool, element, 0.6)
        elif PAGE.has(words(name)) and value and _SMALL_NUMBER.fullmatch(value):
            yield element, _named_value(tool, element, _PAGE_WEIGHT)


def _is_step_name(name: str) -> bool:
    found = words(name)
    return bool(STEP_NAMES.end(found) or STEP_NAMES.has(found[:1])) and not NOT_STEP_NAMES.end(found)


def _named_value(tool: ToolForm, element: Element, weight: float) -> Evidence:
    value = element.show("value")
    said = f"hidden input name={quoted(element.show('name'))}"
    return Evidence(f"{said} value={quoted(value)}" if value else said, tool.span(element, "name"), weight)


def current_steps(tool: ToolForm) -> Signs:
    """Items of lists of steps that are marked as the current one."""
    before = (tool.form.document.element(index) for index, _ in tool.contents.before_with("aria-current"))
    for element in chain(tool.contents.attributes.get("aria-current", ()), before):
        if element.show("aria-current").lower() == "step":
            yield element, attribute_sign(tool, element, "aria-current", 0.6)


def progress_lists(tool: ToolForm) -> Signs:
    """Lists of steps, by their classes."""
    around = islice(_around(tool), _OUTWARDS)
    for element in chain(tool.contents.attributes.get("class", ()), _told_before(tool), around):
        name = next(filter(_is_of_progress, class_names(element)), None)
        if name:
            has_current = element.tag in _LISTS and _has_current_item(tool, element)
            yield element, class_sign(tool, element, name, 0.5 if has_current else 0.3)


def _told_before(tool: ToolForm) -> Iterator[Element]:
    """The elements before a form whose classes are those of a list of steps."""
    for index, value in tool.contents.before_with("class"):
        if any(map(_is_of_progress, split_classes(value))):
            yield tool.form.document.element(index)


def _has_current_item(tool: ToolForm, element: Element) -> bool:
    """Whether one of the first items of a list is marked as the current one by its class."""
    document = tool.form.document
    end = min(document.ends[element.index], element.index + _MOST_ITEMS)
    inner = (document.element(index) for index in range(element.index + 1, end))
    return any(_CURRENT.intersection(class_names(one)) for one in inner)


@lru_cache(maxsize=2000)
def _is_of_progress(name: str) -> bool:
    return name in PROGRESS_CLASSES or any(word in name for word in PROGRESS_WORDS)


def _around(tool: ToolForm) -> Iterator[Element]:
    """The form and the elements around it, from the inside out."""
    index = tool.element.index
    while index >= 0:
        element = tool.form.document.element(index)
        yield element
        index = element.parent


def addresses(tool: ToolForm) -> Signs:
    """Addresses that name a step."""
    for element, attribute in ((tool.element, "action"), *_form_actions(tool)):
        address = literal(element.get(attribute)) or ""
        if _FLOW_KEY.search(address):
            yield element, attribute_sign(tool, element, attribute, 0.4, "which Spring Web Flow writes")
        elif _STEP_ADDRESS.search(address):
            yield element, attribute_sign(tool, element, attribute, 0.4)


def _form_actions(tool: ToolForm) -> Iterator[tuple[Element, str]]:
    return ((element, "formaction") for element in tool.contents.attributes.get("formaction", ()))


def marks(tool: ToolForm) -> Signs:
    """What only form builders and wizards write."""
    contents = tool.contents
    for name in class_names(tool.element):
        if name in PAGE_PANELS:
            yield tool.element, class_sign(tool, tool.element, name, 1.0, f"which {PAGE_PANELS[name]} writes")
    for name in sorted(contents.classes.keys() & PAGE_PANELS.keys()):
        element = contents.classes[name][0]
        yield element, class_sign(tool, element, name, 1.0, f"which {PAGE_PANELS[name]} writes")
    for name in sorted(contents.attributes.keys() & STEPPER_ATTRIBUTES):
        yield contents.attributes[name][0], attribute_sign(tool, contents.attributes[name][0], name, 1.0)
    for tag in sorted(contents.tags.keys() & WIZARD_TAGS):
        yield contents.tags[tag][0], tag_sign(tool, contents.tags[tag][0], 1.0)
    for element in contents.attributes.get("name", ()):
        name = element.show("name").lower()
        if name in WIZARD_NAMES:
            weight = 1.0 if name in STRONG_NAMES else 0.5
            yield element, attribute_sign(tool, element, "name", weight, f"which {WIZARD_NAMES[name]} writes")
        elif WIZARD_NAME_PART in name:
            yield element, attribute_sign(tool, element, "name", 1.0, "which a Wizard of ASP.NET writes")
    yield from _holes(tool)


def _holes(tool: ToolForm) -> Signs:
    for element, hole in tool.contents.holes_with(WIZARD_HOLES):
        yield element, Evidence(f"template {quoted(hole.source)}", hole.span or tool.span(element), 1.0)
