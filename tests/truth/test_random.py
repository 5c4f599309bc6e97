"""Random templates: what their tools claim holds of every rendering."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st
from jinja2 import Environment

from tests.truth.claims import disagreements
from webmcp_forms import compile_tools, read

ENVIRONMENT = Environment(autoescape=True)
CONDITIONS = ("a", "b", "c", "not a", "x")
NAMES = ("p", "q", "r", "{{ n }}", "s{{ n }}")
TEXTS = ("One", "Two ", " ", "{{ t }}", "{{- t }} a", "{# note #}", "<b>bold</b>", "{{ t|upper }}")
ATTRIBUTES = (
    "required",
    "disabled",
    "readonly",
    'type="number"',
    'type="checkbox"',
    'type="radio"',
    'type="{{ k }}"',
    'value="1"',
    'value="{{ v }}"',
    'min="2"',
    'max="{{ v }}"',
    'step="2"',
    'pattern="a+"',
    'id="i"',
    'id="j{{ n }}"',
    'toolparamdescription="Own"',
    'toolparamdescription="{{ t }}"',
    'aria-description="Aria"',
    "{{ u }}",
)
FIELDSETS = ('toolparamdescription="Set"', "disabled", "{{ u }}", "")
LABELS = ("", 'for="i"', 'for="j{{ n }}"', 'for="{{ n }}"')


def joined(parts: st.SearchStrategy[str], most: int, separator: str = "") -> st.SearchStrategy[str]:
    return st.lists(parts, max_size=most).map(separator.join)


def conditional(parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """A part, or one or another under a condition."""
    condition = st.sampled_from(CONDITIONS)
    return st.one_of(
        parts,
        parts,
        st.builds(lambda test, part: f"{{% if {test} %}}{part}{{% endif %}}", condition, parts),
        st.builds(
            lambda test, part, other: f"{{% if {test} %}}{part}{{% else %}}{other}{{% endif %}}",
            condition,
            parts,
            parts,
        ),
    )


def attributes(names: Sequence[str], most: int) -> st.SearchStrategy[str]:
    return joined(conditional(st.sampled_from(names)), most, " ")


CONTROLS = st.one_of(
    st.builds("<input name='{}' {}>".format, st.sampled_from(NAMES), attributes(ATTRIBUTES, 3)),
    st.builds("<input {}>".format, attributes(ATTRIBUTES, 2)),
    st.builds("<textarea name='{}'>{}</textarea>".format, st.sampled_from(NAMES), st.sampled_from(TEXTS)),
    st.builds("<button name='{}'>Go</button>".format, st.sampled_from(NAMES)),
    st.builds(
        "<select name='{}' {}>{}</select>".format,
        st.sampled_from(NAMES),
        attributes(("multiple", "required", "disabled"), 1),
        joined(
            conditional(
                st.builds(
                    "<option {}>{}</option>".format,
                    attributes(('value="1"', 'value="2"', 'value="{{ v }}"', "selected", "{{ u }}"), 2),
                    st.sampled_from(TEXTS),
                )
            ),
            3,
        ),
    ),
)


def around(parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Parts in something."""
    several = joined(parts, 3)
    condition = st.sampled_from(CONDITIONS)
    return st.one_of(
        st.builds("<label {}>{}</label>".format, st.sampled_from(LABELS), several),
        st.builds("<fieldset {}>{}</fieldset>".format, conditional(st.sampled_from(FIELDSETS)), several),
        st.builds("<div>{}</div>".format, several),
        st.builds("{{% for x in xs %}}{}{{% endfor %}}".format, several),
        st.builds("{{% for x in xs %}}{}{{% else %}}{}{{% endfor %}}".format, several, several),
        st.builds("{{% if {} %}}{}{{% endif %}}".format, condition, several),
        st.builds("{{% if {} %}}{}{{% else %}}{}{{% endif %}}".format, condition, several, several),
        st.builds(
            "{{% if {} %}}{}{{% elif {} %}}{}{{% else %}}{}{{% endif %}}".format,
            condition, several, condition, several, several,
        ),
        st.builds(
            "{{% if {} %}}<div>{{% endif %}}{}{{% if {} %}}</div>{{% endif %}}".format, condition, several, condition,
        ),
        st.builds("{{% if {} %}}<fieldset disabled>{{% endif %}}{}".format, condition, several),
    )  # fmt: skip


PARTS = st.recursive(st.one_of(CONTROLS, CONTROLS, st.sampled_from(TEXTS)), around, max_leaves=12)
FORMS = st.builds(
    "<form {}>{}</form>".format,
    attributes(('toolname="f"', 'toolname="g"', 'tooldescription="D"', "toolautosubmit", 'id="i"'), 2).map(
        lambda text: f'{text} toolname="f" tooldescription="About {{{{ t }}}}"'
    ),
    joined(PARTS, 4),
)
TEMPLATES = joined(st.one_of(FORMS, conditional(FORMS), st.sampled_from(TEXTS)), 2)
DATA = st.fixed_dictionaries(
    {
        "a": st.booleans(),
        "b": st.booleans(),
        "c": st.booleans(),
        "x": st.booleans(),
        "xs": st.lists(st.just(1), max_size=2),
        "n": st.sampled_from(["n1", "n2"]),
        "t": st.sampled_from(["", "text"]),
        "v": st.sampled_from(["", "1", "3"]),
        "k": st.sampled_from(["text", "number", "hidden"]),
        "u": st.sampled_from(["", "required", "disabled"]),
    }
)


@settings(deadline=None, max_examples=200, derandomize=True)
@given(template=TEMPLATES, datas=st.lists(DATA, min_size=2, max_size=3))
def test_the_rendered_page_agrees(template: str, datas: list[dict[str, object]]) -> None:
    document = read(template, language="jinja")
    tools = compile_tools(document)
    compiled = ENVIRONMENT.from_string(template)
    for data in datas:
        page = compile_tools(compiled.render(data), language="html")
        assert list(disagreements(tools, page, document)) == []
