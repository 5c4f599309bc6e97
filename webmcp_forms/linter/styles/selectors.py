"""The selectors of a style rule that speak of tools, read with tinycss2."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any

from webmcp_forms.linter.styles.preludes import Prelude
from webmcp_forms.records import record
from webmcp_forms.source import Span

_FORGIVING = frozenset({"is", "where"})
# A longer prelude is none that people write.
_LONGEST = 10_000


@record
class Pseudo:
    """A pseudo-class in a selector, `:name`, in lower case, and its place in the style sheet.

    `colons` are two for what is written as a pseudo-element, and `is_called` says that arguments follow. `is_forgiven`
    says that it stands in a list of which browsers drop just the part that they do not know.
    """

    name: str
    span: Span
    colons: int
    is_called: bool
    is_forgiven: bool


@record
class StyleRule:
    """The pseudo-classes of each selector of a rule, in order."""

    selectors: Sequence[Sequence[Pseudo]]
    is_guarded: bool


def style_rule(prelude: Prelude) -> StyleRule | None:
    """The selectors of a rule; None for one that is too long."""
    if len(prelude.text) > _LONGEST:
        return None
    import tinycss2

    tokens: list[Any] = tinycss2.parse_component_value_list(prelude.text, skip_comments=True)
    lines = [0, *accumulate(len(line) + 1 for line in prelude.text.split("\n"))]
    places = _Places(prelude.start, lines)
    selectors = [tuple(_pseudos(selector, places, is_forgiven=False)) for selector in _split(tokens)]
    return StyleRule(selectors, prelude.is_guarded)


@record
class _Places:
    """The way from lines and columns of a prelude to offsets of its style sheet."""

    start: int
    lines: Sequence[int]

    def offset(self, token: Any) -> int:  # noqa: ANN401  # tinycss2 has no types
        """Where a token starts."""
        line: int = token.source_line
        column: int = token.source_column
        return self.start + self.lines[line - 1] + column - 1


def _split(tokens: Sequence[Any]) -> Iterator[Sequence[Any]]:
    """The selectors of a list."""
    selector: list[Any] = []
    for token in tokens:
        if token.type == "literal" and token.value == ",":
            yield selector
            selector = []
        else:
            selector.append(token)
    yield selector


def _pseudos(tokens: Sequence[Any], places: _Places, *, is_forgiven: bool) -> Iterator[Pseudo]:
    """The pseudo-classes among tokens, those in functions included."""
    pending: list[tuple[Sequence[Any], bool]] = [(tokens, is_forgiven)]
    while pending:
        level, forgiven = pending.pop()
        colons = 0
        for token in level:
            if token.type == "function":
                pending.append((token.arguments, forgiven or token.lower_name in _FORGIVING))
            if colons and token.type in ("ident", "function"):
                yield _pseudo(token, places, colons, is_forgiven=forgiven)
            colons = colons + 1 if token.type == "literal" and token.value == ":" else 0


def _pseudo(token: Any, places: _Places, colons: int, *, is_forgiven: bool) -> Pseudo:  # noqa: ANN401  # see above
    is_called = token.type == "function"
    start = places.offset(token)
    name: str = token.lower_name if is_called else token.lower_value
    written: str = token.name if is_called else token.value
    return Pseudo(name, Span(start - colons, start + len(written)), colons, is_called, is_forgiven)
