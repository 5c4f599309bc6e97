"""The five issues of DevTools and how often they come."""

from collections import Counter

import pytest

from webmcp_forms.browser.issues import form_issues
from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.browser.registration import annotated_forms, reported_documents
from webmcp_forms.readers import read

PROFILE = find_profile("chrome-156")


def issues(page: str) -> dict[str, int]:
    documents = reported_documents(read(page, language="html"), PROFILE)
    forms = [form for document in documents for form in annotated_forms(document, PROFILE)]
    return dict(Counter(issue.type.name for form in forms for issue in form_issues(form, PROFILE)))


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        ("<form toolname=a><input></form>", {"MISSING_TOOL_DESCRIPTION": 1}),
        ("<form tooldescription=a><input></form>", {"MISSING_TOOL_NAME": 1}),
        ("<form toolname></form>", {"MISSING_TOOL_NAME": 1}),
        ("<form toolname tooldescription></form>", {}),
        ("<form toolautosubmit tooltitle=a></form>", {}),
        ("<form toolname='not legal' tooldescription=d><input name=a></form>", {"PARAMETER_MISSING_DESCRIPTION": 1}),
        (
            "<form toolname=a tooldescription=d><input><select required></select></form>",
            {"PARAMETER_MISSING_NAME": 1, "REQUIRED_PARAMETER_MISSING_NAME": 1},
        ),
        (
            "<form toolname=a tooldescription=d><input></form>",
            {"PARAMETER_MISSING_NAME": 1, "PARAMETER_MISSING_DESCRIPTION": 1},
        ),
        ("<form toolname=a tooldescription=d><input type=date name=d></form>", {}),
        (
            "<form toolname=a tooldescription=d><input type=file required><input type=hidden required><button></button>"
            "<input disabled><input readonly></form>",
            {},
        ),
        ("<form toolname=a tooldescription=d><input name=x><input name=x></form>", {}),
        ("<template><form toolname=a></form></template>", {}),
        ("<iframe srcdoc='<form toolname=a></form>' allow=\"tools 'none'\"></iframe>", {"MISSING_TOOL_DESCRIPTION": 1}),
        ("<iframe srcdoc='<form toolname=a></form>' sandbox></iframe>", {}),
    ],
)
def test_issues(page: str, expected: dict[str, int]) -> None:
    assert issues(page) == expected
