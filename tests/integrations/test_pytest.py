"""The pytest plugin, in runs of pytest that pytester makes."""

from __future__ import annotations

import importlib
import sys

import pytest

from tests.cli.process import ROOT
from tests.integrations.pages import BAD, GOOD
from webmcp_forms.integrations.pytest.findings import AssertNoFindings

pytest_plugins = ["pytester"]

WORDS = "import pathlib\nGOOD = pathlib.Path('good.html').read_text()\nBAD = pathlib.Path('bad.html').read_text()\n"


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """Load what the fixtures need, once: pytester unloads what a run has loaded."""
    with pytest.raises(AssertionError):
        AssertNoFindings(ROOT)(BAD)
    assert importlib.import_module("webmcp_forms.integrations.pytest.contracts")


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    """A project with a good and a bad page."""
    pytester.path.joinpath("good.html").write_text(GOOD)
    pytester.path.joinpath("bad.html").write_text(BAD)
    return pytester


def test_tools_of_markup_and_of_responses(project: pytest.Pytester) -> None:
    project.makepyfile(
        WORDS + "import flask, httpx\n"
        "def test_markup(webmcp_tools):\n"
        "    (tool,) = webmcp_tools(GOOD)\n"
        "    assert tool.call({'make': 'Saab'}).accepted\n"
        "    assert webmcp_tools(BAD) == ()\n"
        "def test_responses(webmcp_tools):\n"
        "    app = flask.Flask('x')\n"
        "    app.add_url_rule('/cars', view_func=lambda: GOOD)\n"
        "    (tool,) = webmcp_tools(app.test_client().get('/cars'))\n"
        "    assert tool.page_url == 'http://localhost/cars'\n"
        "    (tool,) = webmcp_tools(httpx.Response(200, html=GOOD))\n"
        "    assert tool.name == 'find_car'\n"
    )
    project.runpytest().assert_outcomes(passed=2)


def test_a_page_without_findings(project: pytest.Pytester) -> None:
    project.makepyfile(WORDS + "def test(assert_no_findings):\n    assert_no_findings(GOOD)\n")
    project.runpytest().assert_outcomes(passed=1)


def test_findings_are_the_message_of_the_failure(project: pytest.Pytester) -> None:
    project.makepyfile(WORDS + "def test(assert_no_findings):\n    assert_no_findings(BAD)\n")
    result = project.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            ">       assert_no_findings(BAD)",
            "E       AssertionError: *",
            'E       <html>:4:*: error WF101 invalid-tool-name: *Write toolname="find_car".',
            "E         4 | <form action=*",
            "E         * ^^^^*",
            "E       Found 1 error in 1 of 1 file.",
        ]
    )
    result.stdout.no_fnmatch_line("*findings.py*")


def test_what_is_looked_for_is_configured_and_may_be_said(project: pytest.Pytester) -> None:
    page = GOOD.replace("<label>Make <input", "<label><input")
    project.path.joinpath("good.html").write_text(page)
    project.makepyfile(
        WORDS + "import pytest\n"
        "from webmcp_forms import UsageError\n"
        "def test_warnings_count(assert_no_findings):\n"
        "    with pytest.raises(AssertionError, match='WF203'):\n"
        "        assert_no_findings(GOOD)\n"
        "def test_only_errors(assert_no_findings):\n"
        "    assert_no_findings(GOOD, fail_on='error')\n"
        "def test_ignored(assert_no_findings):\n"
        "    assert_no_findings(GOOD, ignore=['WF203'])\n"
        "def test_selected(assert_no_findings):\n"
        "    assert_no_findings(GOOD, select=['WF1'])\n"
        "def test_selected_by_a_text(assert_no_findings):\n"
        "    assert_no_findings(GOOD, select='WF1', ignore='WF203')\n"
        "def test_no_severity(assert_no_findings):\n"
        "    with pytest.raises(UsageError, match=\"fail_on is 'never', which is none of error, warning, info\"):\n"
        "        assert_no_findings('', fail_on='never')\n"
        "def test_no_rule(assert_no_findings):\n"
        "    with pytest.raises(UsageError, match='Did you mean'):\n"
        "        assert_no_findings(GOOD, ignore=['missing-parameter-descriptions'])\n"
    )
    project.runpytest().assert_outcomes(passed=7)
    project.path.joinpath("webmcp-forms.toml").write_text('ignore = ["WF203"]\n')
    project.runpytest("-k", "warnings").assert_outcomes(failed=1)


TEST_OF_A_CONTRACT = WORDS + "def test(assert_tools):\n    (tool,) = assert_tools(GOOD, 'cars')\n"


