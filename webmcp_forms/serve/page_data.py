"""The linked data of a page as a server sent it, in its charset; what is no page has none."""

from __future__ import annotations

from email.message import Message

from webmcp_forms.browser.call.linked_data import linked_data
from webmcp_forms.browser.schema import JSON
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile

_LANGUAGES = {"text/html": "html", "application/xhtml+xml": "xhtml"}


def page_data(body: bytes, content_type: str) -> list[JSON]:
    """What an agent gets of an answer with that `Content-Type`."""
    said = Message()
    said["Content-Type"] = content_type or "text/html"
    language = _LANGUAGES.get(said.get_content_type())
    if language is None:
        return []
    source = SourceFile.from_bytes(body, "<answer>", charset=said.get_content_charset(""))
    return linked_data(read(source, language=language))
