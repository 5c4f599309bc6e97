"""A form that destroys something and submits itself.

## What it does
Flags `toolautosubmit` on a form that deletes something, cancels a booking or a contract, closes an account, resets a
device or overwrites data. What can be taken back is left alone: an item of a basket, a coupon, a filter, an archive.

## Why it matters
The form submits itself as soon as an agent calls it. What is gone is gone, although nobody has pressed the button.

## Example
```html
<form toolname="remove_project" tooldescription="Take a project off the server" method="post" toolautosubmit>
  <label>Project <input name="project"></label>
  <button>Delete project</button>
</form>
```

## Use instead
```html
<form toolname="remove_project" tooldescription="Take a project off the server" method="post">
  <label>Project <input name="project"></label>
  <button>Delete project</button>
</form>
```

## In templates
What the markup shows is judged: texts that are translated as they stand in the source, routes and handlers by their
names. Where the attribute is only rendered sometimes, the finding is only possible; where a framework leaves it out, as
React does with a bare one, there is none.

## Fix
Unsafe: takes the attribute away. The form then waits for the user.

## Source
Chrome for Developers on `toolautosubmit`: for queries and what can be taken back, not for what destroys, pays, speaks
to others or touches accounts. The judgement is made from named evidence in twenty languages; `options.intents` in the
configuration overrules it for a tool.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.autosubmit import risky_forms
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF401", name="autosubmit-destructive", severity=Severity.ERROR, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Forms that submit themselves and do what should be asked for first."""
    return risky_forms(page, RULE, Kind.DESTRUCTIVE, "deletes, cancels or resets something")
