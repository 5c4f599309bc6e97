"""What stands before the blocks of style sheets, found without a parse."""

import pytest

from webmcp_forms.linter.styles.preludes import preludes


def found(text: str, **options: bool) -> list[tuple[str, bool]]:
    result = list(preludes(text, **options))
    assert all(text[prelude.start :].startswith(prelude.text) for prelude in result)
    return [(prelude.text.strip(), prelude.is_guarded) for prelude in result]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a:tool{}", ["a:tool"]),
        ("b{c:d} a:TOOL {e:f}", ["a:TOOL"]),
        ("@import 'x'; a:tool{}", ["a:tool"]),
        ("@media print { a:tool { b:tool {} } }", ["a:tool", "b:tool"]),
        ("x { a:tool & { } ; c: d; e:tool {} }", ["a:tool &", "e:tool"]),
        ("} a:tool{}", ["a:tool"]),
        ("/* { */ a:tool{}", ["/* { */ a:tool"]),
        ("a['{']:tool{}", ["a['{']:tool"]),
        (r"a['\'{']:tool{}", [r"a['\'{']:tool"]),
        ("b{c:url({)} a:tool{}", ["a:tool"]),
        ("b{c:URL( 'x)' )} a:tool{}", ["a:tool"]),
        ("a:tool{", ["a:tool"]),
        ("a:tool", []),
        ("a{b:tool}", []),
        ("@supports selector(:tool-x) { c{} }", []),
        ("/* a:tool{} */ b{}", ["/* a:tool{} */ b"]),
        ("a{b:'x:tool{}'}", []),
        ("/* a:tool{}", []),
    ],
)
def test_preludes(text: str, expected: list[str]) -> None:
    assert found(text) == [(prelude, False) for prelude in expected]


def test_what_only_browsers_with_tools_read() -> None:
    text = "@supports selector( :tool-form-active ) and (x:y) { a:tool{} @media x { b:tool{} } } c:tool{}"
    assert found(text) == [("a:tool", True), ("b:tool", True), ("c:tool", False)]
    assert found("@supports (display: grid) { a:tool{} }") == [("a:tool", False)]


def test_line_comments_where_there_are_some() -> None:
    text = "// it's { \na:tool{}"
    assert found(text, has_line_comments=True) == [("// it's { \na:tool", False)]
    assert found("b{c:url(http://x)} a:tool{}", has_line_comments=True) == [("a:tool", False)]
