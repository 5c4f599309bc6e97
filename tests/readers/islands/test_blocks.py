"""Which islands belong together."""

from __future__ import annotations

from webmcp_forms.document.nodes import Certainty
from webmcp_forms.readers.islands.blocks import Blocks, pair
from webmcp_forms.readers.islands.languages import LANGUAGES
from webmcp_forms.readers.islands.scanner import scan


def blocks(text: str, language: str = "jinja") -> Blocks:
    return pair(scan(text, LANGUAGES[language]), len(text))


def arms(text: str, language: str = "jinja") -> list[tuple[int, int, str]]:
    return [(arm.branch, arm.number, text[arm.start : arm.end]) for arm in blocks(text, language).arms]


def around(text: str, what: str, language: str = "jinja") -> list[tuple[int, int]]:
    return [(arm.branch, arm.number) for arm in blocks(text, language).around(text.index(what))]


def test_a_branch_has_an_arm_for_each_condition() -> None:
    text = "{% if a %}x{% elif b %}y{% else %}z{% endif %}"
    assert arms(text) == [(0, 0, "x"), (0, 1, "y"), (0, 2, "z")]
    assert blocks(text).counts == (3,)
    assert blocks(text).complete == {0}


def test_a_branch_without_an_else_may_be_left_out() -> None:
    assert blocks("{% if a %}x{% elif b %}y{% endif %}").complete == frozenset()


def test_a_loop_is_one() -> None:
    [arm] = blocks("{% for a in b %}x{% endfor %}").arms
    assert arm.certainty is Certainty.LOOP


def test_blocks_nest() -> None:
    text = "{% if a %}{% for b in c %}x{% endfor %}y{% endif %}z"
    assert around(text, "x") == [(0, 0), (1, 0)]
    assert around(text, "y") == [(0, 0)]
    assert around(text, "z") == []


def test_a_block_that_nobody_closes_ends_with_the_text() -> None:
    assert arms("{% if a %}x{% if b %}y") == [(0, 0, "x{% if b %}y"), (1, 0, "y")]


def test_an_end_closes_the_nearest_block_of_its_kind() -> None:
    text = "{% for a in b %}{% if c %}x{% endfor %}y"
    assert arms(text) == [(0, 0, "{% if c %}x"), (1, 0, "x")]
    assert around(text, "y") == []


def test_an_end_without_a_block_closes_nothing() -> None:
    text = "{% if a %}{% endfor %}x{% endif %}{% endif %}y"
    assert around(text, "x") == [(0, 0)]
    assert around(text, "y") == []


def test_an_else_without_a_block_starts_nothing() -> None:
    assert arms("{% else %}x") == []


def test_what_stands_before_the_first_case_is_in_no_arm() -> None:
    text = "{% case a %} w {% when 1 %}x{% when 2 %}y{% endcase %}z"
    assert arms(text, "liquid") == [(0, 0, "x"), (0, 1, "y")]
    assert around(text, "w", "liquid") == []
    assert around(text, "z", "liquid") == []


def test_a_switch_without_a_case_has_no_arm() -> None:
    text = "{% case a %}x{% endcase %}{% if b %}y{% endif %}"
    assert arms(text, "liquid") == [(1, 0, "y")]


def test_a_section_and_its_inverse_are_arms_of_one_branch() -> None:
    text = "{{#a}}x{{/a}} {{^a}}y{{/a}} {{^a}}z{{/a}}"
    assert arms(text, "handlebars") == [(0, 0, "x"), (0, 1, "y"), (1, 0, "z")]
    assert arms("{{^a}}x{{/a}}{{#a}}y{{/a}}", "handlebars") == [(0, 0, "x"), (0, 1, "y")]


def test_an_inverse_in_another_section_is_a_branch_of_its_own() -> None:
    assert arms("{{#a}}x{{/a}}{{#b}}{{^a}}y{{/a}}{{/b}}", "handlebars") == [
        (0, 0, "x"),
        (1, 0, "{{^a}}y{{/a}}"),
        (2, 0, "y"),
    ]


def test_one_end_closes_everything_in_ruby() -> None:
    text = "<% if a %><%= f do %>x<% end %>y<% else %>z<% end %>"
    assert arms(text, "erb") == [(0, 0, "<%= f do %>x<% end %>y"), (1, 0, "x"), (0, 1, "z")]


def test_a_statement_that_nobody_knows_stands_around_a_block_where_another_ends_it() -> None:
    text = "{% call a() %}x{% endcall %}{% call b() %}y"
    found = blocks(text)
    assert arms(text) == [(0, 0, "x")]
    assert found.wrappers == {0}
    assert found.wrapper(text.index("x")) == 0
    assert found.wrapper(text.index("y")) == -1
    assert found.conditions(text.index("x")) == ()


