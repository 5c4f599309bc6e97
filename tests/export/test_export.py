"""Every export keeps to what its provider publishes, and there is a way back to the form's own names and values."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.answers import read_lines
from tests.conformance.pages import random_pages
from tests.export.exports import faults, schema_of
from tests.export.published import CHECKS
from webmcp_forms.agent import form_tool, navigate_tool, submit_tool
from webmcp_forms.errors import UsageError
from webmcp_forms.export import PROVIDERS, export_tool, export_tools, provider_document
from webmcp_forms.export.limits import find_limits
from webmcp_forms.export.names import portable_names
from webmcp_forms.tools import Tool, compile_tools

PARTS = {
    "nothing": "",
    "bracketed names": "<input name='user[email]'><input name=user_email><input name='user(email)'>",
    "no name, and names that only start badly": "<input><input name=1st><input name=-x><input name=é>",
    "a long name": f"<input name={'n' * 200}><input name={'n' * 199}x>",
    "empty choice": "<select name=s required><option value=''>Any<option>a</select>",
    "no choices": "<select name=s></select><select name=t multiple></select>",
    "several choices": "<select multiple name=s><option value=1>One<option>2</select>",
    "moments": "<input type=month name=a><input type=time name=b step=1><input type=date name=c><input type=color>",
    "numbers": "<input type=number name=a min=1 max=9 step=2><input type=range name=b><input type=number step=1e-400>",
    "boxes": "<input type=checkbox name=a><input type=checkbox name=b value=1><input type=checkbox name=b value=''>",
    "patterns": "<input name=a pattern='[a-z]+' required><input name=b pattern='.'>",
    "many choices": "<select name=s>" + "".join(f"<option>{number}" for number in range(1200)) + "</select>",
    "long choices": "<select name=s>" + "".join(f"<option>{'x' * 70}{number}" for number in range(260)) + "</select>",
}


def tool_of(controls: str, name: str = "t") -> Tool:
    return compile_tools(f"<form toolname='{name}' tooldescription=d>{controls}<button>Go</button></form>")[0]


def test_every_provider_is_checked_and_says_where_its_rules_are_published() -> None:
    assert set(CHECKS) == set(PROVIDERS)
    assert all(source.startswith("https://") for limits in PROVIDERS.values() for source in limits.sources)
    assert all(limits.sources for limits in PROVIDERS.values())


@pytest.mark.parametrize("provider", PROVIDERS)
@pytest.mark.parametrize("part", PARTS)
def test_an_export_keeps_to_the_published_rules(provider: str, part: str) -> None:
    assert faults(export_tool(tool_of(PARTS[part]), provider), provider) == []


@pytest.mark.parametrize("provider", PROVIDERS)
@pytest.mark.parametrize("name", ["shop.search", "1st", "-", "x" * 128, "."])
def test_so_do_names_that_the_browser_takes(provider: str, name: str) -> None:
    exported = export_tool(tool_of("", name), provider)
    assert faults(exported, provider) == []
    assert exported.tool == name


@pytest.mark.parametrize("provider", PROVIDERS)
def test_so_do_random_and_recorded_pages(provider: str) -> None:
    pages = [page.html for page in random_pages(7, 150, xhtml=False)]
    pages += [line["html"] for line in islice(read_lines("calls.jsonl"), 200)]
    tools = [tool for page in pages for tool in compile_tools(page, language="html")]
    exported = export_tools(tools, provider)
    assert len(exported) > 100
    assert [fault for tool in exported for fault in faults(tool, provider)] == []
    assert len({tool.name for tool in exported}) == len(exported)


@pytest.mark.parametrize("provider", PROVIDERS)
def test_so_do_the_tools_of_agents(provider: str) -> None:
    fields: dict[str, dict[str, Any]] = {"name": {"required": True}, "size": {"options": ["s", "m"]}}
    tools = [
        form_tool("Fill.", fields=fields, apply=print),
        submit_tool("Send.", submit=print),
        navigate_tool(["/", "/orders/{id}"], navigate=print),
    ]
    for exported in export_tools(tools, provider):
        assert faults(exported, provider) == []


def test_an_unknown_provider_is_a_usage_error() -> None:
    with pytest.raises(UsageError, match="unknown provider 'acme'"):
        export_tool(tool_of(""), "acme")


class TestNames:
    def test_a_name_that_is_taken_is_never_given_away(self) -> None:
        exported = export_tool(tool_of(PARTS["bracketed names"]), "anthropic")
        assert list(schema_of(exported)["properties"]) == ["user_email_2", "user_email", "user_email_3"]
        assert exported.renamed == {"user_email_2": "user[email]", "user_email_3": "user(email)"}

    def test_decode_gives_the_own_names_back(self) -> None:
        exported = export_tool(tool_of(PARTS["bracketed names"]), "gemini")
        arguments: dict[str, Any] = {"user_email_2": "a", "user_email": "b", "else": "c"}
        assert exported.decode(arguments) == {"user[email]": "a", "user_email": "b", "else": "c"}

    def test_required_ones_are_named_as_they_are_there(self) -> None:
        exported = export_tool(tool_of("<input name='a[b]' required>"), "anthropic")
        assert schema_of(exported)["required"] == ["a_b"]

    def test_names_that_are_fine_stay(self) -> None:
        for provider in PROVIDERS:
            exported = export_tool(tool_of("<input name=first_name><input name=q>"), provider)
            assert list(schema_of(exported)["properties"]) == ["first_name", "q"]
            assert exported.renamed == {}

    def test_tools_of_one_name_are_told_apart_and_tools_that_are_alike_are_one(self) -> None:
        tools = [tool_of("<input name=q>"), tool_of("<input name=q>"), tool_of("<input name=r>"), tool_of("", "t_2")]
        assert [exported.name for exported in export_tools(tools, "mcp")] == ["t", "t_3", "t_2"]

    @given(st.lists(st.text(max_size=80), max_size=12, unique=True), st.sampled_from(sorted(PROVIDERS)))
    def test_names_go_there_and_back(self, names: list[str], provider: str) -> None:
        rule = find_limits(provider).property_name
        portable = portable_names(names, rule)
        assert list(portable) == names
        assert len(set(portable.values())) == len(names)
        assert rule is None or all(rule.allows(name) for name in portable.values())

    @given(st.lists(st.text(max_size=70), max_size=6, unique=True), st.data())
    def test_arguments_go_there_and_back(self, names: list[str], data: st.DataObject) -> None:
        schema: Any = {"type": "object", "properties": {name: {"type": "string"} for name in names}}
        tool = form_tool("Fill.", parameters=schema, apply=print)
        arguments: dict[str, Any] = {name: data.draw(st.text(min_size=1)) for name in names}
        for provider in PROVIDERS:
            exported = export_tool(tool, provider)
            portable = {own: name for name, own in exported.decoder.names.items()}
            sent: dict[str, Any] = {portable.get(own, own): value for own, value in arguments.items()}
            assert exported.decode(sent) == arguments


class TestValues:
    def test_a_provider_without_empty_choices_gets_a_word_for_it(self) -> None:
        exported = export_tool(tool_of(PARTS["empty choice"]), "gemini")
        member = schema_of(exported)["properties"]["s"]
        assert member["enum"] == ["(empty)", "a"]
        assert member["description"] == '("(empty)" is Any)'
        assert exported.decode({"s": "(empty)"}) == {"s": ""}
        assert exported.decode({"s": "a"}) == {"s": "a"}

    def test_the_word_is_no_choice_itself(self) -> None:
        exported = export_tool(tool_of("<select name=s><option value=''>-<option>(empty)</select>"), "gemini")
        assert schema_of(exported)["properties"]["s"]["enum"] == ["((empty))", "(empty)"]
        assert exported.decode({"s": "(empty)"}) == {"s": "(empty)"}

    def test_in_lists_too(self) -> None:
        exported = export_tool(tool_of(PARTS["boxes"]), "gemini")
        assert exported.decode({"b": ["1", "(empty)"]}) == {"b": ["1", ""]}

    def test_others_keep_the_empty_choice(self) -> None:
        for provider in ("openai", "anthropic", "mcp"):
            assert schema_of(export_tool(tool_of(PARTS["empty choice"]), provider))["properties"]["s"]["enum"] == [
                "",
                "a",
            ]

    def test_a_limit_that_has_to_go_is_said_in_words(self) -> None:
        member = schema_of(export_tool(tool_of(PARTS["numbers"]), "gemini"))["properties"]["b"]
        assert member["description"] == "(a multiple of 1)"

    def test_too_many_choices_become_free_text(self) -> None:
        schema = schema_of(export_tool(tool_of(PARTS["many choices"] + PARTS["boxes"]), "openai-strict"))
        assert "enum" not in schema["properties"]["s"]
        assert "one of 1201 values" in schema["properties"]["s"]["description"]
        assert schema["properties"]["b"]["items"]["enum"] == ["1", "(empty)"]


class TestStrict:
    FORM = (
        "<input name=a required><input name=b><input type=number name=n><input type=checkbox name=c>"
        "<select name=s><option value=''>-<option>x</select><input type=date name=d>"
    )

    def test_every_property_is_required_and_a_blank_leaves_it_alone(self) -> None:
        exported = export_tool(tool_of(self.FORM), "openai-strict")
        schema = schema_of(exported)
        assert schema["required"] == ["a", "b", "n", "c", "s", "d"]
        assert [schema["properties"][name]["type"] for name in "abncd"] == [
            "string", "string", ["number", "null"], ["boolean", "null"], ["string", "null"],
        ]  # fmt: skip
        blank: dict[str, Any] = {"a": "x", "b": "", "n": None, "c": None, "s": "", "d": None}
        assert exported.decode(blank) == {"a": "x"}

    def test_the_description_says_so(self) -> None:
        definition: Any = export_tool(tool_of(self.FORM), "openai-strict").definition
        assert definition["function"]["description"] == 'd\nA field may be left blank ("") to leave it as it is.'

    def test_an_empty_value_of_the_form_has_a_word(self) -> None:
        exported = export_tool(tool_of(self.FORM), "openai-strict")
        assert schema_of(exported)["properties"]["s"]["enum"] == ["(empty)", "x", ""]
        assert exported.decode({"s": "(empty)", "c": False}) == {"s": "", "c": False}


def test_what_the_browser_writes_under_format_stands_under_pattern() -> None:
    month = schema_of(export_tool(tool_of(PARTS["moments"]), "mcp"))["properties"]["a"]
    assert month == {"type": "string", "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])$"}


def test_evals_get_what_the_browser_registers() -> None:
    tool = tool_of(PARTS["moments"])
    assert provider_document(export_tools([tool], "evals"), "evals") == {
        "tools": [{"name": "t", "description": "d", "inputSchema": tool.input_schema}]
    }


def test_the_shapes_of_requests() -> None:
    exported = {provider: export_tools([tool_of("")], provider) for provider in PROVIDERS}
    documents: Any = {provider: provider_document(tools, provider) for provider, tools in exported.items()}
    assert list(documents["mcp"]["tools"][0]) == ["name", "description", "inputSchema"]
    assert documents["gemini"] == [{"functionDeclarations": [{"name": "t", "description": "d"}]}]
    assert list(documents["anthropic"][0]) == ["name", "description", "input_schema"]
    assert documents["openai"][0]["type"] == "function"
    assert documents["openai-strict"][0]["function"]["strict"] is True
