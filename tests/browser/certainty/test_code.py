"""What code in a template defines, captures or leaves out is nowhere for sure."""

from __future__ import annotations

import pytest

from webmcp_forms import compile_tools

FIRST, THEN = '<input name="first">', '<input name="then" required>'


def certain(language: str, content: str) -> list[str]:
    (tool,) = compile_tools(f'<form toolname="a" tooldescription="b">{content}</form>', language=language)
    properties = tool.input_schema["properties"]
    assert isinstance(properties, dict)
    doubtful = [unknown.parameter for unknown in tool.incomplete if unknown.parameter]
    return [name for name in ("first", "then") if name in properties and name not in doubtful]


@pytest.mark.parametrize(
    ("language", "content"),
    [
        ("php", f"{FIRST}<?php function f() {{ ?>{THEN}<?php }} if ($a) f(); ?>"),
        ("php", f"{FIRST}<?php array_map(function ($x) {{ ?>{THEN}<?php }}, $xs); ?>"),
        ("php", f"{FIRST}<?php $f = fn() => (function () {{ ?>{THEN}<?php }})(); ?>"),
        ("php", f"<?php ob_start(); ?>{THEN}<?php $x = ob_get_clean(); ?>{FIRST}"),
        ("php", f"<?php ob_start(); ?>{THEN}<?php ob_end_clean(); ?>{FIRST}"),
        ("php", f"{FIRST}<?php if (!$a) return; ?>{THEN}"),
        ("php", f"{FIRST}<?php if (!$a) {{ echo 1; exit; }} ?>{THEN}"),
        ("php", f"{FIRST}<?php if (!$a) {{ ?><p><?php die(); }} ?>{THEN}"),
        ("php", f"{FIRST}<?php if ($a): if ($b) return; ?><p><?php endif ?>{THEN}"),
        ("php", f"{FIRST}<?php foreach ($a as $b) {{ if ($b) {{ return; }} ?><p><?php }} ?>{THEN}"),
        ("ejs", f"{FIRST}<% function f() {{ %>{THEN}<% }} %>"),
        ("ejs", f"{FIRST}<% const f = n => {{ %>{THEN}<% }} %>"),
        ("mako", f"{FIRST}\n% if a:\n<% return '' %>\n% endif\n{THEN}"),
        ("erb", f"{FIRST}<% f = lambda do |n| %>{THEN}<% end %>"),
        ("erb", f"{FIRST}<% f = ->(n) {{ %>{THEN}<% }} %>"),
        ("erb", f"{FIRST}<% x = capture do %>{THEN}<% end %>"),
        ("erb", f"{FIRST}<% def f(n) %>{THEN}<% end %>"),
        ("erb", f"{FIRST}<% return unless a %>{THEN}"),
        ("erb", f"{FIRST}<% if a %><% return %><% end %>{THEN}"),
    ],
)
def test_what_may_never_be_rendered(language: str, content: str) -> None:
    assert certain(language, content) == ["first"]


@pytest.mark.parametrize(
    ("language", "content"),
    [
        ("php", f"<?php if (!defined('A')) exit; defined('B') || die('no'); ?>{FIRST}{THEN}"),
        ("php", f"<?php if ( ! defined( 'A' ) ) {{ exit; }} ?>{FIRST}{THEN}"),
        ("php", f"<?php function f() {{ if ($a) return 1; return 2; }} ?>{FIRST}{THEN}"),
        ("php", f"<?php $f = function () {{ ob_start(); return ob_get_clean(); }}; ?>{FIRST}{THEN}"),
        ("php", f"<?php ob_start(); ?>{FIRST}{THEN}"),
        ("php", f"{FIRST}{THEN}<?php $x = fn() => 1; ?>"),
        ("php", f"<?php ob_start(); ?>{FIRST}{THEN}<?php ob_end_flush(); ?>"),
        ("php", f"<?php class A {{ function f() {{ ?><p><?php return; }} }} ?>{FIRST}{THEN}"),
        ("php", f"{FIRST}<?php $x = 'return'; // exit ?>{THEN}"),
        ("ejs", f"<% function f() {{ return 1 }} %>{FIRST}{THEN}"),
        ("erb", f"<% f = ->(n) {{ n + 1 }} %><% x = 1 %>{FIRST}{THEN}"),
        ("erb", f"<% def f(n) = n + 1 %>{FIRST}{THEN}"),
        ("erb", f"<% def f(n)\n return n\nend %>{FIRST}{THEN}"),
        ("erb", f"{FIRST}<% content_for :a do %>{THEN}<% end %>"),
    ],
)
def test_code_that_says_nothing_of_what_is_rendered(language: str, content: str) -> None:
    assert certain(language, content) == ["first", "then"]


@pytest.mark.parametrize(
    ("code", "is_sure"),
    [
        ("<?php if ($_POST) { save(); header('Location: /'); exit; } ?>", True),
        ("<?php $a = connect() or die('no'); ?>", True),
        ("<?php if (!$a) return; ?>", False),
        ("<?php if ($a) { exit; } if ($b) { return; } ?>", False),
        ("<p><?php if ($a) exit; ?>", False),
    ],
)
def test_what_ends_the_answer_before_the_page_is_no_rendering_of_it(code: str, *, is_sure: bool) -> None:
    (tool,) = compile_tools(f'{code}<form toolname="a" tooldescription="b">{FIRST}</form>', language="php")
    assert (tool.incomplete == ()) is is_sure


def test_what_follows_is_unknown_as_far_as_the_definition_that_is_left() -> None:
    content = f"<?php function f() {{ if ($a) {{ ?><p><?php return; }} ?>{THEN}<?php }} ?>{FIRST}"
    assert certain("php", content) == ["first"]
