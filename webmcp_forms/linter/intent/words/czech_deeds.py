"""Czech: verbs of looking, adjusting, destroying and paying."""

READS = """
    hledat, hledej, hledejte, hľadať, vyhledat, vyhledá, vyhledávat, vyhľadať, najít, najdi, najděte, nájsť,
    dohledat, zobrazit, zobrazí, zobrazte, zobraziť, ukázat, ukaž, prohlédnout, prohlížet, procházet, filtrovat,
    třídit, seřadit podle, vypsat, zkontrolovat, zkontroluj, kontrolovat, skontrolovať, prověřit, ověřit {ičo|dič|
    firmu|dostupnost|číslo|stav|platnost|adresu}, porovnat, srovnat, porovnať, spočítat, vypočítat, spočítej,
    vypočítať, odhadnout, převést {měnu|jednotky}, přepočítat, sledovat {zásilku|balík|objednávku}, zjistit,
    zjisti, objevit, stáhnout, exportovat, přeložit, náhled, nahlédnout, upřesnit, zúžit, otestovat, změřit,
    vysledovat, kalkulačk{a|y|u}, kalkulátor, převodník, vyhledávač, simulátor, nárok, mám nárok, nárok na, kde je,
    kolik to stojí, kolik stojí, ověřit {nárok|dostupnost|platnost|stav},
    číst, čti, přečíst, vytisknout, tisknout,
    spočti, filtr,
    {sestavu|přehled|report} {vytvořit|zobrazit}, vygenerovat {přehled|sestavu|report}, prohledat, propočítat,
    dopočítat, nasimulovat, simulovat, lokalizovat, prozkoumat, prolistovat,
    zjistit {hladinu|stav|termín|příslušnost|cenu|úřad}, zjistěte, najděte si, ukázat {termín|hladinu|mapu}, zobrazit
    hladinu, načíst hladinu, stáhnout hladinu, zobrazit stav, načíst stav, stáhnout stav, ukázat stav, zobrazit
    odjezdy, načíst odjezdy, stáhnout odjezdy, ukázat odjezdy, zobrazit hodnoty, načíst hodnoty, stáhnout hodnoty,
    ukázat hodnoty, zobrazit mapu, načíst mapu, stáhnout mapu, zobrazit plán, načíst plán, stáhnout plán, ukázat plán,
    zobrazit termíny, načíst termíny, stáhnout termíny, ukázat termíny, zobrazit fotky, načíst fotky, stáhnout fotky,
    ukázat fotky, zobrazit nabídku, načíst nabídku, ukázat nabídku, zobrazit trasu, načíst trasu, stáhnout trasu,
    ukázat trasu, zobrazit výsledky, načíst výsledky, stáhnout výsledky, ukázat výsledky, zobrazit podrobnosti, načíst
    podrobnosti, stáhnout podrobnosti, ukázat podrobnosti, zobrazit měření, načíst měření, stáhnout měření, ukázat
    měření, zobrazit kurzy, načíst kurzy, stáhnout kurzy, ukázat kurzy, hledám, analyzovat, naskenovat, skenovat,
    rozpoznat, určit {druh|rostlinu|houbu}, identifikovat, odhadni, hádat, losovat, vylosovat, hodit kostkou, odečíst
    hodnoty, načíst další, zobrazit více,
    seřadit, ověřit {doručení|dostupnost|dodání|adresu}, seřadit recenze, seřadit výsledky,
    vytvořit {sestavu|přehled|náhled|graf|report|zprávu o}, {ověřit|zkontrolovat|formátovat|otestovat}
    {xml|json|iban|kód|výraz}, vyzkoušet, další stránka, je u mě optika, naplánovat trasu, spustit dotaz, ověřit
    volnou doménu, ověřit doménu, ověřit dostupnost domény
"""
"""Only looking."""

