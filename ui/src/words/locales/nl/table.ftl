### The table: what the game says before any window is opened.
###
### CARD($card) and PILE($pile) name a card and a pile. A card that begins a line is asked for by
### a case: CARD .begin (Harten 7).

title = Jeu du Boulanger

## Cards and piles

card-AS = schoppenaas
    .begin = Schoppenaas
card-2S = schoppen 2
    .begin = Schoppen 2
card-3S = schoppen 3
    .begin = Schoppen 3
card-4S = schoppen 4
    .begin = Schoppen 4
card-5S = schoppen 5
    .begin = Schoppen 5
card-6S = schoppen 6
    .begin = Schoppen 6
card-7S = schoppen 7
    .begin = Schoppen 7
card-8S = schoppen 8
    .begin = Schoppen 8
card-9S = schoppen 9
    .begin = Schoppen 9
card-TS = schoppen 10
    .begin = Schoppen 10
card-JS = schoppenboer
    .begin = Schoppenboer
card-QS = schoppenvrouw
    .begin = Schoppenvrouw
card-KS = schoppenheer
    .begin = Schoppenheer
card-AH = hartenaas
    .begin = Hartenaas
card-2H = harten 2
    .begin = Harten 2
card-3H = harten 3
    .begin = Harten 3
card-4H = harten 4
    .begin = Harten 4
card-5H = harten 5
    .begin = Harten 5
card-6H = harten 6
    .begin = Harten 6
card-7H = harten 7
    .begin = Harten 7
card-8H = harten 8
    .begin = Harten 8
card-9H = harten 9
    .begin = Harten 9
card-TH = harten 10
    .begin = Harten 10
card-JH = hartenboer
    .begin = Hartenboer
card-QH = hartenvrouw
    .begin = Hartenvrouw
card-KH = hartenheer
    .begin = Hartenheer
card-AD = ruitenaas
    .begin = Ruitenaas
card-2D = ruiten 2
    .begin = Ruiten 2
card-3D = ruiten 3
    .begin = Ruiten 3
card-4D = ruiten 4
    .begin = Ruiten 4
card-5D = ruiten 5
    .begin = Ruiten 5
card-6D = ruiten 6
    .begin = Ruiten 6
card-7D = ruiten 7
    .begin = Ruiten 7
card-8D = ruiten 8
    .begin = Ruiten 8
card-9D = ruiten 9
    .begin = Ruiten 9
card-TD = ruiten 10
    .begin = Ruiten 10
card-JD = ruitenboer
    .begin = Ruitenboer
card-QD = ruitenvrouw
    .begin = Ruitenvrouw
card-KD = ruitenheer
    .begin = Ruitenheer
card-AC = klaverenaas
    .begin = Klaverenaas
card-2C = klaveren 2
    .begin = Klaveren 2
card-3C = klaveren 3
    .begin = Klaveren 3
card-4C = klaveren 4
    .begin = Klaveren 4
card-5C = klaveren 5
    .begin = Klaveren 5
card-6C = klaveren 6
    .begin = Klaveren 6
card-7C = klaveren 7
    .begin = Klaveren 7
card-8C = klaveren 8
    .begin = Klaveren 8
card-9C = klaveren 9
    .begin = Klaveren 9
card-TC = klaveren 10
    .begin = Klaveren 10
card-JC = klaverenboer
    .begin = Klaverenboer
card-QC = klaverenvrouw
    .begin = Klaverenvrouw
card-KC = klaverenheer
    .begin = Klaverenheer

pile-column = kolom { $number }
pile-cell = cel { $number }
pile-foundation-S = de eindstapel van schoppen
pile-foundation-H = de eindstapel van harten
pile-foundation-D = de eindstapel van ruiten
pile-foundation-C = de eindstapel van klaveren

## The table, as it is read out

table = Tafel
card-top-of-column = { CARD($card, case: "begin") }, boven op { PILE($pile) }
card-in-column = { CARD($card, case: "begin") }, in { PILE($pile) }, { $above ->
    [one] onder één kaart
   *[other] onder { $above } kaarten
  }
card-can-go = { $place }, kan naar { $piles }
goes-to = { PILE($pile) }
goes-to-empty-column = een lege kolom
goes-to-empty-cell = een vrije cel
card-in-cell = { CARD($card, case: "begin") }, in { PILE($pile) }
card-home = { CARD($card, case: "begin") }, op { PILE($pile) }
pile-empty-column = Lege { PILE($pile) }
pile-empty-cell = Lege { PILE($pile) }
pile-empty-foundation = { $suit ->
    [S] Eindstapel van schoppen, leeg
    [H] Eindstapel van harten, leeg
    [D] Eindstapel van ruiten, leeg
   *[C] Eindstapel van klaveren, leeg
  }
pile-with-cards = { $kind ->
    [column] Kolom { $number }, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
      }
    [cell] Cel { $number }, { CARD($card) }
   *[foundation] { CARD($card, case: "begin") }, op { PILE($pile) }
  }

move-to-title = Verplaats { CARD($card) } naar…
move-to-title-run = Verplaats { CARD($card) } en { $others ->
    [one] de kaart erop naar…
   *[other] de { $others } kaarten erop naar…
  }

