"""Labels and form owners in templates, where ids have holes."""

from __future__ import annotations

import pytest

from webmcp_forms import read
from webmcp_forms.document.nodes import Document
from webmcp_forms.document.relations import Relations, relate


def related(template: str) -> tuple[Document, Relations]:
    document = read(template, language="jinja")
    return document, relate(document)


def labelled(template: str) -> list[str]:
    document, relations = related(template)
    return [document.element(control).show("name") for control in relations.labels]


def open_labels(template: str) -> list[str]:
    document, relations = related(template)
    return [document.element(label).show("for") for label in relations.open_labels]


def test_the_same_hole_names_the_same_id() -> None:
    assert labelled('<label for="a-{{ x }}">A</label><input id="a-{{ x }}" name="q">') == ["q"]
    assert open_labels('<label for="a-{{ x }}">A</label><input id="a-{{ x }}" name="q">') == []


def test_a_form_is_named_by_the_same_hole() -> None:
    _, relations = related('<form id="{{ x }}"></form><input form="{{ x }}">')
    assert [len(controls) for controls in relations.owned.values()] == [1]
    assert relations.open_controls == ()


@pytest.mark.parametrize(
    ("template", "targets"),
    [
        ('<label for="{{ x }}">A</label><input id="q" name="q">', ["{{ x }}"]),
        ("<label {{ x }}>A</label>", [""]),
        ('{% if a %}<b id="q"></b>{% endif %}<label for="q">A</label><input id="q">', ["q"]),
        ('<label for="q">A</label><input id="q">', []),
        ('<label for="r">A</label><input id="q">', []),
        ('<b id="q"></b><label for="q">A</label><input id="q">', []),
    ],
)
def test_labels_of_which_only_rendering_tells_what_they_name(template: str, targets: list[str]) -> None:
    assert open_labels(f"<form toolname=a tooldescription=b>{template}</form>") == targets


def test_controls_of_which_only_rendering_tells_their_form() -> None:
    document, relations = related('<form id="f"></form><input form="{{ x }}"><input form="f">')
    assert [document.element(control).show("form") for control in relations.open_controls] == ["{{ x }}"]


def test_a_hole_is_another_one_in_another_component() -> None:
    field = "function Field() { return <p><label htmlFor={id}>A</label><input id={id} name='q' /></p>; }"
    page = "function Page() { return <form><label htmlFor={id}>B</label><input id={id} name='r' /></form>; }"
    document = read(field + page, language="tsx")
    relations = relate(document)
    named = {document.element(control).show("name"): len(labels) for control, labels in relations.labels.items()}
    assert named == {"q": 1, "r": 1}
