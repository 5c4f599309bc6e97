"""How bad a required control without a name is: whether the form can be sent without it."""

import pytest

from webmcp_forms import lint
from webmcp_forms.linter.finding import Confidence, Severity


def found(page: str, filename: str = "page.html") -> tuple[Severity, str]:
    (finding,) = (finding for finding in lint(page, filename=filename) if finding.code == "WF202")
    return finding.severity, finding.message


def test_the_browser_does_not_send_what_is_incomplete() -> None:
    severity, message = found("<form toolname=a tooldescription=b><input required><button>Go</button></form>")
    assert severity is Severity.ERROR
    assert "cannot be submitted" in message


@pytest.mark.parametrize(
    "page",
    [
        "<form toolname=a tooldescription=b novalidate><input required><button>Go</button></form>",
        "<form toolname=a tooldescription=b><input required><button formnovalidate>Go</button></form>",
    ],
)
def test_unless_it_is_told_not_to_look(page: str) -> None:
    severity, message = found(page)
    assert severity is Severity.WARNING
    assert "sent without it" in message


def test_a_value_stays() -> None:
    severity, message = found("<form toolname=a tooldescription=b><input value=1 required><button>Go</button></form>")
    assert severity is Severity.WARNING
    assert "stays as it is" in message


ANGULAR = '<form toolname="a" tooldescription="b" {}><input formControlName="q" required><button>Go</button></form>'


def test_angular_validates_its_forms_itself() -> None:
    assert found(ANGULAR.format('[formGroup]="g"'), "a.component.html")[0] is Severity.WARNING
    assert found(ANGULAR.format('[formGroup]="g" ngNativeValidate'), "a.component.html")[0] is Severity.ERROR


@pytest.mark.parametrize(
    ("control", "filename"),
    [
        ('<input :required="x" x-model="z">', "page.html"),
        ('<input ng-required="x">', "page.html"),
        ("<input {% if x %}required{% endif %}>", "page.jinja"),
        ('<input [required]="x">', "a.component.html"),
    ],
)
def test_what_nobody_knows_to_be_required_may_be(control: str, filename: str) -> None:
    page = f'<form toolname="a" tooldescription="b">{control}<button>Go</button></form>'
    found = {finding.code: finding for finding in lint(page, filename=filename)}
    assert found["WF202"].confidence is Confidence.POSSIBLE
    assert "may be required" in found["WF202"].message
    assert found["WF201"].confidence is Confidence.CERTAIN
