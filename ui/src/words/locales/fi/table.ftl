### The table: what the game says before any window is opened.
###
### CARD($card) and PILE($pile) name a card and a pile. Finnish inflects them: CARD .genitive
### (herttaseiskan), PILE .illative (sarakkeeseen 3) and .inessive (sarakkeessa 3). A line begins
### with CARD .capital (Herttaseiska).

title = Jeu du Boulanger

## Cards and piles

card-AS = pataässä
    .genitive = pataässän
    .capital = Pataässä
card-2S = patakakkonen
    .genitive = patakakkosen
    .capital = Patakakkonen
card-3S = patakolmonen
    .genitive = patakolmosen
    .capital = Patakolmonen
card-4S = patanelonen
    .genitive = patanelosen
    .capital = Patanelonen
card-5S = pataviitonen
    .genitive = pataviitosen
    .capital = Pataviitonen
card-6S = patakuutonen
    .genitive = patakuutosen
    .capital = Patakuutonen
card-7S = pataseiska
    .genitive = pataseiskan
    .capital = Pataseiska
card-8S = patakasi
    .genitive = patakasin
    .capital = Patakasi
card-9S = pataysi
    .genitive = pataysin
    .capital = Pataysi
card-TS = patakymppi
    .genitive = patakympin
    .capital = Patakymppi
card-JS = patajätkä
    .genitive = patajätkän
    .capital = Patajätkä
card-QS = patakuningatar
    .genitive = patakuningattaren
    .capital = Patakuningatar
card-KS = patakuningas
    .genitive = patakuninkaan
    .capital = Patakuningas
card-AH = herttaässä
    .genitive = herttaässän
    .capital = Herttaässä
card-2H = herttakakkonen
    .genitive = herttakakkosen
    .capital = Herttakakkonen
card-3H = herttakolmonen
    .genitive = herttakolmosen
    .capital = Herttakolmonen
card-4H = herttanelonen
    .genitive = herttanelosen
    .capital = Herttanelonen
card-5H = herttaviitonen
    .genitive = herttaviitosen
    .capital = Herttaviitonen
card-6H = herttakuutonen
    .genitive = herttakuutosen
    .capital = Herttakuutonen
card-7H = herttaseiska
    .genitive = herttaseiskan
    .capital = Herttaseiska
card-8H = herttakasi
    .genitive = herttakasin
    .capital = Herttakasi
card-9H = herttaysi
    .genitive = herttaysin
    .capital = Herttaysi
card-TH = herttakymppi
    .genitive = herttakympin
    .capital = Herttakymppi
card-JH = herttajätkä
    .genitive = herttajätkän
    .capital = Herttajätkä
card-QH = herttakuningatar
    .genitive = herttakuningattaren
    .capital = Herttakuningatar
card-KH = herttakuningas
    .genitive = herttakuninkaan
    .capital = Herttakuningas
card-AD = ruutuässä
    .genitive = ruutuässän
    .capital = Ruutuässä
card-2D = ruutukakkonen
    .genitive = ruutukakkosen
    .capital = Ruutukakkonen
card-3D = ruutukolmonen
    .genitive = ruutukolmosen
    .capital = Ruutukolmonen
card-4D = ruutunelonen
    .genitive = ruutunelosen
    .capital = Ruutunelonen
card-5D = ruutuviitonen
    .genitive = ruutuviitosen
    .capital = Ruutuviitonen
card-6D = ruutukuutonen
    .genitive = ruutukuutosen
    .capital = Ruutukuutonen
card-7D = ruutuseiska
    .genitive = ruutuseiskan
    .capital = Ruutuseiska
card-8D = ruutukasi
    .genitive = ruutukasin
    .capital = Ruutukasi
card-9D = ruutuysi
    .genitive = ruutuysin
    .capital = Ruutuysi
card-TD = ruutukymppi
    .genitive = ruutukympin
    .capital = Ruutukymppi
card-JD = ruutujätkä
    .genitive = ruutujätkän
    .capital = Ruutujätkä
card-QD = ruutukuningatar
    .genitive = ruutukuningattaren
    .capital = Ruutukuningatar
card-KD = ruutukuningas
    .genitive = ruutukuninkaan
    .capital = Ruutukuningas
card-AC = ristiässä
    .genitive = ristiässän
    .capital = Ristiässä
card-2C = ristikakkonen
    .genitive = ristikakkosen
    .capital = Ristikakkonen
