"""What words mean in forms: those with several meanings, with objects, and those of other languages."""

from __future__ import annotations

import pytest

from tests.linter.intent.single_forms import intent_of, tool_of
from webmcp_forms.linter.intent.kinds import Kind


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("trieu-hoi", Kind.UNKNOWN),
        ("binh-luan", Kind.COMMUNICATION),
        ("huy", Kind.DESTRUCTIVE),
    ],
)
def test_a_lone_syllable_without_its_tone_says_little(path: str, kind: Kind) -> None:
    assert intent_of("<button>OK</button>", f'method="post" lang="vi" action="/{path}"').kind is kind


@pytest.mark.parametrize(
    ("language", "heading", "kind"),
    [
        ("de", "Ist mein Auto zurückgerufen?", Kind.QUERY),
        ("fr", "Mon véhicule est-il rappelé ?", Kind.QUERY),
        ("pl", "Czy moje auto jest w akcji?", Kind.QUERY),
        ("zh", "我的车能不能召回？", Kind.QUERY),
        ("ru", "Удалить проект?", Kind.DESTRUCTIVE),
        ("pl", "Czy na pewno usunąć projekt?", Kind.DESTRUCTIVE),
        ("tr", "Proje silinsin mi?", Kind.DESTRUCTIVE),
    ],
)
def test_a_question_about_a_thing_is_none_about_what_to_do(language: str, heading: str, kind: Kind) -> None:
    form = f"<h2>{heading}</h2><input name=n><button>OK</button>"
    assert intent_of(form, f'method="post" lang="{language}"').kind is kind


@pytest.mark.parametrize(
    ("language", "form", "kind"),
    [
        ("en", "<h2>Your pay slip</h2><button>Open</button>", Kind.UNKNOWN),
        ("en", "<h2>Photo 8</h2><button>Rotate left</button>", Kind.REVERSIBLE),
        ("en", "<h2>Keys</h2><button>Rotate secret</button>", Kind.ACCOUNT),
        ("it", "<h2>Velocità</h2><button>Imposta</button>", Kind.UNKNOWN),
        ("it", "<h2>Imposta di bollo</h2><button>Paga</button>", Kind.FINANCIAL),
        ("pl", "<h2>Anagramy</h2><button>Rozwiąż</button>", Kind.UNKNOWN),
        ("pl", "<h2>Umowa</h2><button>Rozwiąż umowę</button>", Kind.DESTRUCTIVE),
        ("ko", "<h2>과태료 조회</h2><button>제출</button>", Kind.QUERY),
        ("es", "<h2>Código</h2><button>Formatear JSON</button>", Kind.QUERY),
    ],
)
def test_a_word_with_two_meanings_has_that_of_its_object(language: str, form: str, kind: Kind) -> None:
    assert intent_of(form, f'method="post" lang="{language}"').kind is kind


def test_a_verb_goes_before_as_many_things() -> None:
    heading = "<h2>Voucher</h2>"
    assert intent_of(f"{heading}<button>Go</button>", 'method="post" action="/vouchers/7/buy"').kind is Kind.FINANCIAL
    assert intent_of(f"{heading}<button>Go</button>", 'method="post" action="/vouchers/7"').kind is Kind.REVERSIBLE


def test_what_is_deleted_is_not_shown_otherwise() -> None:
    spoofed = "<input type=hidden name=_method value=delete><h2>Column 2</h2>"
    assert intent_of(f"{spoofed}<button>OK</button>", 'method="post" action="/columns/2"').kind is Kind.DESTRUCTIVE
    assert intent_of(f"{spoofed}<button>Hide column</button>").kind is Kind.REVERSIBLE


@pytest.mark.parametrize(
    ("text", "button"),
    [
        ("1,50 € all'ora", "Avvia sosta"),
        ("€ 2,80 per uur", "Start parkeren"),
        ("1時間300円", "開始"),
        ("3 ريال في الساعة", "ابدأ"),
        ("7 ₽ в минуту", "Начать"),
    ],
)
def test_what_is_charged_by_the_hour_is_paid(text: str, button: str) -> None:
    assert intent_of(f"<p>{text}</p><button>{button}</button>").kind is Kind.FINANCIAL


def test_what_is_deleted_is_not_read_whatever_its_name() -> None:
    spoofed = "<input type=hidden name=_method value=delete><button>OK</button>"
    assert intent_of(spoofed, 'method="post" action="/searches/7/status"').kind is Kind.DESTRUCTIVE
    assert intent_of(spoofed, 'method="post" action="/cart/7"').kind is Kind.REVERSIBLE


