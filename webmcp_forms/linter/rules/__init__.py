"""All rules, one module each, in the order of their codes."""

from __future__ import annotations

from webmcp_forms.linter.rule import RuleModule
from webmcp_forms.linter.rules.autosubmit import autosubmit_value
from webmcp_forms.linter.rules.parameter import (
    colliding_names,
    ignored_group_description,
    missing_group_description,
    missing_parameter_description,
    unnamed_control,
    unnamed_required_control,
)
from webmcp_forms.linter.rules.tool import (
    duplicate_tool_name,
    empty_tool_description,
    invalid_tool_name,
    missing_tool_description,
    missing_tool_name,
    no_submit_path,
)

RULES: tuple[RuleModule, ...] = (
    invalid_tool_name,
    missing_tool_description,
    missing_tool_name,
    empty_tool_description,
    duplicate_tool_name,
    no_submit_path,
    unnamed_control,
    unnamed_required_control,
    missing_parameter_description,
    colliding_names,
    ignored_group_description,
    missing_group_description,
    autosubmit_value,
)
"""Every rule there is."""

DEFAULT_RULES = tuple(module for module in RULES if not module.RULE.opt_in)
"""The rules that run when nothing is selected."""
