"""Random pages with annotated forms, from plain to badly malformed; the same seed gives the same pages.

The HTML ones aim at what parsers and browsers find hard: forms in tables, misnested formatting elements, stray end
tags, templates, shadow roots, frames, foreign content, `form` attributes pointing anywhere. The few XHTML ones are
well-formed by construction.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape, unescape
from itertools import count as numbers
from itertools import islice
from random import Random

from tests.conformance.answers import XHTML_TYPE, Page
from tests.conformance.controls import NUMBERS, PATTERNS, WORDS, Controls
from tests.conformance.parser_faults import PARSER_FAULTS

_XHTML_SHARE = 0.05
_DEEPEST = 4
_DEEPEST_FRAME = 2
_TOOL_NAMES = (
    "same",
    "bad name",
    "",
    "naïve",
    "a" * 128,
    "b" * 129,
    "x.y-z_0",
    " t",
    "T",
    "search",
    "a/b",
    "日本",
    "t\n",
)
_STRAY = (
    "text", "</form>", "</div>", "</p>", "</label>", "</table>", "<tr>", "<td>", "</select>", "</fieldset>", "<form>",
    "</b>", "<!-- c -->", "<option>stray", "<legend>L</legend>", "</body>", "</html>", "<body class=x>",
    "<optgroup label=s>", "</br>", "<!DOCTYPE html>", "<![CDATA[x]]>", "</a>", "<head>", "<caption>",
    "<col>", "</svg>", "</template>", "<?pi?>", "</", "<", "</form><form toolname=late tooldescription=d>",
    "</button>", "</nobr>", "</textarea>", "<form toolname=nested tooldescription=n>", "</option>", "&", "&amp",
    "</fieldset></form>", "</legend>", "</td></tr>",
)  # fmt: skip
_WRAPPERS = (
    "div", "p", "table><tr><td", "ul><li", "b", "span", "section", "table", "center", "dl><dt", "a",
    "svg><foreignObject", "template", "noscript", "font", "nobr", "table><tbody", "table><caption", "table><colgroup",
    "svg", "math", "math><mi", "svg><desc", "svg><title", "math><annotation-xml encoding='text/html'", "i><b", "h1",
    "button", "details><summary", "dialog", "marquee", "object", "select", "fieldset", "legend", "pre", "li",
    "ruby><rt", "address", "menu", "table><thead><tr><th", "option", "optgroup", "noembed", "xmp", "listing",
    "a><div><a", "code><em",
)  # fmt: skip
_AROUND_FORMS = (
    ("<table>", "</table>"), ("<table><tr>", "</tr></table>"), ("<div>", "</div>"), ("<p>", "</p>"),
    ("<label>", "</label>"), ("<fieldset toolparamdescription=OUT>", "</fieldset>"), ("<select>", "</select>"),
    ("<template>", "</template>"), ("<fieldset disabled><legend>", "</legend></fieldset>"),
    ("<fieldset disabled>", "</fieldset>"), ("<b><p>", "</b></p>"),
    ("<div><template shadowrootmode=open>", "</template></div>"),
    ("<div><template shadowrootmode=closed>", "</template>x</div>"),
    ("<svg><foreignObject>", "</foreignObject></svg>"), ("<noscript>", "</noscript>"), ("<details>", "</details>"),
    ("<dialog>", "</dialog>"), ("<a href=#>", "</a>"), ("<table><td>", "</td>"), ("<button>", "</button>"),
    ("<svg>", "</svg>"),
)  # fmt: skip
_PROLOGUES = (
    "<!doctype html><meta charset=utf-8>", "<!doctype html><html lang=en><head><title>t</title></head><body>",
    "<!DOCTYPE html>\r\n", "", "<!doctype html PUBLIC '-//W3C//DTD HTML 4.01//EN'>", "<html><frameset-ok>",
    "<!-- first --><!doctype html>",
)  # fmt: skip
_SANDBOXES = (None, None, None, "", "allow-scripts", "allow-same-origin", "allow-same-origin allow-scripts allow-forms")


def random_pages(seed: int, count: int, *, xhtml: bool = True, faults: bool = False) -> Iterator[Page]:
    """So many pages; the first ones of a seed do not depend on how many are asked for.

    Pages on which a known fault of the parser may show are left out, unless `faults` asks for them.
    """
    pages = (_random_page(seed, number, xhtml=xhtml) for number in numbers(0))
    return islice((page for page in pages if faults or page.is_xhtml or not _is_suspicious(page)), count)


def _random_page(seed: int, number: int, *, xhtml: bool) -> Page:
    writer = PageWriter(Random(f"{seed}/{number}"))  # noqa: S311  # test data, not secrets
    identifier = f"random-{seed}-{number}"
    if xhtml and writer.controls.chance(_XHTML_SHARE):
        return Page(identifier, XhtmlWriter(writer.controls).page(), XHTML_TYPE)
    return Page(identifier, writer.page())


def _is_suspicious(page: Page) -> bool:
    text = unescape(unescape(page.html))  # what frames in frames hold
    return any(fault.suspicious.search(text) for fault in PARSER_FAULTS)


class PageWriter:
    """Writes one HTML page."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.controls = Controls(random)
        self.form_count = 0

    def page(self) -> str:
        """A page of one to three forms with a little between them.

        The end completes a character reference, a tag or text in a table that is left open: what waits for
        the end of the file comes too late for the browser's schema.
        """
        return self.random.choice(_PROLOGUES) + self.body() + ".<!-- end -->"

    def body(self, depth: int = 0) -> str:
        """The forms of a page, and now and then a frame with forms of its own.

        The frame comes first: parsing pauses there, and a form that is half read by then raises issues of its own.
        """
        chance = self.controls.chance
        parts = [self.frame(depth)] if depth < _DEEPEST_FRAME and chance(0.06) else []
        for number in range(self.random.randrange(1, 4)):
            before, after = self.random.choice(_AROUND_FORMS) if chance(0.2) else ("", "")
            parts += [before, self.form(number), after, self.node() if chance(0.2) else ""]
        return "".join(parts)

    def frame(self, depth: int) -> str:
        """A `srcdoc` frame."""
        sandbox = self.random.choice(_SANDBOXES)
        written = "" if sandbox is None else f' sandbox="{sandbox}"'
        allow = self.controls.maybe(
            0.2, "allow", ("tools", "tools 'none'", "tools *", "tools 'self'", "camera; tools 'src'")
        )
        return f'<iframe{written}{allow} srcdoc="{escape(self.body(depth + 1))}"></iframe>'

    def form(self, number: int) -> str:
        """A form start tag, content, and most times an end tag."""
        self.form_count += 1
        content = "".join(self.node() for _ in range(self.random.randrange(7)))
        end = "</form>" if self.controls.chance(0.93) else ""
        return f"<form{self.form_attributes(number)}>{content}{end}"

    def form_attributes(self, number: int) -> str:
        """The tool's attributes, some forms lacking one, and an `id` that others can point at."""
        chance, attribute = self.controls.chance, self.controls.attribute
        name = self.random.choice(_TOOL_NAMES) if chance(0.12) else f"t{self.form_count}"
        written = attribute("toolname", name) if chance(0.95) else ""
        written += self.controls.maybe(0.95, "tooldescription", ("d", "", "x &amp; y", " ", "日本", "a\r\nb"))
        written += attribute("id", f"F{number}") if chance(0.5) else ""
        written += self.random.choice((" toolautosubmit", ' toolautosubmit="false"')) * chance(0.3)
        return written + self.controls.maybe(0.2, "tooltitle", ("T", "", "a\nb"))

    def node(self, depth: int = 0) -> str:
        """Any piece of content."""
        draw = self.random.random()
        if draw < 0.38:
            return self.controls.control()
        if draw < 0.62:
            return self.controls.label()
        if draw < 0.9 and depth < _DEEPEST:
            return self.random.choice((self.fieldset, self.members, self.wrapper, self.wrapper, self.shadow_host))(
                depth + 1
            )
        return self.random.choice(_STRAY if draw < 0.94 else WORDS)

    def nodes(self, depth: int) -> str:
        return "".join(self.node(depth) for _ in range(self.random.randrange(1, 4)))

    def members(self, _depth: int) -> str:
        return self.controls.members()

    def fieldset(self, depth: int) -> str:
        """A fieldset, sometimes disabled, with legends in the first place, later, or nested."""
        legend = f"<legend>{self.node(depth)}</legend>"
        before = self.random.choice(
            ("", "", legend, legend * 2, f"<div>{legend}</div>", f"<p>x</p>{legend}", f"<b>{legend}</b>")
        )
        description = self.controls.maybe(0.6, "toolparamdescription", WORDS)
        disabled = " disabled" * self.controls.chance(0.15)
        end = "</fieldset>" if self.controls.chance(0.9) else ""
        name = self.controls.maybe(0.1, "name", ("fs", "a")) + self.controls.maybe(0.05, "form", ("F0", "F1"))
        return f"<fieldset{description}{disabled}{name}>{before}{self.nodes(depth)}{end}"

    def wrapper(self, depth: int) -> str:
        """Content in an element, or several, that may be closed wrongly."""
        tags = self.random.choice(_WRAPPERS)
        end = f"</{tags.split('>')[0].split()[0]}>" if self.controls.chance(0.85) else ""
        return f"<{tags}>{self.nodes(depth)}{end}"

    def shadow_host(self, depth: int) -> str:
        """A declarative shadow root, where one is allowed and where none is."""
        host = self.random.choice(("div", "span", "section", "my-el", "p", "input", "form", "article", "b"))
        mode = self.random.choice(("open", "closed", "OPEN", "bogus", "'closed'", '"open" shadowrootdelegatesfocus'))
        before = "x" * self.controls.chance(0.2)
        return f"<{host}>{before}<template shadowrootmode={mode}>{self.nodes(depth)}</template></{host}>"


