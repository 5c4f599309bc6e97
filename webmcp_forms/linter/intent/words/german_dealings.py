"""German: verbs of telling and of accounts."""

TELLS = """
    veröffentlich{e|en|t}, kommentier{e|en|t}, antwort{e|en|et}, beantworten, teil{e|en|t}, einlad{en|ung senden},
    lädt ein, melden, meld{e|et}, bewerb{e|en|t}, bewirb*, abstimm{e|en|t}, stimme abgeben, bewert{e|en|et},
    rezensier{e|en|t}, kontaktier{e|en|t}, kontakt aufnehmen, anfrag{e|en|t}, beantrag{e|en|t}, einreich{e|en|t},
    post{en|et}, publizieren, benachrichtig{e|en|t}, weiterleiten, empfehlen, zusagen, teilnehmen, unterschreib{e|
    en|t}, unterzeichn{e|en|et}, mitzeichnen, mitteil{en|t}, vorschlag{en|t}, vorschlagen, termin {vereinbaren|
    anfragen|buchen}, rückruf {anfordern|vereinbaren}, anforder{n|t}, beschweren, reklamieren, widerspruch
    {einlegen|einreichen}, frag{e|en|t}, frage stellen, ankündigen, inserieren, anzeige {aufgeben|erstatten|
    schalten}, {nachricht|mail|e mail|rundmail|anfrage|bewerbung|feedback|kommentar|einladung|antrag|newsletter|
    beschwerde|meldung|mitteilung|antwort|antworten|brief|bericht|newsletter} {senden|absenden|abschicken|schicken|
    verschicken|versenden|schreiben|abgeben}, eintragen, zur verfügung stellen, freischalten und veröffentlichen,
    live schalten, nominieren, spruch eintragen, mitmachen, kondolieren, online stellen, an alle senden,
    weitersagen, krankmelden, krank melden, hochladen und teilen, schreib{e|en|t} an, anschreiben, wenden an,
    vortrag einreichen, genehmig{e|en|t}, freigeben, {einplanen|planen}, stimmen, öffentlich machen, prüfung
    beantragen,
    {kampagne|versand|rundmail|aussendung|mailing} {starten|auslösen|losschicken}, {an alle|allen|alle}
    {schicken|senden|mailen|schreiben|anschreiben}, ich bin dabei, bin dabei, {ticket|fall|vorgang}
    {eröffnen|anlegen|öffnen}, pull request {erstellen|öffnen}, raus damit, abwesenheit melden, fehlzeit melden,
    {pinnwand|beitrag} {schreiben|posten},
    aushängen, {amt|stadt|behörde|verwaltung|gemeinde} {mitteilen|melden|benachrichtigen},
    ich komme, komme gern, {schreiben sie|schreibt|schreib} {uns|an}, besichtigung {anfragen|vereinbaren},
    {meinung|urteil} {sagen|abgeben},
    {arzt|tierarzt|techniker|handwerker} {rufen|anfordern|bestellen},
    {aufgabe|hausaufgabe|arbeit|aufsatz} {abgeben|einreichen|hochladen},
    {warnung|alarm|meldung} {auslösen|ausgeben|herausgeben}, {mannschaft|team} {melden|anmelden},
    entschuldig{en|e}, einspruch {erheben|einlegen|einreichen},
    {erklärung|steuererklärung|voranmeldung|nachweis|unterlagen|zählerstand|*stand|*stände|werte|messwerte|daten}
    übermitteln, {erklärung|steuererklärung} abgeben, anstupsen,
    {like|herz|kuss|gruß|grüße|push|sms|link|einladungslink|fax|postkarte|karte|foto|dokument|dokumente|unterlagen|nachweis|zeugnis|angebot|idee|ideen|tipp|hinweis|absage|mahnung|erinnerung|umfrage|brief|paket|blumen|rechnung|lösung|beitrag|wunsch|bitte}
    {senden|schicken|verschicken|versenden|absenden|zuschicken|zusenden|einsenden|einschicken|abschicken|mailen},
    live {gehen|schalten|senden}, vorlegen, zur
    {prüfung|freigabe|genehmigung|abstimmung|unterschrift|begutachtung}
    {vorlegen|einreichen|senden|geben|weiterleiten}, ausmachen, vereinbar{en|e}, {notruf|alarm}
    {auslösen|absetzen|senden}, alarmieren, {hilfe|notarzt|polizei|feuerwehr|pannendienst|pannenhilfe}
    {rufen|anfordern|holen}, bekannt {geben|machen}, bekanntgeben, bekanntmachen,
    {klausur|test|lösung|hausarbeit|übung|votum} abgeben, {sterne|note|noten|punkte} {vergeben|eintragen},
    eskalieren, {an} {kollegin|kollegen|team|bearbeiter|abteilung}
    {zuweisen|übergeben|weitergeben|abgeben|übertragen},
    {gewerbe|fund|fundsache|verlust|diebstahl|schaden|verstoß|ordnungswidrigkeit|missstand|nachwuchs|todesfall}
    {anzeigen|melden}, {kind|kinder|hund|tier|gast|gäste} {vormerken|anmelden|abmelden|voranmelden}, hinweis
    {abgeben|geben}, bewilligen, befürworten, einwerben, {antwort|autoantwort|abwesenheitsnotiz|automatische
    antwort|weiterleitung} {einschalten|aktivieren}, ausschreiben, ausrufen, verkünden, informier{e|en|t},
    benachrichtigen lassen, dazukommen, {leider|muss} absagen, absage {senden|verschicken|erteilen}, einberufen,
    vorladen, aufrufen zu, bestellen lassen, abholung {beauftragen|anmelden|vereinbaren}, weitergeben,
    weiterreichen, {angebot|kostenvoranschlag|katalog|infomaterial|exposé} {einholen|anfordern|bestellen}, protest
    einlegen, erwidern, zurückschreiben, gratulieren, danken, bedanken, {gruß|widmung} hinterlassen, hinterlassen,
    rückmelden, mitreden, mitfahren, aufnahme beantragen, {anspruch|ansprüche|forderung|entschädigung|rechte}
    {geltend machen|anmelden|einfordern}, geltend machen, einklagen, klage {einreichen|erheben}, strafanzeige *,
    übersenden, {vorschlag|idee|konzept|abstract|manuskript} einreichen,
    like {schicken|senden|geben},
    bescheid {geben|sagen},
    {genehmigung|erlaubnis|befreiung|zuschuss|förderung|bescheinigung|fällung|ausnahme|akteneinsicht|stipendium|urlaub|elternzeit|rente|kindergeld|wohngeld|pflegegrad}
    beantragen, beobachtung {melden|teilen|eintragen}, meldemich, ich helfe mit, ich bin mit, ich helfe dabei, helfen,
    mithelfen, mich {melden|eintragen|anmelden|bewerben}, {zum|zur|für}
    {vorsingen|casting|probe|kurs|lauf|turnier|fest|aktion|führung|workshop|treffen|lehrgang|ausflug}
    {anmelden|eintragen},
    {andere|freunde|eltern|mieter|nachbarn|anwohner|kunden|gäste|kollegen|mitglieder|patienten|schüler}
    {informieren|benachrichtigen|einladen|warnen|anschreiben|erinnern|rufen}, mahnen, mahnung auslösen, warnen, warne,
    rufen, rufe, läuten, klingeln, anklopfen, ansprechen, anregen, anmerken, beanstanden, bemängeln, monieren, rügen,
    rückfrage{|n} {stellen|senden}, nachfragen, nachhaken, nachreichen, reiche nach, einlassen auf, aussagen, aussage
    {machen|senden}, bezeugen, schildern, erzählen, erklären, vortragen, vorstellen, ausloben, aufruf
    {starten|veröffentlichen}, werben, weiterempfehlen, verlinken und teilen, twittern, tooten, bloggen, streamen,
    übertragung starten, senden an, an {redaktion|verwaltung|hausverwaltung|vermieter|schule|praxis|amt}
    {senden|schicken|melden|schreiben|wenden}, in den druck geben, freizeichnen, gegenzeichnen, unterfertigen,
    signieren, signiere, abzeichnen, beglaubigen, bestätigen lassen, begutachten lassen, tauschanfrage *, tausch
    {anbieten|anfragen}, mitfahrt anbieten, anbieten, biete an, hilfe anbieten, suche aufgeben, gesuch
    {aufgeben|einreichen}, suchanzeige *, auf warteliste {setzen|eintragen}, warteliste *, vormerken lassen,
    voranmelden, einschreiben für, reiche ein, abstimmen lassen, umfrage {starten|veröffentlichen|freischalten},
    nachricht {hinterlassen|aufsprechen}, kontaktanfrage *, gefällt mir nicht melden, petition
    {starten|zeichnen|unterstützen}, kandidieren, kandidatur *, wahlvorschlag *,
    an alle {parteien|bewohner|eltern|mieter|haushalte|kunden|gäste}, sichtung einreichen, fund einreichen,
    beobachtung einreichen, beitrag einreichen, foto einreichen, wunsch einreichen, agendapunkt einreichen,
    tagesordnungspunkt einreichen, sichtung melden, beitrag melden, foto melden, wunsch melden, agendapunkt melden,
    tagesordnungspunkt melden, sichtung senden, fund senden, beobachtung senden, agendapunkt senden,
    tagesordnungspunkt senden,
    herausfordern, fordere heraus, verlangen, verlange, einfordern, fordern, fordere, panne anzeigen, datenpanne
    anzeigen, unfall anzeigen, störung anzeigen, mangel anzeigen, vorfall anzeigen, verdacht anzeigen, änderung
    anzeigen, panne melden, datenpanne melden, unfall melden, störung melden, mangel melden, vorfall melden, verdacht
    melden, panne mitteilen, datenpanne mitteilen, unfall mitteilen, störung mitteilen, mangel mitteilen, vorfall
    mitteilen, verdacht mitteilen, zustellen, zustellen lassen, in {chat|gruppe|kanal|gästebuch|forum}
    {schreiben|posten|stellen}, hochladen und zeigen, einstellen und zeigen, einstellen und teilen, hochladen und
    veröffentlichen, einstellen und veröffentlichen, kerze anzünden, genehmigen lassen, verlegung
    {beantragen|anregen}, begutachtung, antrag auf *, einschätzung einreichen,
    beisteuern, steuere bei, erinnerung beisteuern, erinnerungen beisteuern, geschichte beisteuern, erlebnis
    beisteuern, beitrag beisteuern, foto beisteuern, erinnerung erzählen, erinnerungen erzählen, geschichte erzählen,
    erlebnis erzählen, beitrag erzählen, foto erzählen, erinnerungen einsenden, geschichte einsenden, erlebnis
    einsenden,
    {tausch|schichttausch|dienst} {vorschlagen|anbieten|anfragen}, {tauschen|tausch} anbieten, senf dazugeben, kann
    leider nicht, ich kann nicht
"""
"""What others get to read."""

