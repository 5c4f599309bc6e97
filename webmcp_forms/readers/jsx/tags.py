"""Which names of tags are elements, components, or nothing on the page."""

from __future__ import annotations

import re
from functools import lru_cache

from webmcp_forms.expressions import Expression

# A project has few tags, again and again.
_REMEMBERED = 1000
_FORM = Expression(r"(?:^|\.)[\w$]*form$", re.IGNORECASE)
_LABEL = Expression(r"label(?:\.root)?$", re.IGNORECASE)
# Tags that render as what they hold.
_TRANSPARENT = Expression(
    r"(?:React\.)?(?:Fragment|StrictMode|Suspense|Profiler|Activity|ViewTransition)|[\w$.]*Context|[\w$.]*\.Provider"
)
_REPEATING = frozenset({"For", "Index", "Each"})
_CONDITIONAL = frozenset({"Show", "Match", "If", "When"})

TEXT_TAGS = frozenset(
    {
        "a", "abbr", "address", "b", "button", "caption", "cite", "code", "dfn", "dt", "em", "figcaption", "h1", "h2",
        "h3", "h4", "h5", "h6", "i", "kbd", "label", "legend", "mark", "option", "p", "pre", "q", "s", "samp", "small",
        "span", "strong", "style", "script", "sub", "summary", "sup", "textarea", "th", "time", "title", "u", "var",
    }
)  # fmt: skip
"""Elements in which an expression is a text, unless its name says otherwise."""

PLAIN_TEXT_TAGS = frozenset({"button", "option", "script", "style", "textarea", "title"})
"""Elements in which an expression is a text, whatever its name is."""


def is_component(name: str) -> bool:
    """Whether a tag stands for a component: its name has a dot or starts with no lower-case letter."""
    return not "a" <= name[:1] <= "z" or "." in name


@lru_cache(maxsize=_REMEMBERED)
def is_form_component(name: str) -> bool:
    """Whether a component is named like a form: `Form`, `motion.form`, `SearchForm`."""
    return is_component(name) and _FORM.search(name) is not None


@lru_cache(maxsize=_REMEMBERED)
def is_label_component(name: str) -> bool:
    """Whether a component is named like a label: `Label`, `FormLabel`, `Label.Root`."""
    return is_component(name) and _LABEL.search(name) is not None


@lru_cache(maxsize=_REMEMBERED)
def is_transparent(name: str) -> bool:
    """Whether a tag puts nothing of its own around what it holds; the empty name is a fragment's."""
    return not name or _TRANSPARENT.fullmatch(name) is not None


def is_repeating(name: str) -> bool:
    """Whether a component renders what it holds any number of times, as Solid's `For` does."""
    return name in _REPEATING


def is_conditional(name: str) -> bool:
    """Whether a component renders what it holds only under a condition, as Solid's `Show` does."""
    return name in _CONDITIONAL
