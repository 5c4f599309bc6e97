# words of many scripts
"""What shows that a field depends on another."""

import pytest

from tests.linter.suitability.tools import form

PAIR = "<select name=one id=one><option>x<option>y</select><div id=two><input name=three id=three></div>"


@pytest.mark.parametrize(
    "text",
    [
        *("Select a country first", "Choose country first", "Bitte zuerst Land wählen", "Erst Marke wählen"),
        *("Choisissez d’abord une région", "Selecciona primero una provincia", "Escolha primeiro o distrito"),
        *("Seleziona prima la regione", "Kies eerst een provincie", "Najpierw wybierz województwo", "Välj län först"),
        *("Nejprve vyberte kraj", "Сначала выберите регион", "Спочатку оберіть область", "Önce il seçin"),
        *("Pilih provinsi terlebih dahulu", "Vui lòng chọn tỉnh trước", "पहले राज्य चुनें", "اختر الدولة أولاً"),
        *("先に都道府県を選択してください", "请先选择省份", "먼저 시도를 선택하세요"),
    ],
)
def test_a_placeholder_says_it_in_any_language(text: str) -> None:
    select = f"<select name=two><option value=''>{text}</option></select>"
    assert form(f"<select name=one><option>x</select>{select}").dependencies


@pytest.mark.parametrize("text", ["First class", "First name", "All", "Anfänger zuerst"])
def test_choices_with_such_words_are_choices(text: str) -> None:
    select = f"<select name=two><option value=1>{text}</option><option value=2>Other</option></select>"
    assert not form(f"<select name=one><option>x</select>{select}").dependencies


@pytest.mark.parametrize(
    "script",
    [
        "one.addEventListener('change', () => { two.hidden = one.value != 'x' })",
        "document.getElementById('one').onchange = function () { document.getElementById('two').hidden = true }",
        "document.querySelector('[name=one]').addEventListener('input', e => document.querySelector('#two').remove())",
        "const form = document.forms[0]; form.one.onchange = () => form.three.disabled = true",
        "const a = document.querySelector('#one'), b = document.forms[0].three; a.onchange = () => { b.required = 1 }",
        "$('#one').change(function () { $('#two').toggle(this.value == 'x') })",
        "$('#one').on('change', function () { $('#three').prop('disabled', true) })",
        "$(document).on('change', '#one', function () { $('#two').slideUp() })",
        "$('#one').on('change', update); function update() { show() } function show() { $('#two').show() }",
        "document.addEventListener('change', e => { if (e.target.id === 'one') { two.classList.add('hidden') } })",
        "document.querySelectorAll('[name=one]').forEach(a => a.addEventListener('input', () => two.remove()))",
        "one.onchange = async () => { two.innerHTML = await (await fetch('/x')).text() }",
        "one.onchange = () => { for (const a of ['four', 'three']) document.getElementById(a).disabled = true }",
        "one.onchange = () => ['two'].forEach(a => { document.getElementById(a).hidden = true })",
    ],
)
def test_a_script_changes_another_field_when_one_changes(script: str) -> None:
    (found, *_) = form(PAIR, f"{{}}<script>{script}</script>".replace("{ ", "{{ ").replace(" }", " }}")).dependencies
    assert found.control == "three"


@pytest.mark.parametrize(
    "script",
    [
        "one.addEventListener('change', () => one.form.submit())",
        "one.onchange = () => { for (const a of ['four', 'five']) document.getElementById(a).disabled = true }",
        "one.onchange = () => { for (const a of ['two']) console.log(a) }",
        "one.addEventListener('change', () => { total.textContent = 3 })",
        "one.addEventListener('change', () => { three.value = one.value })",
        "one.addEventListener('change', () => { three.classList.add('is-invalid') })",
        "one.addEventListener('focus', () => { two.hidden = true })",
        "button.addEventListener('click', () => { two.hidden = true })",
        "other.addEventListener('change', () => { elsewhere.hidden = true })",
        "one.addEventListener('change', () => rows.forEach(three => { three.style.display = 'none' }))",
        "$('#elsewhere').on('change', function () { $('#two').show() })",
        "two.hidden = true",
        "// one.addEventListener('change', () => { two.hidden = true })",
        'const text = "one.onchange = () => { two.hidden = true }"',
    ],
)
def test_other_scripts(script: str) -> None:
    page = f"{{}}<script>{script}</script>".replace("{ ", "{{ ").replace(" }", " }}")
    assert not form(PAIR, page).dependencies


@pytest.mark.parametrize(
    "handler",
    [
        "load(this.value, 'three')",
        "loadThree(this.value)",
        "document.getElementById('two').style.display = 'none'",
        "PrimeFaces.ab({s:'one',u:'three'})",
    ],
)
def test_a_handler_in_an_attribute(handler: str) -> None:
    part = "<div id=two><select name=three id=three></select></div>"
    assert form(f'<select name=one onchange="{handler}"><option>x</select>{part}').dependencies


@pytest.mark.parametrize(
    "handler", ["this.form.submit()", "sort()", "validate(this)", "location = this.value", "total()"]
)
def test_other_handlers(handler: str) -> None:
    assert not form(PAIR.replace("id=one", f'id=one onchange="{handler}"')).dependencies


def test_the_place_of_a_script_is_found_whatever_stands_before_it() -> None:
    page = "{}<p>é\r\n\r\n</p><script>\r\n// ü\r\none.onchange = () => {{ two.hidden = true }}</script>"
    (found, *_) = form(PAIR, page).dependencies
    (script,) = (sign for sign in found.evidence if sign.description.startswith("script"))
    assert script.description == 'script "two.hidden"'


def test_a_described_field_waits_for_another() -> None:
    hint = "<small id=h>Available once you have chosen a country</small>"
    assert form(f"<select name=a><option>x</select><input name=b disabled aria-describedby=h>{hint}").dependencies


def test_parts_are_shown_in_turn() -> None:
    parts = "<div id=pay-card><input name=c></div><div id=pay-bank hidden><input name=i></div>"
    assert form(f"<select name=s><option>1<option>2</select>{parts}").dependencies
    assert not form(f"{parts}<select name=s><option>1<option>2</select>").dependencies


HIDDEN = '<div id=two class="d-none"><input name=three></div>'


@pytest.mark.parametrize(
    "markup",
    [
        f'<input type=radio name=one value=a data-toggle-field="#two">{HIDDEN}',
        f'<input type=checkbox name=one data-opens-up="#two">{HIDDEN}',
        "<select name=one><option>x</select><p data-cond-option=one data-cond-value=x><input name=three></p>",
        '<select name=vid hx-get=/polya hx-target="#polya"><option>x</select><div id=polya></div><input name=a>',
    ],
)
def test_a_choice_refers_to_what_it_shows(markup: str) -> None:
    assert form(markup).dependencies


@pytest.mark.parametrize(
    "markup",
    [
        f'<input name=one data-opens-up="#two">{HIDDEN}',
        '<input type=radio name=one value=a data-opens-up="#two"><div id=two><input name=three></div>',
        '<input type=radio name=one value=a data-opens-up="#two"><div id=two class="d-none">Text</div><input name=a>',
        '<input type=radio name=one value=a data-track="#two"><div id=three class="d-none"><input name=three></div>',
        '<select name=vid hx-get=/summa hx-target="#summa"><option>x</select><div id=summa></div><input name=a>',
    ],
)
def test_what_a_choice_refers_to_may_be_anything(markup: str) -> None:
    assert not form(markup).dependencies
