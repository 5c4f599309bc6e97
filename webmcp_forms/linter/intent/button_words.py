"""What people write on buttons that cancel, delete or go back, in the languages of many interfaces.

A phrase is all of the text, or its start (`OPENING`: "Cancel order"), or its end (`CLOSING`: "Bestellung abbrechen"),
since a word elsewhere says something else: "Save and go back" saves, and "Back up now" copies.
"""

from __future__ import annotations

from enum import Enum

from webmcp_forms.linter.phrases import Phrases
from webmcp_forms.records import record


class Retreat(Enum):
    """What a button does that does not do what the form is for, the most active first."""

    DELETE = "deletes"
    CANCEL = "cancels"
    BACK = "goes back"


@record
class ButtonWords:
    """The phrases of one kind of button, and the words of its name or value in code.

    `stems` are beginnings of words, by which a name or a description says that a whole tool is about this; none is
    about going back.
    """

    whole: Phrases
    opening: Phrases
    closing: Phrases
    code: Phrases
    stems: tuple[str, ...]


CANCEL = ButtonWords(
    whole=Phrases.of(
        ("cancel", "abort", "discard", "never mind", "nevermind", "no cancel", "yes cancel", "abbrechen", "abbruch"),
        ("verwerfen", "stornieren", "annuler", "abandonner", "cancelar", "anular", "descartar", "annulla", "scarta"),
        ("annuleren", "annuleer", "anuluj", "zrezygnuj", "avbryt", "annuller", "fortryd", "peruuta", "keskeytä"),
        ("zrušit", "storno", "отмена", "отменить", "скасувати", "відміна", "відмінити", "iptal", "iptal et", "vazgeç"),
        ("batal", "batalkan", "hủy", "huỷ", "hủy bỏ", "huỷ bỏ", "रद्द करें", "रद्द", "إلغاء", "ακύρωση"),
        ("mégse", "anulează"),
        ("ביטול", "ยกเลิก", "キャンセル", "キャンセルする", "取消", "取り消し", "中止", "取消订单"),
        ("取消預約", "取消预约"),
        ("放弃", "放棄", "취소", "취소하기"),
    ),
    opening=Phrases.of(
        ("cancel", "abort", "discard", "annuler", "abandonner", "cancelar", "anular", "descartar", "annulla", "scarta"),
        ("annuleer", "anuluj", "avbryt", "annuller", "peruuta", "zrušit", "отменить", "скасувати", "batalkan", "hủy"),
        ("huỷ", "إلغاء", "ακύρωση"),
    ),
    closing=Phrases.of(
        ("abbrechen", "verwerfen", "stornieren", "annuleren", "iptal et", "रद्द करें"),
        ("キャンセル", "キャンセルする", "취소", "취소하기"),
    ),
    code=Phrases.of(("cancel", "abort", "discard")),
    stems=(
        *("cancel", "abort", "discard", "withdraw", "revoke", "undo", "storn", "abbrech", "abbruch"),
        *("kundig", "verwerf"),
        *("annul", "anul", "descart", "scart", "avbryt", "avbok", "peruu", "zrus", "storn", "отмен", "скасу", "iptal"),
        *("vazgec", "batal", "huy", "रद्द", "إلغاء", "الغاء", "キャンセル", "取消", "取り消", "中止", "放弃"),
        *("취소", "해지"),
    ),
)

