### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

lost-title = Da qui non si può vincere
lost-why = Comunque si vada avanti, qualche carta resterà sul tavolo. È dimostrato.
lost-deal = Fin dall’inizio questa partita non si poteva vincere. È dimostrato.
lost-back = Torna all’ultima posizione vincente ({ $moves ->
    [one] { $moves }{"\u00A0"}mossa
   *[other] { $moves }{"\u00A0"}mosse
  })
lost-new-game = Nuova partita
lost-restart = Ricomincia
lost-former-game = Partita precedente
lost-go-on = Continua

## What is wrong with a game code

code-error-no-code = In questo testo non c’è nessun codice partita.
code-error-unknown-version = Questo gioco non conosce i codici della versione { $version }.
code-error-bad-cell-count = Le celle libere di una partita sono { $counts }, non { $count }.
code-error-bad-symbol = «{ $symbol }» non può stare in un codice partita.
code-error-too-short = Questo codice è troppo corto.
code-error-too-long = Questo codice è troppo lungo.
code-error-wrong-check = In questo codice c’è un errore: l’ultimo simbolo non corrisponde agli altri.
code-error-bad-number = Le partite di Microsoft vanno da { $least } a { $most }.

## Move to

move-to-column = Colonna { $number }, sopra { CARD($onto, case: "definite") }
move-to-empty-column = Colonna { $number }, che è vuota
move-to-cell = Cella { $number }
move-to-foundation = { $suit ->
    [S] Base di picche
    [H] Base di cuori
    [D] Base di quadri
   *[C] Base di fiori
  }

## Keys and gestures

help-title = Tasti e gesti
help-gestures = Gesti
help-keys = Tasti sul tavolo
help-letters = Lettere, cifre e segni
help-letters-off = Sono disattivati nelle impostazioni.
help-tap = Un tocco
help-tap-does = Manda la carta sulla sua base, se può andarci; altrimenti la seleziona. Poi tocca il posto in cui deve andare.
help-double-tap = Due tocchi
help-double-tap-does = Mandano la carta, o la scala, al primo posto che la accoglie: base, colonna, colonna vuota, cella.
help-hold = Tocco prolungato o clic destro
help-hold-does = Elenca tutti i posti in cui può andare la carta.
help-drag = Trascinamento
help-drag-does = Sposta una carta, o la scala che parte da quella carta.
help-tab-does = Zona successiva o precedente: colonne, celle, basi, strumenti
help-arrows = Frecce
help-arrows-does = Di pila in pila, e di carta in carta in una colonna
help-ends-does = Prima o ultima pila della zona
help-enter-does = Seleziona e posa
help-shift-enter-does = Come due tocchi
help-escape-does = Lascia la carta
help-menu-key-does = Elenca dove può andare la carta
help-plus-does = Seleziona una carta in più o in meno
help-digits-does = Seleziona da quella colonna, o posa lì
help-c-does = Seleziona da una cella, o posa in una libera
help-f-does = Posa sulla base
help-m-does = Elenca dove può andare la carta
help-l-does = Elenca tutte le mosse
help-t-does = Leggi il tavolo
help-u-does = Annulla
help-r-does = Ripeti
help-h-does = Consiglio
help-n-does = Nuova partita
help-question-does = Mostra questi tasti

## The table in words, and all moves

read-title = Il tavolo
read-column = Colonna { $number }, a partire dalla cima: { $cards }
moves-title = Mosse possibili
moves-none = Non si può spostare nessuna carta.

## New game

new-game-title = Nuova partita
new-game-cells = Celle libere
new-game-cells-4 = classico
new-game-cells-2 = difficile
new-game-cells-1 = estremo
new-game-winnable = Solo partite che si possono vincere
new-game-odds = { $cells ->
    [4] Con { $cells } celle si possono vincere circa { $won } partite su { $of }
    [2] Con { $cells } celle si può vincere circa { $won } partita su { $of }
   *[1] Con { $cells } cella si può vincere circa { $won } partita su { $of }
  }
