"""Comments: those that the parser took for comments, and none of what only looks like one."""

from collections.abc import Iterator

import pytest
import turbohtml
from hypothesis import given, settings
from hypothesis import strategies as st

from webmcp_forms import read
from webmcp_forms.readers import READERS
from webmcp_forms.readers.comments import TOKEN_READERS, Comment, Tag, comments_and_tags


def found(page: str, language: str = "html") -> list[str]:
    """The texts of the comments of a page."""
    return [token.text for token in comments_and_tags(read(page, language=language)) if isinstance(token, Comment)]


def parsed(page: str) -> Iterator[str]:
    """The texts of the comments in the parser's tree, without what HTML makes of a misplaced CDATA section."""
    pending: list[turbohtml.Node] = [turbohtml.parse(page, scripting=True)]
    while pending:
        node = pending.pop()
        if isinstance(node, turbohtml.Comment) and not node.data.startswith("[CDATA["):
            yield node.data
        pending += [*node.children]


PIECES = (
    *("<!--a-->", "<!-- b\n-->", "<!---->", "<!--->", "<!-->", "<!--c--!>", "<!-- d", "<!--e>", "-->", "--!>"),
    *("<p>", "</p>", "<p title='", "<p title=<!--", "'", '"', ">", "x", "\n", "<b", "</b>", "&lt;!--"),
    *("<script>", "</script>", "<style>", "</style>", "<textarea>", "</textarea>", "<title>", "</title>"),
    *("<noscript>", "</noscript>", "<xmp>", "</xmp>", "<iframe>", "</iframe>", "<template>", "</template>"),
    *("<svg>", "</svg>", "<math>", "</math>", "<svg><![CDATA[<!--f-->]]></svg>", "<table>", "<tr>", "</table>"),
    *("<select>", "</select>", "<option>", "<form>", "</form>", "<body>", "</body>", "</html>", "<plaintext>"),
)


@settings(deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=25).map("".join))
def test_comments_are_those_of_the_parser(page: str) -> None:
    # What ends within the delimiter of a comment is no part of it, which the line break rules out.
    assert sorted(found(f"{page}\n")) == sorted(parsed(f"{page}\n"))


def test_comments_and_tags_come_in_order_with_their_places() -> None:
    page = "<p title='<!-- no -->'>\r\n<!-- a -->\r\n<BR/></p><!-- b --!>"
    tokens = [(token.text if isinstance(token, Comment) else token.name, token.span) for token in tokens_of(page)]
    assert [(name, page[span.start : span.end]) for name, span in tokens] == [
        ("p", "<p title='<!-- no -->'>"),
        (" a ", "<!-- a -->"),
        ("br", "<BR/>"),
        ("/p", "</p>"),
        (" b ", "<!-- b --!>"),
    ]


def tokens_of(page: str) -> tuple[Comment | Tag, ...]:
    return tuple(comments_and_tags(read(page)))


def test_a_part_of_a_comment_has_its_place_in_the_original() -> None:
    page = '<iframe srcdoc="\r\n&lt;!-- a &amp; b --&gt;"></iframe>'
    ((_, frame),) = read(page).frames
    (comment,) = comments_and_tags(frame)
    assert isinstance(comment, Comment)
    place = comment.part(comment.text.index("&"), comment.text.index("b") + 1)
    assert (page[place.start : place.end], page[comment.span.start : comment.span.end]) == (
        "&amp; b",
        "&lt;!-- a &amp; b --&gt;",
    )


def test_a_frame_has_comments_of_its_own() -> None:
    page = "<!-- outer --><iframe srcdoc='<!-- inner -->'></iframe>"
    assert found(page) == [" outer "]


def test_comments_of_xhtml_are_those_of_xml() -> None:
    body = "<p><!-- a --><![CDATA[<!-- no -->]]><?x <!-- no --> ?></p><script>/* <!-- b --> */</script><!-- c -->"
    page = f'<!DOCTYPE html [<!-- no -->]><html xmlns="http://www.w3.org/1999/xhtml">{body}</html>'
    assert found(page, "xhtml") == [" a ", " b ", " c "]


