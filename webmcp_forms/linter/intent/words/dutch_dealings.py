"""Dutch: verbs of telling and of accounts."""

TELLS = """
    {verstuur|verzend|stuur|versturen|verzenden|sturen} {bericht|reactie|e mail|email|aanvraag|vraag|klacht|
    sollicitatie|uitnodiging|uitnodigingen|beoordeling|nieuwsbrief|cv|melding|brief|aan iedereen|formulier|
    voorstel|aanmelding|antwoord}, {bericht|reactie|aanvraag|vraag|klacht|sollicitatie|uitnodiging|beoordeling|
    nieuwsbrief|melding|aanmelding|voorstel|mail|verzoek} {versturen|verzenden|sturen|plaatsen|indienen|doen|
    schrijven|achterlaten}, plaats {reactie|bericht|recensie|beoordeling|advertentie}, plaatsen, plaats,
    public{eer|eren|eert}, post{|en}, reage{er|ren|ert}, beantwoord{|en}, antwoord{|en}, deel, delen, deelt,
    uitnodigen, nodig uit, meld{|en}, rapporte{er|ren}, sollicite{er|ren}, stem{|men|t}, beoorde{el|len},
    recense{er|ren}, laat achter, achterlaten, contact opnemen, neem contact, contacte{er|ren}, schrijf {recensie|
    bericht|reactie|aan|naar}, aanbevelen, informe{er|ren}, waarschuw{|en}, aankondig{en}, stel voor, voorstellen,
    onderteken{|en|t}, deelnemen, doe mee, meedoen, aanwezigheid bevestigen, bevestig aanwezigheid, {afspraak|
    offerte|terugbelverzoek|demo|bezichtiging|verlof} {maken|aanvragen|plannen}, aanvragen, vraag aan, aanvraag
    indienen, indienen, dien in, klagen, bezwaar {maken|indienen}, stel vraag, vraag stellen, doorsturen, stuur
    door, ticket {openen|aanmaken}, adverteren, inschrijven voor, schrijf in voor, aanmelden voor, condoleren, bel
    me, teken {petitie|register}, inplannen, goedkeur{en}, keur goed, keur af, nakijken, hou me op de hoogte,
    verslag indienen, wijs af,
    {naar|aan} {iedereen|allen|alle} {sturen|versturen|verzenden|mailen}, {verstuur|stuur|verzend} naar iedereen,
    {mailing|campagne|verzending} {starten|versturen}, {ouders|klanten|leden|iedereen}
    {inlichten|informeren|berichten}, {ter|voor} {goedkeuring|beoordeling} {indienen|insturen|aanbieden},
    ziekmelden, ziek melden, meld ziek, ik doe mee, ik kom, {ticket|onderwerp|draadje|poll}
    {aanmaken|openen|starten},
    ophangen, prikken, {geef|geven} door {aan}, doorgeven aan {gemeente}, {meld|melden} aan gemeente,
    {schrijf|mail} {redactie|ons|burgemeester}, handtekening {zetten|plaatsen|toevoegen}, {bel|bellen} mij {terug},
    {mening|oordeel} geven, reclameren, bezichtiging aanvragen,
    lever in, inleveren, {opdracht|huiswerk|opstel|werkstuk} inleveren,
    {alarm|waarschuwing|melding} {uitsturen|geven|slaan|versturen}, {team|ploeg} inschrijven,
    {aangifte|melding|bezwaar|voorstel|verzoek|suggestie} {doen|indienen|insturen},
    {kind|hond|dier|team|gast|gasten} {inschrijven|aanmelden|aangeven|afmelden}, doorgeven, geef door,
    {uren|idee|ideeën|plan|inzending|declaratie|verslag|stukken|brief|tip|foto|verhaal|verzoekje|nominatie|opdracht}
    {insturen|indienen|inleveren|inzenden},
    {push|sms|link|knipoog|hartje|kus|groet|groeten|kaart|kaartje|fax|afwijzing|herinnering|aanmaning|uitnodigingslink|offerte|document|documenten|foto|tip|brief|nieuws|update|factuur}
    {versturen|verzenden|sturen|mailen|delen|doorsturen}, stuur
    {por|knipoog|bericht|kaart|link|tip|bloemen|groet}, live {gaan|zetten|uitzenden}, ga live, uitbrengen, breng
    uit, wijzigingen vragen, {vraag|vragen} om {wijzigingen|reactie|hulp|feedback}, bekendmaken, maak bekend,
    bekendmaking, {ik} ben erbij, ik kom niet, {kan} niet komen, mailen, mail {link|ons|mij}, {aan}
    {collega|team|afdeling|medewerker} {toewijzen|overdragen|doorgeven}, toewijzen aan,
    {gesprek|adviesgesprek|afspraak|bezoek|overleg|*gesprek|demo|proefrit|rondleiding|kennismaking}
    {plannen|aanvragen|inplannen|maken|boeken|vastleggen}, insturen, stuur in, escaleren, escaleer, opschalen
    naar, {hulp|dokter|politie|brandweer|pechhulp|ambulance} {inroepen|vragen|roepen|bellen}, alarmeren,
    bijeenroepen, oproepen, {goedkeuring|toestemming|advies|uitstel} vragen, ter goedkeuring *, ter beoordeling *,
    verzoeken, feliciteren, bedanken, {groet|bericht} achterlaten, afkeuren, aanbieden ter
    {goedkeuring|ondertekening}, ter ondertekening *, voordragen, draag voor, nomineren, nomineer, mening geven,
    omroepen, verkondigen, aankaarten, {klacht|bezwaar|beroep|claim} {indienen|aantekenen|instellen}, claimen,
    {schade|claim} {melden|claimen|indienen}, toezeggen, aanzeggen, afgeven, {ophalen|ophaling|taxatie}
    {aanvragen|aanmelden}, prijsvoorstel doen, {automatisch antwoord|autoreply|afwezigheidsassistent}
    {inschakelen|instellen|activeren}, meerijden, {vermissing|vondst|verlies|diefstal|overlijden|geboorte}
    {melden|aangeven},
    ik help mee, ik ben mee, ik kom mee, ik help erbij, ik doe erbij, ik kom erbij, meehelpen, help mee, helpen, mij
    {aanmelden|opgeven|inschrijven}, geef {me|mij|je} op, opgeven voor, aanmelden als, {aan}
    {beheer|beheerder|gemeente|redactie|verhuurder|school|praktijk|docent} {melden|doorgeven|sturen|schrijven}, laat
    weten, laten weten, laat het weten, {waarneming|klacht|probleem|gebrek|overlast|gat} {melden|doorgeven|invoeren},
    vergunning aanvragen, ontheffing aanvragen, subsidie aanvragen, toeslag aanvragen, verklaring aanvragen, inzage
    aanvragen, uitstel aanvragen, beurs aanvragen, kap aanvragen, kinderbijslag aanvragen, bijstand aanvragen, hulp
    aanvragen, advies aanvragen, anderen informeren, vrienden informeren, huurders informeren, buren informeren,
    bewoners informeren, gasten informeren, collega s informeren, patiënten informeren, leerlingen informeren, anderen
    berichten, vrienden berichten, huurders berichten, buren berichten, bewoners berichten, gasten berichten, collega
    s berichten, patiënten berichten, leerlingen berichten, anderen uitnodigen, vrienden uitnodigen, ouders
    uitnodigen, huurders uitnodigen, buren uitnodigen, bewoners uitnodigen, klanten uitnodigen, gasten uitnodigen,
    collega s uitnodigen, leden uitnodigen, patiënten uitnodigen, leerlingen uitnodigen, anderen waarschuwen, vrienden
    waarschuwen, ouders waarschuwen, huurders waarschuwen, buren waarschuwen, bewoners waarschuwen, klanten
    waarschuwen, gasten waarschuwen, collega s waarschuwen, leden waarschuwen, patiënten waarschuwen, leerlingen
    waarschuwen, anderen herinneren, vrienden herinneren, ouders herinneren, huurders herinneren, buren herinneren,
    bewoners herinneren, klanten herinneren, gasten herinneren, collega s herinneren, leden herinneren, patiënten
    herinneren, leerlingen herinneren, anderen aanschrijven, vrienden aanschrijven, ouders aanschrijven, huurders
    aanschrijven, buren aanschrijven, bewoners aanschrijven, klanten aanschrijven, gasten aanschrijven, collega s
    aanschrijven, leden aanschrijven, patiënten aanschrijven, leerlingen aanschrijven, anderen mailen, vrienden
    mailen, ouders mailen, huurders mailen, buren mailen, bewoners mailen, klanten mailen, gasten mailen, collega s
    mailen, leden mailen, patiënten mailen, leerlingen mailen, aanmanen, herinner{en} klant, aanspreken, opmerken,
    bekritiseren, navragen, naleveren, getuigen, verklaring {afleggen|insturen}, vertellen, vertel, verhaal delen,
    verhaal vertellen, toelichten, oproep {plaatsen|doen}, aanbeveling {doen|schrijven}, twitteren, bloggen, streamen,
    uitzending starten, uitzenden, zend uit, tekenen, teken, medeondertekenen, parafeer, paraferen, signeren,
    legaliseren, bekrachtigen, hulp aanbieden, aanbieden, bied aan, gezocht plaatsen, op wachtlijst {plaatsen|zetten},
    {zet|plaats} op wachtlijst, wachtlijst *, voorinschrijven, enquête {starten|publiceren}, petitie
    {starten|tekenen|ondertekenen}, kandidaat stellen, kandideren, kandidatuur {stellen|indienen}, reactie geven,
    antwoord {geven|versturen}, groeten, condoleance *, uitnodiging {aannemen|accepteren|afslaan},
    {afspraak|tijd|tijdstip} voorstellen, ruilverzoek *, ruilen aanbieden, intekenen, teken in, nasturen, doormelden,
    voorleggen, leg voor, vrijgeven, bekend maken, rondsturen, stuur rond, toesturen,
    waarneming inzenden, agendapunt inzenden, waarneming insturen, agendapunt insturen, inzending doorgeven, foto
    doorgeven, agendapunt doorgeven, aandragen, agendapunt *,
    uitdagen, daag uit, eisen, eis, opeisen, {brief|pakket|aangetekend} bezorgen, in chat {zetten|schrijven},
    {zet|schrijf} in {chat|groep|gastenboek}, kaarsje branden, {steek} kaarsje, laten goedkeuren, uitstel verzoeken,
    datalek melden, incident melden, storing melden, ongeval melden, datalek bekendmaken, incident bekendmaken,
    storing bekendmaken, gebrek bekendmaken, ongeval bekendmaken, uploaden en delen, {monteur|technicus}
    {aanvragen|bestellen|oproepen}, vorderen, afleggen verklaring,
    {herinnering|verhaal|foto|idee} bijdragen,
    {verhuurder|verkoper|eigenaar|host|buur} {schrijven|vragen|benaderen}, bel mij, {op} wachtlijst, {meld} {je|u} aan
    {als}, {als} vrijwilliger aanmelden,
    {ruil|dienstruil} {voorstellen|aanbieden|aanvragen}, dienst ruilen, ruilen, mail de verkoper, mail verkoper, geef
    je mening, ik kan niet komen
"""
"""What others get to read."""

