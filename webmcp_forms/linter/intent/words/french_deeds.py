"""French: verbs of looking, adjusting, destroying, paying, telling, and of who may enter."""

READS = """
    recherch{er|e|ez}, cherch{er|e|ez}, trouv{er|e|ez}, affich{er|e|ez}, voir, voyez, consult{er|e|ez},
    visualis{er|e|ez}, filtr{er|e|ez}, trier, triez, lister, parcour{ir|ez}, vérifi{er|e|ez}, contrôl{er|e|ez},
    compar{er|e|ez}, calcul{er|e|ez}, estim{er|e|ez}, convert{ir|it|issez}, suiv{re|ez}, localis{er|e|ez},
    explor{er|e|ez}, découvr{ir|ez|e}, simul{er|e|ez}, tester, télécharger, exporter, traduire, traduit,
    interrog{er|ez}, obten{ir|ez} {estimation|itinéraire|horaires|résultats}, affiner, savoir si, connaître,
    analys{er|e|ez}, évaluer {mon|votre} éligibilité, repérer, prévisualiser, examiner, calculateur, calculatrice,
    calculette, simulateur, convertisseur, vérificateur, éligibilité, ai je droit, droit à, suis je, montr{er|e|
    ez}, ordonner par, prévisualisation, téléchargement, où est, où sont,
    imprim{er|ez|e}, lire, lisez,
    compt{er|ez|e}, dénombr{er|ez},
    voir
    {créneaux|tarifs|prix|disponibilités|offres|horaires|places|résultats|plus|détail|détails|facture|factures|menu|carte|avis},
    mesur{er|ez}, {lancer|démarrer} {recherche|simulation|test|analyse|calcul}, {actualiser|rafraîchir|charger}
    {page|liste|résultats|carte}, géolocalis{er|ez}, {générer|éditer|établir}
    {rapport|statistiques|graphique|état|bilan|itinéraire}, comparer, aperçu {de|du}
    {facture|devis|message|page|commande},
    identifi{er|ez} {plante|oiseau|champignon|fichier|modèle|morceau|photo|arbre|chanson|insecte|appareil|adresse},
    reconn{aître|aissez} {plante|morceau|texte|image}, {deviner|décoder|coder|encoder|déchiffrer|valider iban},
    {explorer|feuilleter|survoler}, {projeter|chiffrer|jauger},
    {valider|vérifier|formater|tester} {xml|json|iban|code|regex}, {générer|créer|produire}
    {rapport|aperçu|liste|graphique|qr code}, essayer, page suivante, conjuguer, exécuter la requête, lancer la
    requête, appliquer les filtres
"""

