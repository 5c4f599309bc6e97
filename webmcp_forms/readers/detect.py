"""Which language a text is written in: what the caller says, else the file's name, else the text itself."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

from webmcp_forms.expressions import Expression
from webmcp_forms.readers import script_bindings
from webmcp_forms.readers.start_tags import InStartTags
from webmcp_forms.records import record

SUFFIXES: Mapping[str, str] = {
    ".html": "html",
    ".htm": "html",
    ".shtml": "html",
    ".xhtml": "xhtml",
    ".xht": "xhtml",
    ".xml": "xhtml",
    ".j2": "jinja",
    ".jinja": "jinja",
    ".jinja2": "jinja",
    ".djhtml": "django",
    ".dj.html": "django",
    ".twig": "twig",
    ".njk": "nunjucks",
    ".nunjucks": "nunjucks",
    ".tera": "tera",
    ".liquid": "liquid",
    ".hbs": "handlebars",
    ".handlebars": "handlebars",
    ".mustache": "handlebars",
    ".erb": "erb",
    ".rhtml": "erb",
    ".ejs": "ejs",
    ".php": "php",
    ".phtml": "php",
    ".blade.php": "blade",
    ".gohtml": "go",
    ".gotmpl": "go",
    ".go.html": "go",
    ".tmpl": "go",
    ".jsp": "jsp",
    ".jspf": "jsp",
    ".tag": "jsp",
    ".mako": "mako",
    ".mak": "mako",
    ".ftl": "freemarker",
    ".ftlh": "freemarker",
    ".pt": "tal",
    ".zpt": "tal",
    ".heex": "heex",
    ".leex": "heex",
    ".eex": "heex",
    ".vue": "vue",
    ".svelte": "svelte",
    ".astro": "astro",
    ".component.html": "angular",
    ".component.html.template": "angular",
    ".cshtml": "razor",
    ".razor": "razor",
    ".vbhtml": "razor",
    ".fluid.html": "fluid",
    ".md": "markdown",
    ".markdown": "markdown",
    ".jsx": "jsx",
    ".js": "jsx",
    ".mjs": "jsx",
    ".cjs": "jsx",
    ".tsx": "tsx",
    ".ts": "ts",
    ".mts": "ts",
    ".cts": "ts",
    ".mdx": "mdx",
    ".css": "css",
}
"""The language that the end of a file's name tells; the longest end that is here counts."""

PAGE_SUFFIXES = frozenset(SUFFIXES)
"""The suffixes of files that are read when a directory is given."""

_WRITERS = frozenset(
    {".ejs", ".erb", ".hbs", ".handlebars", ".mustache", ".j2", ".jinja", ".jinja2", ".njk", ".template"}
)
# What the generators of Angular, which call their templates `.template`, are written in.
_TEMPLATE_WRITER = "ejs"
# The languages of markup that are read through the islands of what writes them.
_WRITTEN = frozenset({"vue", "svelte", "astro", "angular", "thymeleaf"})
_WRITTEN_PROGRAMS = frozenset({".jsx", ".tsx"})

_XML_DECLARATION = Expression(r"<\?xml\s")
# A template that is called `.html` shows what it is early; a page without any of this is searched to here.
_SEARCHED = 100_000
_ISLAND = Expression(
    r"\{\{|\{%|<%|<\?(?!xml)|<[#@]|\$\{|<f:|xmlns:th=|tal:|v-(?:if|for|model|bind|on|show|html|text)\b|th:|data-th-|\*ng|\[\(?ng|\(ng|"
    r"formControlName|\[formGroup|@(?:if|for|switch|defer)\b|[\])]=[\"']"
)
# What has to stand in a text for an expression to match, the expression, and the language it tells. The first that
# matches counts; the general ones come last. Before the text stands a line break, so that each line starts with one: an
# expression that starts with a character of its own is found far sooner than one that starts with `^`.
_SIGNS = (
    (("<?",), Expression(r"<\?(?:php\b|=)"), "php"),
    (
        ("xmlns:th=", " th:", "\nth:", "\tth:", "data-th-"),
        Expression(
            r"\bxmlns:th=|\s(?:th:|data-th-)(?:each|if|unless|text|utext|value|field|object|action|href|replace|insert|"
            r"fragment|attr|name|with|case|switch)="
        ),
        "thymeleaf",
    ),
    (
        ("tal:",),
        Expression(r"\s(?:tal:(?:condition|repeat|content|replace|attributes|define)|metal:[a-z-]+)=|<tal:"),
        "tal",
    ),
    (
        ("<f:", "{namespace"),
        Expression(r"<f:(?:form|if|for|render|layout|section|link|translate|image|be|format)\b|\{namespace\s"),
        "fluid",
    ),
    (
        ("${",),
        Expression(r"\n[ \t]*#[ \t]+(?:if|for|block|set|include|extends|import|from|macro|call)\b.*\n(?s:.*)\$\{"),
        "jinja-lines",
    ),
    (("<%", "<c:", "<jsp:"), Expression(r"<%@|<c:\w+|<jsp:|<%--"), "jsp"),
    (
        ("%",),
        Expression(r"<%(?:def|inherit|namespace|page|include|block)\b|\n[ \t]*%[ \t]*(?:end)?(?:if|for)\b"),
        "mako",
    ),
    (
        ("<%",),
        Expression(r"<%[=-]?[^%]*\bdo\b|<%-?\s*(?:end|elsif|unless)\b|<%=\s*(?:link_to|form_|render|t\(|yield)"),
        "erb",
    ),
    (("<%",), Expression(r"<%"), "ejs"),
    (("<#", "<@"), Expression(r"<#(?:if|list|assign|macro|include|import|--)|<@\w"), "freemarker"),
    (
        ("{%",),
        Expression(r"\{%-?\s*(?:load|csrf_token|static|url|trans|translate|blocktrans\w*|ifchanged|firstof|regroup)\b"),
        "django",
    ),
    (("{%",), Expression(r"\{%-?\s*(?:switch|async(?:Each|All)|ifAsync)\b"), "nunjucks"),
    (
        ("{%", "|"),
        Expression(r"\{%-?\s*(?:assign|capture|unless|elsif|case|when|tablerow|paginate|section|liquid)\b|\|\s*\w+:\s"),
        "liquid",
    ),
    (("---",), Expression(r"\A\n---\s[\s\S]*?\n---\s[\s\S]*?\{%"), "liquid"),
    # Liquid has comments too, and shows itself by more than those.
    (("{%",), Expression(r"\{%\s*(?:comment|empty)\b"), "django"),
    (("{%",), Expression(r"\{%"), "jinja"),
    (
        ("*ng", "]=", ")=", "formControlName="),
        InStartTags(
            r"\s\*ng(?:If|For|Switch\w+)\b|\s(?:\[\(?[A-Za-z][\w.-]*\)?\]|\([A-Za-z][\w.:-]*\))=[\"']|\sformControlName="
        ),
        "angular",
    ),
    (
        ("@",),
        Expression(r"(?<![^\s>}])@(?:if|for|switch|defer)\s*\((?:[^()\n]|\([^()\n]*\))*\)\s*\{"),
        "angular",
    ),
    (("v-",), Expression(r"\sv-(?:if|for|model|bind|on|show|html|text)\b[=:.]"), "vue"),
    (("{{",), Expression(r"\{\{-?\s*(?:end|range|template|define|block|with|if)\b|\{\{-?\s*[.$]\w*"), "go"),
    (("{{",), Expression(r"\{\{"), "handlebars"),
)