DELETE = ButtonWords(
    whole=Phrases.of(
        ("delete", "remove", "erase", "destroy", "yes delete", "yes remove", "delete forever", "löschen", "entfernen"),
        ("ja löschen", "supprimer", "effacer", "oui supprimer", "eliminar", "borrar", "suprimir", "sí eliminar"),
        ("elimina", "cancella", "rimuovi", "excluir", "apagar", "remover", "verwijderen", "verwijder"),
        ("wissen", "usuń"),
        ("skasuj", "ta bort", "radera", "slet", "slett", "poista", "smazat", "odstranit", "удалить", "видалити", "sil"),
        ("kaldır", "hapus", "xóa", "xoá", "हटाएँ", "हटाएं", "मिटाएँ", "मिटाएं", "حذف", "διαγραφή", "törlés", "șterge"),
        ("מחק", "ลบ", "削除", "削除する", "删除", "刪除", "删除所选", "刪除所選", "确认删除", "삭제", "삭제하기"),
    ),
    opening=Phrases.of(
        ("delete", "remove", "erase", "destroy", "yes delete", "yes remove", "permanently delete", "supprimer"),
        ("effacer", "eliminar", "borrar", "suprimir", "elimina", "rimuovi", "excluir", "apagar"),
        ("remover", "verwijder"),
        ("usuń", "skasuj", "ta bort", "radera", "slet", "slett", "poista", "smazat", "odstranit"),
        ("удалить", "видалити"),
        ("hapus", "xóa", "xoá", "حذف", "διαγραφή", "șterge"),
    ),
    closing=Phrases.of(
        ("löschen", "entfernen", "verwijderen", "wissen", "sil", "हटाएँ", "हटाएं", "मिटाएँ", "मिटाएं"),
        ("削除", "削除する", "삭제", "삭제하기"),
    ),
    code=Phrases.of(("delete", "remove", "destroy", "erase")),
    stems=(
        *("delet", "remov", "eras", "destroy", "purg", "clear", "empty", "trash", "losch", "entfern"),
        *("supprim", "suppress"),
        *("effac", "retir", "elimin", "borra", "suprim", "cancell", "rimuov", "rimoz", "exclu", "apaga"),
        *("remoc", "verwijder"),
        *("wissen", "usun", "usuw", "skasow", "kasow", "radera", "raderar", "bort", "slett", "poist", "smaz", "maz"),
        *("odstran", "удал", "видал", "sil", "kaldir", "hapus", "xoa", "हटा", "मिटा", "حذف", "削除", "删除"),
        *("刪除", "삭제"),
    ),
)

BACK = ButtonWords(
    whole=Phrases.of(
        ("back", "go back", "previous", "prev", "previous step", "previous page", "one step back", "zurück"),
        ("vorheriger schritt", "vorherige seite", "einen schritt zurück", "retour", "précédent", "précédente"),
        ("étape précédente", "page précédente", "revenir", "volver", "volver atrás", "atrás", "anterior", "regresar"),
        ("paso anterior", "página anterior", "indietro", "torna indietro", "precedente", "passo precedente", "voltar"),
        ("passo anterior", "etapa anterior", "terug", "vorige", "ga terug", "vorige stap", "wstecz", "wróć", "powrót"),
        ("poprzedni", "poprzednia", "poprzedni krok", "tillbaka", "föregående", "föregående steg", "gå tillbaka"),
        ("tilbage", "forrige", "tilbake", "takaisin", "edellinen", "zpět", "předchozí", "předchozí krok", "назад"),
        ("вернуться", "вернуться назад", "предыдущий", "предыдущая", "предыдущий шаг", "повернутися", "попередній"),
        ("попередня", "попередній крок", "geri", "geri dön", "önceki", "önceki adım", "kembali", "sebelumnya"),
        ("quay lại", "trở lại", "bước trước", "पीछे", "पीछे जाएँ", "वापस", "वापस जाएँ", "पिछला", "السابق", "رجوع"),
        ("العودة", "πίσω", "προηγούμενο", "vissza", "előző", "înapoi", "חזרה", "הקודם", "ย้อนกลับ", "戻る"),
        ("前へ", "前に戻る"),
        ("前へ戻る", "返回", "上一步", "上一页", "上一頁", "后退", "이전", "이전 단계", "뒤로", "돌아가기"),
    ),
    opening=Phrases.of(
        ("back to", "go back to", "return to", "zurück zu", "zurück zum", "zurück zur", "retour à", "retour au"),
        ("retour aux", "revenir à", "revenir au", "volver al", "regresar a", "regresar al", "torna al", "torna alla"),
        ("torna a", "voltar para", "voltar ao", "terug naar", "wróć do", "powrót do", "tillbaka till", "tilbage til"),
        ("tilbake til", "zpět na", "zpět do", "zpět k", "вернуться к", "вернуться в", "вернуться на", "назад к"),
        ("повернутися до", "назад до", "kembali ke", "quay lại"),
    ),
    closing=Phrases.of(("に戻る", "へ戻る")),
    code=Phrases.of(("back", "go back", "prev", "previous", "previous step", "prev step", "step back")),
    stems=(),
)

RETREATS = {Retreat.CANCEL: CANCEL, Retreat.DELETE: DELETE, Retreat.BACK: BACK}

NEGATIONS = frozenset({"nicht", "kein", "keine", "niet", "geen", "नहीं", "मत"})
"""Words of the languages with closings that turn a button into its opposite."""

CODE_AROUND = frozenset(
    {"event", "id", "action", "do", "op", "submit", "button", "btn", "nav", "step", "wizard", "form", "page", "link"}
)
"""Words of a button's name that say nothing of what it does."""
