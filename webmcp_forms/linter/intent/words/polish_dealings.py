"""Polish: verbs of telling and of accounts."""

TELLS = """
    {wyślij|prześlij|wysłać|wysyła} {wiadomość|komentarz|opinię|zapytanie|zgłoszenie|skargę|reklamację|wniosek|
    aplikację|zaproszenie|zaproszenia|odpowiedź|newsletter|mail|e mail|cv|list|formularz|prośbę|propozycję|pytanie|
    do wszystkich|kampanię|podanie|raport|sugestię}, opublikuj, opublikować, publikuj, publikować, skomentuj,
    komentuj, dodaj {komentarz|opinię|recenzję|ogłoszenie|wpis|post|temat|wątek|podpis}, odpowiedz, odpowiedzieć,
    odpisz, udostępnij, udostępnić, podziel się, zaproś, zaprosić, zgłoś, zgłosić, zgłaszam, aplikuj, aplikować,
    zagłosuj, głosuj, głosować, oceń, ocenić, zrecenzuj, wystaw {opinię|ocenę|recenzję|ogłoszenie}, napisz,
    napisać, skontaktuj się, skontaktować, poleć, polecić, powiadom, poinformuj, ogłoś, zaproponuj, zasugeruj,
    podpisz {petycję|list|apel}, podpisz, weź udział, wezmę udział, potwierdź {obecność|udział|przybycie}, umów
    {wizytę|spotkanie|się}, poproś o {wycenę|kontakt|rozmowę|ofertę}, zamów {rozmowę|kontakt|wizytę}, złóż
    {wniosek|skargę|reklamację|podanie|petycję|odwołanie|propozycję|sprzeciw|życzenia|kondolencje|aplikację}, zadaj
    pytanie, zapytaj, spytaj, przekaż dalej, otwórz {zgłoszenie|wątek}, zareklamuj, zarejestruj się na, zapisz się
    na, rozpocznij {dyskusję|wątek}, nadaj, roześlij, zostaw {komentarz|wiadomość|opinię}, zadzwońcie, dołącz do
    {dyskusji|listy|wydarzenia}, odwołaj się, zgłoszenie wyślij, zaplanuj {wysyłkę|kampanię|publikację}, akceptuj
    zgłoszenie, zatwierdź, odmów, odmówić, zapisz {recenzję|opinię},
    {uruchom|rozpocznij|wystartuj|zacznij|zaplanuj} {kampanię|wysyłkę|mailing}, {przekaż|wyślij|prześlij} do
    {akceptacji|zatwierdzenia|wszystkich|recenzji}, {załóż|otwórz|utwórz}
    {zgłoszenie|wątek|temat|ankietę|wydarzenie},
    wywieś, wywiesić, zawiadom, zawiadomić,
    przyjdę, będę, {umów|umówić} {oglądanie|prezentację|rozmowę|termin}, oddzwońcie, oddzwoń, prześlij dalej,
    reklamuj, reklamuję, wyraź opinię,
    oddaj {pracę|zadanie|wypracowanie}, odeślij {pracę|zadanie},
    {ogłoś|wyślij|uruchom} {alarm|ostrzeżenie|alert}, zgłoś drużynę,
    {złóż|składam|złożyć} {zawiadomienie|zeznanie|deklarację|wniosek|pozew|zażalenie|dokumenty|wypowiedź|ofertę
    pracy|wyjaśnienia|oświadczenie woli}, zawnioskuj, wnioskuj, wnioskuję, wnieś, wnieść, wnoszę, podaj {stan
    licznika|odczyt}, przekaż {odczyt|stan licznika|informację|uwagi|opinię|sprawę|zgłoszenie}, {włącz|ustaw}
    {autoodpowiedź|autoresponder|odpowiedź automatyczną}, {wyślij|prześlij}
    {push|powiadomienie|powiadomienia|sms|oczko|buziaka|kartkę|link|odnośnik|odmowę|ofertę|dokument|dokumenty|fakturę|zdjęcie|przypomnienie|pozdrowienia|życzenia|pracę|zadanie|rozwiązanie|ankietę|głos|zamówienie
    na|decyzję|wezwanie|ostrzeżenie|fax|zgodę|skierowanie|wniosek|pismo|wyniki|zaproszenie|raport}, zaczep,
    rozpocznij {transmisję|nadawanie|głosowanie|zbiórkę podpisów|rozmowę|czat|kampanię}, wydaj
    {wersję|wydanie|numer|komunikat|ostrzeżenie}, poproś, poprosić, proszę o, wezwij, wezwać, wzywam, oddaj
    {głos|test|egzamin}, i oddaj, zakończ i oddaj, potwierdzam {przybycie|obecność|udział}, przydziel
    {koledze|koleżance|zgłoszenie|zadanie}, przypisz {koledze|zgłoszenie|zadanie|sprawę}, umów, umówić, umawiam,
    wpisz się, zapisz się, zapisuję się, zapisz {dziecko|drużynę|się na listę}, eskaluj, eskalować, zwołaj,
    ogłosić, obwieść, upublicznij, upublicznić, podaj do wiadomości, wystosuj, odezwij się, daj znać, dam znać,
    nie przyjdę, dopisz {się|podpis|komentarz}, usprawiedliw, usprawiedliwić, wystąp o, wystąp z wnioskiem,
    ubiegaj się, ubiegam się, zamów {odbiór|piosenkę|katalog|konsultację|wizytę|kuriera|rozmowę}, rekomenduj,
    zarekomenduj, poprzyj, popieram, poprzeć, nominuj, zgłoś
    {dziecko|projekt|psa|szkodę|kradzież|zgon|urodzenie|zaginięcie|udział}, odmawiam, skarżę, zaskarż, zażądaj,
    żądam, domagaj się, wyraź {zgodę na udział|poparcie|sprzeciw}, pogratuluj, podziękuj, przekaż
    {koledze|koleżance}, rozmawiaj, czatuj, wręcz, doręcz, zwróć się do, wyślij do
    {redakcji|nauczyciela|lekarza|urzędu}, streamuj, nadawaj,
    zgłoś zamiar, zgłoś wycinkę, zgłoś chęć, zgłoś gotowość, zgłoś kandydaturę, zgłoś obecność, zgłoś uwagę, zgłoś
    uwagi, zgłoś problem, zgłoś potrzebę, zgłoś pomysł, zgłoś sprawę, zgłoś działalność, zgłoś remont, zgłoś imprezę,
    zgłaszam {udział|się|chęć|sprzeciw}, daj {mi|nam} znać, pomogę, pomagam, chcę pomóc, zgłoś się do pomocy, powiadom
    {sąsiadów|mieszkańców|rodziców|klientów|członków|wszystkich|pacjentów|uczniów|zarządcę}, zawiadamiam, poinformuj
    {sąsiadów|mieszkańców|rodziców|klientów|członków|wszystkich|pacjentów|urząd|zarządcę}, informuj, ostrzeż, ostrzec,
    przypomnij {klientom|klientowi|uczestnikom|dłużnikowi|rodzicom}, ponaglij, ponaglenie, wezwanie do zapłaty, wyślij
    ponaglenie, wyślij monit, wyślij upomnienie, upomnij, ubiegaj się o, wystąp o
    {zezwolenie|zgodę|dotację|pozwolenie|zaświadczenie|zasiłek}, złóż kandydaturę, złóż uwagę, złóż uwagi, złóż
    prośbę, złóż zamówienie publiczne, złóż życzenie, złóż zapytanie, zgłaszać, dopytaj, uzupełnij wniosek, dosłać,
    doślij, zeznaj, zeznaję, opowiedz, opowiedzieć, opisz problem, wyjaśnij, przedstaw, przedstawić, zareklamować,
    polecam, poleć znajomemu, tweetnij, bloguj, transmituj, podpisać, podpisuję, kontrasygnuj, parafuj, zaparafuj,
    poświadcz, potwierdź podpisem, zaoferuj, zaoferować, oferuję, oferuję pomoc, szukam pomocy, dodaj do kolejki
    oczekujących, zapisz na listę {oczekujących|rezerwową}, zapisz się na kurs, zapisz się na zajęcia, zapisz się na
    spotkanie, zapisz się na casting, zapisz się na turniej, zapisz się na bieg, zapisz się na wycieczkę, zapisz się
    na szkolenie, zapisz się na konkurs, zapisuję się na, uruchom {ankietę|głosowanie|zbiórkę|petycję}, kandyduj,
    kandyduję, startuj w wyborach, pozdrów, pozdrawiam, złóż gratulacje, przyjmij zaproszenie, odrzuć zaproszenie,
    zaproponuj {termin|zmianę|temat|wymianę}, zaproponować, wymień się dyżurem, zamień dyżur, prześlij do, wysyłam,
    przekazuję, przekaż do {redakcji|zarządu|urzędu|dyrekcji|szkoły}, nadaj {komunikat|przesyłkę}, rozgłoś, nagłośnij,
    rozpowszechnij, komunikuj, oznajmij, wezwij {karetkę|policję|lekarza|straż|pomoc drogową}, proszę o kontakt,
    odpowiadam, napisz do {nas|autora|nauczyciela|sprzedawcy|zarządcy|lekarza|burmistrza}, wystaw referencje, wystaw
    rekomendację,
    prześlij obserwację, wyślij obserwację, zgłoś obserwację, prześlij obserwacje, wyślij obserwacje, zgłoś
    obserwacje, prześlij punkt, wyślij punkt, zgłoś punkt, prześlij pomysł, wyślij pomysł, prześlij temat, wyślij
    temat, zgłoś temat,
    wyzwij, wyzwać, zapal {znicz|świeczkę}, {zażądaj|żądaj} {sprostowania|wyjaśnień|zwrotu}, napisz na
    {czacie|forum|tablicy}, wgraj i udostępnij, wezwij {serwisanta|hydraulika|technika}, wnieś o
    {odroczenie|zmianę|uchylenie}, zapytaj {o|sprzedawcę|lekarza}, zgłoś {incydent|wypadek|naruszenie}, złóż zeznania,
    {zaproponuj|zaoferuj|poproś o} {zamianę|wymianę}, zamiana dyżuru
"""
"""What others get to read."""

