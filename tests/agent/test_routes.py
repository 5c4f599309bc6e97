"""Routes out of built sites, sitemaps and URL maps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import django
import flask
import pytest
from django.conf import settings
from django.conf.urls.i18n import i18n_patterns
from django.test import override_settings
from django.urls import include, path, re_path

from webmcp_forms.agent import navigate_tool
from webmcp_forms.agent.routes import django_routes, flask_routes, site_routes, sitemap_routes
from webmcp_forms.errors import InputError

if not settings.configured:
    settings.configure(USE_I18N=False)
    django.setup()


def view(*_arguments: Any, **_parameters: Any) -> str:
    return ""


def test_the_pages_of_a_site(tmp_path: Path) -> None:
    (tmp_path / "a b").mkdir()
    (tmp_path / "index.html").write_text("<title>Start\n page</title>")
    (tmp_path / "a b" / "index.html").write_text("<p>no title")
    (tmp_path / "about.html").write_text("<title>About</title>")
    (tmp_path / "style.css").write_text("p {}")
    assert site_routes(tmp_path) == {"/a%20b/": "", "/about.html": "About", "/": "Start page"}


def test_a_sitemap(tmp_path: Path) -> None:
    text = (
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc> https://shop.example/a </loc></url>'
        "<url><loc>https://shop.example</loc></url></urlset>"
    )
    (tmp_path / "sitemap.xml").write_text(text)
    assert sitemap_routes(tmp_path / "sitemap.xml") == sitemap_routes(text.encode()) == {"/a": "", "/": ""}


def test_the_images_of_a_page_are_no_pages_and_a_query_is_kept() -> None:
    text = (
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap">'
        "<url><loc>https://shop.example/a?page=2</loc>"
        "<image:image><image:loc>https://cdn.example/a.jpg</image:loc></image:image></url></urlset>"
    )
    assert sitemap_routes(text.encode()) == {"/a?page=2": ""}


def test_an_index_of_sitemaps_is_an_input_error() -> None:
    with pytest.raises(InputError, match="give each of the sitemaps"):
        sitemap_routes(
            b'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
            b"<sitemap><loc>https://shop.example/1.xml</loc></sitemap></sitemapindex>"
        )


def test_what_is_no_sitemap_is_an_input_error() -> None:
    with pytest.raises(InputError, match="no XML"):
        sitemap_routes(b"<urlset>")


def test_the_rules_of_a_flask_application() -> None:
    app = flask.Flask(__name__)
    app.add_url_rule("/orders/<int:number>", "order", view)
    app.add_url_rule("/send", "send", view, methods=["POST"])
    assert flask_routes(app) == {"/orders/{number}": "order"}


def test_static_files_of_blueprints_are_no_pages() -> None:
    app = flask.Flask(__name__)
    shop = flask.Blueprint("shop", __name__, static_folder=".", url_prefix="/shop")
    shop.add_url_rule('/<any("a:b", c):kind>', "kind", view)
    app.register_blueprint(shop)
    assert flask_routes(app) == {"/shop/{kind}": "shop.kind"}


def test_patterns_in_languages_have_the_prefix_of_the_one_that_is_active() -> None:
    for language in ("en", "de"):
        with override_settings(USE_I18N=True, LANGUAGE_CODE=language):
            patterns = [path("", view, name="home"), *i18n_patterns(path("shop/<int:number>/", view, name="shop"))]
            assert django_routes(patterns) == {"/": "home", f"/{language}/shop/{{number}}/": "shop"}


def test_the_patterns_of_a_django_project() -> None:
    orders = [path("", view, name="orders"), path("<int:number>/", view, name="order")]
    patterns = [path("", view), path("orders/", include(orders)), re_path("^old/(.*)$", view, name="old")]
    assert django_routes(patterns) == {"/": "", "/orders/": "orders", "/orders/{number}/": "order"}


def test_they_go_into_a_navigate_tool() -> None:
    app = flask.Flask(__name__)
    app.add_url_rule("/orders/<int:number>", "order", view)
    visited: list[str] = []
    tool = navigate_tool(flask_routes(app), navigate=visited.append)
    assert tool.execute({"to": "/orders/{number}", "params": {"number": 7}}).value == {"location": "/orders/7"}