def test_a_contract_is_written_kept_and_broken(project: pytest.Pytester) -> None:
    project.makepyfile(TEST_OF_A_CONTRACT)
    contract = project.path / "webmcp-contracts" / "cars.lock"

    missing = project.runpytest()
    missing.assert_outcomes(failed=1)
    missing.stdout.fnmatch_lines(
        "E       AssertionError: there is no contract webmcp-contracts/cars.lock yet; run pytest with --webmcp-update*"
    )
    assert not contract.exists()

    written = project.runpytest("--webmcp-update")
    written.assert_outcomes(passed=1)
    written.stdout.fnmatch_lines(["*contracts of WebMCP tools*", "webmcp-contracts/cars.lock: written"])
    assert b'"name": "find_car"' in contract.read_bytes()
    assert b"\r" not in contract.read_bytes()

    kept = project.runpytest()
    kept.assert_outcomes(passed=1)
    kept.stdout.no_fnmatch_line("*contracts of WebMCP tools*")

    project.path.joinpath("good.html").write_text(GOOD.replace('type="number"', 'type="number" required'))
    broken = project.runpytest()
    broken.assert_outcomes(failed=1)
    broken.stdout.fnmatch_lines(
        [
            ">       (tool,) = assert_tools(GOOD, 'cars')",
            "E       AssertionError: the tools of this page are not those of webmcp-contracts/cars.lock:",
            "E * breaking: find_car.year: it is required now (line 6)",
            "E * If they should be, run --webmcp-update.",
        ]
    )

    project.runpytest("--webmcp-update").assert_outcomes(passed=1)
    project.runpytest().assert_outcomes(passed=1)


def test_an_update_of_what_is_the_same_writes_nothing(project: pytest.Pytester) -> None:
    project.makepyfile(TEST_OF_A_CONTRACT)
    project.runpytest("--webmcp-update")
    contract = project.path / "webmcp-contracts" / "cars.lock"
    contract.write_bytes(contract.read_bytes().replace(b"\n", b"\r\n"))
    project.runpytest("--webmcp-update").stdout.no_fnmatch_line("*written*")
    assert b"\r\n" in contract.read_bytes()


def test_a_damaged_contract_is_said_and_written_again(project: pytest.Pytester) -> None:
    project.makepyfile(TEST_OF_A_CONTRACT)
    project.runpytest("--webmcp-update")
    contract = project.path / "webmcp-contracts" / "cars.lock"
    text = contract.read_bytes()
    for damaged, said in ((b"\xff\xfe", "it is no UTF-8"), (text.replace(b'["make"]', b"null"), "tool 1, ?find_car?")):
        contract.write_bytes(damaged)
        broken = project.runpytest()
        broken.assert_outcomes(failed=1)
        broken.stdout.fnmatch_lines([f"E *ConfigurationError: webmcp-contracts/cars.lock: not a lock file: {said}*"])
        project.runpytest("--webmcp-update").assert_outcomes(passed=1)
        assert contract.read_bytes() == text


def test_a_change_that_breaks_nothing_is_told_at_the_end(project: pytest.Pytester) -> None:
    project.makepyfile(
        TEST_OF_A_CONTRACT + "def test_exactly(assert_tools):\n    assert_tools(GOOD, 'cars', exact=True)\n"
    )
    project.runpytest("--webmcp-update")
    project.path.joinpath("good.html").write_text(GOOD.replace("Find used cars", "Find cars"))
    result = project.runpytest()
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        ["webmcp-contracts/cars.lock: change: find_car: its description changed (line 4); --webmcp-update*"]
    )


@pytest.mark.parametrize("name", ["", "../cars", "a/b", "a\\b", ".."])
def test_a_contract_stays_beside_its_test(name: str, project: pytest.Pytester) -> None:
    project.makepyfile(
        WORDS + "import pytest\n"
        "from webmcp_forms import UsageError\n"
        "def test(assert_tools):\n"
        f"    with pytest.raises(UsageError, match='is no name of a contract'):\n"
        f"        assert_tools(GOOD, {name!r})\n"
    )
    project.runpytest("--webmcp-update").assert_outcomes(passed=1)


def test_a_redirect_is_no_page_without_findings(project: pytest.Pytester) -> None:
    project.makepyfile(
        "import httpx\n"
        "def test(assert_no_findings):\n"
        "    assert_no_findings(httpx.Response(302, headers={'Location': '/login'}, html=''))\n"
    )
    result = project.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines("E       *InputError: *a redirect to /login, not a page; follow it first")


def test_a_run_that_does_not_use_it_pays_nothing(project: pytest.Pytester) -> None:
    """In a process of its own, with warnings as errors, and where the package has been imported before."""
    project.makepyfile(
        "import sys\n"
        "def test():\n"
        "    loaded = {name for name in sys.modules if name.startswith('webmcp_forms')}\n"
        "    assert loaded == {'webmcp_forms', 'webmcp_forms.integrations', 'webmcp_forms.integrations.pytest',\n"
        "                      'webmcp_forms.integrations.pytest.plugin'}\n"
        "    assert not {'turbohtml', 'lxml', 'bs4', 'click', 'flask', 'django', 'httpx'} & set(sys.modules)\n"
    )
    code = "import sys, pytest, webmcp_forms; sys.exit(pytest.main(['-q', '-W', 'error']))"
    result = project.run(sys.executable, "-W", "error", "-c", code)
    result.assert_outcomes(passed=1)
    result.stdout.no_fnmatch_line("*WebMCP*")


def test_it_can_be_switched_off(project: pytest.Pytester) -> None:
    project.makepyfile("def test(webmcp_tools): pass\n")
    project.runpytest("-p", "no:webmcp-forms").assert_outcomes(errors=1)
