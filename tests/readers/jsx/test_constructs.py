"""What JSX, TSX and MDX read like: `constructs.md`.

A section holds a source and the picture of its document.

    python -m tests.readers.jsx.test_constructs     # write the pictures anew, to look at what changed
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from webmcp_forms.document.dump import dump
from webmcp_forms.readers import JSX_LANGUAGES, read

PAGE = Path(__file__).parent / "constructs.md"
SECTION = re.compile(
    r"^## (?P<title>.+)\n\n(?P<prose>(?:(?!```|~~~|## ).*\n)*)(?P<fence>```|~~~)(?P<language>\w+)\n"
    r"(?P<source>(?:.*\n)*?)(?P=fence)\n(?:\n(?P=fence)text\n(?P<picture>(?:.*\n)*?)(?P=fence)\n)?",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Construct:
    language: str
    title: str
    source: str
    picture: str

    def __str__(self) -> str:
        return self.title


def constructs() -> Iterator[Construct]:
    for match in SECTION.finditer(PAGE.read_text(encoding="utf-8")):
        assert match["language"] in JSX_LANGUAGES
        yield Construct(match["language"], match["title"], match["source"], match["picture"] or "")


def picture(source: str, language: str) -> str:
    """The picture of a document: a line for each reading, then one for each element."""
    lines = dump(read(source, language=language))
    return "".join(f"{line.removeprefix('  ')}\n" for line in lines)


@pytest.mark.parametrize("construct", tuple(constructs()), ids=str)
def test_construct(construct: Construct) -> None:
    assert picture(construct.source, construct.language) == construct.picture


@pytest.mark.parametrize("construct", tuple(constructs()), ids=str)
def test_windows_line_breaks_change_nothing(construct: Construct) -> None:
    source = construct.source.replace("\n", "\r\n")
    assert picture(source, construct.language).replace("\\r\\n", "\\n") == construct.picture


def test_every_section_is_read() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.count("\n## ") == len(SECTION.findall(text))


def rewrite(match: re.Match[str]) -> str:
    fence, source, language = match["fence"], match["source"], match["language"]
    head = f"## {match['title']}\n\n{match['prose']}{fence}{language}\n{source}{fence}\n"
    return f"{head}\n{fence}text\n{picture(source, language)}{fence}\n"


if __name__ == "__main__":
    PAGE.write_text(SECTION.sub(rewrite, PAGE.read_text(encoding="utf-8")), encoding="utf-8")
