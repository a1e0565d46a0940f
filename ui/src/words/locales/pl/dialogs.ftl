### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

lost-title = Stąd pasjans nie wyjdzie
lost-why = Jakkolwiek zagrasz, część kart zostanie na stole. To udowodnione.
lost-deal = Tego rozdania od początku nie dało się wygrać. To udowodnione.
lost-back = Wróć do ostatniego układu, z którego da się wygrać ({ $moves ->
    [one] { $moves }{"\u00A0"}ruch
    [few] { $moves }{"\u00A0"}ruchy
    [many] { $moves }{"\u00A0"}ruchów
   *[other] { $moves }{"\u00A0"}ruchu
  })
lost-new-game = Nowa gra
lost-restart = Od nowa
lost-former-game = Poprzednia gra
lost-go-on = Graj dalej

## What is wrong with a game code

code-error-no-code = W tym tekście nie ma kodu gry.
code-error-unknown-version = Nieznana wersja kodu: { $version }.
code-error-bad-cell-count = Gra ma { $counts } komórkę, a nie { $count }.
code-error-bad-symbol = Znak „{ $symbol }” nie może wystąpić w kodzie gry.
code-error-too-short = Ten kod jest za krótki.
code-error-too-long = Ten kod jest za długi.
code-error-wrong-check = W kodzie jest błąd: ostatni znak nie pasuje do pozostałych.
code-error-bad-number = Rozdania Microsoftu mają numery od { $least } do { $most }.

## Move to

move-to-column = Do kolumny { $number }, na { CARD($onto, case: "accusative") }
move-to-empty-column = Do pustej kolumny { $number }
move-to-cell = Do komórki { $number }
move-to-foundation = { $suit ->
    [S] Na fundament pik
    [H] Na fundament kier
    [D] Na fundament karo
   *[C] Na fundament trefl
  }

## Keys and gestures

help-title = Klawisze i gesty
help-gestures = Palcem lub myszą
help-keys = Klawiaturą
help-letters = Litery, cyfry i znaki
help-letters-off = Są wyłączone w ustawieniach.
help-tap = Dotknięcie
help-tap-does = Odkłada kartę na fundament, jeśli tam pasuje, a jeśli nie – wybiera ją. Potem dotknij miejsca, na które ma trafić.
help-double-tap = Dwukrotne dotknięcie
help-double-tap-does = Przenosi kartę lub sekwens na pierwsze pasujące miejsce: fundament, kolumna, pusta kolumna, komórka.
help-hold = Przytrzymanie lub prawy przycisk myszy
help-hold-does = Pokazuje wszystkie miejsca, na które można przenieść kartę.
help-drag = Przeciąganie
help-drag-does = Przenosi kartę lub sekwens, który się od niej zaczyna.
help-tab-does = Następna lub poprzednia część: kolumny, komórki, fundamenty, narzędzia
help-arrows = Strzałki
help-arrows-does = Od stosu do stosu, a w kolumnie od karty do karty
help-ends-does = Pierwszy lub ostatni stos w tej części
help-enter-does = Wybierz, a potem połóż
help-shift-enter-does = To samo co dwukrotne dotknięcie
help-escape-does = Anuluj wybór
help-menu-key-does = Pokaż, dokąd można przenieść kartę
help-plus-does = Wybierz o jedną kartę więcej lub mniej
help-digits-does = Wybierz z kolumny o tym numerze lub połóż w niej
help-c-does = Wybierz z komórki lub połóż w wolnej
help-f-does = Połóż na fundamencie
help-m-does = Pokaż, dokąd można przenieść kartę
help-l-does = Pokaż wszystkie ruchy
help-t-does = Opis stołu
help-u-does = Cofnij
help-r-does = Ponów
help-h-does = Podpowiedź
help-n-does = Nowa gra
help-question-does = Te klawisze

## The table in words, and all moves

read-title = Opis stołu
read-column = Kolumna { $number }, od wierzchu: { $cards }
moves-title = Możliwe ruchy
moves-none = Nie można przenieść żadnej karty.

## New game

new-game-title = Nowa gra
new-game-cells = Liczba komórek
new-game-cells-4 = klasyczna
new-game-cells-2 = trudna
new-game-cells-1 = bardzo trudna
new-game-winnable = Tylko rozdania, które da się wygrać
new-game-odds = { $cells ->
    [4] Z { $cells } komórkami da się wygrać mniej więcej { $won } rozdania na { $of }
    [2] Z { $cells } komórkami da się wygrać mniej więcej { $won } rozdanie na { $of }
   *[1] Z { $cells } komórką da się wygrać mniej więcej { $won } rozdanie na { $of }
  }
