### The table: what the game says before any window is opened.
###
### CARD($card) and PILE($pile) name a card and a pile. Asked for by a case:
### CARD .dativ (der Herz 7, dem Herz-Buben) and .akkusativ (die Herz 7, den Herz-Buben);
### PILE .wo says where (in Spalte 3, auf der Herz-Ablage), .wohin where to (auf Spalte 3,
### auf die Herz-Ablage).

title = Jeu du Boulanger

## Cards and piles

card-AS = Pik-Ass
    .dativ = dem Pik-Ass
    .akkusativ = das Pik-Ass
card-2S = Pik 2
    .dativ = der Pik 2
    .akkusativ = die Pik 2
card-3S = Pik 3
    .dativ = der Pik 3
    .akkusativ = die Pik 3
card-4S = Pik 4
    .dativ = der Pik 4
    .akkusativ = die Pik 4
card-5S = Pik 5
    .dativ = der Pik 5
    .akkusativ = die Pik 5
card-6S = Pik 6
    .dativ = der Pik 6
    .akkusativ = die Pik 6
card-7S = Pik 7
    .dativ = der Pik 7
    .akkusativ = die Pik 7
card-8S = Pik 8
    .dativ = der Pik 8
    .akkusativ = die Pik 8
card-9S = Pik 9
    .dativ = der Pik 9
    .akkusativ = die Pik 9
card-TS = Pik 10
    .dativ = der Pik 10
    .akkusativ = die Pik 10
card-JS = Pik-Bube
    .dativ = dem Pik-Buben
    .akkusativ = den Pik-Buben
card-QS = Pik-Dame
    .dativ = der Pik-Dame
    .akkusativ = die Pik-Dame
card-KS = Pik-König
    .dativ = dem Pik-König
    .akkusativ = den Pik-König
card-AH = Herz-Ass
    .dativ = dem Herz-Ass
    .akkusativ = das Herz-Ass
card-2H = Herz 2
    .dativ = der Herz 2
    .akkusativ = die Herz 2
card-3H = Herz 3
    .dativ = der Herz 3
    .akkusativ = die Herz 3
card-4H = Herz 4
    .dativ = der Herz 4
    .akkusativ = die Herz 4
card-5H = Herz 5
    .dativ = der Herz 5
    .akkusativ = die Herz 5
card-6H = Herz 6
    .dativ = der Herz 6
    .akkusativ = die Herz 6
card-7H = Herz 7
    .dativ = der Herz 7
    .akkusativ = die Herz 7
card-8H = Herz 8
    .dativ = der Herz 8
    .akkusativ = die Herz 8
card-9H = Herz 9
    .dativ = der Herz 9
    .akkusativ = die Herz 9
card-TH = Herz 10
    .dativ = der Herz 10
    .akkusativ = die Herz 10
card-JH = Herz-Bube
    .dativ = dem Herz-Buben
    .akkusativ = den Herz-Buben
card-QH = Herz-Dame
    .dativ = der Herz-Dame
    .akkusativ = die Herz-Dame
card-KH = Herz-König
    .dativ = dem Herz-König
    .akkusativ = den Herz-König
card-AD = Karo-Ass
    .dativ = dem Karo-Ass
    .akkusativ = das Karo-Ass
card-2D = Karo 2
    .dativ = der Karo 2
    .akkusativ = die Karo 2
card-3D = Karo 3
    .dativ = der Karo 3
    .akkusativ = die Karo 3
card-4D = Karo 4
    .dativ = der Karo 4
    .akkusativ = die Karo 4
card-5D = Karo 5
    .dativ = der Karo 5
    .akkusativ = die Karo 5
card-6D = Karo 6
    .dativ = der Karo 6
    .akkusativ = die Karo 6
card-7D = Karo 7
    .dativ = der Karo 7
    .akkusativ = die Karo 7
card-8D = Karo 8
    .dativ = der Karo 8
    .akkusativ = die Karo 8
card-9D = Karo 9
    .dativ = der Karo 9
    .akkusativ = die Karo 9
card-TD = Karo 10
    .dativ = der Karo 10
    .akkusativ = die Karo 10
card-JD = Karo-Bube
    .dativ = dem Karo-Buben
    .akkusativ = den Karo-Buben
card-QD = Karo-Dame
    .dativ = der Karo-Dame
    .akkusativ = die Karo-Dame
card-KD = Karo-König
    .dativ = dem Karo-König
    .akkusativ = den Karo-König
card-AC = Kreuz-Ass
    .dativ = dem Kreuz-Ass
    .akkusativ = das Kreuz-Ass
