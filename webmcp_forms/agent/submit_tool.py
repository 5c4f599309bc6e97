"""A tool that submits a form."""

from __future__ import annotations

from collections.abc import Callable

from webmcp_forms.agent.definition import AgentTool, Answer, Arguments, Steps


def submit_tool(
    description: str,
    *,
    submit: Callable[[], object],
    read: Callable[[], object] | None = None,
    name: str = "submit_form",
) -> AgentTool:
    """A tool without arguments that submits a form.

    `submit` answers `False` when the form was refused; only then `read` is asked what is wrong with it, and its report
    is the answer. Anything else counts as sent.
    """

    def steps(arguments: Arguments) -> Steps:
        if arguments:
            return Answer({"error": f"{name} takes no arguments"}, is_error=True)
        if (yield submit()) is not False:
            return Answer({"submitted": True})
        report = (yield read()) if read else None
        return Answer({"submitted": False} if report is None else report, is_error=True)

    return AgentTool(name, description, {"type": "object", "properties": {}, "additionalProperties": False}, steps)
