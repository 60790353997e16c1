### Gravwell, español. Todos los textos son nuestros; los ids y las variables son iguales en en, el y es.
### Los nombres de las naves van en femenino y sin artículo (Azul, Amarilla…): «La { $ship }…», «hacia la { $ship }».
### Los números se pasan como números; lo demás, como texto. 0 = Singularidad, 54 = Puerta Warp.

## Game

game-title = Gravwell
game-subtitle = Huida de la 9.ª dimensión
game-summary = Escapa por la Puerta Warp antes que tus rivales. Cada carta de combustible lleva tu nave hacia la nave más cercana, que puede estar delante o detrás. Todos juegan a la vez: ¡adivina quién se moverá antes que tú!

## Rule chapters

rule-chapter-components = Componentes y objetivo
rule-chapter-track = El recorrido
rule-chapter-setup = Preparación
rule-chapter-cards = Cartas de combustible
rule-chapter-draft = La selección
rule-chapter-phases = Fases y resolución
rule-chapter-movement = Movimiento normal
rule-chapter-ties = Distancias iguales
rule-chapter-repulsors = Repulsores
rule-chapter-tractors = Rayos tractores
rule-chapter-derelicts = Naves abandonadas
rule-chapter-singularity = La Singularidad
rule-chapter-emergency-stop = ¡Parada de emergencia!
rule-chapter-round-end = Fin de la ronda y de la partida
rule-chapter-variants = Variantes

## Rules

