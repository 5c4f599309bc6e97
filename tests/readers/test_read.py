"""`read`: what it takes, which reader it chooses, what it refuses, and that it imports no more than it needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup
from bs4.element import NavigableString
from lxml import etree

from webmcp_forms.document.nodes import Document
from webmcp_forms.errors import InputError, UsageError
from webmcp_forms.readers import READERS, read
from webmcp_forms.source import SourceFile

HTML = "<p>é"
XHTML = "<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'/>"


def test_markup_is_read_as_it_is() -> None:
    document = read(HTML)
    assert (document.source.text, document.source.path, document.language) == (HTML, "<string>", "html")


def test_bytes_are_decoded_as_a_browser_does() -> None:
    document = read(HTML.encode("windows-1252"))
    assert (document.source.text, document.source.path) == (HTML, "<bytes>")
    assert document.source.encoding == "windows-1252"


def test_a_path_is_read_from_disk(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text(HTML, encoding="utf-8")
    assert (read(file).source.text, read(file).source.path) == (HTML, str(file))


def test_a_string_is_never_a_path(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text(HTML, encoding="utf-8")
    assert read(str(file)).source.text == str(file)


def test_a_source_file_keeps_its_path() -> None:
    source = SourceFile(XHTML, "page.html")
    assert read(source).source is source
    assert read(source).language == "html"


def test_a_document_is_given_back() -> None:
    document = read(HTML)
    assert read(document) is document
    assert read(document, language="xhtml") is document


@pytest.mark.parametrize(
    "tree",
    [
        pytest.param(BeautifulSoup(HTML, "html.parser"), id="soup"),
        pytest.param(BeautifulSoup(HTML, "html.parser").p, id="tag"),
        pytest.param(type("Soup", (BeautifulSoup,), {})(HTML, "html.parser"), id="subclass"),
        pytest.param(etree.HTML(HTML), id="lxml element"),
        pytest.param(etree.ElementTree(etree.HTML(HTML)), id="lxml tree"),
    ],
)
def test_a_tree_of_another_library_is_read(tree: Any) -> None:
    document = read(tree)
    assert document.source.path == "<soup>"
    assert "p" in [element.tag for element in document.elements()]


@pytest.mark.parametrize(
    ("text", "filename", "language"),
    [
        (HTML, None, "html"),
        (XHTML, None, "xhtml"),
        (XHTML, "page.html", "html"),
        (HTML, "page.xhtml", "xhtml"),
        (HTML, "PAGE.XHT", "xhtml"),
        (XHTML, "page.unknown", "xhtml"),
    ],
)
def test_the_name_and_then_the_text_choose_the_reader(text: str, filename: str | None, language: str) -> None:
    for source in (text, text.encode()):
        document = read(source, filename=filename)
        assert document.language == language
        assert document.source.path == (filename or document.source.path)


def test_a_given_language_wins() -> None:
    assert read(HTML, language="xhtml", filename="page.html").language == "xhtml"
    assert read(XHTML, language="html").language == "html"


@pytest.mark.parametrize("language", READERS)
def test_every_reader_reads_any_text(language: str) -> None:
    assert isinstance(read("<", language=language), Document)


@pytest.mark.parametrize("language", ["HTML", "", "cobol"])
def test_an_unknown_language_is_refused_and_the_known_are_named(language: str) -> None:
    with pytest.raises(UsageError, match=r"known are .*html, xhtml"):
        read(HTML, language=language)


@pytest.mark.parametrize("source", [None, 1, ["<p>"], object(), NavigableString("x"), etree.Comment("x")])
def test_another_type_is_refused_by_name(source: Any) -> None:
    with pytest.raises(UsageError, match=type(source).__name__):
        read(source)


def test_a_file_that_cannot_be_read_is_an_input_error(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.html"):
        with pytest.raises(InputError) as caught:
            read(path)
        assert caught.value.path == str(path)


def loaded_after(statement: str) -> set[str]:
    """The libraries that are loaded after a statement in a fresh interpreter."""
    script = f"import sys; from webmcp_forms.readers import read; {statement}; print(*sys.modules)"
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return {"bs4", "lxml", "turbohtml"} & set(result.stdout.split())


@pytest.mark.parametrize(
    ("statement", "libraries"),
    [
        ("pass", set()),
        ("read('<p>')", {"turbohtml"}),
        ("read('<p/>', language='xhtml')", {"turbohtml", "lxml"}),
        ("from lxml import etree; read(etree.XML('<p/>'))", {"turbohtml", "lxml"}),
    ],
)
def test_a_library_is_imported_when_it_is_needed(statement: str, libraries: set[str]) -> None:
    assert loaded_after(statement) == libraries
