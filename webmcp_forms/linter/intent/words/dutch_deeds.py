"""Dutch: verbs of looking, adjusting, destroying and paying."""

READS = """
    zoek{|en|t}, opzoeken, zoek op, doorzoek{|en}, vind{|en|t}, toon, tonen, toont, laat zien, bekijk{|en|t},
    bekijken, weergeven, geef weer, filter{|en|t}, sorte{er|ren|ert}, controle{er|ren|ert}, check{|en|t}, nagaan,
    ga na, raadpleeg, raadplegen, vergelijk{|en|t}, bereken{|en|t}, omreken{en}, reken om, schat{|ten}, volg{|en}
    {pakket|zending|bestelling}, valide{er|ren|ert}, verkennen, ontdek{|ken}, lijst, opvragen, vraag op, download{|
    en}, exporte{er|ren}, vertaal, vertalen, kijk{|en}, proef, verfijn{|en}, lees, inzien, meet, simule{er|ren},
    traceer, traceren, rekenmachine, *calculator, *rekenaar, *rekentool, *zoeker, *checker, omrekenaar, heb ik
    recht, recht op, kom ik in aanmerking, voorvertonen, voorvertoning, ordenen, waar is, waar blijft,
    lezen, {recensies|reacties|berichten} lezen, afdrukken, printen, testen, {wachtwoord} testen, tellen,
    {rapport|overzicht|statistiek|prognose} {tonen|maken|genereren|openen}, inschatten, nagaan, doorrekenen,
    uitrekenen, reken uit, opzoeken, proefdraaien, lokaliseren, bestellingen zoeken, vacatures zoeken,
    getijden tonen, hardheid tonen, stand tonen, waarden tonen, metingen tonen, kaart tonen, plan tonen, termijnen
    tonen, foto s tonen, aanbod tonen, details tonen, route tonen, resultaten tonen, tijden tonen, dienstregeling
    tonen, getijden opvragen, hardheid opvragen, stand opvragen, waarden opvragen, metingen opvragen, kaart opvragen,
    plan opvragen, termijnen opvragen, foto s opvragen, aanbod opvragen, details opvragen, route opvragen, resultaten
    opvragen, tijden opvragen, dienstregeling opvragen, getijden bekijken, hardheid bekijken, stand bekijken, waarden
    bekijken, metingen bekijken, kaart bekijken, plan bekijken, termijnen bekijken, foto s bekijken, aanbod bekijken,
    details bekijken, route bekijken, resultaten bekijken, tijden bekijken, dienstregeling bekijken, getijden ophalen,
    hardheid ophalen, stand ophalen, waarden ophalen, metingen ophalen, kaart ophalen, plan ophalen, termijnen
    ophalen, foto s ophalen, aanbod ophalen, details ophalen, route ophalen, resultaten ophalen, tijden ophalen,
    dienstregeling ophalen, getijden laden, hardheid laden, stand laden, waarden laden, metingen laden, plan laden,
    termijnen laden, foto s laden, aanbod laden, details laden, route laden, resultaten laden, tijden laden,
    dienstregeling laden, uitzoeken, zoek uit, achterhalen, bladeren, meer {laden|tonen}, analyseer, analyseren,
    meten, scannen, scan, herkennen, identificeren, bepalen, bepaal, raden, loten, omzetten, dobbelen, vaststellen
    wie, wie is,
    {berichten|reacties|meldingen} doorzoeken,
    pakket volgen, {rapport|overzicht|voorbeeld|lijst|grafiek} {maken|genereren}, {xml|json|iban|code}
    {valideren|controleren|opmaken}, uitproberen, volgende pagina, plan mijn reis, plan reis, reis plannen, glasvezel
    op mijn adres, query uitvoeren
"""
"""Only looking."""

