"""Polish: verbs of looking, adjusting, destroying and paying."""

READS = """
    szuka{j|ć|jcie}, wyszuka{j|ć}, poszukaj, znajd{ź|ź|zie|zcie}, znajdź, znaleźć, pokaż, pokazać, pokazuje,
    wyświetl{|ić|a}, zobacz, zobaczyć, przeglądaj, przeglądać, przejrzyj, filtruj, filtrować, sortuj, sortować,
    sprawdź, sprawdzić, sprawdza, zweryfikuj {nip|numer|status}, porównaj, porównać, oblicz, obliczyć, policz,
    przelicz, przeliczyć, oszacuj, śledź, śledzić, zlokalizuj, odkryj, pobierz, pobrać, eksportuj, przetłumacz,
    dowiedz się, symuluj, zawęź, uściślij, skonwertuj, wycen, wyceń, podgląd, odszukaj, wylistuj, poznaj, zbadaj,
    kalkulator*, wyszukiwarka, wyszukiwarki, przelicznik, symulator, lokalizator, weryfikator, czy mam prawo, prawo
    do, podejrzyj, ściągnij, przeszukaj, obejrzyj, sortuj według, gdzie jest,
    czytaj, przeczytaj, wydrukuj, drukuj,
    zlicz, filtr, filtry,
    raport {pokaż|wygeneruj}, wygeneruj {raport|zestawienie|podsumowanie|wykres}, kalkuluj, skalkuluj, zasymuluj,
    zasymulować, namierz, policzyć, obliczenie,
    ustal {kominiarza|termin|właściwość|rejon|koszt|urząd}, ustalić, {pokaż|pobierz|wczytaj|zobacz}
    {stężenie|stan|poziom|odjazdy|wartości|mapę|plan|terminy|zdjęcia|ofertę|trasę|wyniki|szczegóły|pomiary|kursy},
    sprawdzam, analizuj, przeanalizuj, zmierz, zeskanuj, skanuj, rozpoznaj, zidentyfikuj, określ, określić, zgadnij,
    losuj, wylosuj, rzuć kostką, odczytaj, więcej wyników, pokaż więcej,
    {zweryfikuj|sprawdź|sformatuj|przetestuj} {xml|json|iban|kod|wyrażenie|plik}, {utwórz|wygeneruj|stwórz}
    {raport|podgląd|listę|wykres|kod qr}, wypróbuj, następna strona, wyznacz trasę, zaplanuj trasę, wykonaj zapytanie,
    czy jest światłowód
"""
"""Only looking."""

