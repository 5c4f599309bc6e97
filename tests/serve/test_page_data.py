"""Which answers have linked data; the browser says the same of each."""

from __future__ import annotations

import pytest

from webmcp_forms.serve.page_data import page_data

BLOCK = '<script type="application/ld+json">"é"</script>'
XHTML = f'<html xmlns="http://www.w3.org/1999/xhtml"><body>{BLOCK}</body></html>'


@pytest.mark.parametrize(
    ("page", "content_type", "expected"),
    [
        (BLOCK.encode(), "text/html; charset=utf-8", ["é"]),
        (BLOCK.encode("latin-1"), "text/html; charset=iso-8859-1", ["é"]),
        (BLOCK.encode(), "", ["é"]),
        (XHTML.encode(), "application/xhtml+xml", ["é"]),
        (BLOCK.encode(), "text/plain; charset=utf-8", []),
        (b'{"a": 1}', "application/json", []),
        (b'{"a": 1}', "application/ld+json", []),
    ],
)
def test_only_a_page_has_linked_data(page: bytes, content_type: str, expected: list[str]) -> None:
    assert page_data(page, content_type) == expected
