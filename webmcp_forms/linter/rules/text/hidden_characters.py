"""Invisible characters in what an agent reads.

## What it does
Flags bidirectional controls, zero width characters, tag characters, stray variation selectors, control characters and
private-use characters in names, titles, descriptions, labels and choices. Those that a language or an emoji needs where
they stand are left alone: joiners in Persian and Indic words, direction marks beside Hebrew and Arabic, soft hyphens
inside words.

## Why it matters
People who look at the page or at its source do not see them; an agent reads every one. Tag characters spell out whole
hidden sentences, and an override shows a text in another order than it is read. Private-use characters are icons of a
font and noise to everyone without it. Many get in with text that was pasted.

## Example
```html
<form toolname="search_flights" tooldescription="Find flights&#x200B; by date">
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights by date">
```

## In templates
The written part of a text is looked at, and holes are not.

## Fix
Safe in a tool's title and in descriptions: the characters are removed. None where a server or a test may know the text,
and none for private use.

## Source
Unicode, "Unicode Security Considerations" (UTR 36) and "Unicode Emoji" (UTS 51), for what may stand where.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webmcp_forms.linter.agent_texts import AgentText, Role, agent_texts, exact_span, exact_spans, span_of
from webmcp_forms.linter.finding import Edit, Finding, Fix, Severity
from webmcp_forms.linter.invisible_characters import (
    HiddenRun,
    character_name,
    hidden_message,
    hidden_runs,
    is_removable,
)
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF504", name="hidden-characters", severity=Severity.ERROR, since="0.1.0")

_MOST_NAMES = 3
_MOST_EDITS = 1000
_FIXED = frozenset({Role.TOOL_TITLE, Role.TOOL_DESCRIPTION, Role.PARAMETER_DESCRIPTION})


def check(page: Page) -> Iterator[Finding]:
    """Texts with hidden characters; one finding a text, at the first of them."""
    for tool in page.annotated_forms:
        for text in agent_texts(tool):
            runs = tuple(hidden_runs(text.text))
            if runs:
                first = exact_span(tool, text, runs[0].start, runs[0].end)
                fix = _fix(tool, text, runs)
                message = f"{_seen(text, runs)} Write the text without them."
                yield RULE.finding(
                    tool, first or span_of(tool, text), message, control=text.control, fixes=(fix,) if fix else ()
                )


def _seen(text: AgentText, runs: Sequence[HiddenRun]) -> str:
    characters = "".join(run.characters for run in runs)
    names = [character_name(character) for character in dict.fromkeys(characters)]
    more = f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
    count = f"{len(characters)} characters, " if len(characters) > 1 else ""
    message = hidden_message(characters)
    spells = f", which spells {quoted(message)}" if message else ""
    return (
        f"The agent reads what nobody sees in this {text.role.value}: {count}"
        f"{', '.join(names[:_MOST_NAMES])}{more}{spells}."
    )


def _fix(tool: ToolForm, text: AgentText, runs: Sequence[HiddenRun]) -> Fix | None:
    """Remove the characters from a text that nobody but agents reads, if each is found where it is written."""
    characters = frozenset("".join(run.characters for run in runs))
    if text.role not in _FIXED or text.attribute is None or not is_removable("".join(characters)):
        return None
    found = [span for span in exact_spans(tool, text, ((run.start, run.end) for run in runs[:_MOST_EDITS])) if span]
    if len({span.start for span in found}) < len(runs) or not _leaves_text(text, characters):
        return None
    edits = tuple(Edit(span, "") for span in found)
    return Fix("Remove the hidden characters", edits, safe=True)


def _leaves_text(text: AgentText, characters: frozenset[str]) -> bool:
    return bool("".join(character for character in text.text if character not in characters).strip())
