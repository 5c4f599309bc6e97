"""Strategies whose values fit, whatever a form wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from webmcp_forms.browser.schema import JSON

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn, SearchStrategy

_ATTEMPTS = 8


def values_that(values: SearchStrategy[JSON], fits: Callable[[JSON], bool], example: JSON) -> SearchStrategy[JSON]:
    """The values that fit, or the example where several tries in a row find none.

    A plain filter would give up on a form that takes few of them, and fail the test.
    """

    @st.composite
    def drawn(draw: DrawFn) -> JSON:
        for _ in range(_ATTEMPTS):
            if fits(value := draw(values)):
                return value
        return example

    return drawn()
