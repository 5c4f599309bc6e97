"""Hidden inputs: what a script puts into them on a person's behalf, and what is the page's own."""

from __future__ import annotations

from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.linter.intent.hidden_names import HONEYPOT, REQUEST_TOKEN
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.widget_words import ALWAYS_PLUMBING, PLUMBING

_NOTHING = frozenset({"", "0", "-1", "null", "none", "undefined", "[]", "{}", "0,0", "false"})
_OWN_PREFIXES = frozenset({"wpcf7", "utm", "gform", "csrf"})


def is_plumbing(element: Element) -> bool:
    """Whether a hidden input holds something of the page's own: a token, a command, the id of what is edited."""
    name = literal(element.get("name"))
    found = words(name) if name is not None else ()
    if not found or REQUEST_TOKEN.end(found) or HONEYPOT.end(found) or found[0] in _OWN_PREFIXES:
        return True
    return ALWAYS_PLUMBING.has(found) or (PLUMBING.has(found) and not is_unset(element))


def is_unset(element: Element) -> bool:
    """Whether a hidden input is empty until a script fills it."""
    return not element.show("value").strip()


def is_waiting(element: Element) -> bool:
    """Whether a hidden input has no choice in it yet: it is empty, or has what stands for none."""
    return element.show("value").strip().lower() in _NOTHING


def is_described(element: Element) -> bool:
    """Whether a hidden input has a description, which makes it a parameter that an agent fills."""
    return bool(element.show("toolparamdescription").strip())
