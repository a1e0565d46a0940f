### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

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
code-error-bad-cell-count = A game has { $counts } free cells, not { $count }.
code-error-bad-symbol = “{ $symbol }” can’t stand in a game code.
code-error-too-short = This code is too short.
code-error-too-long = This code is too long.
code-error-wrong-check = This code has a mistake in it: its last symbol does not fit the others.
code-error-bad-number = Microsoft’s deals go from { $least } to { $most }.

## Move to

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
help-letters = Letters, digits and signs
help-letters-off = They are switched off in the settings.
help-tap = Tap
help-tap-does = Sends a card home if it can go there; otherwise picks it. Then tap where it is to go.
help-double-tap = Two taps
help-double-tap-does = Send a card, or a run, to the first place that takes it: foundation, column, empty column, cell.
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
    [4] About { $won } in { $of } deals can be won with { $cells } cells
    [2] About { $won } in { $of } deals can be won with { $cells } cells
   *[1] About { $won } in { $of } deals can be won with { $cells } cell
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
menu-former-game = Back to the former game
menu-solution = Show the solution
menu-read = Read the table
menu-moves = Possible moves
menu-rules = Rules
menu-examples = Examples
menu-faq = Questions and answers
menu-help = Keys and gestures
menu-statistics = Statistics

## Settings

settings-title = Settings
settings-look = Look
settings-table = Table
settings-feel = Feel
settings-help = Help
settings-language = Language
settings-language-system = System language
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
settings-letters-italian = Italian: A R D F
settings-letters-polish = Polish: A K D W
settings-letters-portuguese = Portuguese: A R D V
settings-letters-scandinavian = Scandinavian: E K D Kn
settings-fourColours = Four-colour suits
settings-leftHand = Left-handed table
settings-timer = Show the time
settings-haptics = Vibrate as cards are lifted and placed
settings-sound = Sounds
settings-winnable = Deal only games that can be won
settings-lostNotice = Tell me when the game can’t be won any more
settings-letterKeys = Use letters, digits and signs as keys on the table

## Pages: Rules, Examples, questions and answers

page-print = Print
example-step = Next move
example-back = One move back
example-reset = Set up again

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
menu-bar-hide = Hide
menu-bar-hide-others = Hide others
menu-bar-show-all = Show all
menu-bar-quit = Quit
menu-bar-edit = Edit
menu-bar-cut = Cut
menu-bar-copy = Copy
menu-bar-paste = Paste
menu-bar-select-all = Select all
menu-bar-view = View
menu-bar-full-screen = Full screen
menu-bar-minimise = Minimise
menu-bar-help = Help
menu-bar-keys = Keyboard
menu-restart = Restart this game
menu-settings = Settings
menu-about = About
