"""What an export gives: its schema, and what its provider would refuse of it."""

from __future__ import annotations

from typing import Any

from tests.export.published import CHECKS
from webmcp_forms.export import Exported


def faults(exported: Exported, provider: str) -> list[str]:
    return list(CHECKS[provider](exported.definition))


def schema_of(exported: Exported) -> Any:
    definition: Any = exported.definition.get("function", exported.definition)
    return next(definition[key] for key in ("parameters", "input_schema", "inputSchema") if key in definition)
