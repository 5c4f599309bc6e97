"""What fields are called by which something that exists is looked up, and what is asked beside its number."""

from __future__ import annotations

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.phrases import Phrases

REFERENCES = Expression(
    r"(?i)(?:^|[\s_.-])(?:number(?! of \w+s\b)|no|nr|num|id|ref|reference|aktenzeichen|zeichen|kenmerk|dossier"
    r"|protocolo|protocollo|číslo|номер|шифр|numarası|numara|nomor|nomer|numéro|número|numero|numer|référence|referencia|riferimento|referens"
    r"|sygnatura|mã|mã số|số)(?:$|[\s_.:*-])|(?:nummer|nummern|numret|number|[a-z]no|[a-z]id|[a-z]nr)$"
    r"|番号|编号|編號|号码|號碼|单号|單號|번호|رقم|संख्या|नंबर|क्रमांक"
)
"""Found in the label or the name of a field for the number of something, but not for how many there are."""

BESIDE_REFERENCES = Phrases.of(
    ("postcode", "post code", "postal code", "zip", "zip code", "year", "date", "surname", "last name", "email"),
    ("e-mail", "email address", "date of birth", "last four digits", "type", "month", "digits"),
    ("postleitzahl", "plz", "jahr", "datum", "nachname", "geburtsdatum", "code postal", "année", "nom", "date"),
    ("código postal", "año", "apellido", "apellidos", "fecha", "cep", "ano", "sobrenome", "apelido", "cap", "anno"),
    ("cognome", "postcode", "jaar", "achternaam", "postnummer", "år", "efternamn", "kod pocztowy", "rok", "nazwisko"),
    (
        "psč",
        "příjmení",
        "posta kodu",
        "yıl",
        "soyadı",
        "soyad",
        "индекс",
        "год",
        "фамилия",
        "індекс",
        "рік",
        "прізвище",
    ),
    ("郵便番号", "年", "姓", "邮编", "年份", "우편번호", "연도", "성명", "السنة", "الرمز البريدي", "वर्ष", "पिन कोड"),
    ("tahun", "kode pos", "năm", "mã bưu điện", "họ"),
)
"""How labels begin of what is asked with it, so that not everybody who has a number is told."""
