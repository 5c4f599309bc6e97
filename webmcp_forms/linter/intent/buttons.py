"""What a submit button says it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import Document, Element, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.intent.button_words import CODE_AROUND, NEGATIONS, RETREATS, ButtonWords, Retreat
from webmcp_forms.linter.known_text import UNKNOWN, outline, spoken
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import is_unspaced, words
from webmcp_forms.records import record

_LONGEST_TEXT = 80
_MOST_WORDS = 5
# ASP.NET and JSF write the names of the containers before the name.
_CODE_SEPARATOR = Expression(r"[$.:]")


@record
class Sign:
    """What a button is judged by: the words or the attribute that say what it does, and how much they weigh, up to 1.

    `attribute` is where they stand, or None for the content of the button.
    """

    retreat: Retreat
    kind: str
    words: str
    attribute: str | None
    weight: float


def button_text(document: Document, control: Control) -> str | None:
    """What a person reads on a button, "" if nothing, or None where a hole or a component may say it.

    A translated text is taken as it stands in the source.
    """
    text, _ = _text(document, control)
    return text


def content_text(document: Document, button: Element) -> str:
    """What the content of a `<button>` says, with `UNKNOWN` for what a hole or a component may say."""
    return outline(document, button, show=spoken)


def retreat_of(document: Document, control: Control) -> Sign | None:
    """Whether a button cancels, deletes or goes back: by its text, and if that says nothing, by value and name."""
    element = control.element
    if (literal(element.get("formmethod")) or "").lower() == "dialog":
        return Sign(Retreat.CANCEL, "button method", "dialog", "formmethod", 1.0)
    text, attribute = _text(document, control)
    found = words(text) if text and len(text) <= _LONGEST_TEXT else ()
    for retreat, table in RETREATS.items():
        if text and _says(table, found):
            return Sign(retreat, "button text", text.strip(), attribute, 1.0)
    return next(_code_signs(element), None)


def is_meant(tool: ToolForm, sign: Sign, rivals: Iterable[Control]) -> bool:
    """Whether a tool is for what its first button does, or the others retreat even further: "Delete page", "Cancel"."""
    form, document = tool.element, tool.form.document
    said = (control.element.show("value") for control in tool.form.controls if control.kind == "hidden")
    texts = (tool.tool_name, form.show("tooldescription"), form.show("tooltitle"), form.show("action"), *said)
    reach = list(Retreat)
    signs = [retreat_of(document, rival) for rival in rivals]
    are_retreats = all(other and reach.index(other.retreat) >= reach.index(sign.retreat) for other in signs)
    return are_retreats or is_about(sign.retreat, texts)


def is_about(retreat: Retreat, texts: Iterable[str]) -> bool:
    """Whether any of the texts that say what a tool is for speaks of it."""
    stems = RETREATS[retreat].stems
    return any(_has_stem(word, stems) for text in texts for word in words(text))


def _has_stem(word: str, stems: tuple[str, ...]) -> bool:
    return any(stem in word for stem in stems) if is_unspaced(word) else word.startswith(stems)


def _says(table: ButtonWords, found: tuple[str, ...]) -> bool:
    if not found:
        return False
    opens = any(table.opening.has(found[:count]) for count in range(1, min(_MOST_WORDS, len(found)) + 1))
    closes = table.closing.end(found) and NEGATIONS.isdisjoint(found)
    return opens or table.whole.has(found) or closes


def _code_signs(element: Element) -> Iterator[Sign]:
    for attribute in ("value", "name"):
        last_part = _CODE_SEPARATOR.split(_shown(element, attribute))[-1]
        found = tuple(word for word in words(last_part) if word not in CODE_AROUND)
        for retreat, table in RETREATS.items():
            if found and table.code.has(found):
                yield Sign(retreat, f"button {attribute}", element.show(attribute), attribute, 0.8)


def _shown(element: Element, attribute: str) -> str:
    """A literal attribute; the value of an input is its text and judged as such."""
    if element.tag == "input" and attribute == "value":
        return ""
    return (literal(element.get(attribute)) or "")[:_LONGEST_TEXT]


def _text(document: Document, control: Control) -> tuple[str | None, str | None]:
    """The text of a button and the attribute it stands in."""
    element = control.element
    if element.tag == "button":
        text = content_text(document, element)
        if text.strip():
            return _if_known(text), None
    naming = ("aria-label", "title") if element.tag == "button" else ("value", "alt", "aria-label", "title")
    attribute = next((name for name in naming if element.show(name).strip()), None)
    return (_if_known(spoken(element.attributes[attribute])), attribute) if attribute else ("", None)


def _if_known(text: str) -> str | None:
    return None if UNKNOWN in text else text