card-3C = ristikolmonen
    .genitive = ristikolmosen
    .capital = Ristikolmonen
card-4C = ristinelonen
    .genitive = ristinelosen
    .capital = Ristinelonen
card-5C = ristiviitonen
    .genitive = ristiviitosen
    .capital = Ristiviitonen
card-6C = ristikuutonen
    .genitive = ristikuutosen
    .capital = Ristikuutonen
card-7C = ristiseiska
    .genitive = ristiseiskan
    .capital = Ristiseiska
card-8C = ristikasi
    .genitive = ristikasin
    .capital = Ristikasi
card-9C = ristiysi
    .genitive = ristiysin
    .capital = Ristiysi
card-TC = ristikymppi
    .genitive = ristikympin
    .capital = Ristikymppi
card-JC = ristijätkä
    .genitive = ristijätkän
    .capital = Ristijätkä
card-QC = ristikuningatar
    .genitive = ristikuningattaren
    .capital = Ristikuningatar
card-KC = ristikuningas
    .genitive = ristikuninkaan
    .capital = Ristikuningas

pile-column = sarake { $number }
    .illative = sarakkeeseen { $number }
    .inessive = sarakkeessa { $number }
pile-cell = solu { $number }
    .illative = soluun { $number }
    .inessive = solussa { $number }
pile-foundation-S = pataperustus
    .illative = pataperustukseen
    .inessive = pataperustuksessa
pile-foundation-H = herttaperustus
    .illative = herttaperustukseen
    .inessive = herttaperustuksessa
pile-foundation-D = ruutuperustus
    .illative = ruutuperustukseen
    .inessive = ruutuperustuksessa
pile-foundation-C = ristiperustus
    .illative = ristiperustukseen
    .inessive = ristiperustuksessa

## The table, as it is read out

table = Pöytä
card-top-of-column = { CARD($card, case: "capital") }, päällimmäisenä { PILE($pile, case: "inessive") }
card-in-column = { CARD($card, case: "capital") }, { PILE($pile, case: "inessive") }, päällä { $above ->
    [one] { $above } kortti
   *[other] { $above } korttia
  }
card-can-go = { $place }, siirrettävissä { $piles }
goes-to = { PILE($pile, case: "illative") }
goes-to-empty-column = tyhjään sarakkeeseen
goes-to-empty-cell = vapaaseen soluun
card-in-cell = { CARD($card, case: "capital") }, { PILE($pile, case: "inessive") }
card-home = { CARD($card, case: "capital") }, { PILE($pile, case: "inessive") }
pile-empty-column = Tyhjä { PILE($pile) }
pile-empty-cell = Tyhjä { PILE($pile) }
pile-empty-foundation = { $suit ->
    [S] Tyhjä pataperustus
    [H] Tyhjä herttaperustus
    [D] Tyhjä ruutuperustus
   *[C] Tyhjä ristiperustus
  }
pile-with-cards = { $kind ->
    [column] Sarake { $number }, { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
      }
    [cell] Solu { $number }, { CARD($card) }
   *[foundation] { CARD($card, case: "capital") }, { PILE($pile, case: "inessive") }
  }

move-to-title = Mihin { CARD($card) } siirretään?
move-to-title-run = Mihin siirretään { CARD($card) } ja { $others ->
    [one] sen päällä oleva kortti?
   *[other] sen päällä olevat { $others } korttia?
  }

zone-column = Sarakkeet
zone-cell = Solut
zone-foundation = Perustukset

## What has happened, for those who listen

told-move = { CARD($card, case: "capital") } { PILE($pile, case: "illative") }
told-move-run = { CARD($card, case: "capital") } ja { $others ->
    [one] sen päällä oleva kortti
   *[other] sen päällä olevat { $others } korttia
  } { PILE($pile, case: "illative") }
told-undone = Peruttu: { CARD($card) } takaisin { PILE($pile, case: "illative") }
told-more = { $moves ->
    [one] { $moves } siirto tehty
   *[other] { $moves } siirtoa tehty
  }
told-fewer = { $moves ->
    [one] { $moves } siirto peruttu
   *[other] { $moves } siirtoa peruttu
  }
told-restarted = Sama jako uudelleen alusta
told-dealt = Pöydällä on peli { $code }

## Bars

