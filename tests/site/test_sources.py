"""The sources of pages, as site generators name them."""

from pathlib import Path

import pytest

from webmcp_forms.site.sources import SourceTexts, named_like


@pytest.mark.parametrize(
    ("page", "source"),
    [
        ("about.html", "about.md"),
        ("about/index.html", "about.md"),
        ("about/index.html", "about/index.md"),
        ("shop/index.html", "shop/_index.md"),
        ("index.html", "_index.md"),
        ("index.html", "index.html"),
        ("posts/first/index.html", "posts/first.rst"),
        ("about/index.html", "about.astro"),
        ("about/index.html", "about.njk"),
        ("about/index.html", "about/contents.lr"),
        ("index.html", "contents.lr"),
    ],
)
def test_sources_that_are_named_like_their_pages(tmp_path: Path, page: str, source: str) -> None:
    (tmp_path / source).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / source).touch()
    assert named_like([page, "other.html"], tmp_path) == {page: tmp_path / source}


def test_a_directory_is_no_source(tmp_path: Path) -> None:
    (tmp_path / "about.md").mkdir()
    assert not named_like(["about.html"], tmp_path)


@pytest.mark.parametrize("mark", ["webmcp-tools.json", ".buildinfo"])
def test_what_was_built_before_is_no_source(tmp_path: Path, mark: str) -> None:
    for name in ("_build/html/a.html", "_build/dirhtml/a/index.html", "docs/a.html", "_build/part.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "_build" / "dirhtml" / mark).touch()
    (tmp_path / mark).touch()
    texts = SourceTexts({}, [tmp_path], tmp_path / "_build" / "html", lambda path: (path.name, ""))
    assert [text.file.text for text in texts.templates if text.file.text] == ["_build/part.html", "docs/a.html"]
