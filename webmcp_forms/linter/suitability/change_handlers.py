"""Fields that depend on others by the scripts that stand in the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from webmcp_forms.document.forms import control_kind
from webmcp_forms.document.nodes import Element
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.suitability.contents import is_field
from webmcp_forms.linter.suitability.hints import Hint
from webmcp_forms.linter.wording import quoted

if TYPE_CHECKING:  # few pages have scripts to read
    from webmcp_forms.linter.suitability.page_programs import PageProgram
    from webmcp_forms.linter.suitability.script_effects import Effect
    from webmcp_forms.linter.suitability.script_listeners import Listener
    from webmcp_forms.readers.script_tokens import Token

_WHOLE = frozenset({"button", "form", "output", "option"})
_MARKUP = ("<option", "<input", "<select", "<textarea")
_CHAINED = frozenset({"chained", "chainedTo", "remoteChained", "remoteChainedTo", "depdrop", "dependent"})
_CHAINING = Expression(r"\.(?:chained|remoteChained|depdrop|dependent)")
_LONGEST_MARKUP = 4000


def listened(tool: ToolForm) -> Iterator[Hint]:
    """What listeners in the scripts of the page do to a part of the form when a field of it changes."""
    for one in tool.page.programs:
        if not one.may_name(tool.references.words):
            continue
        for word in sorted(one.deeds.keys() & tool.references.words):
            for listener, effect in one.deeds[word]:
                source = _source(tool, one, listener)
                part = changed_part(tool, one, effect, source) if source else None
                if part:
                    yield Hint(part, source, script_sign(tool, one, effect, 1.0))


def script_sign(tool: ToolForm, one: PageProgram, effect: Effect, weight: float) -> Evidence:
    """What a script does, as a sign."""
    span = one.span(effect.start, effect.end)
    return Evidence(f"script {quoted(tool.source.slice(span))}", span, weight)


def _source(tool: ToolForm, one: PageProgram, listener: Listener) -> Element | None:
    """The field that is listened to, or the form if it or something unknown is; None for another thing."""
    found = _resolved(tool, one, listener.target)
    if found is None:
        is_other = listener.event == "click" or _names_another(tool, one, listener.target)
        return None if is_other else tool.element
    if not is_field(found):
        return found if tool.contents.has_field_in(found) else None
    # A click on a text field does not say that its value changed.
    return found if listener.event != "click" or control_kind(found) in ("radio", "checkbox") else None


def _names_another(tool: ToolForm, one: PageProgram, target: Sequence[Token]) -> bool:
    """Whether a target is named by an id or a selector that nothing in this form has."""
    own = {tool.element.show("id"), tool.element.show("name"), "form", "document", "body"}
    texts = [token.literal for token in one.followed(target) if token.is_string]
    return any(text and text.lstrip("#.") not in own for text in texts)


def changed_part(tool: ToolForm, one: PageProgram, effect: Effect, source: Element) -> Element | None:
    """The part of a form with fields in it that something is done to when a field changes."""
    part = _resolved(tool, one, effect.receiver)
    if part is None or not _is_apart(tool, part, source):
        return None
    has_fields = tool.contents.has_field_in(part) or (effect.is_filling and _writes_fields(one, effect))
    return part if has_fields else None


def _is_apart(tool: ToolForm, part: Element, source: Element) -> bool:
    """Whether a part neither is nor holds the field that changed, nor is all of the form."""
    if part.index in (source.index, tool.element.index) or part.tag in _WHOLE:
        return False
    if source.index == tool.element.index:
        return tool.contents.field_count(part) < len(tool.contents.fields)
    return not tool.form.document.contains(part.index, source.index)


def _writes_fields(one: PageProgram, effect: Effect) -> bool:
    """Whether markup that is written into a part has fields in it."""
    text = one.listeners.program.text
    written = text[effect.end : effect.end + _LONGEST_MARKUP].partition(";")[0]
    return any(mark in written for mark in _MARKUP)


def _resolved(tool: ToolForm, one: PageProgram, chain: Sequence[Token]) -> Element | None:
    """The element of the form that a chain stands for: the last thing in it that names one."""
    tokens = one.followed(chain)
    for place in range(len(tokens) - 1, -1, -1):
        text = tokens[place].literal if tokens[place].is_string else tokens[place].text
        if text and (found := _named(tool, one, text, is_string=tokens[place].is_string, is_first=place == 0)):
            return found
    return None


def _named(tool: ToolForm, one: PageProgram, text: str, *, is_string: bool, is_first: bool) -> Element | None:
    """What a token stands for: a selector, an element by its id, or a field by its name as a member of its form."""
    if is_string:
        return tool.references.any(text)
    if is_first:
        return None if text in one.listeners.parameters else tool.contents.by_id.get(text)
    return tool.references.one(text)


def chained(tool: ToolForm) -> Iterator[Hint]:
    """Selects that a plug-in of jQuery fills from another: `$("#model").chained("#make")`."""
    for one in tool.page.programs:
        if not _CHAINING.search(one.embedded.text):
            continue
        for effect in one.effects(0, len(one.listeners.program.tokens)):
            part = _resolved(tool, one, effect.receiver) if effect.verb in _CHAINED else None
            if part and tool.contents.has_field_in(part):
                yield Hint(part, None, script_sign(tool, one, effect, 1.0))
