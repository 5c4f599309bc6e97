"""Small forms of many libraries and languages, each with the one reason for which it is unsuited, or with none."""

import json
from pathlib import Path

import pytest

from tests.linter.suitability.tools import tool
from webmcp_forms.linter.suitability.judging import Unsuitability, unsuitable

FORMS = [json.loads(line) for line in Path(__file__).with_name("forms.jsonl").read_text("utf-8").splitlines()]
REASONS = {Unsuitability.DEPENDENT_FIELDS, Unsuitability.CUSTOM_UI, Unsuitability.WIZARD}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form["html"][:60])
def test_form(form: dict[str, str]) -> None:
    found = {reason.value for reason in unsuitable(tool(form["html"])) & REASONS}
    assert found == ({form["reason"]} if form["reason"] else set())
