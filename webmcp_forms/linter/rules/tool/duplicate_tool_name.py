"""Two forms of one page with the same tool name.

## What it does
Flags a form whose `toolname` an earlier form of the same document already has. Each `srcdoc` frame is a document.

## Why it matters
The first form in the source becomes the tool, and every later one is ignored without a word. A form copied for phone
and desktop, or repeated in each row of a list, is a tool once.

## Example
```html
<form toolname="search" tooldescription="Find products">…</form>
<form toolname="search" tooldescription="Find articles">…</form>
```

## Use instead
```html
<form toolname="search_products" tooldescription="Find products">…</form>
<form toolname="search_articles" tooldescription="Find articles">…</form>
```

## In templates
Forms in arms that exclude each other never meet, nor do those of different components in one file of JSX; forms under
conditions of their own, or inside of different components, may, and the finding is possible. A name with a hole in it
is unknown.

## Fix
None: the names are yours to choose.

## Source
Chromium 156, measured: the form that the parser meets first wins, also where a shadow tree or a table puts another
before it in the tree.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.finding import Confidence, Finding, Related, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF105", name="duplicate-tool-name", severity=Severity.ERROR, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Forms that would register, were their name not taken."""
    if len(page.annotated_forms) == 1:
        return
    owners: dict[str, list[ToolForm]] = {}
    for tool in sorted(page.annotated_forms, key=_start):
        if literal(tool.element.get("toolname")) is None or not tool.has_legal_name:
            continue
        earlier = owners.setdefault(tool.tool_name, [])
        presence = tool.element.presence
        owner = next((form for form in earlier if not presence.excludes(form.element.presence)), None)
        if owner is None:
            earlier.append(tool)
        else:
            yield _finding(tool, owner)


def _start(tool: ToolForm) -> int:
    return tool.span(tool.element).start


def _finding(tool: ToolForm, owner: ToolForm) -> Finding:
    first = owner.span(owner.element, "toolname")
    line = owner.source.position(first.start).line
    message = (
        f"The form on line {line} already has the tool name {quoted(tool.tool_name)}, and the browser ignores this one "
        "without a word. Give each form of a page a name of its own."
    )
    related = (Related(first, "this form becomes the tool"),)
    return RULE.finding(
        tool, tool.span(tool.element, "toolname"), message, confidence=_confidence(tool, owner), related=related
    )


def _confidence(tool: ToolForm, owner: ToolForm) -> Confidence:
    """Only possible where the first form may be missing when the second is there."""
    is_there = tool.page.components.surroundings.is_surely_with(owner.element, tool.element)
    return Confidence.CERTAIN if is_there else Confidence.POSSIBLE
