"""A tool name that says one thing of a form that does another.

## What it does
Flags a reading name (`get_`, `search_`, `find_`) on a form that plainly changes something: it is sent by POST and its
button says "Delete", "Save", "Buy" or the like, or a hidden `_method` says PUT, PATCH or DELETE. Also a changing name
(`delete_`, `create_`, `cancel_`) on a GET form whose button says "Search", "Show" or the like.

## Why it matters
An agent calls a reading tool without a second thought, and asks before it calls one that changes something. A name that
says the wrong one makes it do harm, or nothing.

## Example
```html
<form toolname="get_project" tooldescription="A project by its number" method="post">
  <label>Project <input name="project"></label>
  <button>Delete project</button>
</form>
```

## Use instead
```html
<form toolname="delete_project" tooldescription="Delete a project by its number" method="post">
  <label>Project <input name="project"></label>
  <button>Delete project</button>
</form>
```

## In templates
A name, a method or a button with a hole in it says nothing, but for the text that a translation translates.

## Fix
None: agents and tests may know the tool by its name.

## Source
Chrome for Developers, "WebMCP best practices": a name says exactly what happens (2026).
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import literal
from webmcp_forms.document.submission import submit_buttons
from webmcp_forms.linter.finding import Confidence, Evidence, Finding, Severity
from webmcp_forms.linter.intent.buttons import button_text
from webmcp_forms.linter.intent.verbs import (
    CHANGING,
    CHANGING_BUTTON_END,
    CHANGING_BUTTON_START,
    NOT_READING,
    READING,
    READING_BUTTON,
)
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.submission_scripts import may_be_scripted
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF509", name="name-contradicts-form", severity=Severity.WARNING, since="0.1.0")

_CHANGING_METHODS = frozenset({"put", "patch", "delete"})


def check(page: Page) -> Iterator[Finding]:
    """Names whose first word is a verb that the form does not do."""
    for tool in page.annotated_forms:
        name = words(literal(tool.element.get("toolname")) or "")
        button = next(submit_buttons(tool.form), None)
        says_reading = READING.start(name) and not NOT_READING.start(name) and not CHANGING.meet(name)
        if says_reading and (seen := _changes(tool, button)):
            yield _finding(tool, seen, "reads something", "changes something")
        elif CHANGING.start(name) and not READING.meet(name) and (seen := _reads(tool, button)):
            yield _finding(tool, seen, "changes something", "only reads")


def _finding(tool: ToolForm, seen: tuple[Evidence, ...], said: str, done: str) -> Finding:
    reasons = ", ".join(part.description for part in seen)
    message = (
        f"The name {quoted(tool.tool_name)} says that this tool {said}, and the form {done} ({reasons}). "
        "Begin the name with a verb that says what happens."
    )
    span = tool.span(tool.element, "toolname")
    return RULE.finding(tool, span, message, confidence=Confidence.LIKELY, evidence=seen)


def _changes(tool: ToolForm, button: Control | None) -> tuple[Evidence, ...]:
    """What says that the form changes something, or nothing."""
    for control in tool.form.controls:
        value = (literal(control.element.get("value")) or "").lower()
        if control.kind == "hidden" and control.name == "_method" and value in _CHANGING_METHODS:
            return (Evidence(f"a hidden _method={value.upper()}", tool.span(control.element, "value"), 1.0),)
    text = _says(tool, button)
    found = words(text)
    if _method(tool, button) == "post" and (CHANGING_BUTTON_START.start(found) or CHANGING_BUTTON_END.end(found)):
        return (_button(tool, button, text),)
    return ()


def _reads(tool: ToolForm, button: Control | None) -> tuple[Evidence, ...]:
    """What says that the form only reads, or nothing."""
    text = _says(tool, button)
    if _method(tool, button) == "get" and READING_BUTTON.start(words(text)):
        place = tool.span(tool.element, "method")
        return (Evidence("sent by GET", place, 0.5), _button(tool, button, text))
    return ()


def _says(tool: ToolForm, button: Control | None) -> str:
    return (button_text(tool.form.document, button) or "").strip() if button else ""


def _button(tool: ToolForm, button: Control | None, text: str) -> Evidence:
    return Evidence(f"button text {quoted(text)}", tool.span(button.element) if button else None, 1.0)


def _method(tool: ToolForm, button: Control | None) -> str:
    """How the form is sent by its first button: `get`, `post`, another word as written, or "" when it is not known."""
    is_overridden = button is not None and button.element.has("formmethod")
    element, attribute = (button.element, "formmethod") if button and is_overridden else (tool.element, "method")
    if not element.has(attribute):
        return "" if element.presence.unknown_attributes or may_be_scripted(element) else "get"
    return (literal(element.get(attribute)) or "").lower()
