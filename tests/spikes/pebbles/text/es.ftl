### Pebbles, Spanish.

## Game

game-title = Guijarros
game-summary = Lanza guijarros a los demás y escóndete tras los muros.

## Rules

rule-chapter-setup = Preparación
rule-chapter-turn = El turno
rule-chapter-walls = Muros
rule-chapter-end = Final
rule-PB-01 = Dos o tres jugadores reciben dos cartas de entre nueve guijarros y tres muros.
rule-PB-02 = En tu turno robas una carta y lanzas una de las tuyas, a la vista, a otro jugador.
rule-PB-03 = Un guijarro que acierta puntúa su valor; un muro no puntúa.
rule-PB-04 = Cualquier otro que pueda tener un muro puede levantarlo; las respuestas se revelan a la vez.
rule-PB-05 = Un muro del jugador atacado detiene la carta.
rule-PB-06 = Cuando no queda carta por robar, gana quien tenga más puntos.

## Cards

card-p1 = guijarro 1
card-p2 = guijarro 2
card-p3 = guijarro 3
card-p4 = guijarro 4
card-p5 = guijarro 5
card-p6 = guijarro 6
card-p7 = guijarro 7
card-p8 = guijarro 8
card-p9 = guijarro 9
card-wall1 = muro 1
card-wall2 = muro 2
card-wall3 = muro 3

## Decisions

decision-Throw = Lanza una carta a otro jugador.
decision-Hide = Hay una carta en el aire. ¿Levantas un muro?

## Actions

action-ThrowAt =
    { $card ->
        [hidden] Lanzar una carta: { $target }
       *[other] Lanzar { $card }: { $target }
    }
action-Stand = Quedarse quieto
action-Build =
    { $card ->
        [hidden] Levantar un muro
       *[other] Levantar { $card }
    }

## Events

event-Drew =
    { $card ->
        [hidden] { $seat } roba una carta.
       *[other] { $seat } roba { $card }.
    }
event-Thrown = { $seat } lanza { $card } ({ $target }).
event-Walled = Muros levantados: { $cards }.
event-Hit = { $seat } suma { $points }.
event-Ended = Ganan: { $winners }.

## Errors

error-bad-target = Elige otro asiento de esta mesa.
error-not-in-hand = { $card } no está en tu mano.
error-no-wall = { $card } no es un muro de tu mano.
