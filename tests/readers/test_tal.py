"""TAL, as Chameleon and Zope have it: what an attribute replaces is a hole, and slots keep what is in them."""

from webmcp_forms import SourceFile, lint
from webmcp_forms.document.dump import dump
from webmcp_forms.readers import read
from webmcp_forms.readers.detect import detect

PAGE = """<tal:block metal:use-macro="templates/page/macros/icing">
<td class="content" metal:fill-slot="content">
<form method="POST" toolname="edit" tooldescription="Edit a keyword" tal:attributes="action context/designator">
<input name="name" value="${context/name}" tal:condition="context/is_edit_ok">
<span tal:content="structure context/submit">submit button here</span>
</form></td></tal:block>"""


def test_it_is_told_by_its_attributes() -> None:
    assert detect("keyword.item.html", PAGE).language == "tal"


def test_what_is_replaced_is_a_hole_and_what_is_conditional_may_be_missing() -> None:
    lines = [line.strip() for line in dump(read(SourceFile(PAGE, "a.html")))]
    (form,) = {line for line in lines if line.startswith("form ")}
    assert 'unknown-attributes=hole("tal:attributes' in form
    assert any(
        line.startswith("input ") and "in-branch" in line and 'hole("${context/name}")' in line for line in lines
    )
    assert any(line.startswith("span ") and "hole(" in line and "submit button here" not in line for line in lines)


def test_a_button_may_be_in_what_is_filled_in() -> None:
    assert [finding.code for finding in lint(SourceFile(PAGE, "a.html")) if finding.code == "WF112"] == []
