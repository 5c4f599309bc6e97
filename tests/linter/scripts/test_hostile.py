"""Scripts and style sheets that are meant to take long, or to break what reads them, end in time."""

import time

import pytest

from tests.linter.scripts.findings import FORM, findings, listener
from webmcp_forms.linter.scripts.signs import is_about_tools

SECONDS = 20.0
SIZE = 40_000


def scripted(text: str) -> str:
    return f"{FORM}<script>{text}</script>"


SCRIPTS = {
    "parentheses": listener("(" * SIZE + "1" + ")" * SIZE),
    "open parentheses": listener("(" * SIZE),
    "blocks": listener("{" * SIZE + "event.respondWith(1)" + "}" * SIZE),
    "arrays": listener("[" * SIZE + "]" * SIZE),
    "members": listener("a" + ".b" * SIZE),
    "calls": listener("a" + ".then(b)" * SIZE),
    "conditions": listener("a" + "&&b" * SIZE),
    "else": listener("if(a)b();else " * (SIZE // 4) + "c()"),
    "statements": listener("b();" * SIZE),
    "names": listener(
        "const a0=event;"
        + "".join(f"const a{n + 1}=a{n};" for n in range(SIZE // 20))
        + f"a{SIZE // 20}.respondWith(1);"
    ),
    "functions": scripted("submit;" + "(()=>{" * (SIZE // 4) + "f.onsubmit=()=>false;" + "})()" * (SIZE // 4)),
    "listeners": scripted('f.addEventListener("submit",e=>{e.preventDefault()});' * (SIZE // 20)),
    "answers": scripted("a.respondWith(b);" * SIZE),
    "loose functions": scripted("function a(e){e.preventDefault();e.respondWith(1)}" * (SIZE // 20)),
    "one line": listener("") + f"<script>{'function a(b,c){return b(c,1)+1}' * SIZE}</script>",
    "quotes": listener('"' * SIZE),
    "templates": listener("`${" * SIZE),
    "slashes": listener("/a" * SIZE),
    "forms": "".join(FORM.replace('"f"', f'"f{n}"') for n in range(SIZE // 20)) + listener(""),
    "attributes": FORM.replace("<form", '<form onsubmit="return false"') * (SIZE // 40),
}
SHEETS = {
    "rules": "a,b:hover{color:red}" * SIZE + "a,b:tool-form-active{}",
    "findings": "a,b:tool-form-active{}" * (SIZE // 10),
    "nested": "a{" * SIZE + "b,c:tool-form-active{}",
    "parentheses": "x:tool-x" + "(" * SIZE + "{}",
    "comments": "a:tool-x{} " + "/*" * SIZE,
    "strings": "a:tool-x{} " + '"\\' * SIZE,
    "addresses": "a:tool-x{} " + "url(" * SIZE,
    "commas": "a:tool-form-active" + "," * SIZE + "{}",
}


def seconds(text: str, language: str) -> float:
    start = time.process_time()
    findings(text, language)
    return time.process_time() - start


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts(name: str) -> None:
    assert seconds(SCRIPTS[name], "html") < SECONDS


@pytest.mark.parametrize("name", SHEETS)
def test_style_sheets(name: str) -> None:
    assert seconds(SHEETS[name], "css") < SECONDS


def test_functions_that_call_many_others_end() -> None:
    calls = "".join(f"function f{n}(e){{ {f'f{n + 1}(e);' * 8} }}" for n in range(8))
    text = f"{calls} function f8(e) {{ e.preventDefault(); }} f.onsubmit = f0;"
    assert seconds(scripted(text), "html") < SECONDS


@pytest.mark.parametrize("text", ["a" * 1_000_000, "submit " * 200_000, "return (" * 100_000, "tool-" * 200_000])
def test_a_script_that_says_nothing_is_told_at_once(text: str) -> None:
    start = time.process_time()
    assert not is_about_tools(text)
    assert time.process_time() - start < 1
