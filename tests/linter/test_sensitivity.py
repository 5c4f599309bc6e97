"""What fields hold: which sign decides, how sure it is, and what a second sign is needed for."""

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.autofill import autofill_field
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.intent.sensitive_names import Sensitive
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.sensitivity import Judgement
from webmcp_forms.readers import read


def judgements(controls: str, description: str = "Do it now") -> tuple[Judgement, ...]:
    markup = f'<form toolname=a tooldescription="{description}">{controls}</form>'
    (tool,) = Page(read(markup, language="html"), find_profile(DEFAULT_PROFILE)).annotated_forms
    return tool.sensitive_fields


@pytest.mark.parametrize(
    ("value", "field"),
    [
        ("cc-number", "cc-number"),
        ("section-red billing  CC-Number", "cc-number"),
        ("username webauthn", "username"),
        ("webauthn", "webauthn"),
        ("shipping home tel", "tel"),
        ("off", "off"),
        ("", ""),
        ("cc-number off please", ""),
        ("billing shipping cc-number", ""),
        ("home shipping section-a tel", ""),
    ],
)
def test_autofill_tokens_are_read_from_the_end(value: str, field: str) -> None:
    assert autofill_field(value) == field


@pytest.mark.parametrize(
    ("control", "meaning", "confidence", "seen"),
    [
        ("<input name=x autocomplete=current-password>", Sensitive.PASSWORD, Confidence.CERTAIN, "autocomplete"),
        ("<input name=x type=password>", Sensitive.PASSWORD, Confidence.CERTAIN, 'type="password"'),
        ("<input name=api_key type=password>", Sensitive.KEY, Confidence.CERTAIN, 'type="password"'),
        ("<input name=cvv type=password>", Sensitive.SECURITY_CODE, Confidence.LIKELY, 'the name "cvv"'),
        ("<input name=newPassword2>", Sensitive.PASSWORD, Confidence.LIKELY, 'the name "newPassword2"'),
        ("<input name=x id=id_iban>", Sensitive.BANK_ACCOUNT, Confidence.LIKELY, 'the id "iban"'),
        ("<label>Parool: <input name=x placeholder=IBAN></label>", Sensitive.BANK_ACCOUNT, Confidence.LIKELY, "the pl"),
        ("<input name=x autocomplete=one-time-code>", Sensitive.ONE_TIME_CODE, Confidence.LIKELY, "autocomplete"),
        (
            "<input name=x autocomplete=one-time-code pattern='[0-9]{6}'>",
            Sensitive.ONE_TIME_CODE,
            Confidence.CERTAIN,
            "autocomplete",
        ),
    ],
)
def test_the_first_sign_decides(control: str, meaning: Sensitive, confidence: Confidence, seen: str) -> None:
    (judged,) = judgements(control)
    assert (judged.meaning, judged.confidence) == (meaning, confidence)
    assert judged.evidence.description.startswith(seen)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("<input name=card_number>", "<input name=cvc>"),
        ("<input name=card_number>", "<input name=x autocomplete=cc-exp>"),
        ("<input name=dob type=date>", "<input name=passport_number>"),
    ],
)
def test_a_phrase_that_may_be_harmless_needs_another_beside_it(first: str, second: str) -> None:
    assert judgements(first) == ()
    assert len(judgements(first + second)) == 2


def test_an_expiry_date_is_a_cards_only_where_money_is_taken() -> None:
    controls = "<input name=card_number><input name=expiry>"
    assert judgements(controls, "Renew a ticket for the ferry") == ()
    assert len(judgements(controls, "Pay for a ticket")) == 2
    assert judgements(controls, "Pay with a gift card") == ()


def test_many_fields_take_time_in_proportion() -> None:
    controls = "".join(f"<label>Card number {number}<input name=n{number}></label>" for number in range(3000))
    assert judgements(controls) == ()
