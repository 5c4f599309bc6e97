"""What of a template's tools holds in every rendering, and what nobody can know before.

A property stays in the schema only when all that decides it is known; what is left out, and what is shown with a hole
in it, is an `Unknown`. On a page without holes everything is certain.

Holes and components are taken to keep to themselves: what they render is balanced markup, and repeats no name, id or
attribute that is written beside them. Where one may hold controls, the tool's `incomplete` says so.
"""

from webmcp_forms.browser.certainty.merging import CertainTool, certain_tool
from webmcp_forms.browser.certainty.registration import TemplateTool, template_tools
from webmcp_forms.browser.certainty.unknowns import Aspect, Unknown

__all__ = ["Aspect", "CertainTool", "TemplateTool", "Unknown", "certain_tool", "template_tools"]
