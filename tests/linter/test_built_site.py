"""Which file of a built site answers an address."""

import pytest

from webmcp_forms.linter.built_site import Answer, Answered, BuiltSite, Elsewhere, Unanswered

FILES = frozenset({"index.html", "about.html", "shop/index.html", "shop/Cars.html", "feed.xml", "größe/index.html"})


def answer(page: str, address: str, base: str = "", *, base_url: str = "") -> Answer:
    return BuiltSite(FILES, base_url=base_url).answer(page, base, address)


@pytest.mark.parametrize(
    ("page", "address", "path"),
    [
        ("index.html", "about", "about.html"),
        ("index.html", "/about/", "about.html"),
        ("index.html", "about/index.html", None),
        ("index.html", "shop", "shop/index.html"),
        ("index.html", "shop/cars", "shop/Cars.html"),
        ("shop/index.html", "Cars.html", "shop/Cars.html"),
        ("shop/index.html", "../about.html?x=1#y", "about.html"),
        ("shop/index.html", "../../../about", "about.html"),
        ("shop/Cars.html", "", "shop/Cars.html"),
        ("shop/Cars.html", "#top", "shop/Cars.html"),
        ("index.html", "/feed.xml", "feed.xml"),
        ("index.html", "gr%C3%B6%C3%9Fe/", "größe/index.html"),
        ("index.html", "gro\u0308ße", "größe/index.html"),
        ("index.html", " /ab\nout ", "about.html"),
        ("index.html", "/nothing", None),
    ],
)
def test_addresses_of_the_site(page: str, address: str, path: str | None) -> None:
    found = answer(page, address, base_url="https://site.example")
    assert found == (Answered(path) if path else found)
    assert isinstance(found, Answered if path else Unanswered)


@pytest.mark.parametrize(
    "address", ["https://other.example/about", "//other.example/", "mailto:a@b.example", "http://[", "/elsewhere/about"]
)
def test_other_addresses(address: str) -> None:
    assert answer("index.html", address, base_url="https://site.example/docs/") == Elsewhere()


def test_below_the_address_of_the_site() -> None:
    base_url = "https://site.example/docs"
    assert answer("index.html", "/docs/about/", base_url=base_url) == Answered("about.html")
    assert answer("index.html", "https://SITE.example/docs/about", base_url=base_url) == Answered("about.html")
    assert answer("index.html", "/docs/gone", base_url=base_url) == Unanswered("/docs/gone")


def test_what_stands_before_paths_is_unknown_without_the_address() -> None:
    assert answer("index.html", "/any/project/shop/") == Answered("shop/index.html")
    assert answer("index.html", "/any/project/gone/") == Unanswered("/any/project/gone/")


@pytest.mark.parametrize(
    "address", ["/c/index.html", "/c/index", "/c/", "/c/d/INDEX.htm", "\\c\\index.html", "c/index.html"]
)
def test_no_page_that_is_missing_is_the_first_page(address: str) -> None:
    assert isinstance(answer("about.html", address), Unanswered)
    assert isinstance(answer("about.html", "index.html", "/c/"), Unanswered)


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("/index.html", "index.html"),
        ("/any/shop/index.html", "shop/index.html"),
        ("/any/shop/index", "shop/index.html"),
    ],
)
def test_the_first_page_of_a_site_and_of_a_directory_answer(address: str, path: str) -> None:
    assert answer("about.html", address) == Answered(path)


def test_relative_addresses_have_nothing_unknown_before_them() -> None:
    assert answer("shop/Cars.html", "about.html") == Unanswered("/shop/about.html")
    assert answer("shop/index.html", "index.html") == Answered("shop/index.html")
    assert answer("shop/index.html", "about.html", "/project/") == Answered("about.html")
    assert answer("shop/index.html", "/project/about.html") == Answered("about.html")


def test_a_page_may_be_served_with_a_slash_or_without() -> None:
    site = BuiltSite(
        frozenset({"a/index.html", "a/found.html", "b.html", "b/found.html"}), base_url="https://s.example"
    )
    assert site.answer("b.html", "", "found.html") == Answered("b/found.html")
    assert site.answer("a/index.html", "", "found.html") == Answered("a/found.html")


def test_the_base_element_decides_where_addresses_start() -> None:
    assert answer("index.html", "Cars.html", "/shop/", base_url="https://s.example/") == Answered("shop/Cars.html")
    assert answer("index.html", "about", "https://other.example/", base_url="https://s.example/") == Elsewhere()


def test_names_that_are_no_utf_8() -> None:
    site = BuiltSite(frozenset({"caf\udce9.html", "about.html"}))
    assert site.answer("caf\udce9.html", "", "about.html") == Answered("about.html")
