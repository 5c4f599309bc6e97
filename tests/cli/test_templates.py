"""Templates from the command line: their tools, what became of their controls, and what is found in them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from webmcp_forms.cli.commands import command_line

TEMPLATE = """\
{% extends "base.html" %}
{% block content %}
<form toolname="find_cars" tooldescription="Find used cars">
  {% csrf_token %}
  <label>Make <input name="make" {% if strict %}required{% endif %}></label>
  {% if dealer %}<label>Price <input name="price" type="number" min="0"></label>{% endif %}
  <select name="fuel" aria-description="Fuel">{% for fuel in fuels %}<option>{{ fuel }}</option>{% endfor %}</select>
  {{ form.extra }}
  <button>Search</button>
</form>
{% endblock %}
"""


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory to stand in, with a template."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cars.djhtml").write_text(TEMPLATE)
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command_line, [*arguments])


def tool(*arguments: str) -> dict[str, Any]:
    result = run("schema", *arguments)
    assert result.exit_code == 0
    [found] = json.loads(result.stdout)["files"][0]["tools"]
    assert isinstance(found, dict)
    return found


@pytest.mark.usefixtures("directory")
def test_the_schema_holds_what_is_certain() -> None:
    assert tool("cars.djhtml")["inputSchema"] == {
        "type": "object",
        "properties": {
            "make": {"type": "string", "description": "Make"},
            "fuel": {"type": "string", "description": "Fuel"},
        },
        "required": [],
    }


@pytest.mark.usefixtures("directory")
def test_the_schema_lists_the_rest() -> None:
    assert tool("cars.djhtml")["incomplete"] == [
        {"unknown": "parameters", "source": "{{ form.extra }}", "line": 8, "column": 3},
        {"unknown": "required", "parameter": "make", "source": "{% if strict %}", "line": 5, "column": 49},
        {"unknown": "presence", "parameter": "price", "source": "{% if dealer %}", "line": 6, "column": 31},
        {
            "unknown": "choices",
            "parameter": "fuel",
            "source": "{% for fuel in fuels %}",
            "line": 7,
            "column": 70,
        },
    ]


@pytest.mark.usefixtures("directory")
def test_the_table_says_what_is_incomplete() -> None:
    assert run("schema", "--format", "table", "cars.djhtml").stdout.splitlines() == [
        "cars.djhtml",
        "  find_cars (line 3)",
        "    Find used cars",
        "    make  string    Make",
        "    fuel  string    Fuel",
        "    only rendering tells",
        "      whether it has more parameters: {{ form.extra }}",
        '      "make": whether it is required: {% if strict %}',
        '      "price": whether it is there: {% if dealer %}',
        '      "fuel": its choices: {% for fuel in fuels %}',
        "",
        "tools: 1; files with tools: 1 of 1",
    ]


@pytest.mark.usefixtures("directory")
def test_explain_tells_each_control_and_hole() -> None:
    lines = run("explain", "cars.djhtml").stdout.splitlines()
    told = [line.partition(" -> ") for line in lines]
    assert [meaning for written, _, meaning in told if written.endswith((">", "}}"))] == [
        'tool "find_cars"',
        'parameter "make": string; described by its label "Make"; '
        "only rendering tells whether it is required: {% if strict %}",
        'parameter "price": number, at least 0, multiple of 1; described by its label "Price"; '
        "only rendering tells whether it is there: {% if dealer %}",
        'parameter "fuel": string; described by aria-description "Fuel"; '
        "only rendering tells its choices: {% for fuel in fuels %}",
        "unknown: it may hold controls of the form at line 3",
        "nothing: a <button> is never a parameter",
    ]


@pytest.mark.usefixtures("directory")
def test_lint_finds_nothing_in_a_good_template() -> None:
    result = run("lint", "cars.djhtml")
    assert (result.exit_code, result.stdout) == (0, "No findings in 1 file.\n")


def test_lint_finds_what_every_rendering_has(directory: Path) -> None:
    (directory / "cars.djhtml").write_text(TEMPLATE.replace("find_cars", "find cars"))
    result = run("lint", "cars.djhtml", "--format", "concise")
    assert result.exit_code == 1
    assert result.stdout.startswith("cars.djhtml:3:17: error WF101")


def test_what_a_hole_may_bring_is_not_missed(directory: Path) -> None:
    without_button = TEMPLATE.replace("<button>Search</button>", "")
    (directory / "cars.djhtml").write_text(without_button)
    assert "WF112" not in run("lint", "cars.djhtml", "--format", "concise").stdout
    (directory / "cars.djhtml").write_text(without_button.replace("{{ form.extra }}", ""))
    assert "WF112" in run("lint", "cars.djhtml", "--format", "concise").stdout


def test_what_depends_on_a_branch_is_shown_when_asked_for(directory: Path) -> None:
    twice = '{% if again %}<input name="make">{% else %}<p>once</p>{% endif %}'
    (directory / "cars.djhtml").write_text(TEMPLATE.replace("<label>Make", f"{twice}<label>Make"))
    assert "WF204" not in run("lint", "cars.djhtml", "--format", "concise").stdout
    assert "WF204" in run("lint", "cars.djhtml", "--format", "concise", "--min-confidence", "possible").stdout


def test_a_template_called_html_is_told_by_its_content(directory: Path) -> None:
    (directory / "cars.html").write_text(TEMPLATE)
    assert tool("cars.html") == tool("cars.djhtml")


def test_the_language_may_be_given(directory: Path) -> None:
    (directory / "cars.txt").write_text('<form toolname="a{{#b}}c{{/b}}" tooldescription="d"></form>')
    assert tool("--language", "handlebars", "cars.txt")["incomplete"][0]["unknown"] == "name"
