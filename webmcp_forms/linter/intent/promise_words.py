"""What pages promise of a form: that it only shows something, or that what it does can be undone."""

from __future__ import annotations

from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.linter.phrases import Meanings

PROMISES = Meanings.of(
    {
        Kind.QUERY: (
            *("non binding", "not binding", "no obligation", "without obligation", "for information only"),
            *("only an estimate", "just an estimate", "rough estimate", "nothing is stored", "nothing is saved"),
            *(
                "nothing is sent",
                "nothing is booked",
                "nothing is ordered",
                "nothing is applied for",
                "not an application",
            ),
            *("unverbindlich", "unverbindliche", "nur ein richtwert", "nichts wird gespeichert", "nur zur information"),
            *("es wird nichts gespeichert", "es wird nichts gebucht", "es wird nichts bestellt", "richtwert"),
            *(
                "sans engagement",
                "à titre indicatif",
                "à titre d'information",
                "rien n'est enregistré",
                "non contractuel",
            ),
            *("sin compromiso", "orientativo", "orientativa", "a título informativo", "no se guarda nada"),
            *("no se solicita nada", "no se reserva nada"),
            *("sem compromisso", "apenas uma simulação", "valor indicativo", "nada é guardado", "nada é salvo"),
            *(
                "senza impegno",
                "a titolo indicativo",
                "solo indicativo",
                "non viene salvato nulla",
                "puramente indicativo",
            ),
            *("vrijblijvend", "slechts een indicatie", "er wordt niets opgeslagen", "er wordt niets geboekt"),
            *("bez zobowiązań", "orientacyjnie", "niczego nie zapisujemy", "wynik orientacyjny", "niezobowiązująco"),
            *("ej bindande", "endast en uppskattning", "inget sparas", "ingenting sparas", "utan förpliktelse"),
            *("nezávazně", "nezávazný", "orientační", "nic se neukládá"),
            *("bağlayıcı değildir", "bilgi amaçlıdır", "yalnızca bilgi", "hiçbir şey kaydedilmez"),
            *("ни к чему не обязывает", "не является офертой", "предварительный расчёт", "ничего не сохраняется"),
            *("ні до чого не зобов'язує", "попередній розрахунок", "нічого не зберігається"),
            *(
                "参考値",
                "概算です",
                "目安です",
                "保存されません",
                "仅供参考",
                "不会保存",
                "僅供參考",
                "참고용",
                "저장되지 않습니다",
            ),
            *("لأغراض إعلامية", "غير ملزم", "تقديري فقط", "केवल जानकारी के लिए", "कुछ भी सहेजा नहीं"),
            *("hanya perkiraan", "tidak mengikat", "tidak disimpan", "chỉ để tham khảo", "không ràng buộc"),
        ),
        Kind.REVERSIBLE: (
            *(
                "can be undone",
                "can be put back",
                "can be restored",
                "you can undo",
                "undo any time",
                "undo at any time",
            ),
            *("you can bring it back", "find it in the archive", "find it under archived", "change it back"),
            *("lässt sich rückgängig machen", "rückgängig machen", "jederzeit zurückholen", "wieder einblenden"),
            *("vous pourrez annuler", "réversible", "remettre à tout moment", "vous le retrouverez"),
            *("se puede deshacer", "puedes deshacer", "podrás recuperarlo", "lo encontrarás en archivados"),
            *("pode ser desfeito", "pode desfazer", "poderá recuperar", "puoi annullare", "potrai ripristinarlo"),
            *("reversibile", "kan ongedaan worden", "ongedaan maken", "terug te vinden in", "kan ångras"),
            *("du kan ångra", "można cofnąć", "możesz cofnąć", "lze vrátit", "můžete vrátit zpět"),
            *("geri alabilirsiniz", "geri alınabilir", "geri alabilirsin", "можно отменить", "можно вернуть"),
            *(
                "можна скасувати",
                "можна повернути",
                "元に戻せます",
                "いつでも戻せ",
                "可以撤销",
                "可以恢复",
                "되돌릴 수 있",
            ),
            *("يمكن التراجع", "يمكنك التراجع", "वापस ला सकते", "bisa dibatalkan", "dapat dikembalikan"),
            *("có thể hoàn tác", "có thể khôi phục"),
        ),
    }
)
"""What the promise makes of a form, by the phrase."""
