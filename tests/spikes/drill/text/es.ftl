### Drill, Spanish.

## Game

game-title = Simulacro
game-summary = Planead juntos contra el reloj y ved luego qué hacen vuestros planes.

## Rules

rule-chapter-setup = Preparación
rule-chapter-planning = Planificación
rule-chapter-clock = El reloj
rule-chapter-transfer = Transferencia de datos
rule-chapter-resolution = Resolución
rule-DR-01 = De dos a cuatro jugadores vuelan juntos una misión.
rule-DR-02 = Cada jugador recibe cuatro cartas para la primera fase y tres para la segunda.
rule-DR-03 = Todos planean a la vez. Las casillas 0 a 2 son de la primera fase y 3 a 5 de la segunda.
rule-DR-04 = Pones una carta boca abajo en una casilla vacía de la fase; los demás ven qué mitad queda arriba, no la carta.
rule-DR-05 = Hasta que acabe la fase puedes recuperar una carta.
rule-DR-06 = Quien está listo lo dice. Cuando pasa algo nuevo, se pregunta otra vez a todos.
rule-DR-07 = El reloj sigue el guion: anuncia amenazas y trae datos entrantes, una carta para cada jugador.
rule-DR-08 = El reloj abre y cierra la ventana de transferencias.
rule-DR-09 = El reloj termina la fase, estén todos listos o no; sus casillas quedan bloqueadas.
rule-DR-10 = Con la ventana abierta puedes tender una carta a otro jugador.
rule-DR-11 = Ese jugador ve la carta y la toma o no.
rule-DR-12 = Si antes el reloj cierra la ventana o la fase, la transferencia caduca y la carta vuelve.
rule-DR-13 = Luego los planes se revelan turno a turno y se ejecutan: fuego (por una energía, a la primera amenaza de tu lado), carga o movimiento.
rule-DR-14 = Tras los turnos 2 y 5, cada amenaza que queda golpea la nave.
rule-DR-15 = La puntuación es la fuerza de las amenazas destruidas menos los golpes. Con tres golpes se pierde la misión.

## Cards

card-FL1 = fuego o izquierda 1
card-FL2 = fuego o izquierda 2
card-FL3 = fuego o izquierda 3
card-FL4 = fuego o izquierda 4
card-FL5 = fuego o izquierda 5
card-FL6 = fuego o izquierda 6
card-FL7 = fuego o izquierda 7
card-FL8 = fuego o izquierda 8
card-FR1 = fuego o derecha 1
card-FR2 = fuego o derecha 2
card-FR3 = fuego o derecha 3
card-FR4 = fuego o derecha 4
card-FR5 = fuego o derecha 5
card-FR6 = fuego o derecha 6
card-FR7 = fuego o derecha 7
card-FR8 = fuego o derecha 8
card-CL1 = carga o izquierda 1
card-CL2 = carga o izquierda 2
card-CL3 = carga o izquierda 3
card-CL4 = carga o izquierda 4
card-CL5 = carga o izquierda 5
card-CL6 = carga o izquierda 6
card-CL7 = carga o izquierda 7
card-CL8 = carga o izquierda 8
card-CR1 = carga o derecha 1
card-CR2 = carga o derecha 2
card-CR3 = carga o derecha 3
card-CR4 = carga o derecha 4
card-CR5 = carga o derecha 5
card-CR6 = carga o derecha 6
card-CR7 = carga o derecha 7
card-CR8 = carga o derecha 8
card-TL1 = amenaza a la izquierda, fuerza 1
card-TL2 = amenaza a la izquierda, fuerza 2
card-TL3 = amenaza a la izquierda, fuerza 3
card-TR1 = amenaza a la derecha, fuerza 1
card-TR2 = amenaza a la derecha, fuerza 2
card-TR3 = amenaza a la derecha, fuerza 3

## Decisions

decision-Plan = Planea la fase { $phase } hasta estar listo o agotar el tiempo.
decision-Answer = { $giver } te tiende una carta. ¿La tomas?
decision-Moment =
    { $what ->
        [threat] Número { $number }, segundo { $second }: se anuncia una amenaza.
        [open] Número { $number }, segundo { $second }: empiezan las transferencias.
        [close] Número { $number }, segundo { $second }: acaban las transferencias.
        [data] Número { $number }, segundo { $second }: datos entrantes.
       *[end] Número { $number }, segundo { $second }: acaba la fase.
    }

## Actions

action-Lay =
    { $half ->
        [action] Poner { $card } en la casilla { $slot }, acción arriba
       *[move] Poner { $card } en la casilla { $slot }, movimiento arriba
    }
action-TakeBack = Recuperar la carta de la casilla { $slot }
action-HoldOut =
    { $card ->
        [hidden] Tender una carta: { $target }
       *[other] Tender { $card }: { $target }
    }
action-Ready = Listo
action-TakeCard = Tomarla
action-Decline = Rechazar
action-Strike = Ha llegado la hora

## Events

event-Dealt =
    { $cards ->
        [hidden] { $seat } recibe cartas.
       *[other] { $seat } recibe { $cards }.
    }
event-Laid =
    { $half ->
        [action] { $seat } planea una acción en la casilla { $slot } (carta: { $card }).
       *[move] { $seat } planea un movimiento en la casilla { $slot } (carta: { $card }).
    }
event-TookBack = { $seat } recupera la carta de la casilla { $slot }.
event-IsReady = { $seat }: listo.
event-HeldOut = { $seat } tiende una carta ({ $target }).
event-Shown =
    { $card ->
        [hidden] { $seat } ve la carta.
       *[other] { $seat } ve { $card }.
    }
event-Transferred = { $target } toma la carta ({ $seat }).
event-Declined = { $target } no toma la carta ({ $seat }).
event-Lapsed = Demasiado tarde: caduca la transferencia de { $seat } a { $target }.
event-ThreatAnnounced = Se anuncia: { $threat }.
event-WindowChanged =
    { $is_open ->
        [yes] Empieza la transferencia de datos.
       *[no] Acaba la transferencia de datos.
    }
event-PhaseClosed = Acaba la fase { $phase }.
event-PlansRevealed = Turno { $turn }: { $cards }.
event-Fired =
    { $is_destroyed ->
        [yes] { $seat } dispara y destruye { $threat }.
       *[no] { $seat } dispara a { $threat }.
    }
event-ShipHit = { $threat } golpea la nave.
event-MissionEnded =
    { $is_lost ->
        [yes] La misión se ha perdido ({ $score }).
       *[no] La misión ha terminado: { $score } puntos.
    }

## Errors

error-locked-slot = La casilla { $slot } no es de esta fase.
error-slot-empty = La casilla { $slot } está vacía.
error-slot-filled = La casilla { $slot } ya está ocupada.
error-not-in-hand = { $card } no está en tu mano.
error-window-closed = Ahora no hay transferencias: espera a que se abra la ventana.
error-gave-already = Ya has tendido una carta en esta ventana.
error-bad-target = Elige otro asiento de esta mesa.
