"""Swedish: verbs of telling and of accounts."""

TELLS = """
    {skicka|sänd|skickar} {meddelande|kommentar|mejl|e post|fråga|ansökan|klagomål|inbjudan|inbjudningar|recension|
    svar|nyhetsbrev|cv|anmälan|brev|till alla|formulär|förslag|förfrågan|rapport|utskick|meddelandet|återkoppling|
    synpunkt|synpunkter}, publicera{|r}, posta, lägg upp, lägg ut, kommentera{|r}, svara{|r}, besvara, dela{|r},
    bjud{|a|er} in, anmäl {fel|brott|störning|oegentlighet}, rapportera{|r}, anmäl, ansök{|a|er}, sök jobbet, sök
    tjänsten, rösta{|r}, betygsätt, recensera, skriv {recension|meddelande|kommentar|till|inlägg|i gästboken},
    lämna {kommentar|omdöme|recension|synpunkter|synpunkt|meddelande|förslag|in}, kontakta{|r}, ta kontakt, hör av
    dig, rekommendera, meddela{|r}, informera, tipsa, annonsera, föreslå{|r}, skriv under, skriv på, underteckna,
    delta{|r}, jag kommer, osa, bekräfta {deltagande|närvaro}, boka {tid|möte|visning|besök|samtal|demo}, begär
    {offert|uppringning|ledighet|återkoppling}, ring mig, bli uppringd, ställ fråga, fråga, vidarebefordra,
    överklaga, invänd, anmäl dig till, skapa {inlägg|tråd|ärende|annons}, starta {tråd|diskussion|namninsamling},
    nominera, sjukanmäl, reklamera, klaga, kondolera, schemalägg {utskick|inlägg}, godkänn{|er}, avböj{|er},
    granska{|r}, notifiera mig, avvisa{|r},
    skicka {för godkännande|till alla|till granskning|på remiss}, {starta|påbörja|kör igång}
    {utskick|utskicket|kampanj|kampanjen}, jag är med, jag deltar, {anmäl|meddela} {frånvaro|föräldrar|sjuk},
    {öppna|skapa} {ärende|tråd|ämne|omröstning|evenemang}, sprid ordet,
    sätt upp, sätta upp, anslå,
    {lägg till|skriv} {underskrift|min underskrift|namnunderskrift}, tyck till, säg din mening, skriv till
    redaktionen,
    lämna in {uppgift|uppsats|läxa|arbete|}, lämna in,
    larma, {skicka|utfärda} {varning|larm}, anmäl {lag|laget},
    polisanmäl, gör {polisanmälan|anmälan|felanmälan}, felanmäl{|a}, ställ {barnet|mig|dig|barn} i kö, ställ i kö,
    {lämna|skicka} {deklaration|deklarationen|tips|förslag|åsikt|åsikter|idé|yttrande|bidrag|anbud|bud
    på|besked|tidrapport|redovisning|remissvar|motivering|underlag}, frånvaroanmäl{|a}, vabba, {slå på|aktivera}
    {autosvar|autosvaret|frånvaromeddelande|vidarekoppling}, {skicka|sänd}
    {push|pushnotis|sms|remiss|remissen|kallelse|kallelser|avslag|blinkning|hjärta|puss|kram|hälsning|kort|vykort|påminnelse|påminnelser|länk|länken|bild|foto|fil|dokument|handling|handlingar|intyg|faktura|fakturan|offert|offerten|order|anbud|bidrag|bidraget|önskan|önskemål|idé|tips|uppgift|uppgiften|läxa|rapporten|underlag|enkät|enkäten|till
    medlemmarna|till kunder|till alla|på
    remiss|blommor|fax|varning|gratulation|brevet|svaret|svaren|ansökningen|ansökan}, knuffa, gå live, sänd live,
    direktsänd, släpp {version|versionen|nyhet|album}, {begär|be om} *, begär, signera{|r}, tacka {ja|nej}, mejla,
    maila, eskalera{|r}, tilldela {kollega|handläggare|ärende|team}, kalla till, kalla {kandidat|deltagare},
    sammankalla, efterlys, efterlysning, önska {låt|låten|musik}, {ring|tillkalla|kalla på}
    {hjälp|ambulans|polis|läkare|jour}, tillkalla, påkalla, slå larm, anlita, anmäl
    {dig|barn|hund|närvaro|skada|skadan|stöld|förlust|fynd|verksamhet|intresse|retur|dödsfall|avbrott},
    intresseanmäl*, lägg {din röst|röst}, avge röst, kungör, offentliggör, tillkännage, {boka|avtala|bestäm}
    {provkörning|rådgivning|möte|tid|visning|samtal|besiktning|hembesök|träff}, jag {kan|vill} {komma|inte
    komma|delta|vara med}, kommer inte, hör av, skriv in, meddela {föräldrar|chef|kollegor}, påpeka, framför
    {klagomål|synpunkter}, ge {feedback|omdöme|betyg|synpunkter|återkoppling|svar}, sätt betyg, yttra{| dig},
    gratulera, tacka {för|avsändaren}, förmedla, {lämna} över till, överlämna, remittera, förorda, tillstyrk,
    avstyrk, lägg {fram|ut}, {skriv} insändare, gå med i {kö|kön|väntelistan|diskussion}, dela med, {fråga|be} om
    {plats|hjälp}, rekvirera, {beställ} {hämtning|broschyr|återuppringning|tid|samtal}, förfråga, {sök|ansök}
    {bidrag|tillstånd|bygglov|plats|ledighet}, {yrka|överklaga} {beslut|ersättning}, avisera hyresgäster,
    informera {alla|medlemmar}, larma,
    lämna observation, lämna observationen, lämna uppgift, lämna uppgifter, lämna in anmälan, lämna svar, lämna
    intresse, lämna intresseanmälan, lämna önskemål, lämna rapport, lämna upplysning, lämna uppgift till, lämna ett
    tips, anmäler dig, anmäl mig, anmäler mig, anmäl er, anmäler er, anmäl sig, anmäler sig, jag hjälper till, jag är
    till, jag kommer till, jag deltar till, jag ställer till, jag hjälper med, jag kommer med, jag deltar med, jag
    ställer med, jag hjälper upp, jag är upp, jag kommer upp, jag deltar upp, jag ställer upp, hjälp till, hjälpa
    till, ställ upp, ställa upp, ge besked, meddela {oss|mig|styrelsen|hyresvärden|skolan|kommunen|vården}, säg till,
    påminn medlemmar, varna medlemmar, bjud in medlemmar, kontakta medlemmar, kalla medlemmar, informera medlemmarna,
    påminn medlemmarna, varna medlemmarna, bjud in medlemmarna, kontakta medlemmarna, kalla medlemmarna, informera
    grannar, påminn grannar, varna grannar, bjud in grannar, kontakta grannar, kalla grannar, informera grannarna,
    påminn grannarna, varna grannarna, bjud in grannarna, kontakta grannarna, kalla grannarna, informera föräldrar,
    påminn föräldrar, varna föräldrar, bjud in föräldrar, kontakta föräldrar, kalla föräldrar, informera hyresgäster,
    påminn hyresgäster, varna hyresgäster, bjud in hyresgäster, kontakta hyresgäster, kalla hyresgäster, informera
    kunder, påminn kunder, varna kunder, bjud in kunder, kontakta kunder, kalla kunder, informera kunderna, påminn
    kunderna, varna kunderna, bjud in kunderna, kontakta kunderna, kalla kunderna, informera gäster, påminn gäster,
    varna gäster, bjud in gäster, kontakta gäster, kalla gäster, informera kollegor, påminn kollegor, varna kollegor,
    bjud in kollegor, kontakta kollegor, kalla kollegor, påminn alla, varna alla, bjud in alla, kontakta alla, kalla
    alla, informera patienter, påminn patienter, varna patienter, bjud in patienter, kontakta patienter, kalla
    patienter, informera elever, påminn elever, varna elever, bjud in elever, kontakta elever, kalla elever, påminn,
    påminna, varna, varning {till|ut}, kräv, kräva, skicka krav, skicka betalningspåminnelse, ansök om
    {tillstånd|dispens|stöd|bidrag|intyg|uppskov|stipendium|plats|föräldrapenning|bostadsbidrag|hemtjänst}, sök stöd,
    sök dispens, sök stipendium, anmärk, invända, invändning, kritisera, efterfråga, komplettera ansökan, komplettera,
    vittna, berätta, berätta {din|för}, redogör, redovisa, förklara, presentera, uppmana, upprop *, tipsa
    {oss|redaktionen|polisen}, twittra, blogga, streama, starta sändning, medunderteckna, kontrasignera, intyga,
    vidimera, bestyrk, erbjud, erbjuda, erbjud {hjälp|plats|skjuts}, sökes, {ställ|sätt} upp på väntelista,
    förhandsanmäl, föranmäl, starta {enkät|omröstning|insamling|upprop|petition}, kandidera, ställ upp i val, fråga
    {om|oss|läkaren}, svara ja, svara nej, hälsa, hälsning, kondoleans, acceptera inbjudan, avböj inbjudan, föreslå
    {tid|tider|datum|ändring}, byt pass med, bytesförfrågan, skicka vidare, eftersänd, förelägg, släpp nyheten,
    kommunicera, delge, rapportera {in|skada|störning}, begära, beger, polisanmäla, jobba hos, sök jobb, sök tjänst,
    sök uppdrag,
    {skicka|lämna} in {iakttagelse|observation|foto|bidrag|motion|svar|svaren}, lämna {motion|motionen|iakttagelse},
    lämna vittnesmål, lämna självskattning, lämna utlåtande, lämna genmäle, lämna underskrift, utmana, utmanar, skriv
    i {chatten|gruppen|tråden|forumet}, tänd ett ljus, {kräv|begär} {rättelse|anstånd|godkännande|ersättning},
    {beställ|boka} {tekniker|montör|service|reparation}, ladda upp och dela, anmäl incident, anmäl olycka, anmäl
    brist, skicka lokalförfrågan, byta pass, {föreslå} byte,
    bidra med {minne|berättelse|foto|idé|bild},
    ring upp mig, {på} väntelistan, väntelista, skriv till {värd|värden|säljaren|ägaren},
    {föreslå|erbjud|begär} byte, byt pass, skapa supportärende, skapa ärende, kan tyvärr inte komma
"""
"""What others get to read."""

