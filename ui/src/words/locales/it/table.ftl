### The table: what the game says before any window is opened.
###
### CARD($card) and PILE($pile) name a card and a pile. A language with cases gives its names
### attributes (card-7H = … with .genitive = …) and asks for them: CARD($card, case: "genitive").

title = Jeu du Boulanger

## Cards and piles

card-AS = asso di picche
    .definite = l’asso di picche
card-2S = 2 di picche
    .definite = il 2 di picche
card-3S = 3 di picche
    .definite = il 3 di picche
card-4S = 4 di picche
    .definite = il 4 di picche
card-5S = 5 di picche
    .definite = il 5 di picche
card-6S = 6 di picche
    .definite = il 6 di picche
card-7S = 7 di picche
    .definite = il 7 di picche
card-8S = 8 di picche
    .definite = l’8 di picche
card-9S = 9 di picche
    .definite = il 9 di picche
card-TS = 10 di picche
    .definite = il 10 di picche
card-JS = fante di picche
    .definite = il fante di picche
card-QS = donna di picche
    .definite = la donna di picche
card-KS = re di picche
    .definite = il re di picche
card-AH = asso di cuori
    .definite = l’asso di cuori
card-2H = 2 di cuori
    .definite = il 2 di cuori
card-3H = 3 di cuori
    .definite = il 3 di cuori
card-4H = 4 di cuori
    .definite = il 4 di cuori
card-5H = 5 di cuori
    .definite = il 5 di cuori
card-6H = 6 di cuori
    .definite = il 6 di cuori
card-7H = 7 di cuori
    .definite = il 7 di cuori
card-8H = 8 di cuori
    .definite = l’8 di cuori
card-9H = 9 di cuori
    .definite = il 9 di cuori
card-TH = 10 di cuori
    .definite = il 10 di cuori
card-JH = fante di cuori
    .definite = il fante di cuori
card-QH = donna di cuori
    .definite = la donna di cuori
card-KH = re di cuori
    .definite = il re di cuori
card-AD = asso di quadri
    .definite = l’asso di quadri
card-2D = 2 di quadri
    .definite = il 2 di quadri
card-3D = 3 di quadri
    .definite = il 3 di quadri
card-4D = 4 di quadri
    .definite = il 4 di quadri
card-5D = 5 di quadri
    .definite = il 5 di quadri
card-6D = 6 di quadri
    .definite = il 6 di quadri
card-7D = 7 di quadri
    .definite = il 7 di quadri
card-8D = 8 di quadri
    .definite = l’8 di quadri
card-9D = 9 di quadri
    .definite = il 9 di quadri
card-TD = 10 di quadri
    .definite = il 10 di quadri
card-JD = fante di quadri
    .definite = il fante di quadri
card-QD = donna di quadri
    .definite = la donna di quadri
card-KD = re di quadri
    .definite = il re di quadri
card-AC = asso di fiori
    .definite = l’asso di fiori
card-2C = 2 di fiori
    .definite = il 2 di fiori
card-3C = 3 di fiori
    .definite = il 3 di fiori
card-4C = 4 di fiori
    .definite = il 4 di fiori
card-5C = 5 di fiori
    .definite = il 5 di fiori
card-6C = 6 di fiori
    .definite = il 6 di fiori
card-7C = 7 di fiori
    .definite = il 7 di fiori
card-8C = 8 di fiori
    .definite = l’8 di fiori
card-9C = 9 di fiori
    .definite = il 9 di fiori
card-TC = 10 di fiori
    .definite = il 10 di fiori
card-JC = fante di fiori
    .definite = il fante di fiori
card-QC = donna di fiori
    .definite = la donna di fiori
card-KC = re di fiori
    .definite = il re di fiori

pile-column = colonna { $number }
    .place = nella colonna { $number }
    .title = Colonna { $number }
pile-cell = cella { $number }
    .place = nella cella { $number }
    .title = Cella { $number }
pile-foundation-S = base di picche
    .place = sulla base di picche
    .title = Base di picche
pile-foundation-H = base di cuori
    .place = sulla base di cuori
    .title = Base di cuori
pile-foundation-D = base di quadri
    .place = sulla base di quadri
    .title = Base di quadri
pile-foundation-C = base di fiori
    .place = sulla base di fiori
    .title = Base di fiori

## The table, as it is read out

table = Tavolo
card-top-of-column = { CARD($card) }, in cima alla { PILE($pile) }
card-in-column = { CARD($card) }, { PILE($pile, case: "place") }, con { $above ->
    [one] { $above } carta sopra
   *[other] { $above } carte sopra
  }
card-can-go = { $place }, può andare { $piles }
goes-to = { PILE($pile, case: "place") }
goes-to-empty-column = in una colonna vuota
goes-to-empty-cell = in una cella libera
card-in-cell = { CARD($card) }, { PILE($pile, case: "place") }
card-home = { CARD($card) }, { PILE($pile, case: "place") }
pile-empty-column = { PILE($pile, case: "title") }, vuota
pile-empty-cell = { PILE($pile, case: "title") }, vuota
pile-empty-foundation = { $suit ->
    [S] Base di picche, vuota
    [H] Base di cuori, vuota
    [D] Base di quadri, vuota
   *[C] Base di fiori, vuota
  }
