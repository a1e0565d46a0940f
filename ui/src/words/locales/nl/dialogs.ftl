### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

lost-title = Vanaf hier niet te winnen
lost-why = Hoe je ook doorspeelt, er blijven kaarten liggen. Dat is bewezen.
lost-deal = Dit spel was van begin af aan niet te winnen. Dat is bewezen.
lost-back = Terug naar de laatste stand die te winnen is ({ $moves ->
    [one] { $moves }{"\u00A0"}zet
   *[other] { $moves }{"\u00A0"}zetten
  })
lost-new-game = Nieuw spel
lost-restart = Van voren af aan
lost-former-game = Vorig spel
lost-go-on = Doorspelen

## What is wrong with a game code

code-error-no-code = In deze tekst staat geen spelcode.
code-error-unknown-version = Deze app kent geen codes van versie { $version }.
code-error-bad-cell-count = Het aantal vrije cellen is { $counts }, niet { $count }.
code-error-bad-symbol = ‘{ $symbol }’ kan niet in een spelcode staan.
code-error-too-short = Deze code is te kort.
code-error-too-long = Deze code is te lang.
code-error-wrong-check = Er zit een fout in deze code: het laatste teken past niet bij de andere.
code-error-bad-number = De spellen van Microsoft zijn genummerd van { $least } tot en met { $most }.

## Move to

move-to-column = Kolom { $number }, op { CARD($onto) }
move-to-empty-column = Kolom { $number }, leeg
move-to-cell = Cel { $number }
move-to-foundation = { $suit ->
    [S] De eindstapel van schoppen
    [H] De eindstapel van harten
    [D] De eindstapel van ruiten
   *[C] De eindstapel van klaveren
  }

## Keys and gestures

help-title = Toetsen en gebaren
help-gestures = Met vinger of muis
help-keys = Met het toetsenbord, op de tafel
help-letters = Letters, cijfers en tekens
help-letters-off = Ze staan uit in de instellingen.
help-tap = Tikken
help-tap-does = Stuurt een kaart naar de eindstapel als dat kan, en pakt hem anders op. Tik daarna op de plek waar hij heen moet.
help-double-tap = Twee keer tikken
help-double-tap-does = Stuurt een kaart of een reeks naar de eerste plek waar dat past: eindstapel, kolom, lege kolom, cel.
help-hold = Ingedrukt houden of rechtsklikken
help-hold-does = Toont alle plekken waar de kaart heen kan.
help-drag = Slepen
help-drag-does = Neemt een kaart mee, of de reeks vanaf die kaart.
help-tab-does = Volgend of vorig deel: kolommen, cellen, eindstapels, knoppen
help-arrows = Pijltjestoetsen
help-arrows-does = Van plek naar plek, en in een kolom van kaart naar kaart
help-ends-does = Eerste of laatste plek van dat deel
help-enter-does = Oppakken en neerleggen
help-shift-enter-does = Hetzelfde als twee keer tikken
help-escape-does = Loslaten
help-menu-key-does = Tonen waar de kaart heen kan
help-plus-does = Een kaart meer of minder in de hand
help-digits-does = Uit die kolom oppakken, of daar neerleggen
help-c-does = Uit een cel oppakken, of in een vrije cel leggen
help-f-does = Op de eindstapel leggen
help-m-does = Tonen waar de kaart heen kan
help-l-does = Alle zetten tonen
help-t-does = De tafel in woorden
help-u-does = Ongedaan maken
help-r-does = Opnieuw doen
help-h-does = Hint
help-n-does = Nieuw spel
help-question-does = Dit overzicht

## The table in words, and all moves

read-title = De tafel
read-column = Kolom { $number }, bovenste kaart eerst: { $cards }
moves-title = Mogelijke zetten
moves-none = Er kan geen kaart worden verplaatst.

## New game

new-game-title = Nieuw spel
new-game-cells = Vrije cellen
new-game-cells-4 = klassiek
new-game-cells-2 = moeilijk
new-game-cells-1 = heel moeilijk
new-game-winnable = Alleen spellen die te winnen zijn
new-game-odds = { $cells ->
    [4] Met { $cells } cellen zijn ongeveer { $won } op de { $of } spellen te winnen
    [2] Met { $cells } cellen is ongeveer { $won } op de { $of } spellen te winnen
   *[1] Met { $cells } cel is ongeveer { $won } op de { $of } spellen te winnen
  }
