"""What a stretch of script does to parts of a form: hides, shows, enables, disables or fills them.

Nothing is run and no value is followed. What matters is the start of a chain, `document.getElementById("state")` or
`$("#state")` or `form.state`, and what is done at its end: `.disabled = …`, `.hide()`, `.innerHTML = …`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from webmcp_forms.readers.script_tokens import Token, script_tokens
from webmcp_forms.records import record

_SET = frozenset(
    {"innerHTML", "outerHTML", "disabled", "hidden", "required", "display", "visibility", "className", "readOnly"}
)
_SET |= frozenset({"length", "src"})
_FILL = frozenset(
    {"innerHTML", "outerHTML", "append", "appendChild", "insertAdjacentHTML", "html", "load", "replaceChildren"}
)
_FILL |= frozenset({"add", "prepend", "replaceWith", "length", "empty"})
_CALLED = _FILL - {"innerHTML", "outerHTML", "length"} | frozenset(
    {"show", "hide", "toggle", "slideToggle", "slideDown", "slideUp", "fadeIn", "fadeOut", "fadeToggle", "collapse"}
    | {"prop", "attr", "removeAttr", "setAttribute", "removeAttribute", "toggleAttribute", "toggleClass", "addClass"}
    | {
        "removeClass",
        "remove",
        "css",
        "setProperty",
        "chained",
        "chainedTo",
        "remoteChained",
        "depdrop",
        "enable",
        "disable",
    }
)
_ARGUED = frozenset(
    {"prop", "attr", "removeAttr", "setAttribute", "removeAttribute", "toggleAttribute", "css", "setProperty"}
)
_STATES = frozenset({"disabled", "hidden", "required", "readonly", "style", "display", "visibility", "readOnly"})
_CLASS_CALLS = frozenset({"toggleClass", "addClass", "removeClass", "add", "remove", "toggle"})
_HIDING = (
    "hidden",
    "hide",
    "none",
    "show",
    "open",
    "active",
    "visible",
    "collapse",
    "disabled",
    "invisible",
    "expanded",
)
_OPENING = {"(": ")", "[": "]", "{": "}"}
_CLOSING = frozenset(_OPENING.values())
_MOST_STEPS = 60


class Effect(NamedTuple):
    """Something that is done: the tokens that name what it is done to, how, and where that stands in the script."""

    receiver: tuple[Token, ...]
    verb: str
    start: int
    end: int
    is_filling: bool


@record
class Program:
    """The tokens of a script, and for each bracket the place of its counterpart."""

    text: str
    tokens: Sequence[Token]
    partners: Mapping[int, int]

    def effects(self, start: int, end: int) -> Iterator[Effect]:
        """What the tokens from `start` to `end` do."""
        for place in range(start, min(end, len(self.tokens))):
            token = self.tokens[place]
            if token.is_string or place < 1 or self.tokens[place - 1].text != ".":
                continue
            if (token.text in _SET and self._is_assigned(place)) or (token.text in _CALLED and self._is_meant(place)):
                receiver = tuple(self.chain(place - 1))
                if receiver:
                    yield Effect(
                        receiver, token.text, receiver[0].start, token.start + len(token.text), token.text in _FILL
                    )

    def _is_assigned(self, place: int) -> bool:
        following = [token.text for token in self.tokens[place + 1 : place + 4]]
        if following[:1] == ["="]:
            return following[1:2] != ["="]
        return following[:2] in (["+", "="], ["|", "="], ["^", "="])

    def _is_meant(self, place: int) -> bool:
        """Whether a call hides, shows, enables or fills something; most of these do other things too."""
        if place + 1 >= len(self.tokens) or self.tokens[place + 1].text != "(":
            return False
        verb = self.tokens[place].text
        end = self.partners.get(place + 1, place + 1)
        arguments = [token for token in self.tokens[place + 2 : min(end, place + 2 + _MOST_STEPS)] if token.is_string]
        if verb in _ARGUED:
            return any(token.text[1:-1] in _STATES for token in arguments) or self._has_key(place + 2, end, _STATES)
        before = self.tokens[place - 2].text if place > 1 else ""
        if verb in _CLASS_CALLS and (before == "classList" or verb.endswith("Class")):
            return any(any(stem in token.text.lower() for stem in _HIDING) for token in arguments)
        if verb == "remove" and end == place + 2:
            return True
        return verb not in ("add", "remove") or before == "options"

    def _has_key(self, start: int, end: int, keys: frozenset[str]) -> bool:
        return any(token.text in keys for token in self.tokens[start : min(end, start + _MOST_STEPS)])

    def chain(self, dot: int) -> Iterator[Token]:
        """The tokens of the chain that ends before a dot, in order."""
        place = dot - 1
        steps = 0
        while place >= 0 and steps < _MOST_STEPS:
            steps += 1
            text = self.tokens[place].text
            if text in _CLOSING and not self.tokens[place].is_string and place in self.partners:
                if text == "}":
                    break
                place = self.partners[place] - 1
                if place >= 0 and not _is_part(self.tokens[place]):
                    break
                continue
            if not _is_part(self.tokens[place]):
                break
            if place > 0 and self.tokens[place - 1].text == "." and not self.tokens[place - 1].is_string:
                place -= 2
                if place >= 0 and self.tokens[place].text == "?":
                    place -= 1
                continue
            place -= 1
            break
        return iter(self.tokens[max(place + 1, 0) : dot])


def _is_part(token: Token) -> bool:
    """Whether a token can be the last of a chain: a name, or a string that a method is called on."""
    return not token.is_string and (token.text[0].isalnum() or token.text[0] in "_$")


def program(text: str) -> Program:
    """The program of a script."""
    tokens = tuple(script_tokens(text))
    return Program(text, tokens, _partners(tokens))


def _partners(tokens: Sequence[Token]) -> Mapping[int, int]:
    found: dict[int, int] = {}
    open_brackets: list[int] = []
    for place, token in enumerate(tokens):
        if token.is_string:
            continue
        if token.text in _OPENING:
            open_brackets.append(place)
        elif token.text in _CLOSING and open_brackets:
            opened = open_brackets.pop()
            if _OPENING[tokens[opened].text] == token.text:
                found[opened], found[place] = place, opened
    return found
