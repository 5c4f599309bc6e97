"""CAPTCHAs by what their vendors have pages write."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.suitability.check_marks import (
    VENDOR_CLASSES,
    VENDOR_COMPONENTS,
    VENDOR_HOLES,
    VENDOR_IDS,
    VENDOR_NAMES,
    VENDOR_TAGS,
)
from webmcp_forms.linter.suitability.signs import attribute_sign, class_sign, tag_sign
from webmcp_forms.linter.wording import quoted

Found = Iterator[tuple[Element, Evidence]]


def vendors(tool: ToolForm) -> Found:
    """The places where a vendor's CAPTCHA is shown or answered."""
    contents = tool.contents
    for name in sorted(contents.classes.keys() & VENDOR_CLASSES.keys()):
        element = contents.classes[name][0]
        yield element, class_sign(tool, element, name, 1.0, f"of {VENDOR_CLASSES[name]}")
    for attribute, table in (("id", VENDOR_IDS), ("name", VENDOR_NAMES)):
        for element in contents.attributes.get(attribute, ()):
            if vendor := table.get(element.show(attribute).lower()):
                yield element, attribute_sign(tool, element, attribute, 1.0, f"of {vendor}")
    for tags in (VENDOR_TAGS, VENDOR_COMPONENTS):
        for tag in sorted(contents.tags.keys() & tags.keys()):
            element = contents.tags[tag][0]
            yield element, tag_sign(tool, element, 1.0, f"of {tags[tag]}")
    yield from _holes(tool)


def _holes(tool: ToolForm) -> Found:
    for element, hole in tool.contents.holes_with(VENDOR_HOLES, ignore_case=True):
        yield element, Evidence(f"template {quoted(hole.source)}", hole.span or tool.span(element), 1.0)
