"""The tree that an HTML parser built of a page or of a template's masked text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import Document
from webmcp_forms.readers import JSX_LANGUAGES

if TYPE_CHECKING:
    from webmcp_forms.readers.html_tree import HtmlTree

# Their elements are made by a script, one by one: no parser has a say in how they nest.
_BUILT_BY_SCRIPT = frozenset({"vue", "svelte", "angular"})


def parsed_html(document: Document) -> HtmlTree | None:
    """The tree as a browser's parser has it; None where none will parse the page, or where its source is not known."""
    if document.language in JSX_LANGUAGES:
        return None
    from webmcp_forms.readers.html_tree import HtmlTree

    tree = document.tree
    if isinstance(tree, HtmlTree):
        return tree
    from webmcp_forms.readers.islands.tree import IslandTree

    return tree.parsed if isinstance(tree, IslandTree) and document.language not in _BUILT_BY_SCRIPT else None
