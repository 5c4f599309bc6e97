"""What of a template's tool is certain, and what stands in the way of the rest."""

from __future__ import annotations

import pytest

from webmcp_forms import Tool, compile_tools
from webmcp_forms.browser.schema import JSON

FORM = '<form toolname="a" tooldescription="b">'


def tool(template: str) -> Tool:
    [found] = compile_tools(f"{FORM}{template}", language="jinja")
    return found


def properties(template: str) -> dict[str, JSON]:
    found = tool(template).input_schema["properties"]
    assert isinstance(found, dict)
    return found


def unknowns(template: str) -> list[tuple[str, str | None, str]]:
    return [(unknown.aspect.value, unknown.parameter, unknown.source) for unknown in tool(template).incomplete]


@pytest.mark.parametrize(
    "template",
    [
        '<input name="q" value="{{ x }}" placeholder="{{ x }}" class="{% if a %}b{% endif %}">',
        '<input name="q">{% csrf_token %}{% set x = 1 %}{# c #}',
        '<input name="q"><h1>{{ title }}</h1><button>{{ x }}</button><p>{{ _("x") }}</p><p>{{ x|e }}</p>',
        '{% if a %}<input name="q">{% else %}<input name="q">{% endif %}',
        '{% if a %}<input name="q">{% elif b %}<input name="q">{% else %}<input name="q">{% endif %}',
        "{% if a %}{% if b %}<input name=q>{% else %}<input name=q>{% endif %}{% else %}<input name=q>{% endif %}",
        '<div class="{{ x }}"><label>{# c #}<input name="q"></label></div>',
    ],
)
def test_what_does_not_matter_leaves_everything_certain(template: str) -> None:
    assert properties(template) == {"q": {"type": "string"}}
    assert unknowns(template) == []


@pytest.mark.parametrize(
    ("template", "aspect", "source"),
    [
        ('{% if a %}<input name="q">{% endif %}', "presence", "{% if a %}"),
        ('{% for a in b %}<input name="q">{% endfor %}', "presence", "{% for a in b %}"),
        ('{% if a %}<input name="q">{% else %}<input name="r">{% endif %}', "presence", "{% if a %}"),
        ('{% if a %}<input name="q">{% endif %}{% if b %}<input name="q">{% endif %}', "presence", "{% if a %}"),
        ('<input name="q">{% if a %}<input name="q">{% endif %}', "presence", "{% if a %}"),
        ('{% flag a %}<input name="q">{% else %}<input name="r">{% endflag %}', "presence", "{% flag a %}"),
        ('{% flag a %}<input name="q">{% else %}<input name="q">{% endflag %}', "presence", "{% flag a %}"),
        ('<input name="q" {{ x }}>', "presence", "{{ x }}"),
        ('<input name="q" {% if a %}disabled{% endif %}>', "presence", "{% if a %}"),
        ('<input name="q"><input name="q" {% if a %}disabled{% endif %}>', "presence", "{% if a %}"),
        ('<fieldset {% if a %}disabled{% endif %}><input name="q"></fieldset>', "presence", "{% if a %}"),
        ('<fieldset {{ x }}><input name="q"></fieldset>', "presence", "{{ x }}"),
        (
            "{% if a %}<fieldset disabled>{% endif %}{% if b %}<input name=q>{% endif %}</fieldset>",
            "presence",
            "{% if a %}",
        ),
        ('<input name="q" type="{{ x }}">', "type", "{{ x }}"),
        ('<select name="q" {% if a %}multiple{% endif %}></select>', "type", "{% if a %}"),
    ],
)
def test_a_parameter_in_doubt_is_left_out(template: str, aspect: str, source: str) -> None:
    assert "q" not in properties(template)
    assert (aspect, "q", source) in unknowns(template)


def test_a_name_that_is_not_known_is_not_claimed() -> None:
    assert properties('<input name="x{{ x }}">') == {}
    assert unknowns('<input name="x{{ x }}">') == [("name", "x{{ x }}", "x{{ x }}")]


