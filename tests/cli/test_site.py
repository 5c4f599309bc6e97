"""`webmcp-forms site`: the output of any generator, with its sources and templates where they are known."""

import json
from pathlib import Path

import pytest

from tests.cli.process import call

GOOD = (
    '<form toolname="search" tooldescription="Find pages of the site" action="/search/">'
    '<label>Words <input name="q"></label><button>Find</button></form>'
)
STUCK = GOOD.replace("<button>Find</button>", "")
ANSWER = '<script type="application/ld+json">[]</script>'


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site as Hugo lays it out, in the working directory."""
    monkeypatch.chdir(tmp_path)
    write("public/index.html", "<h1>Home</h1>")
    write("public/search/index.html", ANSWER)
    return tmp_path


def write(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(text, encoding="utf-8")


def test_a_good_site(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write("public/about/index.html", GOOD)
    outcome = call(capsys, "site", "public")
    assert outcome == (0, "No findings in 3 files.\n", "webmcp-forms: 1 tool on 1 of 3 pages (1 checked)\n")
    assert json.loads((site / "public/webmcp-tools.json").read_text())["tools"][0]["name"] == "search"


@pytest.mark.usefixtures("site")
def test_a_bad_site_fails_at_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    write("content/posts/first.md", f"---\ntitle: First\n---\n\n{STUCK}\n")
    write("public/posts/first/index.html", f"<main>\n  {STUCK}\n</main>")
    outcome = call(capsys, "site", "--source", "content", "--format", "concise", "public")
    assert outcome.returncode == 1
    assert outcome.stdout.startswith("content/posts/first.md:5:1: error WF112 ")
    assert call(capsys, "site", "--fail-on", "never", "public").returncode == 0
    assert call(capsys, "site", "--ignore", "WF112", "public").returncode == 0


@pytest.mark.usefixtures("site")
def test_a_form_of_a_layout_is_found_in_the_layout_once(capsys: pytest.CaptureFixture[str]) -> None:
    form = STUCK.replace("/search/", "{{ site.search }}")
    write("layouts/partials/search.html", f"{{# the search #}}\n<div>\n{form}</div>")
    for page in ("a", "b"):
        write(f"public/{page}/index.html", STUCK)
    outcome = call(capsys, "site", "--template", "layouts", "--format", "concise", "public")
    (line,) = outcome.stdout.splitlines()
    assert line.startswith("layouts/partials/search.html:3:7: error WF112 ")
    assert line.endswith("(On 2 pages.)")


@pytest.mark.usefixtures("site")
def test_only_changed_pages_are_checked_again(capsys: pytest.CaptureFixture[str]) -> None:
    write("public/about/index.html", GOOD)
    arguments = ("site", "--cache", ".cache/site.json", "public")
    call(capsys, *arguments)
    assert call(capsys, *arguments).stderr == "webmcp-forms: 1 tool on 1 of 3 pages (0 checked, 1 unchanged)\n"


def test_the_reports_of_lint(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write("public/about/index.html", STUCK)
    outcome = call(capsys, "site", "--format", "json", "--output", "sarif=out.sarif", "--no-manifest", "public")
    assert json.loads(outcome.stdout)["findings"][0]["path"] == "public/about/index.html"
    assert json.loads((site / "out.sarif").read_text())["runs"][0]["results"][0]["ruleId"] == "WF112"
    assert not (site / "public/webmcp-tools.json").exists()


def test_the_report_to_look_at_has_the_tools(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write("public/about/index.html", GOOD)
    assert call(capsys, "site", "--output", "html=report.html", "public").returncode == 0
    assert "Find pages of the site" in (site / "report.html").read_text("utf-8")


@pytest.mark.usefixtures("site")
def test_the_configuration_applies(capsys: pytest.CaptureFixture[str]) -> None:
    write("public/about/index.html", STUCK)
    write("webmcp-forms.toml", 'ignore = ["no-submit-path"]\nformat = "concise"')
    assert call(capsys, "site", "public")[:2] == (0, "")
    assert call(capsys, "site", "--isolated", "public").returncode == 1


@pytest.mark.usefixtures("site")
def test_a_page_that_cannot_be_read_ends_with_2_after_all_others(capsys: pytest.CaptureFixture[str]) -> None:
    write("public/about/index.html", STUCK)
    Path("public/broken.html").symlink_to("nowhere")
    outcome = call(capsys, "site", "public")
    assert outcome.returncode == 2
    assert "WF112" in outcome.stdout
    assert "webmcp-forms: public/broken.html: no such file or directory\n" in outcome.stderr
    assert "Traceback" not in outcome.stderr


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nowhere",), "webmcp-forms: nowhere: no such file or directory\n"),
        (("public/index.html",), "webmcp-forms: public/index.html: it is not a directory\n"),
        (("--source", "contents", "public"), "webmcp-forms: contents: no such file or directory\n"),
        (("--template", "layuots", "public"), "webmcp-forms: layuots: no such file or directory\n"),
        (("--base-url", "here", "public"), "is no address of a site"),
        (("--exclude", "*", "public"), "there is no page in it"),
        (("--output", "x=y", "public"), "'x' is no format"),
    ],
)
def test_what_makes_no_sense(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str) -> None:
    outcome = call(capsys, "site", *arguments)
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert message in outcome.stderr
