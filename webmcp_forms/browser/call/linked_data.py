"""What an agent gets of the page that answers a call: the JSON of its `<script type="application/ld+json">` blocks."""

from __future__ import annotations

import json

from webmcp_forms.browser.schema import JSON
from webmcp_forms.document.nodes import literal, text_content
from webmcp_forms.readers import read

_SCRIPT = frozenset({"script"})


def linked_data(page: bytes) -> list[JSON]:
    """The JSON of each block of linked data in a page, in order; what is no JSON is left out."""
    document = read(page, language="html")
    found: list[JSON] = []
    for script in document.tagged(_SCRIPT):
        if (literal(script.get("type")) or "").strip().lower() == "application/ld+json":
            try:
                found.append(json.loads(text_content(document, script)))
            except (ValueError, RecursionError):
                continue
    return found
