"""A built site through `check`: findings, the manifest, what is remembered, and what must not stop it."""

import json
import os
import shutil
from pathlib import Path

import pytest

from webmcp_forms.config.settings import Settings
from webmcp_forms.errors import InputError, UsageError, WebMCPFormsError
from webmcp_forms.linter.finding import Confidence, Severity
from webmcp_forms.linter.options import RuleOptions
from webmcp_forms.site import MANIFEST, SiteReport, check

GOOD = (
    '<form toolname="{}" tooldescription="Find pages of the site" action="search.html">'
    '<label>Words <input name="q"></label><button>Find</button></form>'
)
ANSWER = '<title>Found</title><script type="application/ld+json">[]</script>'
UNDESCRIBED = GOOD.replace("<label>Words ", "").replace("</label>", "")
STUCK = GOOD.replace("<button>Find</button>", "")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory of a site with a page that answers, in the working directory."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "out").mkdir()
    (tmp_path / "out/search.html").write_text(ANSWER)
    return Path("out")


def add(site: Path, **pages: str) -> None:
    for name, text in pages.items():
        (site / f"{name}.html").write_text(text, encoding="utf-8")


def told(report: SiteReport) -> list[tuple[str, str, int]]:
    return [(finding.relative, finding.code, finding.start.line) for finding in report.findings]


def test_a_site_without_faults(site: Path) -> None:
    add(site, index=GOOD.format("search"), about="<h1>About</h1>")
    report = check(site)
    assert (told(report), report.failed, report.checked) == ([], False, 1)
    assert [tool.name for tool in report.tools] == ["search"]
    assert [page.path for page in report.pages] == ["about.html", "index.html", "search.html"]


def test_findings_in_pages_and_across_them(site: Path) -> None:
    add(site, index=f"<h1>Home</h1>\n{UNDESCRIBED.format('search')}", other=GOOD.format("search").replace('"q"', '"w"'))
    report = check(site)
    assert told(report) == [("out/index.html", "WF203", 2), ("out/other.html", "WF801", 1)]
    assert not report.failed


@pytest.mark.parametrize(
    ("fail_on", "failed"),
    [("error", True), (Severity.ERROR, True), ("never", False), ("warning", True), (None, True)],
)
def test_a_build_fails_by_severity(site: Path, fail_on: str | None, *, failed: bool) -> None:
    add(site, index=STUCK.format("search"))
    report = check(site, fail_on=fail_on)
    assert report.failed is failed
    assert [finding.code for finding in report.failing] == (["WF112"] if failed else [])


def test_the_configuration_has_its_say(site: Path) -> None:
    add(site, index=UNDESCRIBED.format("search"), legacy=STUCK.format("old"))
    settings = Settings(
        fail_on="warning", severity=(("WF203", Severity.INFO),), per_file_ignores=(("legacy.html", ("WF112",)),)
    )
    report = check(site, settings=settings)
    assert [(finding.code, finding.severity) for finding in report.findings] == [("WF203", Severity.INFO)]
    assert not report.failed
    assert not check(site, settings=Settings(select=("WF8",))).findings
    crowded = check(site, settings=Settings(select=("WF804",), options=RuleOptions(most_tools=0)))
    assert {finding.code for finding in crowded.findings} == {"WF804"}
    sure = check(site, settings=Settings(min_confidence=Confidence.CERTAIN, select=("WF802",)))
    assert not sure.findings


def test_what_the_files_of_a_run_are_asked_is_not_asked_twice(site: Path) -> None:
    add(site, a=GOOD.format("find"), b=GOOD.format("find").replace('"q"', '"w"'))
    assert [code for _, code, _ in told(check(site))] == ["WF801"]


def test_one_fault_of_a_layout_is_one_finding(site: Path) -> None:
    add(site, **{f"page{number}": f"<p>{number}\n{UNDESCRIBED.format('search')}" for number in range(5)})
    report = check(site)
    assert told(report) == [("out/page0.html", "WF203", 2)]
    assert report.findings[0].message.endswith("(On 5 pages.)")
    assert [page.findings["warning"] for page in report.pages] == [1, 1, 1, 1, 1, 0]


def test_tags_that_look_alike_on_one_page_are_several_findings(site: Path) -> None:
    form = GOOD.replace("<label>", "<input name=z><p><input name=z></p><label>")
    add(site, index=form.format("a"), other=f"<br>{form.format('a')}")
    findings = [finding for finding in check(site).findings if finding.code == "WF204"]
    assert len({finding.span.start for finding in findings}) == len(findings) == 1
    add(site, index=form.format("a") + form.format("b"))
    undescribed = [finding for finding in check(site).findings if finding.code == "WF204"]
    assert [finding.tool for finding in undescribed] == ["a", "b"]


