# words of many scripts
"""Pictures of letters, questions and codes, in any language."""

import pytest

from tests.linter.suitability.tools import form
from webmcp_forms.linter.suitability.human_checks import Check


def checks(inside: str) -> list[str]:
    return [found.what for found in form(inside).human_checks]


@pytest.mark.parametrize(
    "label",
    [
        *("Type the characters you see", "Zeichen aus dem Bild", "Saisissez le code de l'image"),
        *("Escriba los caracteres de la imagen", "Digite o código da imagem", "Inserisci il codice nell'immagine"),
        *("Neem de tekens over", "Przepisz kod z obrazka", "Skriv av tecknen", "Opište kód z obrázku"),
        *("Введите код с картинки", "Введіть код з картинки", "Resimdeki kodu girin", "Masukkan kode captcha"),
        *("Nhập mã trong hình", "कैप्चा दर्ज करें", "أدخل الأحرف في الصورة", "画像の文字を入力してください"),
        *("请输入图形验证码", "보안문자를 입력하세요"),
    ],
)
def test_a_picture_of_letters(label: str) -> None:
    assert checks(f"<label>{label} <input name=k></label><img src=/k.php>") == [Check.CAPTCHA.value]


@pytest.mark.parametrize("label", ["What is 3 + 4?", "3 + 4 =", "Wie viel ist 7 plus 2?", "5 × 2 = ", "9 - 4 = ?"])
def test_a_sum(label: str) -> None:
    assert checks(f"<label>{label}<input name=k></label>") == [Check.CAPTCHA.value]


@pytest.mark.parametrize("label", ["Ages 3 - 4", "Room 3 - 4?", "Size 10 x 15 cm", "24/7", "2024-05-01", "50 + VAT?"])
def test_other_numbers(label: str) -> None:
    assert checks(f"<label>{label}<input name=k></label>") == []


def test_a_code_is_told_from_a_captcha() -> None:
    assert checks("<input name=otp autocomplete=one-time-code inputmode=numeric>") == [Check.CODE.value]
    assert checks("<input name=verifycode><img src=verifycode.php>") == [Check.CAPTCHA.value]


def test_settings_are_no_checks() -> None:
    assert checks("<input name=captcha_secret><input name=turnstile_site_key><div id=captcha-settings></div>") == []
