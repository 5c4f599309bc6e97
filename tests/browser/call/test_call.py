"""Calls: what is refused, in the browser's words, and what is sent. Each answer was given by Chromium 156."""

from __future__ import annotations

from typing import Any

import pytest

from webmcp_forms import compile_tools
from webmcp_forms.browser.call.call import Call

PAGE_URL = "http://127.0.0.1:8765/page.html"


def call(controls: str, arguments: object, attributes: str = "toolautosubmit", before: str = "") -> Call:
    page = f"{before}<form toolname=t tooldescription=d {attributes}>{controls}</form>"
    (tool,) = compile_tools(page, base_url=PAGE_URL)
    return tool.call(arguments)  # type: ignore[arg-type]


def entries(controls: str, **arguments: Any) -> list[tuple[str, str]]:
    answer = call(controls, arguments)
    assert answer.error is None, answer.error
    return [(entry.name, entry.value) for entry in answer.entries or ()]


def url(answer: Call) -> str:
    assert answer.request
    return answer.request.url.removeprefix("http://127.0.0.1:8765")


@pytest.mark.parametrize(
    ("controls", "arguments", "kind", "parameter", "message"),
    [
        ("<input name=a>", {"b": 1}, "unknown-parameter", "b", 'Input contains a parameter "b" but there is no such'),
        ("<input name=a>", {"a": None}, "invalid-value", "a", "Invalid value for parameter a"),
        ("<input name=a>", {"a": ["x"]}, "invalid-value", "a", "Invalid value for parameter a"),
        ("<input name=a>", {"z": 1, "a": []}, "invalid-value", "a", "Invalid value for parameter a"),
        ("<input name=a type=number>", {"a": "x"}, "invalid-value", "a", 'Invalid value "x" for parameter a'),
        ("<input name=a type=number>", {"a": ""}, "invalid-value", "a", 'Invalid value "" for parameter a'),
        ("<input name=a type=range>", {"a": ""}, "invalid-value", "a", 'Invalid value "" for parameter a'),
        ("<input name=a type=date>", {"a": "1.2.2024"}, "invalid-value", "a", 'Invalid value "1.2.2024" for'),
        ("<input name=a type=checkbox>", {"a": "on"}, "invalid-value", "a", 'Invalid value "on" for parameter a'),
        ("<input name=a type=checkbox>", {"a": 2**31}, "invalid-value", "a", 'Invalid value "2.14748e+9" for'),
        ("<input name=a type=checkbox>", {"a": 1e20}, "invalid-value", "a", 'Invalid value "1.00000e+20" for'),
        ("<input name=a type=checkbox>", {"a": 0.5}, "invalid-value", "a", 'Invalid value "0.5" for parameter a'),
        ("<select name=a><option>x</select>", {"a": "y"}, "invalid-value", "a", 'Invalid value "y" for parameter a'),
        ("<input name=a type=file>", {"a": "C:/x"}, "invalid-value", "a", 'Invalid value "C:/x" for parameter a'),
        ("<input name=a required>", {}, "validation-failed", "a", "Form validation failed: a: Please fill out this"),
        ("<input name=a pattern=x>", {"a": "y"}, "validation-failed", "a", "Form validation failed: a: Please match"),
    ],
)
def test_a_refused_call(controls: str, arguments: object, kind: str, parameter: str, message: str) -> None:
    answer = call(controls, arguments)
    assert answer.error
    assert (answer.error.kind, answer.error.parameter) == (kind, parameter)
    assert answer.error.message.startswith(message)
    assert (answer.accepted, answer.entries, answer.request) == (False, None, None)


def test_arguments_are_an_object() -> None:
    error = call("<input name=a>", ["x"]).error
    assert error
    assert error.kind == "arguments"


def test_a_form_that_does_not_submit_itself_needs_a_button() -> None:
    error = call("<input name=a>", {}, attributes="").error
    assert error
    assert error.kind == "no-submit-button"


def test_without_autosubmit_the_form_is_filled_and_waits() -> None:
    answer = call("<input name=a required pattern=x><button name=go value=1>Go</button>", {"a": "y"}, attributes="")
    assert (answer.accepted, answer.pending) == (True, True)
    assert [(entry.name, entry.value) for entry in answer.state] == [("a", "y")]


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (5, "5"), (5.5, "5.5"), (5.0, "5"), (1e21, "1.00000e+21"), (123456.789, "123457"), (1e-7, "1.00000e-7"),
        (2147483647, "2147483647"), (2147483648, "2.14748e+9"), (-2147483648, "-2147483648"), (True, "true"),
    ],
)  # fmt: skip
def test_a_number_becomes_a_text(number: float, text: str) -> None:
    assert entries("<input name=a>", a=number) == [("a", text)]


