# words of many scripts
"""Texts that say which step of several a form is."""

import pytest

from tests.linter.suitability.tools import form
from webmcp_forms.linter.suitability.step_texts import Wording, step_text

STEPS = [
    ("Step 2 of 4", "Next"),
    ("You are on step 2 of 4", "Continue to payment"),
    ("Question 2 of 9", "Next question"),
    ("Schritt 2/4: Adresse", "Weiter"),
    ("2. Schritt von 4", "Weiter"),
    ("Étape 2 sur 4", "Étape suivante"),
    ("Paso 2 de 4: Dirección", "Siguiente paso"),
    ("Passo 2 di 4", "Avanti"),
    ("Etapa 2 de 4", "Próximo"),
    ("Stap 2 van 4", "Ga verder"),
    ("Krok 2 z 4", "Przejdź dalej"),
    ("Steg 2 av 4", "Nästa"),
    ("Fråga 2 av 9", "Nästa fråga"),
    ("2. krok ze 4", "Pokračovat"),
    ("Шаг 2 из 4", "Далее"),
    ("Крок 2 з 4", "Продовжити"),
    ("Adım 2 / 4", "İleri"),
    ("4 adımdan 2.'si", "Sonraki"),
    ("Langkah 2 dari 4", "Selanjutnya"),
    ("Bước 2 trên 4", "Tiếp theo"),
    ("चरण 2 / 4", "आगे बढ़ें"),
    ("4 में से चरण 2", "जारी रखें"),
    ("الخطوة 2 من 4", "التالي"),
    ("المرحلة ٢ من ٤", "متابعة"),
    ("ステップ2/4", "次へ進む"),
    ("全4ステップ中2", "次へ"),
    ("第2步，共4步", "下一步"),
    ("步骤 2/4", "继续"),
    ("2단계 / 4단계", "다음 단계"),
    ("4단계 중 2단계", "계속"),
    ("2단계 정보 입력 (총 3단계)", "다음"),
]


@pytest.mark.parametrize("text", [text for text, _ in STEPS])
def test_it_is_a_step_in_any_language(text: str) -> None:
    found = step_text(text)
    assert found is not None
    assert found.wording is Wording.STEP


@pytest.mark.parametrize(("text", "button"), STEPS)
def test_a_step_and_a_way_on_make_a_wizard(text: str, button: str) -> None:
    assert form(f"<input name=x><button>{button}</button>", f"<h3>{text}</h3>{{}}").wizard


@pytest.mark.parametrize(
    ("text", "wording"),
    [
        ("Page 2 of 9", Wording.PAGE),
        ("Seite 2 von 9", Wording.PAGE),
        ("2 / 3", Wording.NUMBERS),
        ("Step 2: Your address", Wording.NUMBER),
        ("Step 5 of 4", None),
        ("Steps 1 and 2", None),
        ("Rated 4 of 5 by 12 people", None),
        ("3/4 cup of flour", None),
        ("12/06/2024", None),
        ("Open 9:00 to 17:00", None),
        ("Room 2 of the house has 4 beds", None),
        ("Step by step", None),
    ],
)
def test_other_numbers_say_less_or_nothing(text: str, wording: Wording | None) -> None:
    found = step_text(text)
    assert (found and found.wording) is wording


def test_a_heading_may_start_with_the_numbers() -> None:
    assert step_text("2/4 お客様情報の入力") is None
    found = step_text("2/4 お客様情報の入力", is_heading=True)
    assert found is not None
    assert found.words == "2/4"
