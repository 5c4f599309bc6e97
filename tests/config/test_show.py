"""What applies, key by key, with its origin."""

from collections.abc import Mapping

from webmcp_forms.config.keys import configuration_keys
from webmcp_forms.config.loading import Configuration, combine
from webmcp_forms.config.show import Row, rows
from webmcp_forms.config.sources import Source
from webmcp_forms.linter.finding import Severity


def shown(**sources: Mapping[str, object]) -> dict[str, list[Row]]:
    """The rows of a configuration by their keys."""
    said = tuple(Source(origin, values) for origin, values in sources.items())
    found: dict[str, list[Row]] = {}
    for row in rows(Configuration(combine(said, "/"), said)):
        found.setdefault(row.name, []).append(row)
    return found


def test_every_key_has_a_row_even_when_nobody_said_anything() -> None:
    found = shown()
    assert list(found) == [key.name for key in configuration_keys()]
    assert all(row.origins == ("default",) for (row,) in found.values())
    assert found["select"] == [Row("select", ["ALL"], ("default",))]
    assert found["baseline"] == [Row("baseline", None, ("default",))]
    assert found["options.token-budget"] == [Row("options.token-budget", 2000, ("default",))]


def test_a_row_has_the_value_as_toml_has_it_and_the_sources() -> None:
    found = shown(
        base={"severity": (("WF2", Severity.INFO),), "fail-on": "info"},
        own={"severity": (("WF1", Severity.ERROR),), "fail-on": "never", "options.token-budget": 5},
    )
    assert found["severity"] == [Row("severity", {"WF2": "info", "WF1": "error"}, ("base", "own"))]
    assert found["fail-on"] == [Row("fail-on", "never", ("own",))]
    assert found["options.token-budget"] == [Row("options.token-budget", 5, ("own",))]


def test_what_sources_say_about_rules_has_a_row_each() -> None:
    found = shown(base={"ignore": ("WF1",)}, own={"ignore": ("WF2",), "select": ("ALL",)}, line={"ignore": ("WF4",)})
    assert found["ignore"] == [Row("ignore", ["WF2"], ("own",)), Row("ignore", ["WF4"], ("line",))]
    assert found["select"] == [Row("select", ["ALL"], ("own",))]
    assert found["extend-select"] == [Row("extend-select", [], ("default",))]
