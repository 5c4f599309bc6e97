"""How sure it is that no call can submit a form: a script may enable a button, and add none."""

import pytest

from webmcp_forms import lint
from webmcp_forms.linter.finding import Confidence

DISABLED = '<form toolname="a" tooldescription="b"><input name="c"><button disabled>Go</button></form>'
WITHOUT = '<form toolname="a" tooldescription="b"><input name="c"></form>'
SCRIPT = '<script src="page.js"></script>'


def confidence(page: str, filename: str = "page.html") -> Confidence:
    (finding,) = (finding for finding in lint(page, filename=filename) if finding.code == "WF112")
    return finding.confidence


def test_what_stands_in_a_page_without_scripts_stays_so() -> None:
    assert confidence(DISABLED) is Confidence.CERTAIN
    program = DISABLED.replace('"c">', '"c" />')
    assert confidence(f"export const F = () => {program}", "F.jsx") is Confidence.CERTAIN


@pytest.mark.parametrize(
    ("page", "filename"),
    [
        (DISABLED + SCRIPT, "page.html"),
        (DISABLED, "form.html.j2"),
        (DISABLED, "form.component.html"),
        (f"<template>{DISABLED}</template>", "Form.vue"),
    ],
)
def test_a_script_may_enable_a_button(page: str, filename: str) -> None:
    assert confidence(page, filename) is Confidence.POSSIBLE


@pytest.mark.parametrize(("page", "filename"), [(WITHOUT + SCRIPT, "page.html"), (WITHOUT, "form.html.j2")])
def test_a_button_that_is_not_there_is_missed(page: str, filename: str) -> None:
    assert confidence(page, filename) is Confidence.CERTAIN
