"""HTML's categories of elements, by tag (HTML section "Forms", "Categories")."""

from __future__ import annotations

LISTED_TAGS = frozenset({"button", "fieldset", "input", "object", "output", "select", "textarea"})
"""Elements a form lists; form-associated custom elements are not among them, since only a script makes them so."""

LABELABLE_TAGS = frozenset({"button", "input", "meter", "output", "progress", "select", "textarea"})
"""Elements a label can name; an input of type hidden is not labelable."""

INPUT_TYPES = frozenset(
    {
        "hidden", "text", "search", "tel", "url", "email", "password", "date", "month", "week", "time",
        "datetime-local", "number", "range", "color", "checkbox", "radio", "file", "submit", "image", "reset", "button",
    }
)  # fmt: skip
"""The keywords of an input's `type`; anything else is text."""

READONLY_TYPES = frozenset(
    {
        "text", "search", "url", "tel", "email", "password", "date", "month", "week", "time", "datetime-local",
        "number", "textarea",
    }
)  # fmt: skip
"""The kinds of control to which `readonly` applies."""

ASCII_WHITESPACE = "\t\n\f\r "
"""HTML's ASCII whitespace."""
