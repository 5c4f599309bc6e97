"""The documentation as a site: built strictly, with every page reachable and every public name explained."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from tests.report.html.conftest import window
from tests.report.html.window import Window

__all__ = ["window"]

ROOT = Path(__file__).parent.parent
HOST = "https://docs.example/"


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The directory of the built site, and what MkDocs said."""
    directory = tmp_path_factory.mktemp("documentation")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", "docs/site/mkdocs.yml"]
    built = subprocess.run(
        [*command, "--site-dir", directory], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    assert built.returncode == 0, built.stderr
    return directory, built.stderr


@pytest.fixture(scope="module")
def pages(build: tuple[Path, str]) -> dict[str, Page]:
    """The pages by their address."""
    directory, _ = build
    return {address(path, directory): Page(path.read_text("utf-8")) for path in directory.rglob("*.html")}


class Page(HTMLParser):
    """The links, anchors and paragraphs of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.links: list[str] = []
        self.anchors: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.anchors += [given["id"] or ""] if "id" in given else []
        self.links += [given["href"] or ""] if tag == "a" and "href" in given else []


def address(path: Path, directory: Path) -> str:
    return HOST + path.relative_to(directory).as_posix().removesuffix("index.html")


def test_nothing_is_warned_of(build: tuple[Path, str]) -> None:
    assert "WARNING" not in build[1]


def test_our_own_plugin_finds_the_search_to_be_a_tool_on_every_page(build: tuple[Path, str]) -> None:
    directory, said = build
    manifest = json.loads((directory / "webmcp-tools.json").read_text("utf-8"))
    assert "webmcp-forms" in said
    assert {tool for page in manifest["pages"] for tool in page["tools"]} == {"search_documentation"}
    assert len(manifest["pages"]) == len(list(directory.rglob("*.html")))


def test_every_link_leads_to_a_page_and_a_place_on_it(pages: dict[str, Page]) -> None:
    dead = [
        f"{page}: {link}" for page, content in pages.items() for link in content.links if is_dead(page, link, pages)
    ]
    assert not dead


def is_dead(page: str, link: str, pages: dict[str, Page]) -> bool:
    target = urlsplit(urljoin(page, link))
    if not target.geturl().startswith(HOST) or link == "#":
        return False
    found = pages.get(target._replace(fragment="").geturl())
    return found is None or (target.fragment != "" and unquote(target.fragment) not in found.anchors)


def test_every_page_is_reached_from_the_first(pages: dict[str, Page]) -> None:
    reached, ahead = {HOST}, [HOST]
    while ahead:
        page = ahead.pop()
        for link in pages[page].links:
            target = urljoin(page, link).partition("#")[0]
            if target in pages and target not in reached:
                reached.add(target)
                ahead.append(target)
    assert set(pages) - reached == {HOST + "404.html", HOST + "search.html"}


def test_every_rule_has_a_page(pages: dict[str, Page]) -> None:
    from webmcp_forms.linter.rules import EVERY_RULE

    assert EVERY_RULE
    assert [rule.RULE.code for rule in EVERY_RULE if f"{HOST}rules/{rule.RULE.code}/" not in pages] == []


@pytest.mark.parametrize("module", ["", ".site", ".agent", ".export", ".testing"])
def test_every_public_name_is_explained(module: str, pages: dict[str, Page]) -> None:
    name = f"webmcp_forms{module}"
    public = [one for one in import_module(name).__all__ if not one.startswith("_")]
    assert [one for one in public if one.lower() not in pages[f"{HOST}api/{name}/"].anchors] == []


def test_no_block_or_list_is_shown_as_text(pages: dict[str, Page]) -> None:
    """Markdown elsewhere begins lists and blocks where MkDocs' does not."""
    paragraphs = [
        f"{page}: {text}"
        for page, content in pages.items()
        for text in re.findall(r"<p>(.*?)</p>", content.text, re.DOTALL)
        if re.search(r"```|^ *(?:[-*] |\d+\. |\|)|\]\(", text, re.MULTILINE)
    ]
    assert not paragraphs


def test_nothing_is_loaded_from_elsewhere(pages: dict[str, Page]) -> None:
    loads = re.compile(r"<(?:script|img|link|iframe)[^>]*\b(?:src|href)=\"(https?:)?//", re.IGNORECASE)
    assert [page for page, content in pages.items() if loads.search(content.text)] == []


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def origin(build: tuple[Path, str]) -> Iterator[str]:
    """The address of the site while it is served."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=build[0])) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def visit(window: Window, address: str, width: int = 1200, scheme: str = "light") -> None:
    window.send("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
    window.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    window.send("Page.navigate", url=address)
    window.wait(f"location.href === {address!r} && document.readyState === 'complete'")


@pytest.mark.live
def test_an_agent_gets_what_the_search_finds(origin: str, window: Window) -> None:
    visit(window, origin)
    call = "document.modelContext.getTools().then(([tool]) => document.modelContext.executeTool(tool, {q: 'wf204'}))"
    found = json.loads(window.evaluate(call))
    assert found[0]["title"].startswith("WF204")
    assert found[0]["location"].startswith("rules/WF204/")


@pytest.mark.live
def test_a_reader_gets_a_page_with_links(origin: str, window: Window) -> None:
    visit(window, f"{origin}search.html?q=wf204")
    window.wait("document.querySelector('#results a')")
    assert window.evaluate("document.querySelector('#results a').href").startswith(f"{origin}rules/WF204/")
    visit(window, f"{origin}search.html?q=nobodywritesthis")
    window.wait("document.getElementById('found').textContent === 'Nothing found'")


@pytest.mark.live
@pytest.mark.parametrize(("width", "scheme"), [(1200, "light"), (390, "dark")])
@pytest.mark.parametrize("page", ["", "browser/", "search.html?q=label"])
def test_pages_are_accessible_and_fit(page: str, width: int, scheme: str, origin: str, window: Window) -> None:
    visit(window, origin + page, width, scheme)
    window.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8"))
    assert window.evaluate("axe.run().then(({violations}) => violations.map(found => found.id))") == []
    assert window.evaluate("document.documentElement.scrollWidth <= innerWidth")
