"""The language of a template, told by the engine that renders it."""

from __future__ import annotations

from webmcp_forms.config.settings import Settings
from webmcp_forms.readers import TEMPLATE_LANGUAGES
from webmcp_forms.readers.detect import SUFFIXES, known_suffix

_PAGES = frozenset({"html", "xhtml", *TEMPLATE_LANGUAGES})


def template_language(name: str, engine: str, settings: Settings) -> str:
    """The language of the template in a file, where `engine` is that of all templates of its engine.

    What is configured for the suffix comes first. A style sheet or a program that an engine renders has its own.
    """
    suffix = known_suffix(name)
    own = SUFFIXES[suffix] if suffix else engine
    return settings.language_of(name) or (engine if own in _PAGES else own)
