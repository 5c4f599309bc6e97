"""Fields that depend on others by the handlers in their attributes, and by what these handlers are called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from webmcp_forms.document.forms import control_kind
from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.change_handlers import changed_part, script_sign
from webmcp_forms.linter.suitability.contents import CHOICE_KINDS, is_concealed, is_field
from webmcp_forms.linter.suitability.dependency_words import FILLING, SENDING
from webmcp_forms.linter.suitability.hints import Hint
from webmcp_forms.linter.suitability.signs import attribute_sign

if TYPE_CHECKING:  # few forms have handlers to read
    from webmcp_forms.linter.suitability.page_programs import PageProgram

_HANDLERS = ("onchange", "oninput", "onclick", "onkeyup", "onblur", "onselect")
_CALL = Expression(r"(?<![\w$.])([A-Za-z_$][\w$]*)\s*\(")
_AJAX = Expression(
    r"(?i)\b(?:mojarra|PrimeFaces|RichFaces|jsf|faces)\.\w+|\bA4J\b|\.ajax\b|__doPostBack|submitAdminForm|Ajax"
)
_LONGEST = 4000
# Shorter ones, such as `id`, are part of many names.
_SHORTEST_NAME = 3
_MOST_WAITING = 5


def handled(tool: ToolForm) -> Iterator[Hint]:
    """What handlers in attributes of the fields do to other parts of the form."""
    for attribute in _HANDLERS:
        for element in tool.contents.attributes.get(attribute, ()):
            code = literal(element.get(attribute))
            if is_field(element) and code and (attribute != "onclick" or control_kind(element) in CHOICE_KINDS):
                yield from _handler(tool, element, attribute, code[:_LONGEST])


def _handler(tool: ToolForm, element: Element, attribute: str, code: str) -> Iterator[Hint]:
    from webmcp_forms.linter.suitability.page_programs import program_of

    own = program_of(code, tool.span(element, attribute))
    for effect in own.effects(0, len(own.listeners.program.tokens)):
        if part := changed_part(tool, own, effect, element):
            yield Hint(part, element, attribute_sign(tool, element, attribute, 1.0))
    names = [match[1] for match in _CALL.finditer(code)]
    known = [found for name in names for found in _functions(tool, name)]
    for one, start, end in known:
        for effect in one.effects(start, end):
            if part := changed_part(tool, one, effect, element):
                yield Hint(part, element, attribute_sign(tool, element, attribute, 0.5))
                yield Hint(part, element, script_sign(tool, one, effect, 0.5))
    if not known:
        yield from _elsewhere(tool, element, attribute, code, names)


def _functions(tool: ToolForm, name: str) -> Iterator[tuple[PageProgram, int, int]]:
    for one in tool.page.programs:
        if found := one.listeners.functions.get(name):
            yield one, *found


def _elsewhere(tool: ToolForm, element: Element, attribute: str, code: str, names: Sequence[str]) -> Iterator[Hint]:
    """What a function that stands elsewhere may well do, by its name and what it is given."""
    found = [words(name) for name in names]
    is_ajax = _AJAX.search(code) is not None
    if not is_ajax and any(SENDING.meet(name) for name in found):
        return
    part = tool.references.part(code.replace("this", ""), element)
    if part and (is_ajax or any(FILLING.meet(name) for name in found)):
        is_sure = is_ajax or is_concealed(part) or part.has("disabled")
        yield Hint(part, element, attribute_sign(tool, element, attribute, 1.0 if is_sure else 0.7))
    elif named := next((field for name in found if (field := _named(tool, element, name))), None):
        yield Hint(named, element, attribute_sign(tool, element, attribute, 0.6))
    elif is_ajax or any(FILLING.start(name) for name in found):
        waiting = next(_waiting_parts(tool, element), None)
        if waiting:
            yield Hint(waiting, element, attribute_sign(tool, element, attribute, 0.6))


def _named(tool: ToolForm, element: Element, name: tuple[str, ...]) -> Element | None:
    """The field whose name is in that of a function: `loadDistricts` and `district`."""
    for word in name[1:]:
        for spelling in (word, word[:-1], word[:-2], word[:-3]):
            field = tool.references.by_last_word.get(spelling) if len(spelling) >= _SHORTEST_NAME else None
            if field and field.index != element.index:
                return field
    return None


def _waiting_parts(tool: ToolForm, element: Element) -> Iterator[Element]:
    """The first parts of a form that are hidden with fields in them, or fields that cannot be used yet."""
    document = tool.form.document
    for part in tool.contents.waiting[:_MOST_WAITING]:
        if part.index != element.index and not document.contains(part.index, element.index):
            yield part
