"""What a configuration can tell single rules."""

from __future__ import annotations

from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.records import record

TOOL_NAME_STYLES = ("snake_case", "kebab-case", "camelCase", "dotted.name")
"""What `RuleOptions.tool_name_style` can be."""


@record
class RuleOptions:
    """The limits and styles that rules go by; lengths count characters.

    The lengths are Chrome's published budgets for what an agent reads (WF503). `most_choices` and `token_budget` bound
    a schema (WF217), and `most_tools` a page of a built site (WF804). `tool_name_style` is one of `TOOL_NAME_STYLES`
    (WF508).

    `intents` say what single tools do, by name, and `words` are verbs of a project by the value of the `Kind` they
    mean, both for the rules about `toolautosubmit` (WF401 to WF407).
    """

    tool_name_length: int = 30
    parameter_name_length: int = 30
    tool_description_length: int = 500
    parameter_description_length: int = 150
    most_choices: int = 100
    token_budget: int = 2000
    most_tools: int = 20
    tool_name_style: str = "snake_case"
    intents: tuple[tuple[str, Kind], ...] = ()
    words: tuple[tuple[str, tuple[str, ...]], ...] = ()


DEFAULT_OPTIONS = RuleOptions()
"""What rules go by when nothing is configured."""
