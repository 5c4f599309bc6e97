"""The comments in code that stands in a page: in the islands of a template, at the top of a component, in its scripts.

Strings are passed over, so that what looks like a comment in one is none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from webmcp_forms.expressions import Expression
from webmcp_forms.records import record

# One that is not closed goes on to the end of the line, in PHP to that of the code.
_STRINGS = r"\"(?:[^\"\\\n]|\\.)*+(?:\"|(?=\n)|\Z)|'(?:[^'\\\n]|\\.)*+(?:'|(?=\n)|\Z)"
_STRINGS_OF_LINES = r"\"(?:[^\"\\]|\\.)*+(?:\"|\Z)|'(?:[^'\\]|\\.)*+(?:'|\Z)"
_BLOCK = r"/\*(?P<block>.*?)(?:\*/|\Z)"

C_LIKE = Expression(rf"{_STRINGS}|`(?:[^`\\]|\\.)*+(?:`|\Z)|{_BLOCK}|//(?P<line>[^\n]*+)", re.DOTALL)
"""Strings and comments of JavaScript, Java, C# and the like; those of style sheets too."""
PHP = Expression(rf"{_STRINGS_OF_LINES}|{_BLOCK}|(?://|\#(?!\[))(?P<line>(?:(?!\?>)[^\n])*+)", re.DOTALL)
"""Strings and comments of PHP."""
HASH = Expression(rf"{_STRINGS}|(?P<block>(?!))|(?<![\w&])\#(?!\{{)(?P<line>[^\n]*+)", re.DOTALL)
"""Strings and comments of Ruby, Python and Elixir."""
HASH_LINES = Expression(r"(?P<block>(?!))|^(?:\{%-?)?[ \t]*\#(?P<line>[^\n]*+)", re.MULTILINE)
"""Comments of Liquid and of front matter, which have a line to themselves."""

# The star before each line of a block that documents something.
_STAR = Expression(r"^[ \t]*\*", re.MULTILINE)


@record
class CodeComment:
    """A comment, as offsets, and its text between the delimiters, which starts at `inner`."""

    start: int
    end: int
    inner: int
    text: str


def code_comments(code: str, syntax: Expression) -> Iterator[CodeComment]:
    """The comments of a piece of code, which is written as one of the expressions above says."""
    for match in syntax.finditer(code):
        if match.lastgroup:
            text = _STAR.sub(_blanked, match[match.lastgroup])
            yield CodeComment(match.start(), match.end(), match.start(match.lastgroup), text)


def _blanked(match: re.Match[str]) -> str:
    return " " * len(match[0])
