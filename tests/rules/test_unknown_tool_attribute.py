"""WF110 beyond its page: its repairs, and the version in which `toolparamtitle` was real."""

import pytest

from webmcp_forms.linter import lint
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.fixes import fix_file
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile


def findings(page: str, profile: str = "chrome-156") -> tuple[Finding, ...]:
    return tuple(finding for finding in lint(page, profile=profile) if finding.code == "WF110")


def fixed(page: str, *, unsafe: bool = False) -> str:
    return fix_file(SourceFile(page), lambda source: lint(read(source)), unsafe=unsafe).source.text


def test_a_plain_meaning_is_renamed() -> None:
    page = (
        "<form tool-name=get_quote\r\n Tool-Description='Get a quote for a car'>"
        "<label>Make of the car <input name=make></label><button>Go</button></form>"
    )
    renamed = page.replace("tool-name", "toolname").replace("Tool-Description", "tooldescription")
    assert fixed(page) == renamed
    assert lint(renamed) == ()


def test_toolautosubmit_is_switched_on_only_when_asked_for() -> None:
    page = '<form toolname="find" tooldescription="Find books" data-toolautosubmit><button>Go</button></form>'
    assert fixed(page) == page
    assert fixed(page, unsafe=True) == page.replace("data-toolautosubmit", "toolautosubmit")


@pytest.mark.parametrize(
    "page",
    [
        '<form toolname="a" tool-name="b" tooldescription="c"></form>',
        '<form tool-name="a" data-toolname="b" tooldescription="c"></form>',
        '<form tool-name="two words" tooldescription="c"></form>',
        '<form tool-name tooldescription="c"></form>',
        '<form toolname="a" tool-description=" "></form>',
        '<form toolname="a" tooldescription="b"><label tool-param-description="c">d</label></form>',
        '<form toolname="a" tooldescription="b"><button tool-param-description="c">d</button></form>',
        '<form toolname="a" tooldescription="b" tool-param-description="c"></form>',
        '<form toolname="a" tooldescription="b"><input name="c" tool-title="d"></form>',
        '<form toolname="a" tooldescription="b" toolaction="c"></form>',
    ],
)
def test_what_is_not_plain_is_left_to_its_author(page: str) -> None:
    assert findings(page)
    assert not any(finding.fixes for finding in findings(page))


def test_toolparamtitle_was_real_in_147() -> None:
    page = '<form toolname="a" tooldescription="b"><input name="c" toolparamtitle="d"></form>'
    assert findings(page, "chrome-147") == ()
    assert len(findings(page, "chrome-148")) == 1