rule-GR-01 = La caja trae un tablero, cuatro cartas de Parada de emergencia, un peón de ronda, 26 cartas de combustible y seis naves: una de cada uno de los cuatro colores de jugador y dos abandonadas. También trae el reglamento.
rule-GR-02 = Gravwell es una carrera para dos, tres o cuatro rivales. También hay una variante en solitario.
rule-GR-03 = Ganas si tu nave es la primera en entrar en la Puerta Warp, en la casilla 54. Vale tanto caer en ella como pasarla; no necesitas el número exacto. Una página de resumen pone 56, pero las propias reglas dicen 54 y así jugamos.
rule-GR-04 = Si tras seis rondas nadie ha entrado en la Puerta Warp, gana quien esté más cerca de ella, es decir, quien más se haya alejado de la Singularidad.
rule-GR-05 = En el juego básico nunca gana más de un jugador.
rule-GR-06 = La partida acaba en cuanto la nave de un jugador entra en la Puerta Warp. Las cartas que aún esperan en esa fase no se resuelven.
rule-GR-07 = Si tras seis rondas todos los jugadores están en la Singularidad, nadie ha escapado y la partida queda en empate. El reglamento no dice nada; es decisión nuestra. La edad no deshace este empate.
rule-GR-08 = El recorrido va de la Singularidad (0) a la Puerta Warp (54), pasando por las casillas 1 a 53. Ninguna casilla tiene un efecto especial; la 26 y la 36 solo tienen otro color.
rule-GR-09 = En cada casilla cabe una nave como máximo. Las abandonadas también cuentan.
rule-GR-10 = En la Singularidad caben todas las naves que haga falta. Todos los jugadores empiezan allí.
rule-GR-11 = Con tres o cuatro jugadores, las dos naves abandonadas empiezan en las casillas amarillas 26 y 36.
rule-GR-12 = Con dos jugadores hay una sola nave abandonada. Empieza en la casilla 36.
rule-GR-13 = El peón de ronda empieza en la marca «Inicio» del contador de rondas.
rule-GR-14 = Cada jugador escoge un color y empieza con esa nave en la Singularidad.
rule-GR-15 = Cada jugador tiene la carta de Parada de emergencia de su color, con el texto a la vista. Así todos saben también quién pilota cada nave.
rule-GR-16 = Baraja todas las cartas de combustible, las 26, y forma tres pilas por jugador. Cada pila tiene una carta oculta debajo y una visible encima.
rule-GR-17 = Las cartas que sobran quedan boca abajo y nadie puede verlas en esta ronda. Sobran 14 con dos jugadores, 8 con tres y 2 con cuatro.
rule-GR-18 = Hay 26 cartas de combustible, una por letra, desde la A hasta la Z. Cada una es un elemento distinto.
rule-GR-19 = La letra de la carta marca cuándo se resuelve: cuanto más cerca de la A, antes. Es la inicial del elemento en inglés; el nombre en español no cuenta.
rule-GR-20 = El número de la carta de combustible es una distancia en casillas. En esta baraja va del 1 al 10.
rule-GR-21 = Una carta de combustible sin marca especial es un movimiento normal. La baraja tiene 20.
rule-GR-22 = La carta de repulsor es morada y tiene tres líneas al lado del número. La baraja tiene cuatro: K, N, U y X.
rule-GR-23 = La carta de rayo tractor es turquesa y tiene líneas que apuntan hacia dentro a ambos lados del número. La baraja tiene dos: J y Q.
rule-GR-24 = Los valores de toda la baraja son públicos: el tablero trae una tabla con todos, ordenados por letra. Puedes consultarla cuando quieras.
rule-GR-25 = En la ronda 1 abre la selección la persona más joven. Las demás siguen por edad y la mayor elige al final.
rule-GR-26 = Cuando te toca en la selección, te llevas exactamente una pila, con sus dos cartas.
rule-GR-27 = Al llevarte una pila puedes ver su carta oculta. Los demás solo conocen la visible.
rule-GR-28 = Después de verlas, las dos cartas quedan boca abajo delante de ti. El reglamento no dice si puedes volver a mirarlas; aquí sí puedes.
rule-GR-29 = La selección se repite en el mismo orden hasta que no quedan pilas y todos tienen seis cartas. Con tres jugadores, quien empieza se lleva la 1.ª, la 4.ª y la 7.ª pila.
rule-GR-30 = Tus seis cartas pasan a ser tu mano solo cuando ya no queda ninguna pila.
rule-GR-31 = De la ronda 2 a la 6 elige primero quien esté más lejos de la Puerta Warp, y al final quien esté más cerca.
rule-GR-32 = De la ronda 2 a la 6 el orden de la selección depende solo del lugar de cada nave en el recorrido. Da igual dónde se siente cada cual.
rule-GR-33 = Si al empezar una ronda hay varios jugadores en la Singularidad, eligen entre ellos por edad, de menor a mayor.
rule-GR-34 = En cada ronda se barajan de nuevo las 26 cartas y se forman otra vez tantas pilas como antes.
rule-GR-35 = Un programa no sabe quién es más joven, así que cada asiento recibe un orden de edad fijo al crear la partida. El reglamento no lo prevé; es decisión nuestra. Ese mismo orden vale siempre que importe la edad.
rule-GR-36 = Cada ronda consta de seis fases de movimiento, una por cada carta de tu mano.
rule-GR-37 = Al empezar una fase de movimiento, cada cual escoge una de sus cartas y la deja boca abajo.
rule-GR-38 = Cuando todas las cartas están en la mesa, se descubren a la vez.
rule-GR-39 = Juegas exactamente una carta en cada fase de movimiento. El resto de tu mano sigue oculto.
rule-GR-40 = Puedes jugar tus cartas en cualquier orden, pero tienes que jugar una en cada fase de movimiento. En la fase 6 te toca jugar la última.
rule-GR-41 = Las cartas descubiertas se resuelven una a una por orden alfabético, desde la A hasta la Z.
rule-GR-42 = Tu dirección se decide solo cuando se resuelve tu carta, según dónde estén las naves en ese momento. Las cartas que se resuelven antes pueden cambiarla.
rule-GR-43 = La carta resuelta va a un descarte común. Todos la han visto, así que el descarte es público.
rule-GR-44 = Una carta normal lleva tu nave hacia la más cercana, tantas casillas como indique el número. Si el número supera la distancia, la adelantas.
rule-GR-45 = La nave más cercana es la que está a menos casillas, por delante o por detrás. Las abandonadas cuentan; la tuya y las que están en la Singularidad, no.
rule-GR-46 = Las casillas ocupadas por las que pasas cuentan como las demás.
rule-GR-47 = Si tu movimiento acaba en una casilla ocupada, te deslizas en la misma dirección hasta la primera libre. Los reglamentos no lo dicen igual en todas partes; nosotros seguimos hasta dar con una casilla libre.
rule-GR-48 = El deslizamiento funciona igual hacia delante que hacia atrás. Una nave abandonada lo provoca como cualquier otra.
rule-GR-49 = Cruzarte con una nave a mitad de movimiento no te da ningún paso extra. Solo importa la casilla donde acaba el movimiento.
rule-GR-50 = Un movimiento hacia atrás se detiene en la Singularidad. Los pasos que sobran se pierden.
rule-GR-51 = Si te deslizas hacia atrás y no hay ninguna casilla libre, acabas en la Singularidad, aunque haya allí otras naves.
rule-GR-52 = Si te deslizas hacia delante y llegas a la casilla 54, entras en la Puerta Warp.
rule-GR-53 = Si la nave más cercana de delante y la de detrás están igual de lejos, cuenta todas las naves de cada lado, también las abandonadas. Te atrae el lado que tenga más.
rule-GR-54 = Si las naves más cercanas están igual de lejos y hay las mismas naves a ambos lados, te quedas atascado y tu nave no se mueve.
rule-GR-55 = También te pueden rodear de lejos. Una nave 5 casillas por delante y otra 5 por detrás son un empate, igual que dos naves pegadas a ti.
rule-GR-56 = En el recuento del empate todas las naves pesan lo mismo, estén cerca o lejos. Una nave más a 4 casillas por detrás y otra a 11 por delante se compensan.
rule-GR-57 = Las naves de la Singularidad se ignoran: ni provocan un empate ni cuentan en él.
rule-GR-58 = Con un repulsor los empates se resuelven igual: te empuja lejos del lado que tenga más naves. Si los dos lados son iguales, estás atascado.
rule-GR-59 = Si no hay ninguna otra nave fuera de la Singularidad, nada te atrae y tu carta no te mueve. El reglamento no dice nada; es decisión nuestra.
rule-GR-60 = Un repulsor aleja tu nave de la más cercana tantas casillas como indique la carta. Adelantar, deslizarse y detenerse funciona como en el movimiento normal.
rule-GR-61 = Si la nave más cercana está delante, el repulsor te manda hacia atrás.
rule-GR-62 = Un repulsor jugado en la Singularidad no hace nada.
rule-GR-63 = Un rayo tractor deja tu nave donde está. Todas las demás, también las abandonadas, se acercan a ti tantas casillas como indique la carta.
rule-GR-64 = El rayo tractor mueve las naves una tras otra, de la más cercana a la más lejana.
rule-GR-65 = Si dos naves están igual de lejos de quien juega el rayo tractor, se mueve antes la que esté más cerca de la Singularidad.
rule-GR-66 = Un rayo tractor mueve cada nave una sola vez.
rule-GR-67 = Si el rayo tractor deja una nave en una casilla ocupada, esa nave se desliza en el sentido en que iba. La casilla de quien juega el rayo también cuenta como ocupada.
rule-GR-68 = Si una nave está más cerca de lo que indica el rayo tractor, adelanta a quien lo juega. El reglamento no lo dice de los rayos; se deduce del movimiento normal.
rule-GR-69 = No puedes usar tu Parada de emergencia contra el rayo tractor de otro jugador.
rule-GR-70 = Un rayo tractor lanzado desde la Singularidad atrae hacia ella a todas las naves de fuera, también a las abandonadas. Las que comparten la Singularidad no se mueven.
rule-GR-71 = Un rayo tractor lanzado desde fuera también saca naves de la Singularidad. El reglamento ni lo dice ni lo excluye; es decisión nuestra y puedes desactivarla con una opción.
rule-GR-72 = Si un rayo tractor saca varias naves de la Singularidad, se mueven por edad, primero la de la persona más joven. El reglamento no dice nada; es decisión nuestra.
rule-GR-73 = Si un rayo lleva la nave de un jugador hasta la casilla 54 o más allá, esa nave ha entrado en la Puerta Warp y gana al instante, sea quien sea quien jugó la carta. Si el mismo rayo puede meter varias, gana la primera en llegar.
rule-GR-74 = Si un rayo lleva una nave abandonada hasta la casilla 54 o más allá, se retira del tablero. Nadie gana y la partida sigue. El reglamento no dice nada; es decisión nuestra.
rule-GR-75 = Una nave arrastrada hasta la Singularidad se queda allí y no atrae a nadie, aunque sea una abandonada. Otro rayo tractor puede volver a sacarla.
rule-GR-76 = Después del rayo tractor la fase de movimiento continúa. Las cartas siguientes usan las nuevas posiciones.
rule-GR-77 = Las naves abandonadas cuentan como naves a todos los efectos: como nave más cercana, en el recuento de un empate y como obstáculo.
rule-GR-78 = Las naves abandonadas nunca se mueven solas; solo las mueve un rayo tractor. De una ronda a otra se quedan donde están.
rule-GR-79 = Ninguna nave comparte casilla con una abandonada. Si tu movimiento acabara sobre una, te deslizas en el sentido en que ibas, hacia delante o hacia atrás.
rule-GR-80 = Las naves de la Singularidad no tienen gravedad. No atraen a nadie.
rule-GR-81 = Una carta normal jugada en la Singularidad te saca de ella, hacia delante. Toda nave que te atrae está por delante.
rule-GR-82 = Al empezar la partida, la primera nave que sale de la Singularidad va hacia la abandonada más cercana: la de la casilla 26, o la de la 36 con dos jugadores y en solitario.
rule-GR-83 = Puedes usar tu Parada de emergencia una vez por ronda. La carta empieza cada ronda boca arriba.
rule-GR-84 = Decides si usas la Parada de emergencia cuando le toca a tu carta, antes de que haga nada. En ese momento ves todas las cartas descubiertas y las posiciones actuales.
rule-GR-85 = La Parada de emergencia anula tu carta de combustible: la descartas como siempre y te quedas donde estás. Las demás cartas se resuelven con normalidad.
rule-GR-86 = Al final de la ronda tu Parada de emergencia vuelve a quedar boca arriba. No usarla no te da nada y no puedes acumularla.
rule-GR-87 = La Parada de emergencia puede anular cualquier carta tuya, incluso un repulsor o tu propio rayo tractor.
rule-GR-88 = Puedes usar la Parada de emergencia aunque tu carta no fuera a moverte, pero es inútil. El reglamento no dice nada; es decisión nuestra. En ese caso el juego puede saltarse la pregunta.
rule-GR-89 = La ronda termina cuando todos han jugado sus seis cartas.
rule-GR-90 = Al final de la ronda se ponen boca arriba las Paradas de emergencia, se barajan juntas todas las cartas de combustible, las 26, y el peón de ronda avanza un paso. Todas las naves, también las abandonadas, se quedan donde están.
rule-GR-91 = La marca «Inicio» es la ronda 1 y la partida tiene exactamente seis rondas. El reglamento también puede leerse como siete; seis es decisión nuestra.
rule-GR-92 = Esto es un consejo, no una regla. Si vas en última posición, al menos eliges primero; las primeras letras son fáciles de prever, las últimas se mueven después de las demás y las naves abandonadas son las más previsibles.
rule-GR-93 = Solitario: tu nave y una Nave Fantasma empiezan en la Singularidad. Hay una nave abandonada en la casilla 36.
rule-GR-94 = Solitario: en cada ronda hay dos pilas de seis cartas, cinco ocultas y una visible encima. Las otras 14 cartas no se usan en esa ronda.
rule-GR-95 = Solitario: te quedas con una pila y la Nave Fantasma recibe la otra. Al elegir solo ves las dos cartas visibles.
rule-GR-96 = Solitario: las seis cartas de la Nave Fantasma se barajan boca abajo. En cada fase de movimiento juegas primero tu carta boca arriba y después se descubre la primera suya. Ambas se resuelven por orden de letra y se descartan.
rule-GR-97 = Solitario: tienes que entrar en la Puerta Warp en cuatro rondas como mucho. Pierdes si no llegas a tiempo o si la Nave Fantasma entra antes.
rule-GR-98 = Solitario: no tienes Parada de emergencia. La carta solo muestra tu color.
rule-GR-99 = Sin secretos: las dos cartas de cada pila están a la vista y siguen así hasta que acaba la selección. Después las manos son ocultas, como siempre.
rule-GR-100 = Variante difícil: cada jugador tiene una sola Parada de emergencia para toda la partida. Una vez usada, la carta se queda boca abajo. Se puede combinar con otras variantes.
rule-GR-101 = Puerta Warp activada: la nave que entra en la Puerta sale del tablero al momento, pero la partida no se detiene. La ronda en curso se juega hasta el final.
rule-GR-102 = Puerta Warp activada: la partida acaba tras la fase de movimiento 6 de la ronda en la que entró el primer jugador. Ganan todos los que entraron en esa ronda.
rule-GR-103 = Teoría del caos: en la fase 1 de cada ronda tu carta sale al azar de entre tus seis, sin que nadie la vea. En la mesa la saca quien está a tu izquierda; aquí, el programa. Se resuelve como siempre, puedes usar la Parada de emergencia y las fases 2 a 6 son normales.
rule-GR-104 = Sin secretos, Variante difícil, Puerta Warp activada y Teoría del caos se combinan como quieras. El reglamento no nombra todas las combinaciones; es decisión nuestra.
rule-GR-105 = Puerta Warp activada: quien ha salido ya no juega más cartas. Si su carta descubierta no se ha resuelto, se descarta sin efecto, el resto de su mano se aparta sin verse y su nave ni atrae ni puede ser atraída. El reglamento no dice nada; es decisión nuestra.
rule-GR-106 = Puerta Warp activada: si nadie entra en seis rondas, gana quien esté más cerca de la Puerta. Una nave abandonada no la activa. Si entran todos los jugadores, la partida acaba al momento y ganan todos. El reglamento no dice nada; es decisión nuestra.
rule-GR-107 = Solitario: un rayo tractor puede meter en la Puerta Warp a cualquiera de las dos naves, y la primera en llegar decide si ganas o pierdes. Si tras la ronda 4 no ha entrado ninguna, pierdes, estés donde estés. El reglamento no dice nada; es decisión nuestra.
rule-GR-108 = El solitario solo se combina con Teoría del caos; en ese caso, en la fase 1 se juega una carta al azar de tu mano. Las demás variantes no se admiten. El reglamento no dice nada; es decisión nuestra.

