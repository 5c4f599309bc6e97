"""What MkDocs does besides: the pages that are made at build time, and the Markdown that it does not know.

The changelog and the notes for contributors lie at the top of the repository, and the API reference is written from the
docstrings, so that neither is kept twice.
"""

from __future__ import annotations

import re
from pathlib import Path

from api_reference import PACKAGE, Module, public_modules
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
TOP_PAGES = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}

# What may be wider than the page scrolls, and so has to be reached by the keyboard.
_WIDE = (
    (re.compile("<pre>"), '<pre tabindex="0">'),
    (re.compile("<table>.*?</table>", re.DOTALL), r'<div class="table" tabindex="0">\g<0></div>'),
)
_EMPTY_HEAD = re.compile(r"<thead>\s*<tr>\s*(?:<th></th>\s*)+</tr>\s*</thead>\s*")
_INFO_WORDS = re.compile(r"^( *`{3,}[\w-]+) [^`\n]+$", re.MULTILINE)
_TOP_LINK = re.compile(r"\]\((?:\.\./)?(CHANGELOG|CONTRIBUTING)\.md\b")
_LINK_INTO_DOCS = re.compile(r"\]\(docs/")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Fill the section of the API with the modules that there are."""
    for section in config.nav or []:
        if "Python API" in section:
            section["Python API"] = [{short_name(module): api_page(module)} for module in public_modules(ROOT)]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that no file in `docs/` holds."""
    for source, target in TOP_PAGES.items():
        text = (ROOT / source).read_text("utf-8")
        files.append(File.generated(config, target, content=_LINK_INTO_DOCS.sub("](", text)))
    for module in public_modules(ROOT):
        files.append(File.generated(config, api_page(module), content=module.markdown(ROOT)))
    return files


def short_name(module: Module) -> str:
    """The name of a module as the navigation shows it."""
    return module.name.removeprefix(f"{PACKAGE}.")


def api_page(module: Module) -> str:
    """The path of the page of a module among the pages."""
    return f"api/{module.name}.md"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """A page without the words for tests after a fence's language, and with links that lead to the made pages."""
    return _TOP_LINK.sub(lambda link: f"]({link[1].lower()}.md", _INFO_WORDS.sub(r"\1", markdown))


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """A page whose tables and blocks can be scrolled with the keyboard, and whose tables have no head without words."""
    for wide, reachable in _WIDE:
        html = wide.sub(reachable, html)
    return _EMPTY_HEAD.sub("", html)
