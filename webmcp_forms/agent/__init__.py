"""Tools that an agent in Python is given: fill a form, submit it, go to another page.

    >>> from webmcp_forms.agent import form_tool
    >>> values = {}
    >>> tool = form_tool("Note a guest.", fields={"name": {"required": True}}, apply=values.update)
    >>> tool.execute({"name": "Ada"}).value
    {'name': 'Ada'}

A tool has a name, a description, parameters (a JSON Schema) and `execute`, or `execute_async` where what it calls has
to be awaited. Providers that are strict make a model fill every parameter, so a blank one means "leave it alone".
"""

from __future__ import annotations

from webmcp_forms.agent.definition import AgentTool, Answer
from webmcp_forms.agent.fields import Field
from webmcp_forms.agent.form_reading import FormReading, from_form
from webmcp_forms.agent.form_tool import form_tool
from webmcp_forms.agent.navigate_tool import navigate_tool
from webmcp_forms.agent.submit_tool import submit_tool

__all__ = ["AgentTool", "Answer", "Field", "FormReading", "form_tool", "from_form", "navigate_tool", "submit_tool"]