## Cards

card-A = Argón
card-B = Boro
card-C = Carbono
card-D = Disprosio
card-E = Einstenio
card-F = Flúor
card-G = Galio
card-H = Hidrógeno
card-I = Iridio
card-J = Jakarium
card-K = Kriptón
card-L = Litio
card-M = Magnesio
card-N = Neón
card-O = Oxígeno
card-P = Plutonio
card-Q = Elemento Q (Qt)
card-R = Radio
card-S = Silicio
card-T = Torio
card-U = Uranio
card-V = Vanadio
card-W = Wolframio
card-X = Xenón
card-Y = Itrio
card-Z = Zirconio
card-kind-normal = movimiento normal
card-kind-repulsor = repulsor
card-kind-tractor = rayo tractor
# $kind: el texto de card-kind-…
card-line =
    { $letter } · { $element } · { $kind }, { $value ->
        [one] 1 casilla
       *[other] { $value } casillas
    }
# Una carta dentro de una frase. $sort: normal, repulsor o tractor
card-short =
    { $letter } ({ $sort ->
        [repulsor] repulsor { $value }
        [tractor] rayo tractor { $value }
       *[normal] { $value }
    })
card-of-ship = { $ship } { $card }

## Ships

ship-B = Azul
ship-Y = Amarilla
ship-R = Roja
ship-G = Verde
ship-d26 = Abandonada 26
ship-d36 = Abandonada 36
ship-ghost = Nave Fantasma

