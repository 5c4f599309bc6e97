"""The rows that the languages with bindings have in the table of template languages.

What finds islands is imported when a page of its language is read.
"""

from __future__ import annotations

from collections.abc import Iterable

from webmcp_forms.readers.bindings.delimiters import FLUID, SCRIPTED, SVELTE, TAL, THYMELEAF
from webmcp_forms.readers.code_comments import C_LIKE, SCRIPT
from webmcp_forms.readers.islands.parts import Island, IslandLanguage


def _vue(page: str) -> Iterable[Island]:
    from webmcp_forms.readers.bindings.vue import scan_vue

    return scan_vue(page)


def _astro(page: str) -> Iterable[Island]:
    from webmcp_forms.readers.bindings.astro import scan_astro

    return scan_astro(page)


def _angular(page: str) -> Iterable[Island]:
    from webmcp_forms.readers.bindings.angular import scan_angular

    return scan_angular(page)


def _razor(page: str) -> Iterable[Island]:
    from webmcp_forms.readers.bindings.razor import scan_razor

    return scan_razor(page)


ROWS = (
    IslandLanguage("alpine", SCRIPTED),
    IslandLanguage("vue", (), scanner=_vue),
    IslandLanguage("svelte", SVELTE, comments=(("{/*", "*/}"),)),
    IslandLanguage("astro", (), comments=(("{/*", "*/}"),), code=SCRIPT, scanner=_astro),
    IslandLanguage("angular", (), scanner=_angular),
    IslandLanguage("tal", TAL, comments=(("<!--!", "-->"),)),
    IslandLanguage("thymeleaf", THYMELEAF, comments=(("<!--/*", "*/-->"),)),
    IslandLanguage("fluid", FLUID, comments=(("<f:comment>", "</f:comment>"),)),
    IslandLanguage("razor", (), comments=(("@*", "*@"),), code=C_LIKE, scanner=_razor),
)
"""Their islands; what is bound is in `bindings.languages`."""
