### Jeu du Boulanger in English.
###
### CARD($card) and PILE($pile) name a card and a pile. A language with cases gives its names
### attributes (card-7H = … with .genitive = …) and asks for them: CARD($card, case: "genitive").

title = Jeu du Boulanger

## Cards and piles

card-AS = ace of spades
card-2S = 2 of spades
card-3S = 3 of spades
card-4S = 4 of spades
card-5S = 5 of spades
card-6S = 6 of spades
card-7S = 7 of spades
card-8S = 8 of spades
card-9S = 9 of spades
card-TS = 10 of spades
card-JS = jack of spades
card-QS = queen of spades
card-KS = king of spades
card-AH = ace of hearts
card-2H = 2 of hearts
card-3H = 3 of hearts
card-4H = 4 of hearts
card-5H = 5 of hearts
card-6H = 6 of hearts
card-7H = 7 of hearts
card-8H = 8 of hearts
card-9H = 9 of hearts
card-TH = 10 of hearts
card-JH = jack of hearts
card-QH = queen of hearts
card-KH = king of hearts
card-AD = ace of diamonds
card-2D = 2 of diamonds
card-3D = 3 of diamonds
card-4D = 4 of diamonds
card-5D = 5 of diamonds
card-6D = 6 of diamonds
card-7D = 7 of diamonds
card-8D = 8 of diamonds
card-9D = 9 of diamonds
card-TD = 10 of diamonds
card-JD = jack of diamonds
card-QD = queen of diamonds
card-KD = king of diamonds
card-AC = ace of clubs
card-2C = 2 of clubs
card-3C = 3 of clubs
card-4C = 4 of clubs
card-5C = 5 of clubs
card-6C = 6 of clubs
card-7C = 7 of clubs
card-8C = 8 of clubs
card-9C = 9 of clubs
card-TC = 10 of clubs
card-JC = jack of clubs
card-QC = queen of clubs
card-KC = king of clubs

pile-column = column { $number }
pile-cell = cell { $number }
pile-foundation-S = the spades foundation
pile-foundation-H = the hearts foundation
pile-foundation-D = the diamonds foundation
pile-foundation-C = the clubs foundation

## The table, as it is read out

table = Table
card-top-of-column = { CARD($card) }, top of { PILE($pile) }
card-in-column = { CARD($card) }, in { PILE($pile) }, { $above ->
    [one] { $above } card on it
   *[other] { $above } cards on it
  }
card-can-go = { $place }, can go to { $piles }
goes-to = { PILE($pile) }
goes-to-empty-column = an empty column
goes-to-empty-cell = a free cell
card-in-cell = { CARD($card) }, in { PILE($pile) }
card-home = { CARD($card) }, on { PILE($pile) }
pile-empty-column = Empty { PILE($pile) }
pile-empty-cell = Empty { PILE($pile) }
pile-empty-foundation = { $suit ->
    [S] Spades foundation, empty
    [H] Hearts foundation, empty
    [D] Diamonds foundation, empty
   *[C] Clubs foundation, empty
  }
pile-with-cards = { $kind ->
    [column] Column { $number }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
      }
    [cell] Cell { $number }, { CARD($card) }
   *[foundation] { CARD($card) }, on { PILE($pile) }
  }

zone-column = Columns
zone-cell = Cells
zone-foundation = Foundations

## What has happened, for those who listen

told-move = { CARD($card) } to { PILE($pile) }
told-move-run = { CARD($card) } and { $others ->
    [one] the card on it
   *[other] the { $others } cards on it
  } to { PILE($pile) }
told-undone = Taken back: { CARD($card) }, in { PILE($pile) } again
told-more = { $moves } moves made
told-fewer = { $moves ->
    [one] { $moves } move taken back
   *[other] { $moves } moves taken back
  }
told-restarted = Dealt again, from the start
told-dealt = Game { $code } is dealt

## Bars

bar-status = Game
bar-tools = Tools
bar-time = Time
bar-moves = Moves
bar-score = Score
bar-code = Copy the game code { $code }
tool-undo = Undo
tool-redo = Redo
tool-hint = Hint
tool-play = Play it
tool-finish = Finish
tool-go-back = Go back
tool-stop = Stop
tool-new-game = New game
tool-menu = Menu
mark-winnable = Can be won
mark-lost = Can’t be won from here
mark-lost-short = Can’t be won
close = Close

