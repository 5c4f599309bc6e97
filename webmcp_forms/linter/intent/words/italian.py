"""Italian."""

from webmcp_forms.linter.intent.vocabulary import Vocabulary
from webmcp_forms.linter.intent.words.italian_deeds import ADJUSTS, DESTROYS, ENTERS, PAYS, READS, TELLS

VOCABULARY = Vocabulary(
    reads=READS,
    readings="""
        ricerca, ricerche, stato, disponibilità, cronologia, storico, archivio, registro, risultat{o|i}, calcolatore,
        calcolatrice, simulatore, simulazione, comparatore, confronto, convertitore, conversione, stima, orari{o|},
        percorso, cambio valuta, tasso di cambio, saldo, elenco, rubrica, catalogo, indice, panoramica, statistiche,
        idoneità, requisiti, aiuto, meteo, previsioni, consultazione, tracciamento, verifica, verificatore, dove si
        trova, dov è, vicino a, quiz, test, listino, tariffe, posti liberi, appuntamenti liberi, camere libere,
        dizionario, mappa, traduttore, anteprima, situazione, esito, esiti,
        più vicino, più vicina, punto più vicino,
        registro {errori|attività|eventi|modifiche|accessi}, log, cronologia
    """,
    views="filtr{o|i}, ricerca, ordinamento, criteri{|o}",
    questions="""
        quale, quali, dove, quando, quanto, quanta, quanti, come, chi, cosa, che, sono, ci sono, perché,
        quante,
        {mio|mia|miei} * è, è {la mia|il mio|valido|aperto}, ho diritto
    """,
    adjusts=ADJUSTS,
    kept="""
        carrello, borsa, sporta, preferit{o|i}, lista dei desideri, lista desideri, lista della spesa, wishlist,
        comparatore, coupon, buono sconto, codice sconto, codice promozionale, sconto, sconti, banner, avviso,
        notifica, notifiche, promemoria, stella, stellina, segnalibr{o|i}, lista di lettura, playlist, confronto,
        carrelli, voucher, avvisi, fino a domani, per oggi
    """,
    settings="""
        aspetto, tema scuro, tema chiaro, tema, modalità scura, modalità chiara, visualizzazione, vista, dimensione del
        testo, dimensione del carattere, dimensione testo, carattere, caratteri, contrasto, interlinea, lingua, valuta,
        colonn{a|e}, disposizione, layout, bozz{a|e}, pannello, cruscotto, densità, zoom, fuso orario, unità di misura,
        miniature, sottotitoli, ordine delle colonne, sfondo, animazioni
    """,
    restores="""
        ripristina, ripristinare, ripristino
    """,
    destroys=DESTROYS,
    trash="""
        cestino, elementi eliminati, spazzatura
    """,
    destructions="""
        eliminazione, cancellazione, rimozione, annullamento, disdetta, recesso, rescissione, chiusura del conto,
        chiusura account, ripristino di fabbrica, impostazioni di fabbrica, azzeramento, zona pericolosa, zona di
        pericolo, cestino, rinuncia, ritiro della domanda, fusione, unione dei record, scioglimento, estinzione,
        disdetta, recesso, dimissioni, licenziamento, rottamazione, chiusura del conto, chiusura conto, cessazione,
        estinzione, diritto all oblio, rinuncia, reso, restituzione, scioglimento, demolizione, dissociazione
    """,
    lasting="""
        irreversibil{e|i}, definitiv{o|a|i|e}, definitivamente, permanente{|mente}, per sempre, non {può|possono|potrà|
        potranno} essere {annullato|annullata|annullati|annullate|recuperato|recuperata|recuperati|recuperate|
        ripristinato|ripristinata|ripristinati|ripristinate|modificato|separate}, non {potrai|potrà|potrete|
        sarà possibile|è possibile|si può|si possono} {annullare|recuperare|recuperarlo|recuperarli|tornare|
        ripristinare|più}, senza ritorno, non si torna indietro, non c è modo di, saranno {eliminati|eliminate|
        cancellati|cancellate|persi|perse|rimossi|rimosse|sovrascritti|sostituiti|sostituite|annullati|annullate}, sarà
        {eliminato|eliminata|cancellato|cancellata|perso|persa|rimosso|rimossa|sovrascritto|sostituito|sostituita|
        annullato|annullata}, andr{à|anno} pers{o|a|i|e}, vanno pers{i|e}, va pers{o|a}, perder{ai|à|e}, perdi,
        spari{sce|scono|rà|ranno}, irrecuperabil{e|i}, non saranno più, non sarà più, smett{e|erà} di, stato di
        fabbrica, valori di fabbrica, si perde, si perdono,
        sovrascritt{o|a|i|e}, sarà sovrascritt{o|a},
        {verrà|verranno|viene|vengono|è|sono}
        {distrutto|distrutti|distrutta|distrutte|scartato|scartati|scartata|scartate|sostituito|sostituiti|sostituita|sostituite|cancellato|cancellati|cancellata|cancellate|eliminato|eliminati|eliminata|eliminate|rimosso|rimossi|rimossa|rimosse|annullato|annullata|azzerato|azzerati|revocato|chiuso|chiusa|svuotato|svuotata|gettati|perso|persi|perse},
        anche {viene|vengono} {cancellata|eliminata}, nessuno potrà, {andrà|passa|passerà|va} a
        {altra|altro|altri|prossimo|persona|qualcun}, {andrà|passa|passerà|verrà} {assegnato|assegnata|dato|data},
        {verrà|sarà|viene} {assegnato|assegnata|dato|data|ceduto}, smetteranno di, potrai recuperar{lo|la|li|le}, non
        {verranno|vengono|viene|verrà} {conservato|conservati|conservata|conservate}, non {avrà|avranno|avrai} più,
        non esiste {copia}, senza copia, non è {reversibile}, {tornerà|torna} {disponibile|libero|libera},
        {perde|perdono|perderanno} accesso, non {potrai|potrà|potranno}
        {recuperarle|recuperarla|accedere|entrare|aprire|vedere|usare}, non {funzionerà|funzioneranno|funziona} più,
        nulla {potrà|può|sarà} {essere|recuperato}, non resterà nulla,
        {prenderà|prende} {qualcuno|un altro|altro}
    """,
    asking="""
        sei sicuro, sei sicura, sicuro di, vuoi davvero, davvero, vuoi, confermi di
    """,
    pays=PAYS,
    payments="""
        pagament{o|i}, acquist{o|i}, ordin{e|i}, donazion{e|i}, bonific{o|i}, trasferimento di denaro, offert{a} d
        asta, asta, rilancio, prenotazion{e|i}, noleggio, affitto, iban, carta di credito, carta di debito, addebito,
        addebiti, fattur{a|e}, rimbors{o|i}, prestit{o|i}, mutuo, finanziamento, credito, quota associativa,
        quote, tassa, tasse, stipend{io|i}, cassa, metodo di pagamento, modalità di pagamento, deposito, cauzione,
        beneficiario, ricarica, rinnovo, bigliett{o|i}, retta, scommessa, azioni, abbonamento{|i}
        abbonamento, multa, rata, rate, mancia, tessera socio, versamento,
        quota di iscrizione,
        quota annuale,
        quota,
        colletta, salvadanaio, imposta {di|sul|sulla|comunale|regionale|municipale|unica}, imposte, tassa, tasse,
        tributi, tributo, bollo, bolletta, bollettino, polizza,
        assicurazione, premio assicurativo, mutuo, prestito personale, giroconti, mancia, criptovalute, criptovaluta,
        gettoni, spesa rimborsabile, nota spese, note spese, caparra, retta, canone, pedaggio, fondo pensione,
        raccolta fondi, cinque per mille, azioni, titoli, quote, schedina, stipendi
    """,
    charges="""
        a pagamento,
        {sarà|saranno|verrà|verranno}
        {addebitato|addebitata|addebitati|addebitate|prelevato|prelevati|scalato|
        detratto| fatturato}, addebitat{o|a|i|e}, da pagare, iva inclusa, non rimborsabil{e|i}, nessun rimborso, dal
        tuo {conto|credito|saldo}, dalla tua carta, sulla tua carta, dal suo conto, carta salvata, carta che
        termina, totale da pagare, importo totale, costa, rinnovo automatico, con obbligo di pagare, prossima
        bolletta, prossima fattura, in bolletta, oggi paghi, paghi oggi, primo mese, primo anno, tasse incluse
    """,
    rates="""
        al {mese|giorno}, all anno, per {notte|persona|mese}, a pagamento, a persona, per persona, a testa, al
        {minuto|kwh|km}, all ora, a kwh, ogni {minuto|ora}, per {minuto|kwh|ora|km}
    """,
    amounts="""
        importo, somma, cifra, beneficiario, intestatario, numero di conto, offerta, offerta massima, metodo di
        pagamento, modalità di pagamento, donazione, causale, iban, paga con,
        quota
    """,
    tells=TELLS,
    messages="""
        messaggi{o|}, comment{o|i}, recension{e|i}, opinion{e|i}, reclam{o|i}, domanda di, richiest{a|e}, candidatur{a|
        e}, contatt{o|i}, contattaci, quesito, invit{o|i}, newsletter, petizion{e|i}, votazione, voto, sondaggio,
        testimonianza, testimonianze, annunci{o|}, segnalazion{e|i}, denunci{a}, guasto, rispost{a|e}, forum,
        discussione, libro degli ospiti, lettera di presentazione, lettera di motivazione, curriculum, cv,
        destinatar{io|i}, oggetto, appuntamento, richiamata, propost{a|e}, suggeriment{o|i}, assenza, giustificazione,
        comunicato, articolo, campagna, invio massivo, partecipazione, iscrizione a, iscrizione al, concorso,
        condoglianze, assistenza, ricorso, intervento, lista d attesa, circolare, amico, amici, iscritti, adesione,
        supporto, istanza, dedica, gita,
        bacheca,
        sinistro, infortunio, ricorso, querela, denuncia, certificato anagrafico, ferie, permesso, congedo, ricetta,
        prescrizione, colloquio, assemblea, condominio assemblea, sollecito, solleciti, scambio,
        questionario, volontariato, volontari, compito, tesi, mozione, elezioni, rilascio, dichiarazione dei redditi,
        appuntamento medico, iscrizione al corso, mensa, asilo nido,
        {avviso|lettera|comunicazione} {alle famiglie|ai genitori}, circolar{e|i}
    """,
    sends="""
        invia, inviare, invio, manda, spedisci, trasmetti, inoltra, presenta
    """,
    reaches="""
        destinatari, contatti selezionati, sarà inviato a, riceveranno, saranno avvisati, famiglie
    """,
    enters=ENTERS,
    accounts="""
        password, parola d ordine, nome utente, utent{e|i}, accesso, login, account, conto utente, profil{o|i}, ruol{o|
        i}, permess{o|i}, token, chiave api, chiave{|i} di accesso, due fattori, due passaggi, session{e|i}, privacy,
        riservatezza, visibilità, consens{o|i}, identità, documento d identità, documento di identità, verifica dell
        identità, fatturazione, dati di fatturazione, indirizzo di fatturazione, dati bancari, dati personali,
        registrazione, disiscrizione, preferenze, amministrator{e|i}, sicurezza, proprietà, titolarità, titolare
        legale, pin, codice fiscale, membri, dispositiv{o|i}, cookie, delega, procura, contatto di emergenza, recupero,
        email di recupero, anagrafica, area riservata, nuova e mail, nuova email, e mail di accesso,
        controllo genitori, controllo parentale, parental control, tempo di schermo,
        impronta, biometria, passkey, segreto, webhook, credenziali, residenza, carta smarrita, filtro famiglia,
        account famiglia, collaboratori, delega, deleghe, procura, intestatario, voltura, carta d identità, identità
        digitale, spid, linea telefonica, sim, area clienti, area riservata, lista nera, medico di base,
        nickname, soprannome, nome visibile, ssh, chiave ssh
    """,
    saves="""
        salv{a|are|i}, modific{a|are|he}, cambi{a|are}, aggiorn{a|are}, aggiung{i|ere|e}, crea, creare, carica
    """,
    changes="""
        nuov{o|a|i|e}, impost{a|are}, scegli, scegliere, conferm{a|are|o}, applic{a|are}, attiv{a|are}, regola,
        regolare, configur{a| are}, gest{isci|ire}, mantieni, personalizz{a|are}, us{a|are}, utilizz{a|are}, accett{a|
        are|o}, genera, inser{isci|ire}
    """,
    nothing="""
        numero d ordine, numero ordine, data ordine, codice postale, poste, eliminat{o|a|i|e}, cancellat{o|a|i|
        e}, annullat{o|a|i|e}, rimoss{o|a|i|e}, acquirent{e|i}, {cancella|rimuovi|azzera|elimina|reimposta|togli|
        annulla} {filtro|filtri|ricerca|selezione|modulo|ordinamento}, ordina per, consigli password, sicurezza della
        password, pubblicat{o|a|i|e}, pubblicazion{e|i}, pagat{o|a|i|e}, tenere conto, prenotat{o|a|i|e}, riassunto,
        non sarà pubblicat{o|a}, condizioni di annullamento, domande frequenti, condivis{o|a|i|e}, donazione di sangue,
        donatore di sangue, archiviat{o|a|i|e}, libro, libri, applica {filtro|filtri}, gratis, gratuito, offerte di
        lavoro, offerta di lavoro, offerte, trasferit{o|a|i|e}, bloccat{o|a|i|e}, verificat{o|a|i|e}, stato dell
        ordine, ordine crescente, ordine decrescente, in ordine di, {controlla|verifica|ricontrolla|controllate}
        {i tuoi|i|la|le|il|i suoi} {dati|risposte|ordine|domanda|informazioni|prenotazione}, verifica dati, riepilogo,
        controlla i dati, controlla e, {annulla|cancella|azzera|svuota|pulisci} {selezione|modulo|campi},
        espuls{i|o|a|e}, sospes{i|o|a|e},
        posta,
        respint{o|a|i|e}, rifiutat{o|a|i|e}, firmat{o|a|i|e}, inviat{o|a|i|e}, rimborsat{o|a|i|e}, restituit{o|a|i|e},
        versione mobile, disdett{o|i}, licenziat{o|i},
        borsa di studio, domanda di borsa, borsa valori,
        {invia|inviare|manda} {modulo|dati|ricerca|filtro|valori}, {chiedi|richiedi} conferma
    """,
    none="""
        nulla, niente, nessun {addebito|costo|pagamento}, senza {costi|addebiti}, annullare quando
    """,
    small="""
        il, lo, la, i, gli, le, l, un, uno, una, di, del, dello, della, dell, dei, degli, delle, al, allo, alla, all,
        ai, agli, alle, a, in, nel, nella, mio, mia, miei, mie, tuo, tua, tuoi, tue, suo, sua, suoi, sue, questo,
        questa, questi, queste, tutto, tutti, tutta, tutte, ora, adesso, nuovo, nuova, e, ed, per, con, articolo,
        articoli, prodotto, prodotti, si, ci, d, anche, subito, selezionati, altro, altra, definitivamente, sì
    """,
)
