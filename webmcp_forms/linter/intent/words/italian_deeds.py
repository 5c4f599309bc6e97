"""Italian: verbs of looking, adjusting, destroying, paying, telling, and of who may enter."""

READS = """
    cerc{a|are|hi|o}, ricerc{a|are}, trov{a|are|i|o}, mostr{a|are|i}, visualizz{a|are|i}, ved{i|ere|e}, consult{a|
    are|i}, filtr{a|are|i}, ordina per, elenc{a|are}, esplor{a|are}, verific{a|are|hi|o}, controll{a|are|i},
    confront{a|are|i}, calcol{a|are|i}, stim{a|are}, convert{i|ire|e}, traccia, tracciare, segu{i|ire} {spedizione|
    pacco|pratica}, localizz{a|are}, scopr{i|ire|e}, simul{a|are}, ottieni {stima|percorso|risultati|orari|
    indicazioni}, scaric{a|are}, esport{a|are}, traduc{i|ere}, convalid{a|are}, leggi, sapere se, esamin{a|are},
    misurare, restring{i|ere}, affin{a|are}, interrog{a|are}, conoscere, anteprima, calcolatore, calcolatrice,
    simulatore, convertitore, verificatore, idoneità, ho diritto, diritto a, mi spetta, guarda, ordina
    alfabeticamente, esportazione, dov è, dove si trova,
    stampa, stampare, leggere, contare,
    conta {quanti|destinatari|iscritti|voti},
    {vedi|guarda|mostra|visualizza}
    {orari|prezzi|tariffe|disponibilità|posti|risultati|fatture|offerte|dettagli|dettaglio|menu|menù|recensioni|classifica|risposte},
    ordina per, ordina per {data|prezzo|nome}, ordinare per, {valut|stim}{a|are} {casa|auto|immobile|usato},
    analizz{a|are}, {genera|crea|ottieni} {report|rapporto|estratto|grafico|statistiche|elenco}, misur{a|are},
    segui spedizione, {avvia|lancia} {ricerca|simulazione|test|analisi}, aggiorna {elenco|risultati|mappa},
    {valida|controlla|formatta|prova} {xml|json|iban|codice|espressione}, {genera|crea}
    {rapporto|report|anteprima|elenco|grafico|codice qr}, prova, pagina successiva, esegui query, c è la fibra
"""

