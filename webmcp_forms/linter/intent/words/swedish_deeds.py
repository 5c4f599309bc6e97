"""Swedish: verbs of looking, adjusting, destroying and paying."""

READS = """
    sök{|a|er}, hitta, hittar, finn, visa, visar, se, titta, bläddra, filtrera, sortera, kolla, kontrollera,
    kontrollerar, jämför, jämföra, beräkna, räkna ut, räkna, uppskatta, omvandla, konvertera, spåra, följ {paket|
    försändelse}, lista, utforska, upptäck, slå upp, ta reda på, ladda ner, ladda ned, exportera, översätt,
    förhandsgranska, validera, läs mer, avgränsa, förfina, undersök, testa, hämta, kalkylator*, *räknare,
    omvandlare, simulator, har jag rätt, rätt till, förhandsvisa, förhandsgranskning, var är, var finns,
    se {lediga|pris|priser|tider|resultat|alla|kostnad|rum},
    läs, läsa, skriv ut, skriva ut,
    räkna antal,
    {sammanställning|rapport|översikt} {visa|hämta}, {se|visa} {karta|schema|priser|detaljer|status}, räkna på,
    räkna om, uträkning, uppskatta, värdera {bilen|bostaden|bil}, provkör import, simulera, lokalisera,
    kolla {isen|upp|läget|priset|status}, se nästa, visa nästa, hämta nästa, ladda nästa, se avgångar, visa avgångar,
    hämta avgångar, ladda avgångar, se läge, visa läge, hämta läge, ladda läge, se läget, visa läget, hämta läget,
    ladda läget, se nivå, visa nivå, hämta nivå, ladda nivå, se nivåer, visa nivåer, hämta nivåer, ladda nivåer, hämta
    karta, ladda karta, se plan, visa plan, hämta plan, ladda plan, visa tider, hämta tider, ladda tider, se bilder,
    visa bilder, hämta bilder, ladda bilder, se utbud, visa utbud, hämta utbud, ladda utbud, se rutt, visa rutt, hämta
    rutt, ladda rutt, se träffar, visa träffar, hämta träffar, ladda träffar, se mätvärden, visa mätvärden, hämta
    mätvärden, ladda mätvärden, se värden, visa värden, hämta värden, ladda värden, se kurser, visa kurser, hämta
    kurser, ladda kurser, hämta priser, ladda priser, se sotning, visa sotning, hämta sotning, ladda sotning, se
    turer, visa turer, hämta turer, ladda turer, ta fram, få fram, analysera, mäta, mät, skanna, scanna, identifiera
    {växt|fågel|svamp}, fastställ, bestäm {art|växt}, avgör, gissa, lotta, slumpa, omräkna, läs av, räkna fram, ladda
    fler, visa fler,
    skapa {rapport|rapporten|förhandsvisning|lista|diagram|qr kod}, {validera|kontrollera|formatera|testa}
    {xml|json|iban|kod|uttryck}, prova, nästa sida, kör fråga, kör sökfråga
"""
"""Only looking."""

