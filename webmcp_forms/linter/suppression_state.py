"""What rules about suppressions see: what the comments of one file say, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.directives import Directive, Entry, Malformed
from webmcp_forms.linter.rule_names import RuleNames
from webmcp_forms.linter.suppressions import Suppressions
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile


@record
class SuppressionState:
    """The suppressions of a file, the entries of them that silence something, and the keys of those that could.

    An entry whose key is not in `settled` names a rule that did not run, or none. `names` knows all rules there are.
    """

    suppressions: Suppressions
    used: frozenset[Entry]
    settled: frozenset[str]
    names: RuleNames

    @property
    def source(self) -> SourceFile:
        """The file."""
        return self.suppressions.source

    @property
    def tool_name(self) -> str:
        """Comments have no tool name; a `ToolForm` has."""
        return ""

    @property
    def directives(self) -> Iterator[Directive]:
        """The directives that can be read."""
        return (suppression.directive for suppression in self.suppressions.given)

    @property
    def malformed(self) -> tuple[Malformed, ...]:
        """Those that cannot."""
        return self.suppressions.malformed

    def is_unused(self, entry: Entry) -> bool:
        """Whether an entry is known to silence nothing."""
        return self.suppressions.is_complete and entry.key in self.settled and entry not in self.used
