### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

lost-title = Posición sin solución
lost-why = Sigas como sigas, quedarán cartas en la mesa. Está demostrado.
lost-deal = Este reparto no tenía solución desde el principio. Está demostrado.
lost-back = Volver a la última posición con solución ({ $moves ->
    [one] { $moves }{"\u00A0"}jugada
   *[other] { $moves }{"\u00A0"}jugadas
  })
lost-new-game = Nueva partida
lost-restart = Reiniciar
lost-former-game = Partida anterior
lost-go-on = Seguir

## What is wrong with a game code

code-error-no-code = En este texto no hay ningún código de partida.
code-error-unknown-version = Este juego no conoce los códigos de la versión { $version }.
code-error-bad-cell-count = Las celdas libres de una partida son { $counts }, no { $count }.
code-error-bad-symbol = «{ $symbol }» no puede figurar en un código de partida.
code-error-too-short = Este código es demasiado corto.
code-error-too-long = Este código es demasiado largo.
code-error-wrong-check = Este código tiene un error: su último símbolo no concuerda con los demás.
code-error-bad-number = Los repartos de Microsoft van del { $least } al { $most }.

## Move to

move-to-column = Columna { $number }, sobre { CARD($onto, case: "definite") }
move-to-empty-column = Columna { $number }, que está vacía
move-to-cell = Celda { $number }
move-to-foundation = { $suit ->
    [S] Base de picas
    [H] Base de corazones
    [D] Base de diamantes
   *[C] Base de tréboles
  }

## Keys and gestures

help-title = Teclas y gestos
help-gestures = Gestos
help-keys = Teclas en la mesa
help-letters = Letras, cifras y signos
help-letters-off = Están desactivados en los ajustes.
help-tap = Un toque
help-tap-does = Sube la carta a su base si puede ir allí; si no, la selecciona. Toca después el lugar adonde debe ir.
help-double-tap = Dos toques
help-double-tap-does = Llevan la carta, o la escalera, al primer lugar que la admita: base, columna, columna vacía, celda.
help-hold = Toque prolongado o clic derecho
help-hold-does = Muestra todos los lugares adonde puede ir la carta.
help-drag = Arrastrar
help-drag-does = Lleva una carta, o la escalera a partir de esa carta.
help-tab-does = Zona siguiente o anterior: columnas, celdas, bases, herramientas
help-arrows = Flechas
help-arrows-does = De pila en pila, y de carta en carta dentro de una columna
help-ends-does = Primera o última pila de la zona
help-enter-does = Seleccionar y colocar
help-shift-enter-does = Lo mismo que dos toques
help-escape-does = Soltar
help-menu-key-does = Ver adónde puede ir la carta
help-plus-does = Seleccionar una carta más o una menos
help-digits-does = Seleccionar en esa columna, o colocar en ella
help-c-does = Seleccionar en una celda, o colocar en una libre
help-f-does = Colocar en la base
help-m-does = Ver adónde puede ir la carta
help-l-does = Ver todas las jugadas
help-t-does = Leer la mesa
help-u-does = Deshacer
help-r-does = Rehacer
help-h-does = Pista
help-n-does = Nueva partida
help-question-does = Ver estas teclas

## The table in words, and all moves

read-title = La mesa
read-column = Columna { $number }, desde la carta superior: { $cards }
moves-title = Jugadas posibles
moves-none = No se puede mover ninguna carta.

## New game

new-game-title = Nueva partida
new-game-cells = Celdas libres
new-game-cells-4 = clásico
new-game-cells-2 = difícil
new-game-cells-1 = muy difícil
new-game-winnable = Solo repartos con solución
new-game-odds = { $cells ->
    [4] Con { $cells } celdas, unos { $won } de cada { $of } repartos tienen solución
    [2] Con { $cells } celdas, cerca de { $won } de cada { $of } repartos tiene solución
   *[1] Con { $cells } celda, cerca de { $won } de cada { $of } repartos tiene solución
  }
