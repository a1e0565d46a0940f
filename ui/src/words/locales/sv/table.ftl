### The table: what the game says before any window is opened.
###
### CARD($card) and PILE($pile) name a card and a pile. Swedish needs no cases: PILE .location says
### where (i kolumn 3, på grundhögen i spader), and a line begins with CARD .capital (Hjärter sju).

title = Jeu du Boulanger

## Cards and piles

card-AS = spader ess
    .capital = Spader ess
card-2S = spader två
    .capital = Spader två
card-3S = spader tre
    .capital = Spader tre
card-4S = spader fyra
    .capital = Spader fyra
card-5S = spader fem
    .capital = Spader fem
card-6S = spader sex
    .capital = Spader sex
card-7S = spader sju
    .capital = Spader sju
card-8S = spader åtta
    .capital = Spader åtta
card-9S = spader nio
    .capital = Spader nio
card-TS = spader tio
    .capital = Spader tio
card-JS = spader knekt
    .capital = Spader knekt
card-QS = spader dam
    .capital = Spader dam
card-KS = spader kung
    .capital = Spader kung
card-AH = hjärter ess
    .capital = Hjärter ess
card-2H = hjärter två
    .capital = Hjärter två
card-3H = hjärter tre
    .capital = Hjärter tre
card-4H = hjärter fyra
    .capital = Hjärter fyra
card-5H = hjärter fem
    .capital = Hjärter fem
card-6H = hjärter sex
    .capital = Hjärter sex
card-7H = hjärter sju
    .capital = Hjärter sju
card-8H = hjärter åtta
    .capital = Hjärter åtta
card-9H = hjärter nio
    .capital = Hjärter nio
card-TH = hjärter tio
    .capital = Hjärter tio
card-JH = hjärter knekt
    .capital = Hjärter knekt
card-QH = hjärter dam
    .capital = Hjärter dam
card-KH = hjärter kung
    .capital = Hjärter kung
card-AD = ruter ess
    .capital = Ruter ess
card-2D = ruter två
    .capital = Ruter två
card-3D = ruter tre
    .capital = Ruter tre
card-4D = ruter fyra
    .capital = Ruter fyra
card-5D = ruter fem
    .capital = Ruter fem
card-6D = ruter sex
    .capital = Ruter sex
card-7D = ruter sju
    .capital = Ruter sju
card-8D = ruter åtta
    .capital = Ruter åtta
card-9D = ruter nio
    .capital = Ruter nio
card-TD = ruter tio
    .capital = Ruter tio
card-JD = ruter knekt
    .capital = Ruter knekt
card-QD = ruter dam
    .capital = Ruter dam
card-KD = ruter kung
    .capital = Ruter kung
card-AC = klöver ess
    .capital = Klöver ess
card-2C = klöver två
    .capital = Klöver två
card-3C = klöver tre
    .capital = Klöver tre
card-4C = klöver fyra
    .capital = Klöver fyra
card-5C = klöver fem
    .capital = Klöver fem
card-6C = klöver sex
    .capital = Klöver sex
card-7C = klöver sju
    .capital = Klöver sju
card-8C = klöver åtta
    .capital = Klöver åtta
card-9C = klöver nio
    .capital = Klöver nio
card-TC = klöver tio
    .capital = Klöver tio
card-JC = klöver knekt
    .capital = Klöver knekt
card-QC = klöver dam
    .capital = Klöver dam
card-KC = klöver kung
    .capital = Klöver kung

pile-column = kolumn { $number }
    .location = i kolumn { $number }
pile-cell = cell { $number }
    .location = i cell { $number }
pile-foundation-S = grundhögen i spader
    .location = på grundhögen i spader
pile-foundation-H = grundhögen i hjärter
    .location = på grundhögen i hjärter
pile-foundation-D = grundhögen i ruter
    .location = på grundhögen i ruter
pile-foundation-C = grundhögen i klöver
    .location = på grundhögen i klöver

## The table, as it is read out

table = Bordet
card-top-of-column = { CARD($card, case: "capital") }, överst { PILE($pile, case: "location") }
card-in-column = { CARD($card, case: "capital") }, { PILE($pile, case: "location") }, { $above } kort ovanpå
card-can-go = { $place }, kan flyttas till { $piles }
goes-to = { PILE($pile) }
goes-to-empty-column = en tom kolumn
goes-to-empty-cell = en ledig cell
card-in-cell = { CARD($card, case: "capital") }, { PILE($pile, case: "location") }
card-home = { CARD($card, case: "capital") }, { PILE($pile, case: "location") }
pile-empty-column = Tom { PILE($pile) }
pile-empty-cell = Tom { PILE($pile) }
pile-empty-foundation = { $suit ->
    [S] Grundhögen i spader, tom
    [H] Grundhögen i hjärter, tom
    [D] Grundhögen i ruter, tom
   *[C] Grundhögen i klöver, tom
  }
pile-with-cards = { $kind ->
    [column] Kolumn { $number }, { $count } kort
    [cell] Cell { $number }, { CARD($card) }
   *[foundation] { CARD($card, case: "capital") }, { PILE($pile, case: "location") }
  }

