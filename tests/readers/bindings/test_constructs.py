"""What languages with bindings, and Markdown, read like: `constructs.md` of the folder of each.

A section holds a source and what a picture of its document shows, without the elements that every page has.

    python -m tests.readers.bindings.test_constructs     # write the pictures anew, to look at what changed
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from webmcp_forms.document.dump import dump
from webmcp_forms.readers import BOUND_LANGUAGES, MARKDOWN, read

FOLDER = Path(__file__).parent.parent
# TAL has a module of its own.
LANGUAGES = (*(language for language in BOUND_LANGUAGES if language != "tal"), MARKDOWN)
SECTION = re.compile(
    r"^## (?P<title>.+)\n\n(?P<fence>```|~~~)(?P<language>\w+)\n(?P<source>(?:.*\n)*?)(?P=fence)\n"
    r"(?:\n(?P=fence)text\n(?P<picture>(?:.*\n)*?)(?P=fence)\n)?",
    re.MULTILINE,
)
SCAFFOLD = frozenset({"html", "head", "body"})


@dataclass(frozen=True)
class Construct:
    language: str
    title: str
    source: str
    picture: str

    def __str__(self) -> str:
        return f"{self.language}: {self.title}"


def constructs() -> Iterator[Construct]:
    for language in LANGUAGES:
        for match in SECTION.finditer(page_of(language).read_text(encoding="utf-8")):
            assert match["language"] == language
            yield Construct(language, match["title"], match["source"], match["picture"] or "")


def page_of(language: str) -> Path:
    return FOLDER / language / "constructs.md"


def picture(source: str, language: str) -> str:
    """The picture of a document: a line for each reading, then one for each element that the source spells out."""
    lines = (line for line in dump(read(source, language=language)) if line.strip() not in SCAFFOLD)
    return "".join(f"{line.removeprefix('    ')}\n" for line in lines)


@pytest.mark.parametrize("construct", tuple(constructs()), ids=str)
def test_construct(construct: Construct) -> None:
    assert picture(construct.source, construct.language) == construct.picture


@pytest.mark.parametrize("construct", tuple(constructs()), ids=str)
def test_windows_line_breaks_change_nothing(construct: Construct) -> None:
    source = construct.source.replace("\n", "\r\n")
    assert picture(source, construct.language).replace("\\r\\n", "\\n") == construct.picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_is_read(language: str) -> None:
    text = page_of(language).read_text(encoding="utf-8")
    assert text.count("\n## ") == len(SECTION.findall(text))


def rewrite(match: re.Match[str]) -> str:
    fence, source, language = match["fence"], match["source"], match["language"]
    head = f"## {match['title']}\n\n{fence}{language}\n{source}{fence}\n"
    return f"{head}\n{fence}text\n{picture(source, language)}{fence}\n"


if __name__ == "__main__":
    for page in map(page_of, LANGUAGES):
        page.write_text(SECTION.sub(rewrite, page.read_text(encoding="utf-8")), encoding="utf-8")
