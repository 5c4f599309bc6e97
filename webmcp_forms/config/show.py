"""What applies, key by key, and where each value comes from."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.config.keys import Key, configuration_keys
from webmcp_forms.config.kinds import plain
from webmcp_forms.config.loading import CHOICE_KEYS, Configuration, choosing
from webmcp_forms.records import record

DEFAULT = "default"
"""The origin of what nobody said."""


@record
class Row:
    """A key, its value as TOML has it (None where it has none), and the sources that the value comes from."""

    name: str
    value: object
    origins: tuple[str, ...]


def rows(configuration: Configuration) -> Iterator[Row]:
    """All keys in order. Of what sources say about rules in turn, each has a row of its own."""
    for key in configuration_keys():
        if key.name in CHOICE_KEYS:
            yield from _choice_rows(configuration, key)
        else:
            yield _row(configuration, key)


def _row(configuration: Configuration, key: Key) -> Row:
    settings = configuration.settings
    holder = settings.options if key.name.startswith("options.") else settings
    value = plain(key.meaning.kind, getattr(holder, key.field))
    return Row(key.name, value, configuration.origins(key) or (DEFAULT,))


def _choice_rows(configuration: Configuration, key: Key) -> Iterator[Row]:
    sources = choosing(configuration.sources)
    if not any(key.name in source.values for source in sources):
        yield Row(key.name, plain(key.meaning.kind, key.default), (DEFAULT,))
    for source in sources:
        if key.name in source.values:
            yield Row(key.name, plain(key.meaning.kind, source.values[key.name]), (source.origin,))
