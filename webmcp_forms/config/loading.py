"""Settings from configuration files and the command line.

a file, the file it extends, ... -> a `Source` each -> `Configuration`: the settings, and where each comes from
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from webmcp_forms.config.discovery import reason
from webmcp_forms.config.settings import Settings
from webmcp_forms.config.sources import Source, origin_of, read_source
from webmcp_forms.errors import ConfigurationError
from webmcp_forms.linter.options import RuleOptions
from webmcp_forms.linter.selection import RuleChoice
from webmcp_forms.records import record

if TYPE_CHECKING:  # what nobody needs who configures nothing
    from webmcp_forms.config.keys import Key

CHOICE_KEYS = ("select", "extend-select", "ignore")
"""The keys that say which rules run, about which several sources have their say in turn."""


@record
class Configuration:
    """Settings, the sources that they come from in the order in which those speak, and the file, if there is one."""

    settings: Settings
    sources: tuple[Source, ...] = ()
    file: Path | None = None

    def origins(self, key: Key) -> tuple[str, ...]:
        """The sources that the value of a key comes from; none when it is the default."""
        stating = tuple(source.origin for source in self.sources if key.name in source.values)
        return stating if key.meaning.adds_up or key.meaning.is_table else stating[-1:]


def choosing(sources: Sequence[Source]) -> tuple[Source, ...]:
    """The sources whose say about which rules run counts: from the last one on that selects."""
    last = max((number for number, source in enumerate(sources) if "select" in source.values), default=0)
    return tuple(source for source in sources[last:] if not source.values.keys().isdisjoint(CHOICE_KEYS))


def configure(
    file: Path | None, root: str, overrides: Source | None = None, *, read: Source | None = None
) -> Configuration:
    """The configuration of a file, of those it extends, and of the command line.

    Patterns and paths in all of them are relative to `root`. `read` is what the file says if that is known already.
    Raises `ConfigurationError`.
    """
    chain = tuple(_chain(file, read or _read(file, None))) if file else ()
    sources = (*reversed(chain), *((overrides,) if overrides else ()))
    return Configuration(combine(sources, root), sources, file)


def combine(sources: Sequence[Source], root: str) -> Settings:
    """The settings that come of several sources, each of which has its say after the one before.

    Tables are joined key by key, and so are lists that add up; else the last value counts.
    """
    if not sources:  # Most runs on one file: nobody asks for the keys.
        return Settings(root=root)
    from webmcp_forms.config.keys import configuration_keys

    values: dict[str, Any] = {}
    options: dict[str, Any] = {}
    for key in configuration_keys():
        stated = [source.values[key.name] for source in sources if key.name in source.values]
        if stated:
            target = options if key.name.startswith("options.") else values
            target[key.field] = _joined(key, stated)
    return Settings(**{**values, **_choices(sources), "options": RuleOptions(**options), "root": root})


def _chain(path: Path, source: Source) -> Iterator[Source]:
    """What a file says, then what the file that it extends says, and so on."""
    yield source
    seen = [os.path.realpath(path)]
    while extended := source.values.get("extend"):
        path = path.parent / extended
        if os.path.realpath(path) in seen:
            raise ConfigurationError(f"extend goes in a circle: {extended} leads back here", source.origin)
        seen.append(os.path.realpath(path))
        source = _read(path, source.origin)
        yield source


def _read(path: Path, asked_by: str | None) -> Source:
    """What a file says, which must say something; `asked_by` is the file that extends it."""
    try:
        source = read_source(path)
        problem = "it has no table [tool.webmcp-forms]"
    except OSError as error:
        source, problem = None, reason(error)
    if source is None:
        name = origin_of(path)
        raise ConfigurationError(f"extend: {name}: {problem}" if asked_by else problem, asked_by or name)
    return source


def _joined(key: Key, stated: Sequence[Any]) -> object:
    if key.meaning.is_table:
        return tuple(dict(pair for pairs in stated for pair in pairs).items())
    if key.meaning.adds_up:
        return tuple(item for items in stated for item in items)
    return stated[-1]


def _choices(sources: Sequence[Source]) -> dict[str, Any]:
    """The fields about which rules run."""
    choices = [_choice(source) for source in choosing(sources)]
    if not choices:
        return {}
    *earlier, last = choices
    select = Settings().select if last.select is None and not earlier else last.select
    return {
        "select": select,
        "extend_select": last.extend_select,
        "ignore": last.ignore,
        "earlier_choices": tuple(earlier),
    }


def _choice(source: Source) -> RuleChoice:
    select, extend_select, ignore = (source.values.get(name) for name in CHOICE_KEYS)
    return RuleChoice(select, extend_select or (), ignore or ())