ADJUSTS = """
    {ajout{er|e|ez}|mettre} {à|au|dans|aux|à la} {panier|favoris|liste|liste d envies|liste d achats|comparateur|
    sélection|comparaison|sac|lecture}, ajouter panier, au panier, dans panier, mettre à jour {panier|quantité|
    quantités}, actualiser panier, {appliqu{er|ez}|utilis{er|ez}|saisir|valider|ajouter} {code|code promo|coupon|
    bon|réduction|code de réduction|code avantage|remise|promotion}, marquer comme {lu|lue|lus|non lu|non lus|
    important|favori|fait|terminé}, marquer {lu|non lu}, masqu{er|e|ez}, cacher, épingler, désépingler, archiv{er|
    e|ez}, désarchiver, annuler {suppression|dernière action}, rétablir, refaire, restaurer {de|depuis} corbeille,
    sortir de corbeille, remettre en place, remettre dans, enregistrer {brouillon|comme brouillon|en brouillon|
    pour plus tard}, garder {brouillon|pour plus tard}, sauvegarder {brouillon|vue}, mettre de côté, {mettre|
    remettre} en pause, suspendre {notifications|rappels}, reprendre, rappeler plus tard, me le rappeler, ne plus
    {voir|afficher} {bandeau|message|avis}, ne plus afficher, replier, déplier, mettre en favori, suivre {sujet|
    produit|auteur}, ne plus suivre, réinitialiser {affichage|disposition|colonnes|vue|thème|taille}, mémoriser,
    passer en mode {sombre|clair}, réorganiser, ignorer, annuler dernière, défaire, montrer, remettre plus tard,
    {retirer|enlever|supprimer} {bon|code|coupon|réduction|code promo}, suivre
    {fil|sujet|discussion|page|thème|auteur}, suivre ce {fil|sujet},
    régl{er|ez} {luminosité|volume|affichage|taille|intensité|température|son|lampe|couleur|police},
    {fermer|masquer} {message|avis|bannière|bandeau|alerte|notification},
    redessiner,
    {tamis|allum|éteindr|baiss|mont|augment|diminu}{er|ez}
    {lumière|lampe|son|volume|lumières|luminosité|éclairage|store|volet|volets|chauffage|thermostat|température|musique|texte},
    éteindre {lampe|lumière|lumières|musique|télé|radio|écran}, {ouvrir|fermer|lever|baisser}
    {volet|volets|store|stores|rideau|rideaux}, régler {thermostat|chauffage|ventilation}, grouper par, regrouper
    par, {agrandir|réduire} {texte|police|image|carte|fenêtre}, afficher en {grille|liste|mosaïque},
    {cocher|décocher} {tâche|case|élément|article|tout}, reporter rappel, remettre à {demain|plus tard},
    {mettre|passer} en {sourdine|plein écran|muet|lecture}, muet, lecture, {jouer|lire} {morceau|album|vidéo},
    annuler la dernière, {déplacer|réduire|fermer} {fenêtre|panneau|onglet|fenêtres|widget}, {trier|ranger}
    {onglets|favoris|photos}, dérouler, {ajouter|mettre} à {lire plus tard|file|file d attente|playlist|la
    playlist}, changer {langue|thème|vue|affichage|devise|fond|avatar du jeu}, mode {lecture|sombre|compact|focus},
    annuler {action|modification|l action|dernière action}, {tout} marquer comme {lu|lus|lue|vu}, couper son,
    renommer, {appliquer|utiliser|saisir} code, {supprimer|retirer} {filtre|filtres|vue|recherche enregistrée},
    demander plus tard, cocher,
    garder {note|pour plus tard|pour moi}, regarder plus tard, voir plus tard, lire plus tard, écouter plus tard, à
    écouter plus tard, retirer de ma sélection, supprimer de ma sélection, retirer de la sélection, ajouter à ma
    sélection, ajouter à la playlist, enregistrer l ordre, enregistrer cet ordre, garder cet ordre, retirer du
    comparatif, enlever du comparatif, supprimer du comparatif
"""

