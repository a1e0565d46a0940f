### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

lost-title = Tästä ei voi voittaa
lost-why = Pelasitpa miten tahansa, osa korteista jää pöydälle. Se on todistettu.
lost-deal = Tätä jakoa ei voinut voittaa alun perinkään. Se on todistettu.
lost-back = Takaisin viimeiseen tilanteeseen, josta voi voittaa ({ $moves ->
    [one] { $moves }{"\u00A0"}siirto
   *[other] { $moves }{"\u00A0"}siirtoa
  })
lost-new-game = Uusi peli
lost-restart = Aloita alusta
lost-former-game = Edellinen peli
lost-go-on = Jatka

## What is wrong with a game code

code-error-no-code = Tekstissä ei ole pelikoodia.
code-error-unknown-version = Koodiversiota { $version } ei tunneta.
code-error-bad-cell-count = Pelissä on { $counts } solu, ei { $count }.
code-error-bad-symbol = Merkki ”{ $symbol }” ei kuulu pelikoodiin.
code-error-too-short = Koodi on liian lyhyt.
code-error-too-long = Koodi on liian pitkä.
code-error-wrong-check = Koodissa on virhe: viimeinen merkki ei sovi muihin.
code-error-bad-number = Microsoftin jakojen numerot ovat { $least }–{ $most }.

## Move to

move-to-column = Sarakkeeseen { $number }, { CARD($onto, case: "genitive") } päälle
move-to-empty-column = Tyhjään sarakkeeseen { $number }
move-to-cell = Soluun { $number }
move-to-foundation = { $suit ->
    [S] Pataperustukseen
    [H] Herttaperustukseen
    [D] Ruutuperustukseen
   *[C] Ristiperustukseen
  }

## Keys and gestures

help-title = Näppäimet ja eleet
help-gestures = Sormella tai hiirellä
help-keys = Näppäimistöllä
help-letters = Kirjaimet, numerot ja merkit
help-letters-off = Ne on poistettu käytöstä asetuksissa.
help-tap = Napautus
help-tap-does = Vie kortin perustukseen, jos se sopii sinne; muuten valitsee kortin. Napauta sitten paikkaa, johon kortti siirretään.
help-double-tap = Kaksoisnapautus
help-double-tap-does = Siirtää kortin tai jonon ensimmäiseen sopivaan paikkaan: perustukseen, sarakkeeseen, tyhjään sarakkeeseen tai soluun.
help-hold = Pitkä painallus tai hiiren kakkospainike
help-hold-does = Näyttää kaikki paikat, joihin kortin voi siirtää.
help-drag = Vetäminen
help-drag-does = Siirtää kortin tai siitä alkavan jonon.
help-tab-does = Seuraava tai edellinen alue: sarakkeet, solut, perustukset, toiminnot
help-arrows = Nuolet
help-arrows-does = Pinosta toiseen ja sarakkeessa kortista toiseen
help-ends-does = Alueen ensimmäinen tai viimeinen pino
help-enter-does = Valitse ja siirrä
help-shift-enter-does = Sama kuin kaksoisnapautus
help-escape-does = Poista valinta
help-menu-key-does = Näytä paikat, joihin kortin voi siirtää
help-plus-does = Valitse yksi kortti enemmän tai vähemmän
help-digits-does = Valitse sen numeron sarakkeesta tai siirrä siihen
help-c-does = Valitse solusta tai siirrä vapaaseen soluun
help-f-does = Siirrä perustukseen
help-m-does = Näytä paikat, joihin kortin voi siirtää
help-l-does = Näytä kaikki siirrot
help-t-does = Pöytä sanoina
help-u-does = Peru
help-r-does = Palauta
help-h-does = Vihje
help-n-does = Uusi peli
help-question-does = Nämä näppäimet

## The table in words, and all moves

read-title = Pöytä sanoina
read-column = Sarake { $number }, päällimmäisestä alkaen: { $cards }
moves-title = Mahdolliset siirrot
moves-none = Yhtään korttia ei voi siirtää.

## New game

new-game-title = Uusi peli
new-game-cells = Solujen määrä
new-game-cells-4 = klassinen
new-game-cells-2 = vaikea
new-game-cells-1 = hyvin vaikea
new-game-winnable = Vain jaot, jotka voi voittaa
new-game-odds = { $cells ->
    [4] Neljällä solulla voi voittaa noin { $won }/{ $of } jaoista
    [2] Kahdella solulla voi voittaa noin joka { $of }. jaon
   *[1] Yhdellä solulla voi voittaa noin joka { $of }. jaon
  }