ADJUSTS = """
    {přidat|vložit|dát|pridať|vložiť} do {košíku|oblíbených|porovnání|seznamu|seznamu přání|košíka}, {přidat|dát} k
    {oblíbeným|porovnání}, do {košíku|košíka}, na seznam přání, aktualizovat {košík|množství}, přepočítat košík,
    {uplatnit|použít|zadat|vložit|přidat} {kupón|kupon|kód|slevový kód|slevu|poukaz|voucher}, označit
    {jako přečtené|jako přečtenou|jako nepřečtené|jako důležité|za přečtené|přečtené|jako hotové|hvězdičkou},
    skrýt, schovat, připnout, odepnout, ztlumit, pozastavit {upozornění|připomínky|přehrávání}, pozastavit,
    pokračovat v přehrávání, archivovat, vrátit zpět, vzít zpět smazání, znovu provést, obnovit z koše, vrátit z
    koše, vyjmout z koše, uložit {koncept|jako koncept|rozepsané|na později|zobrazení}, odložit, připomenout
    později, připomeň později, už nezobrazovat, příště nezobrazovat, sbalit, rozbalit, sledovat téma, přestat
    sledovat, přidat hvězdičku, líbí se mi, obnovit {zobrazení|rozložení|sloupce}, přepnout na {tmavý|světlý},
    uspořádat, zpět změnu, uložit návrh,
    sledovat {vlákno|téma|diskusi|diskuzi|stránku}, odebrat {kupon|kupón|kód|slevu},
    vrátit {smazání|smazané|odstranění}, {zavřít|skrýt} {upozornění|zprávu|banner},
    překreslit,
    {obnovit|vrátit} {výchozí|výchozí nastavení|výchozí zobrazení}, to se mi líbí, odškrtnout,
    {vyprázdnit|vyčistit} {porovnání|seznam přání}, {odebrat|odstranit|vyjmout} z
    {oblíbených|porovnání|košíku|seznamu přání|nákupního seznamu}, zhlédnout později, přečíst později, zvětšit,
    zmenšit, {změnit|přepnout} {zobrazení|jazyk|motiv|vzhled|na mapu|na seznam}, vrátit {změnu|poslední změnu},
    {dát|přidat|uložit|vložit|zařadit} do {kuchařky|mé kuchařky|sbírky|složky|alba|knihovny|playlistu|seznamu četby},
    přizpůsobit {noty|zobrazení|mapu|velikost|vzhled}, zobrazit {vrstvy|vybrané vrstvy|sloupce}, přeskládat, změnit
    pořadí, posunout {nahoru|dolů}, otočit, zrcadlit, oříznout, vybarvit, vybrat barvu, přeskočit, číst dál,
    pokračovat ve {čtení|sledování|hře}, hlasitěji, tišeji,
    sledovat {aukci|inzerát|dražbu|cenu|nabídku}, vrátit z archivu, poslechnout později,
    přejmenovat, {odebrat|smazat} z {přání|seznamu přání|porovnání|oblíbených}, přidat {záložku|do záložek},
    {smazat|odebrat} {filtr|pohled}, zeptat se později, zobrazit jako seznam, zobrazit jako mřížku, přehrát později,
    vyjmout z archivu, přidat do playlistu, uložit pořadí, zachovat pořadí, odebrat z porovnání, vyřadit z porovnání
"""
"""What can be taken back."""