ADJUSTS = """
    in {winkelwagen|winkelmand|winkelmandje|mandje|wagentje}, {voeg|toevoegen|zet|plaats|leg} {aan|in|op|aan de}
    {winkelwagen|winkelmand|winkelmandje|verlanglijst|verlanglijstje|favorieten|lijst|vergelijking|
    boodschappenlijst}, toevoegen aan {winkelwagen|winkelmand|favorieten|verlanglijst|verlanglijstje|vergelijking},
    aan winkelwagen toevoegen, {winkelwagen|winkelmand|aantal|aantallen|mandje} bijwerken, op {verlanglijst|
    verlanglijstje|boodschappenlijst}, bewaren voor later, bewaar voor later, concept {opslaan|bewaren}, als
    concept {opslaan|bewaren}, {kortingscode|code|coupon|waardebon|actiecode|korting|kortingsbon} {toepassen|
    gebruiken|inwisselen|invoeren|verzilveren}, {pas|gebruik} {kortingscode|code|coupon} {toe|}, als {gelezen|
    ongelezen|belangrijk|voltooid} markeren, markeer als {gelezen|ongelezen|belangrijk}, markeren als {gelezen|
    ongelezen|belangrijk}, verberg{|en}, dempen, vastzetten, losmaken, pauzeren, pauzeer, hervatten, archive{er|
    ren}, ongedaan maken, opnieuw doen, terugzetten uit prullenbak, uit prullenbak {halen|terugzetten|herstellen},
    herstel uit prullenbak, sluimeren, later herinneren, herinner me later, niet meer tonen, niet meer weergeven,
    inklappen, uitklappen, volgen, ontvolgen, favoriet maken, ster geven, {weergave|indeling|kolommen|thema|
    lettergrootte} {herstellen|resetten|terugzetten}, rangschikken, neger{en}, {voucher|bon} inwisselen,
    {volg|volgen} {draadje|onderwerp|discussie|topic}, {draadje|onderwerp|discussie|topic} volgen,
    {bon|kortingscode|kortingsbon|code|coupon} {verwijderen|weghalen},
    {verwijderen|wissen} ongedaan {maken}, {melding|bericht|banner} {sluiten|verbergen},
    hertekenen, opnieuw tekenen,
    vastpinnen, pin vast, {standaard|standaardweergave|standaardinstellingen} herstellen, {wissel|wisselen}
    {weergave|naar kaart|naar lijst}, vind ik leuk, afvinken, later {bekijken|lezen|kijken}, vergroten,
    verkleinen, {uit} {favorieten|verlanglijst|vergelijking} {halen|verwijderen},
    {vergelijking|vergelijkingslijst} {legen|wissen},
    uit wensenlijst halen, van wensenlijst halen, van verlanglijst halen, van favorieten halen, uit lijst halen, van
    lijst halen, uit leeslijst halen, van leeslijst halen, uit kijklijst halen, van kijklijst halen, uit wensenlijst
    nemen, van wensenlijst nemen, uit verlanglijst nemen, van verlanglijst nemen, uit favorieten nemen, van favorieten
    nemen, uit lijst nemen, van lijst nemen, uit leeslijst nemen, van leeslijst nemen, uit kijklijst nemen, van
    kijklijst nemen, uit wensenlijst verwijderen, van wensenlijst verwijderen, van verlanglijst verwijderen, van
    favorieten verwijderen, uit lijst verwijderen, van lijst verwijderen, uit leeslijst verwijderen, van leeslijst
    verwijderen, uit kijklijst verwijderen, van kijklijst verwijderen, uit wensenlijst schrappen, van wensenlijst
    schrappen, uit verlanglijst schrappen, van verlanglijst schrappen, uit favorieten schrappen, van favorieten
    schrappen, uit lijst schrappen, van lijst schrappen, uit leeslijst schrappen, van leeslijst schrappen, uit
    kijklijst schrappen, van kijklijst schrappen, bladwijzer {zetten|plaatsen|toevoegen}, in
    {kookboek|collectie|map|album|bibliotheek|verzameling|kast} {leggen|zetten|plaatsen|bewaren|opslaan},
    {weergave|kaart|beeld|indeling|lettergrootte} aanpassen, lagen {tonen|kiezen|verbergen}, herschikken, verplaatsen
    naar {map|boven|onder}, omhoog, omlaag, draaien, spiegelen, bijsnijden, kleur {kiezen|wijzigen}, overslaan, verder
    {lezen|kijken|spelen|luisteren}, harder, zachter,
    tussentijds opslaan, terug naar {postvak|inbox},
    hernoemen, {lijst|map|weergave|kolom} hernoemen, {filter|weergave|zoekopdracht} {verwijderen|wissen|opslaan},
    later vragen, {toon|toont|tonen} {op kaart|lagen}, kaartlagen,
    uitstellen, {tot} {morgen|later} uitstellen, in de gaten houden, later luisteren, uit archief halen, uit het
    archief halen, toevoegen aan afspeellijst, volgorde opslaan, volgorde bewaren, volgorde vastleggen, verwijderen
    uit vergelijking, uit vergelijking halen, verwijder uit vergelijking
"""
"""What can be taken back."""

