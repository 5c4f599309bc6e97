"""When competing submit buttons are an error, and how sure that is."""

import pytest

from webmcp_forms import Finding, lint
from webmcp_forms.linter.finding import Confidence, Severity

SAVE = "<button>Save</button>"
FORM = "toolname=edit tooldescription='Edit a page'"


def found(buttons: str, form: str = FORM, language: str = "html") -> Finding:
    findings = lint(f"<form {form}>{buttons}</form>", language=language)
    (finding,) = (finding for finding in findings if finding.code == "WF223")
    return finding


def judged(buttons: str, form: str = FORM, language: str = "html") -> tuple[Severity, Confidence]:
    finding = found(buttons, form, language)
    return finding.severity, finding.confidence


@pytest.mark.parametrize("text", ["Back", "Cancel", "Delete", "Zurück", "キャンセル"])
def test_a_first_button_that_retreats_is_an_error(text: str) -> None:
    finding = found(f"<button name=x value=1>{text}</button>{SAVE}")
    assert (finding.severity, finding.confidence) == (Severity.ERROR, Confidence.LIKELY)
    assert [evidence.description for evidence in finding.evidence] == [f'button text "{text}"']


@pytest.mark.parametrize("buttons", [f"{SAVE}<button name=x>Delete</button>", f"<button name=x>Publish</button>{SAVE}"])
def test_any_other_is_a_warning(buttons: str) -> None:
    assert judged(buttons) == (Severity.WARNING, Confidence.CERTAIN)


@pytest.mark.parametrize(
    "form",
    [
        "toolname=delete_page tooldescription=b",
        "toolname=a tooldescription='Removes a page for good'",
        "toolname=a tooldescription=b action=/pages/5/delete",
        "toolname=a tooldescription='Seite löschen'",
    ],
)
def test_a_tool_that_deletes_may_have_that_button_first(form: str) -> None:
    assert judged("<button name=x>Delete</button><button name=y>Keep</button>", form)[0] is Severity.WARNING


def test_a_form_may_say_in_a_hidden_field_that_it_deletes() -> None:
    method = "<input type=hidden name=_method value=delete>"
    assert judged(f"{method}<button name=x>Delete</button><button name=y>Keep</button>")[0] is Severity.WARNING


@pytest.mark.parametrize("other", ["Cancel", "Back"])
def test_deleting_is_what_a_form_is_for_that_can_only_be_left_otherwise(other: str) -> None:
    assert judged(f"<button>Delete page</button><button name=x>{other}</button>")[0] is Severity.WARNING
    assert judged(f"<button name=x>{other}</button><button>Delete page</button>")[0] is Severity.ERROR


def test_where_all_delete_there_is_nothing_else_to_be_first() -> None:
    assert judged("<button name=x>Delete page</button><button name=y>Delete all</button>")[0] is Severity.WARNING


def test_the_message_says_whether_the_button_is_pressed() -> None:
    buttons = f"<button name=x>Draft</button>{SAVE}"
    assert "gives the focus to the first" in found(buttons).message
    assert "presses the first" in found(buttons, "toolname=a tooldescription=b toolautosubmit").message


@pytest.mark.parametrize(
    ("buttons", "severity"),
    [
        (f"{{% if old %}}<button name=x>Back</button>{{% endif %}}{SAVE}", Severity.ERROR),
        ("<button name='{{ a }}'>Save</button><button name='{{ b }}'>Send</button>", Severity.WARNING),
        (f"<button {{{{ attributes }}}}>Send</button>{SAVE}", Severity.WARNING),
        (f"<button {{% if a %}}name=x{{% endif %}}>Send</button>{SAVE}", Severity.WARNING),
    ],
)
def test_what_a_template_decides_is_only_possible(buttons: str, severity: Severity) -> None:
    assert judged(buttons, language="jinja") == (severity, Confidence.POSSIBLE)


def test_a_component_before_the_buttons_may_be_one() -> None:
    buttons = f"<x-toolbar /><button name=x>Back</button>{SAVE}"
    assert judged(buttons, language="blade") == (Severity.ERROR, Confidence.POSSIBLE)
