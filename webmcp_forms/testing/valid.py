"""Arguments that the browser takes.

the values that each parameter takes -> some of the parameters, and all without which the form fails -> arguments
"""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from webmcp_forms.browser.call.arguments import fill
from webmcp_forms.browser.call.constraints import failures
from webmcp_forms.browser.call.limits import LIMITED_KINDS, MOMENT_KINDS, Limits, limits_of, value_text
from webmcp_forms.browser.call.moments import LAST_MOMENTS
from webmcp_forms.browser.call.states import initial_states
from webmcp_forms.browser.decimals import add, multiply
from webmcp_forms.browser.schema import JSON, Parameter
from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import literal
from webmcp_forms.errors import UsageError
from webmcp_forms.testing.sieve import values_that
from webmcp_forms.tools import Tool

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

_FARTHEST = 1_000
_COLORS = st.from_regex(r"#[0-9a-f]{6}", fullmatch=True)
_WORDS = st.text(max_size=60)
_ADDRESSES = st.from_regex(r"[a-z0-9.+-]{1,12}@[a-z]{1,12}\.(org|example)", fullmatch=True)
_URLS = st.from_regex(r"https?://[a-z]{1,12}\.(org|example)/[a-z0-9/?=&]{0,12}", fullmatch=True)


def valid(tool: Tool) -> SearchStrategy[dict[str, JSON]]:
    """Arguments that pass; raises `UsageError` for a tool that takes none."""
    least = tool.example()
    most = tool.example(full=True)
    if least is None or most is None or not tool.call(least).accepted:
        raise UsageError(f"no arguments were found that the tool {tool.name!r} takes")
    known = {parameter.name: parameter for parameter in tool.parameters}
    strategies = {name: _values(tool, known[name], example) for name, example in most.items()}
    needed = {name: strategies[name] for name in least}
    others = {name: strategy for name, strategy in strategies.items() if name not in least}
    return st.fixed_dictionaries(needed, optional=others).filter(lambda arguments: passes(tool, arguments))


def passes(tool: Tool, arguments: dict[str, JSON]) -> bool:
    """Whether the browser takes arguments, and the form would be submitted with them."""
    filled = fill(tool.form, arguments, tool.profile)
    return isinstance(filled, dict) and not any(failures(tool.form, {**initial_states(tool.form), **filled}))


def _values(tool: Tool, parameter: Parameter, example: JSON) -> SearchStrategy[JSON]:
    """The values that a parameter takes; its example is always among them."""
    found = _any_values(parameter)
    return (
        st.just(example) if found is None else values_that(found, lambda value: _fits(tool, parameter, value), example)
    )


def _fits(tool: Tool, parameter: Parameter, value: JSON) -> bool:
    """Whether a parameter takes a value, and none of its own controls fails with it."""
    filled = fill(tool.form, {parameter.name: value}, tool.profile)
    if not isinstance(filled, dict):
        return False
    failing = failures(tool.form, {**initial_states(tool.form), **filled})
    return not any(failure.control.name == parameter.name for failure in failing)


def _any_values(parameter: Parameter) -> SearchStrategy[JSON] | None:
    """Values of which a parameter takes many, or None when only its example is known."""
    control = parameter.group.controls[0]
    match control.kind:
        case "checkbox" if len(parameter.group.controls) == 1:
            return st.booleans()
        case "checkbox" | "select-multiple":
            return st.lists(st.sampled_from(_choices(parameter)), unique=True).map(_as_list)
        case "radio" | "select":
            return st.sampled_from(_choices(parameter))
        case "color":
            return _COLORS
        case "email":
            return _ADDRESSES
        case "url":
            return _URLS
        case kind if kind in LIMITED_KINDS:
            return _numbers(control)
    return None if literal(control.element.get("pattern")) else _WORDS


def _as_list(values: list[str]) -> JSON:
    return [*values]


def _choices(parameter: Parameter) -> list[str]:
    """The values to choose from; a parameter with an example has at least one."""
    return [choice.value for control in parameter.group.controls for choice in control.choices]


def _numbers(control: Control) -> SearchStrategy[JSON]:
    """Values on a step, up from the minimum or down from the maximum, or around the step base."""
    limits = limits_of(control)
    ends = (limit for limit in (limits.minimum, limits.maximum) if _is_drawn_from(control.kind, limit))
    starts = sorted({limits.base, *ends})
    steps = st.integers(-_FARTHEST, _FARTHEST)
    return st.builds(lambda start, count: _number(control, limits, start, count), st.sampled_from(starts), steps)


def _is_drawn_from(kind: str, limit: Decimal) -> bool:
    # The schema shows years of four digits; and the browser misreads some moments of 16 digits (years from 33658 on).
    return limit != LAST_MOMENTS[kind] if kind in MOMENT_KINDS else abs(limit) < 10**16


def _number(control: Control, limits: Limits, start: Decimal, count: int) -> JSON:
    number = add(start, multiply(Decimal(count), limits.step or Decimal(1)))
    if control.kind in MOMENT_KINDS:
        is_in_reach = limits_of(control).minimum <= number <= limits_of(control).maximum
        return value_text(control.kind, number) if is_in_reach or limits.wraps else ""
    return int(number) if number == int(number) else float(number)
