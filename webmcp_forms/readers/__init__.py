"""Text to Document: one reader a host language, all listed in `READERS`.

`read` takes whatever a page comes in: text, bytes, a file, or the tree of another library. A reader and the library
behind it are imported when they are first used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeGuard

from webmcp_forms.document.nodes import Document
from webmcp_forms.errors import UsageError
from webmcp_forms.readers.detect import detect_language
from webmcp_forms.readers.script_bindings import binds
from webmcp_forms.source import SourceFile

if TYPE_CHECKING:
    from bs4 import Tag
    from lxml.etree import _Element, _ElementTree

Source: TypeAlias = "str | bytes | Path | SourceFile | Document | Tag | _Element | _ElementTree"
"""What `read` takes: a `str` is markup, never a path; `Tag` is BeautifulSoup's, which a `BeautifulSoup` is too."""

Reader: TypeAlias = Callable[[SourceFile], Document]
"""From a source to its document; any text at all has one."""

EMBEDDING_SUFFIXES = (".py", ".pyi")
"""The suffixes of files that are only read for the forms in their strings."""

_TREE_LIBRARIES = frozenset({"bs4", "lxml"})


def _read_html(source: SourceFile) -> Document:
    from webmcp_forms.readers.html import read_html

    return READERS[_SCRIPTED](source) if binds(source.text) else read_html(source)


def _read_scripted(source: SourceFile, language: str) -> Document:
    from webmcp_forms.readers.bindings.reader import read_scripted

    return read_scripted(source, language)


def _read_xhtml(source: SourceFile) -> Document:
    from webmcp_forms.readers.xhtml import read_xhtml

    return read_xhtml(source)


def _read_css(source: SourceFile) -> Document:
    from webmcp_forms.readers.css import read_css

    return read_css(source)


def _template_reader(language: str) -> Reader:
    def read_one(source: SourceFile) -> Document:
        from webmcp_forms.readers.islands.reader import read_template

        return _read_scripted(source, language) if binds(source.text) else read_template(source, language)

    return read_one


def _bound_reader(language: str) -> Reader:
    def read_one(source: SourceFile) -> Document:
        from webmcp_forms.readers.bindings.reader import read_bound

        return read_bound(source, language)

    return read_one


def _jsx_reader(language: str) -> Reader:
    def read_one(source: SourceFile) -> Document:
        from webmcp_forms.readers.jsx.reader import read_jsx

        return read_jsx(source, language)

    return read_one


JSX_LANGUAGES = ("jsx", "tsx", "ts", "mdx")
"""The languages of programs with markup in them; TypeScript without JSX has none."""

TEMPLATE_LANGUAGES = (
    "jinja",
    "jinja-lines",
    "django",
    "twig",
    "nunjucks",
    "tera",
    "liquid",
    "handlebars",
    "erb",
    "ejs",
    "php",
    "blade",
    "go",
    "jsp",
    "mako",
    "freemarker",
)
"""The languages whose islands stand in HTML."""

BOUND_LANGUAGES = ("alpine", "vue", "svelte", "astro", "angular", "thymeleaf", "tal", "fluid", "razor", "heex")
"""The languages that bind attributes, elements and texts of HTML to expressions."""

# What HTML is read as that scripts bind attributes in.
_SCRIPTED = "alpine"

MARKDOWN = "markdown"
"""The language whose HTML stands among text, with the islands of Jekyll and Hugo."""

READERS: Mapping[str, Reader] = {
    "html": _read_html,
    "xhtml": _read_xhtml,
    "css": _read_css,
    **{language: _template_reader(language) for language in TEMPLATE_LANGUAGES},
    **{language: _jsx_reader(language) for language in JSX_LANGUAGES},
    **{language: _bound_reader(language) for language in BOUND_LANGUAGES},
    MARKDOWN: _template_reader(MARKDOWN),
}
"""The readers by the name of the language they read."""


def read(
    source: Source, *, language: str | None = None, filename: str | None = None, embedded: bool = False
) -> Document:
    """Read a page.

    `source` is markup (`str` or `bytes`), a `Path`, a `SourceFile`, a BeautifulSoup object or Tag, an lxml element or
    ElementTree, or a `Document`, which is given back. `language` names a reader; without it the file name and then the
    text decide. `filename` is the name of markup that comes without a file. Trees and documents need neither. With
    `embedded`, forms in the strings of a program in JavaScript, TypeScript or Python are read too.

    Raises `UsageError` for an unknown language or another type of source, `InputError` for a file that cannot be read.
    """
    if language is not None and language not in READERS:
        raise UsageError(f"unknown language {language!r}; known are {', '.join(READERS)}")
    if isinstance(source, Document):
        return source
    if _is_library_tree(source):
        from webmcp_forms.readers.soup import read_soup

        return read_soup(source)
    file = _source_file(source, filename)
    if embedded:
        return _read_embedded(file, language)
    return READERS[language or detect_language(file.path, file.text)](file)


def _read_embedded(file: SourceFile, language: str | None) -> Document:
    from webmcp_forms.readers.strings.reader import read_python, with_embedded

    if language is None and file.path.lower().endswith(EMBEDDING_SUFFIXES):
        return read_python(file)
    return with_embedded(READERS[language or detect_language(file.path, file.text)](file))


def _source_file(source: object, filename: str | None) -> SourceFile:
    match source:
        case SourceFile():
            return source
        case Path():
            return SourceFile.from_path(source)
        case str():
            return SourceFile(source, filename or "<string>")
        case bytes():
            return SourceFile.from_bytes(source, filename or "<bytes>")
    raise UsageError(f"cannot read a {type(source).__qualname__}: pass markup, a path or a parsed tree")


def _is_library_tree(source: object) -> TypeGuard[Tag | _Element | _ElementTree]:
    """Whether a value is of BeautifulSoup or lxml, told without importing either."""
    return any(kind.__module__.partition(".")[0] in _TREE_LIBRARIES for kind in type(source).__mro__)