ADJUSTS = """
    {aggiung{i|ere|e}|mett{i|ere}|inserisc{i|ire}} {al|alla|nel|nella|ai|a|in} {carrello|borsa|sporta|preferiti|
    lista|lista dei desideri|lista desideri|wishlist|confronto|comparatore|spesa}, nel carrello, al carrello,
    aggiorna {carrello|quantità}, aggiornare carrello, {applic{a|are}|us{a|are}|inserisc{i|ire}|riscatt{a|are}}
    {codice|coupon|buono|buono sconto|sconto|codice sconto|codice promozionale|promozione}, {segna|segnare|
    contrassegna} come {letto|letta|letti|lette|da leggere|non letto|non lette|importante|preferito|fatto|
    completato}, nascond{i|ere|e}, fissa in alto, archivi{a|are}, ripristina {dal|dal cestino|cestino|messaggio|
    messaggi|file|nota}, recupera {dal|dal cestino|cestino}, rimetti {a posto|nel|nella|in}, annulla {eliminazione|
    ultima azione|modifica}, ripeti, salva {bozza|come bozza|per dopo|vista|ricetta|annuncio}, conserva bozza,
    metti in pausa, sospendi {notifiche|promemoria}, riprendi, silenzi{a|are}, posticip{a|are}, rimand{a|are},
    ricordamelo, ricordami {dopo|più tardi|domani}, non mostrare più, metti da parte, segui {argomento|autore|
    prodotto}, smetti di seguire, aggiungi stella, metti stella, ripristina {vista|layout|colonne|tema|dimensioni|
    visualizzazione}, passa a modalità {scura|chiara}, riordina {elenco|colonne}, comprimi, espandi, evidenzia,
    ignor{a|are}, utilizza {voucher|buono|codice}, riscatta {voucher|buono},
    segui {discussione|argomento|tema|conversazione|pagina}, {togli|rimuovi|elimina} {buono|codice|sconto|coupon},
    fissa, {fissa|blocca} in alto,
    {chiudi|nascondi} {messaggio|avviso|banner|notifica},
    ridisegna,
    {accend|spegn|abbass|alz|attenu|aument|diminu}{i|ere|a|are|isci}
    {luce|luci|lampada|volume|tapparella|tapparelle|luminosità|riscaldamento|temperatura|musica|testo|suono|radio|tv|tenda|ventola},
    regola {termostato|riscaldamento|volume|luminosità}, raggruppa per, {ingrandisci|riduci|ingrandire}
    {testo|carattere|immagine|mappa}, ingrandisci, vista {a griglia|a lista|elenco}, annulla {ultima
    modifica|ultima|modifiche recenti}, {riproduci|ascolta} {brano|album|video}, metti in {pausa|silenzioso|muto},
    {sposta|chiudi|riduci} {finestra|pannello|scheda del browser|widget}, segna {fatto|fatta|completata},
    ricordamelo {domani|dopo}, aggiungi a {coda|playlist|lettura|lista}, cambia {lingua|tema|vista|valuta|sfondo},
    tema scuro, tema chiaro, modalità {lettura|scura|compatta}, metti via,
    smetti di {seguire|mostrare},
    metti in coda,
    annulla {azione|modifica|ultima azione}, rinomina, applica codice, {togli|rimuovi} {lista desideri|dai
    desideri|dal confronto|confronto}, {elimina|rimuovi} {filtro|vista|ricerca salvata}, chiedimelo dopo, spunta,
    togli dall archivio, ripristina dall archivio, osserva oggetto, osserva questo oggetto, guarda più tardi, leggi
    più tardi, ascolta più tardi, aggiungi alla playlist, salva ordine, salva l ordine, salva quest ordine, ordina
    scorciatoie, ordina elementi, ordina le voci, riordina, rimuovi dal confronto, togli dal confronto
"""

