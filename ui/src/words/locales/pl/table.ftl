### The table: what the game says before any window is opened.
###
### CARD($card) and PILE($pile) name a card and a pile. Polish inflects them: CARD .accusative
### (siódemkę kier), PILE .destination (do kolumny 3, na fundament pik) and .location (w kolumnie 3,
### na fundamencie pik). A line begins with CARD .capital (Siódemka kier).
### A no-break space follows each word of one letter.

title = Jeu du Boulanger

## Cards and piles

card-AS = as pik
    .accusative = asa pik
    .capital = As pik
card-2S = dwójka pik
    .accusative = dwójkę pik
    .capital = Dwójka pik
card-3S = trójka pik
    .accusative = trójkę pik
    .capital = Trójka pik
card-4S = czwórka pik
    .accusative = czwórkę pik
    .capital = Czwórka pik
card-5S = piątka pik
    .accusative = piątkę pik
    .capital = Piątka pik
card-6S = szóstka pik
    .accusative = szóstkę pik
    .capital = Szóstka pik
card-7S = siódemka pik
    .accusative = siódemkę pik
    .capital = Siódemka pik
card-8S = ósemka pik
    .accusative = ósemkę pik
    .capital = Ósemka pik
card-9S = dziewiątka pik
    .accusative = dziewiątkę pik
    .capital = Dziewiątka pik
card-TS = dziesiątka pik
    .accusative = dziesiątkę pik
    .capital = Dziesiątka pik
card-JS = walet pik
    .accusative = waleta pik
    .capital = Walet pik
card-QS = dama pik
    .accusative = damę pik
    .capital = Dama pik
card-KS = król pik
    .accusative = króla pik
    .capital = Król pik
card-AH = as kier
    .accusative = asa kier
    .capital = As kier
card-2H = dwójka kier
    .accusative = dwójkę kier
    .capital = Dwójka kier
card-3H = trójka kier
    .accusative = trójkę kier
    .capital = Trójka kier
card-4H = czwórka kier
    .accusative = czwórkę kier
    .capital = Czwórka kier
card-5H = piątka kier
    .accusative = piątkę kier
    .capital = Piątka kier
card-6H = szóstka kier
    .accusative = szóstkę kier
    .capital = Szóstka kier
card-7H = siódemka kier
    .accusative = siódemkę kier
    .capital = Siódemka kier
card-8H = ósemka kier
    .accusative = ósemkę kier
    .capital = Ósemka kier
card-9H = dziewiątka kier
    .accusative = dziewiątkę kier
    .capital = Dziewiątka kier
card-TH = dziesiątka kier
    .accusative = dziesiątkę kier
    .capital = Dziesiątka kier
card-JH = walet kier
    .accusative = waleta kier
    .capital = Walet kier
card-QH = dama kier
    .accusative = damę kier
    .capital = Dama kier
card-KH = król kier
    .accusative = króla kier
    .capital = Król kier
card-AD = as karo
    .accusative = asa karo
    .capital = As karo
card-2D = dwójka karo
    .accusative = dwójkę karo
    .capital = Dwójka karo
card-3D = trójka karo
    .accusative = trójkę karo
    .capital = Trójka karo
card-4D = czwórka karo
    .accusative = czwórkę karo
    .capital = Czwórka karo
card-5D = piątka karo
    .accusative = piątkę karo
    .capital = Piątka karo
card-6D = szóstka karo
    .accusative = szóstkę karo
    .capital = Szóstka karo
card-7D = siódemka karo
    .accusative = siódemkę karo
    .capital = Siódemka karo
card-8D = ósemka karo
    .accusative = ósemkę karo
    .capital = Ósemka karo
card-9D = dziewiątka karo
    .accusative = dziewiątkę karo
    .capital = Dziewiątka karo
card-TD = dziesiątka karo
    .accusative = dziesiątkę karo
    .capital = Dziesiątka karo
card-JD = walet karo
    .accusative = waleta karo
    .capital = Walet karo
card-QD = dama karo
    .accusative = damę karo
    .capital = Dama karo
card-KD = król karo
    .accusative = króla karo
    .capital = Król karo
card-AC = as trefl
    .accusative = asa trefl
    .capital = As trefl
card-2C = dwójka trefl
    .accusative = dwójkę trefl
    .capital = Dwójka trefl
card-3C = trójka trefl
    .accusative = trójkę trefl
    .capital = Trójka trefl
card-4C = czwórka trefl
    .accusative = czwórkę trefl
    .capital = Czwórka trefl
