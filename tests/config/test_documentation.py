"""The page about configuration: its example is read, and it leaves no key out."""

import json
import re
from pathlib import Path

import pytest

from webmcp_forms.config.keys import configuration_keys
from webmcp_forms.config.kinds import plain
from webmcp_forms.config.loading import configure
from webmcp_forms.linter.selection import choose_rules

PAGE = (Path(__file__).parents[2] / "docs" / "configuration.md").read_text(encoding="utf-8")
ROWS = [line.split("|")[1:3] for line in PAGE.splitlines() if line.startswith("| `")]


@pytest.mark.parametrize("example", re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL))
def test_examples_are_configurations(example: str, tmp_path: Path) -> None:
    file = tmp_path / "webmcp-forms.toml"
    file.write_text(example)
    assert choose_rules(configure(file, "/").settings.selection).rules.page


def test_every_key_is_in_the_table_and_no_other() -> None:
    listed = [name for names, _ in ROWS for name in re.findall(r"`(.*?)`", names)]
    assert sorted(listed) == sorted({key.name.partition(".")[0] for key in configuration_keys()})


def test_the_defaults_are_right() -> None:
    defaults = {key.name: plain(key.meaning.kind, key.default) for key in configuration_keys()}
    for names, shown in ROWS:
        value = defaults.get(re.findall(r"`(.*?)`", names)[0])
        expected = "" if value is None else value if isinstance(value, str) else json.dumps(value)
        assert shown.strip(" `") == expected, names
