"""The report as a whole: one file that asks for nothing and obeys nobody."""

import base64
import hashlib
import re
from itertools import pairwise
from pathlib import Path

import pytest
from bs4 import BeautifulSoup, Tag
from click.testing import CliRunner
from hypothesis import given, settings

from tests.report.html.pages import BAD, CARS, full_report, page_of, parsed, words
from tests.report.reports import HOSTILE, hostile_reports, render
from webmcp_forms.cli.commands import command_line
from webmcp_forms.report.html.inline import policy, script, style_sheet
from webmcp_forms.report.lint_report import Appearance, Problem, Report

PAGES = {"cars.html": CARS, "sub/bad.html": BAD}


def only(page: BeautifulSoup, selector: str) -> Tag:
    (found,) = page.select(selector)
    return found


def directives(page: BeautifulSoup) -> dict[str, str]:
    content = str(only(page, 'meta[http-equiv="Content-Security-Policy"]')["content"])
    return {name: value for name, _, value in (part.partition(" ") for part in content.split("; "))}


def digest(content: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()}'"


def test_the_policy_forbids_all_but_the_style_sheet_and_the_script_of_the_page() -> None:
    page = page_of(PAGES)
    rules = directives(page)
    assert rules["default-src"] == "'none'"
    assert rules["style-src"] == digest(str(only(page, "style").string))
    assert rules["script-src"] == digest(str(only(page, "script").string))
    assert rules.keys() >= {"base-uri", "form-action", "require-trusted-types-for"}


def test_the_policy_stands_before_what_it_is_about() -> None:
    written = render("html", Report())
    assert written.index("Content-Security-Policy") < written.index("<style") < written.index("<script")


def test_style_sheet_and_script_cannot_end_before_their_end() -> None:
    for content in (style_sheet(), script()):
        assert content.isascii()
        assert "</" not in content
        assert "<!--" not in content


def test_nothing_in_the_page_asks_for_anything() -> None:
    page = page_of(PAGES)
    assert not page.select("[src], [action], [style], link, base, iframe, object, embed, form, img, svg")
    assert all(str(link["href"]).startswith("#") for link in page.select("[href]"))
    assert not re.search(r"url\(|@import|https?:", style_sheet() + script())


def test_no_attribute_is_a_handler() -> None:
    assert not [name for tag in page_of(PAGES).find_all() for name in tag.attrs if name.startswith("on")]


def test_identifiers_are_given_once_and_links_lead_somewhere() -> None:
    page = page_of(PAGES)
    found = [str(tag["id"]) for tag in page.select("[id]")]
    assert len(found) == len(set(found))
    referred = [
        *(str(link["href"])[1:] for link in page.select("[href]")),
        *(str(label["for"]) for label in page.select("label[for]")),
    ]
    assert set(referred) <= set(found)
    assert {str(tag["aria-labelledby"]) for tag in page.select("[aria-labelledby]")} <= set(found)


def test_headings_leave_out_no_level() -> None:
    levels = [int(tag.name[1]) for tag in page_of(PAGES).find_all(re.compile(r"^h\d$"))]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_the_numbers_are_those_of_the_run() -> None:
    found = {words(tag.dt): words(tag.dd) for tag in page_of(PAGES).select(".number")}
    assert found["Files"] == "2 2 with tools"
    assert found["Tools"] == "1 1 refused"
    assert found["Error"] == "1 in 1 file"


def test_each_rule_that_speaks_is_explained_once() -> None:
    page = page_of({"a.html": BAD, "b.html": BAD})
    assert len(page.select("#rule-WF101")) == 1
    assert words(only(page, "#rule-WF101 h3")) == "WF101 invalid-tool-name"


def test_files_without_anything_to_show_have_no_section() -> None:
    page = page_of({"empty.html": "<p>nothing", **PAGES})
    assert [words(tag.h2) for tag in page.select("section.file")] == ["cars.html", "sub/bad.html"]


def test_a_run_that_found_nothing_says_so() -> None:
    page = parsed(render("html", Report(files=("page.html",))))
    assert words(only(page, "#nothing")) == "There is nothing to show: no tool and no finding."
    assert not only(page, "#nothing").has_attr("hidden")