ENTERS = """
    logga in, logga ut, loggar in, registrera{|r}, registrera dig, skapa {konto|användare|lösenord|profil|token|
    nyckel}, öppna konto, {ändra|byt|återställ|glömt|välj|spara|uppdatera|sätt|nytt|redigera} {lösenord|lösenordet|
    pinkod|kod|användarnamn|e post|e postadress|adress|profil|roll|roller|behörighet|behörigheter|uppgifter|
    personuppgifter|kontouppgifter|faktureringsuppgifter|telefonnummer|namn}, auktorisera, godkänn {åtkomst|enhet|
    inloggning|användare}, tillåt{|a|er}, ge {åtkomst|behörighet|tillgång|samtycke|fullmakt}, bevilja, återkalla
    {åtkomst|behörighet|samtycke|nyckel|token|fullmakt}, ta bort åtkomst, blockera{|r}, spärra{|r}, avblockera,
    stäng av {konto|användare|medlem|tvåfaktor|tvåstegsverifiering}, avregistrera, avsluta prenumeration på
    nyhetsbrev, avanmäl, avprenumerera, prenumerera, verifiera, bekräfta {identitet|e post|konto|telefonnummer|
    enhet}, legitimera, identifiera dig, aktivera {konto|tvåfaktor|tvåstegsverifiering|kort}, slå {på|av}
    {tvåfaktor|tvåstegsverifiering}, skapa {api nyckel|nyckel|token|koder}, generera {nyckel|token|koder}, överför
    ägarskap, överlåt{|a}, avsluta {session|sessioner|alla sessioner}, utse, gör till administratör, lägg till
    {användare|medlem|administratör|enhet|kort}, tilldela {roll|behörighet}, samtyck{|er}, koppla {konto|enhet}, gå
    med i {teamet|organisationen}, lås upp, generera på nytt, bevilja{|r}, autentisera,
    {bannlys|bannlysa|uteslut|sparka ut|stäng av} {medlem|medlemmen|användare|användaren}, bannlys, sluta
    {få|skicka} {mejl|mail|utskick|e post|post}, inga fler {mejl|mail|utskick}, {gör|utse} till
    {administratör|admin|moderator}, stäng av {konto|kontot|användare|medlem}, {skapa|generera} nyckel,
    {välj|byt|ändra|ange ny} {pin|pin kod|pinkod|kod}, befordra, {koppla|länka|anslut} {bank|bankkonto|konto},
    uteslut, uteslutning, utesluta,
    skicka {inloggningslänk|kod|koden|engångskod|ny kod|verifieringskod}, {slå på|slå av|aktivera|stäng av}
    {tvåsteg|tvåstegsinloggning|passnyckel|biometri}, {lägg till|ta bort|skapa}
    {webhook|passnyckel|nyckel|familjemedlem|barn|förälder|kontaktperson|nödkontakt}, {spara|lägg
    till|registrera|ändra|byt|ta bort}
    {kort|kortet|betalkort|kontonummer|bankkonto|utbetalningskonto|säkerhetsfråga|dörrkod|portkod|*kod|*lösenord|*nyckel|nyckel|larmkod|köpgräns|*gräns|telefonnummer|bild|profilbild|foto|avatar|adress|adressen|folkbokföring},
    bekräfta {ålder|åldern|identiteten}, {aktivera|spärra|ersätt|beställ|skaffa} {sim
    kort|sim|esim|kort|kortet|lånekort|röstkort|pass|körkort|id kort|passerkort|bricka}, ansök om {pass|körkort|id
    kort|medborgarskap|konto|behörighet|åtkomst}, {dölj|visa|avpublicera|lås} profil, begränsa
    {skärmtid|skärmtiden|tid|åtkomst}, skärmtid *, godkänn {alla|alla kakor|kakor}, {acceptera|neka|avvisa}
    {alla|kakor|alla kakor}, rotera {nyckel|nyckeln|token}, {ta bort|kasta ut|sparka|uteslut} ur
    {teamet|gruppen|laget|föreningen|organisationen}, gå med i
    {team|teamet|grupp|gruppen|föreningen|organisation}, logga ut överallt, fortsätt med {passnyckel|e
    legitimation|bankid|google}, flyttanmäl, {anmäl|gör} {flytt|flyttanmälan|adressändring}, degradera, ge
    {vårdgivare|behandlare|läkare|app|appen} åtkomst, registrera {val|ditt val|viljeyttring|fullmakt}, registrera
    på kurs, imitera, koppla {bort|loss} {app|konto|enhet}, {spärra|lås} {konto|kortet|användare|användaren}, häv
    {spärr|blockering},
    lämna över {signal|signalen|ansvar|ansvaret|ägarskap|kontot|gruppen}, byt innehavare, ändra innehavare, ange
    innehavare, registrera innehavare, lägg till innehavare, byt ägare, ändra ägare, ange ägare, registrera ägare,
    lägg till ägare, byt förare, ändra förare, ange förare, registrera förare, lägg till förare, byt vårdnadshavare,
    ändra vårdnadshavare, ange vårdnadshavare, registrera vårdnadshavare, lägg till vårdnadshavare, byt kontaktperson,
    ändra kontaktperson, ange kontaktperson, registrera kontaktperson, byt ombud, ändra ombud, ange ombud, registrera
    ombud, lägg till ombud, byt huvudman, ändra huvudman, ange huvudman, registrera huvudman, lägg till huvudman, byt
    förmånstagare, ändra förmånstagare, ange förmånstagare, registrera förmånstagare, lägg till förmånstagare, byt
    hyresgäst, ändra hyresgäst, ange hyresgäst, registrera hyresgäst, lägg till hyresgäst, skriv över på, ägarbyte,
    ägarbyte *, tilldela bricka, registrera bricka, koppla bricka, spärra brickan, aktivera brickan, tilldela brickan,
    registrera brickan, koppla brickan, spärra tagg, aktivera tagg, tilldela tagg, registrera tagg, koppla tagg,
    spärra taggen, aktivera taggen, tilldela taggen, registrera taggen, koppla taggen, spärra nyckel, aktivera nyckel,
    tilldela nyckel, koppla nyckel, spärra nyckelkort, aktivera nyckelkort, tilldela nyckelkort, registrera
    nyckelkort, koppla nyckelkort, tilldela passerkort, registrera passerkort, koppla passerkort, spärra nummer,
    aktivera nummer, tilldela nummer, registrera nummer, koppla nummer, spärra chip, aktivera chip, tilldela chip,
    registrera chip, koppla chip, tilldela kortet, koppla kortet, ta med numret, portera, {dela|tillåt}
    {plats|position|kamera|mikrofon}, begär åtkomst, dela åtkomst, lämna åtkomst, begär insyn, dela insyn, ge insyn,
    lämna insyn, begär behörighet, dela behörighet, lämna behörighet, begär läsrätt, dela läsrätt, ge läsrätt, lämna
    läsrätt, frånta, entlediga, utnämn, tillsätt, tillsätta, avsätt, avsätta, registerutdrag, begär
    {registerutdrag|utdrag|kopia av mina uppgifter}, byt efternamn, ändra efternamn, byt civilstånd, ändra civilstånd,
    byt vårdcentral, ändra vårdcentral, byt husläkare, ändra husläkare, byt läkare, ändra läkare, byt skola, ändra
    skola, namnbyte, adressbyte, eftersändning, lägg till {fingeravtryck|ansikte}, {starta} verifiering, skapa
    {gästkonto|provkonto|användarkonto|inlogg}, sluta {kontakta|ringa|skicka|mejla} mig, ta bort mig från, {slå
    samman|frys|flytta} konto, frys, frysa, lista {dig|mig} {hos|på}, skriv in {dig|mig}, logga in med *, fortsätt med
    *, bankid, identifiera, legitimera dig, bemyndiga, befullmäktiga, öppna låset, bjud in till
    {team|kontot|gruppen|organisationen},
    spara kontaktperson, spara närstående, ändra närstående, ange närstående, lägg till närstående, spara anhörig,
    ändra anhörig, ange anhörig, lägg till anhörig, spara nödkontakt, ändra nödkontakt, ange nödkontakt, uppdatera
    {medlemsuppgifter|medlem},
    släpp in, lista dig, lista mig, skapa {barnkonto|*konto}, bara nödvändiga, endast nödvändiga, ge skrivrätt, ge
    rättigheter, ge *rätt, utse {ersättare|ställföreträdare|ombud}, låt granska, {verifiera|bekräfta}
    {numret|nummer|telefon}, registrera nyckeln, registrera personnummer, skicka bekräftelse igen,
    {dölj|visa} {profil|profilen|min profil|kontot}, godkänn {enhet|enheten|åtkomst|inloggning}, gör till
    {moderator|administratör|ägare|redaktör}, {byt|ändra} {e post|e postadress|mejl|inloggning}, lägg till {nyckel|ssh
    nyckel}, visa som, styrk {ålder|din ålder|identitet}, stäng av,
    vem får hämta, lägg till person, {portkod|dörrkod|kod} {spara}, bekräfta e postadress, bekräfta e post, jag vill
    inte ha fler mejl, inga fler mejl, aktivera internetbanken, det var inte jag
"""
"""Getting in, and who may do what."""
