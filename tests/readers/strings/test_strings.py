"""Forms in the strings of programs: read when asked for, with holes where values go, and places in the program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.process import call
from webmcp_forms import lint
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.document.nodes import Document, Element, written
from webmcp_forms.readers import read
from webmcp_forms.readers.strings.reader import read_embedded
from webmcp_forms.source import SourceFile
from webmcp_forms.tools import document_tools

PROFILE = find_profile(DEFAULT_PROFILE)
FORM = "<form toolname={name} tooldescription='Find a car'><input name=make><button>Go</button></form>"


def page(text: str, language: str) -> Document:
    document = read_embedded(SourceFile(text), language)
    assert document
    return document


def first(document: Document, tag: str) -> Element:
    return next(element for element in document.elements() if element.tag == tag)


def names(document: Document) -> list[str]:
    return [tool.name for tool in document_tools(document, PROFILE)]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("const a = html`<form toolname='${name}' tooldescription=d>`;", "tsx"),
        ("const a = `<form toolname='${name}' tooldescription=d>`", "jsx"),
        ("f('<form toolname=\"' + name + '\" tooldescription=d>')", "tsx"),
        ("a = f\"<form toolname='{name}' tooldescription=d>\"", "python"),
        ("a = '<form toolname=\"%s\" tooldescription=d>' % name", "python"),
        ("a = '<form toolname=\"{name}\" tooldescription=d>'.format(name=name)", "python"),
    ],
)
def test_a_value_that_is_put_in_is_a_hole(text: str, language: str) -> None:
    value = first(page(text, language), "form").get("toolname")
    assert value is not None
    assert not isinstance(value, str)
    assert "name" in written(value) or "%s" in written(value)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        (r"const a = '<form toolname=\"t\" tooldescription=\"caf\u00e9 \x41\">'", "tsx"),
        (r"a = '<form toolname=\"t\" tooldescription=\"caf\u00e9 \x41\">'", "python"),
    ],
)
def test_escapes_mean_what_they_mean(text: str, language: str) -> None:
    form = first(page(text, language), "form")
    assert (form.show("toolname"), form.show("tooldescription")) == ("t", "café A")


def test_places_are_those_of_the_program() -> None:
    text = "// 日\nconst a = `\r\n  <form toolname=t tooldescription=d>`"
    document = page(text, "tsx")
    place = document.place(first(document, "form"))
    assert place
    assert document.source.slice(place.attributes["toolname"].whole) == "toolname=t"


def test_strings_of_one_program_do_not_collide() -> None:
    text = f"const a = `{FORM.format(name='t')}`; const b = `{FORM.format(name='t')}`"
    document = page(text, "tsx")
    assert names(document) == ["t", "t"]
    places = [reading.place(first(reading, "form")) for reading in document.readings]
    assert [place.start_tag.start for place in places if place] == [text.index("<"), text.rindex("`<form") + 1]
    assert not {"WF105", "WF106", "WF204"} & {finding.code for finding in lint(document)}


def test_strings_side_by_side_are_one() -> None:
    text = "a = ('<form toolname=t '\n     'tooldescription=d>'\n     # a comment\n     '<input name=q></form>')"
    document = page(text, "python")
    assert names(document) == ["t"]
    assert first(document, "input").show("name") == "q"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("const a = `<p>`; const b = a < form", "tsx"),
        ("// `<form toolname=t tooldescription=d>`", "tsx"),
        ("/<form toolname=t>/.test(x)", "tsx"),
        ("# '<form toolname=t>'", "python"),
        ("a = b < form", "python"),
        ("'''unclosed <form", "python"),
    ],
)
def test_what_is_no_string_with_a_form_is_no_page(text: str, language: str) -> None:
    assert read_embedded(SourceFile(text), language) is None


def test_a_program_with_markup_keeps_it() -> None:
    text = f"const a = <form toolName='jsx' toolDescription='d'><button/></form>; const b = `{FORM.format(name='t')}`"
    document = read(SourceFile(text, "a.tsx"), embedded=True)
    assert names(document) == ["jsx", "t"]
    assert names(read(SourceFile(text, "a.tsx"))) == ["jsx"]


def test_the_command_line_reads_them_when_it_is_told_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.py").write_text(f'PAGE = """{FORM.format(name="t")}"""')
    (tmp_path / "b.js").write_text(f"x.innerHTML = `{FORM.format(name='u')}`")
    found = json.loads(call(capsys, "schema", "--embedded", ".").stdout)["files"]
    assert {file["path"]: [tool["name"] for tool in file["tools"]] for file in found} == {"a.py": ["t"], "b.js": ["u"]}
    assert [file["tools"] for file in json.loads(call(capsys, "schema", ".").stdout)["files"]] == [[]]
    assert "WF203" in call(capsys, "lint", "--embedded", "a.py").stdout


OPEN = '<form action="/s" toolname="find_lakes" tooldescription="Find lakes near a town">'
JINJA = "{% if zip %}<label>Zip <input name=q></label>{% else %}<label>Town <input name=q></label>{% endif %}"
BOUND = "<label v-if='zip'>Zip <input name=q></label><label v-else>Town <input name=q></label>"
BLOCKS = "@if (zip) {<label>Zip <input name=q></label>} @else {<label>Town <input name=q></label>}<input [name]='n'>"
LIT = "<input name=q ?disabled=${off}><input name=r ?required=${r} .value=${v} @input=${f}>"


@pytest.mark.parametrize(
    ("program", "language", "parameters", "unknown"),
    [
        (f'PAGE = """{OPEN}{JINJA}</form>"""', "python", "q", "description:q"),
        (
            f'PAGE = """{OPEN}<label>{{{{ label }}}} <input name=q></label></form>"""',
            "python",
            "q",
            "description:q; parameters",
        ),
        (f"x = f'''{OPEN}{{{{% if zip %}}}}<input name=q>{{{{% endif %}}}}</form>'''", "python", "", "presence:q"),
        (f"x = '''{OPEN}<input name={{q}}><style>p {{ a: b }}</style></form>'''.format(q=1)", "python", "", "name:{q}"),
        (f"x = {{template: `{OPEN}{BOUND}</form>`}}", "jsx", "q", "description:q"),
        (f"x = {{template: `{OPEN}<p v-if='a'></p><input :name=\"'${{k}}'\"></form>`}}", "jsx", "", "name:'${k}'"),
        (f"@Component({{template: `{OPEN}{BLOCKS}</form>`}})\nclass X {{}}", "ts", "q", "description:q; name:n"),
        (f"x = html`{OPEN}{LIT}</form>`", "tsx", "r", "presence:q; required:r"),
        (
            f"x = html`{OPEN}<input .name=${{n}}><input name=q required=${{r}}></form>`",
            "jsx",
            "q",
            "name:${n}; required:q",
        ),
        (f"x = html`{OPEN.replace('>', ' ?toolautosubmit=${a}>')}<input name=q></form>`", "jsx", "q", "autosubmit"),
        (f"x = `{OPEN}<template x-for='x in m'><input name=q></template></form>`", "jsx", "", "presence:q"),
        (f"x = '{OPEN}{{{{#if a}}}}<input name=q>{{{{/if}}}}<input name=r></form>'", "jsx", "r", "presence:q"),
    ],
)
def test_markup_is_read_in_the_language_that_it_is_in(
    program: str, language: str, parameters: str, unknown: str
) -> None:
    document = page(program, language)
    [tool] = document_tools(document, PROFILE)
    assert isinstance(tool.input_schema["properties"], dict)
    assert ", ".join(tool.input_schema["properties"]) == parameters
    found = {f"{one.aspect.value}:{one.parameter}" if one.parameter else one.aspect.value for one in tool.incomplete}
    assert "; ".join(sorted(found)) == unknown
    assert not {"WF201", "WF204"} & {finding.code for finding in lint(document)}


def test_each_string_is_in_a_language_of_its_own() -> None:
    program = f"a = `{OPEN}<input name=q ${{x}}></form>`; b = `{OPEN}<p v-if='a'><input name=r></p></form>`"
    branches = [[branch.source for branch in reading.branches] for reading in page(program, "tsx").readings]
    assert branches == [[], ["v-if='a'"], ["v-if='a'"]]


@pytest.mark.parametrize("quote", ["'", "`"])
def test_a_handler_in_a_string_is_no_code_of_the_program(quote: str) -> None:
    form = OPEN.replace(">", " onsubmit=go()>")
    document = page(f"x = {quote}{form}<input name=q><button>Go</button></form>{quote}", "jsx")
    assert [finding.code for finding in lint(document)] == ["WF203"]


@pytest.mark.parametrize("language", ["tsx", "python"])
@given(text=st.text(alphabet="<form>`'\"{}$+%\\ \n(ab=;#/", max_size=80))
@settings(max_examples=80, deadline=None)
def test_any_text_has_a_reading_or_none(language: str, text: str) -> None:
    document = read_embedded(SourceFile(f"x = `<form {text}"), language)
    if document:
        assert all(document.place(element) or element.tag for element in document.elements())