ADJUSTS = """
    {dodaj|dodać|włóż|wrzuć} do {koszyka|ulubionych|listy|listy życzeń|porównania|schowka|obserwowanych|
    przechowalni}, do {koszyka|ulubionych|schowka|porównania}, {zaktualizuj|aktualizuj} {koszyk|ilość|ilości},
    {zastosuj|użyj|wykorzystaj|dodaj|wpisz} {kupon|kod|kod rabatowy|rabat|bon|kod promocyjny}, zrealizuj {kupon|
    kod|bon}, oznacz jako {przeczytane|przeczytany|przeczytaną|nieprzeczytane|ważne|ulubione|wykonane|gotowe},
    ukryj, ukryć, schowaj, przypnij, odepnij, archiwizuj, zarchiwizuj, przenieś do archiwum, cofnij, cofnąć,
    przywróć z kosza, wyjmij z kosza, odzyskaj z kosza, zapisz {szkic|wersję roboczą|jako szkic|roboczo|na później|
    widok}, zachowaj {szkic|na później}, wstrzymaj, wznów, wycisz, drzemka, odłóż, przypomnij później, przypomnij
    mi, nie pokazuj więcej, obserwuj, przestań obserwować, polub, dodaj gwiazdkę, oznacz gwiazdką, resetuj {widok|
    układ|kolumny}, zwiń, rozwiń, odhacz, przełącz na tryb {ciemny|jasny}, zignoruj, zrealizuj {voucher|bon},
    obserwuj {wątek|temat|dyskusję|stronę}, usuń {kupon|kod|rabat},
    {zamknij|ukryj} {komunikat|powiadomienie|baner|wiadomość},
    odrysuj, narysuj ponownie,
    {przywróć|przywrócić} {domyślne|domyślny|ustawienia domyślne|widok|widok domyślny}, lubię to, obejrzyj
    później, przeczytaj później, powiększ, pomniejsz, {zmień|przełącz} {widok|język|motyw|na mapę|na listę},
    {usuń|wyrzuć|wyjmij} z {ulubionych|koszyka|porównania|listy życzeń|listy zakupów|obserwowanych|schowka},
    {wyczyść|opróżnij} {porównanie|schowek|listę życzeń}, cofnij {usunięcie|zmianę|ostatnią zmianę},
    wrzuć do zeszytu, wrzuć do kolekcji, wrzuć do folderu, wrzuć do albumu, wrzuć do biblioteki,
    {dodaj|zapisz|włóż|przenieś} do {zeszytu|kolekcji|folderu|albumu|biblioteki|playlisty|listy lektur|listy zakupów},
    zapisz w kolekcji, dopasuj {nuty|widok|mapę|rozmiar|wygląd}, pokaż {warstwy|wybrane warstwy|kolumny}, przestaw,
    zmień kolejność, przesuń {w górę|w dół}, obróć {zdjęcie|obraz|widok}, odbij, przytnij, pokoloruj, wybierz kolor,
    pomiń, czytaj dalej, oglądaj dalej, kontynuuj {czytanie|słuchanie|grę}, głośniej, ciszej,
    przywróć z archiwum, wyjmij z archiwum, posłuchaj później, obserwuj {aukcję|licytację|ogłoszenie|ofertę},
    {zmień} nazwę {listy|folderu|widoku|karty}, zmień nazwę, {dodaj} {zakładkę|do zakładek}, {usuń}
    {filtr|widok|zapisane wyszukiwanie}, zapytaj później, zachowaj wersję roboczą, dodaj do playlisty, zapisz
    kolejność, zachowaj kolejność, usuń z porównania, usuń z porównywarki
"""
"""What can be taken back."""