new-game-code = Tai anna pelikoodi
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = Liitä
new-game-paste-by-hand = Liitä koodi kenttään itse.
new-game-right-code = { $cells ->
    [one] Koodilla saa pelin, jossa on { $cells } solu.
   *[other] Koodilla saa pelin, jossa on { $cells } solua.
  }
new-game-present = Tämä peli
new-game-copy = Kopioi
new-game-share = Lähetä
share-text = Pelaa tämä Jeu du Boulanger -jako: { $code }
new-game-deal = Jaa kortit

## Menu

menu-title = Valikko
menu-former-game = Takaisin edelliseen peliin
menu-solution = Näytä ratkaisu
menu-read = Pöytä sanoina
menu-moves = Mahdolliset siirrot
menu-rules = Säännöt
menu-examples = Esimerkit
menu-faq = Kysymyksiä ja vastauksia
menu-help = Näppäimet ja eleet
menu-statistics = Tilastot

## Settings

settings-title = Asetukset
settings-look = Ulkoasu
settings-table = Pöytä
settings-feel = Tuntuma
settings-help = Apu
settings-theme = Teema
settings-theme-system = Järjestelmä
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-language = Kieli
settings-language-system = Järjestelmän kieli
settings-motion = Animaatiot
settings-motion-normal = Normaalit
settings-motion-fast = Nopeat
settings-motion-off = Pois
settings-letters = Korttien kirjaimet
settings-letters-international = Kansainväliset: A K Q J
settings-letters-dutch = Hollantilaiset: A H V B
settings-letters-french = Ranskalaiset: A R D V
settings-letters-german = Saksalaiset: A K D B
settings-letters-italian = Italialaiset: A R D F
settings-letters-polish = Puolalaiset: A K D W
settings-letters-portuguese = Portugalilaiset: A R D V
settings-letters-scandinavian = Skandinaaviset: E K D Kn
settings-fourColours = Nelivärinen pakka
settings-leftHand = Pöytä vasenkätiselle
settings-timer = Näytä aika
settings-haptics = Värinä, kun kortteja nostetaan ja lasketaan
settings-sound = Äänet
settings-winnable = Vain jaot, jotka voi voittaa
settings-lostNotice = Ilmoita, kun tilanteesta ei voi enää voittaa
settings-letterKeys = Kirjaimet, numerot ja merkit pikanäppäiminä

## Pages: Rules, Examples, questions and answers

page-print = Tulosta
example-step = Seuraava siirto
example-back = Siirto taaksepäin
example-reset = Alkuun

## Statistics

statistics-title = Tilastot
statistics-cells = Solut
statistics-played = Pelattu
statistics-won = Voitettu
statistics-best-time = Paras aika
statistics-fewest-moves = Vähiten siirtoja
statistics-streak = Voittoputki
statistics-longest-streak = Pisin voittoputki
statistics-none = –

about-title = Tietoja pelistä
about-game = Jeu du Boulanger on pasianssi, jonka englanninkielinen nimi on Baker’s Game.
about-licence = Se on vapaa ohjelma, jonka lisenssi on valintasi mukaan MIT tai Apache 2.0.
about-vollkorn = Korttien kirjaimet ja numerot on muokattu kirjasimesta Vollkorn Bold (copyright 2018 The Vollkorn Project Authors), jonka lisenssi on SIL Open Font License, versio 1.1.

## Win

win-title = Uunituore voitto!
win-time = aika
win-moves = siirrot
win-score = pisteet
win-undo = Peru
win-copy = Kopioi koodi
win-share = Lähetä koodi
win-share-text = Voitin tämän Jeu du Boulanger -pelin: { $code }
win-new-game = Uusi peli

## The native menu of desktops

menu-bar-game = Peli
menu-bar-hide = Kätke
menu-bar-hide-others = Kätke muut
menu-bar-show-all = Näytä kaikki
menu-bar-quit = Lopeta
menu-bar-edit = Muokkaa
menu-bar-cut = Leikkaa
menu-bar-copy = Kopioi
menu-bar-paste = Liitä
menu-bar-select-all = Valitse kaikki
menu-bar-view = Näytä
menu-bar-full-screen = Koko näyttö
menu-bar-minimise = Pienennä
menu-bar-help = Ohje
menu-bar-keys = Näppäimet
menu-restart = Aloita tämä peli alusta
menu-settings = Asetukset
menu-about = Tietoja pelistä