## Options

option-no_secrets = Sin secretos
    .help = Durante la selección todas las cartas están a la vista; después las manos son ocultas, como siempre.
option-hardcore = Variante difícil
    .help = Cada jugador tiene una sola Parada de emergencia para toda la partida.
option-gate_activated = Puerta Warp activada
    .help = Cuando entra la primera nave, la ronda se juega hasta el final; ganan todos los que entren en ella.
option-chaos = Teoría del caos
    .help = En la fase 1 de cada ronda juegas una carta al azar de tu mano.
option-pull_from_singularity = El rayo alcanza la Singularidad
    .help = Un rayo tractor lanzado desde fuera también saca naves de la Singularidad.
option-age = Edad
    .help = Quién es el más joven y elige primero: según el orden de los asientos o por sorteo.
    .seats = según los asientos
    .drawn = por sorteo

## Decisions

decision-PickPile = Elige una pila de dos cartas.
decision-PickStack = Elige tu pila de seis cartas. La Nave Fantasma recibe la otra.
decision-PlayCard = Elige una carta de tu mano y juégala boca abajo.
decision-LayCard = Elige una carta de tu mano y juégala boca arriba. La Nave Fantasma descubre la suya después.
decision-UseStop =
    { $effect ->
        [moves-ahead]
            { $card } te llevaría hacia delante, de { $origin ->
                [0] la Singularidad
               *[other] la casilla { $origin }
            } a la casilla { $target }.
        [moves-back]
            { $card } te llevaría hacia atrás, de la casilla { $origin } a { $target ->
                [0] la Singularidad
               *[other] la casilla { $target }
            }.
        [beam] { $card } atraería hacia ti a las demás naves.
        [enters] { $card } te llevaría a la Puerta Warp.
       *[none] { $card } no te movería.
    } ¿Usas tu Parada de emergencia?