DESTROYS = """
    supprim{er|e|ez}, effac{er|e|ez}, efface, détruire, détruit, détruisez, annul{er|e|ez}, résili{er|e|ez},
    vid{er|e|ez}, purg{er|e|ez}, retir{er|e|ez}, enlev{er|ez}, ôter, écras{er|e|ez}, remplacer tout,
    réinitialis{er|e|ez}, remettre à zéro, remise à zéro, formater, désinstaller, désactiv{er|ez}, fermer {compte|
    profil|boutique|dossier|espace|société}, clôtur{er|ez}, mettre fin à, mettre fin, interrompre contrat,
    abandonn{er|ez}, jeter, révoqu{er|ez}, restaur{er|ez} {sauvegarde|base|version|instantané|site|système},
    restaurer, rétablir {sauvegarde|version}, fusionn{er|e|ez}, quitter {groupe|équipe|association|projet},
    dissoudre, renonc{er|ez}, se désister, me désister, désist*, rejet{er|ez}, refus{er|ez}, décommander, se
    rétracter, nettoy{er|ez}, supprimer définitivement, mettre au rebut, mettre à la corbeille, dépublier, revenir
    {à|en} {version|arrière}, écarter, quitter, me retirer, rompre, ignorer modifications, rejeter, désactiv{er|e|
    ez}, supprimer sélection, annuler sélectionné,
    {éteindre|arrêter|couper|désactiver} {serveur|ligne|service|numéro|instance}, libérer {numéro|domaine|ligne},
    quitter groupe, quitter équipe, quitter association, {décommander|déprogrammer},
    {revenir|retourner} à {version|état|sauvegarde},
    acter {départ|licenciement}, licenci{er|ez}, mettre fin {au|à} {contrat|emploi},
    {débranch|oubli}{er|ez|e} {appareil|sonde|capteur|montre|enceinte|réseau},
    {dissoci|désassoci|désappair|déjumel|délier}{er|ez|e}, dissocier, désappairer, délier {compte|appareil},
    éteindre {machine|serveur|instance|ligne}, arrêter {machine|service|instance|processus|abonnement}, arrêter
    définitivement, {revenir|retourner|rembobiner} {à|vers} {version|révision|état}, revenir à cette version,
    rembobiner, retour arrière, libérer {nom|nom de domaine|adresse|place|créneau|poste}, démissionner, je
    démissionne, présenter démission, solder {compte|contrat}, ray{er|ez} {de|des} {liste|effectifs|registre},
    rayer, radi{er|ez} {élève|entreprise|société|véhicule|adhérent}, mettre au pilon, pilonner, mettre à la casse,
    exercer droit {à|de} {effacement|oubli|suppression|rétractation}, droit à effacement, droit à oubli, {faire
    expirer|invalider|périmer}, faire expirer, invalid{er|ez}, remettre {compteur|compteurs|statistiques|scores} à
    zéro, interrompre {traitement|contrat|service|tâche|déploiement|livraison}, interrompre, tuer
    {processus|tâche|session}, évacuer {nœud|serveur}, faire opposition, mettre en opposition, recal{er|ez},
    classer sans suite, déclarer forfait, donner congé, rendre {clés|logement}, capituler, {se|me}
    {retirer|désengager|rétracter}, je me {rétracte|désiste|retire|désinscris}, je résilie, je renonce, désabonner
    foyer, {délister|déréférencer|déprovisionner|démonter|décommissionner|anéantir|broyer|révoquer}, déposer
    bilan, éliminer, éliminer {candidat|joueur}, évincer, {mettre fin|terminer}
    {bail|location|essai|séance|partie}, abroger, ne pas {renouveler|reconduire}, non reconduction, arrêter
    {renouvellement|reconduction}, désinstaller, casser, {forcer|écraser} {envoi|push|synchronisation}, annuler
    {vol|billet|billets|course|rendez vous|rdv|participation|séjour|virement|ordre|carte|trajet}, refuser
    {demande|dossier|candidature|congé|devis|livraison|facture}, tout {supprimer|effacer|rejeter|vider}, {hors
    service|mettre hors service}, faire tomber, restituer bien, débarrasser, {fermer|clore}
    {dossier|compte|ligne|enquête}, désadhérer, {rompre|dénoncer|casser}
    {contrat|bail|pacte|accord|engagement|pacs},
    {cesser|arrêter} {de|d} *, cesser, {casser|effeuiller|purger} *, {faire} {sauter|tomber} *, mettre un terme,
    rendre {emplacement|place|carte|abonnement}, {déclarer|considérer} {perdu|perdue}, se séparer de *,
    {laisser|céder|rendre} {place|tour|créneau|poste|chambre|siège}, confirmer
    {départ|sortie|annulation|retrait|résiliation|suppression|désinscription|abandon|renonciation}, acter
    {sortie|fin|abandon}, quitter {logement|colocation|chambre|chambrée|poste|jury|conseil}, {partir|me désengager},
    libérer {table|chambre|siège|salle|poste|lot|box|casier|emplacement}, {je ne|je n}
    {viens|viendrai|participe|participerai},
    {clore|clôturer|fermer} {dossier|compte|dossier|sujet|affaire}, {céder|rendre|libérer|abandonner}
    {place|tour|créneau|siège|poste}, remettre * à zéro, {retirer|enlever} de annuaire, hors ligne, mettre hors ligne,
    {réinitialiser} {téléphone|appareil|console|box|scores},
    {clore|fermer|clôturer|terminer} {scrutin|sondage|enquête|vote|saison|concours}, clore,
    quitter {chorale|chœur|club|équipe|association|groupe},
    rendre {parcelle|logement|appartement|clés|casier|jardin|box|poste}, restituer {parcelle|logement|clés}
"""