ADJUSTS = """
    i {varukorgen|kundvagnen|korgen}, {lägg|lägga|lägger} {i|till i|på|till} {varukorg|varukorgen|kundvagn|
    kundvagnen|korgen|önskelista|önskelistan|favoriter|jämförelse|inköpslista|inköpslistan|listan}, till
    {önskelistan|favoriter}, uppdatera {varukorg|varukorgen|kundvagn|kundvagnen|antal}, {använd|lös in|ange|
    aktivera} {rabattkod|kupong|kod|rabatt|presentkod|kampanjkod}, markera som {läst|läsa|lästa|oläst|olästa|
    viktig|favorit|klar}, dölj, dölja, fäst, lossa, tysta, pausa, återuppta, arkivera, ångra, gör om, återställ
    från papperskorgen, hämta från papperskorgen, ta tillbaka, lägg tillbaka, spara {utkast|som utkast|till senare|
    vy}, spara för senare, snooza, påminn mig senare, påminn senare, visa inte igen, fäll ihop, fäll ut, följ,
    sluta följa, gilla, stjärnmärk, favoritmarkera, återställ {layout|vyn|kolumner|utseende|textstorlek}, sortera
    om, avfärda{|r}, lös in {värdecheck|kupong},
    följ {tråd|tråden|ämne|ämnet|diskussion|diskussionen|sida}, ta bort {kupong|kupongen|rabattkod|koden|rabatt},
    {stäng|dölj} {meddelande|meddelandet|banner|avisering|notis|notisen},
    rita om,
    växla {vy|tema|språk|läge},
    nåla fast, fäst överst, {återställ} {standard|standardvy|standardinställningar|standardvisning}, {töm|rensa}
    {jämförelse|jämförelselista|jämförelselistan}, ta bort från
    {favoriter|önskelistan|varukorgen|jämförelse|inköpslistan|jämförelsen}, titta senare, läs senare, bocka av,
    växla till {karta|lista|kartvy}, byt {vy|språk|tema}, förstora, förminska,
    spara i {samling|min samling|mapp|listan|kokbok|album|bibliotek|läslista}, lägg i samling, lägg i mapp, lägg i
    kokbok, lägg i album, lägg i bibliotek, visa {valda lager|lager|kolumner|kompakt}, anpassa
    {vy|karta|noter|visning|storlek}, lägg till i {samling|lista|spellista|kokbok}, ordna om, flytta {upp|ned|ner|till
    mapp}, rotera bild, spegla, beskär, färglägg, välj färg, hoppa över, fortsätt {läsa|titta|spela|lyssna}, höj
    volymen, sänk volymen, ta bort från {läslista|läslistan|samling|samlingen|bokmärken|önskelista},
    bevaka {auktion|annons|pris|sökning|vara|produkt}, bevaka, ta ur arkivet, lyssna senare,
    byt namn på {listan|mappen|vyn|fliken}, byt namn på, {lägg till} i {spellistan|jämförelsen|listan}, bokmärk, {ta
    bort} {filter|filtret|vyn}, fråga senare,
    skjut upp, skjuta upp, visa som lista, visa som rutnät, ta ut ur arkivet, ta bort ur arkivet, lägg till i
    spellista, spara ordning, spara ordningen, spara ordningsföljd, ta bort från jämförelse, ta bort från jämförelsen,
    ta bort ur jämförelsen
"""
"""What can be taken back."""

DESTROYS = """
    ta bort, tar bort, radera{|r}, stryk{|a}, förstör, avboka{|r}, avbeställ{|a|er}, avbryt{|a|er}, säg{|a|er} upp,
    avsluta {konto|kontot|avtal|avtalet|prenumeration|prenumerationen|medlemskap|medlemskapet|abonnemang|
    abonnemanget}, stäng {konto|kontot|butiken|profil}, töm{|ma|mer}, rensa {historik|historiken|cache|data|logg|
    loggen|allt|kö}, rensa bort, kasta, släng{|a}, förkasta, makulera, annullera, upphäv{|a}, återkalla{|r}, dra{|
    r} tillbaka, ta tillbaka ansökan, skriv{|er|a} över, ersätt allt, återställ {säkerhetskopia|säkerhetskopian|
    fabriksinställningar|enheten|systemet|databasen|version|till fabriksinställningar}, återställ,
    fabriksåterställ{|a}, nollställ{|a}, slå ihop, slå samman, formatera, avinstallera, inaktivera, lämna {gruppen|
    teamet|föreningen|kursen}, avslå, neka, avpublicera, upplös, städa bort, säg nej till platsen, utplåna, hoppa
    av, gå ur, kassera{|r}, sammanfoga{|r}, rensa, avvisa, avsluta,
    {stäng av|stänga av|släck} {server|servern|tjänst|tjänsten|nummer|numret}, ställ in
    {evenemang|evenemanget|möte|mötet|träff|träffen}, lös upp {grupp|gruppen|föreningen}, {släpp|frigör}
    {nummer|numret|domän}, lämna {grupp|gruppen|laget|projektet}, avaktivera, avsluta
    {abonnemang|abonnemanget|tjänst|tjänsten}, koppla från,
    {gå|återgå} tillbaka till {version|versionen}, återgå till {version|versionen},
    avsluta {anställning|anställningen}, säg upp {personal|medarbetare|anställd}, avskeda,
    rulla {tillbaka|tillbaks}, fjärradera, återta, återtag, dra in {tjänsten|tillstånd|annonsen|behörighet}, dra
    in, avidentifiera, anonymisera{|r}, avmatcha, ta tillbaka
    {anmälan|ansökan|bud|överklagande|klagomål|erbjudande}, avbryt {studier|studierna|auktion|prenumeration},
    avsluta {instans|instansen|studier|server|servern|kurs|kursen|auktion|autogiro|sparande}, förnya inte, förläng
    inte, avveckla, riv, skrota, ogiltigförklara, ogiltigförklaring, {gå|träd} ur, utträda, strimla, blås av, lägg
    ned, lägg ner, ställ av {bil|bilen|fordon|fordonet}, avregistrera {fordon|bil|hund|företag|firma}, släng bort,
    hoppa av {kurs|kursen|utbildning}, avanmäl {från|deltagande|mig}, tacka nej till plats, {säg} nej till plats,
    töm, avpollettera, bryt {avtal|kontrakt|abonnemang}, häv {köp|köpet|avtal|avtalet}, ångra
    {köp|köpet|beställning},
    avsluta samhälle, avsluta samhället, avsluta odlingslott, avsluta arrende, avsluta lotten, {lämna|ge} tillbaka
    {lott|lotten|nyckel|nycklar|kolonilott}, lämna tillbaka, lämna ifrån, avstå, avstå från, avsäg, avsäga, avsäger,
    avgå, kassera {prov|provet}, förstöra, utrangera, montera ned, {avbryt|stoppa}
    {utskrift|utskriften|jobb|jobbet|körning|körningen|import|export|överföring|process}, stoppa, stänga {ned|ner},
    stäng {ned|ner}, släck ned, ta ur {bruk|drift|register|sortiment}, ta bort från
    {register|registret|listan|loggen|planen|boken}, stryk från, {nollställ|återställ} till noll, installera om, ge
    upp, bryta, häva, häv, rensa ut, gallra, gallring, elda upp, skräpa, upplösa, inställ, inställa, ställa in, dra
    mig ur, dra dig ur, kommer inte längre, annulleras, makulerar, ogiltigförklarar, spola, kasta bort, slopa,
    förverka, låt förfalla,
    säg upp tidning, avsluta tidning, säg upp tidningen, avsluta tidningen, säg upp tjänsten, återkalla
    {certifikat|certifikatet}, med innehåll,
    {stäng|avsluta} {ärende|ärendet|akten|fallet}, {lämna|avstå|släpp} {plats|platsen|min plats|tiden|passet}, dra
    tillbaka {annons|annonsen|anbud|bud|erbjudande}, {nollställ} {resultat|poäng|räknare|telefon|telefonen},
    {återställ} {telefon|telefonen|enhet|enheten|router}, {ta bort|stryk} ur {katalogen|registret|listan}, boka av,
    {stäng|avsluta} {enkät|enkäten|omröstning|omröstningen|säsongen},
    lämna {kören|klubben|laget|föreningen|gruppen},
    lämna {kolonilott|lotten|lägenhet|lägenheten|förråd|garage|nycklar}, säga upp {lott|kolonilott|förråd}, läs in
    säkerhetskopia och skriv över, skriv över allt
"""
"""What is gone afterwards."""