## Actions

action-Pick = Tomar la pila { $card }
action-Play =
    { $card ->
        [hidden] Jugar una carta
       *[other] Jugar { $card }
    }
action-Stop =
    { $use ->
        [yes] Usar la Parada de emergencia
       *[no] Dejar que la carta se resuelva
    }

## Events

event-RoundBegan = Empieza la ronda { $round }.
event-PilesLaid = Las pilas están en la mesa. Cartas visibles: { $cards }.
event-PilesLaidOpen = Las pilas están en la mesa, con todas las cartas a la vista. Cartas de arriba: { $cards }. Cartas de abajo: { $lower }.
event-StacksLaid = Hay dos pilas de seis cartas en la mesa. Cartas visibles: { $cards }.
event-DraftOrder = Orden de selección: { $ships }.
event-Drafted =
    { $lower ->
        [hidden] La { $ship } se lleva la pila con { $open } y una carta oculta.
       *[other] La { $ship } se lleva la pila con { $open } y { $lower }.
    }
event-DraftedOpen = La { $ship } se lleva la pila con { $open } y { $lower }.
event-StackTaken =
    { $cards ->
        [hidden] La { $ship } se lleva la pila con { $open } encima.
       *[other] La { $ship } se lleva la pila con { $open } encima: { $cards }.
    }
event-DraftEnded = La selección ha terminado. Las cartas pasan a las manos.
event-PhaseBegan = Ronda { $round }, fase de movimiento { $phase }.
event-CardsRevealed = Cartas descubiertas: { $plays }.
event-RandomCard =
    { $card ->
        [hidden] Teoría del caos: la { $ship } juega una carta al azar.
       *[other] Teoría del caos: la { $ship } juega una carta al azar, { $card }.
    }
event-StopUsed = La { $ship } usa la Parada de emergencia: { $card } no tiene efecto.
event-Attracted =
    La más cercana a la { $ship }: la { $nearest }, { $gap ->
        [one] 1 casilla
       *[other] { $gap } casillas
    } { $side ->
        [ahead] por delante
       *[behind] por detrás
    }.
event-TieCounted =
    La { $ship } está rodeada: las naves más cercanas están a { $gap ->
        [one] 1 casilla
       *[other] { $gap } casillas
    } por ambos lados. Naves por delante: { $ahead }; por detrás: { $behind }. { $side ->
        [ahead] La atracción viene de delante.
       *[behind] La atracción viene de detrás.
    }
event-Stuck =
    La { $ship } está atascada: está rodeada y tiene { $ahead ->
        [one] 1 nave
       *[other] { $ahead } naves
    } a cada lado.
event-NoGravity = Ninguna nave atrae a la { $ship }, así que no se mueve.
event-RepulsorIdle = La { $ship } está en la Singularidad, así que el repulsor no hace nada.
event-Moved =
    { $direction ->
        [ahead]
            La { $ship } avanza { $steps ->
                [one] 1 casilla
               *[other] { $steps } casillas
            }, de { $origin ->
                [0] la Singularidad
               *[other] la casilla { $origin }
            } a { $target ->
                [54] la Puerta Warp
               *[other] la casilla { $target }
            }.
       *[behind]
            La { $ship } retrocede { $steps ->
                [one] 1 casilla
               *[other] { $steps } casillas
            }, de la casilla { $origin } a { $target ->
                [0] la Singularidad
               *[other] la casilla { $target }
            }.
    }
