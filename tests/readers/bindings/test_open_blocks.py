"""A block of directives with more arms than there are readings is a hole, also where its first arm is always read."""

from __future__ import annotations

from webmcp_forms import compile_tools

NESTED = "".join(
    f'<input v-{word} name="n{number}" />' for number, word in enumerate(['if="c"', 'else-if="d"', "else"])
)


def test_an_arm_that_no_reading_shows_may_hold_parameters() -> None:
    first = f'<p v-if="a"><b v-if="b">{NESTED}</b><b v-else>{NESTED}</b></p>'
    page = f'<form toolname="f" tooldescription="d">{first}<p v-else><input name="late" /></p></form>'
    (tool,) = compile_tools(page, language="vue")
    assert "late" not in str(tool.input_schema)
    assert ("parameters", None, 'v-if="a"') in [
        (unknown.aspect.value, unknown.parameter, unknown.source) for unknown in tool.incomplete
    ]
