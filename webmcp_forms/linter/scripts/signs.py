"""Whether the text of a page or of a script may be about tools or submissions, told before anything is parsed.

Every page is asked, so this looks for plain words: a search for one takes a fraction of what a regular expression does.
"""

from __future__ import annotations

_TOOL_WORDS = ("agentInvoked", "respondWith", "modelContext", "provideContext", "unregisterTool")
_TOOL_EVENT_ENDS = ("ctiv", "ancel")
_TOOL_EVENTS = tuple(
    f"tool{mark}{word}" for mark in ("", "-", "_", ":") for word in ("activ", "cancel", "Activ", "Cancel")
)
_REGISTERING_WORDS = ("registerTool", "provideContext")
_SUBMISSION_WORDS = ("submit", "Submit")
_CHANGE_WORDS = (
    *("preventDefault", "returnValue", ".reset", ">false", "> false", "> (false", ">!1", "> !1"),
    *("return false", "return(false", "return (false", "return!1", "return !1"),
)
# In lower case: HTML does not tell it from upper case.
_HANDLER_WORDS = ("onsubmit", "@submit", "on:submit", "(submit)=", "(ngsubmit)=", "action={")

LONGEST = 20_000_000
"""How long a script is that is read: a longer one would take a minute, and nobody writes such scripts."""


def is_about_tools(text: str) -> bool:
    """Whether a script may say something of tools, or may keep a form from being submitted or reset it."""
    if len(text) > LONGEST:
        return False
    return (
        _has_any(text, _TOOL_WORDS)
        or (_has_any(text, _TOOL_EVENT_ENDS) and _has_any(text, _TOOL_EVENTS))
        or (_has_any(text, _SUBMISSION_WORDS) and _has_any(text, _CHANGE_WORDS))
    )


def may_register(text: str) -> bool:
    """Whether a script may register tools by itself."""
    return _has_any(text, _REGISTERING_WORDS)


def names_handlers(lowered: str) -> bool:
    """Whether the markup of a page, in lower case, names submit handlers, whose code any of its scripts may hold."""
    return _has_any(lowered, _HANDLER_WORDS)


def _has_any(text: str, words: tuple[str, ...]) -> bool:
    for word in words:  # far quicker than `any` with a generator  # noqa: SIM110
        if word in text:
            return True
    return False
