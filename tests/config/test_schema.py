"""The JSON Schema of a configuration says what is read, no more and no less."""

import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.config.test_loading import EVERYTHING
from webmcp_forms.config.keys import configuration_keys
from webmcp_forms.config.kinds import plain, read_value
from webmcp_forms.config.schema import configuration_schema
from webmcp_forms.config.settings import Settings
from webmcp_forms.config.sources import read_source
from webmcp_forms.errors import ConfigurationError
from webmcp_forms.linter.options import RuleOptions

SCHEMA: dict[str, Any] = configuration_schema()
NO_KEYS = {"root", "earlier_choices", "options"}


def test_it_is_a_schema_of_draft_2020_12() -> None:
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(SCHEMA)


def kebab(cls: type[Any]) -> list[str]:
    return [field.name.replace("_", "-") for field in fields(cls) if field.name not in NO_KEYS]


def test_its_properties_are_the_fields_of_the_settings() -> None:
    properties = dict(SCHEMA["properties"])
    assert list(properties.pop("options")["properties"]) == kebab(RuleOptions)
    assert list(properties) == kebab(Settings)


def test_every_key_has_a_description_and_its_default() -> None:
    for key in configuration_keys():
        *_, schema = (
            SCHEMA["properties"].get(part) or SCHEMA["properties"]["options"]["properties"][part]
            for part in key.name.split(".")
        )
        assert schema.get("default") == plain(key.meaning.kind, key.default)
        assert schema.get("description", "") == key.meaning.description
        assert key.meaning.description or key.name.startswith("options.")


def test_defaults_can_be_written_down() -> None:
    for key in configuration_keys():
        value = plain(key.meaning.kind, key.default)
        if value is not None:
            assert read_value(key.meaning.kind, value, key.name) == key.default


VALUES: list[object] = [
    *(True, False, 0, 1, -1, 1.5, 10**30, "", " ", "a", "error", "never", "likely", "html", "json", "chrome-156"),
    *("0.1.0", "1.", "1.2.3.4.5", "WF203", "WF2", "ALL", "no-submit-path", "WF999", ".tpl", "tpl", "camelCase", "a\nb"),
    *([], ["WF203"], ["nothing"], ["a"], [1], [[]], [""]),
    *({}, {"WF203": "error"}, {"WF203": "off"}, {"a": []}, {"a": ["WF2"]}, {".tpl": "html"}, {"tpl": "html"}, {"": []}),
    *({"sarif": "x"}, {"a": {"b": 1}}, {".a.b": "none"}, {"x": 1}),
]


@pytest.mark.parametrize("key", configuration_keys(), ids=lambda key: key.name)
def test_schema_and_reading_agree(key: Any) -> None:
    accepted = 0
    for value in VALUES:
        document: Any = {key.name: value}
        if "." in key.name:
            table, name = key.name.split(".")
            document = {table: {name: value}}
        try:
            read_value(key.meaning.kind, value, key.name)
        except ConfigurationError:
            assert not Draft202012Validator(SCHEMA).is_valid(document), value
        else:
            accepted += 1
            assert Draft202012Validator(SCHEMA).is_valid(document), value
    assert 0 < accepted < len(VALUES)


def test_a_configuration_with_every_key_is_valid_and_one_with_another_is_not() -> None:
    document = tomllib.loads(EVERYTHING)
    assert Draft202012Validator(SCHEMA).is_valid(document)
    assert not Draft202012Validator(SCHEMA).is_valid({**document, "other": 1})
    assert not Draft202012Validator(SCHEMA).is_valid({"options": {"other": 1}})


def test_the_schema_is_that_of_files(tmp_path: Path) -> None:
    file = tmp_path / "webmcp-forms.toml"
    file.write_text(EVERYTHING)
    source = read_source(file)
    assert source
    assert source.values.keys() <= {key.name for key in configuration_keys()}