ENTERS = """
    inloggen, log in, aanmelden, meld aan, uitloggen, log uit, afmelden, meld af, registre{er|ren|ert}, account
    {aanmaken|maken|openen|activeren|blokkeren|koppelen|herstellen}, maak account, {wachtwoord|pincode|
    gebruikersnaam|e mailadres|e mail|adres|profiel|rol|rollen|rechten|gegevens|persoonsgegevens|bankgegevens|
    factuurgegevens|telefoonnummer|naam} {wijzigen|veranderen|resetten|vergeten|instellen|opslaan|aanpassen|
    bijwerken|herstellen|kiezen|toewijzen}, {wijzig|verander|reset|stel|kies} {wachtwoord|pincode|gebruikersnaam|
    e mailadres|adres|profiel|rol|rechten|gegevens|rekeningnummer}, wachtwoord vergeten, autorise{er|ren},
    machtigen app, toestaan, sta toe, toegang {geven|verlenen|toestaan|intrekken|aanvragen|ontzeggen}, geef
    toegang, verleen toegang, blokke{er|ren}, deblokke{er|ren}, schors{|en}, uitschrijven, schrijf uit, abonne{er|
    ren}, afmelden voor nieuwsbrief, identiteit {bevestigen|controleren|verifiëren}, verifie{er|ren}, verifiëren,
    tweestapsverificatie *, {token|sleutel|api sleutel|codes|code} {aanmaken|genereren|maken|vernieuwen|intrekken},
    genereer {token|sleutel|codes}, eigendom overdragen, draag eigendom over, overdragen, sessies {beëindigen|
    afsluiten}, {gebruiker|lid|beheerder|apparaat} {toevoegen|uitnodigen|blokkeren|verwijderen}, rol toewijzen,
    toestemming {geven|verlenen|intrekken}, geef toestemming, akkoord en doorgaan, koppel {account|apparaat},
    verhuizing doorgeven, ontgrendel{en}, aanmeldinstellingen, {beheersrechten|machtigingen|rechten} verlenen,
    opnieuw genereren, {apparaat|wachtwoord|paswoord} bevestigen,
    {verban|verbannen}, {lid|gebruiker|deelnemer} {verbannen|verwijderen|blokkeren|royeren|schorsen}, geen {mails|e
    mails|post|berichten} meer, {tot|als} beheerder {maken|aanstellen|benoemen}, sleutel {aanmaken|maken|genereren},
    {rekening|bankrekening} openen, {bank|bankrekening|agenda|apparaat} koppelen, haal mij van lijst, {tot|als}
    {redacteur|auteur|moderator} {maken|benoemen},
    royeren, royeer, uitsluiten, royement,
    {inloglink|link|code|bevestigingscode|verificatiecode} {sturen|aanvragen|opnieuw sturen}, stuur
    {inloglink|code}, {tweestaps|tweestapsverificatie|tweefactor|passkey|webhook}
    {inschakelen|uitschakelen|toevoegen|instellen}, uit {team|groep|organisatie} {zetten|verwijderen|gooien},
    {kaart|betaalkaart|pas|rekening} {opslaan|toevoegen|vervangen|activeren|deblokkeren|koppelen},
    {limiet|daglimiet|*limiet} {wijzigen|verhogen|instellen|aanpassen|verlagen}, leeftijd {bevestigen|aantonen},
    {alles|alle|cookies|alle cookies} {accepteren|weigeren|toestaan}, dossier {vrijgeven|delen|openstellen},
    {keuze|wilsbeschikking|donorkeuze} {vastleggen|registreren}, {kind|gezinslid|noodcontact|huisgenoot}
    toevoegen, {code|deurcode|*code|*wachtwoord|sleutel|*sleutel|certificaat}
    {wijzigen|instellen|vervangen|roteren|vernieuwen|toevoegen}, {simkaart|sim|esim|pas|bankpas}
    {activeren|blokkeren|aanvragen|vervangen}, {profielfoto|foto|avatar} {vervangen|wijzigen}, profiel
    {verbergen|openbaar maken|zichtbaar maken|afschermen},
    {paspoort|rijbewijs|identiteitskaart|stempas|uittreksel|vog} aanvragen, {iemand} machtigen, machtiging
    {geven|verlenen|intrekken}, schermtijd *, overal {uitloggen|afmelden}, lid worden van {team|groep},
    inschrijven voor studie, immatriculeren, degraderen, {toegang|inlog} aanmaken, imiteren, {app|apps|dienst}
    {ontkoppelen|loskoppelen|autoriseren}, {beveiligingsvraag|vraag} instellen, uitschrijven uit {lijst},
    {verhuizing|adreswijziging} {melden|doorgeven},
    houder wijzigen, eigenaar wijzigen, bewoner wijzigen, beheerder wijzigen, contactpersoon wijzigen, bestuurder
    wijzigen, voogd wijzigen, gemachtigde wijzigen, begunstigde wijzigen, tenaamstelling wijzigen, houder veranderen,
    eigenaar veranderen, bewoner veranderen, beheerder veranderen, contactpersoon veranderen, bestuurder veranderen,
    voogd veranderen, gemachtigde veranderen, begunstigde veranderen, tenaamstelling veranderen, houder toevoegen,
    eigenaar toevoegen, bewoner toevoegen, contactpersoon toevoegen, bestuurder toevoegen, voogd toevoegen,
    gemachtigde toevoegen, begunstigde toevoegen, tenaamstelling toevoegen, houder overzetten, eigenaar overzetten,
    bewoner overzetten, beheerder overzetten, contactpersoon overzetten, bestuurder overzetten, voogd overzetten,
    gemachtigde overzetten, begunstigde overzetten, tenaamstelling overzetten, houder aanwijzen, eigenaar aanwijzen,
    bewoner aanwijzen, beheerder aanwijzen, contactpersoon aanwijzen, bestuurder aanwijzen, voogd aanwijzen,
    gemachtigde aanwijzen, begunstigde aanwijzen, tenaamstelling aanwijzen, op naam zetten, overschrijven op naam,
    overzetten op, zet over, meekijken {toestaan|toelaten|geven},
    {ouder|gast|verzorger|mantelzorger|begeleider|meelezer} {toevoegen|toelaten|uitnodigen|machtigen}, toelaten, laat
    toe, {sleutel|badge|tag|druppel|pasje|chip|nummer}
    {blokkeren|toewijzen|registreren|activeren|koppelen|overzetten|deactiveren}, nummerbehoud *, nummer meenemen,
    {locatie|camera|microfoon} {delen|toestaan}, toegang vragen, inzage vragen, toegang delen, inzage delen, inzage
    geven, toegang regelen, inzage regelen, ontnemen, ontzeggen, {gegevens|dossier|kopie} opvragen avg, inzageverzoek
    *, recht van inzage, achternaam wijzigen, burgerlijke staat wijzigen, zorgverzekeraar wijzigen, huisarts wijzigen,
    naam doorgeven, achternaam doorgeven, burgerlijke staat doorgeven, zorgverzekeraar doorgeven, huisarts doorgeven,
    postadres wijzigen, {vingerafdruk|gezichtsherkenning} {toevoegen|instellen}, verificatie starten,
    {proefaccount|gastaccount|gebruikersaccount} {aanmaken|activeren|verlengen}, niet meer
    {mailen|benaderen|bellen|toesturen}, {mij|me} {uitschrijven|afmelden|verwijderen van lijst}, account
    {samenvoegen|overzetten|bevriezen}, bevriezen, benoem, aanstellen, stel aan, afzetten, ontheffen uit functie,
    inchecken met paspoort, digid, log in met *, inloggen met *, doorgaan met {digid|google|apple|facebook},
    contactpersoon opslaan, noodcontact opslaan, contactpersonen opslaan, vertrouwenspersoon opslaan, noodcontact
    wijzigen, contactpersonen wijzigen, vertrouwenspersoon wijzigen, contactpersonen toevoegen, vertrouwenspersoon
    toevoegen, contactpersoon opgeven, noodcontact opgeven, contactpersonen opgeven, vertrouwenspersoon opgeven,
    {leesrechten|schrijfrechten|*rechten|*toegang} {geven|verlenen|intrekken|wijzigen|ontnemen},
    {vertegenwoordiger|vervanger|waarnemer|plaatsvervanger|opvolger} {aanwijzen|instellen|aanstellen|benoemen}, laten
    {controleren|verifiëren}, alleen noodzakelijke, {kinderaccount|*account}
    {maken|aanmaken|openen|activeren|blokkeren}, huisarts *, {burgerservicenummer|bsn} {doorgeven|opslaan},
    {nummer|telefoonnummer|e mail} {verifiëren|bevestigen}, bevestigingsmail *,
    code bewaren, nieuwe code bewaren, pin bewaren, code opslaan, nieuwe code opslaan, pin opslaan, nieuwe code
    instellen, pin instellen,
    {profiel|account} {verbergen|tonen|zichtbaar maken}, {apparaat|toegang|login} goedkeuren,
    {moderator|beheerder|eigenaar} maken, {sleutel|ssh sleutel} toevoegen, bekijken als, leeftijd
    {aantonen|bewijzen|controleren},
    wie mag ophalen, {ophaler|persoon} toevoegen, {toegangscode|deurcode|code} {opslaan|instellen}, e mailadres
    bevestigen, internetbankieren activeren, dat was ik niet, ik was het niet
"""
"""Getting in, and who may do what."""