new-game-code = O jugar con un código
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = Pegar
new-game-paste-by-hand = Pega el código en el campo.
new-game-right-code = { $cells ->
    [one] Este código es de una partida con { $cells } celda libre.
   *[other] Este código es de una partida con { $cells } celdas libres.
  }
new-game-present = Esta partida
new-game-copy = Copiar
new-game-share = Compartir
share-text = Juega este reparto de Jeu du Boulanger: { $code }
new-game-deal = Repartir

## Menu

menu-title = Menú
menu-former-game = Volver a la partida anterior
menu-solution = Mostrar la solución
menu-read = Leer la mesa
menu-moves = Jugadas posibles
menu-rules = Reglas
menu-examples = Ejemplos
menu-faq = Preguntas y respuestas
menu-help = Teclas y gestos
menu-statistics = Estadísticas

## Settings

settings-title = Ajustes
settings-look = Aspecto
settings-table = Mesa
settings-feel = Efectos
settings-help = Ayudas
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-language = Idioma
settings-language-system = El del sistema
settings-motion = Animación
settings-motion-normal = Normal
settings-motion-fast = Rápida
settings-motion-off = Ninguna
settings-letters = Letras de las cartas
settings-letters-international = Internacionales: A K Q J
settings-letters-dutch = Neerlandesas: A H V B
settings-letters-french = Francesas: A R D V
settings-letters-german = Alemanas: A K D B
settings-letters-italian = Italianas: A R D F
settings-letters-polish = Polacas: A K D W
settings-letters-portuguese = Portuguesas: A R D V
settings-letters-scandinavian = Escandinavas: E K D Kn
settings-fourColours = Palos en cuatro colores
settings-leftHand = Mesa para zurdos
settings-timer = Mostrar el tiempo
settings-haptics = Vibrar al levantar y colocar cartas
settings-sound = Sonidos
settings-winnable = Repartir solo partidas con solución
settings-lostNotice = Avisar cuando ya no haya solución
settings-letterKeys = Usar letras, cifras y signos como teclas en la mesa

## Pages: Rules, Examples, questions and answers

page-print = Imprimir
example-step = Siguiente jugada
example-back = Una jugada atrás
example-reset = Volver al principio

## Statistics

statistics-title = Estadísticas
statistics-cells = Celdas libres
statistics-played = Partidas jugadas
statistics-won = Partidas ganadas
statistics-best-time = Mejor tiempo
statistics-fewest-moves = Menor número de jugadas
statistics-streak = Racha actual
statistics-longest-streak = Mejor racha
statistics-none = –

about-title = Acerca de
about-game = Jeu du Boulanger («el juego del panadero», en francés) es el solitario que en inglés se llama Baker’s Game.
about-licence = Es software libre bajo la licencia MIT o la licencia Apache 2.0, a tu elección.
about-vollkorn = Las letras y cifras de las cartas son una adaptación de Vollkorn Bold, copyright 2018 The Vollkorn Project Authors, bajo la SIL Open Font License, versión 1.1.

## Win

win-title = ¡Pan comido!
win-time = tiempo
win-moves = jugadas
win-score = puntos
win-undo = Deshacer
win-copy = Copiar el código
win-share = Compartir el código
win-share-text = Gané esta partida de Jeu du Boulanger: { $code }
win-new-game = Nueva partida

## The native menu of desktops

menu-bar-game = Partida
menu-bar-hide = Ocultar
menu-bar-hide-others = Ocultar otros
menu-bar-show-all = Mostrar todo
menu-bar-quit = Salir
menu-bar-edit = Editar
menu-bar-cut = Cortar
menu-bar-copy = Copiar
menu-bar-paste = Pegar
menu-bar-select-all = Seleccionar todo
menu-bar-view = Ver
menu-bar-full-screen = Pantalla completa
menu-bar-minimise = Minimizar
menu-bar-help = Ayuda
menu-bar-keys = Teclas y gestos
menu-restart = Reiniciar esta partida
menu-settings = Ajustes
menu-about = Acerca de