card-2C = Kreuz 2
    .dativ = der Kreuz 2
    .akkusativ = die Kreuz 2
card-3C = Kreuz 3
    .dativ = der Kreuz 3
    .akkusativ = die Kreuz 3
card-4C = Kreuz 4
    .dativ = der Kreuz 4
    .akkusativ = die Kreuz 4
card-5C = Kreuz 5
    .dativ = der Kreuz 5
    .akkusativ = die Kreuz 5
card-6C = Kreuz 6
    .dativ = der Kreuz 6
    .akkusativ = die Kreuz 6
card-7C = Kreuz 7
    .dativ = der Kreuz 7
    .akkusativ = die Kreuz 7
card-8C = Kreuz 8
    .dativ = der Kreuz 8
    .akkusativ = die Kreuz 8
card-9C = Kreuz 9
    .dativ = der Kreuz 9
    .akkusativ = die Kreuz 9
card-TC = Kreuz 10
    .dativ = der Kreuz 10
    .akkusativ = die Kreuz 10
card-JC = Kreuz-Bube
    .dativ = dem Kreuz-Buben
    .akkusativ = den Kreuz-Buben
card-QC = Kreuz-Dame
    .dativ = der Kreuz-Dame
    .akkusativ = die Kreuz-Dame
card-KC = Kreuz-König
    .dativ = dem Kreuz-König
    .akkusativ = den Kreuz-König

pile-column = Spalte { $number }
    .wo = in Spalte { $number }
    .wohin = auf Spalte { $number }
pile-cell = Zelle { $number }
    .wo = in Zelle { $number }
    .wohin = in Zelle { $number }
pile-foundation-S = Pik-Ablage
    .wo = auf der Pik-Ablage
    .wohin = auf die Pik-Ablage
pile-foundation-H = Herz-Ablage
    .wo = auf der Herz-Ablage
    .wohin = auf die Herz-Ablage
pile-foundation-D = Karo-Ablage
    .wo = auf der Karo-Ablage
    .wohin = auf die Karo-Ablage
pile-foundation-C = Kreuz-Ablage
    .wo = auf der Kreuz-Ablage
    .wohin = auf die Kreuz-Ablage

## The table, as it is read out

table = Tisch
card-top-of-column = { CARD($card) }, zuoberst { PILE($pile, case: "wo") }
card-in-column = { CARD($card) }, { PILE($pile, case: "wo") }, { $above ->
    [one] unter einer Karte
   *[other] unter { $above } Karten
  }
card-can-go = { $place }, kann { $piles }
goes-to = { PILE($pile, case: "wohin") }
goes-to-empty-column = auf eine leere Spalte
goes-to-empty-cell = in eine freie Zelle
card-in-cell = { CARD($card) }, { PILE($pile, case: "wo") }
card-home = { CARD($card) }, { PILE($pile, case: "wo") }
pile-empty-column = { PILE($pile) }, leer
pile-empty-cell = { PILE($pile) }, leer
pile-empty-foundation = { $suit ->
    [S] Pik-Ablage, leer
    [H] Herz-Ablage, leer
    [D] Karo-Ablage, leer
   *[C] Kreuz-Ablage, leer
  }
pile-with-cards = { $kind ->
    [column] Spalte { $number }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
      }
    [cell] Zelle { $number }, { CARD($card) }
   *[foundation] { CARD($card) }, { PILE($pile, case: "wo") }
  }

move-to-title = Wohin mit { CARD($card, case: "dativ") }?
move-to-title-run = Wohin mit { CARD($card, case: "dativ") } und { $others ->
    [one] der aufliegenden Karte?
   *[other] den { $others } aufliegenden Karten?
  }

zone-column = Spalten
zone-cell = Zellen
zone-foundation = Ablagen

## What has happened, for those who listen

told-move = { CARD($card) } { PILE($pile, case: "wohin") }
told-move-run = { CARD($card) } samt { $others ->
    [one] der aufliegenden Karte
   *[other] den { $others } aufliegenden Karten
  } { PILE($pile, case: "wohin") }
told-undone = Rückgängig: { CARD($card) } wieder { PILE($pile, case: "wo") }
told-more = { $moves ->
    [one] { $moves } Zug gespielt
   *[other] { $moves } Züge gespielt
  }
told-fewer = { $moves ->
    [one] { $moves } Zug rückgängig gemacht
   *[other] { $moves } Züge rückgängig gemacht
  }
told-restarted = Dieselben Karten, wieder von vorn
told-dealt = Spiel { $code } ist ausgeteilt

## Bars

