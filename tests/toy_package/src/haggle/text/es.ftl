### Haggle, Spanish.

## Game

game-title = Regateo
game-summary = Intercambia, engaña y hurta hasta reunir cuatro mercancías iguales.

## Rules

rule-chapter-setup = Preparación
rule-chapter-turn = El turno
rule-chapter-trade = Intercambio
rule-chapter-theft = Hurto
rule-chapter-end = Final
rule-HG-01 = Regateo es para dos a cuatro jugadores.
rule-HG-02 = Hay 23 cartas: cuatro mercancías con cinco cartas cada una, dos trampas y un señuelo.
rule-HG-03 = Cada jugador recibe cuatro cartas. El resto es el mazo, boca abajo.
rule-HG-04 = Al empezar tu turno robas una carta del mazo.
rule-HG-05 = Después haces una oferta, hurtas o descansas. Tras un intercambio, un hurto o un descanso pasa el turno.
rule-HG-06 = Haces como mucho dos ofertas por turno. También cuenta la que retiras.
rule-HG-07 = En una oferta cada parte da de una a tres cartas. Nombras las tuyas y las enseñas a todos; de la otra parte pides clases.
rule-HG-08 = Mientras la otra parte piensa, puedes retirar la oferta. Cuenta la primera respuesta. Una negativa no dice si tenía las cartas.
rule-HG-09 = Quien acepta nombra la versión de la oferta y entrega cartas exactamente de las clases pedidas. El cambio se hace a la vista.
rule-HG-10 = En vez de contestar, la otra parte puede hacer una sola contraoferta, que solo se acepta, se rechaza o se retira.
rule-HG-11 = Tras un intercambio, el jugador en turno roba una carta del mazo.
rule-HG-12 = Para hurtar descartas una carta a la vista y tomas una al azar de otro jugador. Solo vosotros dos sabéis cuál.
rule-HG-13 = Pagado el hurto, se pregunta a quien pueda tener una trampa o el señuelo, y todas las respuestas se revelan a la vez.
rule-HG-14 = Una trampa anula el hurto. No se toma nada y el precio queda pagado.
rule-HG-15 = Un señuelo envía al ladrón al jugador que sigue a la víctima.
rule-HG-16 = Gana quien tenga cuatro mercancías iguales al final de un turno (tres en la partida rápida). Pueden ganar varios.
rule-HG-17 = Si el mazo está vacío al empezar un turno, gana el mayor conjunto de mercancías iguales.

## Cards

kind-olives = aceitunas
kind-salt = sal
kind-wool = lana
kind-amber = ámbar
kind-trap = trampa
kind-decoy = señuelo
card-O1 = aceitunas 1
card-O2 = aceitunas 2
card-O3 = aceitunas 3
card-O4 = aceitunas 4
card-O5 = aceitunas 5
card-S1 = sal 1
card-S2 = sal 2
card-S3 = sal 3
card-S4 = sal 4
card-S5 = sal 5
card-W1 = lana 1
card-W2 = lana 2
card-W3 = lana 3
card-W4 = lana 4
card-W5 = lana 5
card-A1 = ámbar 1
card-A2 = ámbar 2
card-A3 = ámbar 3
card-A4 = ámbar 4
card-A5 = ámbar 5
card-T1 = trampa 1
card-T2 = trampa 2
card-D1 = señuelo

## Options

option-quick = Partida rápida
    .help = Ganan tres mercancías iguales.

## Decisions

decision-TakeTurn = Tu turno: haz una oferta, hurta o descansa.
decision-Bargain = La oferta número { $version } está sobre la mesa. ¿Qué dices?
decision-React = Se ha anunciado un hurto. ¿Lo interrumpes?

## Actions

action-Offer =
    { $give ->
        [hidden] Ofrecer cartas por { $want }: { $target }
       *[other] Ofrecer { $give } por { $want }: { $target }
    }
action-Steal =
    { $pay ->
        [hidden] Hurtar: { $target }
       *[other] Descartar { $pay } y hurtar: { $target }
    }
action-Rest = Descansar
action-Accept =
    { $cards ->
        [hidden] Aceptar la oferta { $version }
       *[other] Aceptar la oferta { $version } y dar { $cards }
    }
action-Refuse = Rechazar
action-Counter =
    { $give ->
        [hidden] Pedir { $want } a cambio
       *[other] Contraofertar { $give } por { $want }
    }
action-Withdraw = Retirar la oferta
action-Pass = Dejar que ocurra
action-Interrupt =
    { $card ->
        [hidden] Interrumpir
       *[other] Jugar { $card }
    }

## Events

event-Dealt =
    { $cards ->
        [hidden] { $seat } recibe su mano.
       *[other] { $seat } recibe { $cards }.
    }
event-Drew =
    { $card ->
        [hidden] { $seat } roba una carta.
       *[other] { $seat } roba { $card }.
    }
event-Offered = { $seat } ofrece { $give } por { $want } ({ $target }).
event-Countered = { $seat } contraoferta { $give } por { $want } ({ $target }).
event-Refused = { $seat } rechaza la oferta.
event-Withdrawn = { $seat } retira la oferta.
event-Traded = { $seat } y { $target } intercambian: { $given } por { $taken }.
event-TheftPaid = { $seat } descarta { $card } para hurtar ({ $target }).
event-Interrupted = { $seat } interrumpe con { $card }.
event-TheftFoiled = Fracasa el hurto ({ $seat }).
event-TheftRedirected = El señuelo desvía el hurto ({ $seat } a { $target }).
event-Stolen = { $seat } hurta una carta ({ $target }).
event-StolenCard =
    { $card ->
        [hidden] La carta hurtada está oculta.
       *[other] La carta hurtada: { $card } ({ $seat }).
    }
event-NothingToSteal = { $seat } no encuentra nada que hurtar ({ $target }).
event-Won = Ganan: { $seats }, con { $goods } mercancías iguales.

## Errors

error-too-many-offers = Ya has hecho { $most } ofertas este turno. Hurta o descansa.
error-bad-target = Ese asiento no vale: elige a otro jugador que tenga cartas.
error-bad-terms = Cada parte da de una a { $most } cartas.
error-not-in-hand = { $card } no está en tu mano o la has nombrado dos veces.
error-other-side = Esa respuesta corresponde a la otra parte del trato.
error-second-counter = Solo hay una contraoferta: acepta o rechaza.
error-old-offer = Aceptas la oferta { $version }, pero en la mesa está la { $now }.
error-other-cards = Esas no son las clases que pide la oferta.
error-no-interrupt = { $card } no interrumpe nada. Solo lo hacen las trampas y el señuelo.
