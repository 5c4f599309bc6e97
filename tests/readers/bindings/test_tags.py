"""Tags and where their elements end."""

from __future__ import annotations

import pytest

from webmcp_forms.readers.bindings.tags import Tag, read_tags


def elements(text: str, *, self_closing: bool = True) -> list[str]:
    """The source of each element."""
    return [text[tag.start : tag.outer_end] for tag in read_tags(text, self_closing=self_closing)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("<p>a</p>b", ["<p>a</p>"]),
        ("<p><b>a</p>b", ["<p><b>a</p>", "<b>a"]),
        ("<p>a</b></p>", ["<p>a</b></p>"]),
        ("<input><br/><p/>", ["<input>", "<br/>", "<p/>"]),
        ("<ul><li>a<li>b</ul>c", ["<ul><li>a<li>b</ul>", "<li>a", "<li>b"]),
        ("<tr><td>a<tr><td>b", ["<tr><td>a", "<td>a", "<tr><td>b", "<td>b"]),
        ("<Input>a</Input>", ["<Input>a</Input>"]),
        ("<DIV><INPUT>a</DIV>", ["<DIV><INPUT>a</DIV>", "<INPUT>"]),
        ("<script><p></script><p>", ["<script><p></script>", "<p>"]),
        ("<Script><p></p></Script>", ["<Script><p></p></Script>", "<p></p>"]),
        ("<textarea><b></textarea>", ["<textarea><b></textarea>"]),
        ("<!-- <p> --><b></b>", ["<b></b>"]),
        ("<p a='>'>b</p>", ["<p a='>'>b</p>"]),
        ("<.form><:x></:x></.form>", ["<.form><:x></:x></.form>", "<:x></:x>"]),
        ("<p", []),
        ("a < b > c", []),
        ("<script>a", ["<script>a"]),
    ],
)
def test_where_elements_end(text: str, found: list[str]) -> None:
    assert elements(text) == found


def test_where_a_slash_ends_nothing() -> None:
    assert elements("<p/>a</p>", self_closing=False) == ["<p/>a</p>"]


def test_attributes() -> None:
    text = """<p a=1 :b='2' @c="3" d [e]= "4"  f=g/>"""
    [tag] = read_tags(text, self_closing=True)
    assert [(attribute.name, written(text, attribute.value)) for attribute in tag.attributes] == [
        ("a", "1"),
        (":b", "2"),
        ("@c", "3"),
        ("d", None),
        ("[e]", "4"),
        ("f", "g/"),
    ]
    assert [text[attribute.start : attribute.end] for attribute in tag.attributes][1:4] == [":b='2'", '@c="3"', "d"]


def written(text: str, place: tuple[int, int] | None) -> str | None:
    return text[slice(*place)] if place else None


def test_siblings_have_nothing_but_blanks_and_comments_between() -> None:
    text = "<a></a> <b><i></i></b><!-- x --><c></c>text<d></d>"
    tags = {tag.name: tag for tag in read_tags(text, self_closing=True)}
    names = list(tags)
    before = {name: names[tag.previous] if tag.previous >= 0 else None for name, tag in tags.items()}
    assert before == {"a": None, "b": "a", "i": None, "c": "b", "d": None}


def test_parents() -> None:
    tags: tuple[Tag, ...] = read_tags("<a><b></b></a><c></c>", self_closing=True)
    assert [tag.parent for tag in tags] == [-1, 0, -1]
