"""Pages with a form that is a tool, right and wrong, and what the log says of the wrong one."""

from __future__ import annotations

GOOD = """<!DOCTYPE html>
<html lang="en">
<title>Cars</title>
<form action="/cars" toolname="find_car" tooldescription="Find used cars by make and year.">
  <label>Make <input name="make" required></label>
  <label>Year <input name="year" type="number" min="1950"></label>
  <button>Search</button>
</form>
</html>
"""

BAD = GOOD.replace(' toolname="find_car"', ' toolname="find car"')

FINDING = "error WF101 invalid-tool-name"
