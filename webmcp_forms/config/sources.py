"""What one source of a configuration says: a file, or the options of a command line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from webmcp_forms import __version__
from webmcp_forms.config.places import absolute_path, shown_path, working_directory
from webmcp_forms.errors import ConfigurationError, did_you_mean
from webmcp_forms.records import record

CONFIGURATION_FILE = "webmcp-forms.toml"
"""A file of nothing but configuration."""

PROJECT_FILE = "pyproject.toml"
"""A file that holds a configuration if it has the table `[tool.webmcp-forms]`."""

COMMAND_LINE = "command line"
"""The origin of what options say."""

_TABLE = "webmcp-forms"
_OPTIONS = "options"


@record
class Source:
    """What a source says, by the names of keys: values as `Settings` holds them. `origin` is what it is called."""

    origin: str
    values: Mapping[str, Any]


def read_source(path: Path) -> Source | None:
    """What a configuration file says; None for a `pyproject.toml` without the table.

    Raises `ConfigurationError` with the path when it makes no sense, and `OSError` when it cannot be read.
    """
    data = path.read_bytes()
    if path.name == PROJECT_FILE and _TABLE.encode() not in data:
        return None
    try:
        table = _parse(data)
        if path.name == PROJECT_FILE:
            tools = table.get("tool")
            table = tools.get(_TABLE) if isinstance(tools, dict) else None
        return None if table is None else Source(origin_of(path), _values(table))
    except ConfigurationError as error:
        raise ConfigurationError(error.message, origin_of(path)) from error


def origin_of(path: Path) -> str:
    """What a configuration file is called where people see it."""
    here = working_directory()
    return shown_path(absolute_path(path, here), here)


def _parse(data: bytes) -> Any:  # noqa: ANN401 - what TOML holds
    import tomllib

    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ConfigurationError(f"it is not UTF-8, from byte {error.start} on") from error
    except ValueError as error:
        raise ConfigurationError(f"it is not TOML: {error}") from error
    except RecursionError as error:
        raise ConfigurationError("it is nested too deeply") from error


def _values(table: object) -> dict[str, object]:
    """The values of a table, each of them checked."""
    from webmcp_forms.config.keys import configuration_keys
    from webmcp_forms.config.kinds import read_value

    if not isinstance(table, dict):
        raise ConfigurationError(f"tool.{_TABLE} must be a table")
    # First of all: a file for another release may well have keys that this one does not know.
    _check_release(table.get("required-version"))
    keys = {key.name: key for key in configuration_keys()}
    values: dict[str, object] = {}
    for name, value in _entries(table):
        if name not in keys:
            raise ConfigurationError(f"there is no key {name!r}.{did_you_mean(name, keys)}")
        values[name] = read_value(keys[name].meaning.kind, value, name)
    return values


def _entries(table: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """The keys of a table and of the table of options in it."""
    for name, value in table.items():
        if name != _OPTIONS:
            yield name, value
        elif isinstance(value, dict):
            yield from ((f"{_OPTIONS}.{option}", item) for option, item in value.items())
        else:
            raise ConfigurationError(f"{_OPTIONS} must be a table")


def _check_release(wanted: object) -> None:
    if not isinstance(wanted, str):
        return
    from packaging.specifiers import InvalidSpecifier, SpecifierSet

    try:
        specifiers = SpecifierSet(f"=={wanted}" if wanted[:1].isdigit() else wanted)
    except InvalidSpecifier as error:
        raise ConfigurationError(f"required-version must be releases such as >=0.1,<1, not {wanted!r}") from error
    if not specifiers.contains(__version__, prereleases=True):
        raise ConfigurationError(f"it requires webmcp-forms {wanted}, and this is {__version__}")