DESTROYS = """
    usuń, usunąć, usuwa, usuwać, skasuj, kasuj, skasować, wykasuj, wymaż, zniszcz, anuluj, anulować, anuluje,
    odwołaj, odwołać, zrezygnuj, zrezygnować, wyczyść, opróżnij, wypowiedz, wypowiedzieć, rozwiąż {umowę|grupę},
    rozwiązać umowę, zakończ {umowę|subskrypcję|najem|członkostwo}, zamknij {konto|rachunek|sklep|profil}, zamknąć
    {konto|rachunek|sklep}, wycofaj, wycofać, wycofuję, cofnij {zgłoszenie|wniosek|ofertę}, odrzuć, odrzucić,
    porzuć, wyrzuć, nadpisz, zastąp wszystko, przywróć {kopię|kopię zapasową|ustawienia fabryczne|wersję|bazę|
    system|fabryczne}, przywróć, zresetuj {urządzenie|system|ustawienia|router|dane}, resetuj {urządzenie|system|
    ustawienia}, reset fabryczny, zresetuj, scal, połącz {rekordy|konta|kontakty|kartoteki}, sformatuj, odinstaluj,
    dezaktywuj, opuść grupę, wypisz się, wypisz z, unieważnij, odstąp od umowy, odstępuję, przerwij, wyzeruj,
    zlikwiduj, oczyść, cofnij publikację, zdejmij, wycofaj zgodę, cofnij dostęp,
    {wyłącz|wyłączyć|odłącz} {serwer|numer|linię|usługę|instancję}, zwolnij {numer|domenę}, opuść
    {grupę|zespół|projekt}, rozparuj, odłącz urządzenie,
    opuść {drużynę|kurs|klub|organizację}, rezygnuję,
    {wróć|powróć|cofnij} do {wersji|kopii|stanu},
    zakończ {zatrudnienie|umowę|stosunek pracy}, zwolnij pracownika, zwolnienie z pracy,
    {zakończ|zakończyć|zatrzymaj|zniszcz} {instancję|serwer|usługę|sesję testową|najem|studia|aukcję|licytację},
    zakończ aukcję, nie {przedłużaj|odnawiaj}, cofnij
    {odwołanie|wniosek|zgłoszenie|wdrożenie|skargę|sprzeciw|pozew|rezerwację|zamówienie|deklarację}, wystąp z
    {klubu|stowarzyszenia|związku|organizacji|spółdzielni}, wystąpić, występuję, rozwiązać, rozwiąż
    {stosunek pracy|umowę o pracę|grupę|umowę}, zwolnij {pracownika|pracowników}, zwolnić pracownika, zanonimizuj,
    anonimizuj, zanonimizować, skreśl z {planu|listy zadań}, skreśl, wygaś, wygasić, zerwij {umowę|połączenie},
    zerwij, wyrejestruj, wyrejestrować, zezłomuj, zutylizuj, zniszczyć, wyrzucić, unieważnić, cofnięcie, usuwam,
    kasuję, anuluję, odwołuję, wypowiadam, rezygnować, przerwać, zamknij
    {sklep|firmę|działalność|ogłoszenie|rekrutację}, zakończ {działalność|prenumeratę|abonament|współpracę},
    wycofać {wniosek|ofertę|pozew}, odwieś, odinstalować, opróżnić, wyczyścić, wymazać, nadpisać, odrzucam,
    zaniechaj,
    zlikwiduj ul, likwiduj ul, zamknij ul, rozwiąż ul, zlikwiduj grupę, likwiduj grupę, zamknij grupę, zlikwiduj
    zespół, likwiduj zespół, zamknij zespół, rozwiąż zespół, zlikwiduj stowarzyszenie, likwiduj stowarzyszenie,
    zamknij stowarzyszenie, rozwiąż stowarzyszenie, zlikwiduj kółko, likwiduj kółko, zamknij kółko, rozwiąż kółko,
    zlikwiduj klasę, likwiduj klasę, zamknij klasę, rozwiąż klasę, zlikwiduj listę, likwiduj listę, zamknij listę,
    rozwiąż listę, zlikwiduj kolekcję, likwiduj kolekcję, zamknij kolekcję, rozwiąż kolekcję, zrzekam się, zrzeknij
    się, zrzec się, rezygnuję z {działki|miejsca|udziału|funkcji|usługi}, oddaj {działkę|klucze|legitymację}, zwróć
    {działkę|klucze|miejsce}, zdaj {działkę|klucze|mandat}, złóż {rezygnację|wypowiedzenie|mandat}, ustąp, ustępuję,
    {przerwij|zatrzymaj|anuluj|zakończ} {wydruk|druk|zadanie|proces|import|eksport|przesyłanie|pomiar}, zatrzymaj,
    zatrzymać, wyłącz na stałe, wyłącz z {eksploatacji|rejestru}, wycofaj z {użytku|rejestru|oferty|sprzedaży|obiegu},
    wykreśl z {rejestru|ewidencji|planu|spisu}, zdejmij ze {stanu|strony|stanu}, spisz na straty, wybrakuj,
    zezłomować, rozmontuj, zburz, spal, zeruj, przeinstaluj, zainstaluj od nowa, zaniechać, zerwać, odstąpić,
    odstępuję od, wycofać się, wycofuję się, nie wezmę udziału, rezygnuj, porzucam, kasować, anuluj
    {udział|zapis|zgłoszenie|przejazd|dostawę}, niszcz, pozbądź się, unieważniam, uchyl, uchylić, skreślić, wywal,
    zwolnij miejsce, zwolnij termin, zwolnij stanowisko, wypisać z, zamknąć sprawę, umorz, umorzyć,
    zastąp {szablon|plik|zawartość|dane}, zastąp, zastąpić, usuń z zawartością, wycofaj się,
    zamknij {sprawę|akta|teczkę|zgłoszenie}, oddaj {miejsce|termin|kolejkę}, zwolnij {miejsce|termin|slot},
    {zresetuj|wyzeruj} {telefon|urządzenie|router|wyniki|licznik}, {usuń|wykreśl|wypisz} z {rejestru|katalogu|spisu},
    wypowiedzenie, {wycofaj|zdejmij} {ofertę|ogłoszenie|stronę},
    {zamknij|zakończ} {ankietę|głosowanie|sezon|konkurs},
    {opuść|odejdź z} {chór|chóru|klub|klubu|zespół|zespołu|grupę},
    {zwróć|oddaj} {działkę|mieszkanie|lokal|klucze|szafkę|garaż}, zwrot {działki|lokalu|mieszkania}, rozwiąż gildię,
    rozwiąż grupę, rozwiąż klan
"""
"""What is gone afterwards."""