ENTERS = """
    anmelden, melde{|n} an, meldet an, einloggen, logge{|n} ein, abmelden, ausloggen, registrier{e|en|t}, {konto|
    benutzerkonto|kundenkonto|account} {erstellen|anlegen|eröffnen|aktivieren|sperren|wiederherstellen|verknüpfen|
    übertragen|verbinden}, {passwort|kennwort|pin|benutzernamen|namen|e mail|adresse|anschrift|telefonnummer|
    bankverbindung|geheimzahl} {ändern|zurücksetzen|vergessen|setzen|festlegen|speichern|anfordern|erneuern|
    vergeben|aktualisieren}, {zugriff|zugang|rechte|berechtigung|berechtigungen|rolle|rollen} {erlauben|gewähren|
    entziehen|erteilen|ändern|zuweisen|vergeben|freigeben|anfordern|widerrufen|sperren}, autorisier{e|en|t},
    ermächtig{e|en|t}, erlaub{e|en|t}, zulassen, sperr{e|en|t}, entsperr{e|en|t}, abbestell{en|t}, abonnier{e|en|
    t}, verifizier{e|en|t}, identität {bestätigen|nachweisen|prüfen}, {benutzer|nutzer|mitglied|mitarbeiter}
    {anlegen|hinzufügen|einladen|sperren|freischalten}, profil {speichern|ändern|bearbeiten|aktualisieren},
    einwillig{e|en|t}, einwilligung {erteilen|widerrufen}, {sitzung|sitzungen} {beenden|abmelden}, {token|
    schlüssel|api schlüssel|zugangsdaten} {erzeugen|erstellen|generieren|erneuern|widerrufen|löschen}, eigentum
    übertragen, inhaberschaft übertragen, abtreten, ausweisen, legitimieren, {zwei faktor authentifizierung|2 fa|
    zwei faktor} {aktivieren|deaktivieren|einrichten|abschalten|ausschalten}, vollmacht {erteilen|widerrufen},
    ummelden, freigabe erteilen, zustimm{e|en|t}, als * anmelden, rechte übertragen, gerät {hinzufügen|koppeln|
    entfernen}, zum administrator machen, ernennen, befördern, {email|e mail adresse|authenticator app|passkey|
    webhook|codes|zugangscode} {ändern|bearbeiten|aktivieren|erstellen|generieren|erzeugen|bestätigen}, gerät
    bestätigen, neu generieren, vertrau{en|e}, {mitglied|mitglieder|mitmacher} {hinzufügen|bearbeiten|
    aktualisieren}, gewähr{e|en|t}, {zugriff|gerätezugriff} entziehen,
    {zum|als} {admin|administrator|moderator|verwalter} {machen|ernennen|festlegen},
    {mitglied|nutzer|benutzer|teilnehmer} {verbannen|bannen|rauswerfen|ausschließen|entfernen|hinzufügen},
    verbannen, bannen, {keine|nie wieder} {mails|e mails|post|nachrichten} mehr, schlüssel {anlegen|erzeugen},
    deploy schlüssel,
    {zum|zur} {redakteur|redakteurin|autor|mitglied|verwalter} {machen|befördern|ernennen},
    {bank|bankkonto|gerät|kalender} {verknüpfen|verbinden},
    ausschließen, ausschluss,
    {link|code|anmeldelink|bestätigungscode|sicherheitscode|einmalcode|sms code|bestätigungslink}
    {anfordern|zusenden|zuschicken|senden|erneut senden}, {verbindung|verknüpfung} {trennen|aufheben|lösen},
    {app|apps|dienst|konto|gerät} {trennen|entkoppeln|verknüpfen|autorisieren}, {aus|vom}
    {team|gruppe|projekt|organisation} {werfen|entfernen|ausschließen}, rauswerfen, hinauswerfen,
    {inhaberschaft|eigentum|leitung|verwaltung} {abgeben|übergeben}, beitreten, hinterlegen,
    {limit|kartenlimit|tageslimit|*limit|verfügungsrahmen} {ändern|erhöhen|festlegen|setzen|anpassen|senken},
    alter {bestätigen|nachweisen|prüfen}, {alle|alles|cookies} {akzeptieren|ablehnen|zustimmen|erlauben},
    {kind|familienmitglied|mitbewohner|stellvertreter|notfallkontakt} {hinzufügen|anlegen|eintragen},
    {code|türcode|zugangscode|*pin|schlüssel|*schlüssel|*passwort|*kennwort|zertifikat}
    {ändern|festlegen|erneuern|wechseln|austauschen|rotieren|hinterlegen|hinzufügen}, {sim|sim
    karte|esim|bankkarte|kreditkarte|karte|ausweis}
    {aktivieren|sperren|entsperren|freischalten|ersetzen|beantragen|bestellen}, immatrikulieren, einschreiben,
    {profilbild|profilfoto|avatar|bild} {austauschen|ändern|ersetzen|wechseln}, profil
    {verbergen|ausblenden|verstecken|sichtbar machen|sperren|öffentlich machen}, freischalten, freigeschaltet,
    {akte|patientenakte|gesundheitsdaten} freigeben, bildschirmzeit *, impersonieren, abbestelle, austragen,
    {pass|reisepass|personalausweis|ausweis|führerschein} beantragen, {führungszeugnis|meldebescheinigung}
    beantragen, überall abmelden, entbannen, degradieren, herabstufen, {recht|rechte|befugnis} einräumen,
    stummschalten und sperren, personalisierung {erlauben|ablehnen}, tracking *, einbürgerung beantragen,
    schließrechte sichern, rechte sichern, zutritt sichern, zutrittsrechte sichern, lesezugriff sichern,
    schreibzugriff sichern, räume sichern, schließrechte speichern, rechte speichern, zutritt speichern,
    zutrittsrechte speichern, lesezugriff speichern, schreibzugriff speichern, räume speichern, schließrechte
    vergeben, zutritt vergeben, zutrittsrechte vergeben, lesezugriff vergeben, schreibzugriff vergeben, räume
    vergeben, schließrechte ändern, zutritt ändern, zutrittsrechte ändern, lesezugriff ändern, schreibzugriff ändern,
    räume ändern, schließrechte erteilen, zutritt erteilen, zutrittsrechte erteilen, lesezugriff erteilen,
    schreibzugriff erteilen, räume erteilen, schließrechte einräumen, zutritt einräumen, zutrittsrechte einräumen,
    lesezugriff einräumen, schreibzugriff einräumen, räume einräumen, schließrechte entziehen, zutritt entziehen,
    zutrittsrechte entziehen, lesezugriff entziehen, schreibzugriff entziehen, räume entziehen, mit {konto|profil}
    {verknüpfen|verbinden}, {halter|besitzer|inhaber|eigentümer|verwalter|vorstand|ansprechpartner|vormund}
    {wechseln|ändern|eintragen|übertragen}, umschreiben, überschreiben auf, überschreibung, umschreibung, chip
    sperren, transponder sperren, schlüsselkarte sperren, zugangskarte sperren, parkkarte sperren, gerät sperren,
    nummer sperren, rufnummer sperren, chip zuweisen, transponder zuweisen, schlüsselkarte zuweisen, zugangskarte
    zuweisen, parkkarte zuweisen, gerät zuweisen, nummer zuweisen, rufnummer zuweisen, chip registrieren, transponder
    registrieren, schlüsselkarte registrieren, zugangskarte registrieren, parkkarte registrieren, gerät registrieren,
    nummer registrieren, rufnummer registrieren, chip aktivieren, transponder aktivieren, schlüsselkarte aktivieren,
    zugangskarte aktivieren, parkkarte aktivieren, gerät aktivieren, nummer aktivieren, rufnummer aktivieren, chip
    koppeln, transponder koppeln, schlüsselkarte koppeln, zugangskarte koppeln, parkkarte koppeln, nummer koppeln,
    rufnummer koppeln, chip übertragen, transponder übertragen, schlüsselkarte übertragen, zugangskarte übertragen,
    parkkarte übertragen, gerät übertragen, nummer übertragen, rufnummer übertragen, chip mitnehmen, transponder
    mitnehmen, schlüsselkarte mitnehmen, zugangskarte mitnehmen, parkkarte mitnehmen, gerät mitnehmen, nummer
    mitnehmen, rufnummer mitnehmen, mitlesen {erlauben|zulassen},
    {eltern|elternteil|mitleser|gast|betreuer|stellvertretung} {zulassen|hinzufügen|eintragen|einrichten|benennen},
    {standort|kamera|mikrofon|kontakte} {freigeben|teilen|erlauben}, anmelden als, {zugriff|zugang}
    {anfragen|beantragen|erbitten|teilen|speichern}, aberkennen, verleihen rechte, bevollmächtig{e|en}, beauftragten
    benennen, willige ein, {datenauskunft|auskunft|datenkopie} {anfordern|verlangen|beantragen}, datenexport
    anfordern, widerspruch gegen {werbung|verarbeitung},
    {name|nachname|familienstand|religion|steuerklasse|krankenkasse|geschlechtseintrag} ändern,
    {namensänderung|adressänderung|änderung} {melden|mitteilen}, nachsendeauftrag *,
    {fingerabdruck|gesichtserkennung|bankkonto|konto} {hinzufügen|registrieren|einrichten},
    {verifizierung|legitimation|identifizierung} starten, probezugang anlegen, gastzugang anlegen, probezugang
    aktivieren, gastzugang aktivieren, probezugang verlängern, gastzugang verlängern, benutzerkonto verlängern,
    {mitgliedschaft|mitgliedsdaten} {übertragen|ändern}, aus {verteiler|liste|newsletter} austragen, nicht mehr
    {anschreiben|kontaktieren|zusenden}, konto zusammenlegen, konto umziehen, konto stilllegen, einweisen, vereidigen,
    ernenne, einsetzen als, abberufen, absetzen,
    kontaktperson speichern, notfallkontakt speichern, ansprechpartner speichern, vertrauensperson speichern,
    kontaktperson hinterlegen, notfallkontakt hinterlegen, ansprechpartner hinterlegen, vertrauensperson hinterlegen,
    kontaktperson ändern, notfallkontakt ändern, vertrauensperson ändern, kontaktperson angeben, notfallkontakt
    angeben, ansprechpartner angeben, vertrauensperson angeben,
    {leserechte|schreibrechte|*rechte|*zugriff|*zugang|*berechtigung|*vollmacht}
    {erteilen|geben|vergeben|entziehen|ändern|beantragen|aktivieren}, {dokument|ausweis|identität|nummer|konto}
    {prüfen lassen|verifizieren|bestätigen lassen}, nur {notwendige|erforderliche|essenzielle}, stellvertretung
    aktivieren, vertretung aktivieren, vertreter aktivieren, nachfolger aktivieren, nachfolge aktivieren, vertretung
    eintragen, vertreter eintragen, nachfolger eintragen, nachfolge eintragen, vertretung benennen, vertreter
    benennen, nachfolger benennen, nachfolge benennen, stellvertretung bestimmen, vertretung bestimmen, vertreter
    bestimmen, nachfolger bestimmen, nachfolge bestimmen, vertretung einrichten, vertreter einrichten, nachfolger
    einrichten, nachfolge einrichten, {hausarzt|arzt|schule|kasse|bank|mobilfunkanbieter} wechseln,
    {*konto|kinderkonto} {anlegen|einrichten|eröffnen|aktivieren|sperren}, {steuernummer|*nummer}
    {nachtragen|hinterlegen|verifizieren},
    {neuen|neue} {code|pin|geheimzahl|schlüssel} {übernehmen|speichern|setzen|festlegen},
    {profil|konto} {verbergen|verstecken|ausblenden|anzeigen|sichtbar machen}, {gerät|anmeldung|zugriff|login}
    {freigeben|bestätigen|genehmigen}, {als} {nutzer|benutzer|mitglied} ansehen, {schlüssel|ssh schlüssel}
    {hinzufügen|hochladen},
    {als} {vertretung|vertreter|bevollmächtigte|bevollmächtigten} {einsetzen|benennen}, einsetzen, vertretung, wer
    vertritt, {abholberechtigte|abholberechtigten|person} {hinzufügen|eintragen}, {türcode|zugangscode|code}
    {speichern|setzen}, zugriffstoken erzeugen, token erzeugen, eigentümerschaft übertragen, onlinebanking aktivieren,
    online banking aktivieren, das war ich nicht, ich war das nicht, e mail adresse bestätigen
"""
"""Getting in, and who may do what."""
