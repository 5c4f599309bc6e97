"""Parameters as a tree."""

import pytest
from bs4 import Tag

from tests.report.html.pages import facts, parsed, words
from webmcp_forms.report.html.parameters import parameter_tree


def tree(controls: str) -> Tag:
    (tool,) = facts(f"<form toolname=t tooldescription=d>{controls}<button>Go</button></form>")
    body = parsed(parameter_tree(tool.parameters)).body
    assert body is not None
    return body


@pytest.mark.parametrize(
    ("controls", "line"),
    [
        ("<label>Make <input name=make></label>", "make string Make from its label"),
        ("<input name=a required toolparamdescription=A>", "a string required A from toolparamdescription"),
        ("<input name=a aria-description=A>", "a string A from aria-description"),
        ("<input name=a>", "a string No description"),
        ("<input type=number name=n min=0 max=8 step=2>", "n number at least 0 at most 8 multiple of 2 No description"),
        ("<input name=a pattern='[a-z]+'>", "a string pattern [a-z]+ No description"),
        (
            "<select name=s><option value=1>One<option>two</select>",
            "s string No description One of 2 choices 1 One two",
        ),
        (
            "<select multiple name=s><option>one</select>",
            "s array of strings No description Any of 1 choice one",
        ),
        ("", "No parameters: an agent calls it as it is."),
    ],
)
def test_a_parameter_is_a_line_and_what_is_below_it(controls: str, line: str) -> None:
    assert words(tree(controls)) == line


def test_few_choices_are_open_and_many_wait() -> None:
    def details(count: int) -> Tag | None:
        options = "".join(f"<option>{number}" for number in range(count))
        return tree(f"<select name=s>{options}</select>").details

    few, many = details(3), details(30)
    assert few is not None
    assert many is not None
    assert few.has_attr("open")
    assert not many.has_attr("open")


def test_a_million_choices_are_counted_and_not_written() -> None:
    written = str(tree(f"<select name=s>{'<option>x' * 5_000}</select><input name=b>"))
    assert len(written) < 30_000


def test_a_thousand_parameters_are_counted_and_not_written() -> None:
    found = tree("".join(f"<input name=a{number}>" for number in range(1_000)))
    assert len(found.select(".parameter")) == 200
    assert words(found).endswith("and 800 more parameters")
