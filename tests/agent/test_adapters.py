"""Forms of Django, WTForms, Flask-WTF and Pydantic as tools: filled, refused, corrected, sent."""

from __future__ import annotations

from typing import Any

import django
import flask
import flask_wtf
import pydantic
import pytest
import wtforms
from django import forms
from django.conf import settings
from wtforms import validators

from webmcp_forms.agent import form_tool, submit_tool
from webmcp_forms.agent.adapters.adapter import Adapter
from webmcp_forms.agent.adapters.django import django_form, request_data
from webmcp_forms.agent.adapters.pydantic import pydantic_model
from webmcp_forms.agent.adapters.wtforms import wtforms_form
from webmcp_forms.errors import UsageError
from webmcp_forms.export import export_tool

if not settings.configured:
    settings.configure(USE_I18N=False)
    django.setup()


class DjangoSigner(forms.Form):  # type: ignore[misc]
    name = forms.CharField()
    email = forms.EmailField()

    def clean(self) -> dict[str, Any]:
        if self.cleaned_data.get("name") == "nobody":
            raise forms.ValidationError("Nobody cannot sign.")
        return dict(self.cleaned_data)


class DjangoContract(forms.Form):  # type: ignore[misc]
    title = forms.CharField(max_length=20, help_text="As on the cover.")
    pages = forms.IntegerField(min_value=1, max_value=99)
    kind = forms.ChoiceField(choices=[("Sales", [("s", "Sale")]), ("l", "Lease")])
    tags = forms.MultipleChoiceField(choices=[("a", "A"), ("b", "B")], required=False)
    urgent = forms.BooleanField(required=False)
    token = forms.CharField(widget=forms.HiddenInput, required=False)

    def clean(self) -> dict[str, Any]:
        if self.cleaned_data.get("urgent") and self.cleaned_data.get("pages", 0) > 9:
            raise forms.ValidationError("An urgent contract has nine pages at most.")
        return dict(self.cleaned_data)


DjangoSigners = forms.formset_factory(DjangoSigner, min_num=1, validate_min=True, extra=0)


class FlaskSigner(wtforms.Form):  # type: ignore[misc]
    name = wtforms.StringField(validators=[validators.DataRequired()])
    email = wtforms.StringField(validators=[validators.Regexp(".+@.+", message="Invalid email address.")])


class FlaskContract(flask_wtf.FlaskForm):  # type: ignore[misc]
    title = wtforms.StringField("Title", validators=[validators.InputRequired()], description="As on the cover.")
    pages = wtforms.IntegerField(validators=[validators.NumberRange(1, 99)])
    kind = wtforms.SelectField(choices=["s", "l"])
    urgent = wtforms.BooleanField()
    signers = wtforms.FieldList(wtforms.FormField(FlaskSigner), min_entries=0)
    notes = wtforms.FieldList(wtforms.StringField(validators=[validators.Length(max=5)]))
    secret = wtforms.PasswordField()
    send = wtforms.SubmitField()

    def validate(self, extra_validators: Any = None) -> bool:
        if not super().validate(extra_validators):
            return False
        if self.urgent.data and self.pages.data > 9:
            self.form_errors.append("An urgent contract has nine pages at most.")
        return not self.form_errors


class Signer(pydantic.BaseModel):
    name: str
    email: str = pydantic.Field(pattern=".+@.+")


class Contract(pydantic.BaseModel):
    title: str
    pages: int = pydantic.Field(ge=1, le=99)
    urgent: bool = False
    signers: list[Signer] = []

    @pydantic.model_validator(mode="after")
    def short_if_urgent(self) -> Contract:
        if self.urgent and self.pages > 9:
            raise ValueError("An urgent contract has nine pages at most.")
        return self


def django_contract() -> Adapter:
    return django_form(DjangoContract, formsets={"signers": DjangoSigners})


def flask_contract() -> Adapter:
    app = flask.Flask(__name__)
    app.secret_key = "test"  # noqa: S105 - no secret
    with app.test_request_context():
        return wtforms_form(FlaskContract)


def pydantic_contract() -> Adapter:
    return pydantic_model(Contract)


@pytest.fixture(autouse=True)
def request_context() -> Any:
    app = flask.Flask(__name__)
    app.secret_key = "test"  # noqa: S105 - no secret
    with app.test_request_context():
        yield


