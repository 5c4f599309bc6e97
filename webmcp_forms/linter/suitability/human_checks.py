"""What a form asks in order to tell people from programs, and codes that only a person has been sent."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from webmcp_forms.linter.intent.sensitive_names import Sensitive
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.suitability.captcha_vendors import vendors
from webmcp_forms.linter.suitability.check_pictures import containers, fields, pictures, tokens
from webmcp_forms.linter.suitability.check_questions import robots, sums
from webmcp_forms.linter.suitability.signs import Suspicion, is_enough, weightiest

_FINDERS = (vendors, pictures, fields, containers, tokens, sums, robots)

_STRONG = 0.5


class Check(Enum):
    """What only a person can answer."""

    CAPTCHA = "a CAPTCHA"
    CODE = "a one-time code"


def captcha(tool: ToolForm) -> Suspicion | None:
    """The first CAPTCHA of a form with all that says so, or None."""
    found = [pair for find in _FINDERS for pair in find(tool)]
    strong = [element for element, sign in found if sign.weight >= _STRONG]
    signs = weightiest(sign for _, sign in found)
    if not strong or not is_enough(signs):
        return None
    element = min(strong, key=lambda one: one.index)
    return Suspicion(element, None, Check.CAPTCHA.value, element.show("name"), signs)


def one_time_code(tool: ToolForm) -> Suspicion | None:
    """The first field for a one-time code, or None."""
    for judged in tool.sensitive_fields:
        if judged.meaning is Sensitive.ONE_TIME_CODE:
            element = judged.control.element
            return Suspicion(element, judged.attribute, Check.CODE.value, judged.control.name, (judged.evidence,))
    return None


def human_checks(tool: ToolForm) -> Iterator[Suspicion]:
    """What a form asks that only a person can answer."""
    test = captcha(tool)
    if test:
        yield test
    code = one_time_code(tool)
    if code and not (test and test.element is code.element):
        yield code