event-Slid =
    La casilla { $origin } está ocupada: la { $ship } se desliza hasta { $target ->
        [0] la Singularidad
        [54] la Puerta Warp
       *[other] la casilla { $target }
    }.
event-StoppedAtSingularity = La { $ship } se detiene en la Singularidad. Los pasos que sobran se pierden.
event-BeamFired =
    La { $ship } lanza el rayo tractor { $card }: las demás naves se acercan { $value ->
        [one] 1 casilla
       *[other] { $value } casillas
    }.
event-BeamIgnored = La { $ship } se queda en la Singularidad y no es atraída.
event-EnteredGate = ¡La { $ship } entra en la Puerta Warp!
event-GateActivated = La { $ship } ha activado la Puerta Warp. La partida acaba tras la fase 6 de esta ronda.
event-DerelictLost = La { $ship } entra arrastrada en la Puerta Warp y se retira del tablero. La partida sigue.
event-Discarded = La { $ship } descarta { $card }.
event-Dropped = La { $ship } jugó { $card }, pero la carta no se resuelve.
event-RoundEnded = La ronda { $round } ha terminado.
event-StopsRestored = Las Paradas de emergencia vuelven a estar boca arriba.
event-MatchWon =
    { $reason ->
        [nearest]
            { $count ->
                [one] Gana la { $ships }: al final es la más cercana a la Puerta Warp.
               *[other] Ganan: { $ships }. Al final son las más cercanas a la Puerta Warp.
            }
        [all] ¡Han escapado todas las naves! Ganan: { $ships }.
       *[gate]
            { $count ->
                [one] ¡Gana la { $ships }! Ha escapado por la Puerta Warp.
               *[other] ¡Ganan: { $ships }! Han escapado por la Puerta Warp.
            }
    }
event-MatchDrawn = Todos siguen en la Singularidad. La partida queda en empate.
event-SoloLost =
    { $reason ->
        [ghost] La Nave Fantasma ha entrado antes en la Puerta Warp. Has perdido.
       *[time] Han pasado cuatro rondas y no has llegado a la Puerta Warp. Has perdido.
    }

## Errors

error-not-in-hand = { $card } no está en tu mano. Elige una de tus cartas.
error-no-such-pile = No hay ninguna pila { $card } en la mesa. Elige una de las que quedan.
error-solo-combination = El solitario solo se combina con Teoría del caos. Desactiva «{ $option }».
error-stop-used = La { $ship } ya ha usado su Parada de emergencia. Quita la parada o deja que la carta se resuelva.
error-position-ship = «{ $text }» no es una nave. Usa una de las letras B, Y, R y G.
error-position-space = «{ $text }» no es una casilla para la { $ship }. Usa un número del 0 (Singularidad) al 54 (Puerta Warp).
error-position-duplicate = La { $first } y la { $second } están en la misma casilla, la { $space }. Mueve una de ellas; solo en la Singularidad caben varias naves.
error-position-card = «{ $text }» no es una carta de combustible. Usa una letra, desde la A hasta la Z.
error-position-card-twice = La carta { $card } aparece dos veces. La baraja solo tiene una de cada letra.
error-position-mover = «{ $text }» no puede ser la nave que se mueve. Indica la nave de un jugador que esté en la posición.
error-position-field = El campo «{ $text }» no existe. Quítalo o revisa cómo está escrito.
error-position-derelict = «{ $text }» no es una nave abandonada. Usa d26 o d36.
error-position-empty = La posición está vacía. Coloca al menos una nave.
error-position-round = «{ $text }» no es una ronda. Usa un número del 1 al 6.
error-position-phase = «{ $text }» no es una fase de movimiento. Usa un número del 1 al 6.
error-position-stop-unplayed = La { $ship } usa la Parada de emergencia pero no ha jugado ninguna carta. Añade una carta o quita la parada.
error-position-age = «{ $text }» no es un orden de edad. Indica la nave de cada jugador una vez, de menor a mayor edad.

## Board in plain text

board-round = Ronda { $round } de { $of }
board-phase =
    { $phase ->
        [0] selección
       *[other] fase de movimiento { $phase }
    }
board-over = la partida ha terminado
board-singularity = Singularidad
board-gate = Puerta Warp
# Una línea por nave. $mark: cómo se dibuja en el recorrido; $you: yes o no
board-ship =
    { $mark } { $ship }{ $you ->
        [yes] {" "}(tú)
       *[no] {""}
    }: { $space ->
        [0] en la Singularidad
        [54] ha cruzado la Puerta Warp
       *[other] casilla { $space }
    }
board-pull =
    más cercana: { $nearest }, { $gap } { $side ->
        [ahead] delante
       *[behind] detrás
    }
# $side: ahead, behind o stuck
board-pull-tie =
    empate a { $gap }: { $ahead } delante, { $behind } detrás, { $side ->
        [ahead] atrae delante
        [behind] atrae detrás
       *[stuck] atascada
    }
board-pull-none = sin atracción
board-stop-ready = Parada lista
board-stop-used = Parada usada
board-hand = Tu mano: { $cards }
board-rival = { $ship }: { $cards }
board-known =
    { $count ->
        [0] { $cards }
        [one] { $cards }; 1 carta oculta
       *[other] { $cards }; { $count } cartas ocultas
    }