ADAPTERS = [
    pytest.param(django_contract, id="Django"),
    pytest.param(flask_contract, id="Flask-WTF"),
    pytest.param(pydantic_contract, id="Pydantic"),
]
VALID: dict[str, Any] = {
    "title": "Lease", "pages": 3, "kind": "l", "signers": [{"name": "Ada", "email": "ada@example.org"}],
}  # fmt: skip


def valid(contract: Adapter) -> dict[str, Any]:
    known: Any = contract.schema.json_schema()["properties"]
    return {name: value for name, value in VALID.items() if name in known}


@pytest.mark.parametrize("make", ADAPTERS)
class TestEveryAdapter:
    def test_an_agent_fills_is_refused_corrects_and_sends(self, make: Any) -> None:
        contract = make()
        sent: list[Any] = []
        fill = form_tool("Draw up a contract.", **contract)

        def submit() -> bool:
            is_valid = contract.is_valid()
            sent.extend([dict(contract.values)] if is_valid else [])
            return bool(is_valid)

        send = submit_tool("Send it.", submit=submit, read=contract.read)
        fill.execute(valid(contract) | {"pages": 12, "urgent": True})
        refused: Any = send.execute({})
        assert refused.is_error
        assert "nine pages at most" in refused.value["problems"]["root"]
        assert fill.execute({"pages": 9, "title": ""}).is_error is False
        assert send.execute({}).value == {"submitted": True}
        assert sent == [valid(contract) | {"pages": 9, "urgent": True}]

    def test_a_part_is_a_valid_call_and_the_answer_says_what_is_still_wrong(self, make: Any) -> None:
        answer: Any = form_tool("Draw it up.", **make()).execute({"title": "Sale"})
        assert answer.is_error is False
        assert answer.value["values"] == {"title": "Sale"}
        assert "pages" in answer.value["problems"]
        assert "title" not in answer.value["problems"]

    def test_what_the_schema_does_not_take_is_not_applied(self, make: Any) -> None:
        contract = make()
        fill = form_tool("Draw it up.", **contract)
        wrong: list[Any] = [{"pages": "many"}, {"nothing": 1}, {"signers": [{"name": 5}]}]
        for arguments in wrong:
            assert fill.execute(arguments).is_error
        assert contract.values == {}

    def test_problems_of_members_have_dotted_paths(self, make: Any) -> None:
        contract = make()
        signers = [{"name": "Ada", "email": "ada@example.org"}, {"name": "Bob", "email": "bob"}]
        contract.apply(valid(contract) | {"signers": signers})
        assert list(contract.problems_of(contract.values)) == ["signers.1.email"]

    def test_what_is_given_and_what_is_read_stay_as_they_are(self, make: Any) -> None:
        contract = make()
        given = [{"name": "Ada", "email": "ada@example.org"}]
        contract.apply({"signers": given})
        before = contract.read()
        contract.values["signers"][0]["name"] = "Bob"
        contract.values["signers"].append({"name": "Cy"})
        assert before["values"] == {"signers": given}
        assert given == [{"name": "Ada", "email": "ada@example.org"}]

    def test_a_provider_takes_it(self, make: Any) -> None:
        exported = export_tool(form_tool("Draw it up.", **make()), "anthropic")
        assert "$ref" not in str(exported.definition)


@pytest.mark.parametrize(
    "make", [pytest.param(make, id=make.__name__) for make in (django_form, wtforms_form, pydantic_model)]
)
def test_forms_that_begin_with_the_same_values_are_apart(make: Any) -> None:
    class Address(pydantic.BaseModel):
        street: str

    class Person(pydantic.BaseModel):
        address: Address

    forms_of: dict[Any, Any] = {django_form: DjangoSigner, wtforms_form: FlaskSigner, pydantic_model: Person}
    values = {"address": {"street": "", "lines": ["a"]}}
    make(forms_of[make], values=values).apply({"address": {"street": "Elm Street"}})
    assert values == {"address": {"street": "", "lines": ["a"]}}
    assert make(forms_of[make], values=values).values == values


def schema_of(contract: Adapter) -> Any:
    return contract.schema.json_schema()


