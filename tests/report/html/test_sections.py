"""Which findings are about which tool."""

from dataclasses import replace

from tests.report.html.pages import CARS, facts, full_report
from tests.report.reports import finding
from webmcp_forms import SourceFile
from webmcp_forms.report.html.sections import FileSection, file_sections
from webmcp_forms.report.lint_report import Problem, Report

TWO = CARS + CARS.replace("find_cars", "find_boats")


def section_of(start: int, **fields: str) -> FileSection:
    """The one section of a report of two tools and one finding at a place."""
    found = finding(SourceFile(TWO, "page.html"), start, start + 1, **fields)
    (section,) = file_sections(Report((found,), (), ("page.html",), tools=facts(TWO)))
    return section


def owner(section: FileSection) -> str:
    """The name of the tool that has the finding, or "" when it is about none."""
    (name,) = [tool.tool.name for tool in section.tools if tool.findings] or [""]
    assert len(section.findings) == (not name)
    return name


def test_a_finding_belongs_to_the_tool_whose_form_it_lies_in() -> None:
    assert owner(section_of(TWO.index("seats"))) == "find_cars"
    assert owner(section_of(TWO.rindex("seats"))) == "find_boats"


def test_the_place_counts_more_than_the_name() -> None:
    assert owner(section_of(TWO.index("seats"), tool="find_boats")) == "find_cars"


def test_outside_of_all_forms_the_name_counts() -> None:
    outside = TWO.index("</form>") + len("</form>")
    assert owner(section_of(outside, tool="find_boats")) == "find_boats"
    assert owner(section_of(outside)) == ""
    assert owner(section_of(outside, tool="find_trains")) == ""


def test_a_frame_inside_a_form_has_its_own() -> None:
    inner = "<form toolname=inner tooldescription=Find><input name=q></form>"
    page = f'<form toolname=outer tooldescription=Find><iframe srcdoc="{inner}"></iframe><input name=r></form>'
    found = finding(SourceFile(page, "page.html"), page.index("name=q"), page.index("name=q") + 1)
    (section,) = file_sections(Report((found,), (), ("page.html",), tools=facts(page)))
    assert owner(section) == "inner"


def test_files_come_in_order_and_those_without_anything_to_show_do_not() -> None:
    report = full_report({"b.html": CARS, "empty.html": "<p>nothing", "a.html": CARS})
    assert [section.path for section in file_sections(report)] == ["b.html", "a.html"]


def test_a_file_that_could_not_be_read_has_a_section() -> None:
    problem = Problem("photo.html", "it is a binary file")
    (section,) = file_sections(Report((), (problem,), ("photo.html",)))
    assert section.problems == (problem,)


def test_paths_of_tools_and_findings_are_the_same_whatever_is_displayed() -> None:
    source = SourceFile(TWO, "../shown.html", relative="real.html")
    tools = tuple(replace(tool, source=source) for tool in facts(TWO))
    found = finding(source, TWO.index("seats"), TWO.index("seats") + 1)
    (section,) = file_sections(Report((found,), (), ("real.html",), tools=tools))
    assert (section.path, owner(section)) == ("real.html", "find_cars")
