### Floes, Spanish.

## Game

game-title = Témpanos
game-summary = Cubre el agua libre con tus piezas y halla los tesoros que hay debajo.

## Rules

rule-chapter-setup = Preparación
rule-chapter-pieces = Piezas
rule-chapter-map = El mapa
rule-chapter-end = Final
rule-FL-01 = Témpanos es para dos o tres jugadores.
rule-FL-02 = Cada jugador recibe dos piezas de cada una de nueve formas.
rule-FL-03 = 28 franjas de ocho hexágonos están boca abajo en un mazo; al empezar se colocan ocho filas. El mapa acaba en la fila 24.
rule-FL-04 = En tu turno colocas una de tus piezas o te plantas del todo.
rule-FL-05 = Las piezas se giran, pero nunca se voltean.
rule-FL-06 = Una pieza queda entera sobre agua libre de las filas colocadas: sin rocas ni otras piezas.
rule-FL-07 = Por cada cofre que cubres robas un tesoro que solo ves tú.
rule-FL-08 = Mientras haya menos de ocho filas por delante de la pieza más avanzada, se coloca otra.
rule-FL-09 = Quien descubre una fila puede darle la vuelta en el acto.
rule-FL-10 = Cuando todos se plantan, cada hexágono cubierto vale un punto y cada tesoro su valor.

## Cards

card-s0 = franja 1
card-s1 = franja 2
card-s2 = franja 3
card-s3 = franja 4
card-s4 = franja 5
card-s5 = franja 6
card-s6 = franja 7
card-s7 = franja 8
card-s8 = franja 9
card-s9 = franja 10
card-s10 = franja 11
card-s11 = franja 12
card-s12 = franja 13
card-s13 = franja 14
card-s14 = franja 15
card-s15 = franja 16
card-s16 = franja 17
card-s17 = franja 18
card-s18 = franja 19
card-s19 = franja 20
card-s20 = franja 21
card-s21 = franja 22
card-s22 = franja 23
card-s23 = franja 24
card-s24 = franja 25
card-s25 = franja 26
card-s26 = franja 27
card-s27 = franja 28
card-t1a = tesoro de valor 1, a
card-t1b = tesoro de valor 1, b
card-t1c = tesoro de valor 1, c
card-t1d = tesoro de valor 1, d
card-t1e = tesoro de valor 1, e
card-t1f = tesoro de valor 1, f
card-t1g = tesoro de valor 1, g
card-t1h = tesoro de valor 1, h
card-t2a = tesoro de valor 2, a
card-t2b = tesoro de valor 2, b
card-t2c = tesoro de valor 2, c
card-t2d = tesoro de valor 2, d
card-t2e = tesoro de valor 2, e
card-t2f = tesoro de valor 2, f
card-t2g = tesoro de valor 2, g
card-t2h = tesoro de valor 2, h
card-t3a = tesoro de valor 3, a
card-t3b = tesoro de valor 3, b
card-t3c = tesoro de valor 3, c
card-t3d = tesoro de valor 3, d
card-t3e = tesoro de valor 3, e
card-t3f = tesoro de valor 3, f
card-t3g = tesoro de valor 3, g
card-t3h = tesoro de valor 3, h

## Decisions

decision-LayPiece = Coloca una pieza o plántate.
decision-TurnRow = La fila { $row } es nueva. ¿Le das la vuelta?

## Actions

action-Place = Colocar { $piece }: { $cells }
action-Stop = Plantarse
action-Keep = Dejar la fila
action-Turn = Dar la vuelta a la fila

## Events

event-RowLaid = Se coloca la fila { $row }: { $strip }.
event-RowTurned = Se da la vuelta a la fila { $row }.
event-Placed = { $seat } coloca { $piece }: { $cells }.
event-TreasureFound =
    { $treasure ->
        [hidden] { $seat } halla un tesoro.
       *[other] { $seat } halla { $treasure }.
    }
event-Stopped = { $seat } se planta.
event-Ended = Puntos: { $points }. Ganan: { $winners }.

## Errors

error-wrong-shape = Esos hexágonos no tienen la forma { $piece }.
error-used-up = No te queda ninguna { $piece }.
error-not-bare = La pieza necesita agua libre en filas ya colocadas.
