"""The picture of a Document: what a golden file holds."""

from collections.abc import Mapping

from webmcp_forms import SourceFile, read
from webmcp_forms.document.dump import dump, show_text
from webmcp_forms.document.nodes import (
    NO_PARENT,
    Certainty,
    Document,
    Element,
    Hole,
    MixedText,
    Namespace,
    Presence,
    Problem,
    Text,
    subtree_ends,
)
from webmcp_forms.readers.stored_tree import NoPlaces, StoredTree


def lines(page: str, language: str | None = None, filename: str | None = None) -> list[str]:
    return list(dump(read(page, language=language, filename=filename)))


def inside_body(page: str) -> list[str]:
    """The lines of what stands in the body of a page, without their common indentation."""
    return [line.removeprefix("      ") for line in lines(page)[4:]]


def test_a_page() -> None:
    assert lines("<p>") == ["document html", "  html", "    head", "    body", "      p 1:1"]


def test_a_line_has_the_place_the_attributes_and_the_texts() -> None:
    assert inside_body('<label for="a" CLASS>E-mail <b>now</b> \n <i>or</i> never</label>') == [
        'label 1:1 for="a" class="" "E-mail " " never"',
        '  b 1:29 "now"',
        '  i 2:2 "or"',
    ]


def test_long_texts_are_cut_and_long_attributes_are_not() -> None:
    (line,) = inside_body(f"<p title={'x' * 100}>{'y' * 100}")
    assert line == f'p 1:1 title="{"x" * 100}" "{"y" * 60}"...'


def test_quotes_and_line_breaks_are_escaped_so_that_an_element_is_one_line() -> None:
    assert inside_body("<p title='a\"\n\tb\\c'>") == [r'p 1:1 title="a\"\n\tb\\c"']


def test_scopes_are_marked() -> None:
    page = "<p><template><form></form></template><div><template shadowrootmode=open><input></template></div>"
    _, template, form, host, control = inside_body(page)
    assert (template, form) == ("  template 1:4", "    form 1:14 inert")
    assert host == "div 1:38"
    assert control.startswith("  input 1:73 shadow=")


def test_the_owner_is_shown_where_the_parser_decides() -> None:
    assert inside_body("<table><form><tr><td><input></table>")[-1].strip() == "input 1:22 owner=1:8"
    assert inside_body("<form><input></form>")[-1].strip() == "input 1:7"


def test_other_namespaces_are_prefixed() -> None:
    assert inside_body("<svg><a></a></svg><math></math>") == ["svg:svg 1:1", "  svg:a 1:6", "mathml:math 1:19"]


def test_a_frame_is_a_document_within_its_iframe() -> None:
    page = '<iframe srcdoc="<form><input></form>"></iframe><hr>'
    assert inside_body(page) == [
        'iframe 1:1 srcdoc="<form><input></form>"',
        "  document html",
        "    html",
        "      head",
        "      body",
        "        form 1:17",
        "          input 1:23",
        "hr 1:48",
    ]


def test_a_page_that_could_not_be_read_to_its_end_says_so() -> None:
    page = '<html xmlns="http://www.w3.org/1999/xhtml">\n<p></html>'
    assert lines(page, language="xhtml")[0].startswith("document xhtml stopped 2:")


def test_holes_are_shown_as_they_are_written() -> None:
    text = MixedText(("user_", Hole('{{ "id" }}'), "_x"))
    assert show_text(text) == r'"user_"+hole("{{ \"id\" }}")+"_x"'
    assert show_text(MixedText((Hole("{{ a }}"),))) == 'hole("{{ a }}")'
    assert show_text("plain") == '"plain"'


def made_document(*presences: Presence, attributes: Mapping[str, Text] | None = None) -> Document:
    elements = [
        Element(index, "input", Namespace.HTML, attributes or {}, NO_PARENT, presence=presence)
        for index, presence in enumerate(presences)
    ]
    parents = [NO_PARENT] * len(elements)
    return Document(
        SourceFile(""),
        "jsx",
        StoredTree(elements, [()] * len(elements), NoPlaces()),
        parents,
        subtree_ends(parents),
        {},
        (),
        Problem("no", 0),
    )


def test_what_a_template_leaves_open_is_marked() -> None:
    document = made_document(
        Presence(Certainty.BRANCH, arms=((1, 0), (2, 3))),
        Presence(Certainty.LOOP),
        Presence(unknown_attributes=(Hole("{...props}"),), component=True),
        attributes={"name": MixedText((Hole("{name}"),))},
    )
    assert list(dump(document)) == [
        'document jsx stopped 1:1 "no"',
        '  input name=hole("{name}") in-branch arm=1.0 arm=2.3',
        '  input name=hole("{name}") in-loop',
        '  input name=hole("{name}") unknown-attributes=hole("{...props}") component',
    ]


def test_deep_nesting_is_linear() -> None:
    def size(depth: int) -> int:
        page = f'<html xmlns="http://www.w3.org/1999/xhtml">{"<b>" * depth}{"</b>" * depth}</html>'
        return sum(map(len, lines(page, language="xhtml")))

    assert size(8000) < 2.5 * size(4000)


def test_lines_are_as_deep_as_the_tree_until_that_is_too_deep() -> None:
    deep = inside_body("<b>" * 60)
    assert deep[1].startswith("  b 1:4")
    assert deep[-1].strip() == "(62) b 1:178"
