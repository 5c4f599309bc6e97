"""Changes of what only the rendering of a template tells: they are said, and break nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TypeAlias

from webmcp_forms.browser.certainty import Aspect

Found: TypeAlias = tuple[str, bool]
"""What changed, in words, and whether it breaks."""


def changes_in_doubt(
    aspect: Aspect, words: str, before: Collection[str], after: Collection[str], changes: Iterable[Found]
) -> Iterator[Found]:
    """The changes of an aspect, which are certain where neither side leaves it to rendering.

    `before` and `after` are the aspects that only rendering tells, and `changes` are those of what is written.
    """
    was_open, is_open = aspect.value in before, aspect.value in after
    if is_open and not was_open:
        yield f"only rendering tells {words} now", False
    elif was_open and not is_open:
        yield f"all renderings agree on {words} now", False
    elif is_open and any(True for _ in changes):
        yield f"{words} changed, which only rendering tells", False
    elif not is_open:
        yield from changes