board-unknown =
    { $count ->
        [one] 1 carta oculta
       *[other] { $count } cartas ocultas
    }
board-piles = Pilas: { $cards }
board-pile-open = { $upper } con { $lower }
board-order = Por resolver: { $plays }
board-discards = Descarte: { $letters }
board-unused =
    { $count ->
        [one] 1 carta sin usar
       *[other] { $count } cartas sin usar
    }

## Errors in a position

error-position-word = «{ $text }» no forma parte de una posición. Escribe una nave (B12, d36@24), una carta (B=X), una variante (+hardcore) o un ajuste (round=3).
error-position-twice = «{ $text }» aparece dos veces. Deja solo una.
error-position-absent = { $ship } no está en la posición. Coloca esa nave o quita su carta.
error-position-derelict-gate = { $ship } no puede estar en la casilla 54: una nave abandonada que llega a la Puerta Warp sale del tablero. No la escribas.
error-position-gone = { $ship } ha salido por la Puerta Warp y ya no juega cartas. Quita su carta.
error-position-over = { $ship } ha entrado en la Puerta Warp y la partida ha terminado. Quita las cartas o juega con Puerta Warp activada.
error-position-two-winners = { $first } y { $second } han entrado en la Puerta Warp, pero en el juego básico solo gana uno. Mueve una de las dos o juega con Puerta Warp activada.
error-position-stop-solo = { $ship } no tiene Parada de emergencia: el solitario se juega sin ella.
error-position-solo-ships = Una posición de solitario tiene exactamente dos naves: B es la tuya e Y es la Nave Fantasma.
error-position-round-solo = «{ $text }» no es una ronda del solitario. Usa un número del 1 al 4.
error-position-players = Una posición necesita al menos dos naves de jugadores. Coloca otra; puede estar en la Singularidad.
error-position-kind =
    «{ $text }» debería ser { $expected ->
        [object] un objeto entre llaves
        [list] una lista entre corchetes
        [number] un número entero
       *[text] un texto entre comillas
    }.
error-position-both = «{ $first }» y «{ $second }» no pueden ir juntos. Deja solo uno.

## Resolved positions

resolved-position = Ahora: { $ships }.
resolved-ship =
    { $ship } { $space ->
        [0] en la Singularidad
        [54] al otro lado de la Puerta Warp
       *[other] en la casilla { $space }
    }

## The drawn board

chart-title = Carta estelar: la ruta de la Singularidad a la Puerta Warp
chart-space =
    { $space ->
        [0] Singularidad
        [54] Puerta Warp
       *[other] { $space }
    }
# Where the reader's own card would lead if nothing else moved first
chart-forecast =
    { $effect ->
        [ahead]
            { $card } ahora: hacia delante, { $origin ->
                [0] de la Singularidad
               *[other] de la { $origin }
            } a la { $target }.
        [back]
            { $card } ahora: hacia atrás, de la { $origin } { $target ->
                [0] a la Singularidad
               *[other] a la { $target }
            }.
        [enters] { $card } ahora: ¡a la Puerta Warp!
        [beam] { $card } ahora: atrae hacia ti a las demás naves.
        [stuck] { $card } ahora: atascada, tantas naves delante como detrás.
        [idle] { $card } ahora: sin efecto en la Singularidad.
       *[no-gravity] { $card } ahora: nada te atrae.
    }
# The same for a revealed card of anybody, short
chart-now =
    { $effect ->
        [ahead] ahora: adelante, a la { $target }
        [back]
            ahora: atrás, { $target ->
                [0] a la Singularidad
               *[other] a la { $target }
            }
        [enters] ahora: a la Puerta Warp
        [beam] ahora: atrae a las demás
       *[stays]
            ahora: { $reason ->
                [stuck] atascada
               *[other] no se mueve
            }
    }
chart-outcome =
    { $outcome ->
        [stopped] Parada de emergencia
        [dropped] no se resuelve
        [beam] atrajo a las demás
       *[stays] no se movió
    }
chart-hidden-card = Con una carta oculta debajo
chart-choose-another = Elegir otra
chart-laid = { $card } está boca abajo. Esperamos a los demás.
chart-card-laid = carta jugada
chart-advised = El bot elegiría esto.
chart-column = Cartas descubiertas
chart-column-of = Descubiertas en la fase { $phase }
chart-deck = El mazo
# Where a card is, as far as the reader knows
chart-where =
    { $where ->
        [pile] A la vista en una pila
        [lower] A la vista debajo de una pila
        [own] En tu mano
        [hand] En la mano de la { $ship }
        [laid] Boca abajo, de la { $ship }
        [waiting] Jugada por la { $ship }, sin resolver aún
        [played] Ya jugada en esta ronda
       *[unseen] Aún no vista en esta ronda
    }
chart-ships = Naves
chart-you = (tú)
chart-stop = ¿Parada de emergencia?
chart-piles = Pilas de dos
chart-stacks = Pilas de seis
chart-hand = Tus cartas
chart-show = Mostrar
chart-again = Otra vez
chart-skip = Saltar

