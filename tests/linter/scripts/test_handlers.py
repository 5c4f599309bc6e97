"""Which forms a handler handles: what stands for a form in a script, and what markup names."""

import pytest

from tests.linter.scripts.findings import findings

FORMS = """<form id="f" name="search" class="tool" toolname="find" tooldescription="Find"><button>Go</button></form>
<form id="g" name="other" toolname="take" tooldescription="Take"><button>Go</button></form>
<form id="h"><button>Go</button></form>"""


def handled(script: str, forms: str = FORMS) -> list[tuple[str, str]]:
    """The tools whose submission a script is found to prevent, and how sure that is."""
    return [(finding.tool, finding.confidence.value) for finding in findings(f"{forms}<script>{script}</script>")]


def listening(target: str) -> str:
    return f'{target}.addEventListener("submit", event => event.preventDefault());'


CERTAIN = [("find", "certain")]
BOTH = [("find", "certain"), ("take", "certain")]


@pytest.mark.parametrize(
    "target",
    [
        'document.getElementById("f")',
        "window.document.querySelector('#f')",
        "document.querySelector(`form.tool`)",
        'document.querySelectorAll("form.tool")[0]',
        "document.forms.search",
        "document.forms['f']",
        "document.forms[0]",
        "document.search",
        "f",
        'document.getElementById("f")!'.rstrip("!"),
    ],
)
def test_one_form(target: str) -> None:
    assert handled(listening(target)) == CERTAIN
    assert handled(f"const form = {target}; const again = form; {listening('again')}") == CERTAIN


@pytest.mark.parametrize(
    "script",
    [
        listening("document"),
        listening("window"),
        listening("document.body"),
        'addEventListener("submit", event => event.preventDefault())',
        'document.querySelectorAll("form[toolname]").forEach(form => form.onsubmit = () => false)',
        f"Array.from(document.forms).forEach(form => {{ {listening('form')} }})",
    ],
)
def test_all_tools(script: str) -> None:
    assert handled(script) == BOTH


def test_each_member_of_a_list() -> None:
    assert handled(f"for (const form of document.querySelectorAll('form')) {listening('form')}") == [
        ("find", "likely"),
        ("take", "likely"),
    ]


@pytest.mark.parametrize(
    "script",
    [
        f'document.addEventListener("DOMContentLoaded", () => {{ {listening("f")} }})',
        f"window.addEventListener('load', function () {{ {listening('f')} }})",
        f"(function () {{ {listening('f')} }})()",
        f"(() => {{ {listening('f')} }})()",
    ],
)
def test_what_runs_when_the_page_loads_is_certain(script: str) -> None:
    assert handled(script) == CERTAIN


@pytest.mark.parametrize(
    "script",
    [
        f"function start() {{ {listening('f')} }}",
        f"if (wanted) {{ {listening('f')} }}",
        f'button.addEventListener("click", () => {{ {listening("f")} }})',
        "$('#f').on('submit', () => false)",
        "jQuery(f).submit(() => false)",
        "$(document).on('submit.x keyup', '.tool', () => false)",
        "$('body').delegate('#f', 'submit', () => false)",
        "const $form = $('#f'); $form.bind('submit', () => false)",
    ],
)
def test_what_may_not_run_is_likely(script: str) -> None:
    assert handled(script) == [("find", "likely")]


@pytest.mark.parametrize(
    "script",
    [
        listening('document.getElementById("h")'),
        listening('document.getElementById("missing")'),
        listening("document.forms[2]"),
        listening("document.forms.nothing"),
        "$('#h').on('submit', () => false)",
        "$(document).on('submit', 'form.ajax', () => false)",
        'f.addEventListener("reset", event => event.preventDefault()); // submit',
        'f.addEventListener("submit"); f.addEventListener("submit", save); f.onsubmit = null;',
        'emitter.on("submit", false)',
    ],
)
def test_other_forms_and_no_handlers(script: str) -> None:
    assert handled(script) == []


@pytest.mark.parametrize(
    "script",
    [
        listening("form"),
        f"function attach(form) {{ {listening('form')} }}",
        listening('button.closest("form")'),
        listening("input.form"),
        listening('box.querySelector("form")'),
        "let form; form = find(); " + listening("form"),
    ],
)
def test_a_target_that_nobody_knows_is_a_guess(script: str) -> None:
    assert {confidence for _, confidence in handled(script)} <= {"possible"}


def test_a_form_known_by_its_name_is_no_guess() -> None:
    assert handled(listening("form"), FORMS.replace('id="f"', 'id="form"')) == CERTAIN


def test_two_scripts_of_a_page_share_names() -> None:
    assert handled(f"const form = f;</script><script>{listening('form')}") == CERTAIN


def test_a_module_keeps_its_names() -> None:
    forms = FORMS + '<script type="module">const form = document.getElementById("f");</script>'
    assert [confidence for _, confidence in handled(listening("form"), forms)] == ["possible"]


def test_a_script_elsewhere_may_answer() -> None:
    assert handled(listening("f"), FORMS + '<script src="app.js"></script>') == [("find", "likely")]


def form_with(attribute: str, language: str) -> str:
    """A file of a language with a tool form that has an attribute."""
    form = f'<form {attribute} toolname="find" tooldescription="Find"><button>Go</button></form>'
    return {"vue": f"<template>{form}</template>", "jsx": f"const A = () => {form}"}.get(language, form)


@pytest.mark.parametrize(
    ("attribute", "language"),
    [
        ('onsubmit="return false"', "html"),
        ('ONSUBMIT="return false"', "html"),
        ("@submit.prevent", "vue"),
        ('v-on:submit.once.prevent="save()"', "vue"),
        ('x-on:submit.prevent="open = true"', "html"),
        ("on:submit|once|preventDefault={() => save()}", "svelte"),
        ("onsubmit={(event) => event.preventDefault()}", "svelte"),
        ("onSubmit={(event) => event.preventDefault()}", "jsx"),
        ("onSubmitCapture={(event) => event.preventDefault()}", "jsx"),
        ("on:submit={(event) => event.preventDefault()}", "jsx"),
        ('(ngSubmit)="save()"', "angular"),
        ('(submit)="$event.preventDefault()"', "angular"),
    ],
)
def test_markup(attribute: str, language: str) -> None:
    assert [(finding.code, finding.tool) for finding in findings(form_with(attribute, language), language)] == [
        ("WF601", "find")
    ]


@pytest.mark.parametrize(
    ("attribute", "language"),
    [
        ('onsubmit=""', "html"),
        ("onsubmit", "html"),
        ('onsubmit="return check(this)"', "html"),
        ('onsubmit="check("', "html"),
        ('data-onsubmit="return false"', "html"),
        ('onsubmit="return {{ check }}"', "jinja"),
        ('@submit="save()"', "vue"),
        ('@submit.prevent="form.submit"', "vue"),
        ("on:submit={save}", "svelte"),
        ("onsubmit={() => false}", "svelte"),
        ("onSubmit={() => false}", "jsx"),
        ("onSubmit={save}", "jsx"),
        ("{...props}", "jsx"),
        ('(submit)="save()"', "angular"),
        ('hx-post="/x"', "html"),
    ],
)
def test_markup_that_prevents_nothing_as_far_as_anybody_sees(attribute: str, language: str) -> None:
    assert findings(form_with(attribute, language), language) == ()
