### The table: what the game says before any window is opened.
###
### CARD($card) and PILE($pile) name a card and a pile. A language with cases gives its names
### attributes (card-7H = … with .genitive = …) and asks for them: CARD($card, case: "genitive").

title = Jeu du Boulanger

## Cards and piles

card-AS = as de picas
    .definite = el as de picas
card-2S = 2 de picas
    .definite = el 2 de picas
card-3S = 3 de picas
    .definite = el 3 de picas
card-4S = 4 de picas
    .definite = el 4 de picas
card-5S = 5 de picas
    .definite = el 5 de picas
card-6S = 6 de picas
    .definite = el 6 de picas
card-7S = 7 de picas
    .definite = el 7 de picas
card-8S = 8 de picas
    .definite = el 8 de picas
card-9S = 9 de picas
    .definite = el 9 de picas
card-TS = 10 de picas
    .definite = el 10 de picas
card-JS = jota de picas
    .definite = la jota de picas
card-QS = reina de picas
    .definite = la reina de picas
card-KS = rey de picas
    .definite = el rey de picas
card-AH = as de corazones
    .definite = el as de corazones
card-2H = 2 de corazones
    .definite = el 2 de corazones
card-3H = 3 de corazones
    .definite = el 3 de corazones
card-4H = 4 de corazones
    .definite = el 4 de corazones
card-5H = 5 de corazones
    .definite = el 5 de corazones
card-6H = 6 de corazones
    .definite = el 6 de corazones
card-7H = 7 de corazones
    .definite = el 7 de corazones
card-8H = 8 de corazones
    .definite = el 8 de corazones
card-9H = 9 de corazones
    .definite = el 9 de corazones
card-TH = 10 de corazones
    .definite = el 10 de corazones
card-JH = jota de corazones
    .definite = la jota de corazones
card-QH = reina de corazones
    .definite = la reina de corazones
card-KH = rey de corazones
    .definite = el rey de corazones
card-AD = as de diamantes
    .definite = el as de diamantes
card-2D = 2 de diamantes
    .definite = el 2 de diamantes
card-3D = 3 de diamantes
    .definite = el 3 de diamantes
card-4D = 4 de diamantes
    .definite = el 4 de diamantes
card-5D = 5 de diamantes
    .definite = el 5 de diamantes
card-6D = 6 de diamantes
    .definite = el 6 de diamantes
card-7D = 7 de diamantes
    .definite = el 7 de diamantes
card-8D = 8 de diamantes
    .definite = el 8 de diamantes
card-9D = 9 de diamantes
    .definite = el 9 de diamantes
card-TD = 10 de diamantes
    .definite = el 10 de diamantes
card-JD = jota de diamantes
    .definite = la jota de diamantes
card-QD = reina de diamantes
    .definite = la reina de diamantes
card-KD = rey de diamantes
    .definite = el rey de diamantes
card-AC = as de tréboles
    .definite = el as de tréboles
card-2C = 2 de tréboles
    .definite = el 2 de tréboles
card-3C = 3 de tréboles
    .definite = el 3 de tréboles
card-4C = 4 de tréboles
    .definite = el 4 de tréboles
card-5C = 5 de tréboles
    .definite = el 5 de tréboles
card-6C = 6 de tréboles
    .definite = el 6 de tréboles
card-7C = 7 de tréboles
    .definite = el 7 de tréboles
card-8C = 8 de tréboles
    .definite = el 8 de tréboles
card-9C = 9 de tréboles
    .definite = el 9 de tréboles
card-TC = 10 de tréboles
    .definite = el 10 de tréboles
card-JC = jota de tréboles
    .definite = la jota de tréboles
card-QC = reina de tréboles
    .definite = la reina de tréboles
card-KC = rey de tréboles
    .definite = el rey de tréboles

pile-column = columna { $number }
    .title = Columna { $number }
pile-cell = celda { $number }
    .title = Celda { $number }
pile-foundation-S = base de picas
    .title = Base de picas
pile-foundation-H = base de corazones
    .title = Base de corazones
pile-foundation-D = base de diamantes
    .title = Base de diamantes
pile-foundation-C = base de tréboles
    .title = Base de tréboles

## The table, as it is read out

table = Mesa
card-top-of-column = { CARD($card) }, carta superior de la { PILE($pile) }
card-in-column = { CARD($card) }, en la { PILE($pile) }, con { $above ->
    [one] { $above } carta encima
   *[other] { $above } cartas encima
  }
card-can-go = { $place }, puede ir { $piles }
goes-to = a la { PILE($pile) }
goes-to-empty-column = a una columna vacía
goes-to-empty-cell = a una celda libre
card-in-cell = { CARD($card) }, en la { PILE($pile) }
card-home = { CARD($card) }, en la { PILE($pile) }
pile-empty-column = { PILE($pile, case: "title") }, vacía
pile-empty-cell = { PILE($pile, case: "title") }, vacía
pile-empty-foundation = { $suit ->
    [S] Base de picas, vacía
    [H] Base de corazones, vacía
    [D] Base de diamantes, vacía
   *[C] Base de tréboles, vacía
  }
