"""German: verbs of looking, adjusting, destroying and paying."""

READS = """
    such{e|en|t}, durchsuchen, find{e|en|et}, nachschlagen, nachsehen, anzeigen, zeig{e|en|t}, ansehen, anschauen,
    einsehen, filter{n|t}, sortier{e|en|t}, prüf{e|en|t}, überprüf{e|en|t}, abfragen, abrufen, aufrufen,
    vergleich{e|en|t}, berechn{e|en|et}, umrechnen, ermitt{eln|elt}, schätz{e|en|t}, auflisten, stöbern, verfolgen,
    herunterladen, exportieren, übersetz{e|en|t}, recherchieren, entdecken, validieren, eingrenzen, verfeinern,
    erkunden, nachverfolgen, kontrollieren, rechner, *rechner, finder, *finder, *prüfer, umrechner, simulator,
    anspruch, habe ich anspruch, berechtigt, zuständig*, untersuchen, entdecke, durchstöbern, konvertieren,
    springen, lesen, lies, laden, wo ist,
    {route|reise|fahrt|verbindung} planen, was kostet *, was kosten *,
    ausrechnen, rechne{|n} aus, ausgerechnet,
    drucken, ausdrucken, *drucken, {bewertungen|kommentare} lesen,
    nächste {annahmestelle|filiale|station}, nächstgelegen{e|er|es},
    zähl{en|e|t}, auszählen,
    {bericht|auswertung|übersicht|statistik|report} {erstellen|erzeugen|generieren|öffnen}, hochrechnen,
    nachrechnen, {fahrpreis|preis|kosten|beitrag|rate} {kalkulieren|ermitteln|bestimmen}, probelauf starten,
    simulieren, orten,
    {schornsteinfeger|zuständigkeit|ansprechpartner|termin|wert|standort} ermitteln, belastung anzeigen, werte
    anzeigen, messwerte anzeigen, pegel anzeigen, stand anzeigen, karte anzeigen, plan anzeigen, termine anzeigen,
    kurse anzeigen, bilder anzeigen, fotos anzeigen, angebote anzeigen, produkte anzeigen, details anzeigen, route
    anzeigen, treffer anzeigen, belastung laden, werte laden, messwerte laden, pegel laden, stand laden, plan laden,
    termine laden, kurse laden, bilder laden, fotos laden, angebote laden, produkte laden, details laden, route laden,
    treffer laden, belastung abrufen, werte abrufen, messwerte abrufen, pegel abrufen, stand abrufen, karte abrufen,
    plan abrufen, termine abrufen, kurse abrufen, bilder abrufen, fotos abrufen, angebote abrufen, produkte abrufen,
    details abrufen, route abrufen, treffer abrufen, belastung holen, werte holen, messwerte holen, pegel holen, stand
    holen, plan holen, termine holen, kurse holen, bilder holen, fotos holen, angebote holen, produkte holen, details
    holen, route holen, treffer holen, errate{n|}, herausfinden, finde heraus, raussuchen, aussuchen, nachmessen,
    ausloten, schauen, schau, blättern, weitersuchen, mehr {laden|anzeigen}, {rezept|idee|ideen|name|namen|route}
    vorschlagen lassen, würfeln, losen, auslosen, zufällig {auswählen|wählen}, übersetzen lassen, umwandeln,
    formatieren text, bestimmen, bestimme, identifizieren, erkennen, analysieren, analysiere, auswerten, messen,
    scannen, diagnose starten, testen, teste,
    checkliste {erstellen|anzeigen}, {nachrichten|berichte} durchsuchen, {passwort|kennwort|name} vorschlagen,
    {bericht|auswertung|liste|vorschau|übersicht|diagramm} {erstellen|erzeugen|generieren}, {xml|json|iban|datei|code}
    {prüfen|validieren|formatieren}, ausprobieren, gibt s, glasfaser bei mir, abfrage ausführen
"""
"""Only looking."""

