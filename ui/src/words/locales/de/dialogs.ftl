### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

lost-title = Von hier aus nicht lösbar
lost-why = Wie du auch weiterspielst, einige Karten bleiben liegen. Das ist bewiesen.
lost-deal = Dieses Spiel war von Anfang an nicht lösbar. Das ist bewiesen.
lost-back = Zurück zur letzten lösbaren Stellung ({ $moves ->
    [one] { $moves }{"\u00A0"}Zug
   *[other] { $moves }{"\u00A0"}Züge
  })
lost-new-game = Neues Spiel
lost-restart = Von vorn
lost-former-game = Voriges Spiel
lost-go-on = Weiterspielen

## What is wrong with a game code

code-error-no-code = In diesem Text steckt kein Spielcode.
code-error-unknown-version = Diese App kennt keine Codes der Version { $version }.
code-error-bad-cell-count = Die Zahl der freien Zellen ist { $counts }, nicht { $count }.
code-error-bad-symbol = „{ $symbol }“ kommt in einem Spielcode nicht vor.
code-error-too-short = Dieser Code ist zu kurz.
code-error-too-long = Dieser Code ist zu lang.
code-error-wrong-check = In diesem Code steckt ein Fehler: Das letzte Zeichen passt nicht zu den anderen.
code-error-bad-number = Die Spiele von Microsoft reichen von { $least } bis { $most }.

## Move to

move-to-column = Spalte { $number }, auf { CARD($onto, case: "akkusativ") }
move-to-empty-column = Spalte { $number }, leer
move-to-cell = Zelle { $number }
move-to-foundation = { $suit ->
    [S] Pik-Ablage
    [H] Herz-Ablage
    [D] Karo-Ablage
   *[C] Kreuz-Ablage
  }

## Keys and gestures

help-title = Tasten und Gesten
help-gestures = Mit Finger oder Maus
help-keys = Mit der Tastatur, am Tisch
help-letters = Buchstaben, Ziffern und Zeichen
help-letters-off = Sie sind in den Einstellungen abgeschaltet.
help-tap = Tippen
help-tap-does = Schickt eine Karte auf ihre Ablage, wenn sie dorthin kann, und nimmt sie sonst auf. Tippe dann dorthin, wo sie hinsoll.
help-double-tap = Zweimal tippen
help-double-tap-does = Schickt eine Karte oder Folge an den ersten Platz, an den sie passt: Ablage, Spalte, leere Spalte, Zelle.
help-hold = Lange drücken oder Rechtsklick
help-hold-does = Zeigt, wohin die Karte überall kann.
help-drag = Ziehen
help-drag-does = Nimmt eine Karte mit, oder die Folge von dieser Karte an.
help-tab-does = Nächster oder voriger Bereich: Spalten, Zellen, Ablagen, Werkzeuge
help-arrows = Pfeiltasten
help-arrows-does = Von Platz zu Platz, in einer Spalte von Karte zu Karte
help-ends-does = Erster oder letzter Platz des Bereichs
help-enter-does = Aufnehmen und hinlegen
help-shift-enter-does = Wie zweimal tippen
help-escape-does = Loslassen
help-menu-key-does = Zeigen, wohin die Karte kann
help-plus-does = Eine Karte mehr oder weniger in der Hand
help-digits-does = Aus dieser Spalte aufnehmen oder dort hinlegen
help-c-does = Aus einer Zelle aufnehmen oder in eine freie legen
help-f-does = Auf die Ablage legen
help-m-does = Zeigen, wohin die Karte kann
help-l-does = Alle Züge zeigen
help-t-does = Der Tisch in Worten
help-u-does = Rückgängig
help-r-does = Wiederholen
help-h-does = Tipp
help-n-does = Neues Spiel
help-question-does = Diese Übersicht

## The table in words, and all moves

read-title = Der Tisch
read-column = Spalte { $number }, oberste Karte zuerst: { $cards }
moves-title = Mögliche Züge
moves-none = Keine Karte lässt sich bewegen.

## New game

new-game-title = Neues Spiel
new-game-cells = Freie Zellen
new-game-cells-4 = klassisch
new-game-cells-2 = schwer
new-game-cells-1 = sehr schwer
new-game-winnable = Nur lösbare Spiele
new-game-odds = { $cells ->
    [4] Mit { $cells } Zellen sind etwa { $won } von { $of } Spielen lösbar
    [2] Mit { $cells } Zellen ist etwa { $won } von { $of } Spielen lösbar
   *[1] Mit { $cells } Zelle ist etwa { $won } von { $of } Spielen lösbar
  }