card-5C = piątka trefl
    .accusative = piątkę trefl
    .capital = Piątka trefl
card-6C = szóstka trefl
    .accusative = szóstkę trefl
    .capital = Szóstka trefl
card-7C = siódemka trefl
    .accusative = siódemkę trefl
    .capital = Siódemka trefl
card-8C = ósemka trefl
    .accusative = ósemkę trefl
    .capital = Ósemka trefl
card-9C = dziewiątka trefl
    .accusative = dziewiątkę trefl
    .capital = Dziewiątka trefl
card-TC = dziesiątka trefl
    .accusative = dziesiątkę trefl
    .capital = Dziesiątka trefl
card-JC = walet trefl
    .accusative = waleta trefl
    .capital = Walet trefl
card-QC = dama trefl
    .accusative = damę trefl
    .capital = Dama trefl
card-KC = król trefl
    .accusative = króla trefl
    .capital = Król trefl

pile-column = kolumna { $number }
    .destination = do kolumny { $number }
    .location = w kolumnie { $number }
pile-cell = komórka { $number }
    .destination = do komórki { $number }
    .location = w komórce { $number }
pile-foundation-S = fundament pik
    .destination = na fundament pik
    .location = na fundamencie pik
pile-foundation-H = fundament kier
    .destination = na fundament kier
    .location = na fundamencie kier
pile-foundation-D = fundament karo
    .destination = na fundament karo
    .location = na fundamencie karo
pile-foundation-C = fundament trefl
    .destination = na fundament trefl
    .location = na fundamencie trefl

## The table, as it is read out

table = Stół
card-top-of-column = { CARD($card, case: "capital") }, na wierzchu { PILE($pile, case: "location") }
card-in-column = { CARD($card, case: "capital") }, { PILE($pile, case: "location") }, { $above ->
    [one] pod { $above } kartą
    [few] pod { $above } kartami
    [many] pod { $above } kartami
   *[other] pod { $above } karty
  }
card-can-go = { $place }, można przenieść { $piles }
goes-to = { PILE($pile, case: "destination") }
goes-to-empty-column = do pustej kolumny
goes-to-empty-cell = do wolnej komórki
card-in-cell = { CARD($card, case: "capital") }, { PILE($pile, case: "location") }
card-home = { CARD($card, case: "capital") }, { PILE($pile, case: "location") }
pile-empty-column = Pusta { PILE($pile) }
pile-empty-cell = Pusta { PILE($pile) }
pile-empty-foundation = { $suit ->
    [S] Fundament pik, pusty
    [H] Fundament kier, pusty
    [D] Fundament karo, pusty
   *[C] Fundament trefl, pusty
  }
pile-with-cards = { $kind ->
    [column] Kolumna { $number }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
      }
    [cell] Komórka { $number }, { CARD($card) }
   *[foundation] { CARD($card, case: "capital") }, { PILE($pile, case: "location") }
  }

move-to-title = Dokąd przenieść { CARD($card, case: "accusative") }?
move-to-title-run = Dokąd przenieść { CARD($card, case: "accusative") } { $others ->
    [one] z kartą na wierzchu?
    [few] z { $others } kartami na wierzchu?
    [many] z { $others } kartami na wierzchu?
   *[other] z { $others } karty na wierzchu?
  }

zone-column = Kolumny
zone-cell = Komórki
zone-foundation = Fundamenty

## What has happened, for those who listen

told-move = { CARD($card, case: "capital") } { PILE($pile, case: "destination") }
told-move-run = { CARD($card, case: "capital") } { $others ->
    [one] z kartą na wierzchu
    [few] z { $others } kartami na wierzchu
    [many] z { $others } kartami na wierzchu
   *[other] z { $others } karty na wierzchu
  } { PILE($pile, case: "destination") }
told-undone = Cofnięto: { CARD($card) } znów { PILE($pile, case: "location") }
told-more = { $moves ->
    [one] Wykonano { $moves } ruch
    [few] Wykonano { $moves } ruchy
    [many] Wykonano { $moves } ruchów
   *[other] Wykonano { $moves } ruchu
  }
told-fewer = { $moves ->
    [one] Cofnięto { $moves } ruch
    [few] Cofnięto { $moves } ruchy
    [many] Cofnięto { $moves } ruchów
   *[other] Cofnięto { $moves } ruchu
  }
told-restarted = To samo rozdanie od początku
told-dealt = Na stole leży gra { $code }

## Bars

