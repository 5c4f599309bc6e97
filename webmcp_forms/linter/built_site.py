"""A site as it was built: which of its files answers an address, as static hosts answer.

Hosts differ, so whatever some of them answer counts as answered: `/cars` and `/cars/` by `cars.html` or
`cars/index.html`, in either case of letters. Without the address of the site, nobody knows what stands before its
paths, and `/shop/cars/` may be `cars/index.html`, but what leads to the first page has nothing before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias
from unicodedata import normalize
from urllib.parse import quote, unquote, urljoin, urlsplit

from webmcp_forms.records import record

PAGE_SUFFIXES = (".html", ".htm", ".xhtml", ".xht")
"""The suffixes of built pages."""

_XHTML_SUFFIXES = (".xhtml", ".xht")

# What tells hosts that an address without a file may have an answer all the same.
_ROUTING_FILES = frozenset(
    {
        "_redirects",
        "_routes.json",
        "_worker.js",
        ".htaccess",
        "200.html",
        "firebase.json",
        "netlify.toml",
        "staticwebapp.config.json",
        "vercel.json",
        "web.config",
    }
)
# What the page at the root is called, and the root itself.
_FIRST_PAGE = frozenset({"", "index", *(f"index{suffix}" for suffix in PAGE_SUFFIXES)})
_NOWHERE = "https://site.invalid/"
_MOST_SEGMENTS = 16
_UNSEEN = str.maketrans("", "", "\t\n\r")


@record
class Answered:
    """The file of the site that answers an address, by its path."""

    path: str

    @property
    def is_page(self) -> bool:
        """Whether it is one that may hold linked data."""
        return self.path.lower().endswith(PAGE_SUFFIXES)


@record
class Unanswered:
    """No file answers an address of the site, given by the path that it has there."""

    path: str


@record
class Elsewhere:
    """An address outside of what was built, of which nothing is known."""


Answer: TypeAlias = Answered | Unanswered | Elsewhere
"""What becomes of an address."""


def _read_nothing(_path: str) -> bytes:
    return b""


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class BuiltSite:
    """The files of a site.

    `paths` are those of all files, relative to the root, with forward slashes; `pages` gives those of pages by the
    paths that their sources are shown by. `read` gives the content of a file, empty for one that cannot be read.
    `base_url` is the address of the root, or "".
    """

    paths: frozenset[str] = frozenset()
    pages: Mapping[str, str] = field(default_factory=dict)
    read: Callable[[str], bytes] = _read_nothing
    base_url: str = ""

    @cached_property
    def has_routing(self) -> bool:
        """Whether a file of the site tells its host to answer more than there are files."""
        return not _ROUTING_FILES.isdisjoint(self.paths)

    def answer(self, page: str, base: str, address: str) -> Answer:
        """What answers an address that stands in a page, given by its path; `base` is what `<base href>` says."""
        address = address.strip().translate(_UNSEEN)
        if not address:
            return Answered(page)
        answers = [self._follow(place, base, address) for place in self._addresses(page)]
        return next((answer for answer in answers if not isinstance(answer, Unanswered)), answers[0])

    def _follow(self, place: str, base: str, address: str) -> Answer:
        try:
            url = urljoin(urljoin(place, _slashed(base.strip().translate(_UNSEEN))), _slashed(address))
            parts, root = urlsplit(url), urlsplit(self._root)
        except ValueError:
            return Elsewhere()
        if parts.scheme not in ("http", "https") or parts.netloc.lower() != root.netloc.lower():
            return Elsewhere()
        path, start = _folded(unquote(parts.path)), _folded(unquote(root.path))
        if not f"{path}/".startswith(start):
            return Elsewhere()
        names = self._names(path[len(start) :].strip("/"), is_rooted=_is_rooted(base) or _is_rooted(address))
        found = next((self._files[name] for name in names if name in self._files), None)
        return Answered(found) if found is not None else Unanswered(unquote(parts.path))

    def _names(self, rest: str, *, is_rooted: bool) -> Iterator[str]:
        """The names of files that a host may answer a path of the site with.

        Before one that `is_rooted` there may be what nobody knows, but not so much that nothing is left: else any
        address without an answer would be one of the first page.
        """
        yield from _page_names(rest)
        if self.base_url or not is_rooted:
            return
        for _ in range(_MOST_SEGMENTS):
            _, _, rest = rest.partition("/")
            if rest in _FIRST_PAGE:
                return
            yield from _page_names(rest)

    def _addresses(self, page: str) -> Iterator[str]:
        """The addresses that a page may have, with and without a slash at the end."""
        directory, slash, name = page.rpartition("/")
        yield self._root + _escaped(page)
        stem, _, _ = name.rpartition(".")
        if stem.lower() == "index":
            yield self._root + _escaped(directory)
        else:
            yield f"{self._root}{_escaped(directory + slash + stem)}/"

    @cached_property
    def _root(self) -> str:
        return f"{self.base_url.rstrip('/')}/" if self.base_url else _NOWHERE

    @cached_property
    def _files(self) -> Mapping[str, str]:
        """The paths as they are compared, each with the one that it stands for."""
        return {_folded(path): path for path in sorted(self.paths, reverse=True)}


NO_SITE = BuiltSite()
"""The site of files that nobody built."""


def page_language(path: str) -> str:
    """The language of a built page, by its suffix: a rendered page is HTML or XHTML."""
    return "xhtml" if path.lower().endswith(_XHTML_SUFFIXES) else "html"


def _page_names(path: str) -> Iterator[str]:
    yield path
    for suffix in PAGE_SUFFIXES:
        yield f"{path}/index{suffix}" if path else f"index{suffix}"
        yield path + suffix


def _escaped(path: str) -> str:
    """A path as a part of an address; names that are no UTF-8 keep their bytes."""
    return quote(path, errors="surrogateescape")


def _folded(path: str) -> str:
    return normalize("NFC", path).casefold()


def _is_rooted(address: str) -> bool:
    return address.lstrip().startswith(("/", "\\"))


def _slashed(address: str) -> str:
    """An address with the slashes that a browser takes backslashes in its path for."""
    if "\\" not in address:
        return address
    end = min((at for mark in "?#" if (at := address.find(mark)) >= 0), default=len(address))
    return address[:end].replace("\\", "/") + address[end:]
