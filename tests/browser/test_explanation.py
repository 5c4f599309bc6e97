"""What became of each form and control: data, in tree order."""

import pytest

from webmcp_forms import read
from webmcp_forms.browser.descriptions import DescriptionSource
from webmcp_forms.browser.explanation import (
    ControlExplanation,
    FormExplanation,
    FormOutcome,
    Omission,
    explain,
)
from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.document.nodes import (
    NO_PARENT,
    Document,
    Element,
    Hole,
    MixedText,
    Namespace,
    Presence,
    Text,
    subtree_ends,
)
from webmcp_forms.readers.stored_tree import NoPlaces, StoredTree
from webmcp_forms.source import SourceFile
from webmcp_forms.tools import compile_tools

CHROME_156 = find_profile("chrome-156")
TOOL = "<form toolname=a tooldescription=b>"


def explained(page: str, profile: str = "chrome-156") -> list[FormExplanation | ControlExplanation]:
    return list(explain(read(page), find_profile(profile)))


def forms(page: str, profile: str = "chrome-156") -> list[FormOutcome]:
    return [part.outcome for part in explained(page, profile) if isinstance(part, FormExplanation)]


def controls(page: str, profile: str = "chrome-156") -> list[ControlExplanation]:
    return [part for part in explained(page, profile) if isinstance(part, ControlExplanation)]


def omissions(page: str) -> list[Omission | None]:
    return [control.omission for control in controls(page)]


@pytest.mark.parametrize(
    ("page", "outcome"),
    [
        (TOOL, FormOutcome.REGISTERED),
        ("<form toolname=a tooldescription>", FormOutcome.REGISTERED),
        ("<form>", FormOutcome.NO_ATTRIBUTES),
        ("<form toolname=a>", FormOutcome.NO_DESCRIPTION),
        ("<form tooldescription=a>", FormOutcome.NO_NAME),
        ("<form toolname tooldescription=a>", FormOutcome.ILLEGAL_NAME),
        ("<form toolname='a b' tooldescription=a>", FormOutcome.ILLEGAL_NAME),
        (f"<template>{TOOL}</template>", FormOutcome.IN_TEMPLATE),
        ("<template><form></template>", FormOutcome.IN_TEMPLATE),
        (f"<iframe srcdoc='{TOOL}'></iframe>", FormOutcome.REGISTERED),
        (f"<iframe sandbox srcdoc='{TOOL}'></iframe>", FormOutcome.IN_FRAME),
        (f"<div><template shadowrootmode=open>{TOOL}</template></div>", FormOutcome.REGISTERED),
    ],
)
def test_what_becomes_of_a_form(page: str, outcome: FormOutcome) -> None:
    assert forms(page) == [outcome]


def test_the_first_form_of_a_name_holds_it() -> None:
    first, second, third = explained(f"{TOOL}</form>{TOOL}</form><form toolname=a></form>")
    assert isinstance(second, FormExplanation)
    assert second.outcome is FormOutcome.NAME_TAKEN
    assert second.holder is first.element
    assert isinstance(third, FormExplanation)
    assert (third.outcome, third.holder) == (FormOutcome.NO_DESCRIPTION, None)


def test_each_frame_has_names_of_its_own() -> None:
    assert forms(f"{TOOL}</form><iframe srcdoc='{TOOL}'></iframe>") == [FormOutcome.REGISTERED] * 2


def test_older_versions_answer_for_themselves() -> None:
    page = "<form toolname='a b' tooldescription=c></form>"
    assert forms(page, "chrome-153") == [FormOutcome.REGISTERED]
    frame = f"<iframe srcdoc='{TOOL}'></iframe>"
    assert forms(frame, "chrome-148") == [FormOutcome.IN_FRAME]


@pytest.mark.parametrize(
    ("page", "omission"),
    [
        (f"{TOOL}<input name=n>", None),
        (f"{TOOL}<input>", None),
        (f"{TOOL}<input name=n disabled>", Omission.DISABLED),
        (f"{TOOL}<input name=n readonly>", Omission.READONLY),
        (f"{TOOL}<input name=n readonly type=checkbox>", None),
        (f"{TOOL}<input name=n type=file>", Omission.UNSUPPORTED),
        (f"{TOOL}<button name=n>", Omission.UNSUPPORTED),
        (f"{TOOL}<object name=n></object>", Omission.UNSUPPORTED),
        (f"{TOOL}<output name=n></output>", Omission.UNSUPPORTED),
        (f"{TOOL}<input name=n type=hidden>", Omission.HIDDEN),
        (f"{TOOL}<input name=n type=hidden toolparamdescription=d>", None),
        ("<input name=n>", Omission.NO_FORM),
        ("<input name=n form=nowhere>", Omission.DANGLING_OWNER),
        (f"{TOOL}<input name=n form=nowhere>", Omission.DANGLING_OWNER),
        ("<form><input name=n>", Omission.NO_TOOL),
        ("<form toolname=a><input name=n>", None),
        (f"<template>{TOOL}<input name=n></template>", Omission.IN_TEMPLATE),
        ("<template><input name=n></template>", Omission.IN_TEMPLATE),
    ],
)
def test_what_becomes_of_a_control(page: str, omission: Omission | None) -> None:
    (control,) = controls(page)
    assert control.omission is omission
    assert (control.parameter is None) == (omission is not None)