bar-status = Spiel
bar-tools = Werkzeuge
bar-time = Zeit
bar-moves = Züge
bar-score = Punkte
bar-code = Spielcode { $code } kopieren
tool-undo = Rückgängig
tool-redo = Wiederholen
tool-hint = Tipp
tool-play = Spielen
tool-finish = Abräumen
tool-go-back = Zurück
tool-stop = Stopp
tool-new-game = Neues Spiel
menu-bar-new-game = Neues Spiel
tool-menu = Menü
mark-winnable = Lösbar
mark-lost = Von hier aus nicht lösbar
mark-lost-short = Nicht lösbar
close = Schließen

## Why a move or a wish is refused

refusal-not-liftable = Diese Karte liegt zu tief und lässt sich nicht bewegen.
refusal-card-is-home = Was auf der Ablage liegt, bleibt dort.
refusal-same-pile = Die Karte liegt schon dort.
refusal-wrong-suit = Hier passt nur dieselbe Farbe: Herz auf Herz, Pik auf Pik.
refusal-wrong-rank = Hier passt nur die nächstniedrigere Karte.
refusal-cell-taken = In dieser Zelle liegt schon eine Karte.
refusal-cell-not-in-play = Diese Zelle ist nicht im Spiel.
refusal-one-card-only = Hier passt nur eine einzelne Karte.
refusal-foundation-other-suit = Diese Ablage ist für eine andere Farbe.
refusal-foundation-not-next = Die Ablage braucht als Nächstes { CARD($needs, case: "akkusativ") }.
refusal-run-too-long = { $most ->
    [0] Im Moment kann keine Karte dorthin.
    [one] Im Moment kann nur eine Karte dorthin.
   *[other] Im Moment können nur { $most } Karten dorthin.
  }
refusal-nowhere-to-go = Im Moment passt diese Karte nirgends.
refusal-nothing-to-undo = Es gibt nichts rückgängig zu machen.
refusal-nothing-to-redo = Es gibt nichts zu wiederholen.
refusal-no-former-game = Es gibt kein voriges Spiel.
refusal-nothing-to-restart = Noch wurde keine Karte bewegt.
refusal-nothing-to-finish = Der Rest kann noch nicht geradewegs auf die Ablagen.
refusal-nowhere-to-go-back = Es gibt keine Stellung, zu der du zurückkehren könntest.
refusal-no-solution = Diese Stellung ist nicht mehr lösbar.
refusal-not-known-yet = Noch ist keine Lösung bekannt.

## Hints, the solution, and what is proven

stuck = Keine Karte lässt sich mehr bewegen.
hint-thinking = Die App überlegt{"\u00A0"}…
hint-move = Leg { CARD($card, case: "akkusativ") } { PILE($pile, case: "wohin") }.
hint-move-run = Leg { CARD($card, case: "akkusativ") } samt { $others ->
    [one] der aufliegenden Karte
   *[other] den { $others } aufliegenden Karten
  } { PILE($pile, case: "wohin") }.
solution-begins = Das Spiel läuft jetzt von selbst und zählt nicht als gewonnen. Tippe irgendwohin, um es anzuhalten.
solution-over = So kann die Patience aufgehen.

## Notices

notice-copy-used = Das gespeicherte Spiel war beschädigt. Stattdessen wurde eine unversehrte Kopie geladen und die beschädigte Datei beiseitegelegt.
notice-started-afresh = Das gespeicherte Spiel war nicht mehr zu retten und wurde beiseitegelegt. Das hier ist ein neues.
notice-game-newer = Das gespeicherte Spiel stammt von einer neueren Version der App. Es wurde für diese Version beiseitegelegt.
notice-settings-copy-used = Die gespeicherten Einstellungen waren beschädigt. Stattdessen wurde eine unversehrte Kopie geladen und die beschädigte Datei beiseitegelegt.
notice-settings-reset = Die gespeicherten Einstellungen waren beschädigt und wurden beiseitegelegt.
notice-settings-newer = Die gespeicherten Einstellungen stammen von einer neueren Version der App. Sie wurden für diese Version beiseitegelegt.
notice-open-elsewhere = Das Spiel ist schon in einem anderen Fenster geöffnet. Was in diesem gespielt wird, wird nicht gespeichert.
notice-not-saved = Das Spiel lässt sich gerade nicht speichern. Es geht weiter, aber nur, solange es geöffnet bleibt.
notice-saved-again = Das Spiel wird wieder gespeichert.
error-internal = Da ist etwas schiefgegangen. Das Spiel ist unverändert.

## Codes

code-copied = Der Spielcode { $code } wurde kopiert.
code-not-copied = Der Spielcode ließ sich nicht kopieren. Er lautet { $code }.
