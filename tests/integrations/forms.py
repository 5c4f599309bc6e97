"""Forms for the sites that generators build in the tests."""

GOOD = """<form toolname="search" tooldescription="Find pages of the site" action="https://find.example/">
  <label>Words <input name="q"></label>
  <button>Find</button>
</form>"""
STUCK = """<form toolname="order" tooldescription="Order a product of the shop">
  <label>Product <input name="product"></label>
</form>"""
"""Every call of it fails, since it has no button: an error, WF112."""
UNDESCRIBED = """<form toolname="ask" tooldescription="Ask the team a question" action="https://ask.example/">
  <input name="question">
  <button>Ask</button>
</form>"""
"""Its parameter has no description: a warning, WF203, on the second line."""
