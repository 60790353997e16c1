### Whispers, Spanish.

## Game

game-title = Susurros
game-summary = Reúne tesoros en medio de los eventos y recuerda quién ha visto qué.

## Rules

rule-chapter-setup = Preparación
rule-chapter-turn = El turno
rule-chapter-events = Eventos
rule-chapter-end = Final
rule-WH-01 = De dos a cuatro jugadores reciben tres cartas de entre doce tesoros y tres escudos.
rule-WH-02 = Después se mezclan en el mazo los nueve eventos: tres mercados, tres tormentas y tres espías.
rule-WH-03 = En tu turno puedes primero espiar una carta o susurrar; luego robas una carta.
rule-WH-04 = El tesoro o escudo que robas va a tu mano.
rule-WH-05 = Espiar una carta es mirar una al azar de otro jugador.
rule-WH-06 = Susurrar es dar a otro jugador una carta boca abajo.
rule-WH-07 = El evento que robas se descarta y ocurre de inmediato, antes de seguir con nada más.
rule-WH-08 = Mercado: cada jugador roba una carta, primero quien lo sacó.
rule-WH-09 = Tormenta: se pregunta por orden a quien pueda tener un escudo; un escudo libra a su dueño de la pérdida.
rule-WH-10 = Luego una carta al azar de cada jugador sin escudo vuela al siguiente; solo ellos dos saben cuál.
rule-WH-11 = Espía: miras dos cartas al azar del siguiente jugador y te quedas con una.
rule-WH-12 = La otra carta vuelve; el espía sigue conociéndola.
rule-WH-13 = Cuando el mazo está vacío al empezar un turno, ganan los tesoros de más valor.

## Cards

card-1a = tesoro de valor 1, a
card-1b = tesoro de valor 1, b
card-1c = tesoro de valor 1, c
card-1d = tesoro de valor 1, d
card-2a = tesoro de valor 2, a
card-2b = tesoro de valor 2, b
card-2c = tesoro de valor 2, c
card-2d = tesoro de valor 2, d
card-3a = tesoro de valor 3, a
card-3b = tesoro de valor 3, b
card-3c = tesoro de valor 3, c
card-3d = tesoro de valor 3, d
card-shielda = escudo a
card-shieldb = escudo b
card-shieldc = escudo c
card-marketa = mercado a
card-marketb = mercado b
card-marketc = mercado c
card-storma = tormenta a
card-stormb = tormenta b
card-stormc = tormenta c
card-spya = espía a
card-spyb = espía b
card-spyc = espía c

## Decisions

decision-TakeTurn = Tu turno: roba, o antes espía una carta o susurra.
decision-Shelter = Llega una tormenta. ¿Levantas un escudo?
decision-Choose = Quédate con una de las cartas que has visto.

## Actions

action-Draw = Robar
action-Peek = Espiar una carta: { $target }
action-Whisper =
    { $card ->
        [hidden] Susurrar: { $target }
       *[other] Susurrar { $card }: { $target }
    }
action-Endure = Aguantar la tormenta
action-Raise =
    { $card ->
        [hidden] Levantar un escudo
       *[other] Levantar { $card }
    }
action-Take =
    { $card ->
        [hidden] Quedarse una carta
       *[other] Quedarse { $card }
    }

## Events

event-Drew =
    { $card ->
        [hidden] { $seat } roba una carta.
       *[other] { $seat } roba { $card }.
    }
event-EventDrawn = { $seat } saca un evento: { $card }.
event-Peeked = { $seat } espía una carta ({ $target }).
event-Seen =
    { $cards ->
        [hidden] { $seat } ve cartas.
       *[other] { $seat } ve { $cards }.
    }
event-Whispered = { $seat } da una carta boca abajo ({ $target }).
event-Raised = { $seat } levanta { $card }.
event-Blown = La tormenta lleva una carta: { $seat } a { $target }.
event-Spied =
    { $count ->
        [one] { $seat } mira 1 carta ({ $target }).
       *[other] { $seat } mira { $count } cartas ({ $target }).
    }
event-Taken = { $seat } se queda una de las cartas ({ $target }).
event-Ended = Tesoro: { $points }. Ganan: { $winners }.

## Errors

error-bad-target = Elige otro asiento de esta mesa.
error-empty-hand = Esa mano está vacía: no hay nada que mirar.
error-not-in-hand = { $card } no está en tu mano.
error-no-shield = { $card } no es un escudo de tu mano.
error-not-aside = { $card } no es una de las cartas que has visto.
