"""Which stretches of a script run when a field changes, and the functions and variables of a script by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from webmcp_forms.linter.suitability.script_effects import Program
from webmcp_forms.readers.script_tokens import Token

EVENTS = frozenset({"change", "input", "click", "keyup", "blur", "select2:select", "changed.bs.select"})
"""The events that a field has when a person changes it."""

_PROPERTIES = frozenset({"onchange", "oninput", "onclick", "onkeyup"})
_CALLS = frozenset({"addEventListener", "on", "bind", "delegate", "live"})
_SHORTHANDS = frozenset({"change", "click", "keyup", "input"})
_MOST_TOKENS = 4000
_MOST_RANGES = 12
_MOST_PARAMETERS = 24
_MOST_LOOPED = 24


class Listener(NamedTuple):
    """What runs: the tokens that name what is listened to, the event, and the range of tokens that runs."""

    target: tuple[Token, ...]
    event: str
    start: int
    end: int


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True, eq=False)
class Listeners:
    """The listeners, functions and variables of one script."""

    program: Program
    _called: dict[tuple[int, int], Sequence[tuple[int, int]]] = field(default_factory=dict)

    @cached_property
    def all(self) -> tuple[Listener, ...]:
        """All listeners for changes, in order."""
        return tuple(self._found())

    @cached_property
    def functions(self) -> Mapping[str, tuple[int, int]]:
        """The range of tokens of each function, by its name."""
        tokens = self.program.tokens
        found: dict[str, tuple[int, int]] = {}
        for place, token in enumerate(tokens):
            if token.text == "function" and place + 2 < len(tokens) and tokens[place + 2].text == "(":
                self._add(found, tokens[place + 1].text, place + 2)
            elif token.text in ("=", ":") and not token.is_string and 0 < place < len(tokens) - 2:
                following = tokens[place + 1].text
                name = tokens[place - 1]
                may_start = following in ("function", "async", "(") or tokens[place + 2].text == "="
                end = self._function_end(place + 1) if may_start and _is_name(name.text) else None
                if end:
                    found.setdefault(name.text, (place + 1, end))
        return found

    @cached_property
    def parameters(self) -> frozenset[str]:
        """The names of parameters of functions, which stand for anything."""
        tokens = self.program.tokens
        found: set[str] = set()
        for place, token in enumerate(tokens):
            if token.text == "=" and place + 1 < len(tokens) and tokens[place + 1].text == ">" and place > 0:
                start = self.program.partners.get(place - 1, place - 1)
                found.update(one.text for one in tokens[start:place][:_MOST_PARAMETERS] if _is_name(one.text))
            elif token.text == "(" and place > 0 and "function" in (tokens[place - 1].text, tokens[place - 2].text):
                end = self.program.partners.get(place, place)
                found.update(one.text for one in tokens[place:end][:_MOST_PARAMETERS] if _is_name(one.text))
        return frozenset(found)

    @cached_property
    def variables(self) -> Mapping[str, tuple[Token, ...]]:
        """What each variable is first set to, as far as it is one chain: `const state = form.elements.state`."""
        tokens = self.program.tokens
        found: dict[str, tuple[Token, ...]] = {}
        for place, token in enumerate(tokens):
            is_set = token.text == "=" and not token.is_string and 0 < place < len(tokens) - 1
            if is_set and tokens[place + 1].text != "=" and _is_name(tokens[place - 1].text):
                is_property = place > 1 and tokens[place - 2].text == "."
                value = tuple(self._chain_from(place + 1))
                if value and not is_property:
                    found.setdefault(tokens[place - 1].text, value)
        return found

    @cached_property
    def loops(self) -> Mapping[str, tuple[Token, ...]]:
        """The strings that each variable of a loop over a list stands for: `for (const id of ["a", "b"])`."""
        tokens, partners = self.program.tokens, self.program.partners
        found: dict[str, tuple[Token, ...]] = {}
        for place, token in enumerate(tokens):
            end = partners.get(place, 0)
            members = tokens[place + 1 : end][:_MOST_LOOPED] if token.text == "[" and not token.is_string else ()
            if members and members[0].is_string and (name := self._looping(place, end)):
                found.setdefault(name, tuple(member for member in members if member.is_string))
        return found

    def _looping(self, start: int, end: int) -> str:
        """What a loop calls the members of a list that starts and ends at tokens, or ""."""
        before = [token.text for token in self.program.tokens[max(start - 2, 0) : start]]
        if before[1:] == ["of"]:
            return before[0]
        after = [token.text for token in self.program.tokens[end + 1 : end + 6]]
        names = after[3:] if after[:3] == [".", "forEach", "("] else []
        return next(filter(_is_name, names), "")

    def reached(self, start: int, end: int) -> Sequence[tuple[int, int]]:
        """A range of tokens and those of the functions that it calls, and that these call."""
        ranges = [(start, end)]
        for stretch in ranges:
            if len(ranges) > _MOST_RANGES:
                break
            if stretch not in self._called:
                self._called[stretch] = tuple(dict.fromkeys(self._calls(*stretch)))
            ranges += [called for called in self._called[stretch] if called not in ranges]
        return ranges[:_MOST_RANGES]

    def _calls(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        tokens = self.program.tokens
        for place in range(start, min(end, start + _MOST_TOKENS, len(tokens))):
            if not tokens[place].is_string and (found := self.functions.get(tokens[place].text)):
                yield found

    def _add(self, found: dict[str, tuple[int, int]], name: str, bracket: int) -> None:
        end = self.program.partners.get(bracket)
        if end and _is_name(name) and end + 1 < len(self.program.tokens):
            body = self.program.partners.get(end + 1)
            if body:
                found.setdefault(name, (bracket, body))

    def _function_end(self, start: int) -> int | None:
        """Where a function expression ends that starts at a token, or None if it is none."""
        tokens, partners = self.program.tokens, self.program.partners
        place = start + 1 if tokens[start].text == "async" else start
        if place < len(tokens) and tokens[place].text == "function":
            while place < len(tokens) and tokens[place].text != "(":
                place += 1
            body = partners.get(place, -2) + 1
            return partners.get(body)
        if place < len(tokens) and tokens[place].text == "(":
            place = partners.get(place, -2)
        arrow = [token.text for token in tokens[place + 1 : place + 3]] if place >= 0 else []
        if arrow != ["=", ">"]:
            return None
        body = place + 3
        if body < len(tokens) and tokens[body].text == "{":
            return partners.get(body)
        return min(body + _expression_length(tokens, partners, body), len(tokens))

    def _chain_from(self, place: int) -> Iterator[Token]:
        """The tokens of a chain that starts at a token."""
        tokens, partners = self.program.tokens, self.program.partners
        is_first = True
        while place < len(tokens):
            token = tokens[place]
            if token.text in ("(", "[") and not token.is_string and not is_first and place in partners:
                yield from tokens[place : partners[place] + 1]
                place = partners[place] + 1
            elif _is_name(token.text) or (token.text in (".", "?") and not token.is_string):
                yield token
                place += 1
            else:
                return
            is_first = False

    def _found(self) -> Iterator[Listener]:
        tokens, partners = self.program.tokens, self.program.partners
        for place, token in enumerate(tokens):
            if token.is_string or place == 0 or tokens[place - 1].text != "." or place + 1 >= len(tokens):
                continue
            following = tokens[place + 1].text
            if token.text in _PROPERTIES and following == "=":
                end = self._function_end(place + 2) or place + 3
                yield self._listener(place, token.text[2:], place + 2, end)
            elif following == "(" and place + 1 in partners:
                end = partners[place + 1]
                event = tokens[place + 2].literal if place + 2 < len(tokens) and tokens[place + 2].is_string else None
                if token.text in _CALLS and event and EVENTS.intersection(event.split()):
                    yield self._listener(place, event.split()[0], place + 3, end, self._delegated(place + 3, end))
                elif token.text in _SHORTHANDS and end > place + 2:
                    yield self._listener(place, token.text, place + 2, end)

    def _delegated(self, start: int, end: int) -> tuple[Token, ...]:
        """The selector in `$(document).on("change", "#country", …)`."""
        tokens = self.program.tokens
        if start + 1 < end and tokens[start].text == "," and tokens[start + 1].is_string:
            return (tokens[start + 1],)
        return ()

    def _listener(self, place: int, event: str, start: int, end: int, delegated: tuple[Token, ...] = ()) -> Listener:
        return Listener(delegated or tuple(self.program.chain(place - 1)), event, start, end)


def _is_name(text: str) -> bool:
    return text[:1].isalpha() or text[:1] in ("_", "$")


def _expression_length(tokens: Sequence[Token], partners: Mapping[int, int], start: int) -> int:
    """How many tokens an expression has that is the body of an arrow function."""
    place = start
    while place < len(tokens):
        text = tokens[place].text
        if not tokens[place].is_string and text in (")", "]", "}", ",", ";"):
            break
        place = partners[place] + 1 if not tokens[place].is_string and partners.get(place, -1) > place else place + 1
    return place - start