def test_the_manifest(site: Path) -> None:
    add(site, index=GOOD.format("search"), about=GOOD.format("search"), other=UNDESCRIBED.format("söök"))
    check(site, base_url="https://site.example/docs")
    text = (site / MANIFEST).read_text("ascii")
    manifest = json.loads(text)
    assert list(manifest) == ["version", "profile", "baseUrl", "findings", "problems", "tools", "pages"]
    assert manifest["findings"] == {"error": 1, "warning": 1, "info": 0}
    assert [(tool["name"], tool["pages"]) for tool in manifest["tools"]] == [("search", ["about.html", "index.html"])]
    assert manifest["tools"][0]["inputSchema"] == {
        "type": "object",
        "properties": {"q": {"type": "string", "description": "Words"}},
        "required": [],
    }
    assert [(page["path"], page["url"], page["tools"]) for page in manifest["pages"]] == [
        ("about.html", "https://site.example/docs/about.html", ["search"]),
        ("index.html", "https://site.example/docs/", ["search"]),
        ("other.html", "https://site.example/docs/other.html", []),
    ]


def test_the_manifest_is_the_same_whenever_the_site_is(site: Path) -> None:
    add(site, index=GOOD.format("search"), z=UNDESCRIBED.format("find"))
    check(site, cache="cache.json")
    first = (site / MANIFEST).read_bytes()
    shutil.copytree(site, "elsewhere/public")
    check("elsewhere/public", cache="cache.json")
    check(site, cache="cache.json")
    assert (site / MANIFEST).read_bytes() == Path("elsewhere/public", MANIFEST).read_bytes() == first


def test_where_the_manifest_goes(site: Path) -> None:
    add(site, index=GOOD.format("search"))
    check(site, manifest=None)
    assert not (site / MANIFEST).exists()
    check(site, manifest="agents.json")
    assert (site / "agents.json").exists()
    with pytest.raises(WebMCPFormsError, match="cannot be written"):
        check(site, manifest="no/such/directory.json")


def test_only_what_changed_is_checked_again(site: Path) -> None:
    add(site, index=GOOD.format("search"), other=UNDESCRIBED.format("find"), about="<h1>About</h1>")
    first = check(site, cache="cache/site.json")
    again = check(site, cache="cache/site.json")
    assert (first.checked, first.unchanged, again.checked, again.unchanged) == (2, 0, 0, 2)
    assert again.findings == first.findings
    assert (again.pages, again.report.files) == (first.pages, first.report.files)
    add(site, index=STUCK.format("search"))
    changed = check(site, cache="cache/site.json")
    assert (changed.checked, changed.unchanged, changed.failed) == (1, 1, True)


def test_rules_across_pages_see_unchanged_pages(site: Path) -> None:
    add(site, index=GOOD.format("search"))
    assert not check(site, cache="cache.json").findings
    add(site, other=GOOD.format("search").replace('"q"', '"w"'), search="<h1>Nothing</h1>")
    changed = check(site, cache="cache.json")
    assert (changed.checked, changed.unchanged) == (1, 1)
    assert told(changed) == [("out/index.html", "WF803", 1), ("out/other.html", "WF801", 1)]


def test_another_configuration_checks_everything_again(site: Path) -> None:
    add(site, index=UNDESCRIBED.format("search"))
    check(site, cache="cache.json")
    other = check(site, cache="cache.json", settings=Settings(ignore=("WF203",)))
    assert (other.checked, told(other)) == (1, [])