def test_a_control_without_a_name_may_have_any() -> None:
    assert ("parameters", None, "{{ x }}") in unknowns("<input {{ x }}>")


@pytest.mark.parametrize("content", ["{{ form }}", "{% include 'x' %}", "<div>{{ x }}</div>", "<label>{{ x }}</label>"])
def test_what_may_hold_controls_is_told(content: str) -> None:
    hole = content[content.index("{") : content.rindex("}") + 1]
    assert ("parameters", None, hole) in unknowns(content)
    assert properties(f'<input name="q">{content}') == {"q": {"type": "string"}}


@pytest.mark.parametrize(
    ("template", "schema", "aspect"),
    [
        ('<input name="q" type="number" min="1" value="{{ x }}">', {"minimum": 1, "multipleOf": 1}, None),
        ('<input name="q" type="number" min="{{ x }}" max="9">', {"maximum": 9}, "limits"),
        ('<input name="q" type="number" min="1" max="{{ x }}">', {"minimum": 1, "multipleOf": 1}, "limits"),
        ('<input name="q" type="number" min="1" {% if a %}step="2"{% endif %}>', {"minimum": 1}, "limits"),
        ('<input name="q" type="number" max="9" value="{{ x }}">', {"maximum": 9}, "limits"),
    ],
)
def test_limits_are_claimed_one_by_one(template: str, schema: dict[str, JSON], aspect: str | None) -> None:
    assert properties(template) == {"q": {"type": "number", **schema}}
    assert [unknown[0] for unknown in unknowns(template)] == ([aspect] if aspect else [])


@pytest.mark.parametrize(
    "options",
    [
        "{% for x in xs %}<option>{{ x }}</option>{% endfor %}",
        "<option>a</option>{% if a %}<option>b</option>{% endif %}",
        '<option value="{{ x }}">a</option>',
        "<option>{{ x }}</option>",
        "<option {{ x }}>a</option>",
        "{{ options }}",
        "<optgroup>{% include 'x' %}</optgroup>",
    ],
)
def test_choices_in_doubt_are_left_out(options: str) -> None:
    template = f'<select name="q">{options}</select>'
    assert properties(template) == {"q": {"type": "string"}}
    assert [unknown[:2] for unknown in unknowns(template)] == [("choices", "q")]


def test_choices_whose_titles_are_not_known_stay() -> None:
    template = '<select name="q"><option value="a" {{ selected }}>{{ x }}</option></select>'
    assert properties(template) == {
        "q": {"type": "string", "anyOf": [{"type": "string", "const": "a", "title": "{{ x }}"}], "enum": ["a"]}
    }
    assert unknowns(template) == [("choice titles", "q", "{{ x }}")]


@pytest.mark.parametrize(
    ("template", "description"),
    [
        ('<input name="q" toolparamdescription="{{ x }}">', "{{ x }}"),
        ('<label>Words {{ x }}<input name="q"></label>', "Words {{ x }}"),
        ('<label>Words {% if a %}*{% endif %}<input name="q"></label>', None),
        ('<label for="q">Words</label>{% if a %}<label for="q">more</label>{% endif %}<input id="q" name="q">', None),
        ('<label for="{{ x }}">Words</label><input id="q" name="q">', None),
        ('<label {{ x }}>Words<input name="q"></label>', "Words"),
        ('<input name="q" {% if a %}toolparamdescription="Words"{% endif %}>', None),
    ],
)
def test_a_description_in_doubt_is_told(template: str, description: str | None) -> None:
    [schema] = properties(template).values()
    assert isinstance(schema, dict)
    assert schema.get("description") == description
    assert ("description", "q") in [unknown[:2] for unknown in unknowns(template)]


