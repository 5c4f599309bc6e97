"""The comments in code that stands in a page: in the islands of a template, at the top of a component, in its scripts.

Strings are passed over, so that what looks like a comment in one is none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Protocol

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.script_tokens import REGULAR_EXPRESSION, script_matches
from webmcp_forms.records import record


class Syntax(Protocol):
    """What finds the comments of a language: what is in one is the group `line` or `block` of its match."""

    @property
    def finditer(self) -> Callable[..., Iterator[re.Match[str]]]:
        """Matches of a text, in order and without overlap, of comments and of what holds none."""


class _Script:
    """Scripts nest, so that no regular expression tells their strings."""

    @property
    def finditer(self) -> Callable[..., Iterator[re.Match[str]]]:
        return script_matches


# One that is not closed goes on to the end of the line, in PHP to that of the code, where a backslash may stand alone.
_STRINGS = r"\"(?:[^\"\\\n]|\\.)*+(?:\"|(?=\n)|\\?\Z)|'(?:[^'\\\n]|\\.)*+(?:'|(?=\n)|\\?\Z)"
_STRINGS_OF_LINES = r"\"(?:[^\"\\]|\\.)*+(?:\"|\\?\Z)|'(?:[^'\\]|\\.)*+(?:'|\\?\Z)"
# These go on over lines: those in three quotes, and those of C# after an at sign, in which a backslash is one.
_TRIPLE = r"\"\"\".*?(?:\"\"\"|\Z)"
_TRIPLE_SINGLE = r"'{3}.*?(?:'{3}|\Z)"
_VERBATIM = r"(?:@\$?|\$@)\"(?:[^\"]|\"\")*+(?:\"|\Z)"
# The first groups of their expressions, for they refer to these by number. A heredoc ends with the word it starts with.
_HEREDOC_REST = r"([\"']?)(\w++)\1[^\n]*+(?=\n).*?(?:\n[ \t]*+\2\b|\Z)"
_PHP_HEREDOC = rf"<<<[ \t]*+{_HEREDOC_REST}"
# Without a sign, what is not in capitals is appended to something.
_RUBY_HEREDOC = rf"(?:<<[~-]|(?<=[\s=(,])<<(?=[\"']?[A-Z]{{2}})){_HEREDOC_REST}"
_RUBY_WORDS = "|".join(
    rf"(?<!\w)%[wWiIqQ]\{opening}(?:[^\{closing}\\]|\\.)*+(?:\{closing}|\\?\Z)"
    for opening, closing in ("[]", "()", "{}", "<>", "||", "!!")
)
_RUBY_REGULAR_EXPRESSION = rf"(?:[=~(,|&!]|~r)[ \t]*+{REGULAR_EXPRESSION}"
_BLOCK = r"/\*(?P<block>.*?)(?:\*/|\Z)"

SCRIPT: Syntax = _Script()
"""Strings and comments of JavaScript."""
C_LIKE: Syntax = Expression(rf"{_TRIPLE}|{_VERBATIM}|{_STRINGS}|{_BLOCK}|//(?P<line>[^\n]*+)", re.DOTALL)
"""Strings and comments of Java, C# and the like; those of style sheets too."""
PHP: Syntax = Expression(
    rf"{_PHP_HEREDOC}|{_STRINGS_OF_LINES}|{_BLOCK}|(?://|\#(?!\[))(?P<line>(?:(?!\?>)[^\n])*+)", re.DOTALL
)
"""Strings and comments of PHP."""
HASH: Syntax = Expression(
    rf"{_RUBY_HEREDOC}|{_TRIPLE}|{_TRIPLE_SINGLE}|{_STRINGS}|{_RUBY_WORDS}|{_RUBY_REGULAR_EXPRESSION}"
    r"|(?P<block>(?!))|(?<![\w&])\#(?!\{)(?P<line>[^\n]*+)",
    re.DOTALL,
)
"""Strings and comments of Ruby, Python and Elixir."""
_HASH_LINE = r"^(?:\{%-?)?[ \t]*\#(?P<line>[^\n]*+)"
HASH_LINES: Syntax = Expression(rf"(?P<block>(?!))|{_HASH_LINE}", re.MULTILINE)
"""Comments of front matter, which have a line to themselves."""
LIQUID: Syntax = Expression(
    rf"^[ \t]*+comment[ \t]*+\n(?P<block>(?s:.*?))(?:^[ \t]*+endcomment\b|\Z)|{_HASH_LINE}", re.MULTILINE
)
"""Comments of Liquid, which have lines to themselves, and of front matter."""

_GROUPS = frozenset({"line", "block"})
# The star before each line of a block that documents something.
_STAR = Expression(r"^[ \t]*\*", re.MULTILINE)


@record
class CodeComment:
    """A comment, as offsets, and its text between the delimiters, which starts at `inner`."""

    start: int
    end: int
    inner: int
    text: str


def code_comments(code: str, syntax: Syntax) -> Iterator[CodeComment]:
    """The comments of a piece of code, which is written as one of the above says."""
    for match in syntax.finditer(code):
        if match.lastgroup in _GROUPS:
            text = _STAR.sub(_blanked, match[match.lastgroup])
            yield CodeComment(match.start(), match.end(), match.start(match.lastgroup), text)


def _blanked(match: re.Match[str]) -> str:
    return " " * len(match[0])
