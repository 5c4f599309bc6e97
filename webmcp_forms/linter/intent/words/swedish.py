"""Swedish."""

from webmcp_forms.linter.intent.vocabulary import Vocabulary
from webmcp_forms.linter.intent.words.swedish_dealings import ENTERS, TELLS
from webmcp_forms.linter.intent.words.swedish_deeds import ADJUSTS, DESTROYS, PAYS, READS

VOCABULARY = Vocabulary(
    reads=READS,
    readings="""
        sökning, sökresultat, *sök, status, *status, tillgänglighet, historik, arkiv, *arkiv, logg, *logg, resultat,
        kalkylator, *räknare, räknare, jämförelse, omvandlare, *omvandlare, beräkning, uppskattning, tidtabell,
        växelkurs, saldo, register, *register, katalog, översikt, statistik, hjälp, väder, prognos, prislista,
        spårning, lexikon, ordbok, quiz, test, lediga {tider|platser|rum}, nära dig, var finns, var är, karta,
        öppettider, reseplanerare, *planerare, förhandsvisning, behörighet att söka,
        lediga {rum|tider|platser},
        närmaste
    """,
    views="filter, sökning, sortering, sökord",
    questions="""
        vad, vilken, vilket, vilka, var, när, hur, vem, är, finns, kan, varför,
        hur mycket, vart,
        är {min|mitt|mina|det|jag}, har jag, får jag, kan jag, finns det
    """,
    adjusts=ADJUSTS,
    kept="""
        varukorg{|en}, kundvagn{|en}, korgen, önskelista{|n}, favorit{|er}, bokmärke{|n}, bevakningslista,
        jämförelselista, rabattkod{|en}, kupong{|en}, kampanjkod{|en}, rabatt{|en}, inköpslista{|n}, läslista,
        spellista, banner, avisering{|ar}, påminnelse{|r}, stjärna, notis{|er}, presentkod, kuponger, värdecheck{|ar},
        bokmärken,
        jämförelselistan, jämförelsen, jämförelse,
        i {varukorgen|kundvagnen|korgen}, till i morgon, till imorgon, för i dag
    """,
    settings="""
        utseende, tema, mörkt läge, ljust läge, mörkt tema, visning, vy, textstorlek, teckenstorlek, typsnitt,
        kontrast, radavstånd, språk, valuta, kolumn{|er}, layout, utkast, instrumentpanel, täthet, zoom, tidszon,
        enheter, miniatyrer, undertexter, bakgrund, animationer, kolumnordning,
        färg, färger, bakgrundsfärg
    """,
    restores="""
        återställ
    """,
    destroys=DESTROYS,
    trash="""
        papperskorg, papperskorgen, raderade objekt, raderade filer, borttagna objekt
    """,
    destructions="""
        borttagning, radering, avbokning, avbeställning, uppsägning, annullering, makulering, avslut, kontoavslut,
        fabriksåterställning, fabriksinställningar, återkallelse, tömning, rensning, papperskorg{|en}, farozon,
        sammanslagning, nollställning, avhopp, ånger, utträde,
        avställning, anonymisering, avveckling, avhopp, studieavbrott, nedläggning
    """,
    lasting="""
        {kan|går} inte {ångras|ångra|återställas|återställa|återskapas|att ångra|att återställa|återkallas|återfås|
        att få tillbaka|delas|ändras}, kan inte längre, för alltid, för gott, permanent, slutgiltig{|t|a}, definitiv{|
        t| a}, oåterkallelig{|t|en|a}, {kommer att|ska} {raderas|försvinna|tas bort|skrivas över|ersättas|gå förlorade|
        gå förlorad|tömmas}, raderas, tas bort, skrivs över, ersätts, försvinn{er|a}, går förlor{ad|ade|at}, förlorar,
        fabriksinställningar, ingen säkerhetskopia, upphör, ingen återvändo,
        skrivas över,
        förstörs, kastas, {går|gå|ges|erbjuds} till {någon|nästa|andra|annan|kön}, slutar fungera, ingen kan, får inte
        tillbaka, sparas inte kvar, {förlorar|mister} {åtkomst|tillgång}, blir {ledig|tillgänglig} för, finns ingen
        {säkerhetskopia|kopia}, {stängs|avslutas|nollställs|återkallas|töms|avbryts|spärras|makuleras} {av},
        makuleras, nollställs, återkallas, töms, inte längre
        {fungera|logga|se|använda|finnas|synas|tillgänglig|åtkomst}, {fungerar|finns|syns|gäller} inte längre, går
        inte att {återskapa|ångra|ta tillbaka},
        {tar} {någon|nästa} {den|platsen}, från kön tar
    """,
    asking="""
        är du säker, säker på, vill du verkligen, verkligen, vill du
    """,
    pays=PAYS,
    payments="""
        betalning{|en|ar}, köp, köpet, beställning{|en|ar}, gåva, gåvor, donation{|er}, överföring{|en|ar}, bud,
        auktion, bokning{|en|ar}, hyra, iban, bankkort, kreditkort, kortnummer, autogiro, faktura, fakturor,
        återbetalning, lån, lånet, bolån, kredit, avgift{|en|er}, lön, löner, kassan, kassa, betalsätt,
        betalningsmetod, betalsättet, deposition, uttag, insättning, förnyelse, förlängning, biljett{|er},
        medlemsavgift, medlemskap, delbetalning, insats, aktier, böter, plusgiro, bankgiro, swish, order, abonnemang,
        mottagarkonto, återbetalningar, inköp, betal*,
        anmälningsavgift, startavgift, avgift,
        månadssparande, *sparande, hemförsäkring, *försäkring, försäkring, försäkringen, amortering, dricks, elavtal,
        prenumeration, *prenumeration, presentkort, offert, anbud, laddning, parkering, parkeringsavgift, utlägg,
        förskott, löneutbetalning, lotter, lott, andelar, fonder, fondandelar, spel, vad på, premie, räkning,
        räkningen, räkningar, bagage
    """,
    charges="""
        {dras|debiteras|faktureras|belastas|reserveras} {från|på|med|ditt}, debiteras, dras från, faktureras, att
        betala, inkl moms, återbetalas ej, återbetalas inte, ingen återbetalning, från {ditt
        konto|kontot|saldot|kortet}, sparat kort, kort som slutar, totalt att betala, kostar, betalningsskyldig*,
        förnyas automatiskt, avgift tas, nästa faktura, på din faktura, {första} månaden, första året, inklusive
        moms
    """,
    rates="""
        per {månad|år|natt|dag|vecka|person}, i {månaden}, om året, per {person|plats|barn|deltagare}, per
        {minut|kwh|timme|km|resa|användare}, i timmen
    """,
    amounts="""
        belopp, *belopp, summa, mottagare, kontonummer, clearingnummer, bud, maxbud, betalsätt, betalningsmetod, gåva,
        iban, ocr, kontohavare, betala med, insats
    """,
    tells=TELLS,
    messages="""
        meddelande{|n|t}, kommentar{|er|en}, recension{|er}, omdöme{|n}, klagomål, ansökan, ansökningar, platsansökan,
        kontakt, kontaktformulär, kontakta oss, fråga, frågor, inbjudan, inbjudningar, nyhetsbrev, namninsamling,
        upprop, omröstning, röst, röster, enkät, annons{|er}, anmälan, felanmälan, rapport, svar, forum, tråd, ämne,
        diskussion, gästbok, minnesbok, personligt brev, cv, mottagare av, tid hos, tidsbokning, förslag, frånvaro,
        frånvaroanmälan, sjukanmälan, pressmeddelande, artikel, inlägg, kampanj, utskick, deltagande, anmälan till,
        tävling, tävlingsbidrag, kondoleanser, support, ärende, överklagande, reklamation, väntelista, vän,
        prenumeranter, insändare, synpunkt{|er}, förfrågan, betyg och, kommentars*, kontakt*,
        anslagstavla, anslagstavlan, anslag,
        polisanmälan, deklaration, deklarationen, autosvar, frånvaromeddelande, massutskick, pushnotis, livesändning,
        granskning, remiss, kallelse, avslag, tidrapport, bygglov, skadeanmälan, förskoleplats, efterlysning,
        hittegods, provkörning, rådgivning, utvecklingssamtal, ledighetsansökan, intresseanmälan, idé, idéer,
        medborgarförslag, volontär, retur, reklamation, vänförfrågan, ärenden, remissvar, debattinlägg, ledighet,
        rättelse, genmäle, vittnesmål, självskattning, gruppchatt, incident, utmaning, vittne
    """,
    sends="skicka, sänd, skicka in, lämna in, sänd in, översänd",
    reaches="""
        mottagare, mottagarna, skickas till, kommer att meddelas, hushåll, får mejl, valda kontakter
    """,
    enters=ENTERS,
    accounts="""
        lösenord{|et}, användarnamn, användare, inloggning, inlogg, logga in, konto{|t|n}, mitt konto, kontouppgifter,
        profil{|en}, profilbild, roll{|er}, behörighet{|er}, åtkomst, tillgång till, token, nyckel, api nyckel,
        nycklar, tvåfaktor*, tvåstegs*, session{|er}, integritet, sekretess, synlighet, samtycke{|n}, identitet,
        legitimation, id handling, fakturaadress, faktureringsuppgifter, personuppgifter, kontaktuppgifter,
        bankuppgifter, registrering, avregistrering, inställningar för utskick, administratör{|er}, säkerhet, ägarskap,
        ägare, pinkod, kod via, personnummer, medlemmar, enheter, kakor, fullmakt, återställning av lösenord,
        nödkontakt, folkbokföring, ny e post, ny e postadress, ny adress,
        föräldrakontroll, skärmtid,
        köpgräns, *gräns, dörrkod, portkod, sim kort, lånekort, passnyckel, reservkoder, skärmtid, familj,
        familjemedlem{|mar}, journal, donationsregistret, betalkort, flyttanmälan, flytt, adressändring, pass och id,
        körkort, rösträtt, ålder, anslutna {appar|konton}, webhook, säkerhetsfråga, fullmakten, synligheten,
        gästnät, barnkonto, läsrätt, skrivrätt, säkerhetsnyckel, vårdnad, ersättare, nödvändiga kakor,
        ny {kod|nyckel}, nya {koden|nyckeln}, ssh, ssh nyckel
    """,
    saves="""
        spara{|r}, ändra{|r}, byt, byta, uppdatera{|r}, redigera, lägg till, skapa{|r}, ladda upp
    """,
    changes="""
        ny, nya, nytt, ställ in, välj, bekräfta{|r}, tillämpa, använd, aktivera, slå på, slå av, anpassa, hantera,
        behåll, godkänn{|er}, acceptera, generera, sätt, skriv, avsluta,
        höj, sänk, begränsa, byta ut, ersätt, tilldela, starta, börja
    """,
    nothing="""
        ordernummer, beställningsnummer, orderdatum, orderstatus, postnummer, posten, borttag{en|na|et}, raderad{|e},
        avbokad{|e}, avbruten, köpare, {rensa|ta bort|återställ|nollställ|radera} {filter|filtret|filtren|sökning|
        sökningen|urval|formulär|formuläret|sortering}, sortera efter, sortera på, ordna efter, lösenordstips,
        lösenordsstyrka, publicerad{|e}, publikationer, betald{|a}, obetalda, bokad{|e}, bok, böcker, publiceras inte,
        kommer inte att publiceras, avbokningsregler, vanliga frågor, delad{|e}, blodgivare, arkiverad{|e}, använd
        {filter|filtret}, gratis, lediga jobb, blockerad{|e}, verifierad{|e}, bankomat{|er}, röstlokal, kontaktlinser,
        hyrbil, köpråd, sök ansökan, kontrollera {dina|uppgifterna|uppgifter|din|svaren|beställningen}, granska
        {uppgifter|beställning|din}, kontrollera och, sammanfattning, {rensa|avmarkera|nollställ|töm} {urval|formulär|
        formuläret|fält|alla},
        uteslutna, bannlyst*, avstängd*
    """,
    none="""
        inget, ingenting, inga {kostnader|avgifter|pengar}, utan kostnad
    """,
    small="""
        en, ett, den, det, de, min, mitt, mina, din, ditt, dina, er, ert, era, vår, vårt, denna, detta, dessa, alla,
        allt, hela, nu, ny, nya, nytt, och, av, för, på, i, till, med, om, artikel, artiklar, vara, varor, produkt,
        produkter, valda, markerade, här, att, från, som, slutgiltigt, permanent, ja
    """,
)