DESTROYS = """
    smazat, smaž, smaže, vymazat, vymaž, zmazať, odstranit, odstraň, odstraní, odstrániť, zrušit, zruš, zruší,
    zrušiť, zničit, stornovat, vyprázdnit, vysypat, vyčistit, promazat, vypovědět, ukončit {smlouvu|členství|
    předplatné|nájem|účet|odběr služby}, rozvázat smlouvu, odstoupit, zavřít účet, uzavřít účet, zrušit účet,
    stáhnout {přihlášku|žádost|nabídku|návrh|stížnost}, vzít zpět {přihlášku|žádost|nabídku|návrh|odvolání},
    odvolat {souhlas s rezervací|rezervaci|objednávku}, zahodit, přepsat, nahradit vše, obnovit {zálohu|ze zálohy|
    tovární nastavení|verzi|databázi|systém}, obnovit, uvést do továrního, resetovat, vynulovat, sloučit, spojit
    záznamy, formátovat, naformátovat, odinstalovat, deaktivovat, opustit skupinu, odhlásit z kurzu, zamítnout,
    odmítnout, vyřadit, zneplatnit, znehodnotit, rozpustit, vzdát se, vrátit verzi, zlikvidovat, skartovat,
    odebrat, odeber, odvolat, nezveřejňovat,
    {vypnout|vypni|odpojit|odstavit|ukončit} {server|číslo|linku|službu|služby|instanci|tarif}, uvolnit
    {číslo|doménu}, opustit {skupinu|projekt|tým}, rozpustit {skupinu|tým}, odpárovat,
    {odejít|odejdi} z {kurzu|týmu|skupiny}, odejít,
    vrátit se k {verzi|záloze}, vrátit {verzi},
    ukončit {pracovní poměr|zaměstnání}, propustit, rozvázat {poměr|smlouvu},
    vrátit {nasazení|zpět nasazení}, neprodlužovat, neobnovovat, {ukončit|zastavit|zničit}
    {studium|aukci|instanci|smlouvu|členství|předplatné|pojištění|tarif|spoření|spolupráci|živnost}, ukončit
    aukci, vystoupit, vystoupit z {klubu|spolku}, vystupuji, {stáhnout|stahuji}
    {inzerát|příhoz|nabídku|přihlášku|žádost|stížnost|odvolání|žalobu|návrh|kandidaturu}, vzít
    {odvolání|žalobu|nabídku|žádost|přihlášku|návrh|stížnost} zpět, vzít {žalobu|odvolání|návrh}, anonymizovat,
    zrušit {registraci vozu|živnost|let|termín|rezervaci}, odmatchovat, odhlásit {vozidlo|auto|psa}, sešrotovat,
    odepsat majetek, propadnout, předčasně ukončit, vypovídám, ruším, odstupuji, mažu, vypnout natrvalo,
    vyškrtnout, odvolávám, odstěhovat,
    zrušit včelstvo, rozpustit včelstvo, zlikvidovat včelstvo, zrušit kroužek, rozpustit kroužek, zlikvidovat kroužek,
    zrušit tým, zlikvidovat tým, zrušit skupinu, zlikvidovat skupinu, zrušit spolek, rozpustit spolek, zlikvidovat
    spolek, zrušit třídu, rozpustit třídu, zlikvidovat třídu, zrušit seznam, rozpustit seznam, zlikvidovat seznam,
    zrušit sbírku, rozpustit sbírku, zlikvidovat sbírku, vzdát se {zahrádky|místa|funkce|nároku}, vzdávám se, vrátit
    {zahrádku|klíče|místo|průkaz}, odevzdat {klíče|průkaz|zahrádku|mandát}, odstoupit z {funkce}, rezignovat,
    {přerušit|zastavit|zrušit} {tisk|úlohu|proces|import|export|přenos|měření}, zastavit, zastav, vypnout {napořád},
    vyřadit z {provozu|evidence|rejstříku|nabídky}, vyškrtnout z {plánu|evidence|rejstříku}, rozebrat, zbourat,
    spálit, nulovat, přeinstalovat, upustit, upustit od, ukončit, ukonči, ukončete, zrušte, smažte, odstraňte,
    vymažte, vypovězte, odhlaste, odmítnu, odstupuji od, nezúčastnit se, {zrušit|odhlásit}
    {účast|přihlášku|zápis|dodávku|jízdu}, zbavit se, zneplatni, uvolnit místo, uvolnit termín, uvolnit stánek, zahoď,
    vyhodit, stopnout, storno objednávky, zrušit místo,
    nahradit {šablonu|soubor|obsah|data}, smazat i s obsahem, {zrušit|ukončit} odběr {novin|časopisu|tisku},
    {uzavřít|zavřít|ukončit} {spis|případ|věc|akci}, {resetovat|vynulovat} {telefon|zařízení|router|skóre|počítadlo},
    {vzdát se|uvolnit|přenechat} {místa|místo|termín|pořadí}, {vyřadit|vyškrtnout} {ze|z}
    {rejstříku|seznamu|katalogu}, výpověď,
    {uzavřít|ukončit} {anketu|hlasování|sezónu|soutěž|průzkum},
    opustit {sbor|klub|tým|spolek|skupinu},
    vrátit {zahrádku|byt|klíče|skříňku|garáž|parcelu}, vrácení {zahrádky|bytu|parcely|klíčů}
"""
"""What is gone afterwards."""

