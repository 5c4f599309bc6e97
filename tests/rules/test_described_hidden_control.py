"""Which described hidden inputs are errors: request tokens, honeypots and prices, by their names."""

import pytest

from webmcp_forms import Finding, lint
from webmcp_forms.linter.finding import Confidence, Severity


def found(attributes: str, form: str = "toolname=order tooldescription='Order a ticket'") -> Finding:
    page = f"<form {form}><input type=hidden {attributes}><button>Go</button></form>"
    (finding,) = (finding for finding in lint(page) if finding.code == "WF221")
    return finding


def described(name: str, more: str = "") -> str:
    return f'name="{name}" toolparamdescription="Something" {more}'


TOKENS = [
    "_token value=aB3dE6gH9jK2mN5pQ8",
    "csrf_token",
    "csrfmiddlewaretoken",
    "authenticity_token",
    "_wpnonce",
    "xsrf",
]
MORE_TOKENS = ["__RequestVerificationToken", "form_build_id", "__VIEWSTATE", "sesskey", "_csrf", "order[_csrf_token]"]


@pytest.mark.parametrize("name", TOKENS + MORE_TOKENS)
def test_request_tokens(name: str) -> None:
    name, _, more = name.partition(" ")
    finding = found(described(name, more))
    assert (finding.severity, finding.confidence) == (Severity.ERROR, Confidence.LIKELY)
    assert "a request token" in finding.message
    assert [evidence.description for evidence in finding.evidence] == [f'name "{name}"']


@pytest.mark.parametrize("name", ["_gotcha", "bot-field", "honeypot", "_honey", "leave_blank", "nicht_ausfuellen"])
def test_honeypots(name: str) -> None:
    finding = found(described(name.replace("ue", "ü")))
    assert (finding.severity, "a honeypot" in finding.message) == (Severity.ERROR, True)


def test_a_class_tells_a_honeypot() -> None:
    finding = found(described("phone2", "class='field honeypot'"))
    assert (finding.severity, finding.evidence[0].description) == (Severity.ERROR, 'class "field honeypot"')


@pytest.mark.parametrize(
    ("name", "description"),
    [
        ("hp_field", "Something"),
        ("phone2", "Leave this field empty"),
        ("phone2", "Spam protection: please leave blank."),
        ("website_url", "Leave blank if you are human"),
        ("website_url", "Leave blank, if you\u2019re a real person"),
        ("url", "Do not fill in (against robots)"),
        ("url", "Bitte leer lassen"),
    ],
)
def test_a_description_tells_a_honeypot(name: str, description: str) -> None:
    finding = found(f'name={name} toolparamdescription="{description}"')
    assert (finding.severity, "a honeypot" in finding.message) == (Severity.ERROR, True)


@pytest.mark.parametrize(
    "attributes",
    ["total value=12.50", "amount value='1.234,50 €'", "order_fee value=$5.00", "betrag value='99,00 EUR'"],
)
def test_a_sum_with_a_value_that_is_money_is_a_price(attributes: str) -> None:
    finding = found(f"name={attributes} toolparamdescription=Sum")
    assert (finding.severity, "a price" in finding.message) == (Severity.ERROR, True)


@pytest.mark.parametrize(
    "name", ["price", "unitPrice", "item[price]", "total_price", "preis", "precio_total", "цена", "単価"]
)
def test_prices(name: str) -> None:
    finding = found(described(name, "value=19.90"))
    assert (finding.severity, "a price" in finding.message) == (Severity.ERROR, True)


@pytest.mark.parametrize(
    "attributes",
    [
        described("max_price"),
        described("price_from"),
        described("price_range"),
        described("target_price"),
        "name=price toolparamdescription='Highest price, in euros'",
        "name=preis toolparamdescription='Preis bis'",
        described("amount", "value=5"),
        described("donation"),
        described("total", "value=12"),
        described("donation", "value=12.50"),
        "name=max_amount value=12.50 toolparamdescription=Sum",
        "name=date toolparamdescription='Leave empty for any date'",
        "name=topping toolparamdescription='A jar of honey'",
        "name=note toolparamdescription='Leave blank if you are unsure'",
        described("currency"),
        described("rating"),
        described("token", "value=ETH"),
        described("token_limit"),
        described("honeymoon"),
        described("priceless"),
        described("nonce_count"),
        described("company_hp"),
        described("city", "class='form-control hp'"),
    ],
)
def test_what_an_agent_may_well_choose(attributes: str) -> None:
    finding = found(attributes)
    assert (finding.severity, finding.confidence, finding.evidence) == (Severity.WARNING, Confidence.CERTAIN, ())


@pytest.mark.parametrize(
    "form", ["toolname=find tooldescription=b method=get", "toolname=search_flights tooldescription=b"]
)
def test_a_form_that_searches_asks_for_a_price(form: str) -> None:
    assert found(described("price"), form).severity is Severity.WARNING