PAYS = """
    pay{er|e|ez}, régl{er|ez} {facture|commande|panier|achat|solde|montant|amende|cotisation|loyer|en ligne|
    maintenant|dette|note|acompte|frais|total|séjour}, achet{er|ez}, achète, command{er|e|ez}, passer commande,
    donn{er|ez}, faire {un don|
    don|virement|offre}, vir{er|ez}, transfér{er|ez}, envoyer {argent|fonds|paiement}, enchér{ir|issez},
    surenchérir, offrir, réserv{er|e|ez}, lou{er|ez}, renouvel{er|ez}, renouvelle, recharg{er|ez}, rembours{er|e|
    ez}, vers{er|ez}, abonner et payer, s abonner et payer, souscri{re|vez}, {finaliser|valider|confirmer|terminer}
    {commande|achat|paiement|virement|réservation|don}, procéder au paiement, passer {au paiement|à la caisse|
    en caisse}, devenir {membre|adhérent|adhérente|donateur|parrain|mécène|ami}, adhér{er|ez}, cotis{er|ez},
    {demander|demande de} {prêt|crédit|financement}, emprunt{er|ez}, vend{re|ez}, investi{r|ssez}, placer ordre,
    passer ordre, miser, parier, libérer {fonds|paiement|acompte|séquestre}, verser salaires, recommander commande,
    commander à nouveau, passer {à la formule|à l offre|premium|en premium}, accepter devis, signer devis,
    financer, parrain{er|ez}, prélev{er|ez}, acquitter, débloquer fonds, prolonger location, prolonger,
    {passer|passez} à {pro|premium|plus}, {passer|passez} en {pro|premium}, verser {acompte|arrhes|caution},
    {activer|activez} {pass|forfait|option}, ajouter {crédit|du crédit},
    échang{er|ez} {monnaie|jetons|devises|pièces}, échanger, {approuver|valider|accepter} et
    {rembourser|payer|régler},
    je le prends, je prends,
    {télépay|télérégl}{er|ez}, payer en {ligne|plusieurs fois|trois fois}, consigner {somme|fonds}, retenir
    {chambre|table|place|salle}, {appel|appeler|command}{er|ez} {taxi|chauffeur|vtc}, appeler
    {taxi|chauffeur|vtc}, {se|me} faire livrer, faire livrer, changer {d offre|de forfait|de formule|d
    abonnement|de plan}, {aliment|approvisionn|abond|crédit|provisionn}{er|ez}
    {compte|cagnotte|portefeuille|solde|carte|pot|livret|plan}, abonder, boost{er|ez}, sponsoris{er|ez},
    {mettre|passer} en avant, miner, staker, prendre
    {abonnement|concession|licence|assurance|option|garantie|billet|billets|carte}, domicili{er|ez},
    affrét{er|ez}, affranchir, expédier colis, faire un geste, souten{ir|ez}, je
    {soutiens|donne|paie|commande|réserve|achète|souscris|parie|mise}, précommand{er|ez}, préachat,
    encaiss{er|ez}, facturer, factur{er|ez} {client|commande|temps|heures}, émettre {facture|avoir|note de
    crédit|ordre|chèque|titre}, {mettre|prêter} en gage, débit{er|ez} {carte|client|compte|caution}, restituer
    {caution|dépôt|acompte}, avancer {fonds|argent}, amortir, racheter, rachat, {liquider|arbitrer}
    {contrat|parts|titres|épargne}, arbitrer, épargner, placer {argent|épargne|somme},
    {augmenter|étendre|agrandir} {quota|stockage|espace|plafond|forfait}, étal{er|ez} paiement, payer en 3 fois,
    échelonn{er|ez}, {convertir|utiliser|échanger|dépenser} {points|miles|jetons}, laisser pourboire,
    {prendre|retenir|bloquer} place, {valider|approuver|accepter} {note de
    frais|dépense|facture|frais|devis|offre}, {lancer|valider} {paie|paiement|virement|virements}, participer {à
    la|à} {cagnotte|collecte|frais}, {payer|acquitter|solder} {droit|droits|taxe|loyer|péage|cotisation|dette},
    financer projet, contribuer, {signer|accepter} prêt, virement immédiat, {garnir|remplir} cagnotte,
    {déposer|retirer} {argent|fonds|espèces}, transférer vers {portefeuille|compte}, {activer|accepter}
    prélèvement*, mettre aux enchères, mettre en vente, enchère automatique, {prépayer|avitailler|dépenser},
    {adopt|parrain}{er|ez|e} *, {s|m} offrir, {j|je} {adopte|offre|loue|m abonne}, investir dans, cofinancer,
    {coter|louer|sous louer|affermer},
    récupérer {caution|consigne|dépôt|acompte|mon argent}, me faire rembourser, être remboursé,
    retirer {vers|sur} {banque|compte|ma banque}, {s abonner|abonner} {année|mois|un an|à l année|par mois},
    {devenir|être} {parrain|marraine|donateur|mécène}, {déverrouiller|débloquer} {vélo|trottinette|voiture}, ajouter à
    {facture|note}, cagnotte, {participer|contribuer} à {cagnotte|cadeau},
    {démarrer|commencer} {stationnement|recharge|trajet|location}, {attribuer} {marché|lot}, commander {badge|carte},
    enchérir
"""

