"""What the submit buttons of a form say: their texts, labels and icons, and what code calls them.

Of several buttons the riskiest decides, but those that cancel or go back say nothing beside one that does something.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.intent.clues import Clue, Said, clue, quoting_clues, said_clues
from webmcp_forms.linter.intent.deeds import NOUN
from webmcp_forms.linter.intent.icons import icon_kind, symbol_kind
from webmcp_forms.linter.intent.kinds import HARMLESS, RISKS, Kind
from webmcp_forms.linter.intent.lexicon import Lexicon
from webmcp_forms.linter.intent.parts import Button, FormParts
from webmcp_forms.linter.intent.sayings import STRONG, name_sayings, says_to_save, text_sayings, warnings
from webmcp_forms.linter.intent.speech import Speech
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.where import Where

_DANGER = Expression(r"(?i)(?:^|[\s_-])(?:danger|destructive|delete|negative|gefahr|peligro)(?:$|[\s_-])")
_MONEY = Expression(
    r"[$€£₹¥₩₺₽₴₫฿]\s?\d|\d[\d.,\s]*\s?(?:[$€£₹¥₩₺₽₴₫]|円|元|원|zł\b|Kč\b|kr\b|руб|грн|đ\b|EUR\b|USD\b|CHF\b|GBP\b|TL\b)"
    r"|\d[\d.,\s]*\s(?:euros?|pounds?|dollars?|lira|рубл\w+|гривень|रुपये|đồng|ريال|درهم|دينار|جنيه)(?!\w)"
    r"|\b(?:R\$|Rp|US\$|CHF|EUR|USD|GBP)\.?\s?\d|(?<![\d.,:/-])\d[\d,.]*[.,]\d\d(?![\d.,:/%-])"
)
_LONGEST_TEXT = 200
_MOST_ICONS = 20
_ICON_ATTRIBUTES = ("class", "href", "xlink:href", "data-icon", "data-lucide", "icon", "name", "src")


def button_clues(parts: FormParts, speech: Speech) -> Iterator[Clue]:
    """The clues of all buttons that count; beside one that does something risky, what others do is no matter.

    Beside one that says nothing it hardly is: "Save for later" may be what the form is not for.
    """
    found = [(button, one) for button in parts.buttons for one in _clues(parts.tool, button, speech)]
    risky = {button.element.index for button, one in found if one.kind in RISKS and one.source == "button"}
    telling = {button.element.index for button, _ in found}
    is_told = parts.method == "get" or telling >= {button.element.index for button in parts.buttons}
    for button, one in found:
        is_harmless = one.source in ("button", "code") and one.kind in HARMLESS
        if not (is_harmless and one.source == "button" and risky - {button.element.index}):
            yield one if is_told or not is_harmless else replace(one, weight=min(one.weight, NOUN))


def saves(parts: FormParts, speech: Speech) -> bool:
    """Whether a button surely says that something is changed."""
    return any(says_to_save(said.text, speech.texts) for button in parts.buttons for said in button.texts)


def price_in(text: str) -> str | None:
    """The first sum of money in a text."""
    found = _MONEY.search(text)
    return found[0].strip() if found else None


def _clues(tool: ToolForm, button: Button, speech: Speech) -> Iterator[Clue]:
    for said in button.texts:
        yield from said_clues(said, text_sayings(said.text, speech.texts, is_order=True))
        if kind := symbol_kind(said.text):
            yield clue(kind, "symbol", said.called, said.where, said.text)
        price = price_in(said.text)
        told = (one for one in warnings(said.text, speech.texts) if price or one.strength >= STRONG)
        yield from quoting_clues(replace(said, source="nearby"), told)
        if price:
            where = replace(said.where, words=price)
            yield clue(Kind.FINANCIAL, "price on the button", f"{said.called} names a sum:", where, price)
    yield from _code_clues(button.element, speech.names)
    yield from _icon_clues(tool, button.element)


def _code_clues(element: Element, names: Sequence[Lexicon]) -> Iterator[Clue]:
    code = [literal(element.get("name")) or ""]
    if element.tag == "button":
        code.append(literal(element.get("value")) or "")
    text = " ".join(filter(None, code))[:_LONGEST_TEXT]
    if text:
        called = "button name and value" if all(code) else "button name"
        yield from said_clues(Said("code", called, text, Where(element)), name_sayings(text, names))
    if danger := _DANGER.search(literal(element.get("class")) or ""):
        word = danger[0].strip(" -_")
        yield clue(Kind.DESTRUCTIVE, "danger", "button class", Where(element, "class", words=word), word)


def _icon_clues(tool: ToolForm, button: Element) -> Iterator[Clue]:
    document = tool.form.document
    end = min(document.ends[button.index], button.index + _MOST_ICONS)
    for element in (button, *map(document.element, range(button.index + 1, end))):
        for name in ("class",) if element is button else _ICON_ATTRIBUTES:
            if (text := literal(element.get(name))) and (found := icon_kind(text)):
                kind, word = found
                yield clue(kind, "icon", "button icon", Where(element, name, words=word), word)