@record
class Detection:
    """A language and how it was told, as a clause."""

    language: str
    reason: str


def detect_language(path: str, text: str) -> str:
    """The name of the reader for a text; HTML where nothing says otherwise. See `detect`."""
    return detect(path, text).language


def detect(path: str, text: str) -> Detection:
    """The language of a text and the reason.

    A suffix decides, as a server's content type does: a browser reads `.xhtml` as XHTML whatever stands in it. Template
    languages share `.html`, so a file that is called so is looked into; text without a file's name is a page, in which
    an XML declaration makes XHTML. A template that writes another one, such as `search.vue.ejs`, is in the language of
    that one.
    """
    suffix = known_suffix(path)
    if suffix is None:
        if _XML_DECLARATION.match(text):
            return Detection("xhtml", "it starts with an XML declaration")
        return Detection("html", "nothing says otherwise")
    language = SUFFIXES[suffix]
    if written := _written(path, text):
        return written
    if language == "html" and (sign := detect_markup(text)):
        return sign
    return Detection(language, f"its name ends with {suffix}")


def detect_markup(text: str) -> Detection | None:
    """The language that markup shows itself to be in, or None where it is HTML for all that can be seen."""
    searched = text[:_SEARCHED]
    if found := _sign(searched):
        return found
    bound = script_bindings.sign(searched)
    return Detection("alpine", _reason(bound)) if bound else None


def writer_of(path: str) -> str | None:
    """The language of a template that writes one of another language: EJS for `search.vue.ejs`."""
    inner, writer = _parts(path)
    if not inner:
        return None
    return SUFFIXES.get(writer, _TEMPLATE_WRITER)


def _parts(path: str) -> tuple[str, str]:
    """The known suffix of what a template writes, and its own; empty where it writes a page."""
    stem, writer = os.path.splitext(path.lower())  # noqa: PTH122 - each file asks
    inner = known_suffix(stem) if writer in _WRITERS else None
    return inner or "", writer


def _written(path: str, text: str) -> Detection | None:
    """The language of what a template writes, unless that is a page."""
    inner, writer = _parts(path)
    if inner in _WRITTEN_PROGRAMS:
        # A program with islands in it is none that can be parsed, and no page.
        return Detection("ts", f"its name ends with {inner}{writer}")
    if inner == ".html" and writer == ".ejs":
        return _sign(text[:_SEARCHED], _WRITTEN)
    if SUFFIXES.get(inner) in _WRITTEN:
        return Detection(SUFFIXES[inner], f"its name ends with {inner}{writer}")
    return None


def known_suffix(path: str) -> str | None:
    """The longest end of a file's name, from a dot on, that tells a language."""
    name = os.path.basename(path).lower()  # noqa: PTH119 - each file asks
    dot = name.find(".", 1)
    while dot > 0:
        if name[dot:] in SUFFIXES:
            return name[dot:]
        dot = name.find(".", dot + 1)
    return None


def _sign(text: str, among: frozenset[str] | None = None) -> Detection | None:
    """The language that signs in a text tell, of all or some."""
    if not _ISLAND.search(text):
        return None
    lines = f"\n{text}"
    for marks, pattern, language in _SIGNS:
        if among is not None and language not in among:
            continue
        if any(mark in lines for mark in marks) and (match := pattern.search(lines)):
            return Detection(language, _reason(match[0]))
    return None


def _reason(sign: str) -> str:
    return f"{sign.strip()[:40]!r} stands in it"


def files_pattern() -> str:
    """A regular expression for the names of files that are read, in the dialect that Python and pre-commit share."""
    suffixes = sorted(suffix.removeprefix(".") for suffix in PAGE_SUFFIXES)
    # What ends with a shorter suffix needs no line of its own.
    shortest = [suffix for suffix in suffixes if not any(suffix.endswith(f".{other}") for other in suffixes)]
    return rf"(?i)\.({'|'.join(map(re.escape, shortest))})$"