pile-with-cards = { $kind ->
    [column] Colonna { $number }, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
      }
    [cell] Cella { $number }, { CARD($card) }
   *[foundation] { PILE($pile, case: "title") }, { CARD($card) }
  }

move-to-title = Sposta { CARD($card, case: "definite") }…
move-to-title-run = Sposta { CARD($card, case: "definite") }, con { $others ->
    [one] la carta che ha sopra…
   *[other] le { $others } carte che ha sopra…
  }

zone-column = Colonne
zone-cell = Celle
zone-foundation = Basi

## What has happened, for those who listen

told-move = { CARD($card) } alla { PILE($pile) }
told-move-run = { CARD($card) }, con { $others ->
    [one] la carta che ha sopra,
   *[other] le { $others } carte che ha sopra,
  } alla { PILE($pile) }
told-undone = Annullato: { CARD($card) }, di nuovo { PILE($pile, case: "place") }
told-more = { $moves } mosse fatte
told-fewer = { $moves ->
    [one] { $moves } mossa annullata
   *[other] { $moves } mosse annullate
  }
told-restarted = Le stesse carte, dall’inizio
told-dealt = Carte distribuite: partita { $code }

## Bars

bar-status = Partita
bar-tools = Strumenti
bar-time = Tempo
bar-moves = Mosse
bar-score = Punti
bar-code = Copia il codice partita { $code }
tool-undo = Annulla
tool-redo = Ripeti
tool-hint = Consiglio
tool-play = Sposta
tool-finish = Completa
tool-go-back = Indietro
tool-stop = Ferma
tool-new-game = Nuova
menu-bar-new-game = Nuova partita
tool-menu = Menu
mark-winnable = Si può vincere
mark-lost = Da qui non si può vincere
mark-lost-short = Non si vince
close = Chiudi

## Why a move or a wish is refused

refusal-not-liftable = Quella carta ne ha altre sopra e non si può spostare.
refusal-card-is-home = Le carte sulle basi non si spostano più.
refusal-same-pile = La carta è già lì.
refusal-wrong-suit = Lì può andare solo una carta dello stesso seme.
refusal-wrong-rank = Lì può andare solo la carta immediatamente inferiore.
refusal-cell-taken = Quella cella è già occupata.
refusal-cell-not-in-play = Quella cella non è in gioco.
refusal-one-card-only = Lì può andare una sola carta.
refusal-foundation-other-suit = Quella base è di un altro seme.
refusal-foundation-not-next = Su quella base ora va { CARD($needs, case: "definite") }.
refusal-run-too-long = { $most ->
    [0] Ora lì non si può spostare nessuna carta.
    [one] Ora lì si può spostare solo { $most } carta.
   *[other] Ora lì si possono spostare solo { $most } carte.
  }
refusal-nowhere-to-go = Ora questa carta non può andare da nessuna parte.
refusal-nothing-to-undo = Non c’è niente da annullare.
refusal-nothing-to-redo = Non c’è niente da ripetere.
refusal-no-former-game = Non c’è nessuna partita precedente.
refusal-nothing-to-restart = Non è ancora stata spostata nessuna carta.
refusal-nothing-to-finish = Le carte rimaste non possono ancora salire direttamente sulle basi.
refusal-nowhere-to-go-back = Non c’è nessuna posizione a cui tornare.
refusal-no-solution = Da questa posizione non si può più vincere.
refusal-not-known-yet = Non si sa ancora come vincere da qui.

## Hints, the solution, and what is proven

stuck = Non si può più spostare nessuna carta.
hint-thinking = Sto pensando…
hint-move = Sposta { CARD($card, case: "definite") } { PILE($pile, case: "place") }.
hint-move-run = Sposta { CARD($card, case: "definite") }, con { $others ->
    [one] la carta che ha sopra,
   *[other] le { $others } carte che ha sopra,
  } { PILE($pile, case: "place") }.
solution-begins = La partita si gioca da sola e non conterà come vittoria. Tocca un punto qualsiasi per fermarla.
solution-over = Ecco un modo per vincere.

## Notices

notice-copy-used = La partita salvata era danneggiata. È stata ripresa da una copia integra e il file danneggiato è stato messo da parte.
notice-started-afresh = La partita salvata era irrimediabilmente danneggiata ed è stata messa da parte. Questa è una partita nuova.
notice-game-newer = La partita salvata viene da una versione più recente dell’app. È stata messa da parte per quella versione.
notice-settings-copy-used = Le impostazioni salvate erano danneggiate. Sono state riprese da una copia integra e il file danneggiato è stato messo da parte.
notice-settings-reset = Le impostazioni salvate erano danneggiate e sono state messe da parte.
notice-settings-newer = Le impostazioni salvate vengono da una versione più recente dell’app. Sono state messe da parte per quella versione.
notice-open-elsewhere = Il gioco è già aperto in un’altra finestra. Quello che giochi in questa non viene salvato.
notice-not-saved = Ora la partita non si può salvare. Puoi continuare, ma solo finché non chiudi l’app.
notice-saved-again = La partita viene di nuovo salvata.
error-internal = Qualcosa è andato storto. La partita è rimasta com’era.

## Codes

code-copied = Il codice partita { $code } è stato copiato.
code-not-copied = Non è stato possibile copiare il codice partita. È { $code }.
