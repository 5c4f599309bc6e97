"""What an agent has to know of a tool to call it, in a form that can be compared across files."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Self

from webmcp_forms.browser.schema import JSON
from webmcp_forms.linter.completeness import shows_values
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.wording import quoted
from webmcp_forms.records import record

# What people read, and another language words otherwise. The values that `anyOf` and `oneOf` title stand in `enum` too.
_TEXTS = frozenset({"description", "title", "anyOf", "oneOf"})


@record
class Interface:
    """The parameters of a tool as JSON: for each its type, its format and whether it is required.

    `values` is a digest of all that their schemas say besides to bound the values, or "" where that is not known.
    """

    parameters: str
    values: str

    @classmethod
    def load(cls, dumped: str) -> Self:
        """The interface that `dump` made a text of."""
        parameters, _, values = dumped.partition("\n")
        return cls(parameters, values)

    def dump(self) -> str:
        """The interface as a text."""
        return f"{self.parameters}\n{self.values}"

    def difference(self, other: Interface) -> str:
        """How the parameters differ from others, in words."""
        here, there = (dict[str, JSON](json.loads(one.parameters)) for one in (self, other))
        lists = {
            "in addition": [name for name in here if name not in there],
            "not": [name for name in there if name not in here],
            "in another form": [name for name in here if name in there and here[name] != there[name]],
        }
        return "; ".join(f"{quoted(', '.join(names))} {how}" for how, names in lists.items() if names)


def interface(tool: ToolForm) -> Interface:
    """The interface of a tool whose parameters are known."""
    kinds: dict[str, JSON] = {
        parameter.name: [parameter.schema["type"], parameter.schema.get("format"), parameter.required]
        for parameter in tool.parameters
    }
    schemas: dict[str, JSON] = {parameter.name: _without_texts(parameter.schema) for parameter in tool.parameters}
    digest = sha256(json.dumps(schemas, sort_keys=True).encode()).hexdigest()
    return Interface(json.dumps(kinds, sort_keys=True), digest if shows_values(tool) else "")


def _without_texts(schema: JSON) -> JSON:
    if not isinstance(schema, dict):
        return schema
    return {keyword: _without_texts(value) for keyword, value in schema.items() if keyword not in _TEXTS}