new-game-code = Oppure gioca con un codice
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = Incolla
new-game-paste-by-hand = Incolla il codice nel campo.
new-game-right-code = { $cells ->
    [one] Con questo codice si gioca una partita con { $cells } cella libera.
   *[other] Con questo codice si gioca una partita con { $cells } celle libere.
  }
new-game-present = Questa partita
new-game-copy = Copia
new-game-share = Condividi
share-text = Gioca questa partita a Jeu du Boulanger: { $code }
new-game-deal = Distribuisci

## Menu

menu-title = Menu
menu-former-game = Torna alla partita precedente
menu-solution = Mostra la soluzione
menu-read = Leggi il tavolo
menu-moves = Mosse possibili
menu-rules = Regole
menu-examples = Esempi
menu-faq = Domande e risposte
menu-help = Tasti e gesti
menu-statistics = Statistiche

## Settings

settings-title = Impostazioni
settings-look = Aspetto
settings-table = Tavolo
settings-feel = Effetti
settings-help = Aiuti
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-language = Lingua
settings-language-system = Quella del sistema
settings-motion = Animazioni
settings-motion-normal = Normali
settings-motion-fast = Veloci
settings-motion-off = Nessuna
settings-letters = Lettere sulle carte
settings-letters-international = Internazionali: A K Q J
settings-letters-dutch = Olandesi: A H V B
settings-letters-french = Francesi: A R D V
settings-letters-german = Tedesche: A K D B
settings-letters-italian = Italiane: A R D F
settings-letters-polish = Polacche: A K D W
settings-letters-portuguese = Portoghesi: A R D V
settings-letters-scandinavian = Scandinave: E K D Kn
settings-fourColours = Un colore per ogni seme
settings-leftHand = Tavolo per mancini
settings-timer = Mostra il tempo
settings-haptics = Vibra quando si sollevano e si posano le carte
settings-sound = Suoni
settings-winnable = Proponi solo partite che si possono vincere
settings-lostNotice = Avvisa quando non si può più vincere
settings-letterKeys = Usa lettere, cifre e segni come tasti sul tavolo

## Pages: Rules, Examples, questions and answers

page-print = Stampa
example-step = Mossa successiva
example-back = Una mossa indietro
example-reset = Torna all’inizio

## Statistics

statistics-title = Statistiche
statistics-cells = Celle libere
statistics-played = Partite giocate
statistics-won = Partite vinte
statistics-best-time = Miglior tempo
statistics-fewest-moves = Minor numero di mosse
statistics-streak = Vittorie di fila
statistics-longest-streak = Record di vittorie di fila
statistics-none = –

about-title = Informazioni
about-game = Jeu du Boulanger («il gioco del fornaio», in francese) è il solitario che in inglese si chiama Baker’s Game.
about-licence = È software libero, con licenza MIT o licenza Apache 2.0, a tua scelta.
about-vollkorn = Le lettere e le cifre sulle carte sono un adattamento di Vollkorn Bold, copyright 2018 The Vollkorn Project Authors, con licenza SIL Open Font License, versione 1.1.

## Win

win-title = Appena sfornato!
win-time = tempo
win-moves = mosse
win-score = punti
win-undo = Annulla
win-copy = Copia il codice
win-share = Condividi il codice
win-share-text = Ho vinto questa partita a Jeu du Boulanger: { $code }
win-new-game = Nuova partita

## The native menu of desktops

menu-bar-game = Partita
menu-bar-hide = Nascondi
menu-bar-hide-others = Nascondi altre
menu-bar-show-all = Mostra tutte
menu-bar-quit = Esci
menu-bar-edit = Modifica
menu-bar-cut = Taglia
menu-bar-copy = Copia
menu-bar-paste = Incolla
menu-bar-select-all = Seleziona tutto
menu-bar-view = Visualizza
menu-bar-full-screen = Schermo intero
menu-bar-minimise = Contrai
menu-bar-help = Aiuto
menu-bar-keys = Tasti e gesti
menu-restart = Ricomincia questa partita
menu-settings = Impostazioni
menu-about = Informazioni