class XhtmlWriter:
    """Writes one well-formed XHTML page, in which forms may nest and names keep their case."""

    def __init__(self, controls: Controls) -> None:
        self.controls = controls
        self.random = controls.random
        self.form_count = 0

    def page(self) -> str:
        content = "".join(self.form(0) for _ in range(self.random.randrange(1, 3)))
        start = self.random.choice(('<?xml version="1.0" encoding="utf-8"?>\n', "", "<!DOCTYPE html>\n"))
        return f'{start}<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>{content}</body></html>'

    def form(self, depth: int) -> str:
        self.form_count += 1
        content = "".join(self.node(depth) for _ in range(self.random.randrange(6)))
        automatic = ' toolautosubmit=""' * self.controls.chance(0.3)
        identifier = f' id="F{self.form_count}"' * self.controls.chance(0.5)
        return f'<form toolname="t{self.form_count}" tooldescription="d"{automatic}{identifier}>{content}</form>'

    def node(self, depth: int) -> str:
        draw = self.random.random()
        if draw < 0.45 or depth > _DEEPEST:
            return self.control()
        if draw < 0.65:
            return self.element("label", self.word() + self.control(), self.some({"for": ("F1", "i1", "i2", "")}))
        if draw < 0.75:
            attributes = self.some({"toolparamdescription": ("G", ""), "disabled": ("",)})
            return self.element(
                "fieldset", self.element("legend", self.node(depth + 1), "") + self.node(depth + 1), attributes
            )
        if draw < 0.82:
            return self.form(depth + 1)
        tag = self.random.choice(("div", "p", "table", "svg", "template", "noscript", "b", "DIV", "ul", "script"))
        return self.element(tag, self.node(depth + 1) if tag != "script" else "1 &lt; 2", "")

    def control(self) -> str:
        attributes = self.some(
            {
                "name": ("a", "b", "c", " a ", "", "é", "10"), "id": ("i1", "i2", "F1"), "required": ("", "false"),
                "toolparamdescription": ("D", "", "x &amp; y", "&#10;d"), "aria-description": ("A",), "disabled": ("",),
                "form": ("F1", "F2", "none"), "readonly": ("",), "value": ("1", "", "é"),
            },
        )  # fmt: skip
        match self.random.randrange(6):
            case 0:
                options = "".join(
                    self.element("option", self.word(), self.some({"value": ("v", "")})) for _ in range(3)
                )
                return self.element("select", options, attributes + self.some({"multiple": ("",)}))
            case 1:
                return self.element("textarea", self.word(), attributes)
            case 2:
                return self.element("INPUT", "", attributes)
            case _:
                kinds = ("text", "number", "RANGE", "checkbox", "radio", "hidden", "date", "time", "submit", "Bogus")
                own = {"type": kinds, "min": NUMBERS, "step": NUMBERS, "pattern": tuple(map(escape, PATTERNS))}
                return self.element("input", "", attributes + self.some(own))

    def some(self, values: dict[str, tuple[str, ...]]) -> str:
        """Each of the attributes, or not."""
        chosen = ((name, self.random.choice(choices)) for name, choices in values.items() if self.controls.chance(0.4))
        return "".join(f' {name}="{value}"' for name, value in chosen)

    def word(self) -> str:
        return self.random.choice(
            ("Name", " x ", "<![CDATA[<b>]]>", "&amp;", "<!-- c -->", "<b>y</b>", "", "日本", "&#x3000;z")
        )

    def element(self, tag: str, content: str, attributes: str) -> str:
        return f"<{tag}{attributes}>{content}</{tag}>" if content else f"<{tag}{attributes}/>"