new-game-code = Albo wpisz kod gry
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = Wklej
new-game-paste-by-hand = Wklej kod w to pole.
new-game-right-code = { $cells ->
    [one] Ten kod daje grę z { $cells } komórką.
    [few] Ten kod daje grę z { $cells } komórkami.
    [many] Ten kod daje grę z { $cells } komórkami.
   *[other] Ten kod daje grę z { $cells } komórki.
  }
new-game-present = Ta gra
new-game-copy = Kopiuj
new-game-share = Udostępnij
share-text = Zagraj w to rozdanie Jeu du Boulanger: { $code }
new-game-deal = Rozdaj

## Menu

menu-title = Menu
menu-former-game = Wróć do poprzedniej gry
menu-solution = Pokaż rozwiązanie
menu-read = Opis stołu
menu-moves = Możliwe ruchy
menu-rules = Zasady
menu-examples = Przykłady
menu-faq = Pytania i odpowiedzi
menu-help = Klawisze i gesty
menu-statistics = Statystyki

## Settings

settings-title = Ustawienia
settings-look = Wygląd
settings-table = Stół
settings-feel = Ruch i dźwięk
settings-help = Pomoc
settings-theme = Motyw
settings-theme-system = Systemowy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-language = Język
settings-language-system = Taki jak w systemie
settings-motion = Animacje
settings-motion-normal = Normalne
settings-motion-fast = Szybkie
settings-motion-off = Brak
settings-letters = Litery na kartach
settings-letters-international = Międzynarodowe: A K Q J
settings-letters-dutch = Holenderskie: A H V B
settings-letters-french = Francuskie: A R D V
settings-letters-german = Niemieckie: A K D B
settings-letters-italian = Włoskie: A R D F
settings-letters-polish = Polskie: A K D W
settings-letters-portuguese = Portugalskie: A R D V
settings-letters-scandinavian = Skandynawskie: E K D Kn
settings-fourColours = Talia czterokolorowa
settings-leftHand = Stół dla leworęcznych
settings-timer = Pokazuj czas
settings-haptics = Wibracje przy podnoszeniu i kładzeniu kart
settings-sound = Dźwięki
settings-winnable = Tylko rozdania, które da się wygrać
settings-lostNotice = Ostrzegaj, gdy nie da się już wygrać
settings-letterKeys = Sterowanie literami, cyframi i znakami

## Pages: Rules, Examples, questions and answers

page-print = Drukuj
example-step = Następny ruch
example-back = Ruch wstecz
example-reset = Ustaw od nowa

## Statistics

statistics-title = Statystyki
statistics-cells = Komórki
statistics-played = Rozegrane
statistics-won = Wygrane
statistics-best-time = Najlepszy czas
statistics-fewest-moves = Najmniej ruchów
statistics-streak = Seria wygranych
statistics-longest-streak = Najdłuższa seria
statistics-none = –

about-title = O grze
about-game = Jeu du Boulanger to pasjans znany po angielsku jako Baker’s Game.
about-licence = To wolne oprogramowanie, do wyboru na licencji MIT lub Apache 2.0.
about-vollkorn = Litery i cyfry na kartach opracowano na podstawie kroju Vollkorn Bold, copyright 2018 The Vollkorn Project Authors, na licencji SIL Open Font License w wersji 1.1.

## Win

win-title = Świeżo upieczona wygrana!
win-time = czas
win-moves = ruchy
win-score = punkty
win-undo = Cofnij
win-copy = Kopiuj kod
win-share = Udostępnij kod
win-share-text = Udało mi się wygrać to rozdanie Jeu du Boulanger: { $code }
win-new-game = Nowa gra

## The native menu of desktops

menu-bar-game = Gra
menu-bar-hide = Ukryj
menu-bar-hide-others = Ukryj pozostałe
menu-bar-show-all = Pokaż wszystkie
menu-bar-quit = Zakończ
menu-bar-edit = Edycja
menu-bar-cut = Wytnij
menu-bar-copy = Kopiuj
menu-bar-paste = Wklej
menu-bar-select-all = Zaznacz wszystko
menu-bar-view = Widok
menu-bar-full-screen = Pełny ekran
menu-bar-minimise = Minimalizuj
menu-bar-help = Pomoc
menu-bar-keys = Klawisze
menu-restart = Zacznij tę grę od nowa
menu-settings = Ustawienia
menu-about = O grze
