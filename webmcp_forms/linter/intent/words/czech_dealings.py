"""Czech: verbs of telling and of accounts."""

TELLS = """
    {odeslat|poslat|zaslat|odeslať|poslať} {zprávu|komentář|e mail|dotaz|žádost|stížnost|přihlášku|pozvánku|
    pozvánky|hodnocení|odpověď|newsletter|životopis|hlášení|dopis|všem|formulář|návrh|reklamaci|podnět|připomínku|
    poptávku|oznámení|rozhodnutí|kondolenci|vzkaz}, zveřejnit, publikovat, vydat článek, okomentovat, komentovat,
    přidat {komentář|recenzi|inzerát|příspěvek|téma|podpis|hodnocení}, odpovědět, odepsat, sdílet, nasdílet,
    pozvat, nahlásit, ohlásit, oznámit, hlásit, přihlásit {povídku|se na|na|do soutěže|příspěvek}, hlasovat,
    odhlasovat, ohodnotit, hodnotit, napsat, napište, napsat recenzi, kontaktovat, spojit se s, doporučit,
    upozornit {kolegy|uživatele}, informovat, inzerovat, podat {žádost|stížnost|reklamaci|inzerát|přihlášku|
    odvolání|námitku|podnět|petici|návrh}, navrhnout, podepsat {petici|výzvu|dopis}, podepsat, zúčastnit se,
    zúčastním, potvrdit {účast|příchod}, objednat {k lékaři|se|termín|schůzku}, sjednat {schůzku|termín}, poptat,
    požádat o {nabídku|schůzku|volno|zavolání|informace|dovolenou}, zeptat se, položit dotaz, přeposlat, otevřít
    {tiket|téma}, založit {téma|tiket|vlákno}, reklamovat, stěžovat si, vyjádřit {soustrast|souhlas s peticí},
    omluvit {dítě|žáka|nepřítomnost}, zavolejte mi, ucházet se, nominovat, rozeslat, naplánovat {rozeslání|kampaň|
    zveřejnění}, zapsat se na, registrovat se na, vyvěsit, schválit, přijmout pozvánku, {potvrďte} pozvánku, vydat
    oznámení, požádat o fakturu,
    {spustit|zahájit|odstartovat} {rozesílku|kampaň|mailing|odesílání}, {předat|odeslat|poslat} ke schválení, poslat
    {všem|na schválení}, {založit|otevřít|vytvořit} {požadavek|tiket|vlákno|téma|anketu|událost}, zúčastním se,
    přijdu, {omluvit|omlouvám} {žáka|dítě|nepřítomnost}, {informovat|upozornit|uvědomit}
    {rodiče|zákazníky|členy|všechny},
    vyvěs, dát vědět, dej vědět, dejte vědět,
    {připojit|přidat} podpis, {domluvit|sjednat} {prohlídku|schůzku|termín}, {vyjádřit|říct|sdělit} {názor|svůj
    názor},
    odevzdat {úkol|práci|sloh}, odevzdat,
    {vyhlásit|vydat|poslat} {výstrahu|poplach|varování}, přihlásit {tým|družstvo},
    {podat|podávám|podat} {oznámení|trestní oznámení|přiznání|daňové přiznání|žalobu|nabídku
    na|hlášení|vysvětlení|výpověď svědka}, omluvit, omlouvám, omluvit se, šťouchnout, {poslat|odeslat|zaslat}
    {mrknutí|srdíčko|pusu|pozdrav|přání|odkaz|tip|zamítnutí|push|sms|pohled|fotku|dokument|dokumenty|fakturu|nabídku|úkol|práci|řešení|upomínku|výzvu|vzkaz|podklady|rozhodnutí|update|blahopřání|odpovědi|pozvání|odstoupení|fax|doklad|do
    redakce}, zahájit {vysílání|hlasování|sbírku podpisů|chat|diskusi|diskuzi}, vysílat, živě vysílat, vydat,
    vydat {verzi|článek|číslo|zprávu}, {požádat|zažádat|poprosit} o *, žádám o, požádat, vyžádat, vyžádat si,
    přivolat, zavolat {pomoc|lékaře|policii|odtah}, přivolat {pomoc|lékaře|sanitku}, eskalovat, přidělit
    {kolegovi|kolegyni|řešiteli|tiket|požadavek}, předat {kolegovi|kolegyni|řešiteli|k vyřízení}, vyhlásit
    {pátrání|poplach|výsledky}, vyhlásit, {sjednat|domluvit|dohodnout} {konzultaci|jízdu|zkušební
    jízdu|schůzku|hovor|návštěvu|poradenství}, sjednat, domluvit, zapsat {dítě|se|se na akci|se do kurzu}, zapsat
    se, nepřijdu, nezúčastním se, nemohu přijít, svolat, obeslat, předvolat, uplatnit {reklamaci|nárok}, uplatnit
    nárok, vznést {námitku|dotaz|požadavek}, poděkovat, popřát, blahopřát, gratulovat, doporučit
    {příteli|kolegovi}, předložit, předložit ke {schválení|kontrole}, odevzdat {hlas|test|zkoušku}, vyjádřit se,
    připomínkovat, stěžuji si, ohlásit {živnost|vrácení|nález|ztrátu|úmrtí|stěhování}, přihlásit
    {psa|dítě|dílo|závodníka}, zavolejte {mi|zpět}, ozvat se, ozvěte se, napsat {redakci|nám|autorovi|učiteli},
    podat {podnět|návrh|stížnost}, zveřejnění, dát {hlas|najevo}, jít živě, streamovat, zapnout {automatickou
    odpověď|autoodpověď}, přát, oslovit, apelovat, zaslat, upozornit {správce|úřad|moderátora}, vložit
    {inzerát|příspěvek|komentář|recenzi},
    požádat o {povolení|dotaci|příspěvek|potvrzení|výjimku|odklad|stipendium|dávku|vyjádření|výměnu}, přihlásit se na
    {konkurz|akci|kurz|závod|turnaj|výlet|školení|brigádu|termín}, přihlásit se do {soutěže|kurzu|kroužku|sboru},
    přihlaste se, nahlaste, oznamte, zeptejte se, hlasujte, sdílejte, kontaktujte nás, pošlete, odešlete, podepište,
    pozvěte, doporučte, komentujte, ohodnoťte, pomohu, pomůžu, chci pomoci, zapojit se, zapojím se, přidat se,
    informovat sousedy, upozornit sousedy, pozvat sousedy, obeslat sousedy, varovat sousedy, vyzvat sousedy,
    informovat obyvatele, upozornit obyvatele, pozvat obyvatele, obeslat obyvatele, varovat obyvatele, vyzvat
    obyvatele, pozvat rodiče, obeslat rodiče, varovat rodiče, vyzvat rodiče, pozvat zákazníky, obeslat zákazníky,
    varovat zákazníky, vyzvat zákazníky, pozvat členy, obeslat členy, varovat členy, vyzvat členy, pozvat všechny,
    obeslat všechny, varovat všechny, vyzvat všechny, informovat pacienty, upozornit pacienty, pozvat pacienty,
    obeslat pacienty, varovat pacienty, vyzvat pacienty, informovat žáky, upozornit žáky, pozvat žáky, obeslat žáky,
    varovat žáky, vyzvat žáky, informovat správce, pozvat správce, obeslat správce, varovat správce, vyzvat správce,
    informovat nájemníky, upozornit nájemníky, pozvat nájemníky, obeslat nájemníky, varovat nájemníky, vyzvat
    nájemníky, informovat hosty, upozornit hosty, pozvat hosty, obeslat hosty, varovat hosty, vyzvat hosty, varovat,
    vyzvat, výzva {k platbě|sousedům}, upomenout, urgovat, urgence, podávám reklamaci, podávám žádost, podávám
    nabídku, podat kandidaturu, podávám kandidaturu, podávám námitku, podat připomínku, podávám připomínku, podávám
    podnět, podat dovolání, podávám dovolání, podat rozklad, podávám rozklad, doplnit žádost, doložit, doložit
    {dokumenty|doklady}, vypovídat jako svědek, popsat závadu, vysvětlit, představit, předvést, doporučuji, tweetnout,
    blogovat, spustit {přenos|stream|anketu|hlasování|petici|sbírku podpisů}, podepisuji, spolupodepsat,
    kontrasignovat, parafovat, ověřit podpis, nabídnout, nabídnout {pomoc|místo|odvoz|termín}, nabízím, hledám pomoc,
    zařadit do pořadníku, zapsat na {čekací listinu|seznam čekatelů|kurz|akci|zájezd|termín}, zapisuji se, kandidovat,
    kandiduji, pozdravit, zdravím, {přijmout|odmítnout} pozvání, navrhnout {termín|změnu|téma|výměnu}, vyměnit
    {směnu|službu}, prohodit směnu, ohlásit kácení, ohlásit akci, ohlásit stavbu, ohlásit poruchu, předat
    {redakci|vedení|úřadu|škole}, odvysílat, rozhlásit, šířit, sdělit, sdělit {úřadu|nám|správci}, uvědomit, doručit,
    přivolat policii, přivolat odtah, prosím o kontakt, odpovídám, napsat prodejci, napsat správci, napsat lékaři,
    napsat starostovi, vystavit {posudek|doporučení}, dát echo, dám vědět, omlouvám se, přijedu, nemůžu přijít,
    odeslat pozorování, poslat pozorování, nahlásit pozorování, nahlásit podnět, odeslat bod, poslat bod, nahlásit
    bod, navrhnout bod,
    žádat, žádat o *, žádat {opravu|nápravu|vysvětlení}, zapálit svíčku, vyzvat {hráče|soupeře}, nechat schválit,
    napsat do {chatu|skupiny|fóra}, nahrát a sdílet, ohlásit {incident|nehodu|únik}, podat výpověď, nabídnout
    {výměnu|směnu}, doručit {dopis|písemnost}, objednat {technika|opraváře|instalatéra}, zeptat se
    {prodejce|lékaře|autora}, požadovat, vymáhat,
    přispět {vzpomínkou|článkem|fotkou|nápadem|příběhem},
    na čekací listinu, čekací listina, {zapsat} na {čekací listinu|pořadník}, odeslat {příspěvek|článek|referát},
    výměna směny, chci abyste mi zavolali, mám zájem o tuto pozici, mám zájem o pozici
"""
"""What others get to read."""

