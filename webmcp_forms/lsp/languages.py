"""What editors call languages, and which of ours that is."""

from __future__ import annotations

from collections.abc import Mapping

from webmcp_forms.config.settings import Settings
from webmcp_forms.readers import READERS
from webmcp_forms.readers.detect import SUFFIXES, known_suffix

LANGUAGE_IDS: Mapping[str, str] = {
    "xml": "xhtml",
    "django-html": "django",
    "django-txt": "django",
    "htmldjango": "django",
    "jinja-html": "jinja",
    "jinja-xml": "jinja",
    "jinja2": "jinja",
    "j2": "jinja",
    "jinja_html": "jinja",
    "html-twig": "twig",
    "njk": "nunjucks",
    "html-liquid": "liquid",
    "hbs": "handlebars",
    "mustache": "handlebars",
    "glimmer": "handlebars",
    "html.handlebars": "handlebars",
    "html.erb": "erb",
    "html-erb": "erb",
    "eruby": "erb",
    "embedded_template": "erb",
    "html-ejs": "ejs",
    "laravel-blade": "blade",
    "blade-php": "blade",
    "gohtml": "go",
    "gohtmltmpl": "go",
    "gotmpl": "go",
    "go-template": "go",
    "go-html-template": "go",
    "html-go": "go",
    "ftl": "freemarker",
    "freemarker2": "freemarker",
    "aspnetcorerazor": "razor",
    "cshtml": "razor",
    "phoenix-heex": "heex",
    "html-eex": "heex",
    "eelixir": "heex",
    "html-heex": "heex",
    "ng-template": "angular",
    "htmlangular": "angular",
    "javascript": "jsx",
    "javascriptreact": "jsx",
    "typescript": "ts",
    "typescriptreact": "tsx",
    "markdown.mdx": "mdx",
    "scss": "css",
    "less": "css",
}
"""Our names by the names that editors have for languages, where they are others."""

# What these say, a file's name and its text say better: `.html` is what most template languages are called.
_VAGUE = frozenset({"html", "xml", "php", "go", "plaintext", "text", ""})


def language_of(language_id: str, name: str, settings: Settings) -> str | None:
    """The language of an open text, None where its name and text tell.

    What is configured comes first. A language that an editor knows precisely, such as `django-html`, comes before the
    name; a vague one, such as `html`, only counts where the name says nothing.
    """
    configured = settings.language_of(name)
    if configured is not None:
        return configured
    known = LANGUAGE_IDS.get(language_id, language_id if language_id in READERS else None)
    if language_id not in _VAGUE and known not in _OF_SCRIPTS:
        return known
    return known if known_suffix(name) is None and language_id != "html" else None


# A `.tsx` file may be open as `typescript`: here too the name is the better judge.
_OF_SCRIPTS = frozenset({"jsx", "ts", "css", "markdown"})


def is_readable(language_id: str, name: str, settings: Settings) -> bool:
    """Whether an open text is in a language that is read at all."""
    known = language_id in LANGUAGE_IDS or language_id in READERS or known_suffix(name) is not None
    return known or settings.language_of(name) is not None


KNOWN_IDS = tuple(sorted({"html", *LANGUAGE_IDS, *READERS}))
"""All names of languages, for the configuration of editors."""

FILE_PATTERN = f"**/*{{{','.join(sorted(SUFFIXES))}}}"
"""The names of files that are read, as a pattern of the protocol."""