TELLS = """
    envoyer {message|demande|commentaire|invitation|invitations|avis|réclamation|candidature|question|réponse|
    lettre|newsletter|courriel|mail|e mail|rapport|signalement|dossier|à tous|proposition|ma demande|
    formulaire de contact}, publi{er|e|ez}, post{er|ez}, comment{er|ez}, répond{re|ez|s}, partag{er|e|ez},
    invit{er|e|ez}, signal{er|e|ez}, postul{er|e|ez}, candidat{er|ez}, vot{er|e|ez}, not{er|ez}, donner {avis|
    mon avis|votre avis}, laisser {commentaire|avis|message|témoignage}, déposer {avis|plainte|candidature|annonce|
    réclamation|demande|commentaire|témoignage|dossier}, contact{er|e|ez}, écri{re|vez|s}, recommander, notifi{er|
    ez}, diffus{er|ez}, annonc{er|ez}, proposer, suggér{er|ez}, soumettre, soumettez, signer {pétition|lettre|
    appel}, particip{er|ez}, confirmer {présence|participation|venue}, demander {devis|rappel|rendez vous|
    renseignement|visite|rdv|absence|congé}, prendre {rendez vous|rdv|contact}, inscrire à, s inscrire à, m
    inscrire à, poser {question|candidature}, réclam{er|ez}, contest{er|ez}, faire suivre, transmett{re|ez}, mettre
    en ligne, prévenir, alerter, informer, déclarer, nominer, être rappelé, me rappeler, ouvrir {ticket|sujet|
    réclamation|litige}, faire réclamation, proposer intervention, dénoncer, remercier, présenter condoléances,
    rejoindre {liste d attente|discussion}, rédiger {avis|message|commentaire|article}, programmer {envoi|campagne|
    publication}, approuv{er|e|ez}, déclin{er|ez}, prévenez, révis{er|ez}, rapporter, noter produit, planifier
    publication, programmer,
    {démarrer|lancer|déclencher} {envoi|campagne|diffusion|mailing}, je participe, je serai présent, j y serai, c
    est parti, {signaler|déclarer} absence, {prévenir|informer|avertir} {parents|clients|membres|tous|équipe}, créer
    {ticket|sujet|sondage|événement}, {ouvrir|créer} {demande|pull request}, soumettre pour
    {validation|approbation|relecture},
    {alerter|avertir} {mairie|commune|autorités}, afficher {annonce|affiche},
    je viens, j arrive, {donner|exprimer} {son|mon|un} {avis|opinion}, {être|me faire} {rappelé|rappeler},
    rendre {devoir|copie|travail}, remettre {devoir|copie|travail|dossier},
    {déclencher|émettre|lancer} {alerte|alarme|avertissement}, {engager|inscrire} équipe,
    saisir {médiateur|tribunal|défenseur|conciliateur|juge|commission|prud hommes|cnil}, faire appel de,
    {faire|interjeter} appel, former {recours|opposition|appel}, déposer
    {recours|requête|préavis|offre|plainte|brevet|permis|mémoire}, demander
    {place|acte|copie|extrait|certificat|attestation|autorisation|permis|passeport|aide|bourse|mutation|remboursement|logement|stage|intervention|dérogation|ordonnance|prescription|renouvellement|inscription|admission|entretien|démo|démonstration|accès
    au dossier}, {poser|déposer} {congé|congés|jours|rtt|arrêt}, relanc{er|ez}, convoqu{er|ez}, convi{er|ez},
    envoyer {j aime|coup de cœur|coup de coeur|sourire|coucou|clin d
    œil|notification|notifications|sms|alerte|rappel|convocation|relance|carte|vœux|bisou|emoji|fichier|facture|devis|justificatif|ordonnance|copie|bulletin|colis},
    émettre {suffrage|avis|vote|alerte|réserve}, sign{er|ez}, je signe, signer électroniquement, apposer, co
    signer, cosigner, contresign{er|ez}, parapher, assign{er|ez} {tâche|ticket|demande|à}, attribuer
    {tâche|ticket|note}, délég{uer|uez} {tâche|demande}, {lancer|démarrer|déclencher} {déploiement|mise en
    production|sondage|appel|appel d offres|vote|enquête|procédure|alerte}, déploy{er|ez}, mettre en production,
    mise en production, livrer en production, {avertir|prévenir|alerter|aviser}
    {voisins|voisin|locataires|habitants|secours|urgences|police|famille|syndic|école|médecin|employeur|équipe|abonnés},
    {être|se faire} recontacté, être recontactée, être contacté, recontactez moi, rappelez moi, témoign{er|ez},
    escalad{er|ez}, télétransm{ettre|ettez}, télédéclar{er|ez}, réag{ir|issez}, aim{er|ez}
    {publication|photo|page}, liker, j aime, {terminer|finir|envoyer|valider}
    {questionnaire|enquête|sondage|test|quiz|réponses}, réserver {créneau|rendez vous|visite|consultation|essai},
    {déplacer|reporter|reprogrammer|décaler|modifier} {rendez vous|rdv|réunion|intervention|visite}, renouveler
    ordonnance, justifi{er|ez} {absence|retard}, inscri{re|vez} {enfant|mon
    enfant|élève|équipe|participant|chien|à}, {préinscrire|préinscription}, relayer, retweeter, rediffuser,
    {merger|fusionner} {demande|pull request|branche}, {clore|clôturer|rouvrir|résoudre}
    {ticket|incident|sujet|discussion|demande|signalement|vote|débat}, {publier|lancer|livrer}
    {version|release|mise à jour}, tagu{er|ez}, {faire|adresser|présenter|introduire|formuler}
    {demande|requête|réclamation|recours|objection|vœu|offre|remarque|observation|proposition|signalement|don d
    organes}, {dénoncer|signaler} {abus|contenu|profil|fraude|bug|panne|fuite|défaut|problème|vol|nid},
    {réclamer|revendiquer} {colis|fiche|indemnité|prix}, intervenir, correspondre, {déclarer|notifier}
    {sinistre|naissance|décès|accident|vol|perte|revenus|embauche|travaux|panne|incident|arrêt|changement de
    situation|ruche|ruches|chien|meublé|salarié}, donner
    {consigne|consignes|réponse|préavis|instruction|instructions|instruction de vote}, {postuler|je postule|je
    candidate}, se porter {candidat|volontaire|garant}, {se|me} porter volontaire, {devenir|être} bénévole, mettre
    en relation, mise en relation, {entrer|prendre|rester} en contact, {souhaiter|présenter} {vœux|anniversaire},
    noter {chauffeur|livreur|hôte|cours|professeur|médecin|recette|application}, évaluer
    {chauffeur|cours|professeur|hôte|collègue|salarié|formation|séjour},
    {trinquer|féliciter|remercier|saluer|encourager|complimenter}, {rendre|livrer|remettre}
    {rapport|verdict|décision|devoir|copie}, {programmer|organiser|planifier} {réunion|visite|rendez
    vous|entretien|appel}, {appeler|joindre} {conseiller|médecin|concierge},
    envo{yer|yez|ie} *, transm{ettre|ettez} *, adress{er|ez} *, demand{er|ez|e} *, je demande *, sollicit{er|ez},
    inscri{re|vez} *, {confi|remett}{er|re|ez} *, {prévenir|prévenez} *, manuscrit, partag{er|ez},
    {interpell|questionn|apostroph}{er|ez}, {mobilis|rassembl}{er|ez} {équipe|bénévoles}, parler à *, échanger avec *,
    donner {accord|son accord|mon accord|consentement|avis favorable}, je donne {accord|mon accord}, autoris{er|e}
    {sortie|participation|enfant},
    accroch{er|ez} {souvenir|photo|message|affiche|au mur|dessin}, accrocher, {punaiser|afficher au mur},
    {s inscrire|inscrire} {sur|en} liste d attente, liste d attente, demander, demande{r|z} {aide|coup de
    main|avis|service|prêt}, {rappelez|rappeler} moi, {déposer} {question|demande|dossier},
    {proposer|demander|offrir} {échange|un échange}, {échanger} {garde|poste|créneau},
    {appeler|prévenir|alerter} {gardien|secours|police|voisins|aide}, appeler, trop de bruit,
    distribue{r|z}, {mot|lettre|message|circulaire} aux {familles|parents}, je serai là
"""

