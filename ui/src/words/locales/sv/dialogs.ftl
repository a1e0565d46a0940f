### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

lost-title = Ställningen är olösbar
lost-why = Hur du än spelar vidare blir det kort kvar på bordet. Det är bevisat.
lost-deal = Den här given var olösbar redan från början. Det är bevisat.
lost-back = Tillbaka till den senaste lösbara ställningen ({ $moves }{"\u00A0"}drag)
lost-new-game = Nytt spel
lost-restart = Börja om
lost-former-game = Föregående spel
lost-go-on = Fortsätt

## What is wrong with a game code

code-error-no-code = Det finns ingen spelkod i texten.
code-error-unknown-version = Kodversionen { $version } är okänd.
code-error-bad-cell-count = Ett spel har { $counts } cell, inte { $count }.
code-error-bad-symbol = Tecknet ”{ $symbol }” kan inte förekomma i en spelkod.
code-error-too-short = Koden är för kort.
code-error-too-long = Koden är för lång.
code-error-wrong-check = Det är något fel i koden: det sista tecknet stämmer inte med de andra.
code-error-bad-number = Microsofts givar är numrerade från { $least } till { $most }.

## Move to

move-to-column = Kolumn { $number }, på { CARD($onto) }
move-to-empty-column = Tom kolumn { $number }
move-to-cell = Cell { $number }
move-to-foundation = { $suit ->
    [S] Grundhögen i spader
    [H] Grundhögen i hjärter
    [D] Grundhögen i ruter
   *[C] Grundhögen i klöver
  }

## Keys and gestures

help-title = Tangenter och gester
help-gestures = Med fingret eller musen
help-keys = Med tangentbordet
help-letters = Bokstäver, siffror och tecken
help-letters-off = De är avstängda i inställningarna.
help-tap = Tryck
help-tap-does = Lägger kortet på grundhögen om det passar där; annars markeras det. Tryck sedan där det ska ligga.
help-double-tap = Dubbeltryck
help-double-tap-does = Flyttar kortet eller följden till den första plats där det går: grundhög, kolumn, tom kolumn eller cell.
help-hold = Långt tryck eller högerklick
help-hold-does = Visar alla platser dit kortet kan flyttas.
help-drag = Dra
help-drag-does = Flyttar kortet eller följden från och med det kortet.
help-tab-does = Nästa eller föregående del: kolumner, celler, grundhögar, verktyg
help-arrows = Pilar
help-arrows-does = Från hög till hög, och från kort till kort i en kolumn
help-ends-does = Första eller sista högen i den delen
help-enter-does = Markera och lägg
help-shift-enter-does = Samma som dubbeltryck
help-escape-does = Avmarkera
help-menu-key-does = Visa vart kortet kan flyttas
help-plus-does = Markera ett kort till eller ett kort färre
help-digits-does = Markera i den kolumnen, eller lägg där
help-c-does = Markera i en cell, eller lägg i en ledig
help-f-does = Lägg på grundhögen
help-m-does = Visa vart kortet kan flyttas
help-l-does = Visa alla drag
help-t-does = Bordet i ord
help-u-does = Ångra
help-r-does = Gör om
help-h-does = Tips
help-n-does = Nytt spel
help-question-does = De här tangenterna

## The table in words, and all moves

read-title = Bordet i ord
read-column = Kolumn { $number }, med det översta kortet först: { $cards }
moves-title = Möjliga drag
moves-none = Inget kort kan flyttas.

## New game

new-game-title = Nytt spel
new-game-cells = Antal celler
new-game-cells-4 = klassiskt
new-game-cells-2 = svårt
new-game-cells-1 = mycket svårt
new-game-winnable = Bara lösbara givar
new-game-odds = { $cells ->
    [4] Ungefär { $won } av { $of } givar är lösbara med { $cells } celler
    [2] Ungefär { $won } av { $of } givar är lösbar med { $cells } celler
   *[1] Ungefär { $won } av { $of } givar är lösbar med { $cells } cell
  }
