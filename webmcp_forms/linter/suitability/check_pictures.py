"""CAPTCHAs that a page makes itself: a picture of letters and a field for them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import pairwise

from webmcp_forms.document.forms import Control, control_kind
from webmcp_forms.document.nodes import Element
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.check_marks import (
    ANSWER_WORDS,
    CAPTCHA_WORDS,
    CODE_WORDS,
    PICTURE,
    SETTING_WORDS,
    SURE_WORDS,
)
from webmcp_forms.linter.suitability.signs import attribute_sign, text_sign

Found = Iterator[tuple[Element, Evidence]]

_PICTURE_TAGS = ("img", "canvas", "object", "embed", "iframe")
_TEXT_KINDS = frozenset({"text", "number", "tel", "search", "password"})
_NAMING = ("src", "id", "class", "alt", "name", "data-src", "title", "data-url")
_LONGEST_NAME = 200
_VENDOR_SCRIPT = Expression(
    r"(?i)recaptcha|hcaptcha|turnstile|friendly-?challenge|mtcaptcha|geetest|smartcaptcha|altcha"
)


def pictures(tool: ToolForm) -> Found:
    """Pictures of letters."""
    for tag in _PICTURE_TAGS:
        for element in tool.contents.tags.get(tag, ()):
            for attribute in _NAMING:
                found = _joined(element.show(attribute)[:_LONGEST_NAME]) if element.has(attribute) else frozenset()
                if found & CAPTCHA_WORDS:
                    yield element, attribute_sign(tool, element, attribute, 1.0, "a picture")
                elif attribute == "alt" and (PICTURE.meet(tuple(found)) or CODE_WORDS.meet(words(element.show("alt")))):
                    yield element, attribute_sign(tool, element, attribute, 0.6, "a picture")


def fields(tool: ToolForm) -> Found:
    """Fields for the letters, by what they are called."""
    for control in tool.form.controls:
        if control.kind in _TEXT_KINDS:
            yield from _field(tool, control)


def _field(tool: ToolForm, control: Control) -> Found:
    element = control.element
    for attribute in ("name", "id"):
        if weight := _name_weight(element.show(attribute)[:_LONGEST_NAME]):
            yield element, attribute_sign(tool, element, attribute, weight)
    for label in control.labels:
        if weight := _text_weight(label.text):
            yield element, text_sign(tool, label.element, label.text, weight, "label")
    for attribute in ("placeholder", "aria-label", "title"):
        if weight := _text_weight(element.show(attribute)):
            yield element, attribute_sign(tool, element, attribute, weight)


def _name_weight(name: str) -> float:
    found = words(name)
    joined = _joined(name)
    if joined & SETTING_WORDS or not joined & CAPTCHA_WORDS:
        return 0.0
    is_answer = all(word in ANSWER_WORDS or word in CAPTCHA_WORDS or word.isdecimal() for word in found)
    return 1.0 if joined & SURE_WORDS and is_answer else 0.5


def _text_weight(text: str) -> float:
    found = words(text[:_LONGEST_NAME])
    if SETTING_WORDS.intersection(found) and CAPTCHA_WORDS.intersection(found):
        return 0.0
    return 1.0 if PICTURE.meet(found) else 0.4 if CODE_WORDS.meet(found) else 0.0


def containers(tool: ToolForm) -> Found:
    """Elements that are called a CAPTCHA and hold something to look at or to fill."""
    contents = tool.contents
    pictured = sorted(one.index for tag in _PICTURE_TAGS for one in contents.tags.get(tag, ()))
    for attribute in ("id", "class"):
        for element in contents.attributes.get(attribute, ()):
            joined = _joined(element.show(attribute)[:_LONGEST_NAME])
            if element.tag in ("input", "select", "textarea", "img", "label", "form") or joined & SETTING_WORDS:
                continue
            if joined & SURE_WORDS:
                is_filled = any(control_kind(field) in _TEXT_KINDS for field in contents.fields_in(element))
                yield (
                    element,
                    attribute_sign(
                        tool, element, attribute, 1.0 if is_filled or _shows(tool, element, pictured) else 0.6
                    ),
                )


def _shows(tool: ToolForm, element: Element, pictured: Sequence[int]) -> bool:
    """Whether an element holds a picture or is there for a script to fill."""
    end = tool.form.document.ends[element.index]
    following = bisect_left(pictured, element.index)
    is_empty = end == element.index + 1 and not tool.contents.text(element)
    return is_empty or (following < len(pictured) and pictured[following] < end)


def tokens(tool: ToolForm) -> Found:
    """Hidden inputs for the answer of a CAPTCHA that a script shows."""
    has_script = any(_VENDOR_SCRIPT.search(script.show("src")) for script in tool.page.scripts.elements)
    for element in tool.contents.hidden_inputs:
        joined = _joined(element.show("name")[:_LONGEST_NAME])
        if joined & SURE_WORDS and not joined & (SETTING_WORDS - {"key"}):
            yield element, attribute_sign(tool, element, "name", 1.0 if has_script else 0.7, "a hidden input")


def _joined(name: str) -> frozenset[str]:
    """The words of a name, and each two neighbours as one: `verify_code` is `verifycode` too."""
    found = words(name)
    return frozenset(found) | {one + other for one, other in pairwise(found)}