zone-column = Kolommen
zone-cell = Cellen
zone-foundation = Eindstapels

## What has happened, for those who listen

told-move = { CARD($card, case: "begin") } naar { PILE($pile) }
told-move-run = { CARD($card, case: "begin") } en { $others ->
    [one] de kaart erop
   *[other] de { $others } kaarten erop
  } naar { PILE($pile) }
told-undone = Ongedaan gemaakt: { CARD($card) }, weer in { PILE($pile) }
told-more = { $moves ->
    [one] { $moves } zet gedaan
   *[other] { $moves } zetten gedaan
  }
told-fewer = { $moves ->
    [one] { $moves } zet ongedaan gemaakt
   *[other] { $moves } zetten ongedaan gemaakt
  }
told-restarted = Van voren af aan, met dezelfde kaarten
told-dealt = Spel { $code } ligt klaar

## Bars

bar-status = Spel
bar-tools = Knoppen
bar-time = Tijd
bar-moves = Zetten
bar-score = Score
bar-code = Spelcode { $code } kopiëren
tool-undo = Ongedaan
tool-redo = Opnieuw
tool-hint = Hint
tool-play = Spelen
tool-finish = Afmaken
tool-go-back = Terug
tool-stop = Stop
tool-new-game = Nieuw spel
menu-bar-new-game = Nieuw spel
tool-menu = Menu
mark-winnable = Te winnen
mark-lost = Vanaf hier niet te winnen
mark-lost-short = Niet te winnen
close = Sluiten

## Why a move or a wish is refused

refusal-not-liftable = Die kaart ligt te diep om te verplaatsen.
refusal-card-is-home = Kaarten blijven op hun eindstapel liggen.
refusal-same-pile = De kaart ligt daar al.
refusal-wrong-suit = Daar past alleen dezelfde kleur: harten op harten, schoppen op schoppen.
refusal-wrong-rank = Daar past alleen de kaart die één lager is.
refusal-cell-taken = In die cel ligt al een kaart.
refusal-cell-not-in-play = Die cel doet niet mee.
refusal-one-card-only = Daar kan maar één kaart heen.
refusal-foundation-other-suit = Die eindstapel is voor een andere kleur.
refusal-foundation-not-next = De eindstapel wacht nu op { CARD($needs) }.
refusal-run-too-long = { $most ->
    [0] Er kan daar nu geen kaart heen.
    [one] Er kan daar nu maar één kaart heen.
   *[other] Er kunnen daar nu maar { $most } kaarten heen.
  }
refusal-nowhere-to-go = Deze kaart kan nu nergens heen.
refusal-nothing-to-undo = Er is niets om ongedaan te maken.
refusal-nothing-to-redo = Er is niets om opnieuw te doen.
refusal-no-former-game = Er is geen vorig spel.
refusal-nothing-to-restart = Er is nog geen kaart verplaatst.
refusal-nothing-to-finish = De rest kan nog niet rechtstreeks naar de eindstapels.
refusal-nowhere-to-go-back = Er is geen stand om naar terug te gaan.
refusal-no-solution = Deze stand is niet meer te winnen.
refusal-not-known-yet = Er is nog geen oplossing bekend.

## Hints, the solution, and what is proven

stuck = Er kan geen kaart meer worden verplaatst.
hint-thinking = Even denken…
hint-move = Verplaats { CARD($card) } naar { PILE($pile) }.
hint-move-run = Verplaats { CARD($card) } en { $others ->
    [one] de kaart erop
   *[other] de { $others } kaarten erop
  } naar { PILE($pile) }.
solution-begins = Het spel wordt nu vanzelf uitgespeeld en telt niet als gewonnen. Tik waar je wilt om te stoppen.
solution-over = Zo is het spel te winnen.

## Notices

notice-copy-used = Het opgeslagen spel was beschadigd. In plaats daarvan is een onbeschadigde kopie gebruikt, en het beschadigde bestand is apart gezet.
notice-started-afresh = Het opgeslagen spel was niet meer te redden en is apart gezet. Dit is een nieuw spel.
notice-game-newer = Het opgeslagen spel is van een nieuwere versie van de app. Het is voor die versie apart gezet.
notice-settings-copy-used = De opgeslagen instellingen waren beschadigd. In plaats daarvan is een onbeschadigde kopie gebruikt, en het beschadigde bestand is apart gezet.
notice-settings-reset = De opgeslagen instellingen waren beschadigd en zijn apart gezet.
notice-settings-newer = De opgeslagen instellingen zijn van een nieuwere versie van de app. Ze zijn voor die versie apart gezet.
notice-open-elsewhere = Het spel is al geopend in een ander venster. Wat je in dit venster speelt, wordt niet opgeslagen.
notice-not-saved = Het spel kan nu niet worden opgeslagen. Het gaat door, maar alleen zolang het open blijft.
notice-saved-again = Het spel wordt weer opgeslagen.
error-internal = Er is iets misgegaan. Het spel is gebleven zoals het was.

## Codes

code-copied = Spelcode { $code } is gekopieerd.
code-not-copied = De spelcode kon niet worden gekopieerd. De code is { $code }.