PAYS = """
    betala{|r}, köp{|a|er}, beställ{|a|er}, beställ igen, skänk{|a|er}, ge {en gåva|gåva|bidrag}, donera{|r},
    överför{|a}, för över, bud, lägg {bud|order|beställning}, lämna bud, buda, bjud {på|över}, boka{|r}, reservera,
    hyr{|a|er}, förnya{|r}, förläng{|a}, ladda {kort|kontot|saldo}, fyll på, återbetala{|r}, betala ut, sätt in
    pengar, ta ut pengar, sälj{|a|er}, investera, handla, {slutför|bekräfta|genomför|godkänn} {köp|köpet|betalning|
    betalningen|beställning|beställningen|bokning|bokningen|order|överföring|överföringen}, till {kassan|
    betalning}, gå till {kassan|betalning}, {bli} {medlem|stödmedlem|månadsgivare|fadder|vän}, {ansök om|ta} {lån|
    lånet|kredit| bolån}, spela, satsa, frisläpp {betalning|medel}, skicka pengar, swisha, uppgradera{|r}, byt till
    {premium|pro}, teckna {abonnemang|prenumeration|försäkring|avtal}, prenumerera och betala, godkänn offert,
    acceptera offert, autogiro *, sponsra, bidra, köp igen, verkställ betalning,
    frigör {pengar|medel|belopp}, {uppgradera|byt} till {pro|premium|plus}, ladda {kort|kortet|konto|kontot|saldo},
    {aktivera|köp} {paket|dagskort|tillägg}, betala handpenning, förläng {parkering|hyra},
    sätt in, sätta in, växla in, {godkänn|attestera} och {ersätt|betala|utbetala},
    växla {pengar|valuta|in},
    {starta|börja}
    {månadssparande|spara|prenumeration|prenumerera|parkering|parkeringen|laddning|laddningen|uthyrning|resa|abonnemang},
    börja spara, placera {pengar|sparande|belopp|order}, placera, teckna
    {andelar|aktier|försäkring|försäkringen|hemförsäkring|elavtal|abonnemang|lån|*försäkring|*avtal}, teckna dig,
    tecknar, amortera{|r}, extra amortering, reglera{|r} {faktura|fakturan|skuld|skulden}, reglera, ge
    {dricks|bidrag|en slant}, dricksa, {höj|öka} {budget|budgeten|månadsbelopp|insats|bud|beloppet}, {stöd|stötta}
    {projekt|projektet|oss|arbetet|föreningen}, stötta, {byt}
    {elavtal|elbolag|leverantör|bank|försäkring|abonnemang|avtal}, lägg spel, spela {lotto|spel}, {anta|godta}
    {offert|offerten|erbjudande|erbjudandet|anbud}, {boka|lägg|köp} till mot avgift, mot {avgift|betalning}, köp
    till, boka om, ombok{a|ning}, boka till, tilläggsboka, köp in, förbeställ, leasa, lös in {fordran|lån|lånet},
    delbetala, dela upp {betalning|betalningen}, kör löner, attestera{|r}, {ge|skicka} {gåva|present|presentkort}
    för, swisha, sätt över, avropa, {lyft|förnya} {annons|annonsen}, blippa, hyr ut, arrendera, lämna {anbud|bud},
    köp {paket|tillägg|frakt|porto}, höj bud, {höj|sänk|ändra} {månadsbelopp|månadssparande|premie}, bli
    {månadsgivare|fadder|guldmedlem|pluskund}, {aktivera|starta|skaffa|prova} {premium|plus|pro}, skaffa
    {premium|prenumeration|försäkring}, {lås|satsa} mynt,
    köp fiskekort, beställ fiskekort, lös fiskekort, köp jaktkort, beställ jaktkort, lös jaktkort, köp årskort,
    beställ årskort, lös årskort, köp säsongskort, beställ säsongskort, lös säsongskort, beställ dagskort, lös
    dagskort, köp liftkort, beställ liftkort, lös liftkort, köp skipass, beställ skipass, lös skipass, köp inträde,
    beställ inträde, lös inträde, köp biljett, beställ biljett, lös biljett, köp biljetter, beställ biljetter, lös
    biljetter, köp vinjett, beställ vinjett, lös vinjett, köp ved, beställ ved, lös ved, köp mat, beställ mat, lös
    mat, köp pizza, beställ pizza, lös pizza, köp blommor, beställ blommor, lös blommor, köp krans, beställ krans, lös
    krans, köp bilder, beställ bilder, lös bilder, köp fotobok, beställ fotobok, lös fotobok, skicka beställning,
    skicka beställningen, skicka betalning, skicka betalningen, lägg {en order|beställningen}, betala med
    {kort|swish|faktura|paypal}, betala {nu|här|faktura}, handla nu, slutför, fyll på kort, fyll på kortet, ladda
    liftkort, fyll på liftkort, ladda kassa, fyll på kassa, fyll på konto, hyr in, hyr
    {nu|plats|lokal|stuga|bil|cykel|båt|släp}, boka
    {stuga|hotell|rum|resa|bord|plats|biljett|biljetter|lokal|hytt|flyg|städning|hantverkare|taxi}, boka och betala,
    skänk {en|pengar}, ge bort, ge pengar, bidra med, finansiera, förskottera, fakturera, skicka fakturor, debitera,
    kvitta, betala av, betala tillbaka, lösa lån, låna pengar, ansök om pengar, låna lån, låna kredit, lägg ut till
    försäljning, lägg ett bud, bjuda, spela på, köp lotter, förvärva, inhandla, köp nu, prenumerera mot, bli
    {prenumerant|supporter}, skriv upp dig mot avgift, avbetala,
    ta {platsen|båtplatsen|rummet|lägenheten|stugan},
    bind räntan, starta resan, starta hyra, starta hyran, ta ut vinst, ta ut vinsten, ta ut saldo, betala in, betala
    tillägg, haka på beställningen, uppgradera till, låna cykel, hyra cykel, låna cykeln, hyr cykeln, hyra cykeln,
    låna film, hyr film, hyra film, låna filmen, hyr filmen, hyra filmen, låna bil, hyra bil, låna bilen, hyr bilen,
    hyra bilen, låna båt, hyra båt, låna verktyg, hyr verktyg, hyra verktyg, låna släp, hyra släp, låna tält, hyr
    tält, hyra tält, dra {avgift|avgiften},
    {lös in|använd|växla} {poäng|poängen}, ta ut till {bank|banken|kontot}, bli {fadder|medlem|sponsor|givare|vän},
    lägg på {räkningen|fakturan}, lås upp {cykel|cykeln|elsparkcykel|bilen},
    {starta|börja} {parkering|parkeringen|laddning|resa|hyra|tvätt}, {tilldela} {kontrakt|uppdrag}, ladda reskort,
    ladda kort, ladda kortet, bjud över
"""
"""What costs money."""
