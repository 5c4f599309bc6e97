"""XHTML that means harm: a reading in bounded time."""

from __future__ import annotations

import time

import pytest

from webmcp_forms.document.nodes import text_content
from webmcp_forms.readers.xhtml import read_xhtml
from webmcp_forms.source import SourceFile

PAGE = "<html xmlns='http://www.w3.org/1999/xhtml'>"
BILLION_LAUGHS = "<!ENTITY l0 'lol'>" + "".join(f"<!ENTITY l{n} '{f'&l{n - 1};' * 10}'>" for n in range(1, 12))
MANY = 200_000
# Hostile pages take a second or two; a reader that is not linear would take hours.
SECONDS = 120


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(PAGE + "<p>" * MANY, id="nested elements"),
        pytest.param(PAGE + "<q:p/>" * (MANY // 4), id="undefined prefixes"),
        pytest.param(PAGE + "<p/>" * (MANY // 4), id="elements side by side"),
        pytest.param(f"<!DOCTYPE html [{BILLION_LAUGHS}]>{PAGE}<p a='&l11;'>&l11;</p></html>", id="billion laughs"),
        pytest.param(
            f"<!DOCTYPE html [{BILLION_LAUGHS}<!ATTLIST p a CDATA '&l11;'>]>{PAGE}<p/></html>", id="laughs by default"
        ),
        pytest.param(
            f"<!DOCTYPE html [<!ATTLIST p a CDATA '{'x' * 1_000_000}'>]>{PAGE}{'<p/>' * MANY}", id="defaults multiplied"
        ),
        pytest.param(
            f"<!DOCTYPE html [<!ENTITY e 'E'>]>{PAGE}<p a='{'&e;' * (MANY // 4)}'>{'&e;' * (MANY // 4)}",
            id="references",
        ),
        pytest.param(f"<!DOCTYPE html [<!ATTLIST p a CDATA '&#{'9' * 10_000};'>]>{PAGE}<p/>", id="a huge number"),
        pytest.param(f"{PAGE}<iframe srcdoc='&#{'0' * 10_000}65;'/>", id="a long number"),
        pytest.param(f"{PAGE}<p a='{'x' * 12_000_000}'/>", id="a long attribute"),
        pytest.param(f"{PAGE}<p>{'x' * 12_000_000}</p>", id="a long text"),
        pytest.param(PAGE + "x<![CDATA[y]]>" * MANY, id="CDATA sections"),
        pytest.param(PAGE + "<!--" * MANY, id="open comments"),
        pytest.param(PAGE + "<![CDATA[" * MANY, id="open CDATA sections"),
        pytest.param(PAGE + "<p a='" * MANY, id="open quotes"),
        pytest.param(PAGE + "<p " + "a" * 1_000_000, id="a long name"),
        pytest.param(PAGE + "<p " + " ".join(f"a{n}=''" for n in range(MANY // 10)) + "/>", id="attributes"),
        pytest.param("<!DOCTYPE html [" + "<!ENTITY a '" * MANY, id="open literals in the document type"),
        pytest.param("<!DOCTYPE html [" + "<!ATTLIST a " + "b CDATA " * MANY + ">]>", id="open attribute list"),
        pytest.param("<!DOCTYPE html [" + "<" * MANY + "]>", id="brackets in the document type"),
        pytest.param("\ufdd0" * MANY, id="noncharacters"),
        pytest.param("\0" * MANY, id="NULs"),
        pytest.param("<" * MANY, id="less-than signs"),
        pytest.param("&" * MANY, id="ampersands"),
    ],
)
def test_a_hostile_page_is_read_in_bounded_time(text: str) -> None:
    started = time.perf_counter()
    document = read_xhtml(SourceFile(text))
    for index in range(min(len(document.parents), 3)):
        assert document.place(document.element(index)) is not None
    assert time.perf_counter() - started < SECONDS


def test_entities_are_never_multiplied() -> None:
    document = read_xhtml(SourceFile(f"<!DOCTYPE html [{BILLION_LAUGHS}]>{PAGE}<p a='&l11;'>&l11;</p></html>"))
    paragraph = next(element for element in document.elements() if element.tag == "p")
    assert text_content(document, paragraph) == paragraph.show("a") == "&l11;"
    assert document.problem is None
