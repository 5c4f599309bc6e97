"""Regular expressions that are compiled when they are first used.

There are some hundred of them, and compiling one takes longer than most searches. A run on a page needs few.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property


class Expression:
    """A regular expression, given as to `re.compile`, with the methods of `re.Pattern`."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self._pattern = pattern
        self._flags = flags

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """The compiled expression."""
        return re.compile(self._pattern, self._flags)

    # The methods are cached, so that from the second time on a call is one of the compiled expression.

    @cached_property
    def search(self) -> Callable[..., re.Match[str] | None]:
        """See `re.Pattern.search`."""
        return self.compiled.search

    @cached_property
    def match(self) -> Callable[..., re.Match[str] | None]:
        """See `re.Pattern.match`."""
        return self.compiled.match

    @cached_property
    def fullmatch(self) -> Callable[..., re.Match[str] | None]:
        """See `re.Pattern.fullmatch`."""
        return self.compiled.fullmatch

    @cached_property
    def finditer(self) -> Callable[..., Iterator[re.Match[str]]]:
        """See `re.Pattern.finditer`."""
        return self.compiled.finditer

    @cached_property
    def findall(self) -> Callable[..., list[str]]:
        """See `re.Pattern.findall`; for expressions with at most one group."""
        return self.compiled.findall

    @cached_property
    def split(self) -> Callable[..., list[str]]:
        """See `re.Pattern.split`; for expressions whose groups all match."""
        return self.compiled.split

    @cached_property
    def sub(self) -> Callable[..., str]:
        """See `re.Pattern.sub`."""
        return self.compiled.sub
