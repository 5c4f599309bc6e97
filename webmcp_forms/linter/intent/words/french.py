"""French."""

from webmcp_forms.linter.intent.vocabulary import Vocabulary
from webmcp_forms.linter.intent.words.french_deeds import ADJUSTS, DESTROYS, ENTERS, PAYS, READS, TELLS

VOCABULARY = Vocabulary(
    reads=READS,
    readings="""
        recherche{|s}, statut, état, suivi, disponibilité{|s}, historique, archive{|s}, journal, résultat{|s},
        calculateur, calculatrice, calculette, simulateur, simulation, comparateur, comparaison, convertisseur,
        conversion, estimation, horaire{|s}, itinéraire, taux de change, solde, annuaire, répertoire, catalogue, liste,
        aperçu, statistiques, éligibilité, aide, météo, vérification, vérificateur, consultation, où est, où en est,
        avancement, carte des, quiz, registre, créneaux libres, places libres, tarifs, dictionnaire, à proximité, près
        de, prévisions, diagnostic, devinette, index, où trouver, export, exportation, état de,
        le plus proche, la plus proche, plus proches, point de dépôt, point relais
    """,
    views="filtre{|s}, recherche, tri, critère{|s}",
    questions="""
        quel, quelle, quels, quelles, où, quand, combien, qui, que, est ce que, est, sont, comment, pourquoi,
        {mon|ma|mes|notre} * {est|sont|a}, suis je, ai je, puis je, peut on, y a t il
    """,
    adjusts=ADJUSTS,
    kept="""
        panier, caddie, favori{|s}, liste d envies, liste de souhaits, liste d achats, liste de courses, coups de
        coeur, coups de cœur, comparateur, code promo, coupon{|s}, bon de réduction, bon d achat, réduction, code de
        réduction, code avantage, remise, bandeau, bannière, notification{|s}, rappel{|s}, étoile, marque page{|s},
        signet{|s}, liste de lecture, épingle, sélection d articles, paniers, bons, jusqu à demain, pour aujourd hui
    """,
    settings="""
        affichage, thème, mode sombre, mode clair, apparence, police, taille du texte, taille des caractères, taille de
        police, contraste, interligne, langue, devise, colonne{|s}, disposition, mise en page, brouillon{|s}, tableau
        de bord, zoom, vue, densité, vignettes, fuseau horaire, unités, ordre des colonnes, sous titres, fond d écran,
        animation{|s}, lecture automatique
    """,
    restores="""
        restaurer
    """,
    destroys=DESTROYS,
    trash="""
        corbeille, éléments supprimés, poubelle
    """,
    destructions="""
        suppression, effacement, annulation, résiliation, clôture, fermeture {de|du} compte, réinitialisation, remise à
        zéro, purge, révocation, retrait de candidature, rétractation, désistement, zone de danger, zone dangereuse,
        paramètres d usine, réglages d usine, corbeille, dissolution, fusion, démission, renonciation,
        démission, rupture conventionnelle, rupture de contrat, désappairage, droit à l oubli, droit à l effacement,
        fin de bail, fin de contrat, opposition, radiation, mise hors service, mise au rebut, licenciement, non
        renouvellement, désabonnement du foyer
    """,
    lasting="""
        irréversible{|s}, définitif, définitive{|s|ment}, irrémédiable{|s|ment}, sans retour, pour toujours, à jamais,
        {ne peut|ne pourra|ne peuvent|ne pourront} {pas|plus} être {annulé|annulée|annulés|récupéré|récupérée|
        récupérés| récupérées|restauré|restaurée|restaurés|rétabli|modifié}, {impossible|pas possible} de {revenir|
        récupérer| annuler|restaurer}, {seront|sera} {supprimé|supprimée|supprimés|supprimées|effacé|effacée|effacés|
        effacées| perdu|perdue|perdus|perdues|détruit|détruites|écrasé|écrasée|remplacé|remplacée|remplacés|annulé|
        annulée}, perdu{|e|s|es}, perdrez, perdre, disparaît{|ront}, disparaîtr{a|ont}, ne pourr{ez|a} plus, ne sera
        plus, ne seront plus, aucune copie, configuration d usine, réglages d usine, vous ne pourrez pas, sans
        possibilité de, irrécupérable{|s},
        écrasé, écrasée, écrasés, sera remplac{é|ée},
        {sera|seront|est|sont}
        {détruit|détruits|détruite|détruites|abandonné|abandonnés|abandonnée|abandonnées|jeté|jetés|remplacé|remplacés|remplacée|remplacées|effacé|effacés|effacée|effacées|supprimé|supprimés|supprimée|supprimées|libéré|libérée|libérés|résilié|clos|close|désactivé|désactivés|révoqué|révoqués|vidé|vidée},
        plus personne, {sera|est|seront} {attribué|attribuée|proposé|proposée|cédé|cédée|donné|donnée|rendu|rendue}
        {à|au|aux}, cesser{a|ont} de, cesse{|nt} de, pas conservé{|s|e|es}, n {auront|aura|aurez} plus, n y
        {auront|aura|aurez} plus, plus accès, {part|partent} aussi, disparaît aussi, n existe pas de
        {sauvegarde|copie}, pas de sauvegarde, aucune sauvegarde, {perd|perdent|perdra|perdront}, remise à zéro,
        repartira de zéro, ne {fonctionnera|fonctionneront|fonctionnera|marchera} plus, ne
        {pourra|pourront|pourrez|pourras} plus, {pourrez|pourra|pourrons|pourras} pas
        {récupérer|revenir|annuler|restaurer|rétablir},
        rien ne {pourra|peut|sera} {être|récupéré|conservé}, il n en restera rien, rien ne {restera|subsistera},
        liste d attente prendra, {prendra|prend} sa place, prendra votre place
    """,
    asking="""
        êtes vous sûr*, es tu sûr*, voulez vous vraiment, vraiment, voulez vous
    """,
    pays=PAYS,
    payments="""
        paiement{|s}, règlement, achat{|s}, commande{|s}, don, dons, virement{|s}, transfert, enchère{|s},
        réservation{| s}, location, loyer, iban, carte bancaire, carte de crédit, carte bleue, prélèvement{|s},
        facture{|s}, remboursement{|s}, prêt{|s}, crédit, frais, salaire{|s}, paie, cotisation{|s}, adhésion{|s},
        abonnement{|s}, caisse, moyen de paiement, mode de paiement, mode de règlement, acompte, caution, bénéficiaire,
        recharge, renouvellement, billets, mise, mensualité{|s}, mandat sepa, parrainage, devis, pourboire, titres,
        portefeuille, amende, formule payante, séquestre, frais d inscription, droit d entrée,
        cagnotte, pot commun, taxe foncière, taxe, impôt, impôts, amende forfaitaire, timbre fiscal, prime d
        assurance, pourboires, assurance, police d assurance, épargne, livret, tirelire, don mensuel, note de frais,
        dépense, dépenses, prélèvement automatique, avoir, jetons, crypto, cryptos, bitcoin, wallet, mise en vente,
        cagnotte{|s}
    """,
    charges="""
        sera {débité|débitée|prélevé|prélevée|facturé|facturée}, seront {débités|prélevés|facturés}, débité{|e|s},
        prélevé{|e|s}, facturé{|e|s}, à payer, à régler, ttc, non remboursable{|s}, aucun remboursement, de votre
        {compte|solde|carte}, sur votre {compte|carte}, carte enregistrée, carte finissant, total à payer,
        payant{|e}, obligation de paiement, montant dû, coûte, frais de, tacite reconduction, prochaine facture, sur
        votre facture, {premier|1er} mois, première année, toutes taxes, par prélèvement
    """,
    rates="""
        par {mois|an|nuit|jour|semaine}, par {personne|tête|place|enfant|participant}, la
        {minute|heure|nuit|journée|séance}, par {minute|kwh|heure|km|trajet|utilisateur}, le kwh
    """,
    amounts="""
        montant, somme, bénéficiaire, numéro de compte, enchère, mise, moyen de paiement, mode de paiement, mode de
        règlement, don, don mensuel, titulaire du compte, titulaire, iban, prix proposé, offre
    """,
    tells=TELLS,
    messages="""
        message{|s}, commentaire{|s}, avis, réclamation{|s}, plainte{|s}, candidature{|s}, contact, contactez nous,
        contacter, question{|s}, demande, invitation{|s}, newsletter, lettre d information, infolettre, pétition, vote,
        sondage, enquête, témoignage{|s}, annonce{|s}, signalement{|s}, incident, réponse{|s}, forum, sujet,
        discussion, discussions, livre d or, lettre de motivation, cv, destinataire{|s}, objet du message, objet,
        rendez vous, rappel téléphonique, proposition{|s}, absence, déclaration{|s}, communiqué, article, billet,
        campagne, diffusion, mailing, participation, inscription à, dossier de candidature, concours, condoléances,
        remerciements, courrier, support, assistance, ticket, recours, contestation, dépôt, suggestion{|s}, liste d
        attente, destinataires, abonnés,
        tableau d affichage, petite annonce, panneau d affichage,
        sinistre, litige, médiation, congé, congés, arrêt maladie, rendez vous médical, ordonnance, convocation,
        relance, relances, enquête de satisfaction, questionnaire de satisfaction, constat, requête, mémoire,
        observation{|s}, alerte, alertes, version, déploiement, pull request, incident, devoir, copie, exposé,
        préinscription, bénévolat, bénévole, bénévoles,
        mot aux {familles|parents}, circulaire{|s}, aux {familles|parents}
    """,
    sends="""
        envoyer, envoyez, envoi, transmettre, expédier, déposer, adresser
    """,
    reaches="""
        destinataires, sera envoyé à, seront prévenus, seront notifiés, recevront, envoyé à tous, foyers
    """,
    enters=ENTERS,
    accounts="""
        mot de passe, mots de passe, identifiant{|s}, nom d utilisateur, connexion, compte{|s}, mon compte, profil{|s},
        avatar, rôle{|s}, droit{|s} d accès, permission{|s}, accès, jeton{|s}, clé api, clé d api, clé{|s}, double
        authentification, deux facteurs, session{|s}, vie privée, confidentialité, visibilité, consentement{|s},
        identité, pièce d identité, justificatif d identité, vérification d identité, facturation, adresse de
        facturation, coordonnées bancaires, coordonnées, rib, données personnelles, informations personnelles,
        inscription, désinscription, désabonnement, préférences, utilisateur{|s}, administrateur{|s}, sécurité,
        propriété, propriétaire, procuration, code secret, code pin, numéro fiscal, membre{|s}, état civil, téléphone
        de secours, cookies, abonné, actif, inscrit{|e}, contact d urgence, ayant droit, nouvelle adresse e mail,
        nouvel e mail, nouvelle adresse,
        contrôle parental, temps d écran,
        secret, webhook, empreinte, biométrie, passkey, clé d accès, clés d accès, carte perdue, carte sim,
        démarchage, mandataire, délégation, tutelle, habilitation{|s}, collaborateurs, équipe et rôles, blocage, liste
        noire, filtrage familial, filtre parental, titulaire, carte grise, identité numérique, code d accès, badge,
        badges, espace client, espace personnel,
        pseudo, pseudonyme, nom affiché, ssh, clé ssh, codes de récupération, codes de secours, sid
    """,
    saves="""
        enregistr{er|e|ez}, sauvegarder, modifi{er|e|ez}, chang{er|e|ez}, mettre à jour, ajout{er|e|ez}, cré{er|e|ez}
    """,
    changes="""
        nouveau, nouvelle, nouveaux, défin{ir|it}, choisi{r|ssez}, choisir, confirm{er|e|ez}, appliqu{er|ez}, activ{er|
        ez}, régler affichage, configurer, gér{er|ez}, saisir, valider {choix|modifications}, garder, conserver,
        personnaliser, rédiger, utiliser, adapter, accepter, générer, basculer,
        régl{er|ez}
    """,
    nothing="""
        comment ça, numéro de commande, date de commande, code postal, poste, supprimé{|e|s|es}, annulé{|e|s|es},
        commandé{|e|s|es}, résilié{|e|s}, retirer filtre, {effacer|supprimer|réinitialiser|annuler|retirer|enlever}
        {filtre|filtres|recherche|sélection|critères|tri|formulaire}, filtre, trier par, ordre de tri, force du mot de
        passe, conseils mot de passe, acheteur{|s}, publié{|e|s|es}, publication{|s}, payé{|e|s|es}, paie sur, compte
        rendu, compte tenu, prendre en compte, nombre de votes, donnée{|s}, données, réservé{|e|s|es} aux, résumé,
        réserve naturelle, archivé{|e|s}, carte routière, ne sera pas publiée, pas publiée, conditions d annulation,
        politique d annulation, offre d emploi, offres d emploi, question fréquente, questions fréquentes, loué{|e|s},
        location de vacances, avis de décès, avis de travaux, don du sang, membres de la famille, appliquer filtres,
        appliquer filtre, sans paiement, suivi de commande, commentaires récents, vérifi{er|ez} vos {informations|
        données|réponses|coordonnées|renseignements|saisies}, vérifiez votre {commande|demande|dossier|réservation},
        vérifier et, récapitulatif, {annuler|effacer|vider|réinitialiser} {sélection|formulaire|champs},
        désélectionner, en cours,
        point de dépôt,
        exclus, exclue, exclues, bannis, suspendus,
        {demandes|réservations|rendez vous|abonnements|virements|dossiers|comptes} {annulés|annulées|en
        attente|refusés|refusées|clôturés|clos}, refusé{|e|s|es}, rejeté{|e|s|es}, signé{|e|s|es}, envoyé{|e|s|es},
        remboursé{|e|s|es}, bloqué{|e|s|es}, course à pied, version du site, version papier, version mobile, assurance
        maladie en ligne, conducteur de,
        {envoyer|transmettre} {formulaire|données|recherche|requête|filtre|réponse au quiz}, {demander|demandez}
        {confirmation|le chemin},
        remise en, remise à, remise de, remise des
    """,
    none="""
        rien, aucun {débit|frais|paiement|coût}, pas {perdu|perdus|débité|prélevé|facturé}, sans {frais|paiement},
        annuler à tout moment
    """,
    small="""
        le, la, les, l, un, une, des, du, de, d, mon, ma, mes, votre, vos, ton, ta, tes, son, sa, ses, ce, cet, cette,
        ces, à, au, aux, en, sur, pour, dans, tout, tous, toute, toutes, maintenant, nouveau, nouvelle, nouvel, et,
        article, articles, produit, y, ici, sélectionnés, leur, par, avec, me, se, vous, ne, plus, pas, oui
    """,
)
