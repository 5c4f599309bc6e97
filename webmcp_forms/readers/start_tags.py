"""What stands in the start tags of markup, and not in its text, comments, scripts or styles.

>>> sign = InStartTags(" formControlName=")
>>> bool(sign.search('<input formControlName="x">')), bool(sign.search("<!-- <input formControlName=x> -->"))
(True, False)
"""

from __future__ import annotations

import re

from webmcp_forms.expressions import Expression

# Each alternative takes all that it has seen, to the end of the text if need be: nothing is looked at twice. An island
# of EJS may stand in a tag of a template that it writes.
_TAG = Expression(
    r"(?is)<!--.*?(?:-->|\Z)|<(script|style|textarea|title|xmp|iframe|noembed|noframes)(?=[\s/>]).*?(?:</\1|\Z)|"
    r"<[a-z](?P<attributes>(?:[^>=<]++|<%(?:[^%]++|%(?!>))*+(?:%>)?+|<|=\s*+(?:\"[^\"]*+\"|'[^']*+')?+)*+)"
)
_VALUE = Expression(r"=\s*+(?:\"[^\"]*+\"|'[^']*+')")


class InStartTags:
    """A regular expression that is searched for among the attributes of start tags, whose quoted values are empty."""

    def __init__(self, pattern: str) -> None:
        self._pattern = Expression(pattern)

    def search(self, text: str) -> re.Match[str] | None:
        """The first match in a start tag."""
        if not self._pattern.search(text):
            return None
        for tag in _TAG.finditer(text):
            if tag["attributes"] and (match := self._pattern.search(_VALUE.sub('=""', tag["attributes"]))):
                return match
        return None
