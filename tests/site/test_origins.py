"""Where findings are reported: in sources and templates, where their tags are found again."""

from pathlib import Path

import pytest

from webmcp_forms.site import check

FORM = (
    '<form toolname="find" tooldescription="Find pages of the site" action="https://find.example/">'
    '<input name="q"><button>Find</button></form>'
)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def write(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(text, encoding="utf-8")


def place(**pages: str) -> list[str]:
    """Where the findings of a site are reported, whose pages have the sources `NAME.md` and the templates `layouts`."""
    for name, text in pages.items():
        write(f"out/{name}.html", text)
    sources = {f"{name}.html": f"{name}.md" for name in pages}
    report = check("out", sources=sources, templates=["layouts"])
    return [f"{finding.path}:{finding.start.line}:{finding.start.column}" for finding in report.findings]


def test_in_the_source_of_the_page() -> None:
    write("index.md", f"# Home\n\n{FORM}")
    assert place(index=f"<main>{FORM}</main>") == ["index.md:3:95"]


def test_of_tags_that_look_alike_the_one_with_the_same_number() -> None:
    other = FORM.replace('"find"', '"search"')
    write("index.md", f"{FORM}\n{other}")
    assert place(index=f"<main>{FORM}{other}</main>") == ["index.md:1:95", "index.md:2:97"]


def test_the_source_of_the_page_comes_before_templates() -> None:
    write("index.md", FORM)
    write("layouts/base.html", FORM)
    assert place(index=FORM) == ["index.md:1:95"]


def test_in_a_template_where_the_source_does_not_have_it() -> None:
    write("index.md", "# Home")
    write("layouts/base.html", f"\n{FORM}")
    assert place(index=FORM) == ["layouts/base.html:2:95"]


def test_by_names_where_a_template_has_holes() -> None:
    write("layouts/base.html", "{% if x %}\n" + FORM.replace('<input name="q">', "<input {{ x }} name=q>"))
    assert place(index=FORM) == ["layouts/base.html:2:110"]


def test_by_the_name_of_the_tool_where_the_control_is_not_written() -> None:
    write("layouts/base.html", FORM.replace('<input name="q">', "{{ fields }}"))
    assert place(index=FORM) == ["layouts/base.html:1:7"]


def test_in_the_page_where_nobody_wrote_it() -> None:
    write("index.md", "{{ form }}")
    assert place(index=f"<p>\n{FORM}") == ["out/index.html:2:95"]


def test_sources_that_cannot_be_read_are_passed_over() -> None:
    Path("layouts").mkdir()
    Path("layouts/dump.bin").write_bytes(b"\0\xff" * 100)
    Path("layouts/gone.html").symlink_to("nowhere")
    write("layouts/base.html", FORM)
    assert place(index=FORM) == ["layouts/base.html:1:95"]


def test_the_output_is_no_template_of_itself() -> None:
    write("out/index.html", FORM)
    report = check("out", templates=["."])
    assert [finding.path for finding in report.findings] == ["out/index.html"]


def test_what_is_silenced_for_a_source_is_silent() -> None:
    write("webmcp-forms.toml", '[per-file-ignores]\n"drafts/" = ["WF203"]')
    write("drafts/index.md", FORM)
    write("out/index.html", FORM)
    assert not check("out", sources={"index.html": "drafts/index.md"}).findings
    assert check("out").findings