bar-status = Peli
bar-tools = Toiminnot
bar-time = Aika
bar-moves = Siirrot
bar-score = Pisteet
bar-code = Kopioi pelikoodi { $code }
tool-undo = Peru
tool-redo = Palauta
tool-hint = Vihje
tool-play = Tee siirto
tool-finish = Vie loput
tool-go-back = Takaisin
tool-stop = Pysäytä
tool-new-game = Uusi peli
menu-bar-new-game = Uusi peli
tool-menu = Valikko
mark-winnable = Tästä voi voittaa
mark-lost = Tästä ei voi voittaa
mark-lost-short = Ei voi voittaa
close = Sulje

## Why a move or a wish is refused

refusal-not-liftable = Kortti on liian syvällä siirrettäväksi.
refusal-card-is-home = Perustukseen viety kortti pysyy siellä.
refusal-same-pile = Kortti on jo siinä.
refusal-wrong-suit = Siihen sopii vain samaa maata oleva kortti.
refusal-wrong-rank = Siihen sopii vain yhtä pienempi kortti.
refusal-cell-taken = Solussa on jo kortti.
refusal-cell-not-in-play = Tämä solu ei ole käytössä.
refusal-one-card-only = Siihen voi siirtää vain yhden kortin kerrallaan.
refusal-foundation-other-suit = Se on toisen maan perustus.
refusal-foundation-not-next = Perustukseen sopii seuraavaksi { CARD($needs) }.
refusal-run-too-long = { $most ->
    [0] Siihen ei voi nyt siirtää yhtään korttia.
    [one] Siihen voi nyt siirtää vain { $most } kortin.
   *[other] Siihen voi nyt siirtää vain { $most } korttia.
  }
refusal-nowhere-to-go = Tälle kortille ei ole nyt paikkaa.
refusal-nothing-to-undo = Peruttavaa ei ole.
refusal-nothing-to-redo = Palautettavaa ei ole.
refusal-no-former-game = Edellistä peliä ei ole.
refusal-nothing-to-restart = Yhtään korttia ei ole vielä siirretty.
refusal-nothing-to-finish = Loput kortit eivät vielä mene suoraan perustuksiin.
refusal-nowhere-to-go-back = Ei ole tilannetta, johon palata.
refusal-no-solution = Tästä tilanteesta ei voi enää voittaa.
refusal-not-known-yet = Vielä ei tiedetä, miten tästä voi voittaa.

## Hints, the solution, and what is proven

stuck = Yhtään korttia ei voi enää siirtää.
hint-thinking = Mietitään…
hint-move = Siirrä { CARD($card) } { PILE($pile, case: "illative") }.
hint-move-run = Siirrä { CARD($card) } ja { $others ->
    [one] sen päällä oleva kortti
   *[other] sen päällä olevat { $others } korttia
  } { PILE($pile, case: "illative") }.
solution-begins = Peli etenee nyt itsestään, eikä voittoa lasketa tilastoihin. Pysäytä napauttamalla mitä tahansa kohtaa.
solution-over = Siinä yksi tapa voittaa.

## Notices

notice-copy-used = Tallennettu peli oli vioittunut. Käyttöön otettiin ehjä kopio, ja vioittunut tiedosto siirrettiin syrjään.
notice-started-afresh = Tallennettu peli oli liian vioittunut käytettäväksi, ja se siirrettiin syrjään. Tämä on uusi peli.
notice-game-newer = Tallennettu peli on sovelluksen uudemmasta versiosta. Se siirrettiin syrjään sitä versiota varten.
notice-settings-copy-used = Tallennetut asetukset olivat vioittuneet. Käyttöön otettiin ehjä kopio, ja vioittunut tiedosto siirrettiin syrjään.
notice-settings-reset = Tallennetut asetukset olivat vioittuneet, ja ne siirrettiin syrjään.
notice-settings-newer = Tallennetut asetukset ovat sovelluksen uudemmasta versiosta. Ne siirrettiin syrjään sitä versiota varten.
notice-open-elsewhere = Peli on jo auki toisessa ikkunassa. Tässä ikkunassa pelattua ei tallenneta.
notice-not-saved = Peliä ei voi nyt tallentaa. Pelaamista voi jatkaa, mutta vain niin kauan kuin peli on auki.
notice-saved-again = Peli tallentuu taas.
error-internal = Jokin meni vikaan. Peli on ennallaan.

## Codes

code-copied = Pelikoodi { $code } kopioitiin.
code-not-copied = Pelikoodia ei voitu kopioida. Se on { $code }.