new-game-code = Of speel met een code
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = Plakken
new-game-paste-by-hand = Plak de code in het veld.
new-game-right-code = { $cells ->
    [one] Deze code geeft een spel met één vrije cel.
   *[other] Deze code geeft een spel met { $cells } vrije cellen.
  }
new-game-present = Dit spel
new-game-copy = Kopiëren
new-game-share = Delen
share-text = Speel dit potje Jeu du Boulanger: { $code }
new-game-deal = Uitdelen

## Menu

menu-title = Menu
menu-former-game = Terug naar het vorige spel
menu-solution = Oplossing tonen
menu-read = De tafel in woorden
menu-moves = Mogelijke zetten
menu-rules = Spelregels
menu-examples = Voorbeelden
menu-faq = Vragen en antwoorden
menu-help = Toetsen en gebaren
menu-statistics = Statistieken

## Settings

settings-title = Instellingen
settings-look = Uiterlijk
settings-table = Tafel
settings-feel = Beweging en geluid
settings-help = Hulp
settings-theme = Thema
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-language = Taal
settings-language-system = Taal van het systeem
settings-motion = Beweging van de kaarten
settings-motion-normal = Normaal
settings-motion-fast = Snel
settings-motion-off = Uit
settings-letters = Letters op de kaarten
settings-letters-international = Internationaal: A K Q J
settings-letters-dutch = Nederlands: A H V B
settings-letters-french = Frans: A R D V
settings-letters-german = Duits: A K D B
settings-letters-italian = Italiaans: A R D F
settings-letters-polish = Pools: A K D W
settings-letters-portuguese = Portugees: A R D V
settings-letters-scandinavian = Scandinavisch: E K D Kn
settings-fourColours = Kaarten in vier kleuren
settings-leftHand = Tafel voor linkshandigen
settings-timer = Tijd tonen
settings-haptics = Trillen bij oppakken en neerleggen
settings-sound = Geluiden
settings-winnable = Alleen spellen uitdelen die te winnen zijn
settings-lostNotice = Melden als het spel niet meer te winnen is
settings-letterKeys = Letters, cijfers en tekens als sneltoetsen op de tafel

## Pages: Rules, Examples, questions and answers

page-print = Afdrukken
example-step = Volgende zet
example-back = Eén zet terug
example-reset = Opnieuw klaarleggen

## Statistics

statistics-title = Statistieken
statistics-cells = Vrije cellen
statistics-played = Gespeeld
statistics-won = Gewonnen
statistics-best-time = Beste tijd
statistics-fewest-moves = Minste zetten
statistics-streak = Op rij gewonnen
statistics-longest-streak = Meest op rij gewonnen
statistics-none = –

about-title = Over dit spel
about-game = Jeu du Boulanger is de patience die in het Engels Baker’s Game heet.
about-licence = Het is vrije software onder de MIT-licentie of de Apache-licentie 2.0, naar keuze.
about-vollkorn = De letters en cijfers op de kaarten zijn gebaseerd op Vollkorn Bold, copyright 2018 The Vollkorn Project Authors, onder de SIL Open Font License, versie 1.1.

## Win

win-title = Voor de bakker!
win-time = tijd
win-moves = zetten
win-score = score
win-undo = Ongedaan maken
win-copy = Code kopiëren
win-share = Code delen
win-share-text = Dit potje Jeu du Boulanger heb ik gewonnen: { $code }
win-new-game = Nieuw spel

## The native menu of desktops

menu-bar-game = Spel
menu-bar-hide = Verberg
menu-bar-hide-others = Verberg andere
menu-bar-show-all = Toon alles
menu-bar-quit = Afsluiten
menu-bar-edit = Bewerken
menu-bar-cut = Knippen
menu-bar-copy = Kopiëren
menu-bar-paste = Plakken
menu-bar-select-all = Alles selecteren
menu-bar-view = Beeld
menu-bar-full-screen = Volledig scherm
menu-bar-minimise = Minimaliseer
menu-bar-help = Help
menu-bar-keys = Toetsenbord
menu-restart = Dit spel van voren af aan
menu-settings = Instellingen
menu-about = Over dit spel
