"""What submit buttons say: whole texts, openings and endings in many languages, and names in code."""

import pytest

from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.linter.intent.button_words import Retreat
from webmcp_forms.linter.intent.buttons import Sign, button_text, is_about, retreat_of
from webmcp_forms.linter.page import Page
from webmcp_forms.readers import read

PROFILE = find_profile("chrome-156")


def judged(button: str, language: str = "html") -> Sign | None:
    page = Page(read(f"<form toolname=a tooldescription=b>{button}</form>", language=language), PROFILE)
    (tool,) = page.annotated_forms
    return retreat_of(page.document, tool.form.controls[0])


def retreat(button: str, language: str = "html") -> Retreat | None:
    sign = judged(button, language)
    return sign.retreat if sign else None


@pytest.mark.parametrize(
    "text",
    [
        *("← Back", "Back to cart", "PREVIOUS", "Zurück", "Zurück zum Warenkorb", "Retour au panier"),
        *("Précédent", "PRECEDENT", "Volver al carrito", "Atrás", "Indietro", "Voltar", "Terug", "Wstecz", "Tillbaka"),
        *("Zpět", "Назад", "Вернуться к заказу", "Geri", "Kembali", "Quay lại", "पीछे", "السابق", "戻る"),
        *("カートに戻る", "上一步"),
        *("返回", "이전", "« Previous step"),
    ],
)
def test_back_in_many_languages(text: str) -> None:
    assert retreat(f"<button>{text}</button>") is Retreat.BACK


@pytest.mark.parametrize(
    "text",
    [
        *("Cancel", "Cancel order", "Discard changes", "Abbrechen", "Bestellung abbrechen"),
        *("Annuler", "Annuler la commande"),
        *("Cancelar", "Annulla", "Annuleren", "Anuluj", "Avbryt", "Zrušit", "Отмена", "Скасувати", "İptal"),
        *("Vazgeç", "Batal"),
        *("Hủy", "रद्द करें", "إلغاء", "キャンセル", "予約をキャンセル", "取消", "취소"),
    ],
)
def test_cancel_in_many_languages(text: str) -> None:
    assert retreat(f"<button>{text}</button>") is Retreat.CANCEL


@pytest.mark.parametrize(
    "text",
    [
        *("Delete", "Delete account", "Remove selected", "Yes, delete", "Löschen", "Konto löschen"),
        *("Supprimer", "Eliminar"),
        *("Borrar todo", "Elimina", "Excluir", "Verwijderen", "Usuń", "Ta bort", "Smazat", "Удалить"),
        *("Видалити", "Sil"),
        *("Hapus", "Xóa", "हटाएँ", "حذف", "削除", "カートから削除", "删除", "삭제"),
    ],
)
def test_delete_in_many_languages(text: str) -> None:
    assert retreat(f"<button>{text}</button>") is Retreat.DELETE


@pytest.mark.parametrize(
    "text",
    [
        *("Save and go back", "Back up now", "Send feedback", "Call me back", "Undo delete"),
        *("Do not delete", "Undelete"),
        *("Keep, don't cancel", "Restore deleted items", "Speichern und zurück", "Zurücksetzen", "Nicht löschen"),
        *("Volver a enviar", "Retour produit demandé", "Geri bildirim gönder", "Search", "Next", "OK"),
        *("", "恢复已删除"),
        *("取消收藏", "キャンセルポリシー", "Cancellation request", "Previous orders", "Removed items"),
    ],
)
def test_words_that_say_something_else(text: str) -> None:
    assert retreat(f"<button>{text}</button>") is None


@pytest.mark.parametrize(
    ("button", "kind", "words"),
    [
        ("<button name=go value=back>Q</button>", "button value", "back"),
        ('<button name="_eventId_back">Q</button>', "button name", "_eventId_back"),
        (
            '<input type=submit name="Wizard1$Container$StepPreviousButton" value="Q">',
            "button name",
            "Wizard1$Container$StepPreviousButton",
        ),
        ("<button name=do value=cancel><img></button>", "button value", "cancel"),
        ("<button aria-label=Delete><svg></svg></button>", "button text", "Delete"),
        ("<input type=image alt=Back>", "button text", "Back"),
        ("<input type=submit value=Cancel>", "button text", "Cancel"),
        ("<button formmethod=dialog>OK</button>", "button method", "dialog"),
    ],
)
def test_what_else_a_button_is_judged_by(button: str, kind: str, words: str) -> None:
    sign = judged(button)
    assert sign is not None
    assert (sign.kind, sign.words) == (kind, words)


@pytest.mark.parametrize(
    "button",
    [
        "<button name=callback>Q</button>",
        "<button name=call_back>Q</button>",
        "<button name=delete_image_size value=1>Q</button>",
        "<button value='cancel all and stay'>Q</button>",
        "<input type=submit name=go value='Back up'>",
        f"<button>{'back ' * 100}</button>",
    ],
)
def test_names_that_say_something_else(button: str) -> None:
    assert retreat(button) is None


@pytest.mark.parametrize(
    "button",
    [
        '<button>{% trans "Back" %}</button>',
        '<button><i class="icon"></i> {{ _("Go back") }}</button>',
        "<button>{{ 'buttons.back'|trans }}</button>",
        '<input type=submit value="{{ _("Back") }}">',
    ],
)
def test_a_translation_says_what_it_translates(button: str) -> None:
    assert retreat(button, "jinja") is Retreat.BACK


@pytest.mark.parametrize("button", ["<button>{{ back }}</button>", '<button>Delete {{ "x" }}</button>'])
def test_another_hole_may_say_anything(button: str) -> None:
    assert retreat(button, "jinja") is None
    page = Page(read(f"<form toolname=a tooldescription=b>{button}</form>", language="jinja"), PROFILE)
    assert button_text(page.document, page.annotated_forms[0].form.controls[0]) is None


def test_a_tool_may_be_for_it() -> None:
    assert is_about(Retreat.DELETE, ["x", "Deletes a project"])
    assert is_about(Retreat.CANCEL, ["cancelBooking"])
    assert is_about(Retreat.CANCEL, ["予約の取り消しをします"])
    assert not is_about(Retreat.DELETE, ["Update the cart", "modelete"])
    assert not is_about(Retreat.BACK, ["Restore a backup"])
