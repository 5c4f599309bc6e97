"""What the request of a form says: its method, what spoofs it, its address, and the code that takes its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from webmcp_forms.document.nodes import Element, Hole, Text, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.intent.clues import Clue, Said, clue, quoting_clues, said_clues
from webmcp_forms.linter.intent.hidden_names import REQUEST_TOKEN
from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.linter.intent.lexicon import Lexicon
from webmcp_forms.linter.intent.parts import FormParts
from webmcp_forms.linter.intent.sayings import STRONG, Saying, name_sayings, parameter_sayings, text_sayings, warnings
from webmcp_forms.linter.intent.speech import Speech
from webmcp_forms.linter.intent.state_words import state_kind
from webmcp_forms.linter.intent.vocabulary import VerbPlace
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.request_methods import (
    CHANGING_METHODS,
    HTMX_PREFIXES,
    SPOOFING_NAMES,
    Spoofed,
    senders,
)
from webmcp_forms.linter.where import Where

_HANDLER = Expression(
    r"onsubmit|(?:@|v-on:|x-on:|on:|wire:)submit(?:[.|].*)?|\((?:ng)?submit\)|ng-submit|onclick|(?:@|v-on:|x-on:|on:|wire:)click.*"
)
_CONFIRMING = ("data-confirm", "data-turbo-confirm", "hx-confirm", "wire:confirm", "data-confirm-message", "data-swal")
_CONFIRM_CALL = Expression(r"confirm\(\s*(?:'([^']{1,300})'|\"([^\"]{1,300})\")")
_ROUTE = Expression(r"['\"]([\w.:/-]{2,80})['\"]|(?<![\w.])((?:\w+\.)*\w+(?:_path|_url))\b")
_NAMES = Expression(r"[A-Za-z_$][\w$]{2,60}")
_NUMBERED = Expression(r"\d")
_SUFFIX = Expression(r"\.(?:php|html?|aspx?|jsp|do|action|cgi|json)$")
_ORIGIN = Expression(r"^[a-z][a-z+.-]*:(?://[^/?#]*)?|^//[^/?#]*")
_NOISE = frozenset(
    {"index", "api", "admin", "wp", "wp-admin", "cgi", "bin", "app", "web", "public", "main", "default", "en", "rest"}
)
_LONGEST_ADDRESS = 300
_LONGEST_VALUE = 80
_MOST_SEGMENTS = 3
_CSRF_OF_LARAVEL = "_token"
_MOST_HIDDEN = 200
_ADDRESSES = ("formaction", *(prefix + method for prefix in HTMX_PREFIXES for method in sorted(CHANGING_METHODS)))
_NO_VALUE_KINDS = frozenset({"hidden", "submit", "image", "reset", "button", "fieldset", "output", "object"})
_KEY = frozenset({"token", "key", "sig", "signature", "hash", "nonce", "jeton", "hmac", "uid", "jwt", "ticket"})


def request_clues(parts: FormParts, speech: Speech) -> Iterator[Clue]:
    """The clues in how and where a form is sent."""
    tool = parts.tool
    if parts.method == "get":
        yield from _get_clues(tool)
    yield from _deleting(tool, parts.spoofed)
    for element, attribute in _addresses(tool):
        yield from _address_clues(element, attribute, speech.names, is_order=parts.method == "post")
    for element in senders(tool):
        yield from _handler_clues(element, speech.names)


def _get_clues(tool: ToolForm) -> Iterator[Clue]:
    hidden = [words(control.name) for control in tool.form.controls if control.kind == "hidden"]
    if any(not _KEY.isdisjoint(name) and not REQUEST_TOKEN.end(name) for name in hidden):
        return  # a link from a mail, which does something at once
    has_fields = any(control.kind not in _NO_VALUE_KINDS for control in tool.form.controls)
    source = "method get" if has_fields else "method get without fields"
    yield clue(Kind.QUERY, source, "sent by GET", Where(tool.element, "method"))


def _deleting(tool: ToolForm, spoofed: Spoofed | None) -> Iterator[Clue]:
    if spoofed and spoofed.method == "delete":
        written = Where(spoofed.element, spoofed.attribute) if spoofed.element else _inside(tool, spoofed.shown)
        yield _deletion(spoofed.shown, written)
    for element in senders(tool):
        for name in (f"{prefix}delete" for prefix in HTMX_PREFIXES):
            if element.has(name):
                yield _deletion(name, Where(element, name), element.show(name))


def _inside(tool: ToolForm, words: str) -> Where:
    return Where(tool.element, is_content=True, words=words)


def _deletion(called: str, where: Where, text: str = "") -> Clue:
    return replace(clue(Kind.DESTRUCTIVE, "method delete", called, where, text), takes_away=True)


def _addresses(tool: ToolForm) -> Iterator[tuple[Element, str]]:
    """Where the addresses stand that a form is sent to."""
    if tool.element.has("action"):
        yield tool.element, "action"
    for element in senders(tool):
        yield from ((element, name) for name in _ADDRESSES if element.has(name))


def _address_clues(element: Element, attribute: str, lexicons: Sequence[Lexicon], *, is_order: bool) -> Iterator[Clue]:
    address = _known_address(element.attributes[attribute])[:_LONGEST_ADDRESS]
    path, _, query = _ORIGIN.sub("", address).partition("#")[0].partition("?")
    said = Said("address", attribute, element.show(attribute), Where(element, attribute))
    yield from said_clues(said, name_sayings(_significant(path), lexicons, verb=VerbPlace.LAST, is_order=is_order))
    for parameter in query.split("&")[:_MOST_SEGMENTS] if query else ():
        name, _, value = parameter.partition("=")
        yield from said_clues(said, parameter_sayings(name, value, lexicons))


def _known_address(text: Text) -> str:
    """An address with the routes and functions that its holes name."""
    if isinstance(text, str):
        return text
    return "".join(_route(part) if isinstance(part, Hole) else part for part in text.parts)


def _route(hole: Hole) -> str:
    found = [match[1] or match[2] for match in _ROUTE.finditer(hole.source[:_LONGEST_ADDRESS])]
    if not found and hole.source.startswith("{") and not hole.source.startswith(("{{", "{%")):
        found = _NAMES.findall(hole.source[:_LONGEST_ADDRESS])
    return "/".join(found[:2])


def _significant(path: str) -> str:
    """The last segments of a path that are words."""
    segments = [_SUFFIX.sub("", segment) for segment in path.replace(".", "/").replace(":", "/").split("/")]
    named = [one for one in segments if one and not _NUMBERED.search(one) and one.lower() not in _NOISE]
    return "/".join(named[-_MOST_SEGMENTS:])


def _handler_clues(element: Element, lexicons: Sequence[Lexicon]) -> Iterator[Clue]:
    for name, value in element.attributes.items():
        if name in _CONFIRMING:
            yield from _confirmation_clues(
                Said("confirmation", name, element.show(name), Where(element, name)), lexicons
            )
        elif value and _HANDLER.fullmatch(name):
            shown = element.show(name)[:_LONGEST_ADDRESS]
            if asked := _CONFIRM_CALL.search(shown):
                said = Said("confirmation", name, asked[1] or asked[2], Where(element, name))
                yield from _confirmation_clues(said, lexicons)
            for called in _NAMES.findall(shown)[:_MOST_SEGMENTS]:
                said = Said("handler", name, called, Where(element, name, words=called))
                yield from said_clues(said, (one for one in name_sayings(called, lexicons) if one.strength >= STRONG))


def _confirmation_clues(said: Said, lexicons: Sequence[Lexicon]) -> Iterator[Clue]:
    yield clue(Kind.DESTRUCTIVE, "danger", f"{said.called} asks first", said.where, said.text)
    yield from quoting_clues(said, text_sayings(said.text, lexicons))
    yield from quoting_clues(said, warnings(said.text, lexicons))


def hidden_clues(parts: FormParts, speech: Speech) -> Iterator[Clue]:
    """The clues in the hidden inputs of a form, such as `command=wipe`, or `status=cancelled` where that is set."""
    for control in parts.tool.form.controls[:_MOST_HIDDEN]:
        is_token = control.name == _CSRF_OF_LARAVEL or REQUEST_TOKEN.end(words(control.name))
        if control.kind == "hidden" and not is_token and control.name.lower() not in SPOOFING_NAMES:
            value = literal(control.element.get("value")) or ""
            value = value if len(value) <= _LONGEST_VALUE else ""
            said = Said("hidden", "hidden input", f"{control.name}={value}", Where(control.element))
            yield from said_clues(said, parameter_sayings(control.name, value, speech.names))
            kind = state_kind(control.name, value) if parts.method != "get" else None
            if kind:
                yield from said_clues(said, (Saying(kind, STRONG, 0, len(said.text)),))