PAYS = """
    zapłać, zapłacić, płacę, płać, opłać, opłacić, kup, kupić, kupuję, kupuj, zamów, zamówić, zamawiam, zamawiaj,
    złóż {zamówienie|zlecenie|ofertę}, przekaż {darowiznę|pieniądze|datek|wpłatę}, wpłać, wpłacam, wesprzyj,
    wspieram, przelej, wykonaj {przelew|płatność}, wyślij {przelew|pieniądze|płatność}, licytuj, licytować, podbij,
    zalicytuj, zarezerwuj, rezerwuj, rezerwuję, wynajmij, wypożycz, odnów, przedłuż, doładuj, zasil, zwróć
    {pieniądze|środki|płatność}, refunduj, wypłać, wypłata, {potwierdź|sfinalizuj|dokończ|zakończ} {zakup|zakupy|
    zamówienie|płatność|rezerwację|przelew}, przejdź do {kasy|płatności}, do kasy, zostań {członkiem|darczyńcą|
    patronem|wspierającym}, weź {kredyt|pożyczkę}, wnioskuj o {kredyt|pożyczkę}, sprzedaj, sprzedać, inwestuj,
    zainwestuj, postaw, obstaw, zwolnij {środki|płatność|depozyt}, wykup, zasponsoruj, zleć przelew, zapłata, zmień
    plan, przejdź na {premium|pro|plan}, kup ponownie, zamów ponownie, akceptuj wycenę, subskrybuj i zapłać,
    nabywam, finansuj,
    {przejdź|przejście} na {pro|premium|plus}, wpłać {zaliczkę|kaucję|zadatek}, {zasil|doładuj}
    {kartę|konto|portfel|telefon}, {aktywuj|kup} {pakiet|karnet|usługę}, przedłuż {parkowanie|postój|wynajem},
    wymień, wymienić, {zatwierdź|akceptuj} i {zwróć|wypłać|opłać|zapłać},
    biorę,
    rozpocznij {oszczędzanie|prenumeratę|parkowanie|ładowanie|subskrypcję|wynajem|okres próbny|postój|przejazd},
    {załóż|otwórz|zerwij} lokatę, {załóż|uruchom} {plan oszczędnościowy|plan oszczędzania}, złóż
    {zapis|zlecenie|dyspozycję|zakład|zamówienie}, wyślij {zlecenie|dyspozycję przelewu|kryptowalutę},
    {zawrzyj|zawieram} {umowę|polisę|ubezpieczenie}, zawrzeć umowę, {kup|wykup} {polisę|ubezpieczenie},
    ubezpiecz{|yć|się}, ureguluj, uregulować, reguluję, {utwórz|ustaw|zdefiniuj} {zlecenie stałe|polecenie
    zapłaty|płatność cykliczną}, dokup, dokupić, dopłać, dopłacić, zmień za dopłatą, za dopłatą,
    {zwiększ|podnieś|ustaw} {budżet|stawkę|ofertę|limit wydatków|składkę}, zastakuj, zostań
    {opiekunem|darczyńcą|sponsorem|mecenasem|opiekunką}, zaadoptuj, adoptuj, {zmień|wybierz}
    {dostawcę|sprzedawcę|taryfę|ofertę prądu|ubezpieczyciela}, {przyjmij|zaakceptuj|akceptuj}
    {ofertę|wycenę|kosztorys}, nadpłać, nadpłacić, spłać, spłacić, spłacam, rozłóż na raty, zamów z obowiązkiem *,
    daj napiwek, {wyróżnij|promuj|podbij} {ogłoszenie|ofertę|post}, przewalutuj, odkup, skup, wydzierżaw,
    leasinguj, wylicytuj, przebij, {wypłać|wypłacić} {pensje|zaliczkę|zwrot|środki}, zleć
    {przelew|wypłatę|zakup|sprzedaż}, oddaj {pieniądze|wpłatę}, przekaż {procent|podatku|darowiznę|środki|wpłatę},
    zrób {przelew|zakupy}, {zapisz się|zapisuję się} i zapłać, opłacam, wpłacić, wpłacam, dorzuć się, dołóż się,
    zrzutka, wykonaj zlecenie, ureguluj {opłatę|fakturę|należność|mandat},
    nabij {kartę|karnet}, nabić kartę, zamów karnet, wykup karnet, kup kartę wędkarską, zamów kartę wędkarską, wykup
    kartę wędkarską, kup bilet, zamów bilet, wykup bilet, kup bilety, zamów bilety, wykup bilety, kup winietę, zamów
    winietę, wykup winietę, kup wejściówkę, zamów wejściówkę, wykup wejściówkę, kup opał, zamów opał, wykup opał, kup
    drewno, zamów drewno, wykup drewno, kup obiad, zamów obiad, wykup obiad, kup pizzę, zamów pizzę, wykup pizzę, kup
    kwiaty, zamów kwiaty, wykup kwiaty, kup wieniec, zamów wieniec, wykup wieniec, kup odbitki, zamów odbitki, wykup
    odbitki, kup abonament, zamów abonament, wykup abonament, kup miejsce, zamów miejsce, wykup miejsce, zamów pakiet,
    wykup pakiet, zamów usługę, wykup usługę, zamawiam z dostawą, z dostawą, płacę {teraz|kartą|blikiem}, zapłać
    {teraz|kartą|blikiem|online|z góry}, zapłacone z, kupuj teraz, kupuję teraz, kup i zapłać, rezerwuję i płacę,
    zarezerwuj {pokój|nocleg|domek|miejsce|salę|kort|lot|hotel|wycieczkę}, wynajmuję, wynająć, dzierżaw, dzierżawię,
    wypożyczam, wypożyczyć, podaruj, podarować, daruję, ofiaruj, ofiarować, funduj, ufunduj, sponsoruj, dofinansuj,
    dołożę się, zafakturuj, wystaw fakturę, wystaw rachunek, rozlicz, rozliczyć, naliczaj, nalicz opłatę, obciąż,
    obciąż klienta, zwróć należność, refundacja, potrąć, zaciągnij kredyt, złóż wniosek o kredyt, zaciągnij pożyczkę,
    złóż wniosek o pożyczkę, weź leasing, zaciągnij leasing, złóż wniosek o leasing, zaciągnij, skonsoliduj,
    oszczędzaj, odkładaj, inwestować, kupuję akcje, sprzedaję, wystaw na sprzedaż, licytuję, daję więcej, obstawiam,
    obstawić, gram, zagraj, nabyć, nabądź, finansować, zapłacić za, dopłacam, subskrybuj za, przedłużam, przedłużyć,
    odnowić, odnawiam, doładować, zasilić, wypłacić, przelać, przelewam,
    biorę {miejsce|pokój|domek},
    zamroź oprocentowanie, uiść, uiścić, uiszczam, {odbierz|wypłać} wygraną, podnieś standard, {pobierz|ściągnij}
    {składkę|opłatę|należność|prowizję}, zwróć {kaucję|zaliczkę|wpłatę|zadatek}, rozpocznij jazdę, rozpocznij
    wypożyczenie, {wypożycz|pożycz} {rower|film|auto|sprzęt|narty|samochód|hulajnogę}, umorz jednostki, dołącz do
    zamówienia, {przelej|zapłać} {alimenty|czynsz|składkę}, kup więcej,
    kup teraz, {wymień|wykorzystaj|użyj} {punkty|punktów|mile}, doliczenie do rachunku, dolicz do {rachunku|faktury},
    odblokuj {rower|hulajnogę|auto},
    {rozpocznij|zacznij|uruchom} {parkowanie|ładowanie|przejazd|wynajem}, {udziel} zamówienia, chcę wesprzeć, przebij
    ofertę
"""
"""What costs money."""
