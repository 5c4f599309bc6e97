"""Templates that nobody would write are read in linear time, and their tools compiled."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from webmcp_forms import SourceFile
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.document.nodes import Document
from webmcp_forms.readers import read
from webmcp_forms.tools import document_tools

FORM = '<form toolname="a" tooldescription="Find a car">'
UNITS = [
    ("jinja", "{% if a %}"),
    ("jinja", "{% if a %}<input name=q>{% endif %}"),
    ("jinja", "{% if a %}<b>{% else %}<i>{% endif %}"),
    ("jinja", "{% elif a %}<input name=q>"),
    ("jinja", "{% endif %}"),
    ("jinja", "{% else %}"),
    ("jinja", "{{ "),
    ("jinja", "{% "),
    ("jinja", '{{ " }}'),
    ("jinja", "{{ ' }}\""),
    ("jinja", "{{ { }}"),
    ("jinja", "{% raw %}"),
    ("jinja", "{{ x }}"),
    ("jinja", "<input {{ x }} "),
    ("jinja", "<b {% if a %}c{% endif %}"),
    ("jinja", "\n  {{- x -}}  "),
    ("jinja", f"{{% if a %}}{FORM}</form>{{% endif %}}"),
    ("jinja", f"{{% if a %}}{FORM}{{% endif %}}"),
    ("jinja", "{% if a %}<!--{% endif %}"),
    ("jinja", "{% if a %}<script>{% endif %}"),
    ("jinja", '<label for="{{ x }}">a</label><input id="b" name="c">'),
    ("jinja", "<fieldset {{ x }}><input name=d>"),
    ("jinja", "<select name=a>{% if x %}<option>{{ y }}{% endif %}"),
    ("jinja-lines", "\n# if a\n"),
    ("jinja-lines", "\n# block a\n"),
    ("django", "{% x %}<input name=q id=i>"),
    ("django", "{% comment a %}"),
    ("twig", "{% block a %}"),
    ("twig", "{% embed a %}<input name=b>"),
    ("nunjucks", "{% call a %}<input name=b>{% endcall %}"),
    ("tera", "{% block a "),
    ("liquid", "{% case a %}{% when b %}"),
    ("liquid", "---\n"),
    ("handlebars", "{{#a}}"),
    ("handlebars", "{{#a}}<input name=b>{{/a}}{{^a}}<input name=b>{{/a}}"),
    ("handlebars", "{{{{a}}}}"),
    ("handlebars", "<Input "),
    ("handlebars", '{{#a b="c"}}<input name=d>'),
    ("erb", "<%= a do |b| %>"),
    ("erb", "<%= do |"),
    ("erb", "<% case a when b %>"),
    ("ejs", "<% if (a) { %>"),
    ("ejs", "<% /* "),
    ("php", "<?php /* "),
    ("php", "<?php /* ?>"),
    ("php", '<?php " ?>'),
    ("php", "<?php <<<A\n ?>"),
    ("php", "<?php if ($a): ?>"),
    ("blade", "@if (a) "),
    ("blade", "@x("),
    ("blade", "@section("),
    ("blade", "@section ( )"),
    ("blade", '@x("'),
    ("blade", "<x-a {{ b }}/>"),
    ("blade", '<x-a b="'),
    ("go", "{{ if a }}"),
    ("go", '{{ block "a" }}'),
    ("go", "{{ ` }}"),
    ("jsp", '<c:if test="${a}">'),
    ("jsp", '<fmt:message a="'),
    ("mako", "\n% if a:\n"),
    ("mako", "<%text>"),
    ("mako", "<%block "),
    ("mako", "<%block>"),
    ("freemarker", "<#if ("),
    ("freemarker", "<#if (>"),
]
SIZE = 40_000


def seconds(text: str, language: str) -> float:
    """How long reading and compiling take, in processor time."""
    started = time.process_time()
    document = read(SourceFile(text, "page"), language=language)
    document_tools(document, find_profile(DEFAULT_PROFILE))
    return time.process_time() - started


@pytest.mark.parametrize(("language", "unit"), UNITS)
def test_twice_as_much_takes_twice_as_long(language: str, unit: str) -> None:
    text = FORM + unit * (SIZE // len(unit))
    once, twice = seconds(text, language), seconds(text + unit * (SIZE // len(unit)), language)
    assert twice < 3 * once + 0.5


def element_count(document: Document) -> int:
    return len(document.parents)


@pytest.mark.parametrize(
    ("language", "text", "is_right"),
    [
        ("jinja", "{% if a %}" * 200_000 + "<input name=b>" + "{% endif %}" * 200_000, lambda d: element_count(d) == 5),
        ("django", '{{ x|default:"' + "}}" * 1_000_000 + '" }}', lambda d: element_count(d) == 4),
        ("jinja", "{# " + "x" * 3_000_000 + " #}<input name=b>", lambda d: element_count(d) == 5),
        ("php", "<?php " + "if ($a) { exit; " * 100_000 + "?><input name=b>", lambda d: element_count(d) == 5),
        ("php", "<?php " + "{ endif; " * 100_000 + "?><input name=b>", lambda d: element_count(d) == 5),
        ("php", "<?php " + "$a = '?>'; " * 200_000 + "?><input name=b>", lambda d: element_count(d) == 5),
        ("erb", f"<% {'a' * 1_000_000} %><input name=b>", lambda d: element_count(d) == 5),
        ("erb", f"<% {'a ' * 500_000}; {'a ' * 500_000} %><input name=b>", lambda d: element_count(d) == 5),
        ("erb", f"<%= {'@a.' * 300_000} do %><input name=b>", lambda d: element_count(d) == 5),
        ("ejs", f"<% {'a' * 1_000_000} %><input name=b>", lambda d: element_count(d) == 5),
        ("php", f"<?php {'$a->a' * 200_000} ?><input name=b>", lambda d: element_count(d) == 5),
        ("mako", f"<% {'a' * 1_000_000} %><input name=b>", lambda d: element_count(d) == 5),
        ("go", "{{ " + "a" * 1_000_000 + " }}<input name=b>", lambda d: element_count(d) == 5),
        ("alpine", f"<input name=b data-bind='{'a' * 1_000_000}'>", lambda d: element_count(d) == 5),
        ("jinja", "<p {{ a }}>" * 100_000, lambda d: element_count(d) == 100_004),
    ],
)
def test_a_huge_template_is_read(language: str, text: str, is_right: Callable[[Document], bool]) -> None:
    started = time.process_time()
    document = read(SourceFile(FORM + text, "page"), language=language)
    assert is_right(document)
    assert time.process_time() - started < 60
