"""In which languages a form speaks, and what its words mean there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.intent.languages import ENGLISH, declared_language, possible_languages
from webmcp_forms.linter.intent.lexicon import Lexicon, lexicon, project_lexicon
from webmcp_forms.linter.intent.parts import FormParts
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.records import record

_FARTHEST_LANG = 30
_MOST_CONTROLS = 20


@record
class Speech:
    """The lexicons for the texts of a form, and those for names in its code, which are in English too."""

    texts: tuple[Lexicon, ...]
    names: tuple[Lexicon, ...]


def speech_of(parts: FormParts) -> Speech:
    """The lexicons for a form: of the languages it may be in, and what the project adds to them."""
    own = project_lexicon(parts.tool.page.options.words)
    languages = _languages(parts)
    names = dict.fromkeys((ENGLISH, *languages))
    return Speech((*own, *map(lexicon, languages)), (*own, *map(lexicon, names)))


def _languages(parts: FormParts) -> tuple[str, ...]:
    guessed = possible_languages(_texts(parts), _names(parts))
    declared = declared_language(_lang(parts.tool))
    if declared is None:
        return guessed
    return tuple(dict.fromkeys((declared, *(language for language in guessed if language == ENGLISH))))


def _texts(parts: FormParts) -> Iterator[str]:
    """The texts of a form, those that are quickly found first."""
    buttons = (said for button in parts.buttons for said in button.texts)
    yield "\n".join(said.text for said in (*parts.descriptions, *buttons))
    yield "\n".join(said.text for field in parts.fields for said in field.labels)
    yield "\n".join(said.text for said in parts.around.headings)
    yield "\n".join(said.text for said in parts.around.texts)


def _names(parts: FormParts) -> Iterator[str]:
    """What the code of a form calls things; it only tells the language where people are told hardly anything."""
    element = parts.tool.element
    yield from (literal(element.get(name)) or "" for name in ("action", "toolname"))
    for control in islice(parts.tool.form.controls, _MOST_CONTROLS):
        yield f"{control.name} {literal(control.element.get('value')) or '' if control.kind == 'hidden' else ''}"


def _lang(tool: ToolForm) -> str:
    """The nearest language that an element around the form declares, or ""."""
    element = tool.element
    for _ in range(_FARTHEST_LANG):
        if element.has("lang"):
            return literal(element.get("lang")) or ""
        if element.parent < 0:
            return ""
        element = tool.form.document.element(element.parent)
    return literal(tool.form.document.element(0).get("lang")) or ""
