"""Routes for `navigate_tool`: from a built site, from a sitemap, and from the URL maps of Django and Flask.

A route is a path whose parameters stand in braces, as in `/orders/{id}`. Each function gives a mapping from routes to
what they are for, in order; that is the title of a page, or the name of a view.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

from webmcp_forms.document.nodes import text_content
from webmcp_forms.errors import InputError
from webmcp_forms.readers import read

if TYPE_CHECKING:
    from flask import Flask

_PAGES = (".html", ".htm", ".xhtml")
_CONVERTED = re.compile(r"<(?:[^<>]*:)?([A-Za-z_]\w*)>")
_TITLE = frozenset({"title"})


def site_routes(folder: Path | str) -> dict[str, str]:
    """The pages of a built site, with their titles; `index.html` stands for its folder."""
    root = Path(folder)
    pages = sorted(path for path in root.rglob("*") if path.suffix.lower() in _PAGES and path.is_file())
    return {_page_route(page.relative_to(root)): _title(page) for page in pages}


def sitemap_routes(sitemap: Path | str | bytes) -> dict[str, str]:
    """The pages that a `sitemap.xml` lists: its path, or the document itself.

    Raises `InputError` for no XML, and for an index of sitemaps, which lists no pages.
    """
    from lxml import etree

    data = sitemap if isinstance(sitemap, bytes) else Path(sitemap).read_bytes()
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False)
    try:
        root = etree.fromstring(data, parser)
    except etree.XMLSyntaxError as error:
        raise InputError(f"the sitemap is no XML: {error}") from error
    if etree.QName(root).localname == "sitemapindex":
        raise InputError("this is an index of sitemaps; give each of the sitemaps that it lists")
    # Images and videos of a page have a `loc` too, deeper down.
    places = (str(element.text or "").strip() for element in root.iterfind("{*}url/{*}loc"))
    return {_place_route(place): "" for place in places if place}


def flask_routes(app: Flask) -> dict[str, str]:
    """The pages of a Flask application: its rules for GET, with the names of their views, but for static files."""
    rules = [rule for rule in app.url_map.iter_rules() if "GET" in (rule.methods or ())]
    return {_with_braces(rule.rule): rule.endpoint for rule in rules if rule.endpoint.split(".")[-1] != "static"}


def django_routes(patterns: Iterable[Any] | None = None) -> dict[str, str]:
    """The pages of a Django project, or those of some URL patterns, with the names of their views.

    What `i18n_patterns` holds has the prefix of the language that is active, as in the addresses that Django makes.
    Patterns that are regular expressions are left out: what they match is no list of paths.
    """
    if patterns is None:
        from django.urls import get_resolver

        patterns = get_resolver().url_patterns
    return dict(_django_routes(patterns, "/"))


def _django_routes(patterns: Iterable[Any], before: str) -> Iterator[tuple[str, str]]:
    for pattern in patterns:
        route = _django_route(pattern.pattern)
        if route is None:
            continue
        path = f"{before}{_with_braces(route)}"
        inner = getattr(pattern, "url_patterns", None)
        if inner is None:
            yield path, pattern.name or ""
        else:
            yield from _django_routes(inner, path)


def _django_route(pattern: Any) -> str | None:  # noqa: ANN401 - Django's patterns
    """What a pattern adds to a path, or None for a regular expression."""
    prefix = getattr(pattern, "language_prefix", None)
    route = getattr(pattern, "_route", prefix)
    return None if route is None else str(route)


def _with_braces(route: str) -> str:
    """`<int:id>` as `{id}`."""
    return _CONVERTED.sub(r"{\1}", route)


def _place_route(place: str) -> str:
    """The path of an address, with its query."""
    parts = urlsplit(place)
    return f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"


def _page_route(page: Path) -> str:
    parts = page.parts[:-1] if page.stem == "index" else page.parts
    path = "/".join(quote(part) for part in parts)
    return f"/{path}/" if page.stem == "index" and parts else f"/{path}"


def _title(page: Path) -> str:
    document = read(page)
    title = next((element for element in document.tagged(_TITLE) if element.is_html), None)
    return " ".join(text_content(document, title).split()) if title else ""
