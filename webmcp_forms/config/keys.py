"""The keys of a configuration, from the fields of `Settings`: what each may hold, and what it does.

`Settings` names the kinds of value that stand here in its annotations, which are read when somebody configures
something.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from typing import get_type_hints

from webmcp_forms.browser.profiles import PROFILES
from webmcp_forms.config.kinds import Choice, Flag, Items, Kind, RuleWord, Table, Text, Whole
from webmcp_forms.config.settings import NEVER, Settings
from webmcp_forms.linter.finding import Confidence, Severity
from webmcp_forms.linter.intent.kinds import Kind as Intention
from webmcp_forms.linter.options import TOOL_NAME_STYLES, RuleOptions
from webmcp_forms.readers import READERS
from webmcp_forms.records import record
from webmcp_forms.report.formats import FORMATS

PATH = Text("a path")
PATTERN = Text("a pattern of paths")
RELEASE = Text("a release such as 0.1.0", r"\d+(\.\d+){0,3}")
RELEASES = Text("releases such as >=0.1,<1")
SUFFIX = Text("a suffix such as .tpl", r"\.[^/\\\s]+")
RULE = RuleWord()
RULES = Items(RULE)
SEVERITY = Choice(lambda: [severity.value for severity in Severity], Severity)
CONFIDENCE = Choice(lambda: [confidence.value for confidence in Confidence], Confidence)
LIMIT = Choice(lambda: [*(severity.value for severity in Severity), NEVER])
FORMAT = Choice(lambda: FORMATS)
LANGUAGE = Choice(lambda: READERS)
PROFILE = Choice(lambda: PROFILES)
FLAG = Flag()
INTENTION = Choice(lambda: [kind.value for kind in Intention if kind is not Intention.UNKNOWN], Intention)
_OPTIONS: Mapping[str, Kind] = {
    "tool_name_style": Choice(lambda: TOOL_NAME_STYLES),
    "intents": Table(Text("the name of a tool"), INTENTION),
    "words": Table(Choice(INTENTION.names), Items(Text("a word or some words"))),
}


@record
class Meaning:
    """What a key of a configuration may hold, and what it does.

    A list that `adds_up` goes on where that of an extended file ends; other lists take its place.
    """

    kind: Kind
    description: str = ""
    adds_up: bool = False

    @property
    def is_table(self) -> bool:
        """Whether it is a table, the keys of which are joined with those of other sources."""
        return isinstance(self.kind, Table)


@record
class Key:
    """A key of a configuration; `name` has a dot where it is in a table, and `field` is that of the dataclass."""

    name: str
    field: str
    meaning: Meaning
    default: object


@cache
def configuration_keys() -> tuple[Key, ...]:
    """All keys in the order of the fields."""
    return tuple(_keys())


def _keys() -> Iterator[Key]:
    hints = get_type_hints(Settings, localns=globals(), include_extras=True)
    for field in fields(Settings):
        if field.name == "options":
            yield from _option_keys()
        elif meanings := getattr(hints[field.name], "__metadata__", ()):
            yield Key(field.name.replace("_", "-"), field.name, meanings[0], field.default)


def _option_keys() -> Iterator[Key]:
    for field in fields(RuleOptions):
        kind = _OPTIONS.get(field.name, Whole(1))
        yield Key(f"options.{field.name.replace('_', '-')}", field.name, Meaning(kind), field.default)