new-game-code = Oder mit einem Code spielen
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = Einfügen
new-game-paste-by-hand = Füge den Code in das Feld ein.
new-game-right-code = { $cells ->
    [one] Dieser Code ergibt ein Spiel mit einer freien Zelle.
   *[other] Dieser Code ergibt ein Spiel mit { $cells } freien Zellen.
  }
new-game-present = Dieses Spiel
new-game-copy = Kopieren
new-game-share = Teilen
share-text = Versuch dich an diesem Jeu du Boulanger: { $code }
new-game-deal = Austeilen

## Menu

menu-title = Menü
menu-former-game = Zurück zum vorigen Spiel
menu-solution = Lösung zeigen
menu-read = Der Tisch in Worten
menu-moves = Mögliche Züge
menu-rules = Regeln
menu-examples = Beispiele
menu-faq = Fragen und Antworten
menu-help = Tasten und Gesten
menu-statistics = Statistik

## Settings

settings-title = Einstellungen
settings-look = Aussehen
settings-table = Tisch
settings-feel = Bewegung und Ton
settings-help = Hilfe
settings-theme = Farbschema
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-language = Sprache
settings-language-system = Sprache des Systems
settings-motion = Bewegung der Karten
settings-motion-normal = Normal
settings-motion-fast = Schnell
settings-motion-off = Aus
settings-letters = Buchstaben auf den Karten
settings-letters-international = International: A K Q J
settings-letters-dutch = Niederländisch: A H V B
settings-letters-french = Französisch: A R D V
settings-letters-german = Deutsch: A K D B
settings-letters-italian = Italienisch: A R D F
settings-letters-polish = Polnisch: A K D W
settings-letters-portuguese = Portugiesisch: A R D V
settings-letters-scandinavian = Skandinavisch: E K D Kn
settings-fourColours = Vierfarbiges Blatt
settings-leftHand = Tisch für Linkshänder
settings-timer = Zeit anzeigen
settings-haptics = Beim Aufnehmen und Hinlegen vibrieren
settings-sound = Töne
settings-winnable = Nur lösbare Spiele austeilen
settings-lostNotice = Melden, wenn ein Spiel nicht mehr lösbar ist
settings-letterKeys = Buchstaben, Ziffern und Zeichen als Tastenkürzel am Tisch

## Pages: Rules, Examples, questions and answers

page-print = Drucken
example-step = Nächster Zug
example-back = Ein Zug zurück
example-reset = Neu aufbauen

## Statistics

statistics-title = Statistik
statistics-cells = Freie Zellen
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-best-time = Beste Zeit
statistics-fewest-moves = Wenigste Züge
statistics-streak = Siege in Serie
statistics-longest-streak = Längste Siegesserie
statistics-none = –

about-title = Über das Spiel
about-game = Jeu du Boulanger ist die Patience, die auf Englisch Baker’s Game heißt.
about-licence = Es ist freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, nach Wahl.
about-vollkorn = Die Buchstaben und Ziffern auf den Karten beruhen auf Vollkorn Bold, Copyright 2018 The Vollkorn Project Authors, unter der SIL Open Font License, Version 1.1.

## Win

win-title = Aufgegangen!
win-time = Zeit
win-moves = Züge
win-score = Punkte
win-undo = Rückgängig
win-copy = Code kopieren
win-share = Code teilen
win-share-text = Bei mir ist dieses Jeu du Boulanger aufgegangen: { $code }
win-new-game = Neues Spiel

## The native menu of desktops

menu-bar-game = Spiel
menu-bar-hide = Ausblenden
menu-bar-hide-others = Andere ausblenden
menu-bar-show-all = Alle einblenden
menu-bar-quit = Beenden
menu-bar-edit = Bearbeiten
menu-bar-cut = Ausschneiden
menu-bar-copy = Kopieren
menu-bar-paste = Einfügen
menu-bar-select-all = Alles auswählen
menu-bar-view = Ansicht
menu-bar-full-screen = Vollbild
menu-bar-minimise = Im Dock ablegen
menu-bar-help = Hilfe
menu-bar-keys = Tastatur
menu-restart = Dieses Spiel von vorn
menu-settings = Einstellungen
menu-about = Über das Spiel
