"""The server as an editor drives it, over standard input and output."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.lsp.client import Editor, Message, apply

FIXABLE = """<!doctype html>
<form toolname="find" tooldescription="Find a car by its make 🚗🚗" toolautosubmit="false" method="get" action="/cars">
  <label>Make <input name="make" toolparamdescription="The make of the car"></label>
  <button>Find</button>
</form>
"""
GOOD = """<form toolname="find_car" tooldescription="Find a car by its make" action="/cars">
  <label>Make <input name="make" required></label>
  <button>Find</button>
</form>
"""
ALL = {"start": {"line": 0, "character": 0}, "end": {"line": 999, "character": 0}}


@pytest.fixture(scope="module")
def editor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Editor]:
    root = tmp_path_factory.mktemp("project")
    (root / "webmcp-forms.toml").write_text("", "utf-8")
    with Editor(root) as running:
        yield running


def codes(found: list[Message]) -> list[str]:
    return [one.get("code", "") for one in found]


def covered(text: str, where: Message) -> str:
    """What stands in a range, counted as UTF-16."""
    lines = text.split("\n")[where["start"]["line"] : where["end"]["line"] + 1]
    units = [line.encode("utf-16-le") for line in lines]
    units[-1] = units[-1][: 2 * where["end"]["character"]]
    units[0] = units[0][2 * where["start"]["character"] :]
    return b"\n\0".join(units).decode("utf-16-le")


def edits_of(action: Message) -> list[Message]:
    (edits,) = action["edit"]["changes"].values()
    found: list[Message] = edits
    return found


def test_what_the_server_says_it_can(editor: Editor) -> None:
    can = editor.initialized["capabilities"]
    assert can["textDocumentSync"]["change"] == 1  # the whole text
    assert can["positionEncoding"] == "utf-16"
    assert can["hoverProvider"]
    assert can["codeActionProvider"]["codeActionKinds"] == ["quickfix", "source.fixAll.webmcp"]
    assert editor.initialized["serverInfo"]["name"] == "webmcp-forms"


def test_a_good_form_has_no_diagnostics(editor: Editor) -> None:
    assert editor.open("good.html", GOOD) == []


def test_a_diagnostic_has_code_severity_page_and_place(editor: Editor) -> None:
    (one,) = editor.open("fixable.html", FIXABLE)
    assert (one["code"], one["severity"], one["source"]) == ("WF405", 1, "webmcp-forms")
    assert covered(FIXABLE, one["range"]) == "false"
    page = Path(unquote(urlsplit(one["codeDescription"]["href"]).path))
    assert page.read_text("utf-8").startswith(f"# {one['code']} ")


def test_findings_come_and_go_while_somebody_types(editor: Editor) -> None:
    assert editor.open("typed.html", GOOD) == []
    for length in range(0, len(GOOD), 7):  # nothing of this is checked, since the next key comes first
        editor.type("typed.html", GOOD[:length])
    editor.type("typed.html", GOOD.replace("find_car", "find car"))
    assert codes(editor.diagnostics("typed.html")) == ["WF101"]
    editor.type("typed.html", GOOD)
    assert editor.diagnostics("typed.html") == []


def test_an_unsafe_fix_says_so_and_is_not_preferred(editor: Editor) -> None:
    (one,) = editor.open("unsafe.html", FIXABLE)
    (action,) = editor.actions("unsafe.html", one["range"])
    assert (action["kind"], action["isPreferred"]) == ("quickfix", False)
    assert action["title"].endswith("(changes what the page does)")
    assert [fixed["code"] for fixed in action["diagnostics"]] == ["WF405"]
    assert apply(FIXABLE, edits_of(action)) == FIXABLE.replace(' toolautosubmit="false"', "")


def test_a_safe_fix_is_preferred_and_one_action_makes_them_all(editor: Editor) -> None:
    comment = "<!-- webmcp-forms: ignore[WF101] -- 🚗 -->\n"
    text = f"{comment}{GOOD}{comment}{FIXABLE.replace('find', 'other')}"
    editor.open("safe.html", text)
    fixes = editor.actions("safe.html", ALL, ["quickfix"])
    assert [fix["isPreferred"] for fix in fixes] == [True, True, False]
    (action,) = editor.actions("safe.html", ALL, ["source.fixAll"])
    assert action["kind"] == "source.fixAll.webmcp"
    changed = apply(text, edits_of(action))
    assert changed == text.replace(comment, "")
    editor.type("safe.html", changed)
    assert codes(editor.diagnostics("safe.html")) == ["WF405"]
    assert editor.actions("safe.html", ALL, ["source.fixAll.webmcp"]) == []


def test_only_what_is_asked_for_is_offered(editor: Editor) -> None:
    editor.open("kinds.html", FIXABLE)
    assert editor.actions("kinds.html", ALL, ["refactor"]) == []
    assert {action["kind"] for action in editor.actions("kinds.html", ALL)} <= {"quickfix", "source.fixAll.webmcp"}
    nowhere = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}
    assert editor.actions("kinds.html", nowhere, ["quickfix"]) == []


def test_positions_after_emoji_are_counted_in_utf16(editor: Editor) -> None:
    text = '<p title="😀😀">😀</p><form toolname="a b" tooldescription="Find 😀"></form>\n'
    found = editor.open("emoji.html", text)
    one = next(one for one in found if one["code"] == "WF101")
    assert covered(text, one["range"]) == "a b"
    column = len(text[: text.index("tooldescription")].encode("utf-16-le")) // 2
    shown = editor.hover("emoji.html", 0, column)
    assert shown
    assert covered(text, shown["range"]).startswith('tooldescription="Find 😀"')


def test_hover_on_a_form_shows_the_tool_and_its_schema(editor: Editor) -> None:
    editor.open("hover.html", GOOD)
    shown = editor.hover("hover.html", 0, GOOD.index("toolname") + 2)
    assert shown
    assert covered(GOOD, shown["range"]) == 'toolname="find_car"'
    text = shown["contents"]["value"]
    assert text.startswith('tool "find\\_car"\n\nFind a car by its make\n\n```json\n{\n  "type": "object"')
    assert '"required": [\n    "make"\n  ]' in text


def test_hover_on_a_control_shows_what_it_becomes_or_why_not(editor: Editor) -> None:
    text = "<form toolname=t tooldescription=d>\n<input name=q required>\n<input name=off disabled>\n<b>x</b></form>"
    editor.open("controls.html", text)
    parameter, omitted = editor.hover("controls.html", 1, 3), editor.hover("controls.html", 2, 3)
    assert parameter
    assert parameter["contents"]["value"].startswith('parameter "q": string, required; no description\n\n```json\n')
    assert omitted
    assert omitted["contents"]["value"] == "nothing: it is disabled"
    assert editor.hover("controls.html", 3, 1) is None


def test_what_a_page_says_is_no_markup_in_a_hover(editor: Editor) -> None:
    text = "<form toolname=t tooldescription='![x](http://evil.example/) <img src=x> ```'><input name='```'></form>"
    editor.open("hostile.html", text)
    shown = editor.hover("hostile.html", 0, 7)
    assert shown
    value = shown["contents"]["value"]
    assert "\\!\\[x\\]\\(http://evil\\.example/\\) \\<img src=x\\> \\`\\`\\`" in value
    assert value.count("```") == 2


@pytest.mark.parametrize(
    ("name", "language_id", "text"),
    [
        ("a.jsx", "javascriptreact", 'export default () => <form toolname="a b" tooldescription="Find it"></form>'),
        ("a.tsx", "typescript", 'export default () => <form toolname="a b" tooldescription="Find it"></form>'),
        ("a.vue", "vue", '<template><form toolname="a b" tooldescription="Find it"></form></template>'),
        ("a.blade.php", "blade", '<form toolname="a b" tooldescription="Find it">@csrf</form>'),
        ("a.html", "django-html", '{% load x %}<form toolname="a b" tooldescription="Find it"></form>'),
        ("a.html.erb", "erb", '<form toolname="a b" tooldescription="Find it"><%= x %></form>'),
        ("untitled:Untitled-1", "html", '<form toolname="a b" tooldescription="Find it"></form>'),
        ("untitled:Untitled-2", "svelte", '<form toolname="a b" tooldescription="Find it">{x}</form>'),
    ],
)
def test_languages_by_name_and_by_what_the_editor_says(editor: Editor, name: str, language_id: str, text: str) -> None:
    assert "WF101" in codes(editor.open(name, text, language_id))


@pytest.mark.parametrize(("name", "language_id"), [("a.py", "python"), ("notes.txt", "plaintext"), ("b.rs", "rust")])
def test_other_languages_are_left_alone(editor: Editor, name: str, language_id: str) -> None:
    assert editor.open(name, "\"<form toolname='a b' tooldescription=x>\"", language_id) == []
    assert editor.hover(name, 0, 5) is None or language_id != "python"


def test_closing_a_text_takes_its_diagnostics_away(editor: Editor) -> None:
    assert editor.open("closed.html", GOOD.replace("find_car", "find car"))
    editor.notify("textDocument/didClose", {"textDocument": {"uri": editor.uri("closed.html")}})
    assert editor.diagnostics("closed.html") == []


@pytest.mark.parametrize("text", ["", "<", "<form", "<form toolname=", '<form toolname="', "\ud83d", "\x00<form", "{%"])
def test_half_typed_text_is_no_trouble(editor: Editor, text: str) -> None:
    for language_id, name in (("html", "half.html"), ("javascriptreact", "half.jsx"), ("vue", "half.vue")):
        found = editor.open(name, text, language_id)
        assert not any(one["message"].startswith("not checked") for one in found)
        editor.hover(name, 0, 1)
        editor.hover(name, 5, 99)
        editor.actions(name, ALL)


def test_every_beginning_of_a_page_is_checked(editor: Editor) -> None:
    editor.open("growing.html", "")
    for length in range(0, len(FIXABLE), 23):
        editor.type("growing.html", FIXABLE[:length])
        editor.actions("growing.html", ALL)
        editor.hover("growing.html", 1, length % 50)
    assert not any(one["message"].startswith("not checked") for one in editor.diagnostics("growing.html"))
