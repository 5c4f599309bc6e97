"""The last steps of a schema: the keywords that a provider takes, the blanks that it needs, its way to write types."""

from __future__ import annotations

from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.export.limits import Limits
from webmcp_forms.export.places import Place
from webmcp_forms.export.plain import kinds_of, with_null, without
from webmcp_forms.export.wording import said, with_notes


def finished(schema: Schema, limits: Limits, place: Place) -> Schema:
    """The schema as it goes to the provider."""
    known = _with_known_keywords(schema, limits)
    blank = _with_blank(known, place) if limits.is_strict and place.may_be_blank else known
    return _in_own_types(blank) if limits.has_own_types else blank


def _with_known_keywords(schema: Schema, limits: Limits) -> Schema:
    """The schema with a known format and the keywords that the provider takes; the others are said in words."""
    moved = _with_known_format(schema, limits)
    if moved.get("multipleOf") == 0:
        moved = without(moved, ("multipleOf",))
    if limits.keywords is None:
        return moved
    if moved.get("default", "") is None:
        moved = without(moved, ("default",))
    kept = {keyword: value for keyword, value in moved.items() if keyword in limits.keywords}
    return with_notes(kept, tuple(said(without(moved, limits.keywords))))


def _with_known_format(schema: Schema, limits: Limits) -> Schema:
    """The regular expressions that the browser writes under `format` stand under `pattern`, where they count."""
    written = schema.get("format")
    if limits.formats is None or not isinstance(written, str) or written in limits.formats:
        return schema
    rest = without(schema, ("format",))
    if written.startswith("^"):
        return {**rest, "pattern": written}
    return with_notes(rest, tuple(said({"format": written})))


def _with_blank(schema: Schema, place: Place) -> Schema:
    """The schema with null as a blank, where `""` is none.

    An object is blank when all of it is, but for one in an array, where nothing is dropped; nor is `""` there.
    """
    kinds = kinds_of(schema)
    is_text = kinds == ("string",) and not {"pattern", "format"} & schema.keys()
    if "enum" in schema or ((is_text or "object" in kinds) and not place.is_in_array):
        return schema
    return with_null(schema)


def _in_own_types(schema: Schema) -> Schema:
    branches = schema.get("anyOf")
    if isinstance(branches, list):
        return _alone(schema, branches)
    # What is only ever null has no type there, and takes one.
    kinds = ("string", *kinds_of(schema))
    made = without(schema, ("type",))
    options = made.get("enum")
    if isinstance(options, list):
        made |= {"enum": [option for option in options if option is not None], "format": "enum"}
    for kind in kinds:
        made |= {"nullable": True} if kind == "null" else {"type": kind.upper()}
    return made


def _alone(schema: Schema, branches: list[JSON]) -> Schema:
    """Alternatives, which take no keyword beside them: what they share stands in each of them."""
    written = schema.get("description")
    members: list[JSON] = []
    for branch in (branch for branch in branches if isinstance(branch, dict)):
        texts = [text for text in (written, branch.get("description")) if isinstance(text, str)]
        described: Schema = {"description": ". ".join(texts)} if texts else {}
        members.append({**branch, **described})
    return {"anyOf": members}