def test_problems_are_told_with_their_files_and_those_of_the_run_as_well() -> None:
    problems = (Problem("photo.html", "it is a <b>binary</b> file"), Problem("", "boom", "WF106"))
    page = parsed(render("html", Report(problems=problems, files=("photo.html",))))
    assert [words(tag) for tag in page.select(".problem")] == ["Problem it is a <b>binary</b> file", "Problem boom"]
    assert "Incomplete: 2 problems." in words(only(page, ".verdict"))
    assert [words(tag.h2) for tag in page.select("section.file")] == ["photo.html", "The run"]


@pytest.mark.parametrize("piece", [piece for piece in HOSTILE if not "\ud800" <= piece <= "\udfff"])
def test_what_pages_say_is_text_wherever_it_stands(piece: str) -> None:
    hostile = piece.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    report = full_report(
        {
            f"{piece}.html": f'<form toolname="{hostile}" tooldescription="{hostile}" tooltitle="{hostile}">'
            f'<input name="{hostile}" aria-description="{hostile}" pattern="{hostile}">'
            f'<select name=s><option value="{hostile}" label="{hostile}"></select>'
            f'<input type=file name="{hostile}"><button>{hostile}</button></form>'
        }
    )
    page, usual = parsed(render("html", report)), page_of(PAGES)
    assert len(page.select("script, style")) == 2
    assert {tag.name for tag in page.find_all()} <= {tag.name for tag in usual.find_all()} | {"details", "ins", "del"}


@given(hostile_reports())
@settings(max_examples=20, deadline=None)
def test_hostile_findings_are_all_there_and_nothing_but_text(report: Report) -> None:
    page = parsed(render("html", report))
    assert len(page.select(".finding")) == len(report.findings)
    assert len(page.select(".problem")) == len(report.problems)
    assert len(page.select("script")) == len(page.select("style")) == 1
    assert not page.select("img, iframe, form, link, base")


def test_where_only_ascii_can_be_written_the_page_is_the_same() -> None:
    report = full_report({"a.html": '<form toolname=a tooldescription="חפש 😀"><input name=q></form>'})
    plain = render("html", report, Appearance(ascii_only=True))
    assert plain.isascii()
    assert parsed(plain) == parsed(render("html", report))


def test_the_policy_is_the_same_for_every_report() -> None:
    assert policy() == policy()
    assert policy() == directives_text(page_of({})) == directives_text(page_of(PAGES))


def directives_text(page: BeautifulSoup) -> str:
    return "; ".join(f"{name} {value}" for name, value in directives(page).items())


def test_two_runs_give_the_same_bytes_whatever_the_number_of_processes(tmp_path: Path) -> None:
    for number in range(4):
        (tmp_path / f"{number}.html").write_text(CARS + BAD)
    for name, jobs in (("one.html", "1"), ("two.html", "2"), ("three.html", "1")):
        options = ["lint", "-j", jobs, "--output", f"html={tmp_path / 'out' / name}", str(tmp_path / "*.html")]
        (tmp_path / "out").mkdir(exist_ok=True)
        assert CliRunner().invoke(command_line, options).exit_code == 1
    written = {(tmp_path / "out" / name).read_bytes() for name in ("one.html", "two.html", "three.html")}
    assert len(written) == 1
    assert len(parsed(written.pop().decode()).select("[data-tool]")) == 8


def test_after_fixing_the_tools_are_those_of_the_fixed_file(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        "<form toolname=' find_cars ' tooldescription='Find cars'><input name=q><button>Go</button></form>"
    )
    options = ["lint", "--fix", "--unsafe-fixes", "--format", "html", str(tmp_path / "a.html")]
    result = CliRunner().invoke(command_line, options)
    assert words(only(parsed(result.stdout), "#tool-1 h3")).startswith("find_cars")


def test_other_reports_collect_no_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("webmcp_forms.report.tool_facts.tool_facts", fail)
    (tmp_path / "a.html").write_text(CARS)
    result = CliRunner().invoke(command_line, ["lint", "-j", "1", "--format", "json", str(tmp_path / "a.html")])
    assert result.exception is None or isinstance(result.exception, SystemExit)