@pytest.mark.parametrize(
    ("control", "value", "held"),
    [
        ("<input name=a type=range max=10>", 200, "10"),
        ("<input name=a type=range max=5>", "abc", "3"),
        ("<input name=a type=color>", "#F00", "#ff0000"),
        ("<input name=a type=color>", "rgb(10 20 30 / 50%)", "#0a141e"),
        ("<input name=a type=color>", "lab(50% 40 59.5)", "#bf5700"),
        ("<input name=a type=color>", "oklch(0.7 0.1 200)", "#40b1b7"),
        ("<input name=a type=color>", " Red ", "#000000"),
        ("<input name=a type=color>", "nonsense", "#000000"),
        ("<input name=a type=datetime-local>", "2024-02-29 10:00", "2024-02-29T10:00"),
        ("<input name=a maxlength=2>", "longer", "longer"),
        ("<input name=a value=kept>", "a\nb", "ab"),
        ("<textarea name=a></textarea>", "a\r\nb", "a\nb"),
        ("<input name=a>", "\ud83d \ud83d\ude00", "\ufffd \U0001f600"),
        ("<input name=a type=checkbox value=yes>", 2, "yes"),
        ("<input name=a type=checkbox value=yes>", "TRUE", "yes"),
        ("<input name=a type=checkbox value=yes>", -(2**31), "yes"),
        ("<select name=a><option>x<option value=1>y</select>", 1, "1"),
    ],
)
def test_what_a_control_holds(control: str, value: Any, held: str) -> None:
    assert entries(control, a=value) == [("a", held)]


def test_a_disabled_option_can_be_chosen_and_is_not_sent() -> None:
    assert entries("<select name=a><option>x<option disabled>y</select>", a="y") == []


def test_an_option_after_an_optgroup_stands_for_another_one() -> None:
    select = "<select multiple name=a><option selected>p<optgroup label=g><option>x<option>y</select>"
    assert entries(select, a=["y"]) == [("a", "x")]
    assert entries(select, a=["x"]) == []


def test_only_the_first_button_is_sent() -> None:
    buttons = (
        "<button type=button name=no>x</button><button name=go value=1>x</button><button name=b value=2>x</button>"
    )
    assert entries(f"<input name=a value=v>{buttons}") == [("a", "v"), ("go", "1")]
    assert entries("<input type=image name=im>") == [("im.x", "0"), ("im.y", "0")]
    assert entries("<input type=submit name=s>") == [("s", "Submit")]


def test_the_direction_of_a_text_is_sent_when_it_is_asked_for() -> None:
    assert entries("<input name=a dirname=d dir=auto>", a="\u05e9") == [("a", "\u05e9"), ("d", "rtl")]
    assert entries("<div dir=rtl><input name=a dirname=d></div>", a="x") == [("a", "x"), ("d", "rtl")]
    assert entries("<input name=a dirname=d>", a="\u05e9") == [("a", "\u05e9"), ("d", "ltr")]


@pytest.mark.parametrize(
    ("around", "direction"),
    [
        ("<div dir=auto>\u05d0{}</div>", "rtl"),
        ("<div dir=auto>x{}\u05d0</div>", "ltr"),
        ("<div dir=auto>{}\u05d0</div>", "rtl"),
        ("<div dir=auto>{}</div>", "ltr"),
        ("<div dir=rtl><div dir=auto>{}</div></div>", "ltr"),
        ("<div dir=auto><bdi>x</bdi><span dir=ltr>x</span><script>x</script><style>x</style>{}\u05d0</div>", "rtl"),
        ("<div dir=auto><textarea>x</textarea><input value=x><!-- x -->12{}\u05d0</div>", "rtl"),
        ("<div dir=auto><select><option>x</select>{}\u05d0</div>", "ltr"),
    ],
)
def test_around_it_the_text_there_decides_about_the_direction(around: str, direction: str) -> None:
    form = "<form toolname=t tooldescription=d toolautosubmit><input name=a dirname=d></form>"
    (tool,) = compile_tools(around.format(form))
    for value in ("x", "\u05d0"):
        assert [(entry.name, entry.value) for entry in tool.call({"a": value}).entries or ()][-1] == ("d", direction)


@pytest.mark.parametrize(
    ("written", "choice", "held"),
    [
        ((("r", "checked"), (" r", "")), "2", [("r", "1"), (" r", "2")]),
        ((("r", ""), (" r", "checked")), "1", [("r", "1"), (" r", "2")]),
        ((("r", "checked"), (" r", "checked"), ("r", "")), "3", [(" r", "2"), ("r", "3")]),
        ((("r", "checked"), ("r", "")), "2", [("r", "2")]),
    ],
)
def test_only_radio_buttons_that_are_named_exactly_alike_exclude_each_other(
    written: tuple[tuple[str, str], ...], choice: str, held: list[tuple[str, str]]
) -> None:
    buttons = (
        f'<input type=radio name="{name}" value={place} {more}>' for place, (name, more) in enumerate(written, start=1)
    )
    assert entries("".join(buttons), r=choice) == held


