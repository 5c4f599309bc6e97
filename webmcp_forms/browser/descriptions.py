"""Where a parameter's description comes from (Chromium 156; older versions by profile)."""

from __future__ import annotations

from enum import Enum

from webmcp_forms.browser.profiles import GroupDescription, Profile
from webmcp_forms.document.forms import Control, Group
from webmcp_forms.document.nodes import Element
from webmcp_forms.records import record

DATE_SENTENCE = "Dates MUST be provided in 'YYYY-MM-DD' format."


class DescriptionSource(Enum):
    """What a description was taken from."""

    ATTRIBUTE = "toolparamdescription"
    LABEL = "label"
    ARIA = "aria-description"
    FIELDSET = "toolparamdescription of the fieldset"
    MEMBER = "toolparamdescription of the first control"


@record
class Description:
    """A description and its source; `text` is empty and `source` None when nothing describes the parameter."""

    text: str
    source: DescriptionSource | None
    element: Element | None = None


NO_DESCRIPTION = Description("", None)


def describe(group: Group, profile: Profile) -> Description:
    """The description of the parameter a group becomes, before the sentence that dates get."""
    first = group.controls[0]
    if len(group.controls) > 1 or (profile.lone_radio_is_group and first.kind == "radio"):
        return _describe_several(group, profile)
    if first.kind == "checkbox" and not profile.lone_checkbox_described:
        return NO_DESCRIPTION
    return _describe_one(first)


def schema_description(group: Group, description: Description) -> str:
    """The description as the schema carries it: a date says how it is written."""
    if group.controls[0].kind != "date":
        return description.text
    return f"{description.text} ({DATE_SENTENCE})" if description.text else DATE_SENTENCE


def _describe_one(control: Control) -> Description:
    element = control.element
    if text := element.show("toolparamdescription"):
        return Description(text, DescriptionSource.ATTRIBUTE, element)
    if text := control.label_text:
        return Description(text, DescriptionSource.LABEL, control.labels[0].element)
    if text := element.show("aria-description"):
        return Description(text, DescriptionSource.ARIA, element)
    return NO_DESCRIPTION


def _describe_several(group: Group, profile: Profile) -> Description:
    fieldset, member = group.fieldset, group.controls[0].element
    uses = profile.group_description
    if fieldset and uses is not GroupDescription.MEMBER and (text := fieldset.show("toolparamdescription")):
        return Description(text, DescriptionSource.FIELDSET, fieldset)
    if uses is not GroupDescription.FIELDSET and (text := member.show("toolparamdescription")):
        return Description(text, DescriptionSource.MEMBER, member)
    return NO_DESCRIPTION
