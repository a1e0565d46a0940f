### The table: what the game says before any window is opened.
###
### CARD($card) and PILE($pile) name a card and a pile. Asked for by a case:
### CARD .debut begins a line (As de pique), .defini has its article (l’as de pique);
### PILE .debut, too (Colonne 3), .defini (la colonne 3), .lieu says where (dans la colonne 3).

title = Jeu du Boulanger

## Cards and piles

card-AS = as de pique
    .debut = As de pique
    .defini = l’as de pique
card-2S = 2 de pique
    .debut = 2 de pique
    .defini = le 2 de pique
card-3S = 3 de pique
    .debut = 3 de pique
    .defini = le 3 de pique
card-4S = 4 de pique
    .debut = 4 de pique
    .defini = le 4 de pique
card-5S = 5 de pique
    .debut = 5 de pique
    .defini = le 5 de pique
card-6S = 6 de pique
    .debut = 6 de pique
    .defini = le 6 de pique
card-7S = 7 de pique
    .debut = 7 de pique
    .defini = le 7 de pique
card-8S = 8 de pique
    .debut = 8 de pique
    .defini = le 8 de pique
card-9S = 9 de pique
    .debut = 9 de pique
    .defini = le 9 de pique
card-TS = 10 de pique
    .debut = 10 de pique
    .defini = le 10 de pique
card-JS = valet de pique
    .debut = Valet de pique
    .defini = le valet de pique
card-QS = dame de pique
    .debut = Dame de pique
    .defini = la dame de pique
card-KS = roi de pique
    .debut = Roi de pique
    .defini = le roi de pique
card-AH = as de cœur
    .debut = As de cœur
    .defini = l’as de cœur
card-2H = 2 de cœur
    .debut = 2 de cœur
    .defini = le 2 de cœur
card-3H = 3 de cœur
    .debut = 3 de cœur
    .defini = le 3 de cœur
card-4H = 4 de cœur
    .debut = 4 de cœur
    .defini = le 4 de cœur
card-5H = 5 de cœur
    .debut = 5 de cœur
    .defini = le 5 de cœur
card-6H = 6 de cœur
    .debut = 6 de cœur
    .defini = le 6 de cœur
card-7H = 7 de cœur
    .debut = 7 de cœur
    .defini = le 7 de cœur
card-8H = 8 de cœur
    .debut = 8 de cœur
    .defini = le 8 de cœur
card-9H = 9 de cœur
    .debut = 9 de cœur
    .defini = le 9 de cœur
card-TH = 10 de cœur
    .debut = 10 de cœur
    .defini = le 10 de cœur
card-JH = valet de cœur
    .debut = Valet de cœur
    .defini = le valet de cœur
card-QH = dame de cœur
    .debut = Dame de cœur
    .defini = la dame de cœur
card-KH = roi de cœur
    .debut = Roi de cœur
    .defini = le roi de cœur
card-AD = as de carreau
    .debut = As de carreau
    .defini = l’as de carreau
card-2D = 2 de carreau
    .debut = 2 de carreau
    .defini = le 2 de carreau
card-3D = 3 de carreau
    .debut = 3 de carreau
    .defini = le 3 de carreau
card-4D = 4 de carreau
    .debut = 4 de carreau
    .defini = le 4 de carreau
card-5D = 5 de carreau
    .debut = 5 de carreau
    .defini = le 5 de carreau
card-6D = 6 de carreau
    .debut = 6 de carreau
    .defini = le 6 de carreau
card-7D = 7 de carreau
    .debut = 7 de carreau
    .defini = le 7 de carreau
card-8D = 8 de carreau
    .debut = 8 de carreau
    .defini = le 8 de carreau
card-9D = 9 de carreau
    .debut = 9 de carreau
    .defini = le 9 de carreau
card-TD = 10 de carreau
    .debut = 10 de carreau
    .defini = le 10 de carreau
card-JD = valet de carreau
    .debut = Valet de carreau
    .defini = le valet de carreau
card-QD = dame de carreau
    .debut = Dame de carreau
    .defini = la dame de carreau
card-KD = roi de carreau
    .debut = Roi de carreau
    .defini = le roi de carreau
card-AC = as de trèfle
    .debut = As de trèfle
    .defini = l’as de trèfle
card-2C = 2 de trèfle
    .debut = 2 de trèfle
    .defini = le 2 de trèfle