DESTROYS = """
    elimin{a|are|i|o}, cancell{a|are|i|o}, rimuov{i|ere|e}, togl{i|iere}, distrugg{i|ere}, annull{a|are|i},
    disdi{re|ci|ce}, disdett{are}, svuot{a|are|i}, ripulisc{i|ire}, pulisc{i|ire} {cronologia|cache|dati|registro},
    scart{a|are}, reced{i|ere}, rescind{i|ere}, sovrascriv{i|ere}, sostituisci tutto, ripristina {fabbrica|backup|
    copia|database|versione|sistema|sito|impostazioni|dispositivo}, ripristin{a|are|o}, resett{a|are}, reset di
    fabbrica, azzer{a|are}, formatt{a|are}, disinstall{a|are}, disattiva {account|profilo|servizio}, chiud{i|ere}
    {account|conto|profilo|negozio|contratto|pratica definitivamente}, termina {contratto|abbonamento}, interrompi
    {contratto|abbonamento|servizio}, ritir{a|are|o} {domanda|candidatura|offerta|reclamo|richiesta|iscrizione|
    proposta}, ritir{a|are}, rinunci{a|are|o}, unisc{i|ire} {schede|record|clienti|contatti}, unire, fond{i|ere},
    abbandon{a|are}, esci dal gruppo, lascia gruppo, sciogli, sciogliere, revert, butta, buttare, rifiut{a|are},
    respingi, smantella, depubblica, dismett{i|ere}, epura, estingu{i|ere} conto, unisc{i|ire}, disattiv{a|are},
    purific{a|are}, sopprim{i|ere},
    {spegni|spegnere|disattiva|disattivare|arresta|ferma} {server|linea|numero|servizio|istanza},
    {libera|liberare|rilascia} {numero|linea|dominio}, {abbandona|lascia|esci dal} {gruppo|progetto|squadra},
    annulla evento, disaccoppia, scollega dispositivo,
    {torna|ritorna|tornare} {a|alla} versione, torna versione,
    cessa{|re} rapporto, licenzia{|re}, chiudi rapporto,
    scolleg{a|are|hi}, dissoci{a|are}, disaccoppi{a|are}, dimetti{ti|mi}, dimetter{mi|si}, mi dimetto,
    arrend{iti|ermi|ersi}, mi arrendo, ritira{ti|rmi|rsi}, mi ritiro, invalid{a|are}, termin{a|are}
    {processo|istanza|contratto|locazione|rapporto|prova|affitto|collaborazione}, interromp{i|ere}
    {processo|elaborazione|fornitura|servizio|procedura|esecuzione|contratto}, interromp{i|ere}, cess{a|are}
    {attività|fornitura|contratto|servizio|locazione}, rottam{a|are}, demol{isci|ire}, abbatt{i|ere}, disdici,
    disdett{a|e}, dare disdetta, dai disdetta, dimentica {dispositivo|rete}, distrugg{i|ere}, spegn{i|ere}
    {macchina|istanza|server}, {torna|tornare|ritorna} a {versione|revisione}, torna a questa versione, ripristina
    {questa|precedente} versione, forza {invio|push|chiusura}, {rinunc|recus}{ia|iare}, {chiudi|chiudere|estingui}
    {conto|rapporto|pratica|partita iva|attività|libretto}, estingui {conto|mutuo conto|rapporto|polizza},
    {licenzi|destitu|esoner}{a|are}, licenzia, {bocci|respin}{a|are|gere}, respingere, respinge, respingi, escludi
    {candidato|concorrente|offerta}, elimina {candidato|concorrente}, {fai|far} scadere, scada,
    disiscriv{imi|iti|ersi} dal corso, cancellami {dal|dalla} {corso|gara|evento|lista}, esercita {recesso|diritto
    all oblio|diritto di recesso|diritto alla cancellazione}, esercitare recesso, {rend|restitu}{i|ire|isci}
    {articolo|prodotto|merce}, {annulla|annullare}
    {biglietto|volo|visita|ordine|prenotazione|carta|polizza|corsa|viaggio|bonifico|abbonamento|partecipazione|disposizione},
    {togli|ritira|rimuovi} dalla {vendita|pubblicazione}, sospendi {fornitura|servizio|linea|abbonamento},
    disattiva {linea|servizio|abbonamento|fornitura}, non rinnovare, {butta|getta} via, scarta
    {candidato|modifiche}, sfratt{a|are}, liquida società, sciogli {associazione|società|gruppo|contratto},
    {lascia|lasciare} {gruppo|corso|partita|torneo|squadra}, {revoca|revocare}
    {mandato|certificato|incarico|procura|ordine}, sopprimi, {pulire|svuotare} cache, {termina|uccidi|ferma}
    processo, uccidi, rinuncia a, non intendo rinnovare, recesso,
    smett{i|ere|o} di *, smett{i|o}, liber{a|are} {posto|letto|camera|turno|prenotazione}, dai per
    {smarrito|perso|concluso|terminato}, {cessa|cessare} di *, {poni|metti} fine *, chiud{i|ere}
    {collaborazione|rapporto|contratto|tesseramento}, togli {bancarella|posto|tesseramento},
    {cedi|cedere|lascia|lasciare} {turno|posto|stanza|sedia|incarico|camera|casa}, conferma
    {uscita|recesso|disdetta|cancellazione|annullamento|rinuncia|ritiro|eliminazione|abbandono|partenza},
    {libera|lasci}{|are} {stanza|appartamento},
    libera {tavolo|sala|campo|armadietto|lotto|posto auto}, non {verrò|vengo|parteciperò} *,
    {elimina|cancella|rimuovi|annulla|togli}{lo|la|li|le|mi},
    {cedi|libera|lascia} {posto|turno|slot|orario}, {azzera} {punteggi|contatori|dati}, {togli|rimuovi}
    {elenco|rubrica|catalogo|registro}, {metti|porta} offline, {ripristina|resetta|reimposta}
    {telefono|dispositivo|router|console}, chiudi {pratica|caso|fascicolo},
    {chiudi|termina} {sondaggio|votazione|stagione|concorso|questionario},
    {lascia|abbandona} {coro|club|squadra|associazione|gruppo},
    {restituisci|restituire} {orto|alloggio|appartamento|chiavi|box}, rinuncia {a|all|alla|al}
"""

