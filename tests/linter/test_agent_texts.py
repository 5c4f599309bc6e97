"""The texts an agent reads, where each is written, and the removal of what nobody sees in them."""

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.agent_texts import Role, agent_texts, described_texts, exact_span
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.fixes import fix_file
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rules.text import hidden_characters
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile, Span

PROFILE = find_profile(DEFAULT_PROFILE)


def tool_of(page: str) -> ToolForm:
    return Page(read(page, language="html"), PROFILE).annotated_forms[0]


def test_the_texts_come_in_the_order_of_the_definition() -> None:
    page = """<form toolname=a tooldescription=b tooltitle=c>
      <input name=d toolparamdescription=e><label>f <input name=g></label><input name=h aria-description=i>
      <fieldset toolparamdescription=j><label>k<input type=radio name=l value=m></label>
      <input type=radio name=l></fieldset>
      <select name=n><option value=o>p</option><option>q</option></select><input type=checkbox name=r value=s>
      <input type=hidden name=t value=u><button>v</button></form>"""
    texts = list(agent_texts(tool_of(page)))
    assert "".join(text.text for text in texts) == "acbdegfhiljmknopqr"
    assert [text.text for text in described_texts(tool_of(page))] == list("acbdegfhiljnr")
    assert texts[0].role is Role.TOOL_NAME
    assert (texts[3].control, texts[-1].control) == ("d", "r")


@pytest.mark.parametrize(
    "page",
    [
        "<form toolname=a tooldescription='x&amp;▸y&#x200B;'></form>",
        "<form toolname=a tooldescription=b><label>x<b>z</b> ▸y&#x200B;<input name=c></label></form>",
        "<form toolname=a tooldescription=b><label>\r\nx\r\n▸y&#x200B;<input name=c></label></form>",
        "<form toolname=a tooldescription=b><select name=c><option>x ▸y&#x200B;<option>z</select></form>",
        "<form toolname=a tooldescription=b><select name=c><option>x ▸y&#x200B;",
        "<iframe srcdoc='<form toolname=a tooldescription=&quot;x&amp;▸y&#x200B;&quot;></form>'></iframe>",
    ],
)
def test_a_part_of_a_text_is_found_where_it_is_written(page: str) -> None:
    place, page = page.index("▸"), page.replace("▸", "")
    document = read(page, language="html")
    document = next((frame for _, frame in document.frames), document)
    tool = Page(document, PROFILE).annotated_forms[0]
    (text,) = [text for text in agent_texts(tool) if "y\u200b" in text.text]
    start = text.text.index("y\u200b")
    assert exact_span(tool, text, start, start + 1) == Span(place, place + 1)


def linted(source: SourceFile) -> tuple[Finding, ...]:
    return lint_document(read(source), [hidden_characters], PROFILE).findings


def test_hidden_characters_are_removed_where_only_agents_read() -> None:
    label = "<label>M&#x200B;ake<input name=b></label>"
    page = f"<form toolname=a tooldescription='F&#x200B;ind \u202ea&shy; car'>{label}</form>"
    result = fix_file(SourceFile(page), linted, unsafe=True)
    assert "tooldescription='Find a car'" in result.source.text
    assert len(result.remaining) == 1
    assert label in result.source.text


@pytest.mark.parametrize("text", ["&#xE000; Find", "&#x200B;", "&#x200B; &#x2060;"])
def test_icons_stay_and_so_does_a_description_that_would_be_blank(text: str) -> None:
    (finding,) = linted(SourceFile(f"<form toolname=a tooldescription='{text}'></form>"))
    assert finding.fixes == ()
