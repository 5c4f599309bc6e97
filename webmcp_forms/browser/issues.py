"""The issues that Chromium's DevTools (and Lighthouse after it) report about a form."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from webmcp_forms.browser.descriptions import describe
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.schema import is_parameter, is_supported
from webmcp_forms.document.forms import Form
from webmcp_forms.document.nodes import Element
from webmcp_forms.records import record


class IssueType(Enum):
    """The five issue types, by the protocol's names."""

    MISSING_TOOL_NAME = "FormModelContextMissingToolName"
    MISSING_TOOL_DESCRIPTION = "FormModelContextMissingToolDescription"
    REQUIRED_PARAMETER_MISSING_NAME = "FormModelContextRequiredParameterMissingName"
    PARAMETER_MISSING_NAME = "FormModelContextParameterMissingName"
    PARAMETER_MISSING_DESCRIPTION = "FormModelContextParameterMissingTitleAndDescription"


@record
class Issue:
    """One issue and the element it is about."""

    type: IssueType
    form: Form
    element: Element


def form_issues(form: Form, profile: Profile) -> Iterator[Issue]:
    """The issues of one form. A form without one of its two attributes gets that issue and no other."""
    if form.is_annotated:
        yield from _name_issues(form, profile)
        yield from _description_issues(form, profile)
    elif form.name:
        yield Issue(IssueType.MISSING_TOOL_DESCRIPTION, form, form.element)
    elif form.name is not None or form.description is not None:
        yield Issue(IssueType.MISSING_TOOL_NAME, form, form.element)


def _name_issues(form: Form, profile: Profile) -> Iterator[Issue]:
    for control in form.controls:
        if control.skip is None and not control.name and is_supported(control, profile):
            is_required = control.element.has("required")
            missing = IssueType.REQUIRED_PARAMETER_MISSING_NAME if is_required else IssueType.PARAMETER_MISSING_NAME
            yield Issue(missing, form, control.element)


def _description_issues(form: Form, profile: Profile) -> Iterator[Issue]:
    for group in form.groups:
        is_dated = group.controls[0].kind == "date"
        if is_parameter(group, profile) and not is_dated and not describe(group, profile).text:
            yield Issue(IssueType.PARAMETER_MISSING_DESCRIPTION, form, group.controls[0].element)
