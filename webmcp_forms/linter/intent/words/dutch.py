"""Dutch."""

from webmcp_forms.linter.intent.vocabulary import VerbPlace, Vocabulary
from webmcp_forms.linter.intent.words.dutch_dealings import ENTERS, TELLS
from webmcp_forms.linter.intent.words.dutch_deeds import ADJUSTS, DESTROYS, PAYS, READS

VOCABULARY = Vocabulary(
    reads=READS,
    readings="""
        zoekresultaten, *zoeker, status, *status, beschikbaarheid, geschiedenis, archief, *archief, logboek,
        resultaten, rekenmachine, *rekenaar, *calculator, vergelijker, *vergelijker, vergelijking, omrekenen,
        schatting, dienstregeling, rooster, wisselkoers, saldo, gids, catalogus, overzicht, statistieken, hulp, weer,
        weerbericht, prijslijst, tarieven, check, *check, controle, *controle, *zoekmachine, track en trace,
        openingstijden, vrije {plaatsen|afspraken|kamers|plekken}, in de buurt, waar is, quiz, toets, woordenboek,
        kaart van, planner, *planner, voorbeeld, *register, postcode en huisnummer, weergave van,
        dichtstbijzijnd{e|}, dichtstbij,
        stand van {zaken|uw|je|aanvraag|bezwaar}, stand van
    """,
    views="filter{|s}, zoekopdracht, zoekterm, sortering, zoeken",
    questions="""
        wat, welke, welk, waar, wanneer, hoe, hoeveel, wie, is, zijn, kan, waarom,
        is {mijn|het|er|dit}, ben ik, heb ik, mag ik, kan ik, staat mijn, zijn er
    """,
    adjusts=ADJUSTS,
    kept="""
        winkelwagen, winkelmand, winkelmandje, mandje, wagentje, verlanglijst{|je}, wensenlijst, favoriet{|en},
        bladwijzer{|s}, vergelijkingslijst, kortingscode{|s}, coupon{|s}, waardebon, kortingsbon, actiecode, korting{|
        en}, boodschappenlijst{|je}, leeslijst, banner, melding sluiten, meldingen, herinnering{|en}, ster,
        afspeellijst, winkelwagens, winkelmanden, voucher{|s},
        vergelijking,
        kijklijst,
        in {winkelwagen|winkelmand|winkelmandje|mandje|wagentje}, tot morgen, voor vandaag
    """,
    settings="""
        weergave, uiterlijk, thema, donkere modus, lichte modus, kleurenschema, lettergrootte, tekstgrootte,
        lettertype, contrast, regelafstand, taal, valuta, kolom{|men}, indeling, lay out, layout, concept{|en},
        dashboard, dichtheid, zoom, tijdzone, eenheden, miniaturen, ondertiteling, achtergrond, animaties, volgorde,
        kleur, kleuren, achtergrondkleur
    """,
    restores="""
        terugzetten, herstel, herstellen
    """,
    destroys=DESTROYS,
    trash="""
        prullenbak, verwijderde items, verwijderde bestanden
    """,
    destructions="""
        verwijdering, annulering, opzegging, *opzegging, beëindiging, wissing, ontbinding, fabrieksreset, intrekking,
        prullenbak, gevarenzone, gevaar, sluiting van, samenvoeging, herroeping, opheffing, afmelding,
        intrekking, vernietiging, anonimisering, ontslag, uittreding, ontmanteling
    """,
    lasting="""
        niet {ongedaan|terugdraaien|teruggedraaid|herstellen|hersteld|terughalen|teruggehaald|terug|omkeerbaar}, {kan|
        kunnen} niet {meer|worden}, niet meer {ongedaan|terug|herstellen|hersteld|beschikbaar|mogelijk|gesplitst|
        zichtbaar|terughalen}, onomkeerbaar, onherroepelijk, onherstelbaar, definitief, permanent, voorgoed, voor
        altijd, voor eeuwig, gaat verloren, gaan verloren, verloren, {wordt|worden} {verwijderd|gewist|overschreven|
        vervangen|vernietigd|geschrapt|geannuleerd}, verdwijn{t|en}, vervalt, vervallen, fabrieksinstelling{|en},
        fabriekstoestand, geen back up, raakt u kwijt, raak je kwijt, bent u kwijt, ben je kwijt, kwijt, eindigt direct,
        overschreven, wordt overschreven,
        niemand kan, gaat naar {iemand|ander|volgende|anderen|wachtlijst}, werk{en|t} niet meer, niet bewaard,
        {wordt|worden} {weggegooid|gestopt|afgesloten|beëindigd|vrijgegeven|ingetrokken|leeggemaakt|doorgehaald}, geen
        toegang meer, {verliest|verliezen} toegang, geen {reservekopie|kopie}, komt {weer} vrij, {krijgt} {u|je|niet}
        {niet|ze} terug, ook {geschiedenis}, opnieuw beginnen, niet meer
        {bereikbaar|inloggen|openen|vinden|zien|werken|gebruiken|geldig},
        niets {kan|blijft} {worden|hersteld|over|bewaard|teruggehaald}, er blijft niets,
        vernietigd, weggegooid, gewist,
        {neemt} {iemand|ander} {in|over}, schuift door
    """,
    asking="weet je zeker, weet u zeker, echt, wilt u, wil je",
    pays=PAYS,
    payments="""
        betaling{|en}, bestelling{|en}, aankoop, donatie{|s}, gift, overboeking{|en}, overschrijving, bod, biedingen,
        veiling, boeking{|en}, reservering{|en}, huur, iban, creditcard, bankpas, incasso, automatische incasso,
        factuur, facturen, terugbetaling, restitutie, lening{|en}, hypotheek, krediet, kosten, salaris*, loon, lonen,
        kassa, betaalwijze, betaalmethode, borg, borgsom, storting, uitbetaling, verlenging, kaartjes, tickets,
        contributie, machtiging, termijn{|en}, lidmaatschap, abonnement, inzet, aandelen, boete, opwaardering, order{|
        s}, fooi, tarief, betaal*, bestel*, boekings*,
        inschrijfgeld, deelnamekosten,
        spaarplan, *deposito, aflossing, *aflossing, bagage, toeslag, offerte, beltegoed, *tegoed, verzekeringspolis,
        polis, obligatie{|s}, effecten*, declaratie{|s}, voorschot, voorraadorder, maandbedrag, leasecontract,
        aankoopbedrag, proefabonnement, donateur
    """,
    charges="""
        {wordt|worden} {afgeschreven|geïncasseerd|in rekening gebracht|verrekend|gefactureerd}, afgeschreven, af te
        schrijven, in rekening, te betalen, incl btw, inclusief btw, niet restitueerbaar, geen restitutie, geen
        teruggave, van {uw|je} {rekening|saldo|tegoed|pas}, opgeslagen kaart, kaart eindigend, totaal te betalen,
        totaalbedrag, tegen betaling, kost, betalingsverplichting, met betalingsverplichting, automatisch verlengd,
        volgende factuur, volgende rekening, {gaat} van {tegoed|saldo|rekening} af, {wordt|worden}
        belast, eerste maand, eerste jaar, inclusief {btw|belasting}, incl {belasting}, vandaag te betalen
    """,
    rates="""
        per {maand|jaar|nacht|dag|week|keer}, per {persoon|plaats|kind|deelnemer}, per
        {minuut|kwh|uur|km|rit|gebruiker}
    """,
    amounts="""
        bedrag, *bedrag, som, begunstigde, ontvanger rekening, rekeningnummer, rekeninghouder, bod, maximaal bod,
        betaalwijze, betaalmethode, donatie, omschrijving overboeking, iban, betalen met, per jaar, gift
    """,
    tells=TELLS,
    messages="""
        bericht{|en}, reactie{|s}, opmerking{|en}, beoordeling{|en}, recensie{|s}, klacht{|en}, aanvraag, aanvragen,
        sollicitatie{|s}, contact, contactformulier, vraag, uitnodiging{|en}, nieuwsbrief, petitie, stemming, stem
        uitbrengen, poll, enquête, advertentie{|s}, melding{|en}, storing, antwoord{|en}, forum, onderwerp, discussie,
        gastenboek, condoleanceregister, condoleance{|s}, motivatie, motivatiebrief, cv, ontvanger{|s}, afspraak,
        terugbelverzoek, voorstel{|len}, ziekmelding, afwezigheid, absentie, persbericht, artikel plaatsen, campagne,
        mailing, deelname, inschrijving voor, prijsvraag, wedstrijd, bezwaar, bezwaarschrift, ondersteuning, helpdesk,
        ticket, wachtlijst, rondzendbrief, ingezonden brief, vacature, feedback, suggestie, verzoek, vriend, abonnees,
        aanmelding voor, reactieformulier, getuigenis, verslag, *reactie, contact*,
        prikbord, mededelingenbord, buurtbord,
        aangifte, *aangifte, meterstand{|en}, urenstaat, pushbericht, livestream, adviesgesprek, *gesprek, verzoekje,
        inzending{|en}, verlofaanvraag, terugbelverzoek, schademelding, *melding, noodoproep, afwezigheidsbericht,
        kennisgeving, mailinglijst, petities, kinderopvang, oproep, bekendmaking{|en}, verzoekschrift, prijsvoorstel,
        vrijwilliger{|s},
        rectificatie, datalek, groepschat, zelfbeoordeling, uitdaging, getuigenverklaring,
        ouderbrief, bericht aan ouders, rondschrijven
    """,
    sends="""
        verstuur, versturen, verzend, verzenden, stuur, sturen, indienen, inzenden, opsturen
    """,
    reaches="""
        ontvangers, geadresseerden, wordt verstuurd naar, worden ingelicht, krijgen bericht, huishoudens, geselecteerde
        contacten,
        gaat naar alle, wordt gestuurd naar, alle huishoudens
    """,
    enters=ENTERS,
    accounts="""
        wachtwoord{|en}, gebruikersnaam, gebruiker{|s}, inloggen, inlog, login, account{|s}, accountgegevens, profiel,
        profielfoto, rol, rollen, recht{|en}, toegang, toegangsrechten, token{|s}, sleutel{|s}, api sleutel,
        tweestapsverificatie, tweefactor*, sessie{|s}, privacy, zichtbaarheid, toestemming{|en}, identiteit,
        identiteitsbewijs, legitimatie, factuuradres, factuurgegevens, facturatie, persoonsgegevens, persoonlijke
        gegevens, bankgegevens, rekeningnummer wijzigen, registratie, afmelding nieuwsbrief, uitschrijving, voorkeuren,
        beheerder{|s}, beveiliging, eigendom, eigenaar, pincode, bsn, leden, medewerkers, apparaten, cookies, volmacht,
        noodcontact, herstel e mail, nieuw e mailadres, inlog e mail,
        profiel*,
        ouderlijk toezicht, schermtijd,
        *limiet, simkaart, deurcode, inloglink, passkey, back upcodes, schermtijd, gezin, patiëntdossier, medisch
        dossier, donorregister, betaalmiddel, verhuizing, adreswijziging, paspoort, rijbewijs, gekoppelde
        {apps|accounts}, webhook, machtigingen, stempas, leeftijd,
        leesrechten, schrijfrechten, beheerrechten, gastnetwerk, beveiligingssleutel, vertegenwoordiger, voogdij,
        vervanger, noodzakelijke cookies,
        nieuwe {code|sleutel|pincode}, ssh, ssh sleutel
    """,
    saves="""
        opslaan, sla op, bewaar, bewaren, wijzig{|en}, verander{|en}, bijwerken, bewerk{|en}, toevoegen, voeg toe,
        aanmaken, maak, maken, uploaden, upload
    """,
    changes="""
        nieuw{|e}, instellen, stel in, kies, kiezen, bevestig{|en}, toepassen, pas toe, activeer, activeren,
        inschakelen, uitschakelen, aanpassen, beheer, beheren, gebruik, gebruiken, accepte{er| ren}, genereer, zet,
        houd,
        verhogen, verlagen, beperken, beperk, toewijzen, vervangen, vervang, wisselen, wissel, vastleggen, accepteren
    """,
    nothing="""
        bestelnummer, besteldatum, bestelstatus, sorteren op, sorteer op, postcode, post, verwijderd{|e}, geannuleerd{|
        e}, opgezegd{|e}, gewist{|e}, koper{|s}, {filter|filters|zoekopdracht|selectie|formulier|sortering} {wissen|
        verwijderen|resetten|herstellen|leegmaken}, {wis|verwijder|reset} {filter|filters|zoekopdracht|selectie|
        formulier|alle filters}, wachtwoordtips, sterkte van het wachtwoord, gepubliceerd{|e}, publicatie{|s},
        betaald{|e}, rekening houden, gereserveerd{|e}, boek, boeken van, boeken zoeken, boekhandel, wordt niet
        gepubliceerd, niet gepubliceerd, annuleringsvoorwaarden, veelgestelde vragen, gedeeld{|e}, bloeddonor,
        gearchiveerd{|e}, filters toepassen, filter toepassen, gratis, geblokkeerd{|e}, geverifieerd{|e}, stembureau,
        stemlokaal, reacties bekijken, betaalautomaat, geldautomaat, contactlenzen, deelbaar, controleer {uw|je|de}
        {gegevens|antwoorden|bestelling|aanvraag|boeking|ingevoerde gegevens}, gegevens controleren, controleren en,
        controleer en, overzicht van uw bestelling, {selectie|formulier|velden} {wissen|opheffen|leegmaken|annuleren},
        geroyeerd*, geschorst*, verbannen leden,
        boeken
    """,
    none="""
        niets, geen {kosten|betaling|afschrijving}, niet {verloren|verwijderd}
    """,
    small="""
        de, het, een, mijn, jouw, je, uw, ons, onze, deze, dit, die, dat, alle, alles, nu, nieuwe, nieuw, en, van,
        voor, op, in, aan, met, naar, uit, te, om, artikel, artikelen, product, producten, geselecteerde, hier, er, om,
        zelf, graag, direct, definitief, eigen, ja
    """,
    verb=VerbPlace.EITHER_END,
)
