"""What a value makes of an attribute when the framework renders it."""

from __future__ import annotations

from dataclasses import replace

from webmcp_forms.document.nodes import MixedText, Text
from webmcp_forms.readers.jsx.frameworks import Framework
from webmcp_forms.readers.jsx.names import Nature
from webmcp_forms.readers.jsx.values import TRUE_OR_FALSE, Maybe, Record, Value, text_of
from webmcp_forms.records import record


@record
class Rendering:
    """What reaches the page: a text, or nothing (None), or, where it `is_open`, a text that is not known.

    One that `is_conditional` is missing from some renderings. `loses` is what the value reads as, on or off, where the
    framework makes the opposite of it.
    """

    text: Text | None
    is_open: bool = False
    is_conditional: bool = False
    loses: bool | None = None


ABSENT = Rendering(None)
_OPEN = Rendering(None, is_open=True)
_SWITCHED = Rendering(None, is_open=True, is_conditional=True)


def render(kind: Nature, value: Value, framework: Framework | None, *, is_component: bool) -> Rendering:
    """What an attribute becomes; no framework is one that is not known.

    What a component makes of its attributes is not known. It is taken to hand them on.
    """
    if kind is Nature.BOOLEAN:
        return _boolean(value, empty_is_off=bool(framework and framework.empty_is_off and not is_component))
    if isinstance(value, Maybe) and not _is_truth(value):
        return replace(render(kind, value.value, framework, is_component=is_component), is_conditional=True)
    if kind is Nature.HANDLER:
        return ABSENT if value is None or isinstance(value, bool) else _plain(value)
    if kind is Nature.SPELLED_OUT or not _is_truth(value):
        return Rendering(str(value).lower()) if isinstance(value, bool) else _plain(value)
    return _truth(value, framework, is_component=is_component)


def _plain(value: Value) -> Rendering:
    text = text_of(value)
    return _OPEN if text is None and value is not None else Rendering(text)


def _boolean(value: Value, *, empty_is_off: bool) -> Rendering:
    """A boolean attribute of HTML."""
    match value:
        case None | False:
            return ABSENT
        case True | Record():
            return Rendering("")
        case str() if value or not empty_is_off:
            return Rendering(value)
        case float() if value:
            return Rendering("")
        case MixedText() if any(isinstance(part, str) for part in value.parts):
            return Rendering(value)
        case str() | float():
            return ABSENT
        case _:
            return _SWITCHED


def _is_truth(value: Value) -> bool:
    """Whether a value is true or false, or true or nothing."""
    if isinstance(value, Maybe):
        value = value.value
    return isinstance(value, bool) or value is TRUE_OR_FALSE


def _truth(value: Value, framework: Framework | None, *, is_component: bool) -> Rendering:
    """An attribute that HTML does not know as boolean, given something true or false."""
    truths = _truths(value.value if isinstance(value, Maybe) else value)
    loses = _loss(truths, framework) if framework else None
    if framework is None or is_component:
        return Rendering("", is_conditional=True, loses=loses) if True in truths else replace(ABSENT, loses=loses)
    results = [framework.true if truth else framework.false for truth in truths]
    texts = {result for result in results if result is not None}
    if not texts:
        return replace(ABSENT, loses=loses)
    is_conditional = isinstance(value, Maybe) or None in results
    if len(texts) > 1:
        return Rendering(None, is_open=True, is_conditional=is_conditional, loses=loses)
    return Rendering(texts.pop(), is_conditional=is_conditional, loses=loses)


def _truths(value: Value) -> tuple[bool, ...]:
    return (value,) if isinstance(value, bool) else (True, False)


def _loss(truths: tuple[bool, ...], framework: Framework) -> bool | None:
    """What the framework turns into its opposite, if anything."""
    if True in truths and framework.true is None:
        return True
    return False if False in truths and framework.false is not None else None
