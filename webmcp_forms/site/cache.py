"""What is remembered of the pages of the last build.

The file holds nothing but JSON, and one that cannot be read is taken for an empty one. A page is remembered under a
digest of its bytes and of all that its findings depend on; with another one it is checked afresh.
"""

from __future__ import annotations

import json
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from webmcp_forms import __version__
from webmcp_forms.config.settings import Settings
from webmcp_forms.config.writing import write_file
from webmcp_forms.linter.selection import ChosenRules
from webmcp_forms.site.page import PageResult
from webmcp_forms.site.results_json import dump_result, is_kept, load_result
from webmcp_forms.source import SourceFile

_VERSION = 1


class Cache:
    """The results of the last build by the paths of pages, and those of this one."""

    def __init__(self, path: Path | None) -> None:
        """Read a file, which need not be there; without one nothing is remembered."""
        self._path = path
        self._before = _load(path) if path else {}
        self._now: dict[str, Any] = {}

    def find(self, page: str, digest: str, source: SourceFile, ran: frozenset[str]) -> PageResult | None:
        """What is remembered of a page as it is now, or None."""
        entry = self._before.get(page)
        if not isinstance(entry, dict) or entry.get("digest") != digest:
            return None
        try:
            result = load_result(entry.get("result"), source, ran)
        except (TypeError, ValueError, LookupError, AttributeError):
            return None
        self._now[page] = entry
        return result

    def keep(self, page: str, digest: str, result: PageResult) -> None:
        """Remember what came of a page."""
        if is_kept(result):
            self._now[page] = {"digest": digest, "result": dump_result(result)}

    def write(self) -> None:
        """Write the file; raises `WebMCPFormsError` when that fails."""
        if self._path is None or self._now == self._before:
            return
        with suppress(OSError):  # which is said when the file cannot be written either
            self._path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"version": _VERSION, "pages": self._now}, separators=(",", ":"))
        write_file(self._path, [text])


def page_digest(data: bytes, settings: Settings, chosen: ChosenRules) -> str:
    """What a page is remembered under: the page, this release, and what is configured for it."""
    return sha256(b"\0".join((data, _circumstances(settings, chosen).encode()))).hexdigest()


def _circumstances(settings: Settings, chosen: ChosenRules) -> str:
    return repr((__version__, settings.profile, settings.options, sorted(chosen.codes)))


def _load(path: Path) -> dict[str, Any]:
    try:
        held = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(held, dict) or held.get("version") != _VERSION:
        return {}
    pages = held.get("pages")
    return pages if isinstance(pages, dict) else {}