def test_a_disabled_fieldset() -> None:
    assert omissions(f"{TOOL}<fieldset disabled><input name=n></fieldset>") == [
        Omission.UNSUPPORTED,
        Omission.FIELDSET_DISABLED,
    ]


def test_controls_that_share_a_name_and_become_nothing() -> None:
    page = (
        f"{TOOL}<input name=n type=hidden><input name=n type=checkbox><button name=n></button><input name=n disabled>"
    )
    hidden, box, button, disabled = controls(page)
    assert (hidden.omission, box.omission) == (Omission.HIDDEN, Omission.SHARED_NAME)
    assert (button.omission, disabled.omission) == (Omission.UNSUPPORTED, Omission.DISABLED)
    assert [other.kind for other in box.namesakes] == ["hidden", "checkbox", "button"]
    assert hidden.namesakes == button.namesakes == disabled.namesakes == ()


def test_two_controls_without_a_name_cancel_each_other() -> None:
    assert omissions(f"{TOOL}<input><input>") == [Omission.SHARED_NAME] * 2
    assert omissions(f"{TOOL}<input><object></object>") == [None, Omission.UNSUPPORTED]


def test_radio_buttons_share_a_name_and_become_one_parameter() -> None:
    first, second = controls(f"{TOOL}<input type=radio name=n value=1><input type=radio name=n value=2>")
    assert first.parameter is second.parameter is not None
    assert len(first.namesakes) == 2


def test_the_source_of_a_description_is_part_of_the_parameter() -> None:
    (_, control) = controls(f"{TOOL}<fieldset toolparamdescription=d><input name=n aria-description=x></fieldset>")
    assert control.parameter
    assert control.parameter.description.source is DescriptionSource.ARIA


def test_a_control_may_belong_to_another_form_than_the_one_around_it() -> None:
    page = f"<form id=x toolname=x tooldescription=b></form>{TOOL}<input name=n form=x><input name=m></form>"
    elsewhere, here = controls(page)
    assert elsewhere.form
    assert elsewhere.form.element.show("toolname") == "x"
    assert elsewhere.nesting_form
    assert elsewhere.nesting_form.show("toolname") == "a"
    assert here.form
    assert here.form.element is here.nesting_form


def test_the_parser_may_give_a_control_a_form_that_is_not_around_it() -> None:
    (control,) = controls(f"<table>{TOOL}<tr><td><input name=n></table>")
    assert control.form
    assert control.nesting_form is None
    assert control.parameter


def test_everything_stands_in_tree_order_and_frames_come_last() -> None:
    page = (
        f"<input><iframe srcdoc='{TOOL}<select></select>'></iframe>{TOOL}<textarea></textarea></form><output></output>"
    )
    tags = [part.element.tag for part in explained(page)]
    assert tags == ["input", "form", "textarea", "output", "form", "select"]


def test_it_agrees_with_the_compiler() -> None:
    page = f"""{TOOL}<input name=a><input name=b type=radio><input name=b type=radio><input name=c><input name=c>
        <fieldset disabled><input name=d></fieldset><select name=e></select></form><form id=f><input name=g></form>"""
    (tool,) = compile_tools(page)
    names = [control.parameter.name for control in controls(page) if control.parameter]
    assert list(dict.fromkeys(names)) == [parameter.name for parameter in tool.parameters]


def rendered_later(presence: Presence, **attributes: Text) -> FormExplanation:
    form = Element(0, "form", Namespace.HTML, attributes, NO_PARENT, presence=presence)
    tree = StoredTree([form], [()], NoPlaces())
    document = Document(SourceFile(""), "jsx", tree, [NO_PARENT], subtree_ends([NO_PARENT]), {})
    (explanation,) = explain(document, CHROME_156)
    assert isinstance(explanation, FormExplanation)
    return explanation


def test_what_is_only_known_after_rendering_is_no_false_alarm() -> None:
    hole = Hole("{name}")
    unknown = MixedText((hole,))
    assert rendered_later(Presence(), toolname=unknown, tooldescription="d").outcome is FormOutcome.UNKNOWN
    assert rendered_later(Presence(unknown_attributes=(hole,))).outcome is FormOutcome.UNKNOWN
    spread = rendered_later(Presence(unknown_attributes=(hole,)), toolname="a")
    assert spread.outcome is FormOutcome.UNKNOWN
    assert rendered_later(Presence(), toolname="a", tooldescription=unknown).outcome is FormOutcome.REGISTERED
