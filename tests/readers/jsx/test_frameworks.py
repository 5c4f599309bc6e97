"""Which framework a file is written for, and what it makes of `toolautosubmit`: rendered and looked at."""

from __future__ import annotations

import pytest

from webmcp_forms.document.nodes import Document
from webmcp_forms.readers import read

BARE, TRUE, FALSE, EMPTY, NOTHING = "", "={true}", "={false}", '=""', "={undefined}"
DEPENDS, CHOSEN, TEXT = "={a === b}", "={a ? true : undefined}", '="false"'
FILES = {
    "React": "import React from 'react';",
    "Preact": "import { useState } from 'preact/hooks';",
    "Qwik": "import { component$ } from '@builder.io/qwik';",
    "Solid": "import { createSignal } from 'solid-js';",
    "Vue": "import { ref } from 'vue';",
}


def form(head: str, attribute: str) -> Document:
    return read(f'{head}\nconst A = () => <form toolname="a" toolautosubmit{attribute} />;', language="tsx")


@pytest.mark.parametrize(
    ("framework", "attribute", "value"),
    [
        *[("React", attribute, None) for attribute in (BARE, TRUE, FALSE, NOTHING, DEPENDS, CHOSEN)],
        *[(name, attribute, "") for name in ("Preact", "Qwik") for attribute in (BARE, TRUE, EMPTY, DEPENDS, CHOSEN)],
        *[(name, attribute, None) for name in ("Preact", "Qwik") for attribute in (FALSE, NOTHING)],
        *[(name, attribute, "true") for name in ("Solid", "Vue") for attribute in (BARE, TRUE, CHOSEN)],
        *[(name, FALSE, "false") for name in ("Solid", "Vue")],
        *[(name, EMPTY, "") for name in FILES],
        *[(name, TEXT, "false") for name in FILES],
    ],
)
def test_what_reaches_the_page(framework: str, attribute: str, value: str | None) -> None:
    element = form(FILES[framework], attribute).element(0)
    assert element.get("toolautosubmit") == value
    assert ("toolautosubmit" in element.presence.conditional_attributes) == (
        value is not None and attribute in (DEPENDS, CHOSEN)
    )


@pytest.mark.parametrize(
    ("head", "framework", "is_assumed"),
    [
        ("", "React", True),
        ("import x from './local';\nimport y from 'lodash';", "React", True),
        ("import Link from 'next/link';", "React", False),
        ("import 'vue';\nimport 'react';", "Vue", False),
        ("/** @jsxImportSource solid-js */ import React from 'react';", "Solid", False),
        ("/* @jsxImportSource @emotion/react */", "React", False),
        ("import { h } from 'preact'; // is not from 'react'", "Preact", False),
    ],
)
def test_the_framework_of_a_file(head: str, framework: str, is_assumed: bool) -> None:
    attribute = "={!x}" if framework in ("Solid", "Vue") else BARE
    surprises = form(head, attribute).surprises
    if framework == "Preact":
        assert not surprises
    else:
        assert [(found.framework, found.is_assumed) for found in surprises] == [(framework, is_assumed)]


def test_a_framework_that_is_not_known_leaves_it_open() -> None:
    document = form("/** @jsxImportSource hono/jsx */", BARE)
    assert document.surprises == ()
    assert document.element(0).presence.conditional_attributes == {"toolautosubmit"}


@pytest.mark.parametrize(
    ("framework", "source", "written", "instead"),
    [
        ("React", "<form toolautosubmit />", "toolautosubmit", 'toolautosubmit=""'),
        ("React", "<form toolAutoSubmit={true} />", "toolAutoSubmit={true}", 'toolAutoSubmit=""'),
        ("React", "<form toolautosubmit={!x} />", "toolautosubmit={!x}", 'toolautosubmit={!x ? "" : undefined}'),
        (
            "React",
            "<form toolautosubmit={x ? true : false} />",
            "toolautosubmit={x ? true : false}",
            'toolautosubmit={(x ? true : false) ? "" : undefined}',
        ),
        ("React", "<form {...{ toolautosubmit: true, a: 1 }} />", "toolautosubmit: true,", 'toolautosubmit: "",'),
        ("React", "<form {...{ 'toolautosubmit': x > 1 }} />", "'toolautosubmit': x > 1",
         "'toolautosubmit': x > 1 ? \"\" : undefined"),
        ("Vue", "<form toolautosubmit={false} />", "toolautosubmit={false}", ""),
        ("Solid", "<form {...{ toolautosubmit: false }} />", "toolautosubmit: false", ""),
    ],
)  # fmt: skip
def test_what_is_surprising_and_what_to_write_instead(framework: str, source: str, written: str, instead: str) -> None:
    document = read(f"{FILES[framework]}\n{source}", language="tsx")
    (surprise,) = document.surprises
    assert (document.source.slice(surprise.place.whole), surprise.instead) == (written, instead)
    assert surprise.reads_on == (framework == "React")
    assert surprise.name == "toolautosubmit"