move-to-title = Flytta { CARD($card) } till{"\u00A0"}…
move-to-title-run = Flytta { CARD($card) } och { $others ->
    [one] kortet ovanpå till{"\u00A0"}…
   *[other] de { $others } korten ovanpå till{"\u00A0"}…
  }

zone-column = Kolumner
zone-cell = Celler
zone-foundation = Grundhögar

## What has happened, for those who listen

told-move = { CARD($card, case: "capital") } till { PILE($pile) }
told-move-run = { CARD($card, case: "capital") } och { $others ->
    [one] kortet ovanpå
   *[other] de { $others } korten ovanpå
  } till { PILE($pile) }
told-undone = Ångrat: { CARD($card) } åter { PILE($pile, case: "location") }
told-more = { $moves ->
    [one] { $moves } drag gjort
   *[other] { $moves } drag gjorda
  }
told-fewer = { $moves ->
    [one] { $moves } drag ångrat
   *[other] { $moves } drag ångrade
  }
told-restarted = Samma giv igen, från början
told-dealt = Spelet { $code } ligger på bordet

## Bars

bar-status = Spelet
bar-tools = Verktyg
bar-time = Tid
bar-moves = Drag
bar-score = Poäng
bar-code = Kopiera spelkoden { $code }
tool-undo = Ångra
tool-redo = Gör om
tool-hint = Tips
tool-play = Flytta
tool-finish = Gör klart
tool-go-back = Tillbaka
tool-stop = Stoppa
tool-new-game = Nytt spel
menu-bar-new-game = Nytt spel
tool-menu = Meny
mark-winnable = Lösbar
mark-lost = Ställningen är olösbar
mark-lost-short = Olösbar
close = Stäng

## Why a move or a wish is refused

refusal-not-liftable = Kortet ligger för djupt för att kunna flyttas.
refusal-card-is-home = Kort som har lagts på grundhögen ligger kvar där.
refusal-same-pile = Kortet ligger redan där.
refusal-wrong-suit = Där passar bara ett kort i samma färg.
refusal-wrong-rank = Där passar bara ett kort som är ett steg lägre.
refusal-cell-taken = Det ligger redan ett kort i den cellen.
refusal-cell-not-in-play = Den cellen är inte med i spelet.
refusal-one-card-only = Dit kan man bara flytta ett kort i taget.
refusal-foundation-other-suit = Den grundhögen är för en annan färg.
refusal-foundation-not-next = Grundhögen väntar på { CARD($needs) }.
refusal-run-too-long = { $most ->
    [0] Inget kort kan flyttas dit nu.
    [one] Bara { $most } kort kan flyttas dit nu.
   *[other] Bara { $most } kort kan flyttas dit nu.
  }
refusal-nowhere-to-go = Det kortet passar inte någonstans nu.
refusal-nothing-to-undo = Det finns inget att ångra.
refusal-nothing-to-redo = Det finns inget att göra om.
refusal-no-former-game = Det finns inget föregående spel.
refusal-nothing-to-restart = Inget kort har flyttats än.
refusal-nothing-to-finish = Resten kan inte läggas direkt på grundhögarna än.
refusal-nowhere-to-go-back = Det finns ingen ställning att gå tillbaka till.
refusal-no-solution = Den här ställningen är inte längre lösbar.
refusal-not-known-yet = Än är det inte känt hur ställningen kan lösas.

## Hints, the solution, and what is proven

stuck = Inget kort kan flyttas längre.
hint-thinking = Tänker…
hint-move = Flytta { CARD($card) } till { PILE($pile) }.
hint-move-run = Flytta { CARD($card) } och { $others ->
    [one] kortet ovanpå
   *[other] de { $others } korten ovanpå
  } till { PILE($pile) }.
solution-begins = Nu spelar spelet på egen hand, och vinsten räknas inte i statistiken. Tryck var som helst för att stoppa.
solution-over = Det var ett sätt att vinna.

## Notices

notice-copy-used = Det sparade spelet var skadat. En hel kopia används i stället, och den skadade filen har lagts undan.
notice-started-afresh = Det sparade spelet var för skadat för att kunna användas och har lagts undan. Det här är ett nytt spel.
notice-game-newer = Det sparade spelet kommer från en nyare version av appen. Det har lagts undan för den versionen.
notice-settings-copy-used = De sparade inställningarna var skadade. En hel kopia används i stället, och den skadade filen har lagts undan.
notice-settings-reset = De sparade inställningarna var skadade och har lagts undan.
notice-settings-newer = De sparade inställningarna kommer från en nyare version av appen. De har lagts undan för den versionen.
notice-open-elsewhere = Spelet är redan öppet i ett annat fönster. Det du spelar i det här sparas inte.
notice-not-saved = Spelet kan inte sparas just nu. Det går att spela vidare, men bara så länge spelet är öppet.
notice-saved-again = Nu sparas spelet igen.
error-internal = Något gick fel. Spelet är oförändrat.

## Codes

code-copied = Spelkoden { $code } har kopierats.
code-not-copied = Spelkoden kunde inte kopieras. Den är { $code }.