ENTERS = """
    connecter, connexion, se connecter, me connecter, connectez vous, identifi{er|ez}, déconnecter, déconnexion, se
    déconnecter, inscrire, s inscrire, m inscrire, inscrivez vous, créer {compte|mon compte|un compte|utilisateur|
    identifiant|clé|clé api|jeton}, ouvrir compte, {changer|modifier|réinitialiser|choisir|définir|enregistrer|
    mettre à jour|oublié} {mot de passe|code pin|identifiant|adresse|e mail|email|profil|rôle|rôles|droits|
    coordonnées|coordonnées bancaires|nom|numéro|données|informations personnelles|facturation}, mot de passe
    oublié, autoris{er|e|ez}, donner accès, accorder {accès|droits}, révoquer {accès|jeton|clé|session|droits},
    retirer {accès|droits|consentement}, bloquer, débloquer, suspendre {compte|utilisateur|carte}, suspendre,
    désabonner, se désabonner, me désabonner, désinscrire, se désinscrire, me désinscrire, abonner, s abonner, m
    abonner, vérifier identité, confirmer {identité|adresse|compte|email|e mail|numéro|appareil}, activer {compte|
    double authentification|2 fa|carte|clé}, désactiver {double authentification|2 fa|compte|authentification|mfa},
    générer {clé|jeton|code|codes}, régénérer, transférer {propriété|droits}, céder, fermer {session|sessions},
    {fermer|terminer} toutes les sessions, nommer {administrateur|modérateur}, usurper, prendre identité, ajouter
    {utilisateur|membre|administrateur|appareil|clé|carte}, attribuer {rôle|droits|accès}, consentir, donner
    procuration, accepter et se connecter, rejoindre {espace|organisation|équipe|foyer}, lier compte, associer
    compte, valider identité, {s|m} enregistrer, enregistrer comme utilisateur, déverrouill{er|ez}, verrouill{er|
    ez}, accorder {droit|droits|accès|administration}, débloquer compte, prévenez moi,
    ne plus recevoir, ne plus {m envoyer|recevoir} *, {bannir|bannissez|expulser|exclure|radier}, {nommer|rendre}
    {administrateur|modérateur}, créer {clé|clef}, définir {code|pin|un code|un pin}, promouvoir,
    {lier|associer|connecter|rattacher} {banque|compte|compte
    bancaire}, {me retirer|retirez moi|me supprimer} de liste,
    entrer dans espace,
    changer {de code|code|mon code|de mot de passe|d adresse|de nom|de numéro|de banque|de rib|de propriétaire},
    changement d adresse, gel{er|ez}, dégeler, {enregistrer|ajouter} {empreinte|visage|clé d
    accès|passkey|appareil|téléphone}, habilit{er|ez}, déshabilit{er|ez}, rétrograd{er|ez},
    {lever|appliquer|infliger} {sanction|blocage|suspension|restriction|exclusion}, désigner
    {mandataire|administrateur|délégué|tuteur|représentant|référent|bénéficiaire}, donner
    {pouvoir|droits|droit|mandat|délégation|la main}, ne plus {être|vouloir|m appeler} *, {rattacher|ajouter|lier}
    {enfant|proche|mon enfant|membre|conjoint}, créer {espace|profil|mon
    espace|identifiants|équipe|organisation|accès}, activer {ligne|sim|carte sim|mon
    espace|authentification|authentification forte|empreinte|alerte de connexion|mode enfant}, prendre la main,
    {ajouter|inviter|retirer|enlever}
    {collaborateur|collaboratrice|contributeur|coéquipier|gestionnaire|délégué|modérateur|locataire|conducteur},
    {bannir|bloquer|débloquer|exclure|suspendre|expulser}
    {expéditeur|contact|site|membre|joueur|utilisateur|élève|appareil|numéro|appelant|auteur}, bannir, exclure
    {de|du} {groupe|forum|équipe|espace|club}, limiter {temps|accès|temps d écran|usage}, {déconnecter|révoquer}
    {appareils|appareil|sessions|tous}, rendre {profil|compte|album|page} {public|privé|visible},
    {récupérer|restaurer|retrouver} {compte|accès|mon compte|mot de passe|identifiant}, recevoir {code|lien|lien
    de connexion|mot de passe}, renvoyer {code|lien|sms}, {tout|tous} {accepter|refuser}, {accepter|refuser}
    {cookies|traceurs|tous|tout}, continuer sans accepter, faire tourner {clé|secret},
    {renouveler|régénérer|tourner} {clé|secret|jeton|certificat|mot de passe}, {me|se} {reconnecter|authentifier},
    s authentifier, authentif{ier|iez}, {promouvoir|élever|nommer} {membre|modérateur|modératrice|capitaine|chef},
    {déléguer|transmettre} {accès|droits|administration|gestion}, {ouvrir|couper|fermer} {accès|droits},
    {émettre|délivrer|créer} {badge|clé|certificat|jeton|accès}, {porter|faire reconnaître|prouver|attester}
    identité, exercer droit {d accès|de rectification|d opposition|à la portabilité}, rectifier {mes
    données|données|état civil}, majorité numérique, recevoir {lettre|newsletter|infolettre|alertes|nos offres},
    {m|s} inscrire à la {lettre|newsletter}, {cesser|arrêter} de recevoir *, stop {pub|sms},
    {associer|jumeler|appairer} {compte|appareil|téléphone|montre|badge}, connecter avec, {se|me} connecter avec,
    continuer avec {google|apple|franceconnect|facebook},
    {changer|remplacer} {de capitaine|responsable|de responsable|de gérant|gérant|président|de président|titulaire|de
    titulaire}, confier {clés|accès}, {remettre|donner} {clé|clés}, {changement de}
    {responsable|titulaire|capitaine|gérant},
    {vérifier|prouver|confirmer} {âge|mon âge|majorité}, {masquer|cacher|afficher|montrer} {profil|mon profil|compte},
    {approuver|autoriser|valider} {appareil|connexion|accès}, {retirer|exclure|enlever} {de équipe|du groupe|de l
    équipe|membre}, {ajouter|importer} {clé|clé ssh|clé publique}, voir en tant que,
    procuration, {ajouter} {personne|personne autorisée}, {code} {accès|entrée|porte}, je m inscris, valider mon
    adresse e mail, valider mon adresse, confirmer mon adresse e mail, rejoindre gratuitement, rejoindre la
    communauté, ce n est pas moi, ce n était pas moi, activer la banque en ligne
"""