DESTROYS = """
    verwijder{|en|t}, wis{|sen|t}, schrap{|pen}, vernietig{|en|t}, annule{er|ren|ert}, opzeggen, zeg op, zegt op,
    opzegging, leeg{maken|t}, maak leeg, legen, ontbind{|en}, beëindig{|en|t}, terugtrek{ken}, trek terug,
    intrekken, trek in, verwerp{|en}, weggooien, gooi weg, overschrijv{en}, overschrijf, terugzetten {back up|
    backup|reservekopie|versie|database}, {back up|backup|reservekopie|versie|database|systeem} {terugzetten|
    herstellen}, herstellen, herstel, terugzetten, samenvoeg{en}, voeg samen, formatte{er|ren}, de installe{er|
    ren}, verwijderen en, reset{|ten} {apparaat|systeem|router|gegevens|instellingen|fabrieksinstellingen},
    {apparaat|systeem|router|gegevens|instellingen|alles} {resetten|wissen|herstellen}, terug naar
    fabrieksinstellingen, fabrieksinstellingen, deactive{er|ren}, {account|profiel|rekening|winkel|dossier}
    {sluiten|opheffen|beëindigen}, sluit {account|rekening|profiel|winkel}, {contract|abonnement|lidmaatschap|huur}
    {beëindigen|stopzetten|opzeggen}, stopzetten, opheffen, afmelden voor cursus, groep verlaten, verlaat groep,
    afwijzen, afzeggen, zeg af, afbestellen, opruimen, terugdraaien, afzien, definitief *, weigeren, afbreken,
    selectie annuleren, verwijder geselecteerde,
    {server|lijn|nummer|dienst|abonnement} {uitzetten|afsluiten|stopzetten|opheffen|vrijgeven|afschakelen}, stop
    zetten, afgelasten, gelast af, {verlaat|verlaten} groep, groep {verlaten|opheffen|ontbinden}, loskoppelen,
    ontkoppelen,
    {team|project|cursus} verlaten, stoppen met cursus,
    terug naar {versie|kopie}, terugkeren naar versie,
    uit dienst {melden|zetten}, ontslaan, ontsla, dienstverband beëindigen,
    anonimiseren, anonimiseer, {back up|backup|reservekopie} {terugzetten|herstellen|terugplaatsen}, terugrollen,
    rol terug, instantie {stoppen|beëindigen|verwijderen|vernietigen}, {server|instantie|omgeving}
    {afbreken|stoppen|opheffen}, {deel|neem} niet meer, {contract|abonnement} niet verlengen, niet verlengen,
    ongeldig maken, {aangifte|bezwaar|klacht|aanvraag|bod|offerte|vacature} intrekken,
    {reis|rit|ophaling|levering|bezorging|afspraak} {afzeggen|annuleren|afblazen}, afblazen, versnipperen,
    verscheuren, {auto|kenteken} schorsen, afstand doen, stoppen met, ontslag {verlenen|nemen},
    {alles|lijst|kaart} leegmaken, verwijderen, afsluiten van {dienst}, crediteren, ontmantelen, uit productie
    nemen, op afstand wissen,
    {tuin|perceel|sleutel|sleutels|kaart|licentie|mandaat|bestuursfunctie} {teruggeven|inleveren|opgeven}, teruggeven,
    geef terug, opgeven {tuin|plek|plaats}, {print|afdruk|taak|job|opdracht|proces|overdracht|import|export|download}
    {afbreken|stoppen|annuleren|beëindigen}, volk opheffen, team opheffen, vereniging opheffen, lijst opheffen, uit
    {register|bestand|collectie|assortiment|plan|logboek} {halen|verwijderen|schrappen}, afvoeren, voer af, slopen,
    sloop, breek af, uitzetten, zet uit, uitschakelen {server|dienst}, stoppen, eindig, nietig verklaren,
    nietigverklaren, ongedaan verklaren, doorhalen, doorstrepen, afstoten, dumpen, lozen, op nul zetten, opnieuw
    installeren, opnieuw {instellen|beginnen} vanaf nul, leegruimen, uittreden, treed uit, uitstappen, stap uit,
    aftreden, terugtreden, {aanmelding|deelname|inschrijving|plek|plaats|toezegging|kandidatuur}
    {annuleren|intrekken|terugtrekken|opgeven}, niet {deelnemen|doorgaan}, gaat niet door, laten vervallen, verbreken,
    verbreek, uitwissen, wegdoen, afschaffen, opruiming, reservering vrijgeven, plaats vrijgeven, domein vrijgeven,
    inschrijving doorhalen,
    van {reservelijst|wachtlijst|deelnemerslijst} {af|halen}, van {reservelijst|wachtlijst}, weg ermee,
    krant opzeggen, tijdschrift opzeggen, dienst opzeggen, nieuwsdienst opzeggen, krant stopzetten, tijdschrift
    stopzetten, nieuwsdienst stopzetten, niet meedoen, certificaat intrekken, vervangen door {origineel|standaard},
    {plek|plaats|plek|beurt|tijdslot} {afstaan|vrijgeven|opgeven|teruggeven},
    {telefoon|toestel|apparaat|router|scores} {resetten|terugzetten}, {uit} {gids|register|catalogus|lijst} halen,
    {op} nul {zetten|stellen}, {scores|teller|tellers} op nul, dossier {afsluiten|sluiten}, zaak {sluiten|afsluiten},
    offline halen,
    {sluit|sluiten|beëindig} {peiling|enquête|stemming|seizoen}, {peiling|enquête|stemming|seizoen}
    {sluiten|beëindigen},
    {koor|vereniging|club|team|groep} verlaten, stoppen met {koor|club},
    {tuin|woning|plek|kluisje|garage|sleutel|volkstuin} {opgeven|teruggeven|inleveren|opzeggen}
"""
"""What is gone afterwards."""

