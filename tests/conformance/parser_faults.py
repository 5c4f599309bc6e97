"""What the HTML parser under this package is known to read otherwise than Chromium.

Random pages leave these out, so that a difference is always news. Each has a page that shows it: once the answers
agree there, the live suite says so, and the row must go.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ParserFault:
    """One fault: what it is, the pages it may strike, and the smallest page that shows it."""

    name: str
    suspicious: re.Pattern[str]
    page: str


_OPEN_SELECT = r"<select(?:(?!</select).)*"
_OPEN_TEMPLATE = r"<template(?:(?!</template).)*"
_OPEN_SCOPE = r"<(table|object|select|svg|math|marquee|applet|caption|td|th)\b(?:(?!</\1\b).)*"
_TOOL = "<form toolname=t tooldescription=d>"

PARSER_FAULTS = (
    ParserFault(
        "isindex counts as a block element that an end tag cannot cross",
        re.compile("(?i)<isindex"),
        f"{_TOOL}<label>x<isindex></label><input>.",
    ),
    ParserFault(
        "an end tag closes an svg template as if it were an HTML one",
        re.compile("(?is)<(?:svg|math)(?:(?!</(?:svg|math)).)*<template"),
        f"{_TOOL}<svg><template><foreignObject><label>c<select></select></template> x.",
    ),
    ParserFault(
        "an option in a table in a select in a table leaves the select",
        re.compile(f"(?is)<table.*{_OPEN_SELECT}<table"),
        f"{_TOOL}<table><td><select><table><option>a.",
    ),
    ParserFault(
        "options written inside selectedcontent are lost",
        re.compile("(?is)<selectedcontent"),
        f"{_TOOL}<select size=3 name=s><selectedcontent><option>a.",
    ),
    ParserFault(
        "a form end tag in a template closes the form over the elements that are open in it",
        re.compile(f"(?is){_OPEN_TEMPLATE}<form(?:(?!</template).)*</form"),
        f"<div><template shadowrootmode=open>{_TOOL}<div></form><input name=s></div></template></div>.",
    ),
    ParserFault(
        "a form in a table in a template is left out",
        re.compile(f"(?is){_OPEN_TEMPLATE}<table(?:(?!</table).)*<form"),
        f"<div><template shadowrootmode=open><table>{_TOOL}<tr><td><input name=s></table></template></div>.",
    ),
    ParserFault(
        "a label stays open where an end tag closes a form and the one around it, which outlived its own",
        re.compile(f"(?is){_OPEN_SCOPE}</form.*(?:<label.*<form|<form.*<label).*</form"),
        f"<form><table></form></table>{_TOOL}<label>a<input></form>.",
    ),
)
"""All that is known."""