PAYS = """
    pag{a|are|hi|o}, acquist{a|are|i|o}, compr{a|are|o}, ordin{a|are|o}, effettua {ordine|pagamento|donazione|
    offerta|bonifico|versamento|acquisto}, invia {ordine|denaro|pagamento|bonifico}, don{a|are|o}, dona, bonifico,
    esegui {bonifico|pagamento|ordine|trasferimento}, disponi {bonifico|pagamento}, trasferisc{i|ire}, fai
    {offerta| donazione|una donazione|bonifico}, offr{i|ire}, rilanci{a|are}, prenot{a|are|o}, noleggi{a|are},
    affitt{a|are}, rinnov{a|are|o}, ricaric{a|are}, rimbors{a|are}, vers{a|are}, stipula, sottoscriv{i|ere},
    {concludi|completa| conferma|finalizza|procedi con|procedi all} {acquisto|ordine|pagamento|prenotazione|
    bonifico|donazione}, vai {alla cassa|al pagamento}, procedi al pagamento, alla cassa, diventa {socio|socia|
    membro|sostenitore|amico| donatore}, associati, tesserati, {richiedi|chiedi|domanda} {prestito|mutuo|
    finanziamento|credito}, vend{i|ere| o}, invest{i|ire}, scommett{i|ere}, sblocca {fondi|pagamento}, libera
    {fondi|pagamento}, svincola {fondi| pagamento|somma}, paga stipendi, ordina di nuovo, riordina prodotti, ripeti
    ordine, passa a {premium|pro}, cambia piano, accetta preventivo, adotta a distanza, finanzi{a|are}, abbonati,
    abbonarsi, salda, saldare, incassa, addebita, proroga noleggio,
    prelev{a|are}, {passa|passare} a {pro|premium|plus}, {prolunga|estendi} {sosta|parcheggio|noleggio}, diventa
    {socio|sostenitore}, versa {acconto|caparra}, {attiva|attivare} {pass|pacchetto|offerta|opzione|promozione},
    {carica|ricarica} {tessera|carta},
    scambia{|re}, {approva|autorizza} e {rimborsa|paga|liquida},
    lo prendo, la prendo,
    giroconto, esegui giroconto, domicili{a|are}, {chiam|prenot|richied}{a|i|ere} {taxi|corsa|autista|passaggio},
    richiedi corsa, {ordina|chiama} a domicilio, punta {su|sul}, punta, puntare, pass{a|are} a
    {pro|premium|plus|piano|annuale}, {aument|ampli|estend}{a|are|i}
    {spazio|archiviazione|piano|limite|giga|copertura}, cambia {offerta|piano|tariffa|abbonamento|operatore},
    contribu{isci|ire|isco}, sostien{i|ici}, sostenere, sostengo, prolung{a|are}
    {soggiorno|noleggio|permanenza|abbonamento|sosta}, riscatt{a|are} {punti|premio|fondo|polizza|laurea},
    preordin{a|are}, prenotalo, acquistalo, accett{a|are|o} {offerta|preventivo|proposta economica|finanziamento},
    devolv{i|ere}, dona{|re}, {estingu|sald|chiud}{i|ere|a}
    {debito|rata|mutuo|prestito|finanziamento|multa|pendenza}, sponsorizz{a|are}, promuov{i|ere}, {metti|mettere}
    in {evidenza|vendita|staking|asta}, fai {staking|spesa|regalo|colletta}, {aderisci|aderire} {al|a}
    {fondo|piano|offerta|polizza}, {assicur|tesser}{a|are|ati}, assicura {viaggio|auto|moto|casa}, rateizz{a|are},
    paga a rate, dilaziona, {approv|autorizz}{a|are|o} {spesa|spese|pagamento|nota spese|fattura|rimborso},
    {emett|emetti}{ere|} {fattura|ordine|nota di credito|biglietto|assegno|ricevuta}, emetti {fattura|ordine|nota
    di credito|biglietto}, fattur{a|are} {cliente|ore|ordine}, {restitu|svincol}{isci|ire|a}
    {cauzione|deposito|caparra}, dai mancia, lascia {mancia|offerta libera},
    {invest|risparmi|accanton}{i|a|are|ire}, {riemp|aliment}{i|a} {salvadanaio|fondo}, {deposit|prelev}{a|are}
    {denaro|contanti|fondi}, converti {punti|criptovalute}, compra
    {monete|gettoni|crediti|criptovalute|biglietto|biglietti}, gioca {schedina|numero}, giocare schedina,
    aggiudicati, {prendi|prendo} {abbonamento|biglietto|in affitto}, impegn{a|are} oggetto, dai caparra,
    {affranca|spedisci} pacco, richiedi {taxi|corsa|rimborso anticipo|carta}, finanzia progetto, {compila|paga}
    f24, paga {bollo|bollettino|tassa|imposta|tributo|retta|quota|canone|affitto|pedaggio|multa|diritti},
    ricarica, tassa,
    adott{a|are|o} *, {finanzia|sovvenziona|versa|impegna} *, prend{i|o} in {affitto|noleggio|abbonamento}, metti
    {in|nella} cassa comune, mett{i|ere} {soldi|denaro},
    {riavere|recupera|recuperare} {cauzione|deposito|denaro|caparra|soldi},
    {paga|compra|acquista|prenota|ordina|noleggia|affitta}{lo|la|li|le}, prendi {biglietto|biglietti|abbonamento},
    {riscatta|usa|converti|spendi} {punti|miglia}, preleva {sul|su} {conto|banca}, abbonati {per|un anno}, {diventa}
    {socio|sostenitore|padrino}, {aggiungi|addebita} {bolletta|conto camera|in bolletta}, sblocca
    {monopattino|bici|auto},
    {avvia|inizia|comincia} {sosta|parcheggio|ricarica|corsa|noleggio}, {aggiudica} {gara|lotto|appalto}, paga con,
    rilancia, rilancia offerta
"""

