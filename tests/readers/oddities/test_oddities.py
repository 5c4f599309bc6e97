"""Templates with oddities that people write: what is certain of their tools, what is not, and what is surely found.

Each `<language>.txt` holds examples with an empty line between them. An example is a template, and after it:

    = the names of the tools, each with its certain parameters
    ? what is incomplete, of a tool or (after a colon) of a parameter, where anything is
    ! the rules that find something and are sure of it, where any are

A template without a form is in one with a name, a description and a button; `⏎` is a line break in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from webmcp_forms import Document, compile_tools, read
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.rules import DEFAULT_RULES
from webmcp_forms.readers import READERS

FOLDER = Path(__file__).parent
FORM = '<form toolname="find_cars" tooldescription="Find a car by its maker">{}<button>Go</button></form>'
PROFILE = find_profile(DEFAULT_PROFILE)


@dataclass(frozen=True)
class Example:
    language: str
    template: str
    tools: str
    incomplete: str
    found: str

    def __str__(self) -> str:
        return f"{self.language}: {self.template}"


def examples() -> Iterator[Example]:
    for path in sorted(FOLDER.glob("*.txt")):
        for text in path.read_text("utf-8").strip().split("\n\n"):
            template, *facts = text.split("\n")
            told = {fact[0]: fact[2:] for fact in facts}
            assert set(told) <= set("=?!")
            yield Example(path.stem, template, told["="], told.get("?", ""), told.get("!", ""))


def document(example: Example) -> Document:
    template = example.template.replace("⏎", "\n")
    return read(
        template if "<form" in template.lower() or "form " in template else FORM.format(template),
        language=example.language,
    )


def tools(page: Document) -> str:
    return "; ".join(
        f"{tool.name}({', '.join(map(str, properties(tool.input_schema)))})" for tool in compile_tools(page)
    )


def properties(schema: object) -> list[str]:
    assert isinstance(schema, dict)
    return list(schema["properties"])


def incomplete(page: Document) -> str:
    found = {
        unknown.aspect.value + (f":{unknown.parameter}" if unknown.parameter is not None else "")
        for tool in compile_tools(page)
        for unknown in tool.incomplete
    }
    return "; ".join(sorted(found))


def found_surely(page: Document) -> str:
    result = lint_document(page, DEFAULT_RULES, PROFILE)
    assert result.crashes == ()
    return " ".join(
        sorted({finding.code for finding in result.findings if finding.confidence is not Confidence.POSSIBLE})
    )


@pytest.mark.parametrize("example", tuple(examples()), ids=str)
def test_example(example: Example) -> None:
    page = document(example)
    assert (tools(page), incomplete(page), found_surely(page)) == (example.tools, example.incomplete, example.found)


def test_every_language_of_templates_has_oddities() -> None:
    told = {example.language for example in examples()}
    assert set(READERS) - {"html", "xhtml", "css", "jsx", "ts"} <= told
