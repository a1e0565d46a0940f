### The table: what the game says before any window is opened.
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

move-to-title = Move the { CARD($card) } to…
move-to-title-run = Move the { CARD($card) } and { $others ->
    [one] the card on it to…
   *[other] the { $others } cards on it to…
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
menu-bar-new-game = New game
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
solution-begins = The game plays itself, and counts as shown, not as won. Touch anything to stop.
solution-over = That is one way to win it.

## Notices

notice-copy-used = The saved game was damaged. A good copy was used, and the damaged file set aside.
notice-started-afresh = The saved game was damaged beyond repair and was set aside. This is a new one.
notice-game-newer = The saved game is from a newer version of the app. It was set aside for that version.
notice-settings-copy-used = The saved settings were damaged. A good copy was used, and the damaged file set aside.
notice-settings-reset = The saved settings were damaged and were set aside.
notice-settings-newer = The saved settings are from a newer version of the app. They were set aside for that version.
notice-open-elsewhere = The game is already open in another window. What you play in this one is not saved.
notice-not-saved = The game can’t be saved right now. You can play on, but only as long as it stays open.
notice-saved-again = The game is saved again.
error-internal = That went wrong. The game is as it was.

## Codes

code-copied = The game code { $code } was copied.
code-not-copied = The game code could not be copied. It is { $code }.
