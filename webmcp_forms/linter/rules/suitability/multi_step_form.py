"""A form that is one step of several.

## What it does
Flags a form that is a page of a wizard, by what adds up: "Step 2 of 4", a hidden input that holds the step, a button
that leads back beside one that leads on, a list of steps, the markup of django-formtools, Spring Web Flow and
WordPress form builders. A form whose panels are shown one at a time is flagged too.

## Why it matters
Each page of a wizard is a tool of its own, which is there only while the page is. An agent that calls it does not
learn that more is to come, cannot go back, and has done nothing until the last page is submitted. Of panels it fills
those that nobody sees, past the checks that the buttons between them make.

## Example
```html
<p>Step 2 of 4</p>
<input type="hidden" name="step" value="2">
<label>Street <input name="street"></label>
<button name="to" value="1">Back</button> <button name="to" value="3">Next</button>
```

## Use instead
```html
<label>Name <input name="name"></label>
<label>Street <input name="street"></label>
<button>Send</button>
```

## In templates
What a template of django-formtools prints, such as `{{ wizard.management_form }}`, counts like its markup.

## Fix
None. Ask for all of it on one page, or register one tool in JavaScript that takes all values.

## Source
Chrome's guidance on when to use the declarative API.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF303", name="multi-step-form", severity=Severity.WARNING, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """The forms that are a step of several."""
    for tool in page.annotated_forms:
        found = tool.wizard
        if found:
            message = (
                "This form is one step of several. An agent's call submits this step alone, and the tool is gone with "
                "the page. Put all fields into one form, or register one tool for the whole with registerTool()."
            )
            yield RULE.finding(
                tool, tool.span(found.element), message, confidence=found.confidence, evidence=found.evidence
            )
