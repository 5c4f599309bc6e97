"""Texts of another language in a page: what their parser gets, and the way back to the source."""

import pytest

from webmcp_forms.document.nodes import Document
from webmcp_forms.readers import read
from webmcp_forms.readers.embedded import EmbeddedText, attribute_code, content


def script(page: str, language: str = "html") -> tuple[Document, EmbeddedText]:
    document = read(page, language=language)
    (element,) = document.tagged(frozenset({"script"}))
    return document, content(document, element)


def places(document: Document, embedded: EmbeddedText, word: str) -> str:
    """What stands in the source where a word of the text is."""
    start = embedded.text.index(word)
    assert embedded.offsets is not None
    return document.source.slice(embedded.offsets.span(start, start + len(word)))


@pytest.mark.parametrize(
    ("page", "language"),
    [
        ("<p>𝒳\r\n<script>\r\na &amp; b\r\n</script>", "html"),
        ("<script>a &amp; b", "html"),
        ("{% if x %}<p>{% endif %}<script>{{ x }} a &amp; b {# y #}</script>", "jinja"),
        ("<template><p></p></template><script setup>a &amp; b</script>", "vue"),
    ],
)
def test_the_text_of_a_script(page: str, language: str) -> None:
    assert places(*script(page, language), "a &amp; b") == "a &amp; b"


def test_what_a_template_fills_in_is_one_word_of_the_same_length() -> None:
    _, embedded = script("<script>f({{ a\n\n| b }}, 'x{{ y }}');{% if c %}g(){% endif %}{# d #}</script>", "jinja")
    assert embedded.text.isprintable() is False
    assert "".join("X" if ord(one) >= 0xF0000 else one for one in embedded.text.replace("\f", " ")) == (
        "f(" + "X" * 12 + ", 'x" + "X" * 7 + "');" + " " * 10 + "g()" + " " * 11 + " " * 7
    )
    assert embedded.blocks == (28, 41)
    assert embedded.has_blocks(27, 29)
    assert not embedded.has_blocks(29, 41)


@pytest.mark.parametrize(
    ("attribute", "language", "code"),
    [
        ('onsubmit="a(&quot;b&quot;)"', "html", 'a("b")'),
        ("onsubmit=a()", "html", "a()"),
        ("onsubmit", "html", None),
        ('onsubmit=""', "html", None),
        ('class="x"', "html", None),
        ("onsubmit={(e) => a(e)}", "svelte", "(e) => a(e)"),
        ('onsubmit="{a}"', "svelte", "a"),
        ('onsubmit="return {{ a }}"', "jinja", "return " + "X" * 7),
    ],
)
def test_code_in_attributes(attribute: str, language: str, code: str | None) -> None:
    document = read(f"<form {attribute}></form>", language=language)
    (form,) = document.tagged(frozenset({"form"}))
    embedded = attribute_code(document, form, "onsubmit")
    text = embedded and "".join("X" if ord(one) >= 0xF0000 else one for one in embedded.text)
    assert text == code
    if embedded and code and "X" not in code:
        assert places(document, embedded, "a").startswith("a")
