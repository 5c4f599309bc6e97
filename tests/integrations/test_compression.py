"""The bodies of responses, compressed in every way that occurs."""

from __future__ import annotations

import gzip
import zlib

import pytest

from tests.integrations.pages import BAD
from webmcp_forms.integrations.compression import Unread, decompressed, decompressed_once, too_long

BODY = BAD.encode()
# In half of all compressed pages something looks like a tag.
FOREIGN = b"\x1b\x8f\x02\x00" + b"<p>" * 3


def raw_deflate(body: bytes) -> bytes:
    compressor = zlib.compressobj(wbits=-15)
    return compressor.compress(body) + compressor.flush()


@pytest.mark.parametrize(
    ("coding", "body"),
    [
        ("", BODY),
        ("identity", BODY),
        ("gzip", gzip.compress(BODY)),
        (" X-GZIP ", gzip.compress(BODY)),
        ("deflate", zlib.compress(BODY)),
        ("deflate", raw_deflate(BODY)),
    ],
)
def test_compression_is_undone(coding: str, body: bytes) -> None:
    assert decompressed(body, coding) == decompressed_once(body, coding) == BODY


@pytest.mark.parametrize("coding", ["gzip", "deflate", "br", "zstd"])
def test_what_a_library_has_undone_is_left_as_it_is(coding: str) -> None:
    assert decompressed_once(BODY, coding) == BODY
    assert decompressed_once(BAD.encode("utf-16"), coding) == BAD.encode("utf-16")


@pytest.mark.parametrize(
    ("coding", "body", "reason"),
    [
        ("br", FOREIGN, "pages that are compressed by br cannot be read here"),
        ("gzip, br", FOREIGN, "pages that are compressed by gzip, br cannot be read here"),
        ("gzip", b"\x1f\x8b" + BODY, "pages that say they are compressed by gzip, and are not, cannot be read"),
        ("deflate", FOREIGN, "pages that say they are compressed by deflate, and are not, cannot be read"),
    ],
)
def test_what_cannot_be_undone_is_said(coding: str, body: bytes, reason: str) -> None:
    assert decompressed(body, coding) == decompressed_once(body, coding) == Unread(reason)


def test_what_is_too_long_is_not_even_decompressed() -> None:
    assert decompressed(b"12345", "", 4) == too_long(4)
    assert decompressed(b"1234", "", 4) == b"1234"
    assert decompressed(gzip.compress(b" " * 100_000_000, 1), "gzip", 2_000_000) == too_long(2_000_000)


def test_no_body_is_compressed_by_nothing() -> None:
    assert decompressed(b"", "br") == decompressed_once(b"", "br") == b""
