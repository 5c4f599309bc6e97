"""Which arms are read together."""

from __future__ import annotations

from webmcp_forms.readers.islands.blocks import pair
from webmcp_forms.readers.islands.languages import LANGUAGES
from webmcp_forms.readers.islands.masking import mask
from webmcp_forms.readers.islands.readings import MOST_READINGS, Reading, readings
from webmcp_forms.readers.islands.scanner import scan

FORM = '<form toolname="a" tooldescription="b">'


def chosen(text: str) -> tuple[Reading, ...]:
    islands = scan(text, LANGUAGES["jinja"])
    return readings(mask(text, islands), text, pair(islands, len(text)))


def left_out(text: str) -> list[list[str]]:
    return [[text[start:end] for start, end in reading.hidden] for reading in chosen(text)]


def test_a_text_without_branches_is_read_once() -> None:
    assert left_out(f"{FORM}{{{{ a }}}}</form>") == [[]]


def test_what_may_be_left_out_is_read_with_and_without() -> None:
    assert left_out(FORM + "{% if a %}1{% endif %}</form>") == [[], ["1"]]
    assert left_out(FORM + "{% for a in b %}1{% endfor %}</form>") == [[], ["1"]]


def test_of_two_arms_one_is_read_at_a_time() -> None:
    assert left_out(FORM + "{% if a %}1{% else %}2{% endif %}</form>") == [["2"], ["1"]]


def test_blocks_turn_in_step() -> None:
    text = FORM + "{% if a %}1{% else %}2{% endif %}{% if b %}3{% endif %}{% if c %}4{% elif d %}5{% endif %}</form>"
    assert left_out(text) == [["2", "5"], ["1", "3", "4", "5"], ["1", "3", "4"]]


def test_every_arm_of_what_is_nested_is_read() -> None:
    text = FORM + "{% if a %}{% if b %}1{% else %}2{% endif %}{% else %}3{% endif %}</form>"
    assert left_out(text) == [["2", "3"], ["1", "3"], ["{% if b %}1{% else %}2{% endif %}"]]


def test_a_loop_with_an_else_is_also_read_with_neither() -> None:
    text = FORM + "{% for a in b %}1{% else %}2{% endfor %}</form>"
    assert left_out(text) == [["2"], ["1", "2"], ["1"]]


def test_a_block_with_more_arms_than_readings_is_open() -> None:
    text = FORM + "{% if a %}1" + "".join(f"{{% elif a == {n} %}}{n}" for n in range(2, 8)) + "{% endif %}</form>"
    found = chosen(text)
    assert len(found) == MOST_READINGS
    assert all(reading.open_blocks == {text.index("1")} for reading in found)


def test_forms_that_exclude_each_other_all_have_a_reading() -> None:
    text = "{% if a %}" + "{% elif a %}".join(f'<form toolname="f{n}"></form>' for n in range(7)) + "{% endif %}"
    found = left_out(text)
    assert len(found) == 7
    assert all(sum(f"f{n}" in piece for piece in pieces for n in range(7)) == 6 for pieces in found)


def test_the_blocks_around_a_form_stay() -> None:
    assert left_out("{% if a %}" + FORM + "{% if b %}1{% endif %}</form>{% endif %}") == [[], ["1"]]


def test_what_is_opened_and_closed_under_one_condition_goes_together() -> None:
    text = "{% if a %}" + FORM + "{% endif %}1{% if a %}</form>{% endif %}"
    assert left_out(text) == [[]]
    assert left_out(text.replace("{% if a %}</form>", "{% if b %}</form>")) == [[], ["</form>"]]


def test_a_form_that_starts_in_another_is_read_without_that() -> None:
    first, second = f"{{% if a %}}{FORM}{{% endif %}}", '{% if b %}<form toolname="c">{% endif %}'
    assert [FORM] in left_out(f"{first}{second}</form>")


def test_what_follows_an_arm_that_closes_a_form_is_read_in_that_form_too() -> None:
    other = FORM.replace('"a"', '"c"')
    assert left_out(f"{FORM}1{{% if a %}}</form>{other}{{% endif %}}2</form>") == [[], [f"</form>{other}"]]
    text = f"{FORM}1{{% if a %}}</form>{other}{{% else %}}3{{% endif %}}2</form>"
    assert left_out(text) == [["3"], [f"</form>{other}"]]


def test_blocks_elsewhere_are_read_once() -> None:
    assert left_out("{% if a %}1{% else %}2{% endif %}" + FORM + "</form>{% if b %}3{% endif %}") == [["2"]]
    assert left_out("{% if a %}1{% else %}2{% endif %}<form></form>") == [["2"]]


def test_blocks_with_parts_of_forms_are_read_elsewhere_too() -> None:
    assert left_out(FORM + "</form>{% if a %}<input form=x>{% else %}2{% endif %}") == [["2"], ["<input form=x>"]]
    assert left_out("{% if a %}<form>{% endif %}" + FORM + "</form>") == [[], ["<form>"]]


def test_only_what_is_no_form_in_comments_and_scripts_does_not_count() -> None:
    text = "<!--" + FORM + "--><script>'" + FORM + "'</script><form>{% if a %}1{% endif %}</form>"
    assert left_out(text) == [[]]


def test_readings_tell_whether_they_show_more() -> None:
    text = FORM + "{% if a %}1{% endif %}{% if b %}2{% else %}3{% endif %}{% if c %}4{% endif %}</form>"
    assert [reading.shows_more for reading in chosen(text)] == [True, True]
    assert [reading.shows_more for reading in chosen(FORM + "{% if a %}1{% endif %}</form>")] == [True, False]
