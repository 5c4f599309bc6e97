"""What a stretch of script does, and to what."""

import pytest

from webmcp_forms.linter.suitability.script_effects import program
from webmcp_forms.linter.suitability.script_listeners import Listeners


def effects(text: str) -> list[tuple[str, str]]:
    """Each effect as the text of what it is done to, and how."""
    read = program(text)
    found = read.effects(0, len(read.tokens))
    return [("".join(token.text for token in effect.receiver), effect.verb) for effect in found]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a.disabled = true", [("a", "disabled")]),
        ("form.elements['b'].hidden = x", [("form.elements['b']", "hidden")]),
        ("document.getElementById('c').style.display = ''", [("document.getElementById('c').style", "display")]),
        ("$('#d').prop('disabled', true)", [("$('#d')", "prop")]),
        ("$('#d').css({ display: 'none' })", [("$('#d')", "css")]),
        ("e.classList.toggle('hidden')", [("e.classList", "toggle")]),
        ("f?.g.replaceChildren()", [("f?.g", "replaceChildren")]),
        ("h.innerHTML += `<option>`", [("h", "innerHTML")]),
        ("a.disabled == true", []),
        ("a.value = 3", []),
        ("e.classList.add('is-valid')", []),
        ("$('#d').attr('href', x)", []),
        ("list.add(x)", []),
        ("// a.disabled = true", []),
        ("'a.disabled = true'", []),
    ],
)
def test_what_is_done(text: str, found: list[tuple[str, str]]) -> None:
    assert effects(text) == found


@pytest.mark.parametrize(
    "text",
    [
        "function f(x) { y() }",
        "const f = function (x) { y() }",
        "const f = (x) => { y() }",
        "const f = x => y()",
        "const f = async () => { y() }",
    ],
)
def test_functions_by_name(text: str) -> None:
    listeners = Listeners(program(text))
    start, end = listeners.functions["f"]
    assert "y" in [token.text for token in listeners.program.tokens[start : end + 1]]


@pytest.mark.parametrize(
    ("text", "target", "event"),
    [
        ("a.addEventListener('change', f)", "a", "change"),
        ("a.b.onchange = f", "a.b", "change"),
        ("$('#a').on('change keyup', f)", "$('#a')", "change"),
        ("$('#a').change(f)", "$('#a')", "change"),
        ("$(document).on('change', '#a', f)", "'#a'", "change"),
    ],
)
def test_who_listens(text: str, target: str, event: str) -> None:
    (listener,) = Listeners(program(text)).all
    assert ("".join(token.text for token in listener.target), listener.event) == (target, event)


@pytest.mark.parametrize("text", ["a.addEventListener('load', f)", "$('#a').change()", "onchange = f", "a.onload = f"])
def test_who_does_not(text: str) -> None:
    assert Listeners(program(text)).all == ()


@pytest.mark.parametrize(
    "text", ["", "(", ")", "a.", ".disabled=", "function", "=>", "f(((", "}}}", "a.on('change'", "`${", "x="]
)
def test_any_text_is_read(text: str) -> None:
    listeners = Listeners(program(text))
    assert isinstance(listeners.all, tuple)
    assert isinstance(dict(listeners.functions), dict)
    assert isinstance(dict(listeners.variables), dict)
    assert effects(text) == []
