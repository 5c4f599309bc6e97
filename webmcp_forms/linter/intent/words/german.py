"""German."""

from webmcp_forms.linter.intent.vocabulary import VerbPlace, Vocabulary
from webmcp_forms.linter.intent.words.german_dealings import ENTERS, TELLS
from webmcp_forms.linter.intent.words.german_deeds import ADJUSTS, DESTROYS, PAYS, READS

VOCABULARY = Vocabulary(
    reads=READS,
    readings="""
        suche, *suche, suchmaschine, suchergebnis{|se}, status, *status, verfügbarkeit, verlauf, archiv, *archiv,
        protokoll, *protokoll, ergebnis{|se}, rechner, *rechner, *vergleich, sendungsverfolgung, fahrplan*,
        wechselkurs{|e}, kontostand, verzeichnis, *verzeichnis, katalog, übersicht, statistik, hilfe, preisliste,
        zuständig*, öffnungszeiten, wetter*, auskunft, *auskunft, freie {termine|plätze|zimmer}, quiz, finder, *finder,
        abfahrten, umkreis, treffer, prüfung, *prüfer, abfrage, nachweis, schätzung, wörterbuch, *register, stand,
        sachstand, bearbeitungsstand, vorschau, anspruch, liste, *liste, export, *export, überprüfung{|en}, prüfungen,
        details,
        checkliste, himmel, sternkarte
    """,
    views="""
        filter, suche, sortierung, suchbegriff, treffer, suchfeld{|er}
    """,
    questions="""
        was, welche{|r|s|n|m}, wo, wann, wie, wer, ist, sind, wieviel, woher, wohin,
        bis wann, ab wann, wie viel, wie lange, warum, muss ich, kann ich, darf ich,
        wie viele, weshalb, wieso,
        bin ich, habe ich, hat mein, darf mein, gibt es, steht mein, gilt mein
    """,
    adjusts=ADJUSTS,
    kept="""
        warenkorb, einkaufswagen, einkaufskorb, merkzettel, merkliste, wunschliste, wunschzettel, beobachtungsliste,
        favorit{|en}, lesezeichen, vergleichsliste, gutschein{|e|s}, gutscheincode{|s}, rabatt{|e|s}, rabattcode{|s},
        aktionscode, einkaufsliste, leseliste, banner, benachrichtigung{|en}, erinnerung{|en}, stern, markierung{|en},
        abspielliste, sternchen, warenkörbe, gutscheine, hinweis, hinweise,
        vergleich, bis morgen, für heute
    """,
    settings="""
        ansicht, darstellung, design, farbschema, farbmodus, dunkelmodus, dunkles design, schriftgröße, textgröße,
        sprache, währung, spalte{|n}, spaltenauswahl, layout, zeilenabstand, kontrast, entwurf, entwürfe, kacheln,
        theme, zeitzone, zoom, hintergrundbild, einheiten, schrift, schriftart, animationen, dashboard, leseansicht,
        anzeigeoptionen, anzeigesprache, reihenfolge, listenansicht,
        farbe, farben, farbwahl, hintergrundfarbe
    """,
    restores="""
        wiederherstellen
    """,
    destroys=DESTROYS,
    trash="""
        papierkorb, gelöschte {elemente|objekte|dateien|einträge}, mülleimer
    """,
    destructions="""
        löschung, *löschung, kündigung, *kündigung, stornierung, *stornierung, storno, widerruf, rücktritt,
        rücksetzung, zurücksetzung, werkseinstellungen, werksreset, austritt, auflösung, *auflösung, gefahrenzone,
        bereinigung, entfernung, abmeldung vom, absage, papierkorb,
        exmatrikulation, anonymisierung, vernichtung, stilllegung, vertragsende, außerbetriebnahme, austrittserklärung
    """,
    lasting="""
        nicht {rückgängig|widerrufen|wiederhergestellt|wiederherstellen|zurückgenommen|wiederherstellbar|umkehrbar|
        ungeschehen}, nicht mehr {rückgängig|wiederhergestellt|wiederherstellen|hergestellt|zurück|geändert|ändern|
        abrufbar|einsehbar|getrennt|möglich}, unwiderruflich*, endgültig*, dauerhaft*, unwiederbringlich*, {gehen|geht}
        verloren, verloren, für immer, {werden|wird} gelöscht, {werden|wird} überschrieben, {werden|wird} entfernt,
        {werden|wird} ersetzt, verfällt, verfallen, werkszustand, auslieferungszustand, lässt sich nicht, lassen sich
        nicht, erlischt, erlöschen, verschwind{et|en}, keine sicherung, {ist|sind} weg, für alle, vollständig gelöscht,
        endet, vertrag endet, enden,
        überschrieben, wird überschrieben, gehen verloren, geht verloren,
        {sind|ist} danach weg,
        {wird|werden|sind|ist}
        {vernichtet|verworfen|weggeworfen|zerstört|gestrichen|beendet|gesperrt|storniert|geschlossen|freigegeben|unbrauchbar|unlesbar},
        niemand kann, nicht mehr
        {funktionieren|öffnen|nutzen|nutzbar|sehen|sichtbar|zugreifen|anmelden|gültig|erreichbar|verfügbar|erscheinen|zu
        finden|auffindbar}, funktionier{en|t} nicht mehr, {bekommen|erhalten} {sie|nicht} {nicht|} zurück, nicht
        zurück, keinen {zugriff|zugang} mehr, {verlieren|verliert} {zugriff|zugang}, nicht aufbewahrt, geht {an}
        {nächsten|nächste|andere|anderen|jemand|warteliste}, geht {an} {person|jemanden}, {wird|werden}
        {anderweitig|neu} vergeben, {wird|werden} wieder frei, {geht|gehen} {mit|weg|auch}, gibt {es} keine
        {sicherung|kopie}, wird in auslieferungszustand, werkseinstellung{|en} versetzt, hört auf,
        nichts {kann|lässt|bleibt} {wiederhergestellt|wiederherstellen|rückgängig|erhalten|übrig}, nichts davon
        {bleibt|kann|lässt},
        vernichtet, verworfen, weggeworfen,
        rückt nach, rücken nach
    """,
    asking="""
        sind sie sicher, bist du sicher, wirklich, möchten sie, wollen sie
    """,
    pays=PAYS,
    payments="""
        zahlung{|en|s}, bezahlung, *zahlung, bestellung{|en}, *bestellung, kauf, überweisung{|en}, sepa, spende{|n},
        *spende, gebot{|e|s}, auktion, buchung{|en}, *buchung, miete, iban, kreditkarte*, lastschrift*, rechnung{|en},
        erstattung*, rückzahlung, kredit*, darlehen*, gebühr{|en}, gehalt*, lohn*, dauerauftrag, kasse, zahlungsart*,
        zahlungsmittel, zahlungsmethode, mitgliedsbeitrag, beitrag, depot, aktien, einzahlung, auszahlung, aufladung,
        verlängerung, *verlängerung, treuhand*, rate{|n}, kaution, abo, abonnement, *abo, tarifwechsel, upgrade, wette,
        los, patenschaft, fördermitglied*, tickets, bankverbindung und betrag, geld, bestell*, zahlungs*, einzug,
        wertgutschein,
        startgeld, teilnahmegebühr, anmeldegebühr, nenngeld,
        tilgung, *tilgung, sparplan, *sparplan, trinkgeld, festgeld, tagesgeld, versicherungspolice, leasing,
        abschlag, aufpreis, zuzahlung, werbebudget, tippschein, lotto*, anleihe{|n}, wertpapier*, spesen, vorschuss,
        auslage{|n}, gutschrift
    """,
    charges="""
        abgebucht, belastet, eingezogen, wird berechnet, werden berechnet, kostenpflichtig, zu zahlen, zu zahlender,
        zahlbar, inkl mwst, zzgl, {nicht|keine} {erstattet|erstattung|erstattungsfähig}, von
        {konto|guthaben|karte|depot}, fällig, hinterlegte{| n| r} {karte|konto|zahlungsart}, kostet, gesamtbetrag,
        gesamtsumme, endbetrag, gegen gebühr, karte endet, per lastschrift, stornogebühr, nächste{n|r} rechnung, mit
        nächsten rechnung, abgezogen, heute fällig, erster {monat}, erstes {jahr}, inklusive mehrwertsteuer, inkl
        {mehrwertsteuer|steuern|ust}, preis pro
    """,
    rates="""
        pro {monat|jahr|nacht|tag|woche|stunde}, {im| je} {monat|jahr}, jährlich, monatlich, im jahr, pro jahr, pro
        {person|kopf|gast|platz|kind|teilnehmer}, pro {minute|kwh|kilometer|km|fahrt|sitzplatz|nutzer|stück}, je
        {minute|kwh|stunde|kilometer|km|nutzer}
    """,
    amounts="""
        betrag, *betrag, summe, begünstigte{|r}, zahlungsempfänger, kontonummer, gebot, höchstgebot, zahlungsart,
        zahlungsmethode, zahlungsweise, spende, verwendungszweck, einsatz, kontoinhaber, bezahlen mit, zahlen mit
    """,
    tells=TELLS,
    messages="""
        nachricht{|en}, kommentar{|e}, bewertung{|en}, rezension{|en}, bewerbung{|en}, beschwerde{|n}, anfrage{|n},
        kontakt, kontaktformular, einladung{|en}, rundmail, rundschreiben, newsletter, feedback, rückmeldung, petition,
        abstimmung, umfrage, stellungnahme, meldung, *meldung, störung, *anzeige, ticket{|s}, beitrag verfassen,
        gästebuch, antrag, *antrag, mitteilung{|en}, empfänger, betreff, motivationsschreiben, lebenslauf, leserbrief,
        inserat, kleinanzeige, frage, thema, forum, teilnahme, zusage, vorschlag, widerspruch, krankmeldung, rückruf,
        rückrufwunsch, terminanfrage, beileid, kondolenzbuch, erlebnisbericht, pressemitteilung, hinweisgeber,
        reklamation, wettbewerb, gewinnspiel, unterschrift, unterstützer, abonnenten, verteiler, rundbrief, serienmail,
        wunsch, anliegen, terminwunsch, warteliste, anmeldung zum, voting, stimme, artikel veröffentlichen, *bewertung,
        *kommentar, bericht, antworten, antwort, aufgabe, vorschläge, stimmen,
        elternbrief, pinnwandeintrag, infobrief, rundbriefe,
        schwarzes brett, schwarzen brett, aushang, pinnwand,
        strafanzeige, einspruch, klage, schadensmeldung, *meldung, zählerstand, steuererklärung, entschuldigung,
        notruf, hinweis geben, rundbrief, kostenvoranschlag, rückmeldung, hilferuf, appell, ankündigung{|en},
        bekanntmachung{|en}, verlustmeldung, terminvereinbarung, besichtigungstermin, livestream, gespräch,
        elterngespräch, sprechstunde, retoure, rücksendung, helfer, ehrenamt*,
        richtigstellung, gegendarstellung, datenpanne, vorfall, stellungnahmen, herausforderung, gruppenchat,
        zeugenaussage, aussage,
        elternbrief{|e}
    """,
    sends="""
        senden, absenden, abschicken, schicken, sende, übermitteln, verschicken, versenden, einsenden, abgeben,
        zusenden, zuschicken, einschicken, übersenden, mailen
    """,
    reaches="""
        empfänger, empfängerinnen, haushalte, geht an, wird an alle, werden benachrichtigt, wird verschickt,
        {abonnenten|kontakte|kunden|mitglieder|eltern} erhalten
    """,
    enters=ENTERS,
    accounts="""
        passwort, passwörter, kennwort, benutzername{|n}, anmeldung, *anmeldung, login, konto, *konto, account,
        kontodaten, profil, *profil, profilbild, rolle{|n}, berechtigung{|en}, zugriff, zugriffsrechte, zugang,
        zugangsdaten, token, schlüssel, api schlüssel, zwei faktor*, sitzung{|en}, datenschutz*, privatsphäre,
        sichtbarkeit, einwilligung*, identität*, ausweis*, verifizierung, rechnungsadresse, rechnungsanschrift,
        persönliche daten, stammdaten, bankverbindung, steuernummer, steuer id, registrierung, abmeldung, benutzer,
        nutzer, benutzerkonto, administrator*, sicherheit, sicherheitsfrage, vollmacht, legitimation, geburtsdatum,
        werbeeinwilligung, geheimzahl, inhaber, eigentümer, mitglieder, mitarbeiter, notfallkontakt, wiederherstellung,
        email ändern, *zugriff, *berechtigung*, kontoinformationen, webhook, neue e mail*, anmelde e mail,
        jugendschutz, kindersicherung, bildschirmzeit, familieneinstellungen,
        kartenlimit, *limit, sim karte, türcode, zugangscode, anmeldelink, passkey, ersatzcodes, verknüpfte
        {apps|konten|dienste}, inhaberschaft, immatrikulation, reisepass, personalausweis, patientenakte,
        organspende*, patientenverfügung, familienmitglied{|er}, bildschirmzeit, meldeadresse, umzug melden,
        ummeldung, blockierliste, zustimmung,
        leserechte, schreibrechte, zugriffsrecht, sorgerecht, stellvertretung, sicherheitsschlüssel, gastzugang,
        notwendige cookies, cookies, cookie einstellungen, standortfreigabe, kinderkonto,
        neue{|r|n} code, neue{|r|n} {schlüssel|geheimnummer}, schließfachcode, ssh, ssh schlüssel,
        wiederherstellungscodes, backup codes, gerätecode
    """,
    saves="""
        speicher{e|n|t}, sichern, aktualisier{e|en|t}, hinzufügen, füg{e|t} hinzu, anlegen, erstell{e|en|t}, änder{n|
        t}, bearbeit{e|en|et}, hochladen
    """,
    changes="""
        neu{|e|er|es|en}, übernehmen, anwenden, einstellen, auswählen, wähl{e|en|t}, aktivier{e|en|t}, einrichten,
        bestätig{e|en|t}, festlegen, setz{e|en|t}, verwalten, einschalten, ausschalten, legen, legt, eingeben,
        verfassen, schreib{e|en|t}, annehmen, verwenden, anpassen, umstellen,
        wechseln, wechsle, tauschen gegen, erhöhen, senken, begrenzen, beschränken, zuweisen, zuordnen, austauschen,
        ersetzen, akzeptieren
    """,
    nothing="""
        löschwasser*, bestellnummer, bestelldatum, bestellstatus, sortieren nach, postleitzahl, gelöscht*, storniert*,
        gekündigt*, bestellt*, kaufmann, anmeldedatum, {filter|suche|auswahl|eingaben|formular} {löschen|zurücksetzen|
        entfernen|aufheben|leeren}, buchstabe*, buch, bücher*, passwort tipps, passwortstärke, kündigungsfrist*,
        stornobedingungen, anzahl, zahl, zahlen zwischen, ohne zahlung, mietspiegel, kaufpreis, kaufdatum,
        kaufberatung, bestellhotline, spendenstand, abgebrochen*, veröffentlicht*, abgelehnt*, entfernt{e|en|er},
        entfernung in, gesperrt*, öffentlichkeit, post, kommentare anzeigen, mitglied seit, benutzerdefiniert*,
        benutzerfreundlich*, reservierte, bezahlt*, zahlungsstatus, ihre e mail adresse wird nicht veröffentlicht,
        nicht veröffentlicht, kontostand, kontakte suchen, kontaktlinsen, tonart, bewertet*, melderegister, {angaben|
        daten|eingaben|bestellung|antrag|buchung} {prüfen|überprüfen|kontrollieren}, prüfen sie ihre, bitte prüfen,
        überprüfen sie ihre, prüfen und, {auswahl|formular|eingaben|felder} {aufheben|leeren|zurücksetzen|löschen},
        route planen, reise planen, fahrt planen,
        kündigungs{frist|fristen|rechner|termin},
        ausgeschlossen*, verbannt*,
        kennwortgenerator, passwortgenerator
    """,
    none="""
        nichts, keine {kosten|gebühren|zahlung|abbuchung}, nicht {verloren|belastet|abgebucht|berechnet|gelöscht},
        jederzeit {rückgängig|ändern|widerrufen}
    """,
    small="""
        der, die, das, den, dem, des, ein, eine, einen, einer, einem, mein, meine, meinen, meiner, dein, deine, deinen,
        ihr, ihre, ihren, ihrem, ihrer, diese, dieser, dieses, diesen, diesem, alle, alles, jetzt, bitte, hier, auf,
        aus, zu, zum, zur, für, mit, an, im, in, von, wirklich, und, artikel, produkt, nun, uns, neue, neuen, neues,
        sich, sie, wieder, eintrag, hinzufügen, legen, selbst, ja
    """,
    verb=VerbPlace.EITHER_END,
)
