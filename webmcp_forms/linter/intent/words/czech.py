"""Czech, with common Slovak words."""

from webmcp_forms.linter.intent.vocabulary import Vocabulary
from webmcp_forms.linter.intent.words.czech_dealings import ENTERS, TELLS
from webmcp_forms.linter.intent.words.czech_deeds import ADJUSTS, DESTROYS, PAYS, READS

VOCABULARY = Vocabulary(
    reads=READS,
    readings="""
        vyhledávání, hledání, výsledky, výsledek, stav, dostupnost, historie, archiv, protokol, záznamy, kalkulačka,
        kalkulátor, porovnání, srovnání, srovnávač, převodník, převod měn, odhad, jízdní řád, spojení, kurz měn, kurzy,
        kurzovní lístek, zůstatek, rejstřík, adresář, katalog, seznam, přehled, statistika, statistiky, nápověda,
        počasí, předpověď, ceník, sledování, slovník, překladač, mapa, kvíz, test, volné {termíny|pokoje|místa}, kde
        je, v okolí, nejbližší, kontrola čísla, trasa, otevírací doba, náhled, ověření firmy, prověření, dotaz na stav,
        kontrola, třídění, pohled, export
    """,
    views="""
        filtr, filtry, filtrů, hledání, vyhledávání, řazení, kritéria
    """,
    questions="""
        co, jaký, jaká, jaké, kde, kdy, kolik, jak, kdo, zda, který, která, které, odkud, kam,
        proč,
        je {moje|můj|má|moje auto|to}
    """,
    adjusts=ADJUSTS,
    kept="""
        košík, košíku, košíka, oblíbené, oblíbených, seznam přání, seznamu přání, nákupní seznam, porovnání produktů,
        srovnávací seznam, porovnávaných, slevový kód, slevového kódu, kupón, kupon, kupónu, sleva, slevu, slevy,
        poukaz, voucher, banner, upozornění, oznámení, připomínka, připomínky, hvězdička, hvězdičku, záložka, záložky,
        playlist, poukazy, košíky,
        porovnání, do zítřka, pro dnešek
    """,
    settings="""
        vzhled, vzhledu, motiv, tmavý režim, světlý režim, tmavý motiv, barevný režim, zobrazení, velikost písma,
        velikost textu, písmo, kontrast, řádkování, jazyk, měna, sloupce, sloupec, rozložení, koncept, koncepty,
        nástěnka, hustota, přiblížení, lupa, časové pásmo, jednotky, náhledy, titulky, pozadí, animace, pořadí sloupců,
        barva, barvu, barvy
    """,
    restores="""
        obnovit
    """,
    destroys=DESTROYS,
    trash="""
        koš, koše, koši, z koše, smazané položky, smazané soubory
    """,
    destructions="""
        smazání, mazání, vymazání, odstranění, zrušení, storno, výpověď, ukončení, odstoupení, tovární nastavení,
        reset, stažení žádosti, nebezpečná zóna, koš, vysypání, vyprázdnění, sloučení, zánik, likvidace, obnovení ze
        zálohy, zpětvzetí,
        anonymizace, vystoupení, stažení, zpětvzetí, výmaz, ukončení studia, odhlášení vozidla, vyřazení
    """,
    lasting="""
        {nelze|nejde|nepůjde|nebude možné|není možné} {vrátit|vzít zpět|obnovit|odvolat|zrušit|změnit|rozdělit|získat|
        již|už}, nevratn{é|ý|á|ě}, nenávratně, trvale, natrvalo, navždy, napořád, definitivně, {bude|budou} {smazán|
        smazána|smazáno|smazány|odstraněn|odstraněna|odstraněno|odstraněny|ztracen|ztracena|ztraceny|přepsán|přepsána|
        přepsány|nahrazen|nahrazena|nahrazeny|zrušen|zrušena|zrušeny}, přijdete o, přijdeš o, ztratíte, ztratí se,
        zmizí, zaniká, zanikne, zaniknou, propadne, tovární{ho|ch} nastavení, bez možnosti {obnovy|obnovení|návratu},
        už nebude, již nebude, žádná záloha, bez náhrady, končí,
        přepsán{a|o|y|}, bude přepsán{a|o|},
        {bude|budou|je|jsou}
        {zničen|zničena|zničeno|zničeny|zahozen|zahozena|zahozeno|zahozeny|ukončen|ukončena|ukončeno|zneplatněn|zneplatněna|zneplatněny|uvolněn|uvolněno|vymazán|vymazána|vymazáno|vymazány|odpojen|uzavřen|uzavřena|stornován|stornována|vynulován|vynulovány|skartován|skartovány},
        nikdo {ho|to|je|už} {pak|neotevře|nebude|neuvidí}, nikdo {pak|už}, dostane někdo, {připadne|propadne|přejde}
        {jinému|dalšímu|někomu}, přestan{e|ou} fungovat, se
        {nahradí|smaže|smažou|odstraní|zruší|uvolní|vymaže|vymažou|přepíše|přepíšou|ztratí|zahodí|vynuluje}, nezískáte
        zpět, zpět nezískáte, nezískáte, neuchováv{ají|á}, {ztratí|ztrácejí|ztrácí} přístup, záloha neexistuje, bez
        zálohy, nelze vzít, zmizí i, už {nebude|nebudou|nepůjde|neuvidí},
        dostane {ji|ho|je} někdo
    """,
    asking="opravdu, jste si jisti, jste si jistý, jste si jist, chcete",
    pays=PAYS,
    payments="""
        platba, platby, platbu, úhrada, nákup, objednávka, objednávky, objednávku, dar, dary, příspěvek, převod,
        převodu, převod peněz, příkaz k úhradě, platební příkaz, nabídka v aukci, aukce, dražba, příhoz, rezervace,
        pronájem, nájemné, iban, platební karta, kreditní karta, číslo karty, inkaso, faktura, faktury, vrácení peněz,
        půjčka, půjčky, úvěr, úvěru, hypotéka, poplatek, poplatky, mzda, mzdy, výplata, pokladna, způsob platby, způsob
        úhrady, kauce, záloha platby, příjemce platby, číslo účtu, dobití, prodloužení, vstupenky, jízdenky, členský
        příspěvek, členství, splátka, splátky, sázka, akcie, pokuta, předplatné, úschova, peníze, tarif, náhrady,
        startovné, účastnický poplatek,
        spoření, vklad, vkladu, vklady, pojištění, pojistka, pojistky, pojistné, spropitné, zavazadlo, zavazadla,
        příplatek, licence na, parkování, nabíjení, trvalý příkaz, burzovní pokyn, splacení, dluhopisy, dluh, cestovní
        náhrady, mzdový, tip na výhru, los, losy, adopce, podpora projektu, sbírka, sbírku, převody, vyplacení,
        proplacení, leasing, odměna, doplatek
    """,
    charges="""
        {bude|budou} {stržen|stržena|strženo|strženy|účtován|účtována|účtováno|odečtena|odečteno|odečten|naúčtováno|
        zaúčtován}, strhneme, naúčtujeme, odečteme, k úhradě, k zaplacení, včetně dph, s dph, nevratn{á|ý|é}
        {záloha|poplatek|platba|kauce}, bez vrácení, z {účtu|karty| kreditu}, z vašeho {účtu|kreditu}, uložená
        karta, uložené karty, karty končící, celkem k úhradě, s povinností platby, zpoplatněn*, stojí,
        placen{é|ý|á}, příští faktuře, příštího vyúčtování, do vyúčtování, v příští faktuře, strhne se, {bude|budou}
        zatížen{a|o|}, dnes zaplatíte, zaplatíte {dnes|teď}, první {měsíc|rok}, včetně daně, odečte se, naúčtuje se
    """,
    rates="""
        měsíčně, ročně, za {měsíc|rok|noc|den|osobu}, za osobu, na osobu, za místo, za
        {minutu|kwh|hodinu|km|jízdu|uživatele}
    """,
    amounts="""
        částka, částku, částky, suma, příjemce, číslo účtu, nabídka, maximální příhoz, způsob platby, způsob úhrady,
        výše daru, dar, iban, variabilní symbol, majitel účtu, zaplatit z, měsíční částka
    """,
    tells=TELLS,
    messages="""
        zpráva, zprávy, zprávu, komentář, komentáře, recenze, hodnocení, stížnost, stížnosti, reklamace, reklamaci,
        žádost, žádosti, přihláška, přihlášku, přihlášky, kontakt, kontaktní formulář, kontaktujte, dotaz, otázka,
        pozvánka, pozvánky, newsletter, petice, hlasování, hlas, anketa, dotazník, inzerát, inzerce, hlášení, porucha,
        závada, odpověď, fórum, téma, vlákno, diskuse, diskuze, kniha hostů, motivační dopis, životopis, příjemci,
        předmět zprávy, schůzka, termín u, návrh, podnět, nepřítomnost, omluvenka, tisková zpráva, článek, příspěvek
        do, kampaň, hromadný, účast, registrace na, soutěž, soutěže, kondolence, podpora, odvolání, námitka, čekací
        listina, přítel, odběratelé, poptávka, vzkaz, prodejci, ohlas, přednáška,
        nástěnka, nástěnku, vývěska,
        trestní oznámení, daňové přiznání, omluva, živé vysílání, revize, prospekt, žádanka, nouzové volání, tiket,
        tikety, zamítnutí, pátrání, nález, konzultace, konzultaci, jízda, spolujízda, přání, tip pro, úkol, domácí
        úkol, výkaz, automatická odpověď, flirt, vzkazy, stavební povolení, pozvání, ohlášení, oznámení o, žaloba,
        žalobu, dobrovolník, dobrovolníci, zkušební jízda, služební cesta, dovolená, dovolenou, uchazeč, uchazeči,
        požadavek, požadavky, autorské čtení, vydání,
        oprava článku, incident, skupinový chat, sebehodnocení, výpověď svědka, svědectví, výzva
    """,
    sends="""
        odeslat, poslat, zaslat, odeslať, poslať, podat, předat, rozeslat
    """,
    reaches="""
        příjemců, příjemci, bude odesláno, budou informováni, domácností, obdrží
    """,
    enters=ENTERS,
    accounts="""
        heslo, hesla, uživatelské jméno, uživatel, uživatele, uživatelé, přihlášení, přihlašovací údaje, účet, účtu,
        můj účet, profil, profilu, role, oprávnění, přístup, přístupu, token, klíč api, api klíč, dvoufázové,
        dvoufaktorové, relace, soukromí, viditelnost, souhlas, souhlasy, totožnost, totožnosti, občanský průkaz,
        ověření totožnosti, fakturační údaje, fakturační adresa, osobní údaje, bankovní údaje, bankovní spojení,
        registrace, odhlášení z odběru, odběr novinek, předvolby, správce, administrátor, zabezpečení, vlastnictví,
        vlastník, pin, rodné číslo, členové, zařízení, cookies, plná moc, obnova hesla, nouzový kontakt, účty, nový e
        mail, přihlašovací e mail, nová e mailová adresa,
        rodičovská kontrola, čas u obrazovky,
        limit karty, sim karta, kód dveří, přístupový klíč, záložní kódy, věk, plnoletost, rodina, člen rodiny, pas,
        cestovní pas, průkaz, občanka, řidičský průkaz, zdravotní dokumentace, dárcovství orgánů, voličský průkaz,
        profilová fotka, bezpečnostní otázka, webhook, propojené {aplikace|účty}, stěhování, změna adresy, studium,
        čtenářský průkaz, ssh klíč, platební karty uložené, viditelnosti, přihlašovací odkaz,
        právo čtení, zástupce, síť pro hosty, bezpečnostní klíč, dětský účet, opatrovnictví, nezbytné cookies,
        nový {kód|klíč|pin}, ssh
    """,
    saves="""
        uložit, ulož, uložiť, změnit, změň, zmeniť, aktualizovat, upravit, přidat, přidej, pridať, vytvořit, nahrát
    """,
    changes="""
        nový, nová, nové, nastavit, zvolit, vybrat, potvrdit, potvrzuji, použít, zapnout, vypnout, přizpůsobit,
        spravovat, ponechat, zachovat, přijmout, souhlasím, vygenerovat, zadat,
        zvýšit, snížit, omezit, vyměnit, nahradit, přidělit, zahájit, začít, aktivovat
    """,
    nothing="""
        číslo objednávky, datum objednávky, stav objednávky, poštovní směrovací, psč, pošta, smazan{é|ý|á|ých},
        zrušen{é|ý|á|ých}, odstraněn{é|ý|á}, stornovan{é|ý|á}, objednan{é|ý|á}, kupující, {zrušit|vymazat|smazat|
        odstranit|vyčistit|resetovat} {filtr|filtry|hledání|výběr|formulář|řazení}, řadit podle, tipy na heslo, síla
        hesla, publikovan{é|ý|á}, publikace, zveřejněn{é|ý|á}, zaplacen{é|ý|á}, rezervovan{é|ý|á}, nebude zveřejněn*,
        storno podmínky, časté dotazy, sdílen{é|ý|á}, dárce krve, archivovan{é|ý|á}, použít {filtr|filtry}, zdarma,
        nabídka práce, nabídky práce, blokovan{é|ý|á}, ověřen{é|ý|á}, bankomat, bankomaty, kniha, knihy, volební
        místnost, přeprava, nákupní centrum, výsledky voleb, zamítnut{é|ý|á}, zkontrolujte {své|si|údaje|své údaje|
        objednávku|přihlášku}, zkontrolovat údaje, kontrola údajů, zkontrolovat a, rekapitulace, souhrn objednávky,
        {zrušit|vymazat|vyčistit} {výběr|formulář|pole},
        vyloučen{í|ý|á|é|ých|o}, zablokovan*, zabanovan*
    """,
    none="""
        nic, žádn{é|á|ý} {poplatky|platba|náklady|poplatek}
    """,
    small="""
        můj, moje, moji, mou, váš, vaše, vaši, tvůj, svůj, svou, své, tento, tato, toto, tuto, ten, ta, to, všechny,
        všechna, vše, celý, celou, teď, nyní, nový, novou, nové, a, i, pro, z, ze, v, ve, na, do, o, s, se, si, k,
        produkt, produkty, položku, položky, zboží, vybrané, označené, už, také, trvale, definitivně, tu, ano
    """,
)
