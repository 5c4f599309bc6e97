"""The words by which forms that agents can well use are known, and those of forms that are better left alone.

They are looked for as whole words in what a form is called: its button, `id`, `class`, `name`, `action`, label, legends
and headings.
"""

from __future__ import annotations

from enum import Enum

from webmcp_forms.linter.phrases import Phrases


class Purpose(Enum):
    """What a form is for that agents can well use."""

    SEARCH = "search"
    FILTER = "filter"
    CONTACT = "contact"
    BOOKING = "booking"
    QUERY = "query"


def _listed(phrases: str) -> tuple[str, ...]:
    return tuple(phrase.strip() for phrase in phrases.split(","))


PURPOSES = {
    Purpose.SEARCH: Phrases.of(
        _listed("""
            search, searchform, find, finder, lookup, look up, suche, suchen, finden, recherche, rechercher, buscar,
            busca, buscador, búsqueda, pesquisa, pesquisar, procurar, cerca, ricerca, zoek, zoeken, sök, søg, søk, haku,
            hae, szukaj, wyszukaj, hledat, vyhledat, hľadať, keresés, caută, поиск, найти, искать, пошук, знайти,
            шукати, ara, arama, cari, tìm, tìm kiếm, tra cứu, खोजें, खोज, بحث, ابحث, חיפוש, חפש, αναζήτηση, ค้นหา, 検索,
            搜索, 搜尋, 搜寻, 查询, 查詢, 검색, 조회
        """)
    ),
    Purpose.FILTER: Phrases.of(
        _listed("""
            filter, filters, refine, facets, filtern, filtrer, filtrar, filtra, filtros, filtri, filteren, filtrera,
            filtruj, filtrovat, szűrés, фильтр, фильтровать, фільтр, filtrele, saring, lọc, تصفية, फ़िल्टर, 絞り込み,
            絞り込む, 筛选, 篩選, 필터
        """)
    ),
    Purpose.CONTACT: Phrases.of(
        _listed("""
            contact, contactform, message, enquiry, inquiry, feedback, kontakt, kontaktformular, nachricht, anfrage,
            contacter, contactez, contacto, contato, mensaje, mensagem, contatti, contattaci, messaggio, bericht,
            meddelande, besked, melding, wiadomość, zpráva, správa, üzenet, mesaj, сообщение, связаться, повідомлення,
            iletişim, pesan, liên hệ, संदेश, संपर्क, رسالة, اتصل بنا, הודעה, επικοινωνία, ติดต่อ, お問い合わせ,
            メッセージ, 联系, 聯絡, 留言, 문의
        """)
    ),
    Purpose.BOOKING: Phrases.of(
        _listed("""
            book, booking, bookings, reserve, reservation, appointment, availability, buchen, buchung, reservieren,
            reservierung, termin, réserver, réservation, rendez-vous, reservar, reserva, cita, prenota, prenotazione,
            prenotare, boeken, boeking, afspraak, reserveren, boka, bokning, bestill, varaa, varaus, rezerwuj,
            rezerwacja, rezervovat, rezervace, objednat, foglalás, rezervare, бронирование, забронировать, запись,
            записаться, бронювання, забронювати, rezervasyon, randevu, reservasi, đặt chỗ, đặt lịch, बुकिंग, حجز,
            הזמנה, κράτηση, จอง, 予約, 预订, 预约, 預約, 訂位, 예약
        """)
    ),
}
"""For each purpose the words that speak of it; a query has none of its own."""

SEARCH_NAMES = frozenset({"q", "query", "s", "search", "keyword", "keywords", "term", "terms", "search_query"})
"""What the field of a search is commonly called in code."""

UNSUITABLE = Phrases.of(
    _listed("""
        login, log in, logon, signin, sign in, logout, log out, signout, sign out, register, registration, signup,
        sign up, join, account, password, passwort, kennwort, anmelden, abmelden, registrieren, connexion, se connecter,
        inscription, iniciar sesión, registrarse, entrar, accedi, registrati, inloggen, aanmelden, logga in, zaloguj,
        přihlásit, войти, регистрация, увійти, giriş, daftar, masuk, đăng nhập, đăng ký, ログイン, 登录, 登錄, 登入,
        注册, 로그인, 회원가입
    """),
    _listed("""
        delete, remove, destroy, cancel, löschen, entfernen, stornieren, supprimer, annuler, eliminar, cancelar,
        elimina, annulla, verwijderen, annuleren, usuń, anuluj, smazat, zrušit, удалить, отменить, видалити, скасувати,
        sil, iptal, hapus, batalkan, xóa, hủy, 削除, 取消, キャンセル, 删除, 刪除, 삭제, 취소
    """),
    _listed("""
        pay, payment, checkout, order, purchase, buy, donate, donation, invoice, bezahlen, bestellen, kaufen, spenden,
        payer, paiement, commander, pagar, comprar, paga, acquista, betalen, zapłać, zamów, zaplatit, оплатить,
        заказать, öde, bayar, thanh toán, 支払, 支付, 付款, 결제
    """),
    _listed("""
        subscribe, unsubscribe, newsletter, invite, comment, comments, reply, review, vote, apply, application, admin,
        broadcast, transfer, approve, reject
    """),
)
"""Words of forms that log in, delete, pay, publish and the like."""

HUMAN_CHECKS = ("captcha", "turnstile")
"""What the names of checks that a person is there contain."""
