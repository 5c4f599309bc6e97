"""How sure it is that a secret becomes part of an address: whether a script may send the form instead."""

import pytest

from webmcp_forms import lint
from webmcp_forms.linter.finding import Confidence

FORM = '<form toolname="a" tooldescription="b" {}><input type="password" name="p" {}><button>Go</button></form>'


def confidence(attributes: str, control: str = "", filename: str = "page.html") -> Confidence:
    page = FORM.format(attributes, control)
    (finding,) = (finding for finding in lint(page, filename=filename) if finding.code == "WF706")
    return finding.confidence


def test_a_written_method_is_meant() -> None:
    assert confidence('method="get"') is Confidence.CERTAIN
    assert confidence("") is Confidence.LIKELY


@pytest.mark.parametrize("attributes", ['onsubmit="send()"', 'hx-post="/login"', 'action="javascript:send()"'])
def test_scripts_send_forms(attributes: str) -> None:
    assert confidence(attributes) is Confidence.POSSIBLE


@pytest.mark.parametrize(
    ("attributes", "control"),
    [("", '[(ngModel)]="password"'), ("novalidate", "ngModel"), ('[formGroup]="group"', 'formControlName="p"')],
)
def test_angular_keeps_its_forms_from_being_sent(attributes: str, control: str) -> None:
    assert confidence(attributes, control, "login.component.html") is Confidence.POSSIBLE


def test_forms_that_angular_leaves_alone_are_sent() -> None:
    assert confidence("ngNoForm", '[(ngModel)]="password"', "login.component.html") is Confidence.LIKELY
    assert confidence("", '[value]="password"', "login.component.html") is Confidence.LIKELY
