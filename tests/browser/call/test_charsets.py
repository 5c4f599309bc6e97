"""Bytes of a submission in every kind of encoding; the answers are Chromium's."""

from __future__ import annotations

import pytest

from webmcp_forms.browser.call.charsets import encode, shown_name, standard_encoding

TEXT = "é日本я€\u0081¥ğ한～—"


@pytest.mark.parametrize(
    ("encoding", "expected"),
    [
        ("windows-1252", b"\xe9&#26085;&#26412;&#1103;\x80\x81\xa5&#287;&#54620;&#65374;\x97"),
        ("iso-8859-15", b"\xe9&#26085;&#26412;&#1103;\xa4\x81\xa5&#287;&#54620;&#65374;&#8212;"),
        ("windows-874", b"&#233;&#26085;&#26412;&#1103;\x80\x81&#165;&#287;&#54620;&#65374;\x97"),
        ("iso-8859-8-i", b"&#233;&#26085;&#26412;&#1103;&#8364;\x81\xa5&#287;&#54620;&#65374;&#8212;"),
        ("x-mac-cyrillic", b"&#233;&#26085;&#26412;\xdf\xff&#129;&#165;&#287;&#54620;&#65374;\xd1"),
        ("windows-1258", b"\xe9&#26085;&#26412;&#1103;\x80\x81\xa5&#287;&#54620;&#65374;\x97"),
        ("koi8-u", b"&#233;&#26085;&#26412;\xd1&#8364;&#129;&#165;&#287;&#54620;&#65374;&#8212;"),
        ("ibm866", b"&#233;&#26085;&#26412;\xef&#8364;&#129;&#165;&#287;&#54620;&#65374;&#8212;"),
        ("x-user-defined", b"&#233;&#26085;&#26412;&#1103;&#8364;&#129;&#165;&#287;&#54620;&#65374;&#8212;"),
        ("gbk", b"\xa8\xa6\xc8\xd5\xb1\xbe\xa7\xf1\x80&#129;&#165;&#287;&#54620;\xa1\xab\xa1\xaa"),
        (
            "gb18030",
            b"\xa8\xa6\xc8\xd5\xb1\xbe\xa7\xf1\xa2\xe3\x810\x811\x810\x846\x810\x8e6\x836\x843\xa1\xab\xa1\xaa",
        ),
        ("big5", b"&#233;\xa4\xe9\xa5\xbb\xc8u\xa3\xe1&#129;&#165;&#287;&#54620;\xa1\xe3\xa1X"),
        ("euc-kr", b"&#233;\xec\xed\xdc\xe2\xac\xf1\xa2\xe6&#129;&#165;&#287;\xc7\xd1\xa2\xa6&#8212;"),
        ("euc-jp", b"&#233;\xc6\xfc\xcb\xdc\xa7\xf1&#8364;&#129;\\&#287;&#54620;\xa1\xc1&#8212;"),
        ("shift_jis", b"&#233;\x93\xfa\x96{\x84\x91&#8364;&#129;\\&#287;&#54620;\x81`&#8212;"),
        ("iso-2022-jp", b"&#233;\x1b$BF|K\\'q\x1b(B&#8364;&#129;\x1b(J\\&#287;&#54620;\x1b$B!A\x1b(B&#8212;"),
    ],
)
def test_a_text_in_an_encoding(encoding: str, expected: bytes) -> None:
    assert encode(TEXT, encoding) == expected


def test_japanese_shifts_between_sets() -> None:
    assert encode("a~¥b\\¥ｱ‾", "ISO-2022-JP") == b'a~\x1b(J\\b\x1b(B\\\x1b(J\\\x1b$B%"\x1b(J~\x1b(B'


def test_half_a_character_is_none() -> None:
    assert encode("\ud800", "UTF-8") == "\ufffd".encode()
    assert encode("\ud800", "Big5") == b"&#65533;"


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("latin1", "windows-1252"), ("us-ascii", "windows-1252"), ("SJIS", "Shift_JIS"), ("csisolatin9", "ISO-8859-15"),
        ("gb2312", "GBK"), ("gb18030", "gb18030"), ("big5", "Big5"), ("euc-jp", "EUC-JP"), ("koi8", "KOI8-R"),
        ("logical", "ISO-8859-8-I"), ("utf-16", "UTF-8"), ("x-user-defined", "x-user-defined"), ("cp866", "IBM866"),
        ("mac", "macintosh"),
    ],
)  # fmt: skip
def test_the_name_that_a_label_stands_for(label: str, name: str) -> None:
    assert shown_name(standard_encoding(label) or "") == name


def test_other_labels_are_none() -> None:
    assert [standard_encoding(label) for label in ("bogus", "utf-7", "")] == [None, None, None]
