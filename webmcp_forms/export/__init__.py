"""Tools as the providers of models take them, and the arguments of their calls as the form takes them.

>>> from webmcp_forms import compile_tools
>>> page = '<form toolname=join tooldescription=Join><input name="user[email]"><button>Go</button></form>'
>>> exported = export_tool(compile_tools(page)[0], "anthropic")
>>> list(exported.definition["input_schema"]["properties"])
['user_email']
>>> exported.decode({"user_email": "ada@example.org"})
{'user[email]': 'ada@example.org'}

own names, own schema -> names, values, keywords that the provider takes -> its definition of a tool
"""

from __future__ import annotations

from webmcp_forms.export.limits import PROVIDERS, Limits
from webmcp_forms.export.tools import Exported, export_tool, export_tools, provider_document

__all__ = ["PROVIDERS", "Exported", "Limits", "export_tool", "export_tools", "provider_document"]