TELLS = """
    {invi{a|are|o}|mand{a|are}|spedisc{i|ire}} {messaggio|commento|e mail|email|richiesta|domanda|reclamo|
    candidatura|invito|inviti|recensione|risposta|newsletter|curriculum|segnalazione|lettera|a tutti|
    modulo di contatto|proposta|adesione|iscrizione|preventivo}, pubblic{a|are|o}, post{a|are}, comment{a|are},
    rispond{i|ere|o}, condivid{i|ere|o}, invit{a|are|o}, segnal{a|are|o}, comunic{a|are}, avvis{a|are}, candid{ati|
    arsi|armi}, vot{a|are|o}, valut{a|are}, recens{isci|ire}, lascia {commento|recensione|messaggio|opinione|
    feedback}, lasciare {commento|recensione|messaggio}, scriv{i|ere} {recensione|messaggio|commento|a|al|alla},
    scriv{i|ere}ci, contatt{a|are|aci}, raccomand{a|are}, consiglia ad amico, notific{a|are}, diffond{i|ere},
    annunci{a|are}, propon{i|ere|go}, sugger{isci|ire}, firm{a|are|o} {petizione|appello|lettera}, firma, firmare,
    aderisc{i|o}, aderire, partecip{a|are|o}, conferma {presenza|partecipazione}, prenota {visita|appuntamento|
    chiamata|colloquio}, fissa appuntamento, richied{i|ere} {appuntamento|preventivo|informazioni|chiamata|visita|
    intervento|accesso agli atti}, present{a|are} {domanda|reclamo|candidatura|denuncia|ricorso|proposta|istanza},
    sporgere {denuncia|reclamo}, fai {domanda|una domanda|reclamo|segnalazione}, chied{i|ere} {informazioni|aiuto|
    preventivo}, inoltr{a|are}, apri {ticket|segnalazione|discussione|reclamo}, reclamare, iscriviti {al|alla|all},
    iscriversi al, nomina per, richiamatemi, programma {invio|campagna|pubblicazione}, metti online, inser{isci|
    ire} annuncio, denunci{a|are}, approv{a|are|o}, revision{a|are}, notificami, rifiuta richiesta,
    {invia|inviare|manda|spedisci} {a tutti|in approvazione|per approvazione|a revisione}, {avvia|lancia|inizia|fai
    partire} {invio|campagna|spedizione|mailing}, {chiedi|domanda} {venditore|a venditore|al
    venditore|info|informazioni}, ci sono anch io, parteciperò, io partecipo, ci sarò, {avvisa|informa|comunica}
    {genitori|assenza|clienti|tutti}, {segnala|comunica} assenza, {apri|crea} {ticket|discussione|sondaggio|evento},
    passaparola,
    affigg{i|ere}, appendi, {avvisa|informa} {comune|autorità}, postare, vengo, verrò, {dai|dare|esprimi}
    {parere|opinione|giudizio}, reclama, trasmetti, trasmettere,
    consegna {compito|tema|lavoro|elaborato}, consegnare {compito|lavoro},
    {dirama|emetti|lancia|invia} {allerta|allarme|avviso}, iscrivi squadra,
    fissa {appuntamento|visita|incontro},
    deposita{|re} {atto|ricorso|istanza|querela|memoria|domanda|offerta}, richied{i|ere|o}
    {certificato|ferie|permesso|posto|ricetta|prescrizione|copia|estratto|appuntamento|contributo|bonus|borsa|alloggio|demo|colloquio|trasferimento|congedo|iscrizione|autorizzazione|assistenza|sopralluogo|intervento|visita|prestito
    del libro|proroga}, chied{i|ere|o} {posto|ferie|permesso|certificato|ricetta|aiuto|consulenza|sopralluogo},
    iscriv{i|ere|imi|o} {mio|figlio|figlia|alunno|squadra|bambino|cane}, iscrivimi, mi iscrivo,
    preiscri{viti|zione}, convoc{a|are}, manda{|re} {cuore|bacio|saluto|sms|notifica|promemoria|sollecito|in
    revisione|documento|compito|foto|regalo}, invia{|re}
    {cuore|bacio|sms|notifica|promemoria|sollecito|documenti|documento|compito|fattura|preventivo|certificato|giustificazione|pratica|dichiarazione|denuncia|ricorso|querela|domanda|risposte|questionario|istanza},
    {chiud|risolv|riapr}{i|ere} {ticket|segnalazione|discussione|votazione|sondaggio|reclamo}, assegn{a|are}
    {attività|ticket|compito|incarico|segnalazione|a}, assegna, distribu{isci|ire} in produzione,
    {rilasc|pubblic}{ia|iare|a|are} {versione|release|aggiornamento|nuova versione}, {metti|porta|manda} in
    produzione, deploy, {dai|dare|lancia|aziona} {allarme|l allarme}, fatti {richiamare|contattare},
    {richiamami|contattami|chiamami|contattatemi}, sollecit{a|are|o}, {dai|da} ricevuta, di la tua, dì la tua,
    {porgi|invia} condoglianze, fai {gli auguri|ricorso|appello|esposto|segnalazione|proposta},
    {presenta|proponi|proporre|deposita}
    {appello|opposizione|istanza|dichiarazione|querela|esposto|denuncia|mozione|scia|progetto|tesi|offerta},
    {sporgi|sporgo} {denuncia|querela}, denuncia {sinistro|furto|smarrimento|infortunio|abuso}, comunica
    {lettura|guasto|nascita|variazione|malattia}, dichiar{a|are} {redditi|sinistro|residenza|nascita},
    {trasmett|inoltr}{i|ere|a|are} {dichiarazione|domanda|pratica|certificato|al secondo livello},
    contest{a|are|o}, impugn{a|are}, appell{a|arsi}, {sposta|rinvia|anticipa|riprogramma}
    {appuntamento|visita|colloquio|incontro|riunione|esame}, {prendi|prendere|prenota}
    {appuntamento|visita|colloquio|turno}, giustific{a|are|o}, consegn{a|are}
    {compito|tesi|documenti|progetto|elaborato|verifica}, {avvisa|allerta|informa}
    {vicini|famiglia|soccorsi|inquilini|squadra|amministratore|medico|scuola|tutti|soci}, allerta, mi piace, metti
    mi piace, reagisc{i|o}, {esprim|dai}{i|} {voto|preferenza}, {accetta|accettare|rifiuta|declina}
    {invito|incarico|richiesta di amicizia|colloquio}, {mi offro|offriti} volontari*, diventa volontario, fai {il
    volontario|volontariato}, {proponi|suggerisci} {scambio|modifica|data|candidato|tema}, candid{a|are}
    {progetto|collega}, mi candido, {apri|aprire} {reclamo|pratica|pull request|controversia}, escal{a|are},
    ritwitta, twitta, {manda|mettere|metti} in {revisione|approvazione}, {organizza|programma|pianifica|fissa}
    {riunione|colloquio|chiamata|videochiamata|assemblea}, valuta
    {autista|corso|docente|hotel|servizio|soggiorno|consegna}, dai {stelle|un voto|feedback|riscontro},
    {compila|termina|concludi} {questionario|sondaggio}, controfirm{a|are}, sottoscrivi {petizione|appello},
    aderisco, {chiama|telefona} {a|al}, sigla, {conferma|disdici} partecipazione,
    invi{a|are|o} *, mand{a|are|o} *, richied{i|ere|o} *, chied{i|ere|o} *, domand{a|are} *, offr{i|o}
    {tua|casa|aiuto|passaggio|ospitalità|disponibilità}, iscriv{i|ere|o} *, avvert{i|ire}, avvis{a|are|o} *,
    consegn{a|are|o} *, proponi *, inoltr{a|are|o} *, rivolg{iti|ersi}, interpell{a|are}, {parla|parlare} con *,
    candida *, {racconta|raccontaci|scrivici|dicci} *, sottopon{i|ere},
    {do|dai|dare|presta|presto} {consenso|assenso|parere|benestare|permesso},
    {pubblica|invia|appendi|condividi|manda|firma|segnala|inoltra|spedisci|comunica}{lo|la|li|le|mi|ci},
    scrivi {all host|host|proprietario|al proprietario|venditore|a}, {entra|iscrivi|mettimi} {in} lista d attesa,
    lista d attesa, proponi{ti}, {candidati|candida}, chiamatemi, {adottare},
    {proponi|offri|chiedi} {scambio|cambio|passaggio}, scambio turno, mi dispiace non posso venire, non posso venire,
    non ci sarò
"""