def test_a_query_is_replaced_and_a_fragment_is_never_sent() -> None:
    assert url(call("<input name=a>", {"a": "b c"}, 'toolautosubmit action="/s?old=1#h"')) == "/s?a=b+c"
    assert url(call("<input name=a>", {"a": "b"}, 'toolautosubmit method=post action="?x=1#f"')) == "/page.html?x=1"


def test_the_query_of_an_action_is_in_the_encoding_of_the_page() -> None:
    page = (
        b"<meta charset=latin1><form toolname=t tooldescription=d toolautosubmit method=post action='?\xe9=1'></form>"
    )
    (tool,) = compile_tools(page, base_url=PAGE_URL)
    assert url(tool.call({})) == "/page.html?%E9=1"


def test_relative_addresses_start_from_the_base() -> None:
    assert (
        url(call("<input name=a>", {"a": "b"}, "toolautosubmit action=z", "<base href=/sub/dir/>")) == "/sub/dir/z?a=b"
    )


def test_what_the_charset_lacks_is_sent_as_a_reference() -> None:
    answer = call("<input name=a>", {"a": "é€日"}, "toolautosubmit accept-charset=iso-8859-1")
    assert url(answer) == "/page.html?a=%E9%80%26%2326085%3B"


@pytest.mark.parametrize(
    ("enctype", "content_type", "body"),
    [
        ("", "application/x-www-form-urlencoded", b"a=x%0D%0Ay"),
        ("enctype=text/plain", "text/plain", b"a=x\r\ny\r\n"),
    ],
)
def test_a_posted_body(enctype: str, content_type: str, body: bytes) -> None:
    request = call("<textarea name=a></textarea>", {"a": "x\ny"}, f"toolautosubmit method=post {enctype}").request
    assert request
    assert (request.content_type, request.body) == (content_type, body)


def test_a_multipart_body_has_a_boundary_of_its_own() -> None:
    attributes = "toolautosubmit method=post enctype=multipart/form-data"
    request = call('<input name="q&quot;"><input type=file name=f>', {'q"': "x"}, attributes).request
    assert request
    assert request.content_type
    boundary = request.content_type.partition("boundary=")[2].encode()
    assert request.body == (
        b"--" + boundary + b'\r\nContent-Disposition: form-data; name="q%22"\r\n\r\nx\r\n'
        b"--" + boundary + b'\r\nContent-Disposition: form-data; name="f"; filename=""\r\n'
        b"Content-Type: application/octet-stream\r\n\r\n\r\n--" + boundary + b"--\r\n"
    )


@pytest.mark.parametrize("attributes", ["accept-charset='latin1, utf-8'", "accept-charset='bogus,cp1252 big5'"])
def test_of_several_charsets_the_first_that_is_known_counts(attributes: str) -> None:
    controls = "<input name=a><input type=hidden name=_charset_>"
    answer = call(controls, {"a": "é"}, f"toolautosubmit {attributes}")
    assert url(answer) == "/page.html?a=%E9&_charset_=windows-1252"


def test_the_charset_is_sent_by_its_own_name() -> None:
    controls = "<input name=a><input type=hidden name=_charset_>"
    answer = call(controls, {"a": "～"}, "toolautosubmit accept-charset=sjis")
    assert url(answer) == "/page.html?a=%81%60&_charset_=Shift_JIS"


@pytest.mark.parametrize("control", ["", "type=number min=0.5 step=0.5", "type=checkbox", "type=range", "type=date"])
@pytest.mark.parametrize("number", [float("inf"), float("nan"), 10**400, -(10**400)])
def test_a_number_that_no_double_holds_is_refused(control: str, number: float) -> None:
    answer = call(f"<input name=a {control}>", {"a": number})
    assert answer.error
    assert answer.error.message == "Invalid value for parameter a"
    assert isinstance(answer.schema_errors, tuple)


@pytest.mark.parametrize("action", ["http://[", "about:blank"])
def test_without_an_address_nothing_is_sent(action: str) -> None:
    answer = call("<input name=a>", {"a": "b"}, f"toolautosubmit action={action}")
    assert (answer.accepted, answer.answers, answer.request) == (True, True, None)


@pytest.mark.parametrize("attribute", ["method=dialog", "target=_blank", "action=mailto:a@b", "action=javascript:x()"])
def test_some_forms_never_answer(attribute: str) -> None:
    answer = call("<input name=a>", {"a": "b"}, f"toolautosubmit {attribute}")
    assert (answer.accepted, answer.answers, answer.request) == (True, False, None)


def test_constraints_are_not_looked_at_where_the_page_says_so() -> None:
    assert call("<input name=a required>", {}, "toolautosubmit novalidate").accepted
    assert call("<input name=a required><button formnovalidate>x</button>", {}).accepted
