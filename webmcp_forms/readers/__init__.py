"""Text to Document: one reader a host language, all listed in `READERS`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

from webmcp_forms.document.nodes import Document
from webmcp_forms.source import SourceFile

Source: TypeAlias = Any


def read(source: Source, *, language: str | None = None) -> Document:
    from webmcp_forms.readers.html import read_html

    return read_html(SourceFile(source))
