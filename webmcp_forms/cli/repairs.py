"""The repairs of one file: written back or shown as a patch, unless its bytes would not come back as they are."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.cli.patches import patch_to_apply, patch_to_show
from webmcp_forms.config.discovery import FoundFile
from webmcp_forms.errors import InputError
from webmcp_forms.linter.fix_trials import Withheld
from webmcp_forms.linter.fixes import FixedFile, encode
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile


@record
class Repair:
    """A file before and after its fixes, and its bytes as they were read."""

    before: SourceFile
    after: SourceFile
    data: bytes

    @property
    def changes_anything(self) -> bool:
        """Whether any fix was made."""
        return self.before.text != self.after.text

    def patch(self, *, at_terminal: bool) -> str | bytes:
        """The fixes as a patch, "" when there are none; raises `InputError`."""
        if not self.changes_anything:
            return ""
        try:
            self._check_bytes()
            return patch_to_show(self.before, self.after) if at_terminal else patch_to_apply(self.before, self.after)
        except UnicodeEncodeError as error:
            raise InputError(f"not fixed: {error}") from error

    def write(self, file: FoundFile) -> None:
        """Write the fixes back; raises `InputError`."""
        if not self.changes_anything:
            return
        if not file.path.is_file():
            raise InputError("only a file can be fixed; use --diff for standard input")
        try:
            self._check_bytes()
            if file.path.read_bytes() != self.data:
                raise InputError("not fixed: somebody else has changed it")
            file.path.write_bytes(encode(self.after))
        except (OSError, UnicodeEncodeError) as error:
            raise InputError(f"not fixed: {error}") from error

    def _check_bytes(self) -> None:
        if encode(self.before) != self.data:
            raise InputError(f"not fixed: it has bytes that are no {self.before.encoding}")


def withheld_notes(fixed: FixedFile) -> Iterator[str]:
    """A line for each fix that was not made, and why."""
    for one in fixed.withheld:
        finding = one.finding
        yield f"line {finding.start.line}: {finding.code} ({finding.name}) is not fixed, {_reason(one)}"


def _reason(withheld: Withheld) -> str:
    if withheld.brings:
        return f"since that would bring {' and '.join(withheld.brings)}"
    return "since too many fixes of this file bring other findings"
