"""Server templates: HTML with islands of another language in it, read without rendering them.

`scanner` finds the islands, `blocks` pairs those that open and close branches and loops, `readings` chooses which arms
to read together, `masking` replaces islands by fillers of the same length, and `tree` turns the fillers in the parser's
tree into holes. A template language is a row of `languages`.
"""
