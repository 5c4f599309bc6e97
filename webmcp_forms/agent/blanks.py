"""Blanks mean "leave it alone".

A strict provider makes a model fill every property, so what it has nothing to say about comes as `""` or null. Such
leaves are dropped before anything is validated, all the way down; an object in which nothing is left is dropped whole.
An array is a value: it is replaced whole, and nothing in it is dropped.
"""

from __future__ import annotations

from collections.abc import Mapping

from webmcp_forms.browser.schema import JSON

NOTE = 'A field may be left blank ("") to leave it as it is.'
"""What a description says about it."""


def is_blank(value: JSON) -> bool:
    """Whether a value says nothing."""
    return value is None or value == "" or (isinstance(value, Mapping) and all(map(is_blank, value.values())))


def without_blanks(values: Mapping[str, JSON]) -> dict[str, JSON]:
    """The values without what says nothing."""
    return {
        name: without_blanks(value) if isinstance(value, Mapping) else value
        for name, value in values.items()
        if not is_blank(value)
    }