card-3C = 3 de trèfle
    .debut = 3 de trèfle
    .defini = le 3 de trèfle
card-4C = 4 de trèfle
    .debut = 4 de trèfle
    .defini = le 4 de trèfle
card-5C = 5 de trèfle
    .debut = 5 de trèfle
    .defini = le 5 de trèfle
card-6C = 6 de trèfle
    .debut = 6 de trèfle
    .defini = le 6 de trèfle
card-7C = 7 de trèfle
    .debut = 7 de trèfle
    .defini = le 7 de trèfle
card-8C = 8 de trèfle
    .debut = 8 de trèfle
    .defini = le 8 de trèfle
card-9C = 9 de trèfle
    .debut = 9 de trèfle
    .defini = le 9 de trèfle
card-TC = 10 de trèfle
    .debut = 10 de trèfle
    .defini = le 10 de trèfle
card-JC = valet de trèfle
    .debut = Valet de trèfle
    .defini = le valet de trèfle
card-QC = dame de trèfle
    .debut = Dame de trèfle
    .defini = la dame de trèfle
card-KC = roi de trèfle
    .debut = Roi de trèfle
    .defini = le roi de trèfle

pile-column = colonne { $number }
    .debut = Colonne { $number }
    .defini = la colonne { $number }
    .lieu = dans la colonne { $number }
pile-cell = cellule { $number }
    .debut = Cellule { $number }
    .defini = la cellule { $number }
    .lieu = dans la cellule { $number }
pile-foundation-S = fondation de pique
    .debut = Fondation de pique
    .defini = la fondation de pique
    .lieu = sur la fondation de pique
pile-foundation-H = fondation de cœur
    .debut = Fondation de cœur
    .defini = la fondation de cœur
    .lieu = sur la fondation de cœur
pile-foundation-D = fondation de carreau
    .debut = Fondation de carreau
    .defini = la fondation de carreau
    .lieu = sur la fondation de carreau
pile-foundation-C = fondation de trèfle
    .debut = Fondation de trèfle
    .defini = la fondation de trèfle
    .lieu = sur la fondation de trèfle

## The table, as it is read out

table = Table
card-top-of-column = { CARD($card, case: "debut") }, sur le dessus de { PILE($pile, case: "defini") }
card-in-column = { CARD($card, case: "debut") }, { PILE($pile, case: "lieu") }, { $above ->
    [one] sous une carte
   *[other] sous { $above } cartes
  }
card-can-go = { $place }, peut aller { $piles }
goes-to = { PILE($pile, case: "lieu") }
goes-to-empty-column = dans une colonne vide
goes-to-empty-cell = dans une cellule libre
card-in-cell = { CARD($card, case: "debut") }, { PILE($pile, case: "lieu") }
card-home = { CARD($card, case: "debut") }, { PILE($pile, case: "lieu") }
pile-empty-column = { PILE($pile, case: "debut") }, vide
pile-empty-cell = { PILE($pile, case: "debut") }, vide
pile-empty-foundation = { $suit ->
    [S] Fondation de pique, vide
    [H] Fondation de cœur, vide
    [D] Fondation de carreau, vide
   *[C] Fondation de trèfle, vide
  }
pile-with-cards = { $kind ->
    [column] Colonne { $number }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
      }
    [cell] Cellule { $number }, { CARD($card) }
   *[foundation] { CARD($card, case: "debut") }, { PILE($pile, case: "lieu") }
  }

move-to-title = Déplacer { CARD($card, case: "defini") } vers…
move-to-title-run = Déplacer { CARD($card, case: "defini") }, avec { $others ->
    [one] la carte posée dessus, vers…
   *[other] les { $others } cartes posées dessus, vers…
  }

zone-column = Colonnes
zone-cell = Cellules
zone-foundation = Fondations

## What has happened, for those who listen

told-move = { CARD($card, case: "debut") } vers { PILE($pile, case: "defini") }
told-move-run = { CARD($card, case: "debut") }, avec { $others ->
    [one] la carte posée dessus
   *[other] les { $others } cartes posées dessus
  }, vers { PILE($pile, case: "defini") }
told-undone = Annulé : { CARD($card) }, de nouveau { PILE($pile, case: "lieu") }
told-more = { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
  }
told-fewer = { $moves ->
    [one] { $moves } coup annulé
   *[other] { $moves } coups annulés
  }
