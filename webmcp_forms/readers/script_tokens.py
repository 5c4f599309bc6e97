"""JavaScript as a stream of tokens: enough to see calls and object literals, and nothing of what they mean.

Comments and regular expressions are no tokens. Each stretch of text in a template literal is one token, and what stands
in its `${}` is tokens like any other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from webmcp_forms.expressions import Expression

_SKIPPED = r"\s++|//(?P<line>[^\n\r]*+)|/\*(?P<block>(?s:.*?))(?:\*/|\Z)"
_TEMPLATE_TEXT = r"(?:[^`\\$]|\\(?s:.)|\$(?!\{))*+(?:`|\$\{|\\?\Z)"
# A string without an end goes to the end of its line.
_STRING = rf""""(?:[^"\\\n]|\\(?s:.))*+"?|'(?:[^'\\\n]|\\(?s:.))*+'?|`{_TEMPLATE_TEXT}"""
# Bounded, so that text which only looks like the start of one is not read to its end again and again.
REGULAR_EXPRESSION = r"/(?![*/])(?:[^/\\\[\n]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n]){0,500}+\]){1,2000}+/\w*+"
"""A regular expression, where a slash does not divide."""

_REST = rf"(?P<string>{_STRING})|(?P<word>[\w$]++)|(?P<mark>(?s:.))"
_TOKEN = Expression(rf"{_SKIPPED}|{_REST}")
_OPERAND = Expression(rf"{_SKIPPED}|{REGULAR_EXPRESSION}|{_REST}")
_TEMPLATE_REST = Expression(rf"(?P<string>\}}{_TEMPLATE_TEXT})")
# After the last of them, the slash is that of an end tag.
_ENDS_OPERAND = frozenset(")]}<")
_TOKENS = frozenset({"string", "word", "mark"})
_EXPECTS_OPERAND = frozenset(
    {"await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return", "throw", "typeof", "void"}
)


class Token(NamedTuple):
    """A word (names, keywords, numbers), a string with its quotes, or one character of anything else."""

    text: str
    start: int
    is_string: bool

    @property
    def literal(self) -> str | None:
        """The value of a string that stands for itself, else None."""
        inner = self.text[1:-1]
        is_whole = self.is_string and len(self.text) > 1 and self.text[0] == self.text[-1]
        return inner if is_whole and "\\" not in inner else None


def script_tokens(text: str) -> Iterator[Token]:
    """The tokens of a script in order; any text at all has some."""
    for match in script_matches(text):
        if match.lastgroup in _TOKENS:
            yield _token(match)


def script_matches(text: str) -> Iterator[re.Match[str]]:
    """All that a script is made of, in order: what is in a comment is the group `line` or `block` of its match."""
    position = 0
    expects_operand = True
    # For each open `${`, how many braces are open in it.
    braces: list[int] = []
    while position < len(text):
        is_template_rest = bool(braces) and not braces[-1] and text[position] == "}"
        pattern = _TEMPLATE_REST if is_template_rest else _OPERAND if expects_operand else _TOKEN
        match = pattern.match(text, position)
        if match is None:
            return
        yield match
        position = match.end()
        if match.lastgroup in _TOKENS:
            token = _token(match)
            if is_template_rest:
                braces.pop()
            _count_braces(braces, token)
            expects_operand = _expects_operand(token, match.lastgroup)
        elif match.lastgroup is None and not match[0].isspace():
            expects_operand = False


def _token(match: re.Match[str]) -> Token:
    return Token(match[0], match.start(), match.lastgroup == "string")


def _count_braces(braces: list[int], token: Token) -> None:
    if token.is_string:
        braces += [0] if token.text[0] in "`}" and token.text.endswith("${") else []
    elif braces and token.text in ("{", "}"):
        braces[-1] += 1 if token.text == "{" else -1


def _expects_operand(token: Token, kind: str | None) -> bool:
    """Whether a slash after a token starts a regular expression and does not divide."""
    if kind == "word":
        return token.text in _EXPECTS_OPERAND
    return token.text.endswith("${") if token.is_string else token.text not in _ENDS_OPERAND
