"""A Pydantic model as a form: the model validates, whatever was filled so far."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import BaseModel, ValidationError

from webmcp_forms.agent.adapters.adapter import ROOT, Adapter, Described, Problems, copied
from webmcp_forms.agent.references import inlined
from webmcp_forms.browser.schema import JSON


def pydantic_model(model: type[BaseModel], values: Mapping[str, JSON] | None = None) -> Adapter:
    """An adapter for a model; `values` is what stands in the form at first.

    Raises `UsageError` for a model that holds itself.
    """

    def problems_of(held: Mapping[str, JSON]) -> Problems:
        try:
            model.model_validate(held)
        except ValidationError as error:
            return {".".join(map(str, found["loc"])) or ROOT: found["msg"] for found in error.errors()}
        return {}

    return Adapter(Described(inlined(model.model_json_schema())), problems_of, copied(values or {}))
