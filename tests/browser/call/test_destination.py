"""Where a submission leads, and when no page can answer it. Each answer was given by Chromium 156."""

from __future__ import annotations

import pytest

from tests.browser.call.forms import form_of
from webmcp_forms.browser.call.destination import Destination, Endless, Nowhere, destination, never_answers
from webmcp_forms.document.submission import submit_buttons
from webmcp_forms.errors import UsageError

PAGE = "http://host/dir/page.html"


def destination_of(attributes: str, before: str = "", button: str = "", page: str = PAGE, after: str = "") -> str:
    form = form_of(f"{before}<form {attributes}><button {button}>Go</button></form>{after}")
    return shown(destination(form, next(submit_buttons(form)), page))


def shown(found: Destination) -> str:
    match found:
        case Endless():
            return "endless"
        case Nowhere():
            return "nowhere"
    return str(found)


@pytest.mark.parametrize(
    "attributes",
    ["method=dialog", "method=dialog action=/x", "target=_blank", "target=_BLANK", "target=_new", "target=_unfencedTop"]
    + ["target=results", 'target=" "', 'target="_top "']
    + [f'action="{action}"' for action in ("mailto:a@b", " JavaScript:0", "tel:1", "sms:1", "data:text/html,x")]
    + [f'action="{action}"' for action in ("blob:x", "file:///x", "ftp://x/", "ws://x/", "foo:bar", "about:srcdoc")],
)
def test_no_page_can_answer(attributes: str) -> None:
    assert destination_of(attributes) == "endless"


@pytest.mark.parametrize(
    "base", ["<base target=_blank>", '<base href=/p/q target="x">', "<base href=/x/><base target=x>"]
)
def test_the_page_may_name_another_window_for_all_forms(base: str) -> None:
    assert destination_of("", base) == destination_of("target=''", base) == "endless"
    assert destination_of("target=_self action=/x", base) == "http://host/x"
    assert destination_of("target=_blank action=/x", base, "formtarget=_top") == "http://host/x"


def test_a_frame_of_the_page_is_a_page() -> None:
    assert destination_of("target=results action=/x", after="<iframe name=results></iframe>") == "http://host/x"
    assert destination_of("target=Results action=/x", after="<iframe name=results></iframe>") == "endless"
    assert destination_of("target=r action=/x", after="<template><iframe name=r></iframe></template>") == "endless"


@pytest.mark.parametrize("action", ["http://[", "//", "http://h:1:2/", "http:///", "ftp:", "about:blank", "ABOUT:foo"])
def test_nothing_is_sent_and_the_call_is_over(action: str) -> None:
    assert destination_of(f'action="{action}"') == "nowhere"


@pytest.mark.parametrize(
    ("attributes", "before", "expected"),
    [
        ("", "", PAGE),
        ("action=' '", "<base href=/sub/>", PAGE),
        ("action=go", "<base href=/sub/dir/><base href=/no/>", "http://host/sub/dir/go"),
        ("action=go", "<base href='  /s s/é/ '>", "http://host/s%20s/%C3%A9/go"),
        ("action=go", "<base href='data:text/html,x'>", "http://host/dir/go"),
        ("action=go", "<base href='javascript:x'>", "http://host/dir/go"),
        ("action=go", "<base href='http://['>", "http://host/dir/go"),
        ("action=go", "<base href=ftp://h/>", "endless"),
        ("action=go", "<template><base href=/q/ target=_blank></template>", "http://host/dir/go"),
        ("action=go", "<svg><base href=/q/ target=_blank></base></svg>", "http://host/dir/go"),
        ("action=go", "<div><template shadowrootmode=open><base href=/q/></template></div>", "http://host/dir/go"),
        ("action=/x\u00a0", "", "http://host/x%C2%A0"),
    ],
)
def test_an_action_starts_from_the_base(attributes: str, before: str, expected: str) -> None:
    assert destination_of(attributes, before) == expected


def test_whether_a_page_can_answer_does_not_hang_on_where_the_form_is() -> None:
    assert never_answers(form_of("<form action=tel:1></form>"), None)
    assert not never_answers(form_of("<form action=x></form>"), None)


def test_a_page_in_a_file_sends_only_what_is_absolute() -> None:
    assert destination_of("action=x", page="file:///home/page.html") == "endless"
    assert destination_of("action=http://host/x", page="file:///home/page.html") == "http://host/x"


def test_a_page_has_an_address() -> None:
    with pytest.raises(UsageError, match=r"'http://\[' is no address of a page"):
        destination_of("", page="http://[")
