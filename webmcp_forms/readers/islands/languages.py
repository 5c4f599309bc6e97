"""The table of template languages: a row each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from webmcp_forms.readers.bindings.delimiters import LITERALS
from webmcp_forms.readers.bindings.islands import ROWS as BOUND_ROWS
from webmcp_forms.readers.code_comments import C_LIKE, HASH, HASH_LINES, LIQUID, PHP, SCRIPT
from webmcp_forms.readers.islands import blade, braces, golang, markup, mustache, php, ruby
from webmcp_forms.readers.islands.margins import line_break, own_line, signed, signed_line
from webmcp_forms.readers.islands.markdown import scan_markdown
from webmcp_forms.readers.islands.parts import (
    OUTPUT,
    SILENT,
    Delimiter,
    Island,
    IslandLanguage,
    Region,
    output,
    silent,
)
from webmcp_forms.readers.islands.scanner import scan
from webmcp_forms.readers.islands.shopify import with_forms
from webmcp_forms.readers.islands.statements import expressions, statements

_SILENT_STATEMENTS = (
    "block import from extends with autoescape do break continue pluralize load regroup resetcycle spaceless localize "
    "localtime timezone language cache get_current_language get_available_languages get_language_info verbatim raw "
    "comment csrf_token use sandbox form_theme stopwatch deprecated flush types guard assign layout style paginate "
    "set_global end"
)
_TEXT_STATEMENTS = "asset counter cycle debug decrement increment lorem now path querystring static templatetag url"
_STATEMENT = Delimiter(
    r"\{%",
    "%}",
    statements(
        branches="if ifchanged ifequal ifnotequal unless",
        switches="case switch",
        loops="for tablerow foreach",
        arms="elif elseif elsif when",
        last_arms="else empty default",
        definitions="macro partialdef",
        captures="capture set",
        silent=_SILENT_STATEMENTS,
        texts=_TEXT_STATEMENTS,
    ),
    margin=signed("-~"),
)
_NUNJUCKS_STATEMENT = replace(
    _STATEMENT,
    classify=statements(
        branches="if",
        switches="switch",
        loops="for asynceach asyncall",
        arms="elif elseif case",
        last_arms="else default",
        definitions="macro",
        captures="set",
        silent=_SILENT_STATEMENTS,
        same={"ifasync": "if", "endeach": "endasynceach", "endall": "endasyncall"},
    ),
)
# A block that holds nothing here is there for another template to fill.
_EMPTY_BLOCK = Delimiter(r"\{%[-+~]?\s*block\s+[^%]*%\}\s*\{%[-+~]?\s*endblock\b[^%]*%\}", "", output)
# These show no control and no text, whatever they render.
_INERT = r"(?:[\w.]*(?:hidden_tag|hidden_fields|csrf_field|method_field)\b|super\(\)|[\w.]+\.media\b)(?!\s*\|)"
_EXPRESSION = Delimiter(r"\{\{", "}}", expressions(_INERT), nested=True, margin=signed("-~"))
_CURLY_COMMENT = Delimiter(r"\{#", "#}", silent, strings=False, margin=signed("-~"))


def _end(*names: str) -> str:
    return r"\{%[-+~]?\s*(?:" + "|".join(names) + r")\b[^%]*%\}"


_RAW = Region(r"[-+~]?\s*(?:raw|verbatim)\b", _end("endraw", "endverbatim"), None)
_COMMENT = Region(r"[-+~]?\s*comment\b", _end("endcomment"), SILENT)
_HIGHLIGHT = Region(r"[-+~]?\s*highlight\b", _end("endhighlight"), OUTPUT)
_BLOCK_TRANSLATION = Region(
    r"[-+~]?\s*(?:blocktrans|blocktranslate)\b", _end("endblocktrans", "endblocktranslate"), OUTPUT
)
# What stands between is changed by code that nobody knows.
_FILTER = Region(r"[-+~]?\s*(?:apply|filter)\b", _end("endapply", "endfilter"), OUTPUT)
# What a shop's theme keeps in a section for its editor, and its own scripts and styles.
_THEME = Region(r"-?\s*(?:schema|javascript|stylesheet)\b", _end("endschema", "endjavascript", "endstylesheet"), SILENT)
_TRANSLATION = Region(r"[-+~]?\s*trans\b(?!\s*[\"'])", _end("endtrans"), OUTPUT)
_CURLY_COMMENTS = (("{#", "#}"),)
_COMMENT_TAGS = ("{% comment %}", "{% endcomment %}")


def _curly(name: str, *regions: Region, components: str = "", front_matter: bool = False) -> IslandLanguage:
    """A language of the Jinja family."""
    statement = _NUNJUCKS_STATEMENT if name == "nunjucks" else _STATEMENT
    # A hyphen trims nothing in a comment of Django's.
    comment = replace(_CURLY_COMMENT, margin=None) if name == "django" else _CURLY_COMMENT
    delimiters = (comment, _EMPTY_BLOCK, statement, _EXPRESSION)
    comments = (*_CURLY_COMMENTS, _COMMENT_TAGS) if _COMMENT in regions else _CURLY_COMMENTS
    code = LIQUID if name == "liquid" else None
    return IslandLanguage(name, delimiters, regions, comments, code, front_matter, components)


_MUSTACHE = (
    Delimiter(r"\\\{\{", "}}", silent, literal=True, escape=0),
    Delimiter(r"\{\{~?!--", "--}}", silent, strings=False, margin=own_line),
    Delimiter(r"\{\{\{(?=\{)", "}}}}", output),
    Delimiter(r"\{\{\{", "}}}", output),
    Delimiter(r"\{\{~?(?=[ \t]*[#^/!>]|[ \t]*else\b)", "}}", mustache.tag, margin=own_line),
    Delimiter(r"\{\{", "}}", mustache.tag, margin=signed("~")),
)
_ERB = (
    Delimiter(r"<%%", "%>", silent, strings=False, literal=True, escape=2),
    Delimiter(r"<%#", "%>", silent, strings=False, margin=signed_line("-")),
    Delimiter(r"<%(?:==|=|-=)", "%>", ruby.output, margin=signed_line("-")),
    Delimiter(r"<%-?", "%>", ruby.code, margin=signed_line("-")),
)
_EJS = (
    Delimiter(r"<%%", "%>", silent, strings=False, literal=True, escape=2),
    Delimiter(r"<%#", "%>", silent, strings=False, margin=signed_line("-_")),
    Delimiter(r"<%[=-]", "%>", output, margin=signed_line("-_")),
    Delimiter(r"<%_?", "%>", braces.code, margin=signed_line("-_")),
)
_PHP = (
    Delimiter(r"<\?=", "?>", php.output, code=php.CODE, open_ended=True, margin=line_break),
    Delimiter(r"<\?(?:php\b)?(?!xml)", "?>", php.code, code=php.CODE, open_ended=True, margin=line_break),
)
_DOLLAR = Delimiter(r"(?<!\\)[$#]\{", "}", output)
_FREEMARKER = statements(
    branches="if attempt",
    switches="switch",
    loops="list items",
    arms="elseif case",
    last_arms="else default recover",
    definitions="macro function",
    captures="assign local global",
    silent="import ftl setting compress escape noescape autoesc noautoesc outputformat sep break return t lt rt nt",
)
# A directive may compare in parentheses, and its tag goes on behind them.
_FREEMARKER_CODE = r"\"[^\"]*+\"|'[^']*+'|\((?:[^()\"']|\"[^\"]*+\"|'[^']*+'|\([^()]*+\))*+\)"
# At most so many blanks stand before one of two percent signs that start a line.
_AT_LINE_START = "|".join(rf"(?<=^[ \t]{{{width}}}%)" for width in range(24))
_MAKO = statements(
    branches="if try", loops="for while", arms="elif except", last_arms="else finally", silent="continue break pass"
)
_LIQUID_TEXTS = _curly("liquid", _RAW, _COMMENT, _HIGHLIGHT, _THEME, front_matter=True)


def _liquid(page: str) -> list[Island]:
    return list(with_forms(page, scan(page, _LIQUID_TEXTS)))


_LIQUID = replace(_LIQUID_TEXTS, scanner=_liquid)


def _markdown(page: str) -> list[Island]:
    return scan_markdown(page, lambda rest: scan(rest, _LIQUID))


_ROWS = (
    _curly("jinja", _RAW, _FILTER, _TRANSLATION),
    _curly("django", _RAW, _COMMENT, _FILTER, _BLOCK_TRANSLATION),
    IslandLanguage(
        "jinja-lines",
        (
            Delimiter(r"^[ \t]*##[^\n]*", "", silent),
            Delimiter(r"^[ \t]*#[ \t]*block\b[^\n]*\n\s*#[ \t]*endblock\b[^\n]*", "", output),
            Delimiter(r"^[ \t]*#(?=[ \t]*-?[a-z])[ \t]*", "\n", _STATEMENT.classify, strings=False, open_ended=True),
            _CURLY_COMMENT,
            _STATEMENT,
            replace(_EXPRESSION, opening=r"\$\{", closing="}"),
        ),
        comments=(("##", "\n"), *_CURLY_COMMENTS),
    ),
    _curly("twig", _RAW, _FILTER, _TRANSLATION, components=r"twig:[\w.:-]+"),
    _curly("nunjucks", _RAW, _FILTER),
    _curly("tera", _RAW, _FILTER),
    _LIQUID,
    IslandLanguage(
        "handlebars",
        _MUSTACHE,
        (Region(r"\{[^/]", r"\{\{\{\{/[^{}]*+\}\}\}\}", OUTPUT),),
        (("{{!--", "--}}"), ("{{~!--", "--}}"), ("{{!", "}}"), ("{{~!", "}}")),
        HASH_LINES,
        front_matter=True,
        # Those of Ember; HTML itself is rarely written so, but for its forms.
        components=r"(?!Form\b)[A-Z][\w.:]*[a-z][\w.:]*",
    ),
    IslandLanguage("erb", _ERB, comments=(("<%#", "%>"),), code=HASH),
    IslandLanguage("ejs", _EJS, comments=(("<%#", "%>"),), code=SCRIPT),
    IslandLanguage("php", _PHP, code=PHP),
    IslandLanguage(
        "blade",
        (
            Delimiter(r"\{\{--", "--}}", silent, strings=False),
            Delimiter(r"@\{\{", "}}", silent, literal=True, escape=0),
            Delimiter(r"@@(?=\w)", "", silent, literal=True, escape=0),
            Delimiter(r"\{!!", "!!}", output),
            Delimiter(r"\{\{\{", "}}}", output),
            Delimiter(r"\{\{", "}}", expressions(_INERT)),
            *_PHP,
            Delimiter(r"@section\s*\([^()]*\)\s*@show\b", "", output),
            Delimiter(blade.DIRECTIVE, "", blade.directive),
        ),
        (
            Region(r"@verbatim\b", r"@endverbatim\b", None),
            Region(r"@php\b(?!\s*\()", r"@endphp\b", SILENT),
        ),
        (("{{--", "--}}"),),
        PHP,
        components=r"x-[\w.:-]+|livewire:[\w.:-]+",
    ),
    IslandLanguage(
        "go",
        (
            Delimiter(r"\{\{-?\s*block\s+\"[^\"]*\"[^{}]*\}\}\s*\{\{-?\s*end\s*-?\}\}", "", output),
            Delimiter(r"\{\{", "}}", golang.action, code=golang.CODE, margin=signed("-")),
        ),
        comments=(("{{/*", "*/}}"), ("{{- /*", "*/ -}}")),
        code=HASH_LINES,
        front_matter=True,
    ),
    IslandLanguage(
        "jsp",
        (
            Delimiter(r"<%--", "--%>", silent, strings=False),
            Delimiter(r"<%=", "%>", output),
            Delimiter(r"<%@", "%>", silent),
            Delimiter(r"<%!?", "%>", braces.code),
            Delimiter(rf"<(?=/?{markup.TEXT_TAGS})", ">", markup.text_tag),
            Delimiter(r"<(?=/?(?:c:|sec(?:urity)?:authorize\b))", ">", markup.core),
            _DOLLAR,
        ),
        comments=(("<%--", "--%>"),),
        code=C_LIKE,
        components=r"\w+:[\w.-]+",
    ),
    IslandLanguage(
        "mako",
        (
            Delimiter(r"^[ \t]*##[^\n]*", "", silent),
            # One of two signs, and a line break behind a backslash, are not rendered.
            Delimiter(rf"%(?:{_AT_LINE_START})(?=%)", "", silent),
            Delimiter(r"\\\n", "", silent),
            Delimiter(r"^[ \t]*%(?!%)[ \t]*", "\n", _MAKO, open_ended=True, strings=False),
            Delimiter(r"<%doc>", "</%doc>", silent, strings=False),
            Delimiter(r"<%block\b[^<>]*(?:/>|>\s*</%block>)", "", output),
            Delimiter(r"<%(?=[\w:.]+(?:\s|/|>))", ">", markup.mako_tag),
            Delimiter(r"<(?=/%)", ">", markup.mako_tag),
            Delimiter(r"<%!?", "%>", markup.mako_code),
            _DOLLAR,
        ),
        (Region(r"text>?\Z", r"</%text>", None),),
        (("##", "\n"), ("<%doc>", "</%doc>")),
        HASH,
    ),
    IslandLanguage(
        "freemarker",
        (
            Delimiter(r"<#--", "-->", silent, strings=False),
            Delimiter(r"<#", ">", _FREEMARKER, code=_FREEMARKER_CODE),
            Delimiter(r"<(?=/#)", ">", lambda inner: _FREEMARKER(inner.replace("/#", "/", 1))),
            Delimiter(r"</@", ">", markup.macro_end),
            Delimiter(r"<@", ">", markup.macro),
            _DOLLAR,
        ),
        (Region(r"noparse\Z", r"</#noparse>", None),),
        (("<#--", "-->"),),
    ),
    IslandLanguage(
        "heex",
        (
            Delimiter(r"<%!--", "--%>", silent, strings=False),
            *LITERALS,
            *_ERB,
            Delimiter(r"\{", "}", output, balanced=True),
        ),
        comments=(("<%!--", "--%>"), ("<%#", "%>")),
        code=HASH,
    ),
    IslandLanguage("markdown", (), comments=_LIQUID.comments, code=_LIQUID.code, scanner=_markdown),
    *BOUND_ROWS,
)
LANGUAGES: Mapping[str, IslandLanguage] = {row.name: row for row in _ROWS}
"""The languages by name."""
