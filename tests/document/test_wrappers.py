"""Holes that may hold the label of a control."""

from __future__ import annotations

import pytest

from webmcp_forms import lint, read
from webmcp_forms.document.nodes import Document, Element
from webmcp_forms.document.wrappers import label_holes
from webmcp_forms.linter.finding import Confidence

FORM = '<form toolname="find" tooldescription="Find a car by its maker">{}<button>Go</button></form>'
WRAPPED = [
    ("django", '{% field label="A" %}<input name="q">{% endfield %}'),
    ("django", '{% field label="A" %}<p><input name="q"></p>{% endfield %}'),
    ("jinja", '{% call field("A") %}<input name="q">{% endcall %}'),
    ("jinja", '{% set a %}<input name="q">{% endset %}<label>A {{ a }}</label>'),
    ("jinja-lines", '\n# set a\n<input name="q">\n# endset\n<label>A ${a}</label>'),
    ("liquid", '{% capture a %}<input name="q">{% endcapture %}<label>A {{ a }}</label>'),
    ("twig", '{% embed "f.twig" %}{% block f %}<input name="q">{% endblock %}{% endembed %}'),
    ("twig", '{% component Field %}<input name="q">{% endcomponent %}'),
    ("erb", '<%= field "A" do %><% if a %><b></b><% end %><input name="q"><% end %>'),
    ("erb", '<%= f.field("A") { |x| %><input name="q"><% } %>'),
    ("blade", '@component("field")<input name="q">@endcomponent'),
    ("mako", '<%call expr="field()"><input name="q"></%call>'),
    ("mako", '<%self:field label="A"><input name="q"></%self:field>'),
    ("freemarker", '<@field label="A"><input name="q"></@field>'),
    ("handlebars", '{{#field label="A"}}<input name="q">{{/field}}'),
    ("handlebars", '{{#> field}}<input name="q">{{/field}}'),
]
NAMED = [
    ("django", '{% include "label.html" %}<input name="q" id="i">'),
    ("django", '<input name="q" id="i">{% include "label.html" %}'),
    ("jinja", '{{ label("i") }}<input name="q" id="i">'),
    ("jinja", '{{ label(x) }}<input name="q" id="{{ x }}">'),
    ("jinja", '{{ label(x) }}<input name="q" {{ attributes }}>'),
    ("go", '{{ template "label" . }}<input name="q" id="i">'),
    ("ejs", '<%- include("label") %><input name="q" id="i">'),
    ("php", '<?php label("i") ?><?= label("i") ?><input name="q" id="i">'),
]
NOT_LABELLED = [
    ("django", '{% include "hint.html" %}<input name="q">'),
    ("django", '{% field label="A" %}x{% endfield %}<input name="q">'),
    ("django", '{% if a %}<input name="q">{% else %}<input name="q">{% endif %}'),
    ("jinja", '<p>{{ x|e }}{{ _("x") }}</p><input name="q" id="i">'),
    ("jinja", '<h2>{{ x }}</h2><button>{{ x }}</button><input name="q" id="i">'),
    ("jinja", '{% set a = 1 %}<input name="q" id="i">'),
    ("erb", '<%= csrf_meta %><input name="q">'),
    ("handlebars", '{{#if a}}<input name="q">{{/if}}'),
    ("html", '<input name="q" id="i">{{ label("i") }}'),
]


def form_and_control(document: Document) -> tuple[Element, Element]:
    return next(document.tagged(frozenset({"form"}))), next(document.tagged(frozenset({"input"})))


@pytest.mark.parametrize(("language", "template"), WRAPPED + NAMED)
def test_a_hole_may_be_the_label(language: str, template: str) -> None:
    document = read(FORM.format(template), language=language)
    form, control = form_and_control(document)
    assert label_holes(document, form).of(control, form.presence) is not None


@pytest.mark.parametrize(("language", "template"), NOT_LABELLED)
def test_no_hole_may_be_the_label(language: str, template: str) -> None:
    document = read(FORM.format(template), language=language)
    form, control = form_and_control(document)
    assert label_holes(document, form).of(control, form.presence) is None


@pytest.mark.parametrize(
    ("language", "template", "confidence"),
    [
        (*WRAPPED[0], Confidence.POSSIBLE),
        (*WRAPPED[3], Confidence.POSSIBLE),
        (*NAMED[0], Confidence.POSSIBLE),
        (*NOT_LABELLED[0], Confidence.CERTAIN),
        (*NOT_LABELLED[-1], Confidence.CERTAIN),
    ],
)
def test_what_may_be_labelled_is_only_possibly_undescribed(
    language: str, template: str, confidence: Confidence
) -> None:
    found = lint(FORM.format(template), language=language)
    assert [finding.confidence for finding in found if finding.code == "WF203"] == [confidence]