ENTERS = """
    přihlásit, přihlásit se, přihlášení, prihlásiť, odhlásit, odhlásit se, zaregistrovat, registrovat, registrovat
    se, založit {účet|uživatele|profil}, vytvořit {účet|uživatele|profil|heslo|token|klíč}, otevřít účet, {změnit|
    změna|obnovit|nastavit|zadat|zapomenuté|uložit|upravit|zvolit|resetovat|nové|aktualizovat} {heslo|hesla|pin|
    uživatelské jméno|e mail|adresu|profil|roli|role|oprávnění|údaje|osobní údaje|fakturační údaje|telefon|jméno|
    bankovní spojení|přístup}, autorizovat, oprávnit, povolit {přístup|aplikaci|zařízení}, povolit, udělit
    {přístup|souhlas|oprávnění|roli|plnou moc}, odebrat {přístup|oprávnění|roli}, odvolat {souhlas|přístup|
    plnou moc}, zablokovat, odblokovat, pozastavit {účet|uživatele}, odhlásit {odběr|z odběru|newsletter},
    odebírat, přihlásit k odběru, ověřit {totožnost|identitu|účet|e mail|telefon|se}, ověřit, potvrdit {totožnost|
    identitu|e mail|účet|zařízení}, zapnout {dvoufázové|dvoufaktorové|ověření|2 fa}, vypnout {dvoufázové|
    dvoufaktorové|ověření|2 fa}, aktivovat {účet|kartu|ověření}, vygenerovat {token|klíč|kódy|heslo}, převést
    vlastnictví, předat {vlastnictví|správu}, ukončit {relaci|relace|všechny relace}, jmenovat, přidat {uživatele|
    člena|správce|zařízení|kartu}, přiřadit {roli|oprávnění}, souhlasím a, propojit {účet|zařízení}, vstoupit do
    {týmu|organizace}, zneplatnit {token|klíč}, vydávat se za, odemknout, registrujte se, {potvrďte|potvrdit}
    registraci,
    {zabanovat|vyloučit|zablokovat|vyhodit} {člena|uživatele}, zabanovat, nechci {další|už} *,
    {udělat|jmenovat|ustanovit} {správcem|administrátorem|moderátorem}, uložit {fakturační|osobní} {adresu|údaje},
    {vytvořit|vygenerovat} klíč,
    vstoupit, povýšit, {připojit|propojit} {banku|účet|bankovní účet}, {vyškrtnout|vymazat|odebrat} mě ze seznamu,
    předat {projekt|vlastnictví|repozitář},
    vyloučit,
    {uložit|přidat|nahradit|aktivovat|zablokovat|odblokovat|objednat} {kartu|platební kartu|sim|sim kartu|číslo
    účtu|bankovní účet|průkaz}, {změnit|zvýšit|nastavit|snížit|upravit} {limit|limit karty|limity|kód|kód
    dveří|přístupový kód|fotku|profilovou fotku|otázku|bezpečnostní otázku|heslo k wi fi|majitele|vlastníka},
    {obměnit|vyměnit|obnovit|přidat|nahrát} {klíč|certifikát|token|ssh klíč|webhook|doklad|občanku|dítě|člena
    rodiny|uživatele}, potvrdit {věk|plnoletost|číslo}, {přijmout|povolit|odmítnout} {vše|všechny|cookies|všechny
    cookies}, zpřístupnit, zapsat {vyjádření|souhlas}, omezit {čas|přístup|čas u obrazovky},
    {skrýt|zveřejnit|zamknout} profil, {požádat|zažádat} o {pas|průkaz|občanský průkaz|řidičský
    průkaz|přístup|voličský průkaz|občanství|kartu|účet}, vyřídit {průkaz|pas|kartu}, {poslat|zaslat}
    {přihlašovací odkaz|kód|ověřovací kód|nový kód}, pokračovat s {přístupovým klíčem|bankovní identitou|googlem},
    zapsat se ke studiu, imatrikulovat, {odebrat|vyhodit|odstranit} z {týmu|skupiny|organizace}, vstoupit do
    {týmu|skupiny|organizace}, přistoupit, nahlásit změnu adresy, {nahlásit|ohlásit} {stěhování|změnu adresy},
    odpojit {aplikaci|účet|zařízení}, odhlásit {všude|odběr|ze všech}, odebírat {novinky|newsletter}, odebírat,
    zmocnit, pověřit, degradovat, uzamknout, zamknout {účet|profil}, zřídit {přístup|účet|schránku}, převzít
    {účet|vlastnictví}, zosobnit,
    přepsat {na držitele|na jméno|značku|vozidlo|elektroměr|čip|smlouvu} *, přepsat
    {značku|vozidlo|čip|elektroměr|smlouvu|majitele}, přepis {vozidla|majitele}, přepsat na
    {držitele|jméno|majitele|nájemníka}, převést na jiného, převést majitele, převést číslo, převést doménu, změnit
    držitele, určit držitele, přidat držitele, zapsat držitele, určit majitele, přidat majitele, zapsat majitele,
    změnit nájemníka, určit nájemníka, přidat nájemníka, zapsat nájemníka, změnit opatrovníka, určit opatrovníka,
    přidat opatrovníka, zapsat opatrovníka, změnit zmocněnce, určit zmocněnce, přidat zmocněnce, zapsat zmocněnce,
    změnit správce, určit správce, zapsat správce, změnit uživatele, určit uživatele, zapsat uživatele, změnit
    kontaktní osobu, určit kontaktní osobu, přidat kontaktní osobu, zapsat kontaktní osobu, změnit řidiče, určit
    řidiče, přidat řidiče, zapsat řidiče, změnit dědice, určit dědice, přidat dědice, zapsat dědice, zablokovat čip,
    odblokovat čip, aktivovat čip, zaregistrovat čip, spárovat čip, přiřadit čip, zaregistrovat kartu, spárovat kartu,
    přiřadit kartu, zablokovat ovladač, odblokovat ovladač, aktivovat ovladač, zaregistrovat ovladač, spárovat
    ovladač, přiřadit ovladač, zablokovat zařízení, odblokovat zařízení, aktivovat zařízení, zaregistrovat zařízení,
    spárovat zařízení, přiřadit zařízení, zablokovat číslo, odblokovat číslo, aktivovat číslo, zaregistrovat číslo,
    spárovat číslo, přiřadit číslo, zablokovat telefon, odblokovat telefon, aktivovat telefon, zaregistrovat telefon,
    spárovat telefon, přiřadit telefon, zablokovat klíč, odblokovat klíč, aktivovat klíč, zaregistrovat klíč, spárovat
    klíč, přiřadit klíč, přenést číslo, ponechat číslo, {sdílet|povolit} {polohu|kameru|mikrofon}, dát přístup, sdílet
    přístup, požádat o nahlížení, dát nahlížení, sdílet nahlížení, udělit nahlížení, požádat o oprávnění, dát
    oprávnění, sdílet oprávnění, zbavit oprávnění, odvolat zmocněnce, žádost o výpis údajů, vyžádat {údaje|kopii
    údajů}, změnit příjmení, změnit stav, změnit lékaře, změnit školu, změnit banku, změna příjmení, dosílka, přidat
    {otisk|obličej}, spustit ověření, vytvořit {účet hosta|zkušební účet}, už {mi nepište|nevolejte|neposílejte},
    nezasílat, {sloučit|zmrazit|převést} účty, zmrazit, přihlásit {přes|pomocí|se přes} *, bankovní identita, bankid,
    potvrzuji {totožnost|věk}, odvolat z funkce, přijmout do {týmu|skupiny}, vpustit, připustit, přihlásit k trvalému
    pobytu, trvalý pobyt, zaregistrujte se, přihlaste,
    uložit kontaktní osobu, uvést kontaktní osobu, uložit nouzový kontakt, změnit nouzový kontakt, přidat nouzový
    kontakt, uvést nouzový kontakt, aktualizovat údaje {člena},
    určit zástupce, stanovit zástupce, jmenovat zástupce, určit nástupce, stanovit nástupce, jmenovat nástupce,
    stanovit opatrovníka, jmenovat opatrovníka, stanovit zmocněnce, jmenovat zmocněnce, udělit {právo|právo
    čtení|právo zápisu|práva}, jen {nezbytné|nutné}, pouze {nezbytné|nutné}, nechat ověřit, potvrdit telefon, ověřit
    telefonní číslo, potvrdit telefonní číslo, založit {dětský účet|účet dítěti}, doplnit {rodné číslo|ičo}, znovu
    poslat {potvrzení|kód|odkaz}, registrovat se u {lékaře|praktika},
    {uložit|nastavit|zadat} {nový kód|nový klíč|nový pin},
    {skrýt|zobrazit} {profil|můj profil|účet}, {schválit|povolit} {zařízení|přístup|přihlášení}, {odebrat|vyřadit} z
    {týmu|skupiny}, {přidat|nahrát} {klíč|ssh klíč|veřejný klíč}, zobrazit jako, {ověřit|prokázat} věk,
    kdo může vyzvednout, přidat osobu, {přístupový|vstupní} kód, potvrdit e mailovou adresu, potvrdit e mail, už mi
    nic neposílejte, nic neposílejte, aktivovat internetové bankovnictví, to jsem nebyl já
"""
"""Getting in, and who may do what."""
