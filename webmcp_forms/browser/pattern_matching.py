"""Whether a value matches a `pattern`, in bounded time whatever both are.

The sets of positions that can be reached move through the tree of the pattern, so that nothing is tried twice. Single
characters, and the few patterns that need more, are left to regress.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from webmcp_forms.browser.pattern_syntax import (
    Assertion,
    Characters,
    Choice,
    Look,
    Node,
    Opaque,
    Repetition,
    Sequence,
    parse_pattern,
)
from webmcp_forms.browser.patterns import compiles
from webmcp_forms.expressions import Expression

Positions = frozenset[int]

_MOST_WORK = 2_000_000
_LONGEST_BACKTRACKED = 16
# Half a character, which the engine does not take.
_SURROGATE = Expression("[\ud800-\udfff]")
_ESCAPE = Expression(r"(?s)\\.|[&<>]")


class TooMuchWorkError(Exception):
    """Raised inside this module where an answer would take too long or needs more than sets of positions."""


@dataclass(slots=True)
class _Subject:
    """The value and what work is left."""

    text: str
    work: int = _MOST_WORK

    def spend(self, amount: int) -> None:
        self.work -= amount + 1
        if self.work < 0:
            raise TooMuchWorkError


def matches(pattern: str, value: str) -> bool | None:
    """Whether the browser finds a value to match a pattern, all of it; None when that takes too long to find out.

    A pattern that does not compile matches everything: the browser does not use it.
    """
    if not compiles(pattern):
        return True
    tree = _parse(pattern)
    if tree is None or not (value.isascii() or _SURROGATE.search(value) is None):
        return None
    try:
        return len(value) in _after(tree, frozenset({0}), _Subject(value))
    except TooMuchWorkError:
        return _backtrack(pattern, value) if len(value) <= _LONGEST_BACKTRACKED else None


@lru_cache(maxsize=256)
def _parse(pattern: str) -> Node | None:
    return parse_pattern(pattern)


def _after(node: Node, positions: Positions, subject: _Subject) -> Positions:
    """Where a part of the pattern may end that starts at any of the positions."""
    subject.spend(len(positions))
    match node:
        case Characters(source, flags):
            text = subject.text
            return frozenset(at + 1 for at in positions if at < len(text) and _is_in(source, flags, text[at]))
        case Sequence(items):
            for item in items:
                if not positions:
                    break
                positions = _after(item, positions, subject)
            return positions
        case Choice(alternatives):
            return frozenset().union(*(_after(alternative, positions, subject) for alternative in alternatives))
        case Repetition():
            return _repeat(node, positions, subject)
        case Look():
            return frozenset(at for at in positions if _looks(node, at, subject))
        case Assertion(source, flags):
            return frozenset(at for at in positions if _holds(source, flags, subject.text, at))
        case Opaque():
            raise TooMuchWorkError


def _repeat(node: Repetition, positions: Positions, subject: _Subject) -> Positions:
    if isinstance(node.node, Characters) and len(positions) == 1:
        return _run(node.node, node, min(positions), subject)
    for _ in range(node.least):
        before, positions = positions, _after(node.node, positions, subject)
        if not positions or positions == before:
            break
    reached, new, rounds = set(positions), positions, node.least
    while new and (node.most is None or rounds < node.most):
        new = _after(node.node, new, subject) - reached
        reached |= new
        rounds += 1
    return frozenset(reached)


def _run(characters: Characters, node: Repetition, start: int, subject: _Subject) -> Positions:
    """Where a repetition of one character may end: after as many of them as stand there in a row, or fewer."""
    text = subject.text
    last = len(text) if node.most is None else min(start + node.most, len(text))
    end = start
    while end < last and _is_in(characters.source, characters.flags, text[end]):
        end += 1
    subject.spend(end - start)
    return frozenset(range(start + node.least, end + 1))


def _looks(node: Look, at: int, subject: _Subject) -> bool:
    if node.behind:
        found = any(at in _after(node.node, frozenset({start}), subject) for start in range(at + 1))
    else:
        found = bool(_after(node.node, frozenset({at}), subject))
    return found is not node.negated


def _holds(source: str, flags: str, text: str, at: int) -> bool:
    if source == "^":
        return at == 0 or ("m" in flags and _is_in(r"[\n\r\u2028\u2029]", "", text[at - 1]))
    if source == "$":
        return at == len(text) or ("m" in flags and _is_in(r"[\n\r\u2028\u2029]", "", text[at]))
    before = at > 0 and _is_in(r"\w", flags, text[at - 1])
    after = at < len(text) and _is_in(r"\w", flags, text[at])
    return (before is not after) is (source == r"\b")


@lru_cache(maxsize=16_384)
def _is_in(source: str, flags: str, character: str) -> bool:
    if len(source) == 1 and source != "." and "i" not in flags:
        return source == character
    return _test(source, flags, character)


def _test(source: str, flags: str, text: str) -> bool:
    regex = _compile(source, flags)
    if regex is None:
        raise TooMuchWorkError
    return regex(text)


@lru_cache(maxsize=1_024)
def _compile(source: str, flags: str) -> Callable[[str], bool] | None:
    """The engine's own test for a whole text, or None for what it is known to get wrong."""
    import regress

    ignores_case = "i" in flags or "(?i" in source
    if r"\q{" in source or (ignores_case and ("--" in source or "&&" in source)):
        return None
    for spelling in (_respelled(source), _escaped(_respelled(source))):
        try:
            regex = regress.Regex(f"^(?:{spelling})$", f"v{flags}")
        except regress.RegressError:
            continue
        return lambda text: regex.find(text) is not None
    return None


def _respelled(source: str) -> str:
    r"""A class with its backspaces spelt so that regress does not take `[\b]` for a letter."""
    if not source.startswith("["):
        return source
    return _ESCAPE.sub(lambda match: r"\x08" if match[0] == r"\b" else match[0], source)


def _escaped(source: str) -> str:
    """A class with what regress refuses in it escaped: lone `&`, `<` and `>`."""
    if not source.startswith("[") or "&&" in source:
        return source
    return _ESCAPE.sub(lambda match: match[0] if len(match[0]) > 1 else f"\\{match[0]}", source)


def _backtrack(pattern: str, value: str) -> bool | None:
    regex = _compile(pattern, "")
    return None if regex is None else regex(value)