ADJUSTS = """
    in warenkorb, in einkaufswagen, in einkaufskorb, zum warenkorb, {warenkorb|menge|mengen} aktualisieren, auf
    {merkzettel|merkliste|wunschliste|wunschzettel|einkaufsliste|beobachtungsliste|vergleichsliste}, zur
    {merkliste|wunschliste}, zu favoriten, merken, vormerken, als {gelesen|ungelesen|erledigt|wichtig} markieren,
    alle als gelesen, {gelesen|ungelesen} markieren, ausblenden, einblenden, verbergen, stummschalten, stumm
    schalten, anheften, pausieren, archivieren, rückgängig machen, aus papierkorb {wiederherstellen|holen|
    zurückholen}, aus papierkorb, {entwurf|als entwurf} speichern, zwischenspeichern, zwischenstand speichern,
    {gutschein|gutscheincode|code|rabattcode|aktionscode|rabatt} {einlösen|anwenden|hinzufügen|eingeben}, ansicht
    {speichern|übernehmen|zurücksetzen}, später erinnern, erinnern, zurücklegen, einklappen, aufklappen,
    umschalten, markieren, nicht mehr anzeigen, schlummern, später kaufen, {spalten|layout|darstellung|
    schriftgröße|sortierung} zurücksetzen, folgen, entfolgen, hinweis schließen, abonnement pausieren, verstecken,
    versteck{e|t}, zuklappen, ausklappen, nach {oben|unten}, wiederholen, rückgängig, ignorieren, lösen,
    beobachten, zur sammlung hinzufügen, für später speichern, {gutschein|wertgutschein} verwenden,
    anpinnen, loslösen, {thema|beitrag|faden|diskussion} {folgen|beobachten|abonnieren},
    {löschen|löschung|entfernen} rückgängig {machen}, {vom|aus} vergleich {entfernen|nehmen|löschen},
    neu zeichnen, neu laden, aktualisiert anzeigen,
    {standard|standards|standardansicht|standardwerte} wiederherstellen, {auf|aus} vergleichsliste, ansicht
    wechseln, vergrößern, verkleinern, später {ansehen|lesen|anschauen}, gefällt mir, auf
    {liste|leseliste|playlist}, {standardwerte|eingaben} laden, abhaken,
    in {kochbuch|sammlung|ordner|album|bibliothek|mappe|liste|regal|playlist|leseliste}
    {legen|ablegen|aufnehmen|speichern|verschieben}, {notenbild|anzeige|darstellung|karte|layout|schrift|ansicht}
    anpassen, ebenen {anzeigen|einblenden|ausblenden}, lesezeichen {setzen|hinzufügen}, {nach} {oben|unten}
    {schieben|verschieben}, sternchen vergeben, als favorit, umsortieren, umordnen, neu anordnen, zusammenklappen,
    zuschneiden, drehen, spiegeln, einfärben, farbe {ändern|wählen}, hintergrund {ändern|wählen}, tonlage ändern,
    lauter, leiser, leise stellen, weiterlesen, weiterspielen, überspringen, von
    {wunschliste|merkliste|merkzettel|favoriten} {nehmen|entfernen|streichen|löschen},
    dunkel schalten, hell schalten, umbenennen, {liste|ordner|ansicht|spalte|tab} umbenennen, {filter|suche|ansicht}
    {speichern|löschen|entfernen}, später fragen, wecker stellen, timer starten, zum vergleich hinzufügen, zur
    playlist hinzufügen, zur warteschlange hinzufügen, später {ansehen|anhören|lesen|hören}, entarchivieren, zu meinem
    plan hinzufügen, in meinen plan, reihenfolge speichern, reihenfolge übernehmen, reihenfolge sichern, sortierung
    speichern
"""
"""What can be taken back."""