def test_a_comment_after_an_error_of_xml_is_not_read() -> None:
    assert found("<html><!-- a --></p><!-- b --></html>", "xhtml") == [" a "]


def test_a_tree_without_a_source_has_no_comments() -> None:
    from bs4 import BeautifulSoup

    assert tuple(comments_and_tags(read(BeautifulSoup("<!-- a --><p>", "html.parser")))) == ()


def test_every_language_has_comments() -> None:
    assert TOKEN_READERS.keys() == READERS.keys()


@pytest.mark.parametrize(
    ("language", "page"),
    [
        ("jinja", "{# a #}{% raw %}{# no #}{% endraw %}{{ '{# no #}' }}"),
        ("django", "{# a #}{% comment %} b {% endcomment %}{% verbatim %}{# no #}{% endverbatim %}"),
        ("liquid", "{% comment %} a {% endcomment %}{{ 'b' | append: '{% comment %}' }}"),
        ("jinja-lines", "  ## a \n{# b #}<p>## no\n"),
        ("mako", "## a \n<p>## no\n"),
        ("mako", "<%doc> a </%doc><% c = '# no' # b \n%>"),
        ("liquid", "{% # a %}{{ '# no' }}<p># no</p>{% liquid\n  # b \n  assign c = '# no' %}"),
        ("liquid", "---\ntitle: c # no\n# a \n---\n# no"),
        ("erb", "<%# a %><%= '<%# no' %><%%# no %>"),
        ("erb", "<% c # a \n%><%= '# no' %><%= \"#{no}\" %>"),
        ("ejs", "<%# a %><% c = '/* no */' %>"),
        ("ejs", "<% c() // a \n%><p title='// no'><%= `// no` %></p>"),
        ("php", "<?php /* a */ ?><?php // b ?><?= '/* no */' ?>"),
        ("php", "<?php\n$c = '# no'; # a \n#[Attribute]\necho \"\n// no\"; /* b */"),
        ("blade", "@php\n$c = '// no'; // a \n@endphp\n{{ '/* no */' }}<p title='# no'>"),
        ("blade", "{{-- a --}}@verbatim{{-- no --}}@endverbatim"),
        ("handlebars", "{{!-- a --}}{{! b }}{{c}}"),
        ("go", '{{/* a */}}{{- /* b */ -}}{{ "/* no */" }}'),
        ("jsp", '<%-- a --%><%= "<%-- no" %>'),
        ("jsp", '<% c("// no"); /* a */ %><%! int d; // b \n%>'),
        ("freemarker", "<#-- a --><#if b></#if>"),
        ("heex", "<%!-- a --%><%# b %>"),
    ],
)
def test_comments_of_a_template_are_its_own_and_those_of_html(language: str, page: str) -> None:
    own = [" a ", " b "][: 1 + (" b " in page)]
    # The delimiters around code count as comments without text.
    assert [*filter(None, found(page, language))] == own
    if not page.startswith("---"):
        assert [*filter(None, found(f"<!-- c -->\n{page}", language))] == [" c ", *own]


def test_a_comment_of_a_template_may_stand_in_a_tag() -> None:
    page = "<p {# a #} title='{# b #}'><script>{# c #}</script><iframe srcdoc='<!-- no -->{# d #}'></iframe>"
    assert found(page, "jinja") == [" a ", " b ", " c ", " d "]


def test_a_reading_of_a_template_has_the_comments_it_shows() -> None:
    page = "{% if a %}{# b #}<form toolname=c></form>{% else %}<!-- d --><form toolname=e></form>{# f #}{% endif %}"
    texts = [
        [token.text for token in comments_and_tags(reading) if isinstance(token, Comment)]
        for reading in read(page, language="jinja").readings
    ]
    assert texts[:2] == [[" b "], [" d ", " f "]]


@pytest.mark.parametrize(
    ("piece", "count"), [("<!--", 1), ("<!-- a -->", 100_000), ("<!-- - -- ->", 1), ("<svg><![CDATA[", 0)]
)
def test_hostile_pages_are_read_in_one_pass(piece: str, count: int) -> None:
    assert len(found(piece * 100_000)) == count
