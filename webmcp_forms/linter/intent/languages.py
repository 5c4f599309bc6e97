"""Which languages a text may be in, so that a word is not taken for one of another language that is spelled alike.

The script says it, the letters that few languages have, and the small words that are on most forms. A language counts
that has at least half as many signs as the one with the most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.intent.lexicon import lexicon
from webmcp_forms.linter.intent.tokens import Tokens, text_tokens

ENGLISH = "english"

_CODES = {
    "en": ENGLISH,
    "de": "german",
    "fr": "french",
    "es": "spanish",
    "pt": "portuguese",
    "it": "italian",
    "nl": "dutch",
    "pl": "polish",
    "sv": "swedish",
    "tr": "turkish",
    "ru": "russian",
    "uk": "ukrainian",
    "ja": "japanese",
    "zh": "chinese",
    "ko": "korean",
    "ar": "arabic",
    "hi": "hindi",
    "id": "indonesian",
    "ms": "indonesian",
    "vi": "vietnamese",
    "cs": "czech",
    "sk": "czech",
}

_SCRIPTS = (
    (Expression("[\u0400-\u052f]"), ("russian", "ukrainian")),
    (Expression("[\u3040-\u30ff]"), ("japanese",)),
    (Expression("[\u3400-\u9fff]"), ("chinese", "japanese")),
    (Expression("[\uac00-\ud7af]"), ("korean",)),
    (Expression("[\u0600-\u06ff]"), ("arabic",)),
    (Expression("[\u0900-\u097f]"), ("hindi",)),
)
_ASCII_LETTER = Expression("[a-z]")
_LETTERS = {
    "german": "äöüß",
    "french": "éèêàçùœîôûëï",
    "spanish": "ñ¿¡óíáéú",
    "portuguese": "ãõçáéíóúâêô",
    "italian": "àèéìòù",
    "dutch": "ëï",
    "polish": "ąćęłńśźżó",
    "swedish": "åäö",
    "turkish": "ığşçöüİ",
    "vietnamese": "đăơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
    "czech": "řěůžščýáíéúň",
    "russian": "ыэъё",
    "ukrainian": "іїєґ",
    # Characters that only one of the two writes so; kana says more, but a page may have none.
    "chinese": "这们么吗您说请选择订单购买优询词页录级设备标题评论视频门问间该错误进远运输费账码资变专业务员计发"
    "过两车马为产东时对转换户银钱线种组织结构终续约图书馆术园团队删确认贷还关闭历邮绑办预药诊缴额险",
    "japanese": "円込払戻売読駅検応図発権価庁県観覧続絞塩鉄広弐戸窓枠様気薬済斎収蔵帰変渋",
}
_WORDS = {
    ENGLISH: """
        the a an and or of to in for on about these those up out if when which than more can will has have into
        per off us we they how why with your you this that is are be not it my from by at all new our who what
        search email name password save submit delete add find show send log sign username first last date from
        select change edit update view page cancel order number phone address message comment check back next
        continue please
        hour day month year yes no
    """,
    "german": """
        der die das und oder von zu in für auf mit ihr ihre sie dieser dieses ist sind nicht ein eine den dem
        des zum zur aus bei alle neue nach bitte suchen senden absenden speichern löschen name kennwort passwort
        weiter zurück anmelden ja nein hier finden anzeigen menge adresse nummer betrag konto kein ich mein meine
        mich mir wir uns wie was wo
        im am ins vom beim wird werden noch nur oder als dein deine dich dir unser eines einem einer diesen
        stunde tag monat jahr
    """,
    "french": """
        le la les de des du et ou un une en pour sur avec votre vous ce cette est sont ne pas mon ma mes par aux
        au nom mot passe valider envoyer rechercher chercher supprimer adresse numéro montant compte tous vos
        nouvelle sans code mode je moi ma nous où
        heure jour mois an oui non
    """,
    "spanish": """
        el la los las de del y o un una en para por con su sus tu este esta es son no mi se al nombre contraseña
        buscar enviar guardar eliminar correo número importe cuenta todos nueva desde hasta fecha sin más yo qué
        hora día mes año sí
    """,
    "portuguese": """
        o a os as de do da dos das e ou um uma em no na para por com seu sua este esta é são não meu minha nome
        senha buscar pesquisar enviar salvar excluir número valor conta todos nova desde até data sem mais
        hora dia mês ano sim
    """,
    "italian": """
        il lo la i gli le di del della dei delle e o un una in per con su il tuo questa questo è sono non mio
        nome cerca invia salva elimina numero importo conto tutti nuova dal al data senza più da
        ora ore giorno mese sì
    """,
    "dutch": """
        de het een en of van in voor op met uw je dit deze is zijn niet mijn naam wachtwoord zoeken verzenden
        opslaan verwijderen nummer bedrag rekening alle nieuwe vanaf tot datum zonder geen bij uit ga naar ik mij wij
        hoe wat waar
        om als nog aan door wordt worden jouw onze over wie wil heeft
        uur maand dag jaar ja nee
    """,
    "polish": """
        i lub z ze w we na do dla o od twoje twój ten ta to jest są nie moje nazwa hasło szukaj wyślij zapisz
        usuń numer kwota konto wszystkie nowe data bez po przy imię nazwisko się
        mnie mam twoja swoje czy przez oraz pod przed tej tego tym który
        godzinę dzień miesiąc rok tak
    """,
    "swedish": """
        och eller av i för på med din ditt dina denna detta är inte en ett min mitt namn lösenord sök skicka
        spara ta bort nummer belopp konto alla nya från till datum utan om den det vill
        att vi jag som har kan ska vår efter vid mot hur
        timme dag månad år ja nej
    """,
    "turkish": """
        ve veya ile için bir bu şu değil mi ad adı soyad şifre ara gönder kaydet sil numarası numara tutar hesap
        tüm yeni tarih olmadan daha en olarak lütfen senin yap ver iste ekle kapat değiştir oluştur iptal tür
        saat saati gün ay yıl evet hayır
    """,
    "indonesian": """
        dan atau dari di ke untuk pada dengan anda kamu ini itu adalah tidak yang nama kata sandi cari kirim
        simpan hapus nomor jumlah akun semua baru tanggal tanpa akan sudah alamat saya kami minta buat ajukan batalkan
        ganti beri lihat daftar pilih catatan lanjut alasan
        jam hari bulan tahun ya
    """,
    "vietnamese": """
        và hoặc của trong cho với bạn này là không tên mật khẩu tìm gửi lưu xóa số tài khoản tất cả mới ngày từ
        đến có được
        giờ tháng năm
    """,
    "czech": """
        a nebo z ze v ve na do pro o od s se váš vaše tento tato je jsou není můj jméno heslo hledat odeslat
        uložit smazat číslo částka účet všechny nové datum bez po při
        mi mě mám svůj své který k ke před si jsem kdo jak
        hodinu den měsíc rok ano
    """,
}
_LATIN = tuple(_WORDS)
_LATIN_LETTERS = tuple(language for language in _LETTERS if language in _WORDS)
# Hardly a text of these has no letter with an accent.
_ACCENTED = frozenset({"vietnamese"})
_FEWEST_VOTES = 2
_ENOUGH_VOTES = 4
_LONGEST_SAMPLE = 2000
_SHORTEST_TELLING = 4


def declared_language(code: str) -> str | None:
    """The language that a `lang` attribute names, if there are words of it here."""
    return _CODES.get(code.strip().lower().partition("-")[0].partition("_")[0])


def possible_languages(texts: Iterable[str], names: Iterable[str] = ()) -> tuple[str, ...]:
    """The languages that texts may be in, English first; most texts are only read if the first say little.

    `names` of the code are only read where the texts say hardly anything.
    """
    text = ""
    votes: Counter[str] = Counter()
    others: list[str] = []
    for one in texts:
        text = f"{text}\n{one}"[:_LONGEST_SAMPLE]
        others = list(_by_script(text))
        votes = _votes(text)
        if len(others) == 1 or max(votes.values(), default=0) >= _ENOUGH_VOTES:
            break
    latin = _likeliest(text, votes, names) if _ASCII_LETTER.search(text.lower()) else ()
    return tuple(sorted(dict.fromkeys((*others, *latin)), key=lambda language: language != ENGLISH))


def _by_script(text: str) -> Iterator[str]:
    for pattern, languages in _SCRIPTS:
        if pattern.search(text):
            marked = [language for language in languages if _letter_count(text.lower(), language)]
            yield from marked or languages
            if languages == ("japanese",):  # ideographs beside kana are Japanese
                return


def _votes(text: str) -> Counter[str]:
    """How many letters and small words of each language in Latin letters a text has."""
    lowered = "" if text.isascii() else text.lower()
    votes = Counter({language: _letter_count(lowered, language) if lowered else 0 for language in _LATIN_LETTERS})
    for word in {token.text for token in text_tokens(text).all}:
        votes.update(_voters().get(word, ()))
    return votes


def _likeliest(text: str, votes: Counter[str], names: Iterable[str]) -> Sequence[str]:
    """The languages with the most votes; where there are hardly any, words of forms vote too."""
    if max(votes.values(), default=0) < _FEWEST_VOTES:
        tokens = text_tokens("\n".join((text, *names))[:_LONGEST_SAMPLE])
        telling = Tokens(tuple(token for token in tokens.all if len(token.text) >= _SHORTEST_TELLING), tokens.exactly)
        votes.update({language: lexicon(language).count(telling) for language in _LATIN})
    if text.isascii() and text.strip():
        votes = Counter({language: count for language, count in votes.items() if language not in _ACCENTED})
    best = max(votes.values(), default=0)
    likely = [language for language, count in votes.items() if best and 2 * count >= best]
    is_told = best >= _FEWEST_VOTES or not text.isascii()
    return likely if is_told and likely else tuple(dict.fromkeys((*likely, ENGLISH)))


def _letter_count(text: str, language: str) -> int:
    return sum(letter in text for letter in _LETTERS.get(language, "")) if not text.isascii() else 0


@cache
def _voters() -> dict[str, tuple[str, ...]]:
    """For each small word the languages that have it."""
    voters: dict[str, tuple[str, ...]] = {}
    for language, words in _WORDS.items():
        for word in words.split():
            voters[word] = (*voters.get(word, ()), language)
    return voters