new-game-code = Eller ange en spelkod
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = Klistra in
new-game-paste-by-hand = Klistra in koden i fältet.
new-game-right-code = { $cells ->
    [one] Koden ger ett spel med { $cells } cell.
   *[other] Koden ger ett spel med { $cells } celler.
  }
new-game-present = Det här spelet
new-game-copy = Kopiera
new-game-share = Dela
share-text = Spela den här given i Jeu du Boulanger: { $code }
new-game-deal = Ge korten

## Menu

menu-title = Meny
menu-former-game = Tillbaka till föregående spel
menu-solution = Visa lösningen
menu-read = Bordet i ord
menu-moves = Möjliga drag
menu-rules = Regler
menu-examples = Exempel
menu-faq = Frågor och svar
menu-help = Tangenter och gester
menu-statistics = Statistik

## Settings

settings-title = Inställningar
settings-look = Utseende
settings-table = Bordet
settings-feel = Rörelse och ljud
settings-help = Hjälp
settings-theme = Tema
settings-theme-system = System
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-language = Språk
settings-language-system = Samma som systemet
settings-motion = Animationer
settings-motion-normal = Normala
settings-motion-fast = Snabba
settings-motion-off = Av
settings-letters = Bokstäver på korten
settings-letters-international = Internationella: A K Q J
settings-letters-dutch = Nederländska: A H V B
settings-letters-french = Franska: A R D V
settings-letters-german = Tyska: A K D B
settings-letters-italian = Italienska: A R D F
settings-letters-polish = Polska: A K D W
settings-letters-portuguese = Portugisiska: A R D V
settings-letters-scandinavian = Skandinaviska: E K D Kn
settings-fourColours = Fyrfärgad kortlek
settings-leftHand = Bord för vänsterhänta
settings-timer = Visa tiden
settings-haptics = Vibrera när kort lyfts och läggs
settings-sound = Ljud
settings-winnable = Bara lösbara givar
settings-lostNotice = Säg till när ställningen är olösbar
settings-letterKeys = Styr med bokstäver, siffror och tecken

## Pages: Rules, Examples, questions and answers

page-print = Skriv ut
example-step = Nästa drag
example-back = Ett drag tillbaka
example-reset = Till början

## Statistics

statistics-title = Statistik
statistics-cells = Celler
statistics-played = Spelade
statistics-won = Vunna
statistics-best-time = Bästa tid
statistics-fewest-moves = Minsta antal drag
statistics-streak = Vinster i rad
statistics-longest-streak = Flest vinster i rad
statistics-none = –

about-title = Om spelet
about-game = Jeu du Boulanger är den patiens som på engelska heter Baker’s Game.
about-licence = Det är fri programvara under MIT-licensen eller Apache-licensen 2.0, vilken du vill.
about-vollkorn = Bokstäverna och siffrorna på korten är en bearbetning av typsnittet Vollkorn Bold, copyright 2018 The Vollkorn Project Authors, under SIL Open Font License, version 1.1.

## Win

win-title = Nybakad vinnare!
win-time = tid
win-moves = drag
win-score = poäng
win-undo = Ångra
win-copy = Kopiera koden
win-share = Dela koden
win-share-text = Jag vann det här spelet i Jeu du Boulanger: { $code }
win-new-game = Nytt spel

## The native menu of desktops

menu-bar-game = Spel
menu-bar-hide = Göm
menu-bar-hide-others = Göm övriga
menu-bar-show-all = Visa alla
menu-bar-quit = Avsluta
menu-bar-edit = Redigera
menu-bar-cut = Klipp ut
menu-bar-copy = Kopiera
menu-bar-paste = Klistra in
menu-bar-select-all = Markera allt
menu-bar-view = Visa
menu-bar-full-screen = Helskärm
menu-bar-minimise = Minimera
menu-bar-help = Hjälp
menu-bar-keys = Tangenter
menu-restart = Börja om det här spelet
menu-settings = Inställningar
menu-about = Om spelet
