### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

lost-title = Position perdue
lost-why = Quoi que vous jouiez, des cartes resteront sur la table. C’est prouvé.
lost-deal = Cette donne était perdue avant même le premier coup. C’est prouvé.
lost-back = Revenir à la dernière position gagnable ({ $moves ->
    [one] { $moves }{"\u00A0"}coup
   *[other] { $moves }{"\u00A0"}coups
  })
lost-new-game = Nouvelle partie
lost-restart = Recommencer
lost-former-game = Partie précédente
lost-go-on = Continuer

## What is wrong with a game code

code-error-no-code = Ce texte ne contient aucun code de partie.
code-error-unknown-version = Ce jeu ne connaît pas les codes de la version { $version }.
code-error-bad-cell-count = Le nombre de cellules libres est { $counts }, et non { $count }.
code-error-bad-symbol = Le signe « { $symbol } » ne peut pas figurer dans un code de partie.
code-error-too-short = Ce code est trop court.
code-error-too-long = Ce code est trop long.
code-error-wrong-check = Ce code contient une erreur : son dernier signe ne correspond pas aux autres.
code-error-bad-number = Les donnes de Microsoft vont de { $least } à { $most }.

## Move to

move-to-column = Colonne { $number }, sur { CARD($onto, case: "defini") }
move-to-empty-column = Colonne { $number }, vide
move-to-cell = Cellule { $number }
move-to-foundation = { $suit ->
    [S] Fondation de pique
    [H] Fondation de cœur
    [D] Fondation de carreau
   *[C] Fondation de trèfle
  }

## Keys and gestures

help-title = Touches et gestes
help-gestures = Au doigt ou à la souris
help-keys = Au clavier, sur la table
help-letters = Lettres, chiffres et signes
help-letters-off = Ils sont désactivés dans les réglages.
help-tap = Appui
help-tap-does = Envoie une carte sur sa fondation si elle peut y monter ; sinon, la prend. Touchez ensuite l’endroit où elle doit aller.
help-double-tap = Double appui
help-double-tap-does = Envoie une carte ou une suite au premier endroit qui l’accepte : fondation, colonne, colonne vide, cellule.
help-hold = Appui long ou clic droit
help-hold-does = Liste tous les endroits où la carte peut aller.
help-drag = Glisser
help-drag-does = Emporte une carte, ou la suite qui part de cette carte.
help-tab-does = Zone suivante ou précédente : colonnes, cellules, fondations, outils
help-arrows = Flèches
help-arrows-does = D’un emplacement à l’autre, et de carte en carte dans une colonne
help-ends-does = Premier ou dernier emplacement de la zone
help-enter-does = Prendre, puis poser
help-shift-enter-does = Comme un double appui
help-escape-does = Lâcher
help-menu-key-does = Lister les endroits où la carte peut aller
help-plus-does = Une carte de plus ou de moins en main
help-digits-does = Prendre dans cette colonne, ou y poser
help-c-does = Prendre dans une cellule, ou poser dans une cellule libre
help-f-does = Poser sur la fondation
help-m-does = Lister les endroits où la carte peut aller
help-l-does = Lister tous les coups
help-t-does = Lire la table
help-u-does = Annuler
help-r-does = Rétablir
help-h-does = Indice
help-n-does = Nouvelle partie
help-question-does = Cette liste de touches

## The table in words, and all moves

read-title = La table
read-column = Colonne { $number }, en partant du dessus : { $cards }
moves-title = Coups possibles
moves-none = Aucune carte ne peut bouger.

## New game

new-game-title = Nouvelle partie
new-game-cells = Cellules libres
new-game-cells-4 = classique
new-game-cells-2 = difficile
new-game-cells-1 = très difficile
new-game-winnable = Donnes gagnables uniquement
new-game-odds = { $cells ->
    [4] Avec { $cells } cellules, environ { $won } donnes sur { $of } sont gagnables
    [2] Avec { $cells } cellules, environ { $won } donne sur { $of } est gagnable
   *[1] Avec { $cells } cellule, environ { $won } donne sur { $of } est gagnable
  }