ENTERS = """
    zaloguj, zalogować, zaloguj się, wyloguj, wyloguj się, zarejestruj, zarejestruj się, zarejestrować, załóż
    konto, utwórz {konto|użytkownika|profil|hasło|token|klucz}, {zmień|zmienić|zresetuj|ustaw|zapisz|odzyskaj|nowe|
    aktualizuj|przypomnij|edytuj|nadaj} {hasło|pin|nazwę użytkownika|e mail|email|adres|profil|rolę|role|
    uprawnienia|dane|dane osobowe|dane rozliczeniowe|dane do faktury|telefon|numer|nazwisko|login}, nie pamiętam
    hasła, autoryzuj, upoważnij, zezwól, zezwalam, pozwól, nadaj {dostęp|uprawnienia|rolę}, przyznaj {dostęp|
    uprawnienia|rolę}, odbierz {dostęp|uprawnienia}, cofnij {dostęp|zgodę|uprawnienia}, zablokuj, odblokuj, zawieś,
    wypisz się z newslettera, zrezygnuj z {newslettera|subskrypcji}, subskrybuj, zapisz się do newslettera,
    zweryfikuj, potwierdź {tożsamość|e mail|adres|konto|numer|urządzenie}, włącz {weryfikację|dwuetapową|
    uwierzytelnianie|2 fa}, wyłącz {weryfikację|dwuetapową|uwierzytelnianie|2 fa|logowanie}, aktywuj {konto|kartę|
    uwierzytelnianie}, wygeneruj {token|klucz|kody|hasło}, generuj {token|klucz|kody}, przenieś własność, przekaż
    {własność|uprawnienia}, zakończ {sesję|sesje|wszystkie sesje}, mianuj, ustanów, dodaj {użytkownika|członka|
    administratora|urządzenie|kartę}, przypisz {rolę|uprawnienia}, wyrażam zgodę, zgadzam się i, połącz {konto|
    urządzenie}, dołącz do {zespołu|organizacji}, zregeneruj, {potwierdź} rejestrację, odblokowanie, autoryzowane
    aplikacje,
    {zbanuj|wyrzuć|zablokuj|wyklucz} {użytkownika|członka|uczestnika}, zbanuj, zbanować, nie chcę {więcej}
    {maili|wiadomości|e maili|newslettera|otrzymywać}, wypisz mnie, {wygeneruj|utwórz|dodaj} klucz,
    wejdź, {awansuj|mianuj} na, {połącz|podłącz|powiąż} {bank|konto bankowe|rachunek}, {usuń|skreśl} mnie z
    {listy|bazy},
    {oddaj|przekaż} {projekt|własność|repozytorium},
    {skreśl|wykreśl|wyklucz} z {listy|klubu|grupy|członków}, wyklucz, wykreśl,
    {zapisz|dodaj|zastrzeż|podłącz|zamień|odblokuj|aktywuj|wyrób|zamów} {kartę|kartę płatniczą|numer
    konta|rachunek|sim|kartę sim|kartę biblioteczną|duplikat}, zastrzeż, zastrzec, zastrzegam,
    {zmień|ustaw|zwiększ|zmniejsz|podnieś} {limit|limit karty|limity|kod|kod dostępu|kod do drzwi|zdjęcie|zdjęcie
    profilowe|avatar|awatar|pytanie|pytanie zabezpieczające|właściciela}, {prześlij|dodaj|wgraj} {dowód|skan
    dowodu|dokument tożsamości|zdjęcie dowodu|dziecko|członka rodziny|domownika|webhook|klucz}, potwierdź
    {wiek|pełnoletność|dane}, {akceptuj|zaakceptuj|odrzuć|przyjmij} {wszystkie|wszystko|pliki
    cookie|ciasteczka|cookies}, {zapisz|złóż} {oświadczenie|sprzeciw wobec}, udziel
    {pełnomocnictwa|dostępu|zgody|upoważnienia}, udziel, ogranicz {czas|dostęp|czas ekranowy},
    {ukryj|pokaż|upublicznij|zablokuj} profil, dopisz {do|mnie do} {spisu|listy|rejestru}, wyślij {link do
    logowania|kod|link logowania|nowy kod|kod weryfikacyjny}, dalej z kluczem, {obróć|wymień|odnów}
    {klucz|token|certyfikat}, odłącz {aplikację|konto|bank}, zdegraduj, {wyrób|złóż wniosek o}
    {paszport|dowód|kartę|prawo jazdy|legitymację}, zapisz się na studia, usuń z {zespołu|grupy|organizacji},
    wyrzuć z {zespołu|grupy}, dołącz do {grupy|organizacji|zespołu}, zamelduj, zameldować, wymelduj, zgłoś zmianę
    adresu, upoważnij, upoważniam, uprawnij, udostępnij dokumentację, {wyloguj} ze wszystkich, zezwól na dostęp,
    spersonalizuj, powierz, przejmij {konto|własność},
    przepisz na, przerejestruj na, przenieś na, przepisz konto, przerejestruj konto, przenieś konto, przepisz numer,
    przerejestruj numer, przenieś numer, przepisz brelok, przerejestruj brelok, przenieś brelok, przepisz własność,
    przerejestruj własność, przepisz znak, przerejestruj znak, przenieś znak, przepisz licznik, przerejestruj licznik,
    przenieś licznik, przepisz pojazd, przerejestruj pojazd, przenieś pojazd, przepisz umowę, przerejestruj umowę,
    przenieś umowę, przepisz, przepisać na, przypisz do {mnie|konta|użytkownika|mieszkańca}, przypisz
    {stację|brelok|kartę|urządzenie|numer} do, wskaż właściciela, dodaj właściciela, zmień posiadacza, wskaż
    posiadacza, dodaj posiadacza, zmień najemcę, wskaż najemcę, dodaj najemcę, zmień opiekuna, wskaż opiekuna, dodaj
    opiekuna, zmień pełnomocnika, wskaż pełnomocnika, dodaj pełnomocnika, zmień zarządcę, wskaż zarządcę, dodaj
    zarządcę, zmień użytkownika, wskaż użytkownika, zmień osobę kontaktową, wskaż osobę kontaktową, dodaj osobę
    kontaktową, zmień beneficjenta, wskaż beneficjenta, dodaj beneficjenta, zablokuj brelok, odblokuj brelok, aktywuj
    brelok, zarejestruj brelok, sparuj brelok, zablokuj kartę, zarejestruj kartę, sparuj kartę, zablokuj pilot,
    odblokuj pilot, aktywuj pilot, zarejestruj pilot, sparuj pilot, zablokuj chip, odblokuj chip, aktywuj chip,
    zarejestruj chip, sparuj chip, zablokuj urządzenie, odblokuj urządzenie, aktywuj urządzenie, zarejestruj
    urządzenie, sparuj urządzenie, zablokuj numer, odblokuj numer, aktywuj numer, zarejestruj numer, sparuj numer,
    zablokuj telefon, odblokuj telefon, aktywuj telefon, zarejestruj telefon, sparuj telefon, zachowaj numer,
    {udostępnij|zezwól na} {lokalizację|kamerę|mikrofon}, poproś o dostęp, wnioskuj o dostęp, daj dostęp, udostępnij
    dostęp, poproś o wgląd, wnioskuj o wgląd, daj wgląd, nadaj wgląd, udostępnij wgląd, poproś o uprawnienia, wnioskuj
    o uprawnienia, daj uprawnienia, udostępnij uprawnienia, pozbaw, odwołaj pełnomocnictwo, odwołaj
    {zgodę|pełnomocnika}, żądaj kopii danych, zażądaj {danych|kopii danych}, zmień stan cywilny, zmień lekarza, zmień
    przychodnię, zmień szkołę, zmień operatora, zmień bank, zmiana nazwiska, przekierowanie poczty, dodaj
    {odcisk|odcisk palca|twarz}, rozpocznij weryfikację, załóż profil, utwórz konto gościa, nie
    {kontaktujcie|dzwońcie|piszcie|wysyłajcie}, przestań {wysyłać|pisać}, scal konta, zamroź konta, przenieś konta,
    zamroź, zaloguj {przez|z|kontem} *, profil zaufany, login gov, potwierdzam {tożsamość|wiek|dane}, upełnomocnij,
    awansuj, mianować, odwołaj ze stanowiska, przyjmij do {zespołu|grupy}, dopuść, wpuść, melduję, wymeldować,
    zapisz osobę kontaktową, podaj osobę kontaktową, zapisz kontakt alarmowy, zmień kontakt alarmowy, dodaj kontakt
    alarmowy, podaj kontakt alarmowy, zapisz osobę do kontaktu, zmień osobę do kontaktu, dodaj osobę do kontaktu,
    podaj osobę do kontaktu, zaktualizuj dane członka, zmień dane członka, uaktualnij dane członka, zaktualizuj dane
    działkowca, zmień dane działkowca, uaktualnij dane działkowca, zaktualizuj dane kontaktowe, zmień dane kontaktowe,
    uaktualnij dane kontaktowe, zaktualizuj dane osobowe, uaktualnij dane osobowe,
    wyznacz zastępcę, wskaż zastępcę, ustanów zastępcę, wyznacz pełnomocnika, ustanów pełnomocnika, wyznacz opiekuna,
    ustanów opiekuna, wyznacz następcę, wskaż następcę, ustanów następcę, zweryfikuj {numer telefonu|telefon|e
    mail|konto|tożsamość}, tylko {niezbędne|konieczne|wymagane}, nadaj prawo
    {odczytu|zapisu|dostępu}, przekaż do weryfikacji, załóż konto {dziecku|dziecka}, zarejestruj klucz, podaj
    {pesel|nip}, wyślij ponownie {potwierdzenie|kod|link}, złóż deklarację wyboru,
    zapisz nowy kod, ustaw nowy kod, zmień nowy kod, zapisz kod dostępu, zapisz kod skrytki, ustaw kod skrytki, zmień
    kod skrytki,
    {ukryj|pokaż} {profil|mój profil|konto}, {zatwierdź|autoryzuj} {urządzenie|dostęp|logowanie}, {usuń|wyrzuć} {z
    zespołu|z grupy|członka}, wypisz z {newslettera|listy}, {dodaj|wgraj} {klucz|klucz ssh|klucz publiczny},
    {potwierdź|udowodnij} wiek, zobacz jako,
    kto może odebrać, {dodaj} {osobę|upoważnionego}, kod {dostępu|wejścia|do drzwi}, aktywuj bankowość, aktywuj
    bankowość internetową, potwierdź adres e mail, to nie ja, to nie byłem ja
"""
"""Getting in, and who may do what."""
