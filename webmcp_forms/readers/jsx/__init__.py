"""JSX, TSX and MDX: markup in programs, read without running them.

`parsing` makes a syntax tree, and a walk over it (`walking`, `program`, `elements`, `rendered`) drafts the elements,
with what of them is known: `attributes` says what reaches the page of an attribute, `values` what an expression gives,
`scopes` what a name stands for, `flows` when something is there. `readings` chooses which arms to read together, and
`assembly` makes a document of each choice. `reader` tells the story.
"""
