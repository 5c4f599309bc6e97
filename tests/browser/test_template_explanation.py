"""What became of each form and control of a template, and what only rendering tells."""

from __future__ import annotations

from webmcp_forms import SourceFile, read
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.browser.template_explanation import explain_any
from webmcp_forms.report.explanation_text import explanation_line

FORM = '<form toolname="a" tooldescription="b">'


def lines(template: str, language: str = "jinja") -> list[str]:
    document = read(SourceFile(template, "x"), language=language)
    found = explain_any(document, find_profile(DEFAULT_PROFILE))
    return [explanation_line(part, colour=False) for part in found]


def verdicts(template: str) -> list[str]:
    return [line.partition(" -> ")[2] for line in lines(template)]


def test_holes_have_lines_in_the_order_of_the_source() -> None:
    assert lines(f"{FORM}\n{{{{ form }}}}<input name=q>\n{{% include 'x' %}}</form>") == [
        'x:1:1: <form toolname="a" tooldescription="b"> -> tool "a"',
        "x:2:1: {{ form }} -> unknown: it may hold controls of the form at line 1",
        'x:2:11: <input name=q> -> parameter "q": string; no description',
        "x:3:1: {% include 'x' %} -> unknown: it may hold controls of the form at line 1",
    ]


def test_what_only_rendering_tells_stands_at_the_end() -> None:
    template = f"{FORM}<label>Q {{{{ x }}}}<input name=q {{% if r %}}required{{% endif %}}></label></form>"
    assert verdicts(template)[2] == (
        'parameter "q": string; described by its label "Q {{ x }}"; '
        "only rendering tells whether it is required: {% if r %}; its description: {{ x }}"
    )


def test_forms_of_all_arms_are_explained() -> None:
    other = FORM.replace('"a"', '"c"')
    template = f"{{% if x %}}{FORM}{{% else %}}{other}{{% endif %}}<input name=q></form>"
    assert verdicts(template) == [
        'tool "a"; only rendering tells whether it is there: {% if x %}',
        'tool "c"; only rendering tells whether it is there: {% if x %}',
        'parameter "q": string; no description',
    ]


def test_a_control_is_explained_as_what_it_may_become() -> None:
    template = f"{FORM}<input name=q {{% if x %}}disabled{{% endif %}}></form>"
    assert verdicts(template)[1] == (
        'parameter "q": string; no description; only rendering tells whether it is there: {% if x %}'
    )


def test_a_button_is_never_a_parameter() -> None:
    template = f"{FORM}<button {{% if x %}}disabled{{% endif %}}>Go</button></form>"
    assert verdicts(template)[1] == "nothing: a <button> is never a parameter"


def test_a_form_that_may_have_the_attributes() -> None:
    assert verdicts("<form {{ attributes }}></form>") == [
        "perhaps a tool: whether it is a tool is only known after rendering"
    ]


def test_a_page_is_explained_as_it_is() -> None:
    assert (
        lines(f"{FORM}<input name=q>", "html")[1] == 'x:1:40: <input name=q> -> parameter "q": string; no description'
    )
