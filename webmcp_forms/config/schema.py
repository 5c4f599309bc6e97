"""The JSON Schema of a configuration, for editors: made from the keys, so that it cannot say anything else."""

from __future__ import annotations

from typing import TypeAlias

from webmcp_forms.config.keys import Key, configuration_keys
from webmcp_forms.config.kinds import Choice, Flag, Items, Kind, RuleWord, Table, Text, Whole, plain
from webmcp_forms.linter.selection import rule_words

Schema: TypeAlias = dict[str, object]
"""A JSON Schema as JSON has it."""


def configuration_schema() -> Schema:
    """The schema, of draft 2020-12, of `webmcp-forms.toml` and of the table `tool.webmcp-forms`.

    Words that name rules must be spelled as the rules are, although case does not count when they are read.
    """
    properties: Schema = {}
    options: Schema = {}
    for key in configuration_keys():
        table, _, name = key.name.rpartition(".")
        (options if table else properties)[name] = _property(key)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Configuration of webmcp-forms",
        **_table({**properties, "options": {"description": "The options of rules.", **_table(options)}}),
    }


def _table(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _property(key: Key) -> Schema:
    described = {"description": key.meaning.description} if key.meaning.description else {}
    default = {} if key.default is None else {"default": plain(key.meaning.kind, key.default)}
    return {**described, **_schema(key.meaning.kind), **default}


def _schema(kind: Kind) -> Schema:
    match kind:
        case Flag():
            return {"type": "boolean"}
        case Whole(least):
            return {"type": "integer", "minimum": least}
        case Text(_, pattern):
            return {"type": "string", "pattern": f"^(?:{pattern})$"}
        case Choice(names):
            return {"enum": list(names())}
        case RuleWord():
            return {"enum": list(rule_words())}
        case Items(of):
            return {"type": "array", "items": _schema(of)}
        case Table(keys, values):
            return {"type": "object", "propertyNames": _schema(keys), "additionalProperties": _schema(values)}
