"""Whether a description tells an agent of a limit that the schema does not carry."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from functools import lru_cache

from webmcp_forms.browser.descriptions import DescriptionSource
from webmcp_forms.browser.numbers import number_text, parse_number
from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.nodes import literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.known_text import known_text
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.records import record

# Every parameter of a tool is looked for in its description, so there is an end to it.
_LONGEST_READ = 4_000
_NUMBER = Expression(r"(?<![\w.])[0-9]+(?:[.,][0-9]+)?")
_FIGURES = Expression(r"(?<!\w)[0-9]+(?![A-Za-z_])")
_WORD = Expression(r"[a-z]+")
_NUMBER_WORDS = {
    word: str(number)
    for number, word in enumerate(("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 1)
}
_ATTRIBUTES = {
    DescriptionSource.ATTRIBUTE: "toolparamdescription",
    DescriptionSource.FIELDSET: "toolparamdescription",
    DescriptionSource.MEMBER: "toolparamdescription",
    DescriptionSource.ARIA: "aria-description",
}


@record
class Told:
    """What an agent reads of a parameter: its own description, and the beginning of that of the tool."""

    of_parameter: str
    of_tool: str

    def names(self, number: Decimal) -> bool:
        """Whether it names a number, in figures or as a short English word."""
        shown = number_text(abs(number))
        return shown in numbers_in(self.of_parameter) or shown in numbers_in(self.of_tool)

    def holds(self, word: str) -> bool:
        """Whether a word or a part of one is in it, in whatever case."""
        word = word.lower()
        return word in self.of_parameter.lower() or word in self.of_tool.lower()


def told(tool: ToolForm, parameter: Parameter) -> Told | None:
    """What an agent reads of a parameter; None where part of it is unknown."""
    of_tool = literal(tool.element.get("tooldescription"))
    if of_tool is None or not _is_known(tool, parameter):
        return None
    return Told(parameter.description.text, of_tool[:_LONGEST_READ])


@lru_cache(maxsize=128)
def numbers_in(text: str) -> frozenset[str]:
    """The numbers in a text, spelt as the browser spells them. A comma may stand for the point, or be a separator."""
    return frozenset(_numbers_in(text))


def _numbers_in(text: str) -> Iterator[str]:
    for match in _NUMBER.finditer(text):
        yield from map(_shown, (match[0].replace(",", "."), re.sub("[.,]", "", match[0])))
    yield from map(_shown, _FIGURES.findall(text))
    yield from (_NUMBER_WORDS[word] for word in _WORD.findall(text.lower()) if word in _NUMBER_WORDS)


def _shown(figures: str) -> str:
    number = parse_number(figures)
    return figures if number is None else number_text(number)


def _is_known(tool: ToolForm, parameter: Parameter) -> bool:
    description = parameter.description
    if description.source is DescriptionSource.LABEL:
        labels = parameter.group.controls[0].labels
        return all(known_text(tool.form.document, label.element) is not None for label in labels)
    if description.source is None or description.element is None:
        return True
    return literal(description.element.get(_ATTRIBUTES[description.source])) is not None