DESTROYS = """
    lösch{e|en|t}, entfern{e|en|t}, tilg{e|en|t}, vernicht{e|en|et}, stornier{e|en|t}, kündig{e|en|t}, abbrechen,
    bricht ab, leer{e|en|t}, {system|gerät|einstellungen|daten|datenbank|alles|router|konfiguration|index|
    spielstand|fortschritt|telefon|gateway} zurücksetzen, auf werkseinstellungen zurücksetzen, auf
    {auslieferungszustand|werkszustand|anfang} zurücksetzen, zurücksetzen, auflösen, {konto|account|profil|shop|
    firma|depot|raum|projekt|gruppe} schließen, {vertrag|mitgliedschaft|abo|abonnement|konto|mietverhältnis|
    nutzung} beenden, widerruf{e|en|t}, zurückziehen, zieht zurück, zurücknehmen, zurücktreten, verwerfen,
    verwirft, überschreib{e|en|t}, {sicherung|backup|stand|version|datenbank|system} {wiederherstellen|einspielen|
    zurückspielen}, wiederherstellen, zusammenführen, zusammenlegen, formatieren, deinstallieren, deaktivieren,
    austreten, absagen, ablehnen, aufheben, annullieren, bereinigen, entsorgen, wegwerfen, außer betrieb nehmen,
    stilllegen, aufräumen, endgültig *, unwiderruflich *, verschrotten, abmelden vom kurs, gruppe verlassen,
    rückabwickeln, suchen und ersetzen, anonymisieren, entzieh{en|t}, außer kraft setzen, rückbuchen,
    {server|instanz|anschluss|leitung|nummer|dienst}
    {abschalten|ausschalten|herunterfahren|abstellen|stilllegen|freigeben|kappen}, {projekt|konto|spiel} aufgeben,
    {rufnummer|domain} freigeben, {gerät|geräte} {entkoppeln|abkoppeln|löschen}, {veranstaltung|termin|treffen}
    {absagen|abblasen}, gruppe {verlassen|auflösen|löschen},
    {termin|buchung|eintrag} streichen, streichen,
    {zurück|zurückkehren} zu {version|stand|fassung}, weg damit,
    {austritt|kündigung|entlassung} vollziehen, entlass{en|e}, arbeitsverhältnis beenden, freistellen,
    zurückrollen, zurückdrehen, {instanz|instanzen|server|maschine|container|dienst|umgebung}
    {beenden|terminieren|stoppen|herunterfahren|abschalten|zerstören}, exmatrikulieren, anonymisieren, ungültig
    machen, entwerten, außer kraft setzen, ausradieren, eliminieren,
    {auftrag|bestellung|anmeldung|teilnahme|zusage|buchung} {zurücknehmen|zurückziehen},
    {mitarbeiter|mieter|mitglied|versicherung|wohnung} kündigen, nicht verlängern, verlängerung stoppen,
    streich{e|t}, rückabwickeln, {daten|akte|akten} schreddern, schreddern, {fahrzeug|auto} abmelden,
    {anteile|dauerauftrag|lastschrift|freigabe} auflösen, dauerauftrag {beenden|aussetzen}, außerkraftsetzung,
    abwracken, aussteigen, ausscheiden,
    {volk|bestand|stand|team|verein|verbund|sammlung|liste|klasse|kurs|termin|serie|mappe} auflösen, {aus|vom}
    {flugbuch|bestand|register|plan|verzeichnis|programm|sortiment|katalog|netz|dienst} {nehmen|streichen|entfernen},
    {garten|parzelle|schlüssel|ausweis|lizenz|mandat|amt|platz|tier} {zurückgeben|abgeben|aufgeben|niederlegen},
    niederlegen, zurückgeben, verzichten, verzichte, aufgeben, preisgeben, ausmustern, aussondern, ausbauen, abreißen,
    abbauen, abschalten, stoppen, stoppe, abwürgen, killen, zerstören, zerstöre, verbrennen, tonne, ausmisten,
    kassieren urteil, ungültig erklären, für ungültig erklären, nullen, auf null {setzen|stellen}, neu aufsetzen, neu
    installieren, plattmachen, abblasen, platzen lassen, nicht antreten, nicht {teilnehmen|kommen}, aussetzen,
    {anspruch|angebot|antrag|vertrag} fallen lassen, reservierung freigeben, platz freigeben, termin freigeben,
    räumen, abmelden vom dienst, exen, ausstempeln, verfallen lassen, druckauftrag abbrechen,
    {lauf|druck|auftrag|job|export|import|prozess|übertragung} {abbrechen|stoppen|beenden|anhalten},
    zurückrufen, durch {original|vorlage|standard|sicherung} ersetzen, {inhalt|vorlage|datei|version} ersetzen, alles
    ersetzen, {dienst|abo|zeitung|lieferung|paket|zusendung} abbestellen, mit inhalt löschen, doch nicht
    {mitmachen|teilnehmen|kommen},
    {akte|fall|vorgang|verfahren|projekt} {schließen|abschließen}, {platz|termin|sitz|stand|schicht}
    {abgeben|zurückgeben|freigeben|abtreten}, {inserat|anzeige|seite|artikel|shop} offline {nehmen|stellen}, {aus}
    {verzeichnis|katalog|liste|register} {nehmen|streichen|austragen}, nachricht zurückholen,
    {handy|telefon|gerät|zähler|tablet|spielstand} zurücksetzen,
    {umfrage|abstimmung|saison|wahl|wettbewerb} {beenden|schließen},
    {aus} {chor|verein|team|gruppe} {aussteigen|austreten},
    {parzelle|garten|wohnung|stellplatz|schließfach|schlüssel|ehrenamt|amt}
    {zurückgeben|abgeben|kündigen|aufgeben|niederlegen}
"""
"""What is gone afterwards."""