@pytest.mark.parametrize(
    "template",
    [
        '<label for="{{ x }}">Words</label><input id="{{ x }}" name="q">',
        '<label for="a{{ x }}">Words</label><input id="a{{ x }}" name="q">',
        '<label for="b{{ x }}">Other</label><label for="q">Words</label><input id="q" name="q">',
        '<label for="{{ x }}">Other</label><input name="q" toolparamdescription="Words">',
    ],
)
def test_a_label_that_names_its_control_is_certain(template: str) -> None:
    [schema] = properties(template).values()
    assert isinstance(schema, dict)
    assert schema.get("description") == "Words"
    assert unknowns(template) == []


def test_required_by_a_condition() -> None:
    found = tool('<input name="q" {% if a %}required{% endif %}><input name="r" required>')
    assert found.input_schema["required"] == ["r"]
    assert [(unknown.aspect.value, unknown.source) for unknown in found.incomplete] == [("required", "{% if a %}")]


def test_the_texts_of_a_tool() -> None:
    page = '<form toolname="a{{ x }}" tooldescription="{% if a %}b{% else %}c{% endif %}" {{ y }}>'
    [found] = compile_tools(page, language="jinja")
    assert {(unknown.aspect.value, unknown.source) for unknown in found.incomplete} == {
        ("name", "a{{ x }}"),
        ("description", "{% if a %}"),
        ("title", "{{ y }}"),
        ("autosubmit", "{{ y }}"),
    }


def test_a_tool_in_a_branch() -> None:
    [found] = compile_tools(f"{{% if a %}}{FORM}<input name=q></form>{{% endif %}}", language="jinja")
    assert found.input_schema["properties"] == {"q": {"type": "string"}}
    assert [(unknown.aspect.value, unknown.source) for unknown in found.incomplete] == [("presence", "{% if a %}")]


def test_a_name_that_another_form_may_have_first() -> None:
    first, second = compile_tools(f"{{% if a %}}{FORM}</form>{{% endif %}}{FORM}</form>", language="jinja")
    assert [unknown.aspect.value for unknown in first.incomplete] == ["presence"]
    assert [unknown.source for unknown in second.incomplete] == ["a"]
    assert len(compile_tools(f"{FORM}</form>{{% if a %}}{FORM}</form>{{% endif %}}", language="jinja")) == 1


def test_a_name_that_another_form_has_in_another_wrapper() -> None:
    forms = "".join(f"{{% call a({number}) %}}{FORM}</form>{{% endcall %}}" for number in range(2))
    first, second = compile_tools(forms, language="jinja")
    assert first.incomplete == ()
    assert [(unknown.aspect.value, unknown.source) for unknown in second.incomplete] == [("presence", "a")]
    assert len(compile_tools(f"{{% call a() %}}{FORM}</form>{FORM}</form>{{% endcall %}}", language="jinja")) == 1


def test_a_control_elsewhere_that_may_belong_to_the_form() -> None:
    page = '<form id="f" toolname="a" tooldescription="b"></form><input name="q" form="{{ x }}">'
    [found] = compile_tools(page, language="jinja")
    assert [(unknown.aspect.value, unknown.source) for unknown in found.incomplete] == [("parameters", "{{ x }}")]


def test_a_page_without_holes_has_no_unknowns() -> None:
    [found] = compile_tools(f"{FORM}<input name=q><select name=r></select>")
    assert found.incomplete == ()


@pytest.mark.parametrize(
    ("controls", "described"),
    [
        ('<Field label="A"><input name="q" /></Field>', [("description", "q")]),
        ('<Card><div><input name="q" /></div></Card>', [("description", "q")]),
        ('<Field><label>A<input name="q" /></label></Field>', []),
        ('<Field><input name="q" toolparamdescription="A" /></Field>', []),
        ('<><input name="q" /></>', []),
        ('<Field label="A" /><input name="q" />', []),
    ],
)
def test_a_component_may_be_a_label_of_what_it_wraps(controls: str, described: list[tuple[str, str]]) -> None:
    page = f'export default () => <form toolname="a" tooldescription="b">{controls}</form>'
    [found] = compile_tools(page, language="tsx")
    about = [(unknown.aspect.value, unknown.parameter) for unknown in found.incomplete if unknown.parameter]
    assert about == described