ENTERS = """
    acced{i|ere|o}, entra, login, effettua accesso, esegui accesso, esci, uscire, disconnetti{|ti}, logout,
    registr{ati|arsi|armi}, registrazione, crea {account|conto|utente|profilo|password|token|chiave}, apri conto,
    {cambia|cambiare|modifica|modificare|aggiorna|aggiornare|reimposta|reimpostare|scegli|imposta|salva|recupera|
    nuova|crea} {password|pin|utente|nome utente|e mail|email|indirizzo|profilo|ruolo|ruoli|permessi|dati|
    dati personali|dati bancari|dati di fatturazione|telefono|nome|recapiti}, password dimenticata, autorizz{a|are|
    o}, consent{i|ire|o}, permett{i|ere}, conced{i|ere} {accesso|permesso|permessi}, dai accesso, revoc{a|are}
    {accesso|permesso|token|chiave|sessione|consenso|permessi}, revoca, blocc{a|are}, sblocc{a|are} {utente|
    account|carta|conto}, sospend{i|ere} {account|utente|carta|socio}, sospendi, disiscriv{iti|ersi|imi}, annulla
    iscrizione, cancella iscrizione, cancellati dalla newsletter, iscriviti alla newsletter, verifica {identità|
    account|email|telefono}, conferma {identità|email|account|telefono|dispositivo}, attiva {account|verifica|
    due passaggi|due fattori|2 fa|carta}, disattiva {verifica|due passaggi|due fattori|2 fa|autenticazione}, genera
    {chiave|token|codici|codice|password}, rigenera, trasferisci {proprietà|titolarità}, cedi {proprietà|
    titolarità}, chiudi {sessioni|tutte le sessioni|sessione}, termina {sessione|sessioni|tutte le sessioni},
    nomina {amministratore|moderatore}, impersona, aggiungi {utente|membro|amministratore|dispositivo|carta},
    assegna {ruolo|permessi|accesso}, collega {account|dispositivo|conto}, acconsent{i|o}, rendi amministratore,
    delega, entra nel {team|gruppo di lavoro}, registr{a|ati}, iscriv{iti|ersi}, sblocc{a|are}, conced{i|ere},
    espell{i|ere}, {banna|bannare|bandisci}, {espelli|caccia|escludi} {membro|utente}, non ricevere più *, non
    voglio {più} ricevere *, {rendi|nomina} {amministratore|moderatore}, crea chiave,
    {collega|connetti|associa} {banca|conto|conto bancario}, {toglimi|rimuovimi|cancellami} dalla lista,
    {toglimi|rimuovimi|cancellami},
    ced{i|ere} {progetto|proprietà|account|repository},
    espulsione, radia, radiare,
    congel{a|are}, abilit{a|are} {operatore|utente|accesso|carta|dipendente}, abilita, declass{a|are},
    retroced{i|ere}, promuovi a, cambia {residenza|indirizzo|iban|banca|intestatario|numero|medico|codice}, cambio
    {residenza|indirizzo|medico|intestatario}, limit{a|are} {tempo|accesso|uso}, attiva {linea|sim|impronta|carnet
    accessi|accesso|parental control|autenticazione|spid|utente}, aggiungi
    {collaboratore|collaboratrice|figlio|figlia|familiare|conducente|delegato|coinquilino|impronta|chiave|passkey|moderatore},
    rimuovi {collaboratore|utente|delegato} dagli accessi, ruot{a|are} {segreto|chiave|token|credenziali},
    {togli|rimuovi|revoca|applica} {blocco|sospensione|sanzione|espulsione|ban}, {conferisci|dai|assegna}
    {delega|procura|poteri|permessi|diritti}, nomin{a|are} {delegato|tutore|rappresentante|capitano|beneficiario},
    {rifiuta|accetta} {cookie|tutti|tutto|cookies}, accetta tutti, rifiuta tutti, non voglio più
    {riceverla|riceverle|ricevere} *, non voglio più riceverla, smetti di {inviarmi|inviare|scrivermi} *, rendi
    {pubblico|privato|visibile|profilo}, {mandami|inviami|ricevi|invia di nuovo} {codice|link|sms|pin}, accedi
    con, entra con, continua con {google|apple|spid|facebook}, {registra|aggiungi}
    {impronta|volto|dispositivo|telefono}, associa {dispositivo|account|telefono|orologio|carta fedeltà},
    {recupera|ripristina} {accesso|account|credenziali|password|utenza}, esci da {tutti|tutte}, disconnetti
    {tutti|dispositivi|tutte}, prendi controllo, verifica {età|mia identità|documento|indirizzo
    email|identità digitale}, unisciti {a|al|alla}, unisciti, esercita {diritto di accesso|diritto di
    rettifica|diritto di opposizione}, rettifica {dati|miei dati}, {emetti|crea|genera}
    {badge|certificato|passkey|segreto|credenziali|utenza|organizzazione}, subentr{a|o}, voltura, {sblocca|blocca}
    {mittente|contatto|sito|utente|carta|giocatore}, dai {accesso|permessi|la delega}, ricevi
    {newsletter|novità|offerte|aggiornamenti},
    smetti di {ricevere|inviarmi|scrivermi|condividere}, {cambia|sostituisci}
    {capitano|responsabile|amministratore|titolare|referente|tutore}, cambio
    {capitano|responsabile|amministratore|titolare}, attiva {badge|tessera|profilo|utenza}, affid{a|are}
    {chiavi|accesso|account}, consegna chiavi,
    {nascondi|mostra} {profilo|mio profilo|account}, {approva|autorizza} {dispositivo|accesso|login},
    {rimuovi|togli|espelli} {gruppo|squadra|team|membro|dal gruppo|dal team}, {aggiungi|carica} {chiave|chiave
    ssh|chiave pubblica}, vedi come, {dimostra|verifica} {età|mia età|identità},
    {aggiungi} {delegato|persona}, chi può ritirare, codice di {accesso|ingresso}, voglio iscrivermi, conferma
    indirizzo e mail, conferma il tuo indirizzo, conferma la tua e mail, non sono stato io, attiva home banking
"""
