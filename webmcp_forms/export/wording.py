"""What a keyword says, in words, for providers that do not take the keyword."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from webmcp_forms.browser.schema import JSON, Schema

_WORDS: Mapping[str, Callable[[JSON], str]] = {
    "multipleOf": lambda value: f"a multiple of {value}" if value else "",
    "uniqueItems": lambda value: "no value twice" if value else "",
    "minimum": lambda value: f"at least {value}",
    "maximum": lambda value: f"at most {value}",
    "exclusiveMinimum": lambda value: f"more than {value}",
    "exclusiveMaximum": lambda value: f"less than {value}",
    "minLength": lambda value: f"at least {value} characters",
    "maxLength": lambda value: f"at most {value} characters",
    "pattern": lambda value: f"matching {value}",
    "format": lambda value: f"in the format {value}",
    "default": lambda value: f"by default {value!r}",
    "const": lambda value: f"always {value!r}",
}


def said(keywords: Mapping[str, JSON]) -> Iterator[str]:
    """What some keywords say, a phrase each; those that only describe, or that nobody can act on, say nothing."""
    for keyword, value in keywords.items():
        if keyword in _WORDS and (phrase := _WORDS[keyword](value)):
            yield phrase


def choice_titles(alternatives: JSON, empty: str) -> str:
    """What the choices are called, where that is not their value: `"s" is Small, "m" is Medium`.

    `empty` is what the empty value is called.
    """
    named = [member for member in alternatives if isinstance(member, dict)] if isinstance(alternatives, list) else []
    shown = [
        f'"{member.get("const") or empty}" is {member["title"]}'
        for member in named
        if member.get("title") and member["title"] != member.get("const")
    ]
    return ", ".join(shown)


def with_notes(schema: Schema, notes: tuple[str, ...]) -> Schema:
    """A schema whose description ends with notes in brackets."""
    if not notes:
        return schema
    text = f"({'; '.join(notes)})"
    description = schema.get("description")
    return {**schema, "description": f"{description} {text}" if description else text}
