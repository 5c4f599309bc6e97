"""The sources of pages, as site generators name them."""

from pathlib import Path

import pytest

from webmcp_forms.site.sources import named_like


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