def test_pages_with_suppressions_are_obeyed_each_time(site: Path) -> None:
    add(site, index=f"<!-- webmcp-forms: ignore-file[WF203] -- old -->{UNDESCRIBED.format('search')}")
    for _ in range(2):
        report = check(site, cache="cache.json")
        assert (report.checked, told(report)) == (1, [])


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{", '{"version": 1, "pages": []}', '{"version": 1, "pages": {"index.html": 3}}', "[" * 100_000],
)
def test_a_broken_cache_is_an_empty_one(site: Path, content: str) -> None:
    add(site, index=UNDESCRIBED.format("search"))
    Path("cache.json").write_text(content)
    assert check(site, cache="cache.json").checked == 1
    assert check(site, cache="cache.json").unchanged == 1


@pytest.mark.parametrize("key", ["tools", "findings", "claims", "note"])
def test_a_cache_that_somebody_has_edited_is_not_believed(site: Path, key: str) -> None:
    add(site, index=UNDESCRIBED.format("search"))
    first = check(site, cache="cache.json")
    cache = json.loads(Path("cache.json").read_text())
    for value in ([[1]], [{"code": 1}], {"span": "x"}, None, 1):
        cache["pages"]["index.html"]["result"][key] = value
        Path("cache.json").write_text(json.dumps(cache))
        report = check(site, cache="cache.json")
        assert (report.checked, report.findings) == (1, first.findings)


def test_a_cache_that_cannot_be_written_is_a_note(site: Path) -> None:
    add(site, index=GOOD.format("search"))
    report = check(site, cache=site / "index.html" / "cache.json")
    assert [note.message for note in report.notes] == ["cannot be written: not a directory"]


def test_templates_that_are_not_there_are_a_note(site: Path) -> None:
    add(site, index=GOOD.format("search"))
    report = check(site, templates=["layuots", "out"])
    assert [(note.path, note.message) for note in report.notes] == [
        ("layuots", "no such file or directory, so no template is there")
    ]


def test_hostile_pages_are_problems_and_the_others_go_on(site: Path) -> None:
    add(site, index=UNDESCRIBED.format("search"), line=f"{UNDESCRIBED.format('long')}{'<b>x ' * 20_000}")
    (site / "binary.html").write_bytes(b"\x7fELF\0\0toolname\0\0" * 100)
    (site / "gone.html").symlink_to("nowhere.html")
    (site / "folder.html").mkdir()
    (site / "loop").symlink_to(".")
    os.mkfifo(site / "pipe.html")
    (site / os.fsdecode(b"caf\xe9.html")).write_text(GOOD.format("coffee"))
    report = check(site)
    assert [(problem.path, problem.message) for problem in report.report.problems] == [
        ("out/binary.html", "it is a binary file, not a page"),
        ("out/gone.html", "no such file or directory"),
        ("out/pipe.html", "it is not a file"),
    ]
    assert [(path, code) for path, code, _ in told(report)] == [("out/index.html", "WF203"), ("out/line.html", "WF203")]
    assert (site / MANIFEST).exists()


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser reads everything")
def test_a_page_that_must_not_be_read(site: Path) -> None:
    add(site, index=GOOD.format("search"), secret=GOOD.format("other"))
    (site / "secret.html").chmod(0)
    assert [problem.message for problem in check(site).report.problems] == ["permission denied"]


def test_addresses_that_make_no_sense_are_no_findings(site: Path) -> None:
    addresses = ("http://[", "//", "\\\\", "%zz/search.html", "javascript:", "data:,x", "ht!tp://x", "search.html#%ff")
    add(site, index="".join(GOOD.format(f"t{n}").replace("search.html", a) for n, a in enumerate(addresses)))
    assert not check(site).report.problems


def test_a_page_about_templates_is_a_page(site: Path) -> None:
    add(site, index="<pre>{% if x %} {{ y }} {% endif %} <?php ?></pre>" + GOOD.format("search"))
    assert [tool.name for tool in check(site).tools] == ["search"]


def test_xhtml_pages(site: Path) -> None:
    page = f'<html xmlns="http://www.w3.org/1999/xhtml"><body>{GOOD.format("search")}</body></html>'
    (site / "index.xhtml").write_text(page.replace('name="q">', 'name="q"/>'))
    assert [tool.name for tool in check(site).tools] == ["search"]


def test_what_cannot_be_checked_at_all(site: Path) -> None:
    with pytest.raises(InputError, match="no such file"):
        check("nowhere")
    with pytest.raises(InputError, match="not a directory"):
        check(site / "search.html")
    with pytest.raises(UsageError, match="no page"):
        check(site, exclude=["*.html"])
    with pytest.raises(UsageError, match="fail_on is 'sometimes'"):
        check(site, fail_on="sometimes")
    with pytest.raises(UsageError, match="no address of a site"):
        check(site, base_url="site.example")


def test_pages_can_be_left_out(site: Path) -> None:
    add(site, index=STUCK.format("search"))
    (site / "demo").mkdir()
    add(site / "demo", index=STUCK.format("find"))
    assert [path for path, _, _ in told(check(site, exclude=["/demo/"]))] == ["out/index.html"]


def test_the_address_of_the_site_tells_its_own_from_others(site: Path) -> None:
    add(site, index=GOOD.format("a").replace("search.html", "https://site.example/docs/gone.html"))
    assert not check(site).findings
    report = check(site, base_url="https://site.example/docs/")
    assert [finding.code for finding in report.findings] == ["WF802"]
    assert not check(site, base_url="https://site.example/other/").findings