## Why a move or a wish is refused

refusal-not-liftable = That card lies too deep to be moved.
refusal-card-is-home = Cards stay on their foundation.
refusal-same-pile = The card lies there already.
refusal-wrong-suit = Only a card of the same suit can go there.
refusal-wrong-rank = Only the next lower card can go there.
refusal-cell-taken = That cell holds a card already.
refusal-cell-not-in-play = That cell is not in play.
refusal-one-card-only = Only a single card can go there.
refusal-foundation-other-suit = That foundation is for another suit.
refusal-foundation-not-next = The foundation takes the { CARD($needs) } next.
refusal-run-too-long = { $most ->
    [0] No card can move there now.
    [one] Only { $most } card can move there now.
   *[other] Only { $most } cards can move there now.
  }
refusal-nowhere-to-go = No pile takes this card now.
refusal-nothing-to-undo = There is nothing to undo.
refusal-nothing-to-redo = There is nothing to redo.
refusal-no-former-game = There is no former game.
refusal-nothing-to-restart = No card has been moved yet.
refusal-nothing-to-finish = The rest can’t go home by itself yet.
refusal-nowhere-to-go-back = There is no position to go back to.
refusal-no-solution = This position can’t be won any more.
refusal-not-known-yet = It is not known yet how this can be won.

## Hints, the solution, and what is proven

stuck = No card can be moved any more.
hint-thinking = Thinking…
hint-move = Move the { CARD($card) } to { PILE($pile) }.
hint-move-run = Move the { CARD($card) } and { $others ->
    [one] the card on it
   *[other] the { $others } cards on it
  } to { PILE($pile) }.
solution-begins = The game plays itself, and counts as shown. Touch anything to stop.
solution-over = That is one way to win it.

lost-title = Can’t be won from here
lost-why = However you go on, some cards will stay on the table. That is proven.
lost-deal = This deal could not be won from its first move on. That is proven.
lost-back = Back to the last winnable position ({ $moves ->
    [one] { $moves }{"\u00A0"}move
   *[other] { $moves }{"\u00A0"}moves
  })
lost-new-game = New game
lost-restart = Restart
lost-former-game = Former game
lost-go-on = Go on

## What is wrong with a game code

code-error-no-code = There is no game code in this text.
code-error-unknown-version = Codes of version { $version } are not known here.
code-error-bad-cell-count = A game has 4, 2 or 1 free cells, not { $count }.
code-error-bad-symbol = “{ $symbol }” can’t stand in a game code.
code-error-too-short = This code is too short.
code-error-too-long = This code is too long.
code-error-wrong-check = This code has a mistake in it: its last symbol does not fit the others.
code-error-bad-number = Microsoft’s deals go from 1 to 1,000,000.

## Notices

notice-copy-used = The saved game was damaged. A good copy was used, and the damaged file set aside.
notice-started-afresh = The saved game was damaged beyond use and was set aside. This is a new one.
notice-settings-reset = The saved settings were damaged and were set aside.
notice-not-saved = The game can’t be saved now. It goes on, but only as long as it stays open.
notice-saved-again = The game is saved again.
error-internal = That went wrong. The game is as it was.

## Codes

code-copied = The game code { $code } was copied.
code-not-copied = The game code could not be copied. It is { $code }.

## Move to

move-to-title = Move the { CARD($card) } to…
move-to-title-run = Move the { CARD($card) } and { $others ->
    [one] the card on it to…
   *[other] the { $others } cards on it to…
  }
move-to-column = Column { $number }, onto the { CARD($onto) }
move-to-empty-column = Column { $number }, which is empty
move-to-cell = Cell { $number }
move-to-foundation = { $suit ->
    [S] The spades foundation
    [H] The hearts foundation
    [D] The diamonds foundation
   *[C] The clubs foundation
  }

## Keys and gestures