class TestDjango:
    def test_the_schema_says_what_the_form_says(self) -> None:
        members = schema_of(django_contract())["properties"]
        assert members["title"] == {"type": "string", "maxLength": 20, "description": "Title. As on the cover"}
        assert members["pages"] == {"type": "integer", "minimum": 1, "maximum": 99, "description": "Pages"}
        assert members["kind"]["enum"] == ["s", "l", ""]
        assert members["urgent"]["type"] == "boolean"
        assert "token" not in members
        assert schema_of(django_contract())["required"] == ["title", "pages", "kind"]
        assert members["signers"]["items"]["required"] == ["name", "email"]

    def test_problems_of_a_formset_and_of_its_forms_as_a_whole(self) -> None:
        contract = django_contract()
        contract.apply({**VALID, "signers": []})
        assert list(contract.problems_of(contract.values)) == ["signers.root"]
        contract.apply({"signers": [{"name": "nobody", "email": "n@example.org"}]})
        assert contract.problems_of(contract.values) == {"signers.0.root": "Nobody cannot sign."}

    def test_a_form_with_a_prefix_and_a_moment_in_two_controls_is_filled_too(self) -> None:
        class Meeting(forms.Form):  # type: ignore[misc]
            name = forms.CharField()
            when = forms.SplitDateTimeField()

        class Calendar(Meeting):
            prefix = "calendar"

        values: dict[str, Any] = {"name": "Ada", "when": "2024-01-02T10:00"}
        for adapter in (django_form(Meeting, prefix="meeting"), django_form(Calendar)):
            adapter.apply(values)
            assert adapter.read() == {"values": values, "problems": {}}
        meetings = django_form(DjangoSigner, formsets={"meetings": forms.formset_factory(Meeting)})
        assert meetings.problems_of({"name": "Ada", "email": "a@b.org", "meetings": [values]}) == {}
        data = {"p-name": "Ada", "p-when_0": "2024-01-02", "p-when_1": "10:00"}
        assert request_data(values, {}, Meeting(prefix="p")) == data

    def test_the_data_of_a_request(self) -> None:
        data = request_data({"title": "x", "signers": [{"name": "Ada"}]}, {"signers": DjangoSigners})
        assert data == {"title": "x", "signers-TOTAL_FORMS": 1, "signers-INITIAL_FORMS": 0, "signers-0-name": "Ada"}


class TestWTForms:
    def test_the_schema_says_what_the_form_says(self) -> None:
        schema = schema_of(flask_contract())
        assert list(schema["properties"]) == ["title", "pages", "kind", "urgent", "signers", "notes"]
        assert schema["required"] == ["title"]
        assert schema["properties"]["pages"]["maximum"] == 99
        assert list(schema["properties"]["signers"]["items"]["properties"]) == ["name", "email"]

    def test_a_form_with_a_prefix_is_filled_too(self) -> None:
        signer = wtforms_form(FlaskSigner, prefix="signer")
        signer.apply({"name": "Ada", "email": "bob"})
        assert signer.read()["problems"] == {"email": "Invalid email address."}

    def test_lists_of_plain_fields(self) -> None:
        contract = flask_contract()
        contract.apply({**VALID, "notes": ["short", "much too long"]})
        assert list(contract.problems_of(contract.values)) == ["notes.1"]


class TestPydantic:
    def test_a_validator_that_changes_what_it_is_given_does_not_change_the_form(self) -> None:
        class Trimmed(pydantic.BaseModel):
            name: str

            @pydantic.model_validator(mode="before")
            @classmethod
            def without_title(cls, data: Any) -> Any:
                data.pop("title", None)
                return data

        trimmed = pydantic_model(Trimmed, {"title": "Dr", "name": "Ada"})
        assert trimmed.is_valid()
        assert trimmed.read()["values"] == {"title": "Dr", "name": "Ada"}

    def test_objects_are_merged_and_arrays_are_replaced(self) -> None:
        class Holder(pydantic.BaseModel):
            signer: Signer
            tags: list[str]

        holder = pydantic_model(Holder, {"signer": {"name": "Ada", "email": "a@b"}, "tags": ["x"]})
        holder.apply({"signer": {"email": "ada@example.org"}, "tags": ["y"]})
        assert holder.values == {"signer": {"name": "Ada", "email": "ada@example.org"}, "tags": ["y"]}

    def test_a_model_that_holds_itself_is_a_usage_error(self) -> None:
        with pytest.raises(UsageError, match="cannot be written out"):
            pydantic_model(Tree)


class Tree(pydantic.BaseModel):
    children: list[Tree] = []
