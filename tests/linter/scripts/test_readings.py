"""A template or a program that has several readings: what is found of its scripts is the same in each, and as sure."""

from tests.linter.scripts.findings import findings
from webmcp_forms.readers import read

SEARCH = '<form id="f" toolname="find" tooldescription="Find" {}><button>Go</button></form>'
TAKE = '<form id="g" toolname="take" tooldescription="Take" {}><button>Go</button></form>'


def found(text: str, language: str) -> list[tuple[str, str, str]]:
    assert len(read(text, language=language).readings) > 1
    return [(finding.code, finding.tool, finding.confidence.value) for finding in findings(text, language)]


def test_components_with_handlers_of_their_own() -> None:
    text = f"""
    const A = () => {{
      const save = e => {{ e.preventDefault(); e.nativeEvent.respondWith(1); e.target.reset(); }};
      return {SEARCH.format("onSubmit={save}")};
    }};
    const B = () => {{
      const save = e => {{ e.preventDefault(); store(); }};
      return {TAKE.format("onSubmit={save}")};
    }};"""
    assert found(text, "jsx") == [("WF604", "find", "likely"), ("WF601", "take", "likely")]


def test_arms_with_a_script_for_both() -> None:
    arms = f"{{% if a %}}{SEARCH}{{% else %}}{TAKE}{{% endif %}}".replace("{}", "")
    script = "document.addEventListener('submit', event => event.preventDefault());"
    assert found(f"{arms}<script>{script}</script>", "jinja") == [
        ("WF601", "find", "likely"),
        ("WF601", "take", "likely"),
    ]


def test_a_script_for_the_form_of_one_arm() -> None:
    arms = f"{{% if a %}}{SEARCH}{{% else %}}{TAKE}{{% endif %}}".replace("{}", "")
    assert found(f"{arms}<script>g.onsubmit = () => false;</script>", "jinja") == [("WF601", "take", "likely")]


def test_a_form_that_all_readings_have_is_found_once() -> None:
    arms = f"{{% if a %}}{TAKE}{{% else %}}{TAKE.replace('take', 'get')}{{% endif %}}".replace("{}", "")
    form = SEARCH.format('onsubmit="return false"')
    assert found(f"{form}{arms}", "jinja") == [("WF601", "find", "likely")]


def test_a_script_in_an_arm_is_as_sure_as_others_when_it_is_there() -> None:
    arms = f"{{% if a %}}{TAKE}{{% else %}}{TAKE.replace('take', 'get')}{{% endif %}}".replace("{}", "")
    script = "<script>{% if b %}f.onsubmit = () => false;{% endif %}</script>"
    assert found(f"{SEARCH.format('')}{arms}{script}", "jinja") == [("WF601", "find", "likely")]