help-title = Keys and gestures
help-gestures = By hand
help-keys = By keys, on the table
help-letters = Single letters and signs
help-letters-off = They are switched off in the settings.
help-tap = Tap
help-tap-does = Sends a card home if it can go there, else picks it. Then tap where it is to go.
help-double-tap = Two taps
help-double-tap-does = Send a card, or a run, to the first that takes it: foundation, column, empty column, cell.
help-hold = Long press, or right click
help-hold-does = Lists every place where it can go.
help-drag = Drag
help-drag-does = Carries a card, or the run from that card on.
help-tab-does = Next or previous part: columns, cells, foundations, tools
help-arrows = Arrows
help-arrows-does = From pile to pile, and from card to card in a column
help-ends-does = First or last pile of that part
help-enter-does = Pick, and place
help-shift-enter-does = What two taps do
help-escape-does = Let go
help-menu-key-does = List where the card can go
help-plus-does = One card more or less in hand
help-digits-does = Pick from that column, or place there
help-c-does = Pick from a cell, or place in a free one
help-f-does = Place on the foundation
help-m-does = List where the card can go
help-l-does = List all moves
help-t-does = Read the table
help-u-does = Undo
help-r-does = Redo
help-h-does = Hint
help-n-does = New game
help-question-does = These keys

## The table in words, and all moves

read-title = The table
read-column = Column { $number }, from the top: { $cards }
moves-title = Possible moves
moves-none = No card can be moved.

## New game

new-game-title = New game
new-game-cells = Free cells
new-game-cells-4 = classic
new-game-cells-2 = hard
new-game-cells-1 = very hard
new-game-winnable = Only deals that can be won
new-game-odds = { $cells ->
    [4] About 3 in 4 deals can be won with 4 cells
    [2] About 1 in 24 deals can be won with 2 cells
   *[1] About 1 in 550 deals can be won with 1 cell
  }
new-game-code = Or play a code
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = Paste
new-game-paste-by-hand = Paste the code into the field.
new-game-right-code = { $cells ->
    [one] This code deals a game with { $cells } free cell.
   *[other] This code deals a game with { $cells } free cells.
  }
new-game-present = This game
new-game-copy = Copy
new-game-share = Share
share-text = Play this deal of Jeu du Boulanger: { $code }
new-game-deal = Deal

## Menu

menu-title = Menu
menu-restart = Restart this game
menu-former-game = Back to the former game
menu-solution = Show the solution
menu-settings = Settings
menu-read = Read the table
menu-moves = Possible moves
menu-help = Keys and gestures
menu-statistics = Statistics
menu-about = About

## Settings

settings-title = Settings
settings-look = Look
settings-table = Table
settings-feel = Feel
settings-help = Help
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-off = Off
settings-letters = Letters on the cards
settings-letters-international = International: A K Q J
settings-letters-dutch = Dutch: A H V B
settings-letters-french = French: A R D V
settings-letters-german = German: A K D B
settings-letters-polish = Polish: A K D W
settings-letters-portuguese = Portuguese: A R D V
settings-letters-scandinavian = Scandinavian: E K D Kn
settings-fourColours = Four-colour suits
settings-leftHand = Left-handed table
settings-timer = Show the time
settings-haptics = Vibrate as cards are lifted and placed
settings-sound = Sounds
settings-winnable = Deal only games that can be won
settings-lostNotice = Tell when the game can’t be won any more
settings-letterKeys = Letters, figures and signs are keys on the table

## Statistics

statistics-title = Statistics
statistics-cells = Free cells
statistics-played = Played
statistics-won = Won
statistics-best-time = Best time
statistics-fewest-moves = Fewest moves
statistics-streak = Wins in a row
statistics-longest-streak = Most wins in a row
statistics-none = –

about-title = About
about-game = Jeu du Boulanger is the patience known in English as Baker’s Game.
about-licence = It is free software under the MIT licence or the Apache licence 2.0, as you like.
about-vollkorn = The letters and figures on the cards are adapted from Vollkorn Bold, copyright 2018 The Vollkorn Project Authors, under the SIL Open Font License, version 1.1.

## Win

win-title = Out of the oven!
win-time = time
win-moves = moves
win-score = score
win-undo = Undo
win-copy = Copy the code
win-share = Share the code
win-share-text = I won this game of Jeu du Boulanger: { $code }
win-new-game = New game

## The native menu of desktops

menu-bar-game = Game
menu-bar-quit = Quit
menu-bar-edit = Edit
menu-bar-cut = Cut
menu-bar-copy = Copy
menu-bar-paste = Paste
menu-bar-select-all = Select all
menu-bar-view = View
menu-bar-full-screen = Full screen
menu-bar-help = Help
menu-bar-keys = Keyboard