## The guided first game

# Each step, and what each answer led to
lesson-aim = Pilotas la nave Azul. Como todos, empiezas en la Singularidad, en el centro de la carta. Gana la primera nave que cruza la Puerta Warp, en la casilla 54. Pero no puedes elegir el rumbo: lo decide la gravedad.
lesson-pull = Una carta de combustible te mueve tantas casillas como indica hacia la nave más cercana. Las naves de la Singularidad no atraen a nadie, así que desde aquí todo queda delante. Señala una carta para ver adónde te llevaría ahora y luego juega una.
    .H = Las cartas se resuelven de la A a la Z: primero se movió la Amarilla con C y después la Roja con F. Al llegar tu H, la más cercana era la Amarilla, en la 3: fuiste hacia ella, la adelantaste y llegaste a la 4.
    .W = Las cartas se resuelven de la A a la Z: primero se movió la Amarilla con C y después la Roja con F. Al llegar tu W, la más cercana era la Amarilla, en la 3. Adelantaste a las dos y llegaste a la 8.
lesson-behind = Ahora la más cercana es la Amarilla, 3 casillas por detrás. Una carta normal te arrastraría hacia atrás. Una de tus cartas es un repulsor: te aleja de la nave más cercana. ¡Avanza!
    .O = El Oxígeno te llevó 7 casillas hacia la Amarilla, es decir, hacia atrás, a la 5. Prueba con la otra carta.
    .X = El repulsor te alejó 3 casillas de la Amarilla, hacia delante, a la 15. Guarda estas cartas para momentos así.
lesson-order = La Amarilla está 2 casillas detrás y ha jugado E boca abajo; la viste en la selección. Tus dos cartas son de 5, pero una va antes que la E y la otra después. ¿Cuál te lleva hacia delante?
    .D = La D llegó antes que la E, cuando la Amarilla aún estaba detrás. Volviste a la 7. Prueba con la letra que va más tarde.
    .P = Primero llegó la E: la Amarilla cayó en tu casilla y se deslizó a la 13. Al llegar la P ya estaba delante, y avanzaste a la 17. Las primeras letras son fáciles de prever; las últimas reaccionan.
lesson-tie = La Amarilla y la Roja están igual de cerca, una a cada lado. Entonces cuentan todas las naves: delante, la Roja y las dos abandonadas; detrás, solo la Amarilla. 3 a 1: tira el lado de delante. ¡Avanza!
    .A = Te atrajo el lado de delante. Tu único paso acababa en la casilla de la Roja, que está ocupada, y te deslizaste a la 17. Con las mismas naves a cada lado te habrías quedado atascado.
    .K = El repulsor te aleja del lado con más naves, por eso volviste a la 13. Prueba con la carta normal.
lesson-beam = Un rayo tractor no te mueve a ti. Atrae hacia ti a todas las demás naves, también a las abandonadas. Úsalo para traer atrás a la Amarilla.
    .J = La Roja te adelantó hasta la 18, la Amarilla retrocedió a la 21 y las abandonadas se acercaron. La más cercana se mueve primero. Ahora la Roja está justo delante de ti.
    .S = La más cercana era la Roja, por detrás, así que el Silicio te llevó a la 8. Prueba con el rayo tractor.
lesson-stop = Esperabas que la V siguiera a la Amarilla hacia delante. Pero su C llegó antes y la dejó detrás de ti. Ahora la V te lanzaría hacia atrás. Una vez por ronda puedes anular tu propia carta con la Parada de emergencia.
    .no = La V te llevó 7 casillas atrás, más allá de la Amarilla, a la 32. Prueba otra vez y detenla.
    .yes = Tu carta se descarta sin efecto y te quedas en la 39. En la próxima ronda la parada vuelve a estar lista.
lesson-draft = Cada ronda empieza con la selección de seis cartas por jugador. Elige primero quien va último, y ese eres tú. Todos ven las cartas de arriba; la oculta de debajo solo la ves tú. Toma una pila.
    .A = La A se resuelve antes que nada: poco, pero seguro. Solo tú sabes que debajo estaba la T.
    .N = El repulsor más fuerte del mazo, bueno para quien va en cabeza con los rivales detrás. Solo tú sabes que debajo estaba la L.
    .W = Lejos, pero tarde: la W se mueve cuando casi todos se han movido. Solo tú sabes que debajo estaba el rayo tractor J.
lesson-gate = La Puerta Warp está a 7 casillas y la más cercana es la Amarilla, 2 por delante. No necesitas un número exacto. ¡Termina!
    .B = El Boro te llevó a la casilla de la Amarilla y te deslizaste a la 50. No bastó. Prueba con el número mayor.
    .M = El Magnesio te hizo adelantar a la Amarilla y cruzar la Puerta Warp. La partida acaba en el acto, ¡y has ganado!
lesson-done = Es todo lo que necesitas. Una partida tiene hasta seis rondas de seis cartas; si para entonces nadie ha cruzado, gana la nave más cercana a la Puerta. Cada línea del registro muestra su regla. ¡A jugar!
