"""Bytes are decoded as a browser decodes a page that comes with a charset or without one."""

import pytest

from webmcp_forms.encoding import decode, looks_binary
from webmcp_forms.source import SourceFile


@pytest.mark.parametrize(
    ("data", "text", "encoding"),
    [
        pytest.param(b"", "", "utf-8", id="nothing"),
        pytest.param("grüß".encode(), "grüß", "utf-8", id="UTF-8 without a declaration"),
        pytest.param("grüß".encode("cp1252"), "grüß", "windows-1252", id="not UTF-8, so windows-1252"),
        pytest.param(b"a\x81b", "a\x81b", "windows-1252", id="windows-1252 has a character for every byte"),
        pytest.param(b"\xef\xbb\xbfa", "a", "utf-8", id="UTF-8 mark"),
        pytest.param("\ufeffgrüß".encode("utf-16-le"), "grüß", "utf-16-le", id="little-endian mark"),
        pytest.param("\ufeffgrüß".encode("utf-16-be"), "grüß", "utf-16-be", id="big-endian mark"),
        pytest.param(b"\xff\xfea\x00b", "a\ufffd", "utf-16-le", id="half a code unit"),
        pytest.param(b"\xef\xbb\xbf<meta charset=gbk>\xe9", "<meta charset=gbk>\ufffd", "utf-8", id="a mark wins"),
    ],
)
def test_without_a_declaration(data: bytes, text: str, encoding: str) -> None:
    decoded = decode(data)
    assert (decoded.text, decoded.encoding) == (text, encoding)


@pytest.mark.parametrize(
    ("data", "ending", "encoding"),
    [
        (b"<meta charset=iso-8859-1>\x80", "€", "windows-1252"),
        (b"<meta charset='GB2312'>\xc4\xe3", "你", "gbk"),
        (b'<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=Shift_JIS">\x93\xfa', "日", "shift_jis"),
        (b"<meta charset=utf-16>\xc3\xa9", "é", "utf-8"),
        (b"<meta charset=x-user-defined>\x80", "€", "windows-1252"),
        (b"<?xml version='1.0' encoding='ISO-8859-2'?>\xb1", "ą", "iso-8859-2"),
        (b"<meta charset=utf-8>\xff", "\ufffd", "utf-8"),
    ],
)
def test_a_declaration_decides(data: bytes, ending: str, encoding: str) -> None:
    decoded = decode(data)
    assert decoded.text.endswith(ending)
    assert decoded.encoding == encoding


@pytest.mark.parametrize(
    ("data", "charset", "ending", "encoding"),
    [
        pytest.param(b"<meta charset=utf-8>\x80", "windows-1252", "€", "windows-1252", id="before a declaration"),
        pytest.param(b"\x93\xfa", "Shift_JIS", "日", "shift_jis", id="without a declaration"),
        pytest.param(b"\xef\xbb\xbf\xc3\xa9", "iso-8859-1", "é", "utf-8", id="a mark goes before it"),
        pytest.param(b"<meta charset=iso-8859-1>\x80", "nonsense", "€", "windows-1252", id="one that is none"),
        pytest.param(b"<meta charset=iso-8859-1>\xff", "utf-8", "\ufffd", "utf-8", id="UTF-8 that is none"),
        pytest.param("é".encode("utf-16-be"), "UTF-16BE", "é", "utf-16-be", id="UTF-16"),
    ],
)
def test_the_charset_that_a_page_was_sent_with(data: bytes, charset: str, ending: str, encoding: str) -> None:
    decoded = decode(data, charset)
    assert decoded.text.endswith(ending)
    assert decoded.encoding == encoding
    assert SourceFile.from_bytes(data, charset=charset).text == decoded.text


@pytest.mark.parametrize(
    "data",
    [
        b"<!-- <meta charset=gbk> -->\xc3\xa9",
        b"<meta charset=nonsense>\xc3\xa9",
        b"<p>charset=gbk\xc3\xa9",
        b" " * 1024 + b"<meta charset=gbk>\xc3\xa9",
        b"<?xml version='1.0' encoding='nonsense'?>\xc3\xa9",
    ],
)
def test_what_is_no_declaration_decides_nothing(data: bytes) -> None:
    decoded = decode(data)
    assert decoded.text.endswith("é")
    assert decoded.encoding == "utf-8"


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\x00\x00", b"PK\x03\x04\x14\x00", b"\x7fELF\x02\x01\x01\x00"])
def test_images_archives_and_programs_look_binary(data: bytes) -> None:
    assert looks_binary(data)


@pytest.mark.parametrize("data", [b"", b"plain", b"<p>\x00</p>", b"\xff\xfe<\x00p\x00", b"\xe9t\xe9", b"\x1b[31m<b>"])
def test_pages_do_not_look_binary_even_broken_ones(data: bytes) -> None:
    assert not looks_binary(data)
