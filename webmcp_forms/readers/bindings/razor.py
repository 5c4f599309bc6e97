"""Razor: `@` before expressions, statements whose braces hold code with HTML in it, and comments.

In markup an `@` starts an expression or a statement. In the braces of a statement stands code; an element at the start
of a statement is markup again until it is closed, and so is the rest of a line after `@:`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.bindings.tags import VOID_TAGS
from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, TEXT, Island, Role, Step

_STRING = r'\$?@\$?"(?:[^"]|"")*+(?:"|\Z)|\$?"(?:[^"\\\n]|\\.)*+(?:"|(?=\n)|\Z)|\'(?:[^\'\\\n]|\\.){1,8}\''
_COMMENT = r"//[^\n]*+|/\*.*?(?:\*/|\Z)"
_MARKUP = Expression(r"<!--.*?(?:-->|\Z)|@|<(?P<slash>/?)(?P<name>[A-Za-z][^\s/>@]*+)|[\"']|/?>|\n", re.DOTALL)
_CASE = r"\b(?:case\b[^:;{}\n]*+|default\s*+):"
_CODE = Expression(rf"{_STRING}|{_COMMENT}|@\*|@:|@(?=[A-Za-z_(])|[{{}};]|<(?=[A-Za-z])|{_CASE}", re.DOTALL)
_BRACKET = Expression(rf"{_STRING}|{_COMMENT}|[()\[\]{{}}]", re.DOTALL)
_STATEMENT = Expression(r"(?:if|for|foreach|while|switch|using|lock|try|do|section\s+\w+)\b")
_BLOCK = Expression(r"(?:functions|code)\s*\{")
_LINE = Expression(
    r"(?:model|using|inject|page|layout|inherits|implements|namespace|attribute|addTagHelper|removeTagHelper|"
    r"tagHelperPrefix|typeparam|preservewhitespace|rendermode)\b(?!\s*[(.=])[^\n]*"
)
_NAME = Expression(r"(?:await\s+)?[A-Za-z_]\w*")
_MEMBER = Expression(r"\??\.[A-Za-z_]\w*|!(?=[.\[(])|\?(?=\[)")
_DIRECTIVE = Expression(r"[A-Za-z_][\w:.-]*\s*=")
# What a call gives, or a property of such a name, may be markup; other properties are text.
_MAY_BE_MARKUP = Expression(r"(?i)html|body|content|fragment|markup|render|template|field|control|button|await|child")
# Statements that write to the page.
_RENDERS = Expression(r"\bHtml\.Render\w+\s*\(|\bWrite(?:Literal)?\s*\(")
_INERT = Expression(r"Html\.(?:AntiForgeryToken|Hidden\w*)\b")
_HEADER = Expression(r"(else\s+if|else|if|foreach|for|while|switch|do|using|try|catch|finally|lock|section)\b")
_CONTINUATION = Expression(r"\s*(?:else\s+if|else|catch|finally)\b")
_BLANK = Expression(r"\s*")
_BRACE = Expression(r"\s*\{")
_LOOPS = frozenset({"for", "foreach", "while", "do"})
_BRANCHES = frozenset({"if", "try"})
_ARMS = frozenset({"else if", "catch"})
_LAST_ARMS = frozenset({"else", "finally"})
_CLOSED = _LOOPS | _BRANCHES | _ARMS | _LAST_ARMS
_STARTED_SWITCH = "switch with cases"
# Brackets that may stay open to the end of a text; more of them are none.
_MOST_FAILURES = 4


@dataclass(slots=True)
class _Code:
    """Braces with code in them: where the present piece of it starts, and where the present statement does.

    From `blank` on nothing but white space and comments came, or it is -1: there markup may start. `blocks` are the
    braces that are open, by what opened them.
    """

    piece: int
    statement: int
    blank: int
    blocks: list[str]

    def start_statement(self, position: int) -> None:
        """Note that a statement starts."""
        self.statement = self.blank = position


@dataclass(slots=True)
class _Markup:
    """Markup in code: how many elements are open, or the rest of a line."""

    depth: int = 0
    is_line: bool = False


def scan_razor(text: str) -> list[Island]:
    """The islands of a Razor page or component."""
    return sorted(_Scan(text).islands(), key=lambda island: island.start)


class _Scan:
    def __init__(self, text: str) -> None:
        self._text = text
        self._found: list[Island] = []
        self._open: list[_Code | _Markup] = []
        self._tag = ""
        self._quote = ""
        self._raw = ""
        self._failures = 0

    def islands(self) -> list[Island]:
        position: int | None = 0
        while position is not None:
            inside = self._open[-1] if self._open else None
            position = self._code(inside, position) if isinstance(inside, _Code) else self._markup(inside, position)
        innermost = self._open[-1] if self._open else None
        if isinstance(innermost, _Code):
            self._blank_code(innermost, len(self._text))
        return self._found

    def _silent(self, start: int, end: int) -> None:
        if start < end:
            self._found.append(Island(start, end, SILENT))

    def _step(self, offset: int, step: Step, head: tuple[int, int] | None = None) -> None:
        self._found.append(Island(offset, offset, step, head=head))

    def _markup(self, inside: _Markup | None, position: int) -> int | None:
        match = _MARKUP.search(self._text, position)
        if match is None:
            return None
        mark, start, end = match[0], match.start(), match.end()
        if mark == "@":
            return self._transition(end)
        if mark == "\n":
            return self._line_end(inside, end)
        if self._quote:
            self._quote = "" if mark == self._quote else self._quote
            return start + 1 if match["name"] else end
        name = (match["name"] or "").lower()
        if self._raw and (name != self._raw or not match["slash"]):
            return start + 1 if name else end
        if name and not self._tag:
            self._raw = ""
            self._tag = match["slash"] + name
        elif mark in ("'", '"') and self._tag:
            self._quote = mark if self._text[start - 1] == "=" else ""
        elif mark in (">", "/>") and self._tag:
            self._end_tag(inside, end, closes_itself=mark == "/>")
        return end

    def _line_end(self, inside: _Markup | None, end: int) -> int:
        if isinstance(inside, _Markup) and inside.is_line:
            self._back_to_code(end)
        return end

    def _end_tag(self, inside: _Markup | None, end: int, *, closes_itself: bool) -> None:
        name, self._tag = self._tag, ""
        self._raw = name if name in ("script", "style") and not closes_itself else ""
        if not isinstance(inside, _Markup) or inside.is_line:
            return
        if name.startswith("/"):
            inside.depth -= 1
        elif not (closes_itself or name in VOID_TAGS):
            inside.depth += 1
        if inside.depth <= 0:
            self._back_to_code(end)

    def _back_to_code(self, position: int) -> None:
        self._open.pop()
        self._tag = self._quote = self._raw = ""
        around = self._open[-1]
        if isinstance(around, _Code):
            around.piece = position
            around.start_statement(position)

    def _transition(self, position: int) -> int:
        """What an `@` just before `position` starts, and where to go on after it."""
        start = position - 1
        match self._text[position : position + 1]:
            case "":
                return position
            case "@":
                self._found.append(Island(start, position + 1, OUTPUT, "@"))
                return position + 1
            case "*":
                return self._comment(start)
            case "{":
                return self._enter(start, position + 1)
            case "(":
                return self._output(start, self._bracket_end(position))
        return position if self._is_no_transition(position) else self._word(start, position)

    def _is_no_transition(self, position: int) -> bool:
        """Whether an `@` is one of an address, or starts the name of an attribute."""
        before = self._text[position - 2 : position - 1]
        is_address = (before.isalnum() or before == "_") and self._text[position].isalnum()
        return is_address or bool(self._tag and not self._quote and _DIRECTIVE.match(self._text, position))

    def _word(self, start: int, position: int) -> int:
        """What a word after an `@` starts: a directive, a statement or an expression."""
        if (line := _LINE.match(self._text, position)) and not self._tag:
            self._silent(start, line.end())
            return line.end()
        return self._statement(start, position) or self._expression(start, position)

    def _comment(self, start: int) -> int:
        end = self._text.find("*@", start + 2)
        end = len(self._text) if end < 0 else end + 2
        self._silent(start, end)
        return end

    def _statement(self, start: int, position: int) -> int | None:
        text = self._text
        if block := _BLOCK.match(text, position):
            end = self._bracket_end(block.end() - 1)
            if end:
                self._silent(start, end)
            return end
        word = _STATEMENT.match(text, position)
        brace = self._brace_after(word.end()) if word else None
        if word and brace and word[0].startswith("section"):
            return self._section(start, brace)
        return self._enter(start, brace) if brace else None

    def _section(self, start: int, position: int) -> int:
        """Blank the header and the last brace of a section, in whose braces markup stands."""
        end = self._bracket_end(position - 1)
        if end:
            self._silent(start, position)
            self._silent(end - 1, end)
        return position

    def _brace_after(self, position: int) -> int | None:
        """Just past the brace after a statement's word and what it has in parentheses."""
        blank = _BLANK.match(self._text, position)
        position = blank.end() if blank else position
        if self._text.startswith("(", position):
            end = self._bracket_end(position)
            if end is None:
                return None
            position = end
        brace = _BRACE.match(self._text, position)
        return brace.end() if brace else None

    def _expression(self, start: int, position: int) -> int:
        name = _NAME.match(self._text, position)
        if name is None:
            return position
        end = name.end()
        while True:
            if self._text.startswith(("(", "["), end):
                closed = self._bracket_end(end)
                if closed is None:
                    break
                end = closed
            elif member := _MEMBER.match(self._text, end):
                end = member.end()
            else:
                break
        written = self._text[position:end]
        is_text = "(" not in written and not _MAY_BE_MARKUP.search(written)
        step = SILENT if _INERT.match(written) else TEXT if is_text else OUTPUT
        self._found.append(Island(start, end, step))
        return end

    def _output(self, start: int, end: int | None) -> int:
        if end is None:
            return start + 1
        self._found.append(Island(start, end, OUTPUT))
        return end

    def _bracket_end(self, position: int) -> int | None:
        """Just past the bracket that closes the one at `position`."""
        depth = 0
        if self._failures >= _MOST_FAILURES:
            return None
        for match in _BRACKET.finditer(self._text, position):
            if match[0] in ("(", "[", "{"):
                depth += 1
            elif match[0] in (")", "]", "}"):
                depth -= 1
                if depth == 0:
                    return match.end()
        self._failures += 1
        return None

    def _enter(self, start: int, position: int) -> int:
        """Go into the braces of a statement."""
        self._silent(start, position)
        code = _Code(position, position, position, [])
        self._open.append(code)
        self._open_block(code, start, position)
        return position

    def _open_block(self, code: _Code, start: int, position: int) -> None:
        """Note what the brace before `position` opens; its statement starts at `start`."""
        header = self._text[start:position].lstrip(" \t\n@")
        match = _HEADER.match(header)
        word = " ".join(match[1].split()) if match else ""
        head = position - len(header), position
        if word in _ARMS or word in _LAST_ARMS:
            self._step(position, Step(Role.LAST_ARM if word in _LAST_ARMS else Role.ARM))
        elif word in _LOOPS:
            self._step(position, Step(Role.OPEN_LOOP), head)
        elif word in _BRANCHES:
            self._step(position, Step(Role.OPEN_BRANCH), head)
        code.blocks.append(word)

    def _code(self, inside: _Code, position: int) -> int | None:
        match = _CODE.search(self._text, position)
        if match is None:
            return None
        mark, start, end = match[0], match.start(), match.end()
        if mark.startswith("@") and not mark.endswith('"'):
            return self._transition_in_code(inside, mark, end)
        match mark:
            case "{":
                self._open_block(inside, inside.statement, end)
                inside.start_statement(end)
            case "}":
                return self._close_block(inside, end)
            case ";":
                inside.start_statement(end)
            case "<" if self._is_blank(inside, start):
                self._into_markup(inside, start, _Markup())
                return start
            case _ if mark.endswith(":") and inside.blocks and inside.blocks[-1].startswith("switch"):
                self._case(inside, end, mark)
            case _ if mark.startswith("/") and self._is_blank(inside, start):
                inside.blank = end
        return end

    def _transition_in_code(self, inside: _Code, mark: str, end: int) -> int:
        """What an `@` in code starts: a line of markup, a comment, an expression, or a statement as without it."""
        if mark == "@:":
            self._into_markup(inside, end, _Markup(is_line=True))
            return end
        if mark == "@" and _STATEMENT.match(self._text, end):
            return end
        start = end - len(mark)
        self._blank_code(inside, start)
        inside.piece = self._comment(start) if mark == "@*" else self._transition(end)
        inside.start_statement(inside.piece)
        return inside.piece

    def _is_blank(self, inside: _Code, end: int) -> bool:
        """Whether a statement starts at `end`; asked once, so that a long one is not looked at again and again."""
        if inside.blank >= 0 and self._text[inside.blank : end].strip():
            inside.blank = -1
        return inside.blank >= 0

    def _blank_code(self, inside: _Code, end: int) -> None:
        """Blank the present piece of code, unless a call in it renders something."""
        if inside.piece < end:
            step = OUTPUT if _RENDERS.search(self._text, inside.piece, end) else SILENT
            self._found.append(Island(inside.piece, end, step))

    def _into_markup(self, inside: _Code, position: int, markup: _Markup) -> None:
        self._blank_code(inside, position)
        inside.piece = position
        self._open.append(markup)

    def _case(self, inside: _Code, position: int, mark: str) -> None:
        is_first = inside.blocks[-1] == "switch"
        inside.blocks[-1] = _STARTED_SWITCH
        inside.start_statement(position)
        role = Role.OPEN_BRANCH if is_first else Role.LAST_ARM if mark.startswith("default") else Role.ARM
        self._step(position, Step(role), (position - len(mark), position) if is_first else None)

    def _close_block(self, inside: _Code, end: int) -> int:
        word = inside.blocks.pop()
        brace = self._continued(end) if word in _CLOSED else None
        if brace is None and (word in _CLOSED or word == _STARTED_SWITCH):
            self._step(end - 1, Step(Role.CLOSE))
        inside.start_statement(end)
        if inside.blocks:
            return end
        if brace is None:
            self._blank_code(inside, end)
            self._open.pop()
            return end
        self._open_block(inside, end, brace)
        inside.start_statement(brace)
        return brace

    def _continued(self, position: int) -> int | None:
        """Just past the brace of what goes on with the block that a brace before `position` closed."""
        word = _CONTINUATION.match(self._text, position)
        return self._brace_after(word.end()) if word else None