bar-status = Gra
bar-tools = Narzędzia
bar-time = Czas
bar-moves = Ruchy
bar-score = Punkty
bar-code = Kopiuj kod gry { $code }
tool-undo = Cofnij
tool-redo = Ponów
tool-hint = Podpowiedź
tool-play = Wykonaj
tool-finish = Dokończ
tool-go-back = Wróć
tool-stop = Stop
tool-new-game = Nowa gra
menu-bar-new-game = Nowa gra
tool-menu = Menu
mark-winnable = Pasjans może wyjść
mark-lost = Stąd pasjans nie wyjdzie
mark-lost-short = Nie wyjdzie
close = Zamknij

## Why a move or a wish is refused

refusal-not-liftable = Ta karta leży za głęboko, żeby ją przenieść.
refusal-card-is-home = Karta odłożona na fundament już tam zostaje.
refusal-same-pile = Ta karta już tam leży.
refusal-wrong-suit = Tam pasuje tylko karta w tym samym kolorze.
refusal-wrong-rank = Tam pasuje tylko karta o jeden niższa.
refusal-cell-taken = W tej komórce leży już karta.
refusal-cell-not-in-play = Tej komórki nie ma w grze.
refusal-one-card-only = Tam można przenieść tylko jedną kartę naraz.
refusal-foundation-other-suit = Ten fundament jest dla innego koloru.
refusal-foundation-not-next = Następną kartą na tym fundamencie musi być { CARD($needs) }.
refusal-run-too-long = { $most ->
    [0] Nie można tam teraz przenieść żadnej karty.
    [one] Można tam teraz przenieść tylko { $most } kartę.
    [few] Można tam teraz przenieść tylko { $most } karty.
    [many] Można tam teraz przenieść tylko { $most } kart.
   *[other] Można tam teraz przenieść tylko { $most } karty.
  }
refusal-nowhere-to-go = Ta karta nigdzie teraz nie pasuje.
refusal-nothing-to-undo = Nie ma czego cofnąć.
refusal-nothing-to-redo = Nie ma czego ponowić.
refusal-no-former-game = Nie ma poprzedniej gry.
refusal-nothing-to-restart = Nie przeniesiono jeszcze żadnej karty.
refusal-nothing-to-finish = Pozostałych kart nie da się jeszcze odłożyć od razu na fundamenty.
refusal-nowhere-to-go-back = Nie ma układu, do którego można wrócić.
refusal-no-solution = Z tego układu nie da się już wygrać.
refusal-not-known-yet = Nie wiadomo jeszcze, jak stąd wygrać.

## Hints, the solution, and what is proven

stuck = Nie można już przenieść żadnej karty.
hint-thinking = Myślę…
hint-move = Przenieś { CARD($card, case: "accusative") } { PILE($pile, case: "destination") }.
hint-move-run = Przenieś { CARD($card, case: "accusative") } { $others ->
    [one] z kartą na wierzchu
    [few] z { $others } kartami na wierzchu
    [many] z { $others } kartami na wierzchu
   *[other] z { $others } karty na wierzchu
  } { PILE($pile, case: "destination") }.
solution-begins = Teraz gra toczy się sama, a wygrana nie trafi do statystyk. Dotknij dowolnego miejsca, żeby przerwać.
solution-over = To jeden ze sposobów na wygraną.

## Notices

notice-copy-used = Zapisana gra była uszkodzona. Użyto nieuszkodzonej kopii, a uszkodzony plik odłożono na bok.
notice-started-afresh = Zapisanej gry nie udało się odczytać, bo była zbyt uszkodzona. Odłożono ją na bok, a to jest nowa gra.
notice-game-newer = Zapisana gra pochodzi z nowszej wersji aplikacji. Odłożono ją na bok dla tamtej wersji.
notice-settings-copy-used = Zapisane ustawienia były uszkodzone. Użyto nieuszkodzonej kopii, a uszkodzony plik odłożono na bok.
notice-settings-reset = Zapisane ustawienia były uszkodzone i zostały odłożone na bok.
notice-settings-newer = Zapisane ustawienia pochodzą z nowszej wersji aplikacji. Odłożono je na bok dla tamtej wersji.
notice-open-elsewhere = Gra jest już otwarta w innym oknie. To, co zagrasz w tym, nie zostanie zapisane.
notice-not-saved = Nie można teraz zapisać gry. Możesz grać dalej, ale tylko dopóki gra jest otwarta.
notice-saved-again = Gra znów się zapisuje.
error-internal = Coś poszło nie tak. Stan gry się nie zmienił.

## Codes

code-copied = Skopiowano kod gry { $code }.
code-not-copied = Nie udało się skopiować kodu gry. Oto on: { $code }.