told-restarted = Partie recommencée avec les mêmes cartes
told-dealt = La partie { $code } est distribuée

## Bars

bar-status = Partie
bar-tools = Outils
bar-time = Temps
bar-moves = Coups
bar-score = Score
bar-code = Copier le code de partie { $code }
tool-undo = Annuler
tool-redo = Rétablir
tool-hint = Indice
tool-play = Jouer
tool-finish = Terminer
tool-go-back = Revenir
tool-stop = Arrêter
tool-new-game = Nouvelle
menu-bar-new-game = Nouvelle partie
tool-menu = Menu
mark-winnable = Position gagnable
mark-lost = Position perdue
mark-lost-short = Perdue
close = Fermer

## Why a move or a wish is refused

refusal-not-liftable = Cette carte est trop enfouie pour être déplacée.
refusal-card-is-home = Une carte posée sur sa fondation y reste.
refusal-same-pile = Cette carte s’y trouve déjà.
refusal-wrong-suit = Il faut une carte de la même famille : cœur sur cœur, pique sur pique.
refusal-wrong-rank = Il faut la carte de rang juste inférieur.
refusal-cell-taken = Cette cellule contient déjà une carte.
refusal-cell-not-in-play = Cette cellule n’est pas en jeu.
refusal-one-card-only = Une seule carte à la fois peut aller là.
refusal-foundation-other-suit = Cette fondation est réservée à une autre famille.
refusal-foundation-not-next = La fondation attend maintenant { CARD($needs, case: "defini") }.
refusal-run-too-long = { $most ->
    [0] Aucune carte ne peut aller là pour l’instant.
    [one] Une seule carte peut aller là pour l’instant.
   *[other] Seules { $most } cartes peuvent aller là pour l’instant.
  }
refusal-nowhere-to-go = Cette carte ne peut aller nulle part pour l’instant.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-nothing-to-redo = Il n’y a rien à rétablir.
refusal-no-former-game = Il n’y a pas de partie précédente.
refusal-nothing-to-restart = Aucune carte n’a encore été déplacée.
refusal-nothing-to-finish = Les cartes qui restent ne peuvent pas encore monter directement sur les fondations.
refusal-nowhere-to-go-back = Il n’y a aucune position à laquelle revenir.
refusal-no-solution = Cette position ne peut plus être gagnée.
refusal-not-known-yet = Aucune solution n’est encore connue.

## Hints, the solution, and what is proven

stuck = Plus aucune carte ne peut bouger.
hint-thinking = Réflexion en cours…
hint-move = Déplacez { CARD($card, case: "defini") } vers { PILE($pile, case: "defini") }.
hint-move-run = Déplacez { CARD($card, case: "defini") }, avec { $others ->
    [one] la carte posée dessus
   *[other] les { $others } cartes posées dessus
  }, vers { PILE($pile, case: "defini") }.
solution-begins = La partie se joue toute seule et ne comptera pas comme gagnée. Touchez n’importe où pour arrêter.
solution-over = Voilà une façon de gagner.

## Notices

notice-copy-used = La partie enregistrée était endommagée. Une copie intacte l’a remplacée, et le fichier endommagé a été mis de côté.
notice-started-afresh = La partie enregistrée était irrécupérable et a été mise de côté. En voici une nouvelle.
notice-game-newer = La partie enregistrée vient d’une version plus récente du jeu. Elle a été mise de côté pour cette version.
notice-settings-copy-used = Les réglages enregistrés étaient endommagés. Une copie intacte les a remplacés, et le fichier endommagé a été mis de côté.
notice-settings-reset = Les réglages enregistrés étaient endommagés et ont été mis de côté.
notice-settings-newer = Les réglages enregistrés viennent d’une version plus récente du jeu. Ils ont été mis de côté pour cette version.
notice-open-elsewhere = Le jeu est déjà ouvert dans une autre fenêtre. Ce qui est joué dans celle-ci n’est pas enregistré.
notice-not-saved = La partie ne peut pas être enregistrée pour l’instant. Elle continue, mais seulement tant que le jeu reste ouvert.
notice-saved-again = La partie est de nouveau enregistrée.
error-internal = Une erreur s’est produite. La partie n’a pas changé.

## Codes

code-copied = Le code de partie { $code } a été copié.
code-not-copied = Le code de partie n’a pas pu être copié. Le voici : { $code }.
