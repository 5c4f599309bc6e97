"""The fix of layout in options: what people see and what is submitted stays."""

import pytest

from webmcp_forms import SourceFile, compile_tools, lint
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.fixes import fix_file


def page(options: str) -> str:
    return (
        f"<form toolname=a tooldescription='Book a seat'><label>Cabin <select name=c>{options}</select></label></form>"
    )


def layout(source: SourceFile) -> tuple[Finding, ...]:
    return tuple(finding for finding in lint(source) if finding.code == "WF225")


def fixed(options: str) -> str:
    return fix_file(SourceFile(page(options)), layout, unsafe=False).source.text


def values(text: str) -> object:
    (tool,) = compile_tools(text)
    return tool.form.controls[0].choices and [choice.value for choice in tool.form.controls[0].choices]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<option value=1>\n  One\n</option>", "<option value=1>One</option>"),
        ("<option>\r\n\tOne,  two\r\n</option><option>x</option>", "<option>One, two</option><option>x</option>"),
        ("<option>\n a</option><option>\n b</option>", "<option>a</option><option>b</option>"),
        ("<option>\n \u00a0a\n</option>", "<option>\u00a0a</option>"),
    ],
)
def test_white_space_is_collapsed(before: str, after: str) -> None:
    assert fixed(before) == page(after)
    assert values(page(before)) == values(page(after))


@pytest.mark.parametrize(
    "options",
    [
        "<option>\n One\n<option>\n Two\n",
        "<option>\n <b>One</b>\n</option>",
        "<option>\n One &amp; two\n</option>",
        "<option>\n One<!-- first -->\n</option>",
        "<option>One</option>",
    ],
)
def test_what_cannot_be_edited_safely_stays(options: str) -> None:
    assert fixed(options) == page(options)


def test_one_that_cannot_be_edited_keeps_all() -> None:
    options = "<option>\n One\n</option><option>\n <b>Two</b>\n</option>"
    assert fixed(options) == page(options)