def test_a_block_that_nobody_knows_has_arms_like_any_other() -> None:
    text = "{% if a %}{% flag b %}x{% else %}y{% endflag %}{% else %}z{% endif %}"
    found = blocks(text, "django")
    assert around(text, "x", "django") == [(0, 0), (1, 0)]
    assert around(text, "y", "django") == [(0, 0), (1, 1)]
    assert around(text, "z", "django") == [(0, 1)]
    assert not found.wrappers
    assert found.complete == {0}


def test_what_follows_where_a_template_may_be_left_is_a_branch_as_far_as_the_block_around_it() -> None:
    text = "<?php if ($a): ?>v<?php return; ?>w<?php else: ?>x<?php endif; ?>y<?php return; ?>z"
    assert [letter for letter in "vwxyz" if len(around(text, letter, "php")) == 1] == ["v", "x", "y", "z"]
    assert around(text, "w", "php") == [(0, 0), (1, 0)]


def test_where_a_definition_may_be_left_its_own_rest_may_be_missing() -> None:
    text = "<?php function a() { ?>v<?php if ($a) return; ?>w<?php } ?>x<?php return; ?>y"
    found = blocks(text, "php")
    assert [len(around(text, letter, "php")) for letter in "vwxy"] == [1, 2, 0, 1]
    assert found.rests == {found.around(text.index("w"))[1].branch}


def test_what_is_captured_is_a_branch_where_the_capture_ends() -> None:
    text = "<?php ob_start(); ?>x<?php $a = ob_get_clean(); ?>y<?php ob_start(); ?>z"
    assert arms(text, "php") == [(0, 0, "x")]


def test_what_is_printed_where_its_capture_ends_is_in_no_branch() -> None:
    inner = "<?php ob_start(); ?>x<?php echo ob_get_clean(); ?>"
    assert arms(inner, "php") == []
    assert arms(f"<?php ob_start(); ?>{inner}<?php $a = ob_get_clean(); ?>", "php") == [(0, 0, inner)]


def test_what_may_be_printed_where_its_capture_ends_is_a_branch() -> None:
    text = "<?php ob_start(); ?>x<?php if ($a): ?>y<?php echo ob_get_clean(); else: ob_end_clean(); endif; ?>"
    assert [arm[2] for arm in arms(text, "php") if arm[2].startswith("x")] != []
    for end in ("if ($a) echo ob_get_clean(); else ob_end_clean();", "if ($a) { echo ob_get_clean(); }"):
        assert arms(f"<?php ob_start(); ?>x<?php {end} ?>", "php") == [(0, 0, "x")]


def test_a_conditional_attribute_is_a_branch_around_itself() -> None:
    text = "<input @checked($a)>"
    assert arms(text, "blade") == [(0, 0, "@checked($a)")]


def test_the_head_of_a_block_is_its_first_island() -> None:
    text = "{% case a %}{% when 1 %}x{% endcase %}{% if b %}y{% endif %}"
    heads = [text[start:end] for start, end in blocks(text, "liquid").heads]
    assert heads == ["{% case a %}{% when 1 %}", "{% if b %}"]


def test_has_bound() -> None:
    text = "a{% if b %}c{% endif %}d"
    found = blocks(text)
    assert found.has_bound(0, text.index("c") + 1)
    assert not found.has_bound(text.index("c"), text.index("c") + 1)


def test_only_the_inner_arms_of_deep_nesting_are_told() -> None:
    text = "{% if a %}" * 40 + "x" + "{% endif %}" * 40
    assert around(text, "x") == [(branch, 0) for branch in range(24, 40)]


def test_a_condition_is_known_through_any_number_of_blocks_that_show_what_they_hold() -> None:
    opened = "".join(f"{{% w{number} %}}" for number in range(40))
    closed = "".join(f"{{% endw{number} %}}" for number in reversed(range(40)))
    text = f"{{% if a %}}{opened}x{closed}{{% endif %}}y"
    assert [(arm.branch, arm.number) for arm in blocks(text).conditions(text.index("x"))] == [(0, 0)]
    assert blocks(text).conditions(text.index("y")) == ()


def test_at_most_sixteen_conditions_are_told() -> None:
    text = "{% if a %}" * 20 + "{% w %}x{% endw %}"
    assert [arm.branch for arm in blocks(text).conditions(text.index("x"))] == list(range(4, 20))