def test_an_account_that_is_saved_is_changed() -> None:
    assert intent_of("<h2>Profile</h2><input name=n><button>Save</button>").kind is Kind.ACCOUNT
    assert intent_of("<h2>Layout</h2><input name=n><button>Save</button>").kind is not Kind.ACCOUNT


@pytest.mark.parametrize(
    ("field", "kind"),
    [
        ("<label>Role <select name=r><option>Reader</select></label>", Kind.ACCOUNT),
        ("<label>Permisos <select name=r><option>Lectura</select></label>", Kind.ACCOUNT),
        ("<label>Role in the play <select name=r><option>Hamlet</select></label>", Kind.UNKNOWN),
        ("<label>Role <input name=r></label>", Kind.UNKNOWN),
    ],
)
def test_who_chooses_a_role_grants_access(field: str, kind: Kind) -> None:
    assert intent_of(f"{field}<button>OK</button>").kind is kind
    assert intent_of(f"{field}<button>Search</button>").kind is Kind.QUERY
    assert intent_of(f"{field}<button>OK</button>", 'method="get"').kind is Kind.QUERY


def test_the_label_of_a_field_orders_nothing() -> None:
    label = "<label>Check-in & Validity <input name=v></label>"
    assert intent_of(f"{label}<button>Save settings</button>").kind is not Kind.COMMUNICATION
    assert intent_of("<label><input type=checkbox name=v> Notify members</label><button>OK</button>").kind is (
        Kind.COMMUNICATION
    )


@pytest.mark.parametrize(
    ("names", "button", "kind"),
    [
        ("Fine fine status", "Submit", Kind.QUERY),
        ("Fine payment", "Submit", Kind.FINANCIAL),
        ("Fine fine status", "Pay", Kind.FINANCIAL),
    ],
)
def test_what_several_texts_look_up_is_only_about_the_rest(names: str, button: str, kind: Kind) -> None:
    form = f'<form method="post" action="/status" toolname="fine" tooldescription="Fine"><h2>{names}</h2>'
    assert tool_of(f"{form}<input name=n><button>{button}</button></form>").intent.kind is kind


def test_a_basket_that_the_address_calls_a_trash_can_is_emptied_for_good() -> None:
    button = "<button>Очистить корзину</button>"
    assert intent_of(button, 'method="post" lang="ru" action="/files/trash"').kind is Kind.DESTRUCTIVE
    assert intent_of(button, 'method="post" lang="ru" action="/cart"').kind is Kind.REVERSIBLE
    restored = "<button>Восстановить из корзины</button>"
    assert intent_of(restored, 'method="post" lang="ru" action="/files/trash"').kind is Kind.REVERSIBLE


def test_characters_tell_chinese_from_japanese() -> None:
    assert intent_of("<h2>两居室</h2><button>取消收藏</button>").kind is Kind.REVERSIBLE
    assert intent_of("<h2>会員</h2><button>退会</button>").kind is Kind.DESTRUCTIVE


def test_a_sum_that_is_a_fee_is_paid() -> None:
    assert intent_of("<p>Entry fee £30.</p><button>OK</button>").kind is Kind.FINANCIAL
    assert intent_of("<p>Trains from £30.</p><button>OK</button>").kind is Kind.UNKNOWN
    assert intent_of("<p>£0.30 per minute</p><button>OK</button>").kind is Kind.FINANCIAL
    assert intent_of("<p>Dropped calls per month</p><button>OK</button>").kind is Kind.UNKNOWN
    assert intent_of("<p>Entry fee £30.</p><button>Find races</button>").kind is Kind.QUERY


def test_few_words_may_be_english_whatever_else_they_may_be() -> None:
    assert intent_of("<h2>Article</h2><button>Go live</button>").kind is Kind.COMMUNICATION


def test_a_text_without_accents_is_not_in_a_language_full_of_them() -> None:
    assert intent_of("<h2>Voucher</h2><button>Go</button>", 'method="post" action="/x"').kind is Kind.REVERSIBLE
    assert intent_of("<h2>Server</h2><button>Go</button>").kind is Kind.UNKNOWN
    assert intent_of("<h2>Máy chủ</h2><button>Gỡ</button>").kind is Kind.DESTRUCTIVE


def test_what_a_button_does_goes_before_what_its_fields_hold() -> None:
    fields = "<label>IBAN <input name=iban></label>"
    assert intent_of(f"{fields}<button>Next</button>").kind is Kind.FINANCIAL
    assert intent_of(f"{fields}<button>Validate</button>").kind is Kind.QUERY


def test_buying_what_is_only_put_into_a_basket_costs_nothing() -> None:
    assert intent_of("<button>Buy</button>", 'method="post" action="/cart/add"').kind is Kind.REVERSIBLE
    assert intent_of("<button>Buy</button>", 'method="post" action="/checkout"').kind is Kind.FINANCIAL
