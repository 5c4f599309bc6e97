"""A form that is a tool, and a script that makes a second one of it.

## What it does
Flags a tool name that a script of the same page registers too, with `registerTool({name: "…"})` or `provideContext`,
and tool attributes on an Angular signal form (`[formField]` or `[field]` on its controls).

## Why it matters
Of two tools with one name the browser takes the first. A script that runs while the page loads comes first, and the
form is ignored; one that runs later gets an `InvalidStateError`. Angular registers signal forms itself, with a schema
of its own, so the same form is offered twice.

## Example
```html
<form toolname="search" tooldescription="Find products">…</form>
<script>
  document.modelContext.registerTool({name: "search", description: "Find products", execute: search});
</script>
```

## Use instead
```html
<form toolname="search" tooldescription="Find products">…</form>
```

## In templates
A name with a hole in it is unknown, in the form as in the script.

## Fix
None: which of the two to keep is yours to choose.

## Source
Chromium 156, measured; Angular, `provideExperimentalWebMcpForms`. What calls the script or keeps it from running is not
known, so the finding is a likely one.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import Document, Element, literal
from webmcp_forms.document.relations import NearestAncestor
from webmcp_forms.linter.finding import Confidence, Finding, Related, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted
from webmcp_forms.source import Span

RULE = Rule(code="WF111", name="double-registration", severity=Severity.ERROR, since="0.1.0")

# An HTML parser puts attribute names in lower case.
_SIGNAL_FORM_ATTRIBUTES = ("[field]", "[formfield]", "[formField]", "[formroot]", "[formRoot]")


def check(page: Page) -> Iterator[Finding]:
    """Forms whose name a script takes, then signal forms."""
    if page.annotated_forms:
        yield from _in_scripts(page)
        yield from _in_angular(page)


def _in_scripts(page: Page) -> Iterator[Finding]:
    if page.source.text and not page.file.may_register:
        return
    registered: dict[str, tuple[Element, Span]] = {}
    for script, text in zip(page.scripts.elements, page.scripts.texts, strict=True):
        for name, span in _registered_names(page, script, text):
            registered.setdefault(name, (script, span))
    for tool in page.annotated_forms:
        if literal(tool.element.get("toolname")) is None or tool.tool_name not in registered:
            continue
        script, span = registered[tool.tool_name]
        if not script.presence.excludes(tool.element.presence):
            line = page.source.position(span.start).line
            message = (
                f"A script of this page registers a tool {quoted(tool.tool_name)} too (line {line}). The browser takes "
                "the first of the two: it ignores the form, or refuses the script with an InvalidStateError. Keep one."
            )
            yield _finding(tool, message, Related(span, "the script registers it here"))


def _registered_names(page: Page, script: Element, text: str) -> Iterator[tuple[str, Span]]:
    """The names a script registers and where they stand, or the script where its text is written otherwise."""
    from webmcp_forms.linter.script_registrations import registrations

    place = page.document.place(script)
    start = place.start_tag.end if place else 0
    written = page.source.slice(Span(start, place.end_tag.start)) if place and place.end_tag else ""
    is_verbatim = written.replace("\r\n", "\n").replace("\r", "\n") == text
    for name, first, end in registrations(written if is_verbatim else text):
        yield name, Span(start + first, start + end) if is_verbatim else page.span(script)


def _in_angular(page: Page) -> Iterator[Finding]:
    if page.source.text and not page.mentions(("[f",)):
        return
    tools = {tool.element.index: tool for tool in page.annotated_forms}
    for form, control, attribute in _signal_fields(page.document, frozenset(tools)):
        message = (
            "This is a signal form, which Angular registers as a tool itself where it has experimentalWebMcpTool. "
            "With toolname the browser registers it once more. Use one of the two."
        )
        yield _finding(tools[form], message, Related(page.span(control, attribute), "a field of a signal form"))


def _signal_fields(document: Document, forms: frozenset[int]) -> Iterator[tuple[int, Element, str]]:
    """The forms that have such a field, and the first of each."""
    around = NearestAncestor(document, forms)
    found: dict[int, tuple[Element, str]] = {}
    for attribute in _SIGNAL_FORM_ATTRIBUTES:
        for index, _ in document.tree.with_attribute(attribute):
            form = index if index in forms else around.of(index)
            if form >= 0:
                found.setdefault(form, (document.element(index), attribute))
    return ((form, *field) for form, field in found.items())


def _finding(tool: ToolForm, message: str, related: Related) -> Finding:
    span = tool.span(tool.element, "toolname")
    return RULE.finding(tool, span, message, confidence=Confidence.LIKELY, related=(related,))
