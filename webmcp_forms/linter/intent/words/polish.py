"""Polish."""

from webmcp_forms.linter.intent.vocabulary import Vocabulary
from webmcp_forms.linter.intent.words.polish_dealings import ENTERS, TELLS
from webmcp_forms.linter.intent.words.polish_deeds import ADJUSTS, DESTROYS, PAYS, READS

VOCABULARY = Vocabulary(
    reads=READS,
    readings="""
        wyszukiwanie, wyszukiwarka, wyszukiwarki, status, stan, dostępność, historia, archiwum, dziennik, rejestr,
        wyniki, wynik, kalkulator, porównywarka, porównanie, przelicznik, kurs walut, kursy walut, kurs wymiany, saldo,
        katalog, spis, wykaz, lista, zestawienie, statystyki, pomoc, pogoda, prognoza, rozkład jazdy, rozkład, cennik,
        śledzenie, śledzenie przesyłki, lokalizator, słownik, tłumacz, symulator, symulacja, quiz, test, wolne
        {terminy|miejsca|pokoje}, gdzie jest, w pobliżu, weryfikacja numeru, trasa, połączenia, sprawdzenie, wycena,
        przegląd, godziny otwarcia, mapa, eksport, podgląd, tryb podglądu, przeglądanie,
        najbliższy, najbliższa, najbliższe
    """,
    views="""
        filtr, filtry, filtrów, wyszukiwanie, wyszukiwania, sortowanie, kryteria
    """,
    questions="""
        co, jaki, jaka, jakie, gdzie, kiedy, ile, jak, kto, czy, który, która, które, skąd, dokąd,
        dlaczego,
        czy {moje|mój|moja|mam|jestem|mogę|mi|są|jest}
    """,
    adjusts=ADJUSTS,
    kept="""
        koszyk, koszyka, koszyku, ulubione, ulubionych, lista życzeń, listy życzeń, lista zakupów, schowek, schowka,
        przechowalnia, obserwowane, porównanie, porównania, porównywarka produktów, kupon, kuponu, kod rabatowy, kodu
        rabatowego, rabat, rabatu, rabatów, bon, zniżka, baner, powiadomienie, powiadomienia, powiadomień,
        przypomnienie, przypomnienia, gwiazdka, zakładka, zakładki, playlista, kod promocyjny, koszyki, voucher,
        vouchery, kupony,
        porównaniu, obserwowanych, do jutra, na dziś
    """,
    settings="""
        wygląd, motyw, tryb ciemny, tryb jasny, ciemny motyw, wyświetlanie, widok, rozmiar tekstu, rozmiar czcionki,
        wielkość tekstu, czcionka, kontrast, odstępy, język, waluta, kolumny, kolumna, układ, szkic, szkice, wersja
        robocza, pulpit, gęstość, powiększenie, strefa czasowa, jednostki, miniatury, napisy, kolejność kolumn, tapeta,
        animacje,
        kolor, kolory, kolorów
    """,
    restores="""
        przywróć
    """,
    destroys=DESTROYS,
    trash="""
        kosz, kosza, koszu, usunięte elementy, usunięte pliki
    """,
    destructions="""
        usunięcie, usuwanie, kasowanie, skasowanie, anulowanie, odwołanie rezerwacji, wypowiedzenie, rozwiązanie umowy,
        rezygnacja, zamknięcie konta, reset, przywracanie ustawień, ustawienia fabryczne, wycofanie, strefa zagrożenia,
        kosz, czyszczenie, opróżnianie, odstąpienie, likwidacja, scalanie, unieważnienie,
        wycofanie, anonimizacja, zwolnienie pracownika, zakończenie umowy, wyrejestrowanie, wykreślenie, kasacja,
        utylizacja, wystąpienie z,
        rozwiązanie
    """,
    lasting="""
        nieodwracaln{e|y|a|ie}, bezpowrotnie, trwale, na zawsze, na stałe, nie {można|będzie można|da się|mogą|może}
        {cofnąć|odzyskać|przywrócić|odwrócić|być|go|ich|tego|już}, nie {odzyskasz|cofniesz|przywrócisz|wróci|wrócą},
        tej operacji nie, {zostanie|zostaną} {usunięty|usunięta|usunięte|usunięci|skasowane|utracone|zastąpione|
        zastąpiona| nadpisane|wymazane|skasowany|anulowane|anulowana}, utracisz, stracisz, przepadn{ie|ą}, przepada,
        znikn{ie|ą}, znika{|ją}, utrata danych, ostateczn{e|ie|y|a}, wygaśnie, ustawień fabrycznych, stan fabryczny,
        bez możliwości {odzyskania|przywrócenia|cofnięcia},
        nadpisan{a|e|y}, zostanie nadpisan{a|e|y},
        {zostanie|zostaną|będzie|są|jest|zostają}
        {zniszczone|zniszczony|zniszczona|odrzucone|odrzucony|zwolniony|zwolniona|zwolnione|zamknięty|zamknięta|zamknięte|unieważniony|unieważniona|unieważnione|cofnięte|wyłączone|zakończone|usunięte|zastępowane|wyzerowane|wyczyszczone|odłączone|przerwane},
        nikt nie, {dostanie|otrzyma|zajmie|przypadnie} {ktoś|inna|innej|kolejna|następna|komuś|inny}, przestan{ie|ą}
        działać, nie {są|jest|będą|zostaną} {przechowywane|zachowane}, {straci|stracą|tracą|traci} dostęp, też
        {zniknie|znikną|przepadnie}, nie ma kopii, brak kopii, {już} nie {będzie|będą}
        {działać|dostępne|dostępny|widoczne}, od nowa, tego nie da się,
        niczego nie {odzyskasz|da się}, nic nie {zostanie|pozostanie} z,
        zajmie je
    """,
    asking="czy na pewno, na pewno, czy chcesz, naprawdę",
    pays=PAYS,
    payments="""
        płatność, płatności, zapłata, opłata, opłaty, zakup, zakupy, zamówienie, zamówienia, darowizna, darowizny,
        wpłata, wpłaty, przelew, przelewy, przelewu, oferta licytacji, licytacja, aukcja, rezerwacja, rezerwacji,
        wynajem, czynsz, iban, karta kredytowa, karta płatnicza, numer karty, polecenie zapłaty, faktura, faktury,
        zwrot, zwrot pieniędzy, pożyczka, pożyczki, kredyt, kredytu, hipoteka, prowizja, pensja, wynagrodzenie,
        wynagrodzenia, kasa, metoda płatności, sposób płatności, forma płatności, kaucja, odbiorca przelewu,
        doładowanie, odnowienie, przedłużenie, bilety, składka, składki, rata, raty, stawka, akcje, mandat,
        członkostwo, blik, napiwek, abonament, zbiórka, depozyt, zwrotu, zakupu, fakturę,
        wpisowe, opłata startowa,
        oszczędzanie, lokata, lokaty, lokatę, polisa, polisy, ubezpieczenie, ubezpieczenia, spłata, nadpłata, zlecenie
        stałe, zlecenie giełdowe, obligacje, obligacji, napiwki, bagaż, dopłata, licencje, parkowanie, ładowanie,
        prenumerata, prenumeraty, prenumeratę, kosztorys, należność, należności, budżet reklamowy, zrzutka, zadatek,
        zaliczka, delegacja, lista płac, wypłata, kupno, sprzedaż, leasing, zakład
    """,
    charges="""
        {zostanie|zostaną} {pobrana|pobrane|pobrany|obciążona|obciążone|potrącona|naliczona}, pobierzemy,
        obciąży{my|}, potrącimy, do zapłaty, z vat, brutto, bezzwrotn{a|e|y}, nie podlega zwrotowi, bez zwrotu, z
        {konta|karty|salda|rachunku}, zapisana karta, karta kończąca, obowiązkiem zapłaty, z obowiązkiem zapłaty,
        koszt wynosi, kwota do zapłaty, razem do zapłaty, płatn{e|y|a}, następnej faktury, następny rachunek,
        doliczymy do rachunku, doliczone do rachunku, dziś {płacisz|zapłacisz}, pierwszy {miesiąc|rok}, z podatkiem,
        w tym vat
    """,
    rates="""
        miesięcznie, rocznie, na {miesiąc|rok|dobę}, za {miesiąc|rok|noc|dobę|osobę}, za osobę, od osoby, za
        miejsce, za {minutę|kwh|godzinę|km|przejazd|dobę|użytkownika}
    """,
    amounts="""
        kwota, kwotę, suma, beneficjent, odbiorca, nazwa odbiorcy, numer rachunku, numer konta, tytuł przelewu, stawka,
        metoda płatności, sposób płatności, forma płatności, darowizna, oferta maksymalna, iban, składka
    """,
    tells=TELLS,
    messages="""
        wiadomość, wiadomości, komentarz, komentarze, komentarza, opinia, opinie, opinię, recenzja, recenzje, skarga,
        skargi, reklamacja, reklamacje, wniosek, wnioski, aplikacja na, podanie, kandydatura, kontakt, kontaktowy,
        pytanie, zapytanie, zaproszenie, zaproszenia, newsletter, petycja, petycję, głosowanie, głos, ankieta,
        ogłoszenie, ogłoszenia, zgłoszenie, zgłoszenia, awaria, usterka, odpowiedź, odpowiedzi, forum, temat, wątek,
        dyskusja, księga gości, księga pamiątkowa, list motywacyjny, cv, życiorys, odbiorcy, temat wiadomości, wizyta,
        wizyty, oddzwonienie, propozycja, sugestia, nieobecność, usprawiedliwienie, komunikat, artykuł, wpis, kampania,
        wysyłka, udział, rejestracja na, konkurs, kondolencje, wsparcie, pomoc techniczna, odwołanie od, sprzeciw,
        lista oczekujących, znajomy, subskrybenci, rekrutacja, uczestnictwo,
        tablica ogłoszeń,
        zawiadomienie, deklaracja podatkowa, zeznanie, autoresponder, transmisja, recenzji, prośba, prośby, prośbę,
        recepta, receptę, skierowanie, konsultacja, konsultację, przyjazd, jazda próbna, spotkanie, usprawiedliwienia,
        stan licznika, odczyt licznika, urlop, wniosek urlopowy, odmowa, kandydat, zgłoszenia, szkoda, pozew,
        zażalenie, apel, wolontariat, powiadomienie push, odwołania, zaginięcie, wolontariusz, egzamin, praca domowa,
        księga,
        sprostowanie, incydent, czat grupowy, samoocena, zeznania, wyzwanie, hałas
    """,
    sends="wyślij, wysłać, prześlij, przesłać, nadaj, złóż, przekaż",
    reaches="""
        odbiorców, odbiorcy, zostanie wysłane do, zostaną powiadomieni, otrzymają, zostanie wysłany do
    """,
    enters=ENTERS,
    accounts="""
        hasło, hasła, nazwa użytkownika, użytkownik, użytkownika, użytkownicy, logowanie, logowania, login, konto,
        konta, moje konto, profil, profilu, rola, role, uprawnienia, uprawnień, dostęp, dostępu, token, tokeny, klucz
        api, klucz, dwuetapowa, dwuetapowe, dwuskładnikowe, sesja, sesje, prywatność, prywatności, widoczność, zgoda,
        zgody, tożsamość, tożsamości, dowód osobisty, weryfikacja tożsamości, dane do faktury, dane rozliczeniowe,
        adres rozliczeniowy, dane osobowe, dane bankowe, rejestracja, wypisanie, rezygnacja z newslettera, preferencje,
        administrator, administratorzy, bezpieczeństwo, własność, właściciel, pin, pesel, nip, członkowie, urządzenia,
        ciasteczka, pełnomocnictwo, odzyskiwanie, kontakt alarmowy, nowy e mail, nowy adres e mail,
        kontrola rodzicielska, czas przed ekranem,
        limit karty, limity, karta sim, karta biblioteczna, kod do drzwi, zdjęcie profilowe, wiek, rodzina, członek
        rodziny, pełnoletność, paszport, dowód, prawo jazdy, przeprowadzka, zameldowanie, meldunek, upoważnienie,
        klucze, klucz dostępu, pytanie zabezpieczające, kontrola rodzicielska, połączone aplikacje, autoryzacja,
        oświadczenie, dokumentacja medyczna, spis wyborców, pliki cookie, numer konta bankowego, webhook, zastrzeżenie
        karty,
        prawo odczytu, zastępca, sieć gościnna, klucz bezpieczeństwa, konto dziecka, niezbędne pliki,
        nowy {kod|klucz|pin}, ssh, klucz ssh
    """,
    saves="""
        zapisz, zapisać, zmień, zmienić, aktualizuj, zaktualizuj, edytuj, dodaj, dodać, utwórz, stwórz, prześlij plik
    """,
    changes="""
        nowy, nowa, nowe, ustaw, wybierz, wybrać, potwierdź, potwierdzam, zastosuj, włącz, wyłącz, dostosuj,
        skonfiguruj, zarządzaj, zachowaj, użyj, akceptuj, akceptuję, wygeneruj, przypisz,
        zwiększ, zmniejsz, podnieś, ogranicz, zamień, wymień na, rozpocznij, zakończ
    """,
    nothing="""
        numer zamówienia, data zamówienia, kod pocztowy, poczta, usunięt{e|y|a|ych}, anulowan{e|y|a|ych}, skasowan{e|y|
        a}, zamówion{e|y|a}, kupujący, {usuń|wyczyść|resetuj|skasuj|zresetuj|anuluj} {filtr|filtry|wyszukiwanie|
        zaznaczenie|formularz|sortowanie}, sortuj według, sortuj po, porady dotyczące hasła, siła hasła, opublikowan{e|
        y|a|ych}, publikacja, publikacje, zapłacon{e|y|a}, opłacon{e|y|a}, zarezerwowan{e|y|a}, nie będzie
        opublikowany, nie zostanie opublikowany, zasady anulowania, często zadawane pytania, udostępnion{e|y|a},
        krwiodawca, krwiodawstwo, zarchiwizowan{e|y}, zastosuj {filtr|filtry}, bezpłatn{ie|y|a}, oferty pracy,
        zablokowan{e|y|a}, zweryfikowan{e|y|a}, status zamówienia, bankomat, bankomaty, książka, książki,
        odrzucon{e|y|a}, sprawdź {swoje|dane|odpowiedzi|zamówienie|poprawność|swoje dane}, sprawdź dane,
        sprawdź i, podsumowanie, {wyczyść|anuluj|resetuj|usuń} {wybór|formularz|zaznaczenie|pola}, odznacz wszystko,
        skreślon*, wykluczon*, zablokowan*, zbanowan*
    """,
    none="""
        nic, bez {opłat|kosztów}, żadn{ych|e|a} {opłat|kosztów|płatność}
    """,
    small="""
        mój, moja, moje, moją, mojego, twój, twoja, twoje, swój, swoje, swoją, ten, ta, to, te, tę, tego, tej,
        wszystkie, wszystko, cały, całą, teraz, nowy, nową, nowe, i, oraz, dla, z, ze, w, na, do, o, po, produkt,
        produkty, artykuł, pozycję, się, tu, już, wybrane, zaznaczone, jako, ostatecznie, trwale, tak
    """,
)
