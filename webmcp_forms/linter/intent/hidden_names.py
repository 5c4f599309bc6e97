"""What forms call the hidden inputs that are none of an agent's business, as whole phrases."""

from __future__ import annotations

from webmcp_forms.linter.phrases import Phrases

REQUEST_TOKEN = Phrases.of(
    ("csrf", "xsrf", "csrf token", "xsrf token", "csrftoken", "xsrftoken", "csrfmiddlewaretoken", "csrf key"),
    ("authenticity token", "request verification token", "anti forgery token", "antiforgery token", "forgery token"),
    ("form token", "form build id", "form key", "request token", "wpnonce", "nonce", "sesskey"),
    ("viewstate", "view state", "event validation", "eventvalidation", "viewstategenerator", "view state generator"),
)
"""Tokens that prove that a request comes from the page itself; also what ASP.NET keeps of a page."""

_LEFT_EMPTY = (
    ("leave blank", "leave this blank", "leave it blank", "leave empty", "leave this empty", "leave it empty"),
    ("leave this field blank", "leave this field empty", "leave this field alone", "keep this field empty"),
    ("keep empty", "keep blank", "must be empty", "must stay empty", "must remain empty", "should be empty"),
    ("do not fill", "dont fill", "do not fill in", "do not fill this in", "do not fill this field", "do not fill out"),
    ("nicht ausfüllen", "leer lassen", "bitte leer lassen"),
    ("ne pas remplir", "laisser vide", "no rellenar", "dejar vacío", "dejar en blanco"),
    ("non compilare", "lasciare vuoto", "não preencher", "deixe em branco", "niet invullen", "leeg laten"),
    ("nie wypełniaj", "pozostaw puste", "nevyplňovat", "fyll inte i", "lämna tomt", "не заполнять", "не заповнювати"),
    ("doldurmayın", "jangan diisi", "không điền"),
)
LEFT_EMPTY = Phrases.of(*_LEFT_EMPTY)
"""What a person is told of a field that only a robot fills."""

HONEYPOT = Phrases.of(
    ("honeypot", "honey pot", "honey", "gotcha", "bot field", "botfield", "bot check", "botcheck", "bot trap"),
    ("spam trap", "spam check", "hp field"),
    *_LEFT_EMPTY,
)
"""Fields that only a robot fills, which is how the server tells it from a person."""

PRICE = Phrases.of(
    ("price", "unit price", "total price", "net price", "gross price", "sale price", "item price", "final price"),
    ("price cents", "price in cents", "unit amount", "total amount", "order total", "cart total", "grand total"),
    ("subtotal", "sub total", "shipping cost", "shipping fee", "preis", "einzelpreis", "gesamtpreis", "endpreis"),
    ("gesamtbetrag", "prix", "prix unitaire", "prix total", "montant total", "precio", "precio unitario"),
    ("precio total", "importe total", "prezzo", "prezzo unitario", "prezzo totale", "importo totale", "preço"),
    ("preço unitário", "preço total", "valor total", "prijs", "stukprijs", "totaalprijs", "totaalbedrag", "cena"),
    ("cena jednostkowa", "cena całkowita", "kwota całkowita", "cena celkem", "pris", "styckpris", "totalpris"),
    ("totalbelopp", "цена", "стоимость", "сумма заказа", "ціна", "вартість", "fiyat", "birim fiyat", "toplam fiyat"),
    ("toplam tutar", "harga", "harga satuan", "total harga", "giá", "đơn giá", "tổng giá", "कीमत", "मूल्य"),
    ("السعر", "سعر", "السعر الإجمالي", "価格", "単価", "合計金額", "价格", "單價", "单价", "总价", "價格"),
    ("가격", "단가"),
)
"""What something costs; a sum that the user may choose, such as a donation, is called otherwise."""

SUM = Phrases.of(
    ("total", "sum", "amount", "cost", "costs", "fee", "charge", "payment", "betrag", "summe", "gebühr", "kosten"),
    ("montant", "somme", "frais", "coste", "costo", "importe", "importo", "somma", "custo", "valor", "bedrag"),
    ("kwota", "suma", "koszt", "částka", "belopp", "summa", "avgift", "сумма", "сума", "tutar", "toplam", "jumlah"),
    ("biaya", "số tiền", "राशि", "المبلغ", "المجموع", "金額", "合計", "金额", "总额", "總額", "금액", "합계"),
)
"""What may be a price, a sum that the user chooses, or a number of anything."""

LIMIT = Phrases.of(
    ("min", "max", "minimum", "maximum", "lowest", "highest", "lower", "upper", "up to", "upto", "below", "above"),
    ("under", "over", "at least", "at most", "range", "filter", "limit", "low", "high", "sort", "slider", "budget"),
    ("offer", "bid", "target", "alert", "desired", "asking", "reserve", "search", "find", "bis", "höchstens"),
    ("mindestens", "höchstpreis", "mindestpreis", "preisspanne", "jusqu'à", "fourchette", "hasta", "máximo"),
    ("máxima", "mínimo", "mínima", "rango", "fino a", "massimo", "minimo", "intervallo", "fascia", "até", "faixa"),
    ("maximaal", "minimaal", "bereik", "maks", "maksymalna", "minimalna", "maximální", "minimální", "högsta", "lägsta"),
    ("до", "максимальная", "минимальная", "максимальна", "мінімальна", "en az", "en çok", "aralık", "en düşük"),
    ("en yüksek", "sampai", "rentang", "tối đa", "tối thiểu", "khoảng", "上限", "下限", "範囲", "最低", "最高", "范围"),
    ("區間", "区间", "최소", "최대", "범위", "الحد الأدنى", "الحد الأقصى", "न्यूनतम", "अधिकतम"),
)
"""Beside a price, signs of a filter or of an offer: a sum that the user may name."""
