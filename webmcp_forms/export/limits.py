"""What each provider takes, and where it says so."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_letters, digits

from webmcp_forms.errors import UsageError
from webmcp_forms.records import record

_WORD = frozenset(f"{ascii_letters}{digits}_")
_STARTS = frozenset(f"{ascii_letters}_")


@record
class NameRule:
    """What a name may be made of, what it may start with, and how many characters it may have."""

    characters: frozenset[str]
    first: frozenset[str]
    longest: int

    def allows(self, name: str) -> bool:
        """Whether a name can stay as it is."""
        return 0 < len(name) <= self.longest and name[0] in self.first and self.characters.issuperset(name)


@record
class Limits:
    """The rules of a provider; None is a rule that it does not have.

    - `tool_name` and `property_name`: what names may be.
    - `keywords`: those of JSON Schema that it takes; `formats`: the values of `format`.
    - `takes_empty_choice`: whether `""` may be a member of `enum`.
    - `takes_empty_object`: whether an object may have no properties.
    - `takes_open_objects`: whether an object may have properties of any name.
    - `takes_texts_only`: whether the members of `enum` have to be strings.
    - `needs_types`: whether every value has to have a type.
    - `keeps_schema`: the schema stays that of the browser.
    - `is_strict`: every property is required, no other is allowed, and a blank one means "leave it alone".
    - `most_choices`: members of all enums together; `most_characters`: of all names and members together.
    - `has_own_types`: types are written in capitals, null is `nullable`, and `anyOf` takes no keyword beside it.
    - `sources`: where this is published.
    """

    tool_name: NameRule
    property_name: NameRule | None = None
    keywords: frozenset[str] | None = None
    formats: frozenset[str] | None = None
    takes_empty_choice: bool = True
    takes_empty_object: bool = True
    takes_open_objects: bool = True
    takes_texts_only: bool = False
    needs_types: bool = False
    keeps_schema: bool = False
    is_strict: bool = False
    most_choices: int | None = None
    most_characters: int | None = None
    has_own_types: bool = False
    sources: tuple[str, ...] = ()


_COMMON = frozenset(
    {"type", "description", "enum", "properties", "required", "items", "minimum", "maximum", "pattern", "format"}
    | {"minItems", "maxItems", "anyOf", "title"}
)
_JSON_SCHEMA_FORMATS = frozenset({"date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"})
_OPENAI_NAME = NameRule(_WORD | {"-"}, _WORD | {"-"}, 64)
_MCP_NAME = NameRule(_WORD | {"-", "."}, _WORD | {"-", "."}, 128)

PROVIDERS: Mapping[str, Limits] = {
    "mcp": Limits(
        tool_name=_MCP_NAME,
        formats=_JSON_SCHEMA_FORMATS | {"uri"},
        sources=("https://modelcontextprotocol.io/specification/2025-11-25/server/tools#tool-names",),
    ),
    # One schema that is refused fails the whole request, and the Responses API refuses `oneOf` even where not strict.
    "openai": Limits(
        tool_name=_OPENAI_NAME,
        keywords=_COMMON
        | {"multipleOf", "uniqueItems", "additionalProperties", "const", "default", "minLength", "maxLength"}
        | {"exclusiveMinimum", "exclusiveMaximum"},
        formats=_JSON_SCHEMA_FORMATS,
        sources=(
            "https://platform.openai.com/docs/api-reference/chat/create (tools, function, name)",
            "https://developers.openai.com/api/docs/guides/structured-outputs (supported schemas)",
        ),
    ),
    "openai-strict": Limits(
        tool_name=_OPENAI_NAME,
        keywords=_COMMON | {"multipleOf", "additionalProperties", "const", "exclusiveMinimum", "exclusiveMaximum"},
        formats=_JSON_SCHEMA_FORMATS,
        takes_open_objects=False,
        needs_types=True,
        is_strict=True,
        most_choices=1_000,
        most_characters=120_000,
        sources=("https://developers.openai.com/api/docs/guides/structured-outputs (supported schemas)",),
    ),
    "anthropic": Limits(
        tool_name=NameRule(_WORD | {"-"}, _WORD | {"-"}, 64),
        property_name=NameRule(_WORD | {"-", "."}, _WORD | {"-", "."}, 64),
        formats=_JSON_SCHEMA_FORMATS | {"uri"},
        sources=(
            "https://platform.claude.com/docs/en/agents-and-tools/tool-use/implement-tool-use (name)",
            "https://platform.claude.com/docs/en/managed-agents/self-hosted-sandboxes (input_schema)",
        ),
    ),
    "gemini": Limits(
        tool_name=NameRule(_WORD | {"-", "."}, _STARTS, 64),
        property_name=NameRule(_WORD, _STARTS, 64),
        keywords=_COMMON | {"minLength", "maxLength", "minProperties", "maxProperties", "default"},
        formats=frozenset({"date-time"}),
        takes_empty_choice=False,
        takes_empty_object=False,
        takes_open_objects=False,
        takes_texts_only=True,
        needs_types=True,
        has_own_types=True,
        sources=(
            "https://ai.google.dev/api/caching#FunctionDeclaration",
            "https://ai.google.dev/api/caching#Schema",
            "https://github.com/lambda-alpha-labs/Graphenium/issues/37 (the API's answer about any_of)",
            "https://github.com/anomalyco/opencode/pull/28412 (the API's answer about enum)",
            "https://cloud.google.com/vertex-ai/generative-ai/docs/reference/java/latest/"
            "com.google.cloud.vertexai.api.FunctionDeclarationOrBuilder (parameter names)",
        ),
    ),
    "evals": Limits(
        tool_name=_MCP_NAME,
        keeps_schema=True,
        sources=("https://github.com/GoogleChromeLabs/webmcp-tools (the tools of an evaluation)",),
    ),
}
"""The rules by provider; `evals` takes what the browser registers, as it is."""


def find_limits(provider: str) -> Limits:
    """The rules of a provider; raises `UsageError` with the known names for any other."""
    if provider not in PROVIDERS:
        raise UsageError(f"unknown provider {provider!r}; known are {', '.join(PROVIDERS)}")
    return PROVIDERS[provider]