new-game-code = Ou saisir un code
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = Coller
new-game-paste-by-hand = Collez le code dans le champ.
new-game-right-code = { $cells ->
    [one] Ce code donne une partie à { $cells } cellule libre.
   *[other] Ce code donne une partie à { $cells } cellules libres.
  }
new-game-present = Cette partie
new-game-copy = Copier
new-game-share = Partager
share-text = Une donne du Jeu du Boulanger à essayer : { $code }
new-game-deal = Distribuer

## Menu

menu-title = Menu
menu-former-game = Revenir à la partie précédente
menu-solution = Montrer la solution
menu-read = Lire la table
menu-moves = Coups possibles
menu-rules = Règles
menu-examples = Exemples
menu-faq = Questions et réponses
menu-help = Touches et gestes
menu-statistics = Statistiques

## Settings

settings-title = Réglages
settings-look = Apparence
settings-table = Table
settings-feel = Animations et sons
settings-help = Aide
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-language = Langue
settings-language-system = Langue du système
settings-motion = Animations
settings-motion-normal = Normales
settings-motion-fast = Rapides
settings-motion-off = Aucune
settings-letters = Lettres sur les cartes
settings-letters-international = Internationales : A K Q J
settings-letters-dutch = Néerlandaises : A H V B
settings-letters-french = Françaises : A R D V
settings-letters-german = Allemandes : A K D B
settings-letters-italian = Italiennes : A R D F
settings-letters-polish = Polonaises : A K D W
settings-letters-portuguese = Portugaises : A R D V
settings-letters-scandinavian = Scandinaves : E K D Kn
settings-fourColours = Quatre couleurs, une par famille
settings-leftHand = Table pour gauchers
settings-timer = Afficher le temps
settings-haptics = Vibrer quand une carte est prise ou posée
settings-sound = Sons
settings-winnable = Ne distribuer que des donnes gagnables
settings-lostNotice = Signaler les positions perdues
settings-letterKeys = Lettres, chiffres et signes comme raccourcis sur la table

## Pages: Rules, Examples, questions and answers

page-print = Imprimer
example-step = Coup suivant
example-back = Coup précédent
example-reset = Remettre en place

## Statistics

statistics-title = Statistiques
statistics-cells = Cellules libres
statistics-played = Parties jouées
statistics-won = Parties gagnées
statistics-best-time = Meilleur temps
statistics-fewest-moves = Le moins de coups
statistics-streak = Victoires d’affilée
statistics-longest-streak = Record de victoires d’affilée
statistics-none = –

about-title = À propos
about-game = Le Jeu du Boulanger est la réussite que l’on appelle en anglais Baker’s Game.
about-licence = C’est un logiciel libre, sous licence MIT ou Apache 2.0, au choix.
about-vollkorn = Les lettres et les chiffres des cartes sont adaptés de Vollkorn Bold, copyright 2018 The Vollkorn Project Authors, sous licence SIL Open Font License, version 1.1.

## Win

win-title = Belle fournée !
win-time = temps
win-moves = coups
win-score = score
win-undo = Annuler
win-copy = Copier le code
win-share = Partager le code
win-share-text = J’ai gagné cette partie du Jeu du Boulanger : { $code }
win-new-game = Nouvelle partie

## The native menu of desktops

menu-bar-game = Partie
menu-bar-hide = Masquer
menu-bar-hide-others = Masquer les autres
menu-bar-show-all = Tout afficher
menu-bar-quit = Quitter
menu-bar-edit = Édition
menu-bar-cut = Couper
menu-bar-copy = Copier
menu-bar-paste = Coller
menu-bar-select-all = Tout sélectionner
menu-bar-view = Affichage
menu-bar-full-screen = Plein écran
menu-bar-minimise = Placer dans le Dock
menu-bar-help = Aide
menu-bar-keys = Clavier
menu-restart = Recommencer cette partie
menu-settings = Réglages
menu-about = À propos