pile-with-cards = { $kind ->
    [column] Columna { $number }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
      }
    [cell] Celda { $number }, { CARD($card) }
   *[foundation] { PILE($pile, case: "title") }, { CARD($card) }
  }

move-to-title = Mover { CARD($card, case: "definite") } a…
move-to-title-run = Mover { CARD($card, case: "definite") } y { $others ->
    [one] la carta que tiene encima a…
   *[other] las { $others } cartas que tiene encima a…
  }

zone-column = Columnas
zone-cell = Celdas
zone-foundation = Bases

## What has happened, for those who listen

told-move = { CARD($card) } a la { PILE($pile) }
told-move-run = { CARD($card) } y { $others ->
    [one] la carta que tiene encima,
   *[other] las { $others } cartas que tiene encima,
  } a la { PILE($pile) }
told-undone = Deshecho: { CARD($card) }, de nuevo en la { PILE($pile) }
told-more = { $moves } jugadas hechas
told-fewer = { $moves ->
    [one] { $moves } jugada deshecha
   *[other] { $moves } jugadas deshechas
  }
told-restarted = Las mismas cartas, desde el principio
told-dealt = Cartas repartidas: partida { $code }

## Bars

bar-status = Partida
bar-tools = Herramientas
bar-time = Tiempo
bar-moves = Jugadas
bar-score = Puntos
bar-code = Copiar el código de partida { $code }
tool-undo = Deshacer
tool-redo = Rehacer
tool-hint = Pista
tool-play = Mover
tool-finish = Completar
tool-go-back = Volver
tool-stop = Detener
tool-new-game = Nueva
menu-bar-new-game = Nueva partida
tool-menu = Menú
mark-winnable = Tiene solución
mark-lost = Posición sin solución
mark-lost-short = Sin solución
close = Cerrar

## Why a move or a wish is refused

refusal-not-liftable = Esa carta está tapada y no se puede mover.
refusal-card-is-home = Las cartas que están en su base ya no se mueven.
refusal-same-pile = La carta ya está ahí.
refusal-wrong-suit = Ahí solo puede ir una carta del mismo palo.
refusal-wrong-rank = Ahí solo puede ir la carta de valor inmediatamente inferior.
refusal-cell-taken = Esa celda ya está ocupada.
refusal-cell-not-in-play = Esa celda no está en juego.
refusal-one-card-only = Ahí solo cabe una carta.
refusal-foundation-other-suit = Esa base es de otro palo.
refusal-foundation-not-next = A esa base le toca ahora { CARD($needs, case: "definite") }.
refusal-run-too-long = { $most ->
    [0] Ahora no se puede mover ahí ninguna carta.
    [one] Ahora solo se puede mover ahí { $most } carta.
   *[other] Ahora solo se pueden mover ahí { $most } cartas.
  }
refusal-nowhere-to-go = Esta carta no puede ir ahora a ningún lugar.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-nothing-to-redo = No hay nada que rehacer.
refusal-no-former-game = No hay ninguna partida anterior.
refusal-nothing-to-restart = Todavía no se ha movido ninguna carta.
refusal-nothing-to-finish = Las cartas que quedan todavía no pueden subir directamente a sus bases.
refusal-nowhere-to-go-back = No hay ninguna posición a la que volver.
refusal-no-solution = Esta posición ya no tiene solución.
refusal-not-known-yet = Todavía no se conoce una solución.

## Hints, the solution, and what is proven

stuck = Ya no se puede mover ninguna carta.
hint-thinking = Pensando…
hint-move = Mueve { CARD($card, case: "definite") } a la { PILE($pile) }.
hint-move-run = Mueve { CARD($card, case: "definite") } y { $others ->
    [one] la carta que tiene encima
   *[other] las { $others } cartas que tiene encima
  } a la { PILE($pile) }.
solution-begins = La partida se juega sola y no contará como victoria. Toca en cualquier parte para detenerla.
solution-over = Así se puede ganar.

## Notices

notice-copy-used = La partida guardada estaba dañada. Se recuperó de una copia y el archivo dañado quedó aparte.
notice-started-afresh = La partida guardada estaba dañada sin remedio y quedó aparte. Esta es una nueva.
notice-game-newer = La partida guardada es de una versión más reciente de la aplicación. Quedó aparte para esa versión.
notice-settings-copy-used = Los ajustes guardados estaban dañados. Se recuperaron de una copia y el archivo dañado quedó aparte.
notice-settings-reset = Los ajustes guardados estaban dañados y quedaron aparte.
notice-settings-newer = Los ajustes guardados son de una versión más reciente de la aplicación. Quedaron aparte para esa versión.
notice-open-elsewhere = El juego ya está abierto en otra ventana. Lo que juegues en esta no se guarda.
notice-not-saved = Ahora no se puede guardar la partida. Puedes seguir jugando, pero solo mientras no cierres la aplicación.
notice-saved-again = La partida vuelve a guardarse.
error-internal = Algo salió mal. La partida sigue como estaba.

## Codes

code-copied = Código de partida { $code } copiado.
code-not-copied = No se pudo copiar el código de partida. Es { $code }.
