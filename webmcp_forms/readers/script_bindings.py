"""Whether scripts bind attributes in a page: those of Alpine, petite-vue, Vue, AngularJS and Knockout.

>>> binds('<input :name="field">'), binds('<div x-data="{ open: false }" @click="open = true">')
(True, False)
"""

from __future__ import annotations

from webmcp_forms.expressions import Expression

_NAMES = (
    "action|aria-describedby|aria-description|aria-label|aria-labelledby|autocomplete|checked|disabled|enctype|for|"
    "form|formaction|formmethod|formnovalidate|id|label|list|max|maxlength|method|min|minlength|multiple|name|"
    "novalidate|pattern|placeholder|readonly|required|selected|size|src|step|target|title|tooldescription|toolname|"
    "toolparamdescription|tooltitle|toolautosubmit|type|value"
)
_ANGULARJS_NAMES = "checked|disabled|max|maxlength|min|minlength|open|pattern|readonly|required|selected|src|value"
NAMES = frozenset(_NAMES.split("|"))
"""The attributes that make a tool and its parameters what they are, and those that tell about them."""

ANGULARJS_NAMES = frozenset(_ANGULARJS_NAMES.split("|"))
"""The attributes that AngularJS binds by a directive of their own."""

_BINDS = Expression(
    rf"\s(?:(?:x-bind|v-bind)?:(?:{_NAMES})(?:\.\w+)*\s*=|"
    r"[xv]-(?:bind|for|if|text|html)\s*=|"
    r"(?:data-)?ng-(?:if|repeat|bind|bind-html|bind-template|include|options|switch-when|attr-[\w-]+|"
    rf"{_ANGULARJS_NAMES})\s*=|data-bind\s*=)|<!--\s*/ko\b"
)

# Each starts with letters that are searched for by themselves, which takes a fraction of the time. A text in which
# something is bound has one of these.
_MARKS = (
    Expression(rf":(?:{_NAMES})(?:\.\w+)*\s*="),
    Expression(r"-(?:bind|for|if|text|html)\s*="),
    Expression(rf"ng-(?:[irbos]|attr-|{_ANGULARJS_NAMES})"),
    Expression(r"/ko\b"),
)


def binds(text: str) -> bool:
    """Whether a script may change the forms of a page by what its attributes say."""
    return sign(text) is not None


def sign(text: str) -> str | None:
    """The first thing in a page that a script is told to bind, as it is written."""
    match = _BINDS.search(text) if any(mark.search(text) for mark in _MARKS) else None
    return match[0] if match else None