PAYS = """
    zahl{e|en|t}, bezahl{e|en|t}, kauf{e|en|t}, einkaufen, bestell{e|en|t}, nachbestellen, erneut bestellen,
    kostenpflichtig *, zahlungspflichtig *, überweis{e|en|t}, spend{e|en|et}, biet{e|en|et}, gebot {abgeben|
    erhöhen| speichern}, mitbieten, buch{e|en|t}, reservier{e|en|t}, mieten, anmieten, verlänger{n|t}, aufladen,
    erstatt{e| en|et}, rückerstatten, auszahl{e|en|t}, einzahl{e|en|t}, beauftrag{e|en|t}, verkauf{e|en|t},
    handeln, investier{e|en|t}, zur kasse, kasse, {bestellung|kauf|buchung|zahlung|vertrag|abo|mitgliedschaft}
    {abschließen| abschicken|bestätigen|aufgeben}, mitglied werden, förderer werden, {auftrag|bestellung|order}
    {erteilen| aufgeben|ausführen}, {kredit|darlehen|finanzierung} {beantragen|anfragen}, erwerben, ersteigern,
    zahlung {freigeben|ausführen|senden}, geld {senden|schicken|freigeben|überweisen}, {gehälter|löhne|lohn|gehalt}
    {auszahlen|anweisen|freigeben}, tarif wechseln, upgraden, hochstufen, treuhand freigeben, pate werden,
    zeichnen, ordern, verbindlich {bestellen|buchen|bieten}, abonnieren und zahlen, angebot annehmen, lastschrift
    {erteilen| einrichten}, begleichen,
    auf {pro|premium|plus|business} {umsteigen|wechseln|upgraden|aktualisieren}, anzahlung leisten,
    {karte|guthaben|handy|konto} {laden|aufladen}, {ticket|tickets|fahrkarte|fahrschein|karte} lösen,
    {tagespass|paket|option|tarif|zusatzpaket} {aktivieren|buchen|zubuchen}, parkschein lösen,
    tauschen, umtauschen, eintauschen, {genehmigen|freigeben} und {erstatten|zahlen|auszahlen|überweisen},
    nehme ich,
    {sparplan|fondssparplan|festgeld|tagesgeld|depot|ratenplan} {anlegen|starten|einrichten|eröffnen|besparen},
    geld {anlegen|einlegen|einzahlen|abheben}, verbindlich *,
    {versicherung|police|vertrag|tarif|*versicherung|*vertrag|*police|mietvertrag} {abschließen|verlängern},
    sondertilgung {leisten|vornehmen}, tilgung {leisten|vornehmen}, {kredit|darlehen|schuld|schulden}
    {tilgen|ablösen|zurückzahlen}, trinkgeld {geben|senden}, zubuchen, hinzubuchen, dazubuchen, nachbuchen,
    umbuchen, hinzukaufen, dazukaufen, zukaufen, nachkaufen, aufstocken, nachzahlen, zuzahlen, anzahlen,
    vorbestellen, mitbestellen, {budget|tagesbudget|werbebudget|einsatz|einlage}
    {erhöhen|aufstocken|freigeben|festlegen}, transferieren, staken, {projekt|verein|arbeit|vorhaben|kampagne}
    {unterstützen|fördern}, finanziell unterstützen, mit {betrag|euro} unterstützen,
    {anbieter|stromanbieter|gasanbieter|versorger|ökostrom|*tarif|versicherung|krankenkasse} wechseln, zu
    ökostrom, {parkvorgang|ladevorgang|parkzeit|mietvorgang|leihvorgang|miete|fahrt|ausleihe}
    {starten|beginnen|verlängern}, {tippschein|lottoschein|spielschein|tipp|wette|wettschein}
    {abgeben|platzieren|spielen}, angebot {akzeptieren|bestätigen}, *abo
    {starten|beginnen|verlängern|aktivieren|buchen|abschließen}, premium
    {aktivieren|starten|freischalten|werden|holen}, {anzeige|inserat} {hochschieben|hervorheben|verlängern},
    {ticket|tickets|karte|karten|fahrkarte|plätze|sitzplatz} {sichern|kaufen|holen}, {zuschlag|order}
    {erteilen|platzieren}, leasen, {anteile|aktien|fonds|münzen|kryptowährung}
    {kaufen|verkaufen|zeichnen|tauschen}, {rechnung|rechnungen|beitrag|gebühr|gebühren|schulden|betrag}
    {ausgleichen|begleichen|anweisen}, ersteiger{e|t}, mitsteigern, überweisung
    {ausführen|beauftragen|freigeben|senden}, auslösen und zahlen, {spende|beitrag} {einrichten|erhöhen|anpassen},
    abschlag {ändern|anpassen|erhöhen},
    pass laden, skipass laden, chip laden, wertkarte laden, uhr laden, pass aufladen, skipass aufladen, chip aufladen,
    wertkarte aufladen, uhr aufladen,
    {entrée|eintritt|eintrittskarte|eintrittskarten|dauerkarte|saisonkarte|jahreskarte|monatskarte}
    {kaufen|bestellen|lösen|buchen}, ordere, liefern lassen, {mit|per} {karte|paypal|rechnung|lastschrift|vorkasse}
    {zahlen|bezahlen|kaufen}, paypal, jetzt {zahlen|kaufen|buchen|bestellen|mieten|spenden},
    {angelkarte|jagdschein|fischereischein|vignette|plakette|parkausweis} {kaufen|lösen|bestellen}, abstellplatz
    mieten, pachten, pachte, dazumieten, untervermieten, unterzeichnen und zahlen,
    {gutschein|geschenk|strauß|kranz|paket} {kaufen|bestellen|verschenken}, verschenken, spendieren, sponsern,
    stiften, stifte, zustiften, ausgeben, ablösen, auslösen, vorstrecken, verleihen gegen gebühr, leihen, ausleihen
    gegen gebühr, {druck|abzug|abzüge|poster|fotobuch} bestellen, {menü|essen|pizza|gericht} bestellen,
    {reinigung|handwerker|putzkraft|hotel|zimmer|flug|kabine|platz|ferienwohnung} {buchen|reservieren}, vorauszahlen,
    nachschießen, zusteigen, überlassen gegen, anteile {erwerben|übertragen}, erwirb, beiträge einziehen, einziehen,
    mahngebühr erheben, in rechnung stellen, abrechnen, rechnung stellen, rechnung freigeben, berechnen und buchen,
    gutschreiben, verrechnen, umschulden, refinanzieren, {darlehen|kredit|finanzierung|leasing}
    {abschließen|aufnehmen|anfordern|annehmen}, einkauf abschließen, einkauf bestätigen, einkauf fortsetzen, kauf
    fortsetzen,
    {korb|zimmer|platz|wohnung|stelle|liegeplatz|stellplatz} {nehmen|sichern|mieten}, {beitrag|anteil|zuschuss}
    {leisten|überweisen|zahlen},
    entrichten, entrichte, anweisen, unterhalt anweisen, gewinn anweisen, geld anweisen, guthaben anweisen, bargeld
    anweisen, unterhalt abheben, gewinn abheben, betrag abheben, guthaben abheben, bargeld abheben, unterhalt
    auszahlen, gewinn auszahlen, betrag auszahlen, geld auszahlen, guthaben auszahlen, bargeld auszahlen, unterhalt
    überweisen, gewinn überweisen, betrag überweisen, guthaben überweisen, bargeld überweisen, abheben,
    anschlusskredit abschließen, *kredit abschließen, *darlehen abschließen, zinsbindung abschließen, *schutz
    abschließen, kredit verlängern, anschlusskredit verlängern, *kredit verlängern, *darlehen verlängern, finanzierung
    verlängern, zinsbindung verlängern, leasing verlängern, *schutz verlängern, kredit festschreiben, anschlusskredit
    festschreiben, *kredit festschreiben, *darlehen festschreiben, finanzierung festschreiben, zinsbindung
    festschreiben, leasing festschreiben, *police festschreiben, *schutz festschreiben, {sommerkarte|gästekarte}
    kaufen, {rad|fahrrad|roller|auto|wagen|boot|film|werkzeug|gerät|anhänger|zelt} {ausleihen|leihen|mieten}, einlösen
    und bezahlen, zins festschreiben,
    punkte {einlösen|umwandeln|eintauschen}, {prämie|meilen|bonus} einlösen, {auf|aufs} {konto|bankkonto} auszahlen,
    {pate|patin|förderer|mitglied} werden, {auf} rechnung setzen, {jahr|monat|jährlich|monatlich} abonnieren,
    {parken|parkvorgang|laden|ladevorgang|fahrt|miete|ausleihe} {starten|beginnen|beenden}, ausweis beantragen,
    anwohnerausweis, anwohnerparkausweis, höchstgebot erhöhen, gebot erhöhen, überbieten, jetzt überbieten, geld
    umtauschen
"""
"""What costs money."""
