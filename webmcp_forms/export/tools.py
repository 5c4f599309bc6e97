"""The definition of a tool as a provider takes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field

from webmcp_forms.agent.blanks import NOTE, without_blanks
from webmcp_forms.agent.definition import AgentTool
from webmcp_forms.agent.models import without_blank_choices
from webmcp_forms.agent.references import inlined
from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.export.decoding import AS_IT_IS, Decoder
from webmcp_forms.export.limits import Limits, find_limits
from webmcp_forms.export.names import portable_names
from webmcp_forms.export.places import Adapted
from webmcp_forms.export.schemas import adapt
from webmcp_forms.export.sizes import within_limits
from webmcp_forms.records import record
from webmcp_forms.tools import Tool


@record
class Exported:
    """A tool for a provider.

    `tool` is the name that the tool has itself, and `name` the one that the provider knows it by. `definition` is what
    the provider is given.
    """

    tool: str
    name: str
    definition: dict[str, JSON]
    decoder: Decoder = field(default=AS_IT_IS, repr=False)
    drops_blanks: bool = False

    def decode(self, arguments: Mapping[str, JSON]) -> dict[str, JSON]:
        """The arguments of a model's call as the tool itself takes them."""
        values = without_blanks(arguments) if self.drops_blanks else arguments
        return self.decoder.decode_members(values)

    @property
    def renamed(self) -> dict[str, str]:
        """The parameters that are called otherwise: their own names by those that the provider knows."""
        return {portable: own for portable, own in self.decoder.names.items() if portable != own}


def export_tool(tool: Tool | AgentTool, provider: str) -> Exported:
    """A tool as a provider takes it; raises `UsageError` for an unknown provider."""
    return export_tools((tool,), provider)[0]


def export_tools(tools: Iterable[Tool | AgentTool], provider: str) -> tuple[Exported, ...]:
    """Some tools as a provider takes them in one request, where no two may have one name.

    Tools that are alike in name, description and schema, as a form that many pages have, are one. Raises `UsageError`
    for an unknown provider.
    """
    limits = find_limits(provider)
    distinct = {repr((tool.name, tool.description, own_schema(tool))): tool for tool in tools}.values()
    counted = _counted([tool.name for tool in distinct])
    names = portable_names(counted, limits.tool_name)
    return tuple(_export(tool, names[name], limits, provider) for tool, name in zip(distinct, counted, strict=True))


def provider_document(exported: Iterable[Exported], provider: str) -> JSON:
    """What goes into a request, or a file, of the provider: its list of tools in the shape that it has there."""
    definitions: list[JSON] = [tool.definition for tool in exported]
    match provider:
        case "mcp" | "evals":
            return {"tools": definitions}
        case "gemini":
            return [{"functionDeclarations": definitions}]
    return definitions


def own_schema(tool: Tool | AgentTool) -> Schema:
    """The schema of a tool's parameters, without references; raises `UsageError` where they go in circles."""
    return inlined(tool.parameters) if isinstance(tool, AgentTool) else tool.input_schema


def _counted(names: list[str]) -> list[str]:
    """Different names: the second of a name has a number after it."""
    counts: dict[str, int] = {}
    taken = set(names)
    made: list[str] = []
    for name in names:
        counts[name] = counts.get(name, 0) + 1
        free = name
        while counts[name] > 1 and (free == name or free in taken):
            free = f"{name}_{counts[name]}"
            counts[name] += free in taken
        taken.add(free)
        made.append(free)
    return made


def _export(tool: Tool | AgentTool, name: str, limits: Limits, provider: str) -> Exported:
    own = own_schema(tool)
    if isinstance(tool, AgentTool) and (limits.is_strict or not limits.takes_empty_choice):
        # What a blank says for an agent's tool, these providers say without one among the options.
        own = without_blank_choices(own)
    adapted = Adapted(own) if limits.keeps_schema else adapt(own, limits)
    schema = within_limits(adapted.schema, limits)
    description = (
        f"{tool.description}\n{NOTE}" if limits.is_strict and NOTE not in tool.description else tool.description
    )
    title = tool.title if isinstance(tool, Tool) else ""
    definition = _definition(name, title, description, schema, provider)
    return Exported(tool.name, name, definition, adapted.decoder, drops_blanks=limits.is_strict)


def _definition(name: str, title: str, description: str, schema: Schema, provider: str) -> dict[str, JSON]:
    head: dict[str, JSON] = {"name": name, "description": description}
    match provider:
        case "openai":
            return {"type": "function", "function": {**head, "parameters": schema}}
        case "openai-strict":
            return {"type": "function", "function": {**head, "parameters": schema, "strict": True}}
        case "anthropic":
            return {**head, "input_schema": schema}
        case "gemini":
            return {**head, "parameters": schema} if schema.get("properties") else head
        case "mcp" if title:
            return {"name": name, "title": title, "description": description, "inputSchema": schema}
    return {**head, "inputSchema": schema}
