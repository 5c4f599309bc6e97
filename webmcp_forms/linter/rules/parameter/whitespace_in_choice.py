"""A choice whose title carries the layout of its template.

## What it does
Flags options, and radio buttons and checkboxes of a group, whose text has line breaks, tabs or several blanks in a row.
The blanks that `&nbsp;` makes are meant and stay.

## Why it matters
People never see them, since the browser collapses white space on the screen. In the schema the title is the text as it
stands in the page, so that an agent reads, and pays for, the indentation of the template with each choice.

## Example
```html
<label>Cabin <select name="cabin">
  <option value="eco">
    Economy
  </option>
</select></label>
```

## Use instead
```html
<label>Cabin <select name="cabin">
  <option value="eco">Economy</option>
</select></label>
```

## In templates
The white space around a hole counts, and what the hole holds does not. Of templates that are compiled, the text counts
as the compiler leaves it: Vue and Angular collapse white space, Svelte and Astro only at the ends of a text.

## Fix
Safe for options of plain text with an end tag: their white space is collapsed, which changes neither what people see
nor what is submitted.

## Source
Chromium 156, measured: an option's title is its `textContent`, and a label's text is stripped but not collapsed.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.forms import Choice, strip_spaces
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Edit, Finding, Fix, Severity
from webmcp_forms.linter.known_text import choices, outline
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted
from webmcp_forms.source import Span

RULE = Rule(code="WF225", name="whitespace-in-choice", severity=Severity.INFO, since="0.1.0")

_LAYOUT = Expression(r"[\t\n\f\r]| {2}")
_WHITESPACE = Expression(r"[ \t\n\f\r]+")
# Comments, tags and references: what an edit would have to leave alone.
_MARKUP = Expression(r"[<&{]")


def check(page: Page) -> Iterator[Finding]:
    """Parameters with layout in the titles of their choices."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            laid_out = [choice for choice in choices(parameter) if _is_laid_out(tool, choice)]
            if laid_out:
                yield _finding(tool, parameter, laid_out)


def _is_laid_out(tool: ToolForm, choice: Choice) -> bool:
    if not _LAYOUT.search(choice.title):
        return False
    document = tool.form.document
    if choice.element.tag == "option":
        return _LAYOUT.search(outline(document, choice.element)) is not None
    labels = tool.page.relations.labels.get(choice.element.index, ())
    labelable = tool.page.relations.labelable
    texts = (strip_spaces(outline(document, document.element(label), labelable)) for label in labels)
    return any(map(_LAYOUT.search, texts))


def _finding(tool: ToolForm, parameter: Parameter, laid_out: list[Choice]) -> Finding:
    first = laid_out[0]
    is_one = len(laid_out) == 1
    count, verb = ("One title", "carries") if is_one else (f"{len(laid_out):,} titles", "carry")
    place = "its tags" if first.element.tag == "option" else "its label, on one line"
    message = (
        f"{count} among the choices of {quoted(parameter.name)} {verb} the template's line breaks and indentation "
        f"into the schema, {quoted(first.title)} first. Write the text directly between {place}."
    )
    fixes = tuple(_fixes(tool, laid_out))
    return RULE.finding(tool, tool.span(first.element), message, control=parameter.name, fixes=fixes)


def _fixes(tool: ToolForm, laid_out: list[Choice]) -> Iterator[Fix]:
    """One fix for all of them, if each can be edited."""
    edits = [edit for choice in laid_out if (edit := _collapse(tool, choice))]
    if len(edits) == len(laid_out):
        yield Fix("Collapse the white space of the options", tuple(edits), safe=True)


def _collapse(tool: ToolForm, choice: Choice) -> Edit | None:
    place = tool.form.document.place(choice.element)
    if choice.element.tag != "option" or place is None or place.end_tag is None:
        return None
    content = Span(place.start_tag.end, place.end_tag.start)
    written = tool.source.slice(content)
    if _MARKUP.search(written):
        return None
    return Edit(content, _WHITESPACE.sub(" ", written).strip(" "))
