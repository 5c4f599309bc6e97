"""What stands on the card of a tool."""

from tests.report.html.pages import BAD, CARS, card, page_of, words


def test_a_card_says_what_the_agent_reads() -> None:
    found = card({"cars.html": CARS})
    assert words(found.h3) == "find_cars line 1"
    assert words(found.dl) == "Name find_cars Title Cars Description Find cars to rent"
    assert [words(name) for name in found.select(".parameter code.name")] == ["make", "seats"]


def test_a_card_says_what_the_agent_does_not_see() -> None:
    (summary,) = (part for part in card({"cars.html": CARS}).find_all("details") if "does not see" in words(part))
    assert words(summary).startswith('What the agent does not see: 1 control <input type="hidden" name="token"')
    assert "(line 4)" in words(summary)


def test_a_card_says_what_the_tool_does_and_why() -> None:
    (part,) = (part for part in card({"cars.html": CARS}).find_all("details") if "What it does" in words(part))
    assert words(part.summary) == "What it does: query (likely)"
    assert 'button text "Search" (line 5)' in words(part)


def test_a_card_holds_the_schema_as_it_is() -> None:
    pre = card({"cars.html": CARS}).pre
    assert pre is not None
    assert '"enum": [' in pre.get_text()
    assert pre.get_text().startswith("{")


def test_findings_stand_on_the_card_of_their_tool() -> None:
    pages = {"cars.html": f"{CARS}\n{BAD}"}
    assert [words(code) for code in card(pages, 2).select(".finding .rule code")] == ["WF101"]
    assert "WF101" not in words(card(pages, 1))


def test_a_form_that_is_no_tool_says_why_and_what_it_would_be() -> None:
    found = card({"bad.html": BAD})
    assert words(found.select_one(".badge")) == "no tool"
    assert words(found.select_one(".refusal")).startswith('No tool: "find it" is no legal name')
    assert words(found.h4) == "What the agent would read"


def test_findings_about_no_tool_have_a_card_of_their_own() -> None:
    page = page_of({"x.html": "<form tooldescription=Find><input name=q></form><!-- webmcp-forms: ignore[WF203] -->"})
    others = page.select_one(".others")
    assert words(others and others.h3) == "In no tool"


def test_a_tool_that_submits_itself_has_a_badge() -> None:
    found = card({"a.html": "<form toolname=a tooldescription='Find a car' toolautosubmit><input name=q></form>"})
    assert "submits itself" in [words(badge) for badge in found.select(".badge")]


def test_texts_from_right_to_left_have_their_own_direction() -> None:
    found = card(
        {"a.html": '<form toolname=a tooldescription="חפש מכונית"><input name=q aria-description="שם"></form>'}
    )
    assert [tag.get_text() for tag in found.select('[dir="auto"]')][-3:-1] == ["חפש מכונית", "q"]