PAYS = """
    zaplatit, zaplaťte, platit, uhradit, uhraď, koupit, koupím, nakoupit, objednat, objednávám, objednat znovu,
    objednávka zavazující, darovat, přispět, přispívám, věnovat, převést {peníze|částku|prostředky}, poslat
    {peníze| platbu|dar}, odeslat {platbu|peníze|objednávku|příkaz}, provést {platbu|převod|příkaz}, zadat {platbu|
    převod| příkaz}, přihodit, přihazuji, podat nabídku, učinit nabídku, rezervovat, rezervuji, zarezervovat,
    pronajmout, půjčit, prodloužit, obnovit {členství|předplatné|doménu|licenci}, dobít, dobít kredit, vrátit
    peníze, refundovat, vyplatit, vložit peníze, vybrat peníze, prodat, investovat, {dokončit|potvrdit|odeslat}
    {nákup| objednávku|platbu|rezervaci|převod}, k pokladně, přejít k {platbě|pokladně}, stát se {členem|dárcem|
    patronem}, {žádost|požádat|zažádat} o {úvěr|půjčku|hypotéku}, půjčit si, vsadit, uvolnit {platbu|prostředky|
    peníze| úschovu}, vyplatit mzdy, předplatit, přejít na {premium|vyšší tarif|placený}, změnit tarif, koupit
    znovu, přijmout nabídku, závazně *, sponzorovat, financovat, kúpiť, zaplatiť, objednať,
    {přejít|přejděte|přejdi} na {pro|premium|plus}, složit {zálohu|kauci|jistinu}, {dobít|nabít}
    {kartu|kredit|účet}, {aktivovat|koupit} {balíček|tarif|službu|kartu}, prodloužit {parkování|pronájem},
    směnit, vyměnit {mince|měnu}, {schválit|potvrdit} a {proplatit|zaplatit|vyplatit}, proplatit,
    {začít|zahájit} {spořit|spoření|parkování|nabíjení|odběr|jízdu|výpůjčku|zkušební období},
    {založit|zřídit|otevřít} {vklad|spoření|termínovaný vklad|spořicí plán|trvalý příkaz|inkaso|předplatné}, zadat
    {pokyn|příkaz|trvalý příkaz|objednávku}, {sjednat|uzavřít|sjednám}
    {pojištění|pojistku|smlouvu|hypotéku|půjčku|tarif}, pojistit, splatit, splácet, doplatit, předplatit, dát
    spropitné, dokoupit, přikoupit, přiobjednat, doobjednat, přebukovat, za příplatek, {navýšit|zvýšit}
    {rozpočet|limit útraty|vklad|nabídku|příhoz|příspěvek}, {odeslat|poslat} {kryptoměnu|dar|platbu|příkaz},
    stakovat, vložit do stakingu, vložit {peníze|vklad}, adoptovat, podpořit {projekt|nás|sbírku|finančně},
    podpořit, {změnit|vybrat} {dodavatele|pojišťovnu|tarif|operátora}, {podat|uzavřít} sázku, {vsadit|podat}
    {los|tiket|sázku}, topovat, zvýraznit inzerát, přeplatit, {objednat|rezervovat} za poplatek, rozložit na
    splátky, upsat {akcie|dluhopisy}, upsat, nakoupit {akcie|podíly|mince}, složit, přihodit, zaplatím, platím,
    kupuji, objednám, vydražit, dražit, leasovat, najmout, pronajmu, závazně {přihlásit|objednat|rezervovat},
    vyrovnat {dluh|fakturu}, {aktivovat|vyzkoušet|získat} {premium|prémiový účet|plus}, poslat na účet, posílat
    pravidelně, proplatit, refundace, doplatek, zaslat platbu,
    nahrát {skipas|kredit|permanentku|časový kupon}, koupit skipas, objednat skipas, zakoupit skipas, koupit
    permanentku, objednat permanentku, zakoupit permanentku, koupit povolenku, objednat povolenku, zakoupit povolenku,
    koupit vstupenku, objednat vstupenku, zakoupit vstupenku, koupit vstupenky, objednat vstupenky, zakoupit
    vstupenky, koupit jízdenku, objednat jízdenku, zakoupit jízdenku, koupit jízdenky, objednat jízdenky, zakoupit
    jízdenky, koupit známku, objednat známku, zakoupit známku, koupit dálniční známku, objednat dálniční známku,
    zakoupit dálniční známku, koupit dříví, objednat dříví, zakoupit dříví, koupit uhlí, objednat uhlí, zakoupit uhlí,
    koupit oběd, objednat oběd, zakoupit oběd, koupit pizzu, objednat pizzu, zakoupit pizzu, koupit květiny, objednat
    květiny, zakoupit květiny, koupit věnec, objednat věnec, zakoupit věnec, koupit fotky, objednat fotky, zakoupit
    fotky, koupit předplatné, objednat předplatné, zakoupit předplatné, objednat službu, zakoupit službu, koupit
    místo, objednat místo, zakoupit místo, zakoupit, zakoupím, nakupte, kupte, objednejte, objednej, zaplať, uhraďte,
    rezervujte, přispějte, darujte, podpořte, předplaťte, prodlužte, dobijte, závazná objednávka, zaplatit
    {kartou|teď|online|převodem|předem}, platba kartou, přejít k placení, k placení, přejít k objednávce, k
    objednávce, rezervovat {pokoj|chatu|ubytování|sál|kurt|letenku|hotel|zájezd|lehátko}, pronajmi, propachtovat,
    pachtovat, vypůjčit, vypůjčit za poplatek, věnovat {částku|peníze}, daruji, darovat {peníze|částku}, sponzoruj,
    spolufinancovat, zafinancovat, fakturovat, vystavit fakturu, vystavit účet, vyúčtovat, zúčtovat, naúčtovat,
    odečíst z konta, proplatit účtenku, vzít si úvěr, sjednat úvěr, uzavřít úvěr, vzít si půjčku, vzít si leasing,
    sjednat leasing, uzavřít leasing, konsolidovat, refinancovat, spořit, šetřit, investuj, prodávám, vystavit k
    prodeji, vystavit na prodej, nabídnout k prodeji, vsázím, sázet, hrát o peníze, získat za, pořídit, pořídit si,
    dopřát si, financuj, doplácet, prodloužit {členství|licenci|předplatné|výpůjčku za poplatek}, převést na účet,
    poukázat, poukázat částku, vložit na účet, vybrat z účtu,
    beru, beru {místo|pokoj|zboží}, {poslat|zaslat} příspěvek,
    zafixovat {sazbu|úrok}, fixovat, vrátit {kauci|zálohu|vklad}, odprodat, vybrat {výhru|hotovost|zůstatek},
    {půjčit|vypůjčit|pronajmout} {kolo|auto|film|koloběžku|nářadí|lyže|vozík|stan}, odvést {poplatek|daň|příspěvek},
    odvést, strhnout, inkasovat, přiobjednat se, povýšit na {apartmá|vyšší třídu}, dokoupit úložiště, poslat
    {výživné|nájem|alimenty},
    {uplatnit|vyměnit|využít} body, vybrat na {účet|kartu|banku}, stát se {patronem|členem|dárcem|sponzorem}, připsat
    na {účet|fakturu}, {odemknout} {kolo|koloběžku|auto}, obnovit {pojištění|předplatné|členství|permanentku},
    {zahájit|spustit|začít} {parkování|nabíjení|jízdu|pronájem}, {zadat} zakázku, přispívat každý měsíc, přispívat,
    přehodit nabídku
"""
"""What costs money."""
