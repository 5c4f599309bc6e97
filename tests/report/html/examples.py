"""Pages whose reports the browser shows: a small site, one that means harm, and a large one."""

from __future__ import annotations

from dataclasses import replace

from tests.report.html.pages import full_report
from webmcp_forms.report.lint_report import Report

SITE = {
    "shop/cars.html": """\
<!doctype html>
<form toolname="find_cars" tooldescription="Find cars to rent" tooltitle="Cars">
  <label>Make <select name="make"><option value="">Any<option>BMW<option>Fiat</select></label>
  <label>Seats <input name="seats" type="number" min="1" max="9" required></label>
  <input type="hidden" name="token" value="x">
  <button>Search</button>
</form>
<form toolname="cancel_booking" tooldescription="Cancel a booking" method="post" toolautosubmit>
  <label>Number <input name="number" required></label>
  <input name="reason" placeholder="Why">
  <button>Cancel the booking</button>
</form>
""",
    "shop/broken.html": """\
<form toolname="find it" tooldescription="Find a car by its make">
  <input name="make"><input name="make">
</form>
""",
    "he/books.html": """\
<form toolname="find_books" tooldescription="חיפוש ספרים לפי שם או מחבר">
  <label>שם הספר <input name="שם"></label>
  <button>חיפוש</button>
</form>
""",
}

_SCRIPT = (
    "&quot;&gt;&lt;/textarea&gt;&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(2)&lt;/script&gt;"
)
_STYLE = "&lt;/style&gt;&lt;style&gt;*{display:none}&lt;/style&gt;&lt;link rel=stylesheet href=//example.org/x.css&gt;"
_TURNED = "safe &#x202e;tpircs&#x202c; &#x200b;&#x7;&#xfeff;"
HOSTILE_PAGES = {
    "'><script>alert(3)</script>.html": f"""\
<form toolname="{_SCRIPT}" tooldescription="{_STYLE} {_TURNED}" tooltitle="javascript:alert(4)">
  <label>{_STYLE}<input name="{_SCRIPT}" pattern="{_SCRIPT}" required></label>
  <select name="s"><option value="{_SCRIPT}">{_TURNED}</option></select>
  <input type="file" name="{_STYLE}"><img src=x onerror=alert(5)><script>alert(6)</script>
  <button onclick="alert(7)">Delete {_SCRIPT}</button>
</form>
<form toolname="hidden" tooldescription="{_TURNED}" toolautosubmit="false">
  <input name="__proto__"><button>x</button>
</form>
""",
}


_PAGE = "".join(
    f"""\
<form toolname="tool_{number}" tooldescription="Find thing {number} in the catalogue" method="get">
  <label>Name of the thing <input name="name" required></label>
  <label>Colour <select name="colour"><option>red<option>green<option>blue</select></label>
  <input name="size" type="number" min="1" max="9">
  <input name="same"><input name="same">
  <button>Search</button>
</form>
"""
    for number in range(10)
)


def large_report(parts: int) -> Report:
    """So many files with ten tools each, and two findings a tool."""
    small = full_report({"page.html": _PAGE})
    source = small.tools[0].source
    sources = [replace(source, path=f"part_{part}/page.html") for part in range(parts)]
    tools = (
        replace(tool, source=source, name=f"{tool.name}_of_{part}")
        for part, source in enumerate(sources)
        for tool in small.tools
    )
    findings = (replace(finding, source=source) for source in sources for finding in small.findings)
    return Report(tuple(findings), (), tuple(source.path for source in sources), tools=tuple(tools))
