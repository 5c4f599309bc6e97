"""What forms say that are one step of several, in the languages of many interfaces."""

from __future__ import annotations

from webmcp_forms.linter.phrases import Phrases

STEPS = Phrases.of(
    ("step", "steps", "stage", "part", "phase", "question", "section", "screen", "schritt", "teil", "frage"),
    ("abschnitt", "étape", "partie", "volet", "écran", "paso", "etapa", "fase", "parte", "pregunta", "pantalla"),
    ("passo", "passaggio", "tappa", "domanda", "sezione", "pergunta", "seção", "secção", "stap", "deel", "vraag"),
    ("onderdeel", "krok", "etap", "część", "pytanie", "steg", "fråga", "del", "avsnitt", "část", "otázka", "fáze"),
    ("шаг", "этап", "часть", "вопрос", "стадия", "экран", "крок", "етап", "частина", "питання", "запитання", "adım"),
    ("adim", "aşama", "bölüm", "soru", "langkah", "tahap", "bagian", "pertanyaan", "bước", "phần", "câu hỏi", "câu"),
    ("चरण", "कदम", "भाग", "प्रश्न", "सवाल", "खंड", "الخطوة", "خطوة", "المرحلة", "مرحلة", "السؤال", "سؤال", "القسم"),
    ("الجزء", "trin", "spørgsmål", "trinn", "vaihe", "kysymys", "βήμα", "lépés", "pasul", "pas", "שלב", "adımdan"),
    ("aşamadan", "adimdan", "étapes", "schritte", "schritten", "krokow", "kroków", "步骤", "步驟", "步", "阶段"),
    ("階段", "ステップ", "手順", "段階", "設問", "質問", "問", "단계", "스텝", "문항", "질문", "ขั้นตอน"),
)
"""What a step is called."""

OF = Phrases.of(
    ("of", "out of", "from", "von", "aus", "sur", "de", "di", "su", "van", "van de", "z", "ze", "av", "af", "из", "з"),
    ("із", "зі", "dari", "trên", "trong", "में से", "का", "من", "من أصل", "od", "από", "sin", "din", "מתוך", "จาก"),
    ("total", "gesamt", "entre", "per", "tot", "共", "全", "총", "／", "の"),
)
"""The words between the number of a step and how many there are."""

PAGE = Phrases.of(
    ("page", "pages", "seite", "página", "pagina", "strona", "sida", "strana", "stránka", "страница", "стр"),
    ("сторінка", "sayfa", "halaman", "trang", "पृष्ठ", "पेज", "الصفحة", "صفحة", "ページ", "頁", "页", "쪽", "페이지"),
)
"""What lists of results say too."""

NEXT = Phrases.of(
    ("next", "next step", "next page", "go to next step", "go on", "weiter", "nächster schritt", "nächste seite"),
    ("vor", "vorwärts", "suivant", "suivante", "étape suivante", "page suivante", "siguiente", "paso siguiente"),
    ("siguiente paso", "adelante", "avanti", "successivo", "prossimo", "passo successivo", "próximo", "próxima"),
    ("seguinte", "próximo passo", "próxima etapa", "avançar", "volgende", "volgende stap", "verder", "dalej"),
    ("następny", "następna", "następny krok", "przejdź dalej", "nästa", "nästa steg", "gå vidare", "vidare", "další"),
    ("další krok", "dále", "далее", "дальше", "следующий шаг", "следующий", "вперед", "вперёд", "далі", "наступний"),
    ("наступний крок", "ileri", "sonraki", "sonraki adım", "devam et", "selanjutnya", "berikutnya", "lanjut"),
    ("langkah berikutnya", "langkah selanjutnya", "tiếp theo", "tiếp", "bước tiếp theo", "kế tiếp", "आगे", "अगला"),
    ("अगला चरण", "आगे बढ़ें", "التالي", "الخطوة التالية", "næste", "neste", "seuraava", "επόμενο", "következő"),
    ("înainte", "următorul", "הבא", "ถัดไป", "次へ", "次に進む", "次へ進む", "次のステップ", "次のステップへ"),
    ("下一步", "下一页", "下一頁", "下一題", "下一题", "다음", "다음 단계", "다음으로"),
)
"""What a button says that leads to the next step."""

CONTINUE = Phrases.of(
    ("continue", "save and continue", "save continue", "save and next", "save and go on", "proceed", "fortfahren"),
    ("weiter zu", "weiter zum", "weiter zur", "speichern und weiter", "continuer", "poursuivre"),
    ("enregistrer et continuer", "continuar", "guardar y continuar", "continua", "prosegui", "salva e continua"),
    ("salvar e continuar", "prosseguir", "guardar e continuar", "doorgaan", "ga verder", "ga door"),
    ("opslaan en verder", "opslaan en doorgaan", "kontynuuj", "zapisz i kontynuuj", "fortsätt", "spara och fortsätt"),
    ("pokračovat", "uložit a pokračovat", "продолжить", "сохранить и продолжить", "продовжити"),
    ("зберегти і продовжити", "зберегти та продовжити", "devam", "kaydet ve devam et", "lanjutkan"),
    ("simpan dan lanjutkan", "tiếp tục", "lưu và tiếp tục", "जारी रखें", "सहेजें और जारी रखें", "متابعة", "استمرار"),
    ("حفظ ومتابعة", "fortsæt", "fortsett", "jatka", "συνέχεια", "folytatás", "continuă", "המשך", "ดำเนินการต่อ"),
    ("確認画面へ", "確認画面へ進む", "入力内容を確認", "続ける", "続行", "続行する", "進む"),
    ("继续", "繼續", "保存并继续", "계속", "계속하기", "저장하고 계속", "next:"),
    ("continue to", "proceed to", "proceed with", "go to step", "dalej do", "przejdź do"),
)
"""What a button says that leads on, which may also be the only one of a short form."""

STEP_NAMES = Phrases.of(
    ("step", "stepno", "stapnummer", "schrittnummer", "stegnummer", "kroknummer", "numeropaso", "numpaso", "numetape"),
    ("current step", "currentstep", "this step", "wizard step", "form step", "stage", "phase", "step number"),
    ("step num", "step no", "step id", "step index", "step name", "stepname", "active step", "wizard", "wizard page"),
    ("current stage", "current page", "form page", "screen", "schritt", "aktueller schritt", "étape", "numéro étape"),
    ("paso", "paso actual", "etapa", "etapa atual", "fase", "passo", "passo atual", "passaggio", "stap"),
    ("huidige stap", "krok", "aktualny krok", "etap", "steg", "aktuellt steg", "aktualni krok", "шаг", "этап", "крок"),
    ("shag", "tekushiy shag", "krok nomer", "adim", "adım", "asama", "langkah", "tahap", "buoc", "bước", "charan"),
    ("kadam", "khatwa", "marhala", "buzhou", "bu zhou", "dangye", "dangye no", "suteppu", "tejun", "question no"),
    ("question number", "question index", "section no", "wizard state", "flow step", "flow id step"),
)
"""How hidden inputs are called that hold the number or the name of a step."""

NOT_STEP_NAMES = Phrases.of(
    ("step size", "time step", "timestep", "step count", "steps", "max step", "min step", "step minutes", "one step"),
)
"""Names of other things with the word in them."""