PAYS = """
    betaal, betalen, betaalt, afrekenen, reken af, koop, kopen, koopt, aankoop, aanschaffen, bestel{|len|t},
    nabestellen, opnieuw bestellen, doneer, doneren, doneert, schenk{|en}, overmaken, maak over, overboeken, boek
    over, bied{|en|t}, bod {plaatsen|uitbrengen|doen}, plaats {bod|bestelling|order}, boek{|en|t}, reserve{er|ren|
    ert}, huur, huren, verleng{|en|t}, opwaarde{er|ren}, terugbeta{len}, betaal terug, stort{|en}, uitbeta{len},
    verkoop, verkopen, investe{er|ren}, beleggen, handelen, {bestelling|aankoop|betaling|boeking|order|reservering|
    donatie} {plaatsen|afronden|bevestigen|voltooien|uitvoeren}, naar {kassa|betalen|afrekenen}, ga naar {kassa|
    betalen}, word {lid|vriend|donateur|member}, lid worden, vriend worden, donateur worden, {lening|krediet|
    hypotheek} aanvragen, sponsor{en}, wedden, gok, {geld|betaling|salarissen|lonen} {vrijgeven|uitbetalen|
    overmaken|sturen}, upgraden, overstappen naar, abonnement {nemen|afsluiten|verlengen|upgraden}, offerte
    accepteren, akkoord met offerte, incasso *, machtig{|en|ing}, adopteer, contract afsluiten, afsluiten, in
    termijnen, voldoen, bijdragen,
    aanbetalen, aanbetaling {doen|voldoen}, {geld|saldo|contant} opnemen, {geld|bedrag}
    {opnemen|overboeken|vrijgeven}, overstappen op {pro|premium|plus}, {stap over|upgrade} naar {pro|premium},
    {saldo|kaart|pas|tegoed|beltegoed} {opladen|opwaarderen|bijvullen}, boek {kamer|nu|hotel|reis|tafel},
    {pakket|dagpas|bundel|optie} {activeren|aanzetten}, parkeertijd verlengen,
    adopteren,
    inwisselen, {wissel|ruil} {munten|in|om}, omruilen, {goedkeuren|akkoord} en {vergoeden|betalen|uitbetalen},
    {kamer|reis|tafel|hotel|vlucht|ticket|tickets} boeken,
    neem ik,
    spaarplan {starten|beginnen|openen}, {geld|bedrag|inleg} {inleggen|storten|beleggen}, inleggen, leg in,
    inschrijven op {emissie|obligaties|aandelen|fonds}, aflossen, los af, aflossing {doen|betalen},
    {periodieke|automatische} {opdracht|overboeking|betaling} {instellen|aanmaken}, bijboeken, boek bij, omboeken,
    boek om, bijkopen, koop bij, omhoogplaatsen, {budget|dagbudget|inzet|inleg} {verhogen|ophogen|instellen},
    {munten|tokens} {vastzetten|staken|kopen|verkopen}, terugstorten, stort terug, steun{en|}, steun
    {project|ons|actie}, {nu} overstappen, stap over,
    {energieleverancier|leverancier|energiecontract|verzekering|zorgverzekering|provider} {wisselen|overstappen},
    {bundel|pakket|optie|bagage|stoel|verzekering} {toevoegen|bijboeken|bijkopen},
    {parkeren|parkeersessie|laadsessie|laden|rit|huur} {starten|beginnen|verlengen}, start
    {parkeren|laden|laadsessie|rit}, *abonnement {starten|beginnen|nemen|verlengen|afsluiten|activeren}, offerte
    {aanvaarden|accepteren|goedkeuren}, {polis|verzekering|*verzekering|hypotheek|contract} {afsluiten|verlengen},
    {declaratie|voorschot|onkosten} {uitbetalen|vergoeden|goedkeuren}, vergoeden, inschrijven met
    betalingsverplichting, met betalingsverplichting, tegen {betaling|toeslag}, leasen, lease {auto|fiets},
    premium {worden|activeren|nemen}, {kaarten|kaartjes|tickets|plaatsen} {bestellen|kopen|reserveren},
    {factuur|boete|contributie|rekening|kosten} {voldoen|betalen|vereffenen}, vereffenen, voorschieten,
    {aandelen|obligaties|fondsen} {kopen|verkopen}, effectenorder *, order inleggen, bijstorten, bijbetalen,
    betaalverzoek *, tikkie *, trakteren, {maandbedrag|termijnbedrag|voorschot} {wijzigen|aanpassen|verhogen},
    gunnen,
    {entree|toegang|dagkaart|jaarkaart|seizoenkaart|abonnement|vispas|vispas|strippenkaart|vignet}
    {kopen|bestellen|aanvragen en betalen}, {met|via} {ideal|paypal|creditcard|bancontact} {betalen|afrekenen}, betaal
    met {ideal}, ideal, chip opladen, skipas opladen, pas laden, kaart laden, chip laden, skipas laden, chip
    opwaarderen, skipas opwaarderen, nu {betalen|kopen|bestellen|boeken|huren|doneren}, pachten, verpachten,
    onderverhuren, verhuren, huur bij, geef {geld|gul|donatie}, geld geven, gift {doen|geven}, cadeau {geven|doen},
    trakteer, inkopen, koop in, {maaltijd|pizza|eten|bloemen|krans|foto s|fotoboek|poster} bestellen, bestelling doen,
    bestelling versturen, laten {bezorgen|leveren}, schoonmaak boeken, klusser boeken, hut boeken, cabine boeken,
    plaats boeken, vakantiehuis boeken, schoonmaak reserveren, klusser reserveren, hotel reserveren, hut reserveren,
    cabine reserveren, plaats reserveren, vakantiehuis reserveren, vooruitbetalen, factureren, factuur goedkeuren,
    afrekening {maken|versturen}, in rekening brengen, verrekenen, overnemen tegen, {lening|krediet|financiering}
    {afsluiten|opnemen|accepteren}, herfinancieren, sparen, spaar, {storting|inleg} {doen|starten}, bijdrage
    {geven|betalen|leveren}, lidmaatschap {nemen|verlengen|afsluiten|betalen}, te koop zetten, meebieden, inzetten,
    zet in, wed, speel mee, meespelen, loten kopen, aankopen, verwerven, bekostigen, financieren,
    {ligplaats|plek|kamer|hut|standplaats} {vastleggen|nemen|huren}, bijdrage overmaken,
    {rente|hypotheekrente} vastzetten, afdragen, draag af, meebestellen, innen, bijdrage innen, winst opnemen, winst
    uitbetalen, saldo uitbetalen, {fiets|scooter|auto|film|boot|gereedschap|aanhanger|tent|zaal} {huren|lenen},
    naheffing *, opslag kopen, {borg|waarborgsom} {terugbetalen|storten},
    punten {inwisselen|verzilveren|gebruiken}, nachten boeken, * nachten boeken, opnemen naar bank, {naar} bank
    overmaken, {mijn} deel betalen, {lid|donateur|vriend|sponsor} worden, {op} rekening zetten, {fiets|step|auto}
    ontgrendelen, abonnement {nemen|starten}, start abonnement,
    {parkeren|parkeeractie|laden|rit|huur} {starten|beginnen}, start {parkeren|laden|rit|huur|parkeeractie},
    {opdracht} gunnen, ov chipkaart opladen, chipkaart opladen, kaart opladen, bod verhogen, overbieden
"""
"""What costs money."""
