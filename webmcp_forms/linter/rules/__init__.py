"""All rules, one module each, in the order of their codes."""

from __future__ import annotations

from webmcp_forms.linter.rule import (
    AnyRuleModule,
    RuleModule,
    RuleSet,
    RunRuleModule,
    SiteRuleModule,
    SuppressionRuleModule,
)
from webmcp_forms.linter.rules.autosubmit import (
    autosubmit_account,
    autosubmit_candidate,
    autosubmit_communication,
    autosubmit_destructive,
    autosubmit_financial,
    autosubmit_unclear,
    autosubmit_value,
)
from webmcp_forms.linter.rules.exposure import (
    identity_parameter,
    insecure_action,
    payment_card_parameter,
    provider_parameter_name,
    provider_tool_name,
    secret_in_url,
    secret_parameter,
)
from webmcp_forms.linter.rules.parameter import (
    colliding_names,
    competing_submit_buttons,
    dangling_label,
    described_hidden_control,
    dropped_pattern,
    duplicate_choice,
    empty_choice,
    ignored_group_description,
    ignored_limit,
    label_covers_several_controls,
    limit_not_in_schema,
    missing_group_description,
    missing_parameter_description,
    no_choices,
    oversized_schema,
    skipped_validation,
    step_not_expressed,
    unfillable_file_control,
    unfillable_required_control,
    unnamed_control,
    unnamed_required_control,
    unsatisfiable_parameter,
    unselectable_choice,
    useless_description,
    whitespace_in_choice,
)
from webmcp_forms.linter.rules.script import (
    late_response,
    pseudo_class_in_list,
    reset_before_response,
    respond_before_prevent,
    stale_api,
    synthetic_event,
    tool_event_target,
    unanswered_submit,
    unknown_tool_event,
    unknown_tool_pseudo_class,
)
from webmcp_forms.linter.rules.site import (
    answer_without_data,
    crowded_page,
    inconsistent_tool,
    unanswered_action,
)
from webmcp_forms.linter.rules.suitability import (
    custom_control,
    dependent_fields,
    growing_form,
    human_check,
    multi_step_form,
)
from webmcp_forms.linter.rules.suppression import (
    malformed_suppression,
    unknown_rule,
    unreasoned_suppression,
    unused_suppression,
)
from webmcp_forms.linter.rules.text import (
    description_lists_fields,
    description_repeats_choices,
    hidden_characters,
    instructions_to_the_agent,
    interpolated_description,
    name_contradicts_form,
    name_style,
    over_budget_text,
    vague_description,
)
from webmcp_forms.linter.rules.tool import (
    conflicting_tool_name,
    double_registration,
    duplicate_tool_name,
    empty_tool_description,
    endless_call,
    framework_boolean,
    inert_form,
    invalid_tool_name,
    misplaced_attribute,
    missing_tool_description,
    missing_tool_name,
    nested_form,
    no_submit_path,
    unexposed_form,
    unknown_tool_attribute,
)

RULES: tuple[RuleModule, ...] = (
    invalid_tool_name,
    missing_tool_description,
    missing_tool_name,
    empty_tool_description,
    duplicate_tool_name,
    nested_form,
    inert_form,
    misplaced_attribute,
    unknown_tool_attribute,
    double_registration,
    no_submit_path,
    endless_call,
    framework_boolean,
    unexposed_form,
    unnamed_control,
    unnamed_required_control,
    missing_parameter_description,
    colliding_names,
    ignored_group_description,
    missing_group_description,
    dropped_pattern,
    unfillable_required_control,
    unsatisfiable_parameter,
    ignored_limit,
    step_not_expressed,
    limit_not_in_schema,
    unselectable_choice,
    empty_choice,
    duplicate_choice,
    no_choices,
    oversized_schema,
    label_covers_several_controls,
    dangling_label,
    useless_description,
    described_hidden_control,
    unfillable_file_control,
    competing_submit_buttons,
    skipped_validation,
    whitespace_in_choice,
    dependent_fields,
    custom_control,
    multi_step_form,
    human_check,
    growing_form,
    autosubmit_destructive,
    autosubmit_financial,
    autosubmit_communication,
    autosubmit_account,
    autosubmit_value,
    autosubmit_unclear,
    autosubmit_candidate,
    description_lists_fields,
    vague_description,
    over_budget_text,
    hidden_characters,
    instructions_to_the_agent,
    description_repeats_choices,
    interpolated_description,
    name_style,
    name_contradicts_form,
    unanswered_submit,
    respond_before_prevent,
    late_response,
    reset_before_response,
    synthetic_event,
    unknown_tool_event,
    tool_event_target,
    pseudo_class_in_list,
    unknown_tool_pseudo_class,
    stale_api,
    secret_parameter,
    payment_card_parameter,
    identity_parameter,
    provider_tool_name,
    provider_parameter_name,
    secret_in_url,
    insecure_action,
)
"""The rules about one page."""

RUN_RULES: tuple[RunRuleModule, ...] = (conflicting_tool_name,)
"""The rules that compare the files of a run."""

SITE_RULES: tuple[SiteRuleModule, ...] = (
    inconsistent_tool,
    unanswered_action,
    answer_without_data,
    crowded_page,
)
"""The rules about the pages of a built site."""

SUPPRESSION_RULES: tuple[SuppressionRuleModule, ...] = (
    unused_suppression,
    unknown_rule,
    malformed_suppression,
    unreasoned_suppression,
)
"""The rules about what comments tell the linter."""

EVERY_RULE: tuple[AnyRuleModule, ...] = tuple(
    sorted((*RULES, *RUN_RULES, *SITE_RULES, *SUPPRESSION_RULES), key=lambda module: module.RULE.code)
)
"""The rules of every kind, in the order of their codes."""

DEFAULT_RULES = tuple(module for module in RULES if not module.RULE.opt_in)
"""The rules that run when nothing is selected."""

DEFAULT_RULE_SET = RuleSet(
    DEFAULT_RULES,
    tuple(module for module in RUN_RULES if not module.RULE.opt_in),
    tuple(module for module in SUPPRESSION_RULES if not module.RULE.opt_in),
    tuple(module for module in SITE_RULES if not module.RULE.opt_in),
)
"""The same with the rules of the other kinds."""
