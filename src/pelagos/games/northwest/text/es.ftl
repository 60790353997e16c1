### Northwest Passage Adventure, español. Los ids y las variables son los mismos en en, el y es.
### Los jugadores se nombran por el color de su barco. Las casillas se escriben fila.columna, como 3.1. Los números van como números.

## Game

game-title = Aventura en el Paso del Noroeste
game-subtitle = Una carrera entre los hielos
game-summary = Sé el primero en encontrar el Paso del Noroeste. El mapa se despliega fila a fila mientras trazas tu ruta por agua, tierra, nieve y hielo, haces incursiones en las rutas ajenas, aprovechas el mar abierto y usas los tesoros que encuentres.

## Rule chapters

rule-chapter-setup = Preparación
rule-chapter-turn = El turno
rule-chapter-movement = Movimiento
rule-chapter-recovery = Recuperar piezas, soltar icebergs
rule-chapter-raids = Incursiones
rule-chapter-open-sea = Mar abierto
rule-chapter-treasure = Tesoro
rule-chapter-cards = Cartas de tesoro
rule-chapter-characters = Personajes
rule-chapter-end = El final
rule-chapter-variant = Sires contra Exploradores

## Rules

rule-NW-01 = Juegan de dos a cuatro. Cada uno toma el barco y las 28 piezas de avance de un color, seis de ellas de incursión. El reglamento no nombra los colores; aquí son rojo, amarillo, verde y azul.
rule-NW-02 = Cada jugador recibe dos cartas de personaje, se queda una en secreto y devuelve la otra. Todos los personajes elegidos se revelan a la vez. Los demás quedan boca abajo. Los nombres, y qué poder tiene cada uno, son diseño nuestro: los señala una pequeña plumilla.
rule-NW-03 = El mazo de tesoros tiene 30 cartas con dos jugadores, 45 con tres y las 60 con cuatro. Nadie empieza con cartas. Los efectos son los del reglamento; los nombres de las cartas son diseño nuestro y los señala una pequeña plumilla.
rule-NW-04 = Las 24 tiras de cuatro hexágonos se barajan en un solo montón. Con cuatro jugadores, las 48 losetas de dos hexágonos forman dos montones de 24, uno por lado; con tres se usan solo las 24 marcadas III, doce por lado.
rule-NW-05 = Al empezar se colocan cuatro filas. Con cuatro jugadores cada fila es una tira con una loseta de dos en cada extremo: ocho hexágonos. Cada loseta se coloca en un sentido o en el otro al azar. Las filas están desplazadas medio hexágono, las pares hacia la derecha; no se sabe cómo es el mapa impreso. Lo que muestran las losetas es diseño nuestro, señalado con una pequeña plumilla: ninguna fuente pública recoge sus caras.
rule-NW-06 = Con dos jugadores solo se usan tiras, así que el mapa mide cuatro hexágonos de ancho.
rule-NW-07 = Con tres jugadores el mapa mide seis hexágonos de ancho. Una loseta lateral ocupa dos filas y se coloca solo con la segunda; por eso una última fila impar queda un tiempo con cuatro de ancho.
rule-NW-08 = Todos los barcos empiezan en el mar de salida, antes de la fila 1. Toca todos los hexágonos de la fila 1, admite cualquier número de barcos y nadie vuelve a él. El reglamento no dice nada; es decisión nuestra.
rule-NW-09 = Empieza quien más veces haya viajado en barco. Aquí se sortea, o la mesa sienta a ese jugador en el primer puesto.
rule-NW-10 = El turno pasa de puesto en puesto. El reglamento dice en sentido antihorario; en una pantalla da igual.
rule-NW-11 = Tienes cuatro puntos de acción por turno y puedes gastarlos todos, algunos o ninguno, en cualquier combinación y orden. Los que sobran se pierden.
rule-NW-12 = Las acciones son: mover, recuperar una pieza, soltar un iceberg, hacer una incursión y salir a mar abierto. Además puedes jugar una carta de tesoro.
rule-NW-13 = Puedes jugar una carta de tesoro antes, entre o después de tus acciones, pero no en medio de una, ni tras declarar mar abierto.
rule-NW-14 = Al empezar el turno tienes cuatro puntos, uno más si eres Amundsen, menos si sufres escorbuto, y nunca menos de cero. Los cambios posteriores cuentan al momento.
rule-NW-15 = Para mover, coloca una pieza de avance: su primer hexágono toca tu barco, los demás se siguen uno a otro y el barco acaba en el último. Puedes girar la pieza, pero no voltearla.
rule-NW-16 = Entrar en agua cuesta 1 punto, en tierra 2, en nieve 3 y en un iceberg 4. La pieza se paga entera y al momento. A James Clark Ross la nieve le cuesta 2; a Davis el iceberg le cuesta 3.
rule-NW-17 = Avanzar por tu propia ruta cuesta 1 punto por hexágono y no gasta pieza. Basta con que los hexágonos de tu ruta se toquen, sin importar el orden en que los colocaste.
rule-NW-18 = No puedes entrar en la ruta de otro sin una incursión. Una pieza cubre solo hexágonos que no estén en ninguna ruta, ni siquiera en la tuya.
rule-NW-19 = Las piezas pequeñas son más flexibles que las grandes.
rule-NW-20 = Nunca hay dos barcos en el mismo hexágono.
rule-NW-21 = Para adelantar a un barco, empieza una pieza de al menos dos hexágonos en el que él ocupa. Ese hexágono debe ser de tu ruta o de la que sigues, y cuesta 1 punto. Sin pieza no se adelanta a nadie, salvo que la mesa lo juegue así.
rule-NW-22 = También puedes colocar piezas hacia los lados y hacia atrás, pero solo en hexágonos visibles del mapa.
rule-NW-23 = Cuando un barco se mueve, se añaden filas hasta que haya cuatro visibles delante del primero. Puedes usarlas en el mismo turno.
rule-NW-24 = Por 4 puntos recuperas una pieza tuya de cualquier lugar del mapa, si no tiene encima otra pieza, un barco o un iceberg. Vale también para las de incursión.
rule-NW-25 = Por 3 puntos (Hudson, 2) sueltas un iceberg en un hexágono de tu ruta que toque tu barco y esté detrás o al lado. No puede haber nada sobre tu pieza allí. Hay diez icebergs en total.
rule-NW-26 = Un iceberg soltado sigue siendo parte de la ruta, pero entrar en él cuesta a todos 4 puntos (a Davis, 3). La pieza de debajo ya no se puede quitar. El reglamento no dice qué efecto tiene; es decisión nuestra.
rule-NW-27 = Una loseta simple puesta con una carta es el nuevo terreno de su hexágono: agua o iceberg. Oculta el cofre. Si se le coloca una pieza encima, pasa a ser parte de una ruta, como siempre.
rule-NW-28 = Para entrar en la ruta de un rival, coloca una pieza de incursión en un hexágono de ella que toque tu barco, por 2 puntos con el paso incluido. Ese hexágono se une a tu ruta y desde entonces sigues a ese rival. No puedes hacer incursiones en tu propia ruta ni en un hexágono con barco.
rule-NW-29 = En la ruta que sigues cada hexágono cuesta 1 punto y no colocas piezas.
rule-NW-30 = Puedes dejar la ruta en cualquier punto sin coste adicional. Se recuerda el hexágono por el que saliste.
rule-NW-31 = Para volver, pasa de tu ruta al hexágono por el que saliste, por 1 punto, o haz otra incursión. Sobre una pieza de incursión tuya vuelves a seguir a su víctima.
rule-NW-32 = Si alguien adelanta a tu barco y cubre así tu hexágono, no por ello le sigues. Para entrar en su ruta debes hacer una incursión en su siguiente hexágono.
rule-NW-33 = Pagada y hecha la incursión, primero McClintock roba un tesoro por hacerla, luego Franklin por sufrirla y luego Bering quita 1 punto a quien la hizo. Volver a una ruta no es una incursión.
rule-NW-34 = Mar abierto: si te has movido y estás en la ruta que sigues, una fila por detrás del barco de su dueño, recibes 2 puntos extra para moverte. Una vez por turno.
rule-NW-35 = El mar abierto se suma a los puntos que te quedan. Después solo puedes colocar piezas, avanzar y salir del mapa; luego acaba el turno. Una mesa puede jugar que solo quedan los puntos extra.
rule-NW-36 = Parry puede declarar mar abierto también desde dos filas por detrás exactamente, y entonces recibe 3 puntos.
rule-NW-37 = Tu pieza toma una carta de tesoro por cada cofre visible que cubre, en el orden del recorrido. Si la pieza se va, el cofre vuelve a verse. Las incursiones y los avances sin pieza nunca dan tesoro.
rule-NW-38 = Puedes jugar una carta de tesoro en tu turno y ninguna en los turnos ajenos.
rule-NW-39 = Al final de tu turno descartas, a tu elección, hasta quedarte con tres cartas de tesoro. Entre turnos puedes tener más. Las manos son secretas.
rule-NW-40 = Cuando se agota el mazo de tesoros, se baraja el descarte. Si tampoco lo hay, nadie roba.
rule-NW-41 = Eres primero o último solo si nadie comparte tu fila. El mar de salida es la fila 0.
rule-NW-42 = Provisiones Echadas a Perder: un rival descarta una carta de tesoro al azar. Piloto Sobornado: te quedas tú una al azar.
rule-NW-43 = Ceguera de la Nieve: un rival no puede jugar cartas en su próximo turno. Dos no son peores que una.
rule-NW-44 = Consejo del Capitán: puedes jugar dos cartas más en este turno. Una segunda añade otras dos.
rule-NW-45 = Huellas Borradas: nadie puede hacer incursiones en tu ruta hasta tu próximo turno. Quien ya está en ella puede seguir y volver.
rule-NW-46 = Baliza Destrozada: una pieza sin nada encima, o una de la reserva de cualquier jugador, sale del juego.
rule-NW-47 = Glaciar que se Desprende y Canal entre Hielos: pon una loseta de iceberg o de agua en un hexágono libre del mapa. Los demás hexágonos de su loseta no importan. Hay diez de cada tipo.
rule-NW-48 = Témpano que Gira: gira media vuelta una loseta del mapa. Banquisa a la Deriva: intercambia dos losetas del mismo tamaño y gira cada una como quieras. Todos los hexágonos de las losetas deben estar libres.
rule-NW-49 = Escorbuto: un rival tiene 1 punto menos en su próximo turno, o 2 menos si su barco va solo en cabeza cuando la juegas.
rule-NW-50 = Nuevo Mando: devuelve tu personaje, baraja y roba otro. Su poder vale al momento.
rule-NW-51 = Salvamento: recupera gratis una pieza tuya sin nada encima.
rule-NW-52 = Expedición de Socorro: si vas solo en último lugar, coloca gratis una pieza normal de hasta 3 puntos. Todo lo demás es como siempre.
rule-NW-53 = Viento de Popa: recibes ahora 1 punto, o 2 si vas solo en último lugar.
rule-NW-54 = Una carta sin objetivo posible no se puede jugar. Las cartas jugadas van boca arriba al descarte.
rule-NW-55 = Una vez por turno, cuando su pieza cubre nieve o hielo, Rae recibe 1 punto; cuando cubre hielo, McClure recibe 2. Pasar a un iceberg soltado también cuenta. Los puntos llegan después de pagarlo todo.
rule-NW-56 = Cook y Frobisher nunca roban por sus propias piezas. Cuando un rival roba por un cofre en agua, Cook roba también; por uno en tierra o nieve, Frobisher.
rule-NW-57 = Amundsen tiene 1 punto más en cada turno y no puede jugar cartas. Puede tenerlas y perderlas.
rule-NW-58 = Cuando su avance hace colocar filas nuevas, Sir John Ross puede girar media vuelta una de las losetas nuevas.
rule-NW-59 = Baffin avanza gratis por su propia ruta, salvo hacia un iceberg soltado. Un avance no pasa dos veces por el mismo hexágono.
rule-NW-60 = Para ganar, sal del mapa desde cualquier hexágono de la fila 24 por 1 punto. No basta con llegar a la fila 24. El reglamento dice las dos cosas; es decisión nuestra.
rule-NW-61 = Sires contra Exploradores es para cuatro jugadores exactamente: los puestos primero y tercero son los Sires, el segundo y el cuarto los Exploradores.
rule-NW-62 = Cada equipo recibe cuatro personajes de su bando. El primer compañero propone uno para cada uno; el segundo acepta o los intercambia. Los otros dos vuelven al montón del bando.
rule-NW-63 = Los compañeros pueden aconsejarse, pero no enseñarse las cartas. Para las cartas, las incursiones y el mar abierto un compañero cuenta como rival.
rule-NW-64 = Gana el equipo del primer barco que sale del mapa.
rule-NW-65 = Si en una ronda entera nadie gasta un punto, o tras la última ronda acordada (la 60 por regla general), gana el barco más avanzado; después, quien tenga más piezas normales; si no, se comparte la victoria. El reglamento no prevé este final; es nuestra red de seguridad.
rule-NW-66 = Cook y Frobisher sí pueden tomar una carta con Piloto Sobornado: su límite es robar del mazo.

## Treasure cards

card-line = { $name }: { $text }
treasure-T01 = Provisiones Echadas a Perder
    .text = Un rival descarta una carta de tesoro al azar.
treasure-T02 = Ceguera de la Nieve
    .text = Un rival no puede jugar cartas en su próximo turno.
treasure-T03 = Consejo del Capitán
    .text = Puedes jugar dos cartas más en este turno.
treasure-T04 = Huellas Borradas
    .text = Nadie puede hacer incursiones en tu ruta hasta tu próximo turno.
treasure-T05 = Baliza Destrozada
    .text = Retira del juego una pieza de avance libre del mapa, o una de la reserva de cualquier jugador.
treasure-T06 = Glaciar que se Desprende
    .text = Pon una loseta de iceberg en un hexágono libre del mapa.
treasure-T07 = Escorbuto
    .text = Un rival tiene 1 punto menos en su próximo turno, 2 menos si va solo en cabeza.
treasure-T08 = Témpano que Gira
    .text = Gira media vuelta una loseta libre del mapa.
treasure-T09 = Piloto Sobornado
    .text = Toma al azar una carta de tesoro de un rival.
treasure-T10 = Nuevo Mando
    .text = Devuelve tu personaje, baraja y roba otro.
treasure-T11 = Salvamento
    .text = Recupera una pieza de avance tuya que esté libre.
treasure-T12 = Expedición de Socorro
    .text = Si vas solo en último lugar, coloca gratis una pieza de hasta 3 puntos.
treasure-T13 = Banquisa a la Deriva
    .text = Intercambia dos losetas libres del mismo tamaño; puedes girar cada una media vuelta.
treasure-T14 = Canal entre Hielos
    .text = Pon una loseta de agua en un hexágono libre del mapa.
treasure-T15 = Viento de Popa
    .text = Recibes 1 punto, 2 si vas solo en último lugar.

## Characters

character-C01 = John Rae
    .text = Una vez por turno, cuando tu ruta cruza nieve o hielo: 1 punto extra.
character-C02 = Sir James Clark Ross
    .text = La nieve te cuesta solo 2 puntos.
character-C03 = Henry Hudson
    .text = Soltar un iceberg te cuesta solo 2 puntos.
character-C04 = Vitus Bering
    .text = Quien hace una incursión en tu ruta pierde 1 punto.
character-C05 = Sir Leopold McClintock
    .text = Siempre que haces una incursión, roba además una carta de tesoro.
character-C06 = James Cook
    .text = Robas tesoro solo cuando un rival lo toma de un hexágono de agua.
character-C07 = Roald Amundsen
    .text = Tienes 1 punto extra en cada turno, pero no puedes jugar cartas.
character-C08 = Sir Robert McClure
    .text = Una vez por turno, cuando tu ruta cruza un iceberg: 2 puntos extra.
character-C09 = John Davis
    .text = Los icebergs te cuestan solo 3 puntos.
character-C10 = Sir John Ross
    .text = Cuando tu avance hace colocar losetas nuevas, puedes girar una media vuelta.
character-C11 = Sir John Franklin
    .text = Cuando un rival hace una incursión en tu ruta, robas una carta de tesoro.
character-C12 = William Baffin
    .text = Avanzar por tu propia ruta es gratis.
character-C13 = Sir Martin Frobisher
    .text = Robas tesoro solo cuando un rival lo toma de un hexágono de tierra o nieve.
character-C14 = Sir William Edward Parry
    .text = Mar abierto como siempre, o desde dos filas por detrás con 3 puntos extra.

## Players and pieces

colour-red = Rojo
colour-yellow = Amarillo
colour-green = Verde
colour-blue = Azul
piece-I4 = recta de cuatro
piece-L4 = L
piece-J4 = L invertida
piece-Z4 = zigzag
piece-T3 = triángulo
piece-I3 = recta de tres
piece-V3 = curva
piece-I2 = recta de dos
piece-M1 = pieza simple
piece-R1 = pieza de incursión

## Options

option-teams = Sires contra Exploradores
    .help = Dos equipos de dos: los puestos primero y tercero contra el segundo y el cuarto. Solo con cuatro puestos.
option-walk_past_ships = Adelantar barcos sin pieza
    .help = Al avanzar por una ruta se puede pasar por un hexágono con barco, siempre que no se acabe allí.
option-open_sea_strict = Mar abierto estricto
    .help = Tras declarar mar abierto quedan solo los puntos extra; los no gastados se pierden.
option-first_player = Primer jugador
    .help = Quién empieza.
    .drawn = por sorteo
    .seat-0 = el primer puesto
option-rounds = Última ronda
    .help = Tras esta ronda, de 1 a 60, gana el barco más avanzado.

## Decisions

decision-ChooseCharacter = Quédate con uno de tus dos personajes. Se revelan todos a la vez.
decision-ProposeTeam = Propón un personaje para ti y otro para tu compañero.
decision-ConfirmTeam = Tu compañero ha propuesto personajes para los dos. ¿Los aceptáis así o los intercambiáis?
decision-TakeTurn =
    { $sea ->
        [yes]
            Mar abierto: tienes { $points ->
                [one] 1 punto
               *[other] { $points } puntos
            } para moverte.
       *[no]
            Tu turno: tienes { $points ->
                [one] 1 punto de acción
               *[other] { $points } puntos de acción
            }.
    }
decision-ChooseRobbed = { $card }: ¿de quién será la carta de tesoro?
decision-ChooseSilenced = { $card }: ¿quién no podrá jugar cartas en su próximo turno?
decision-ChooseWearied = { $card }: ¿quién tendrá menos puntos en su próximo turno?
decision-RemovePiece = { $card }: ¿qué pieza sale del juego?
decision-PutTile = { $card }: ¿en qué hexágono libre va la loseta?
decision-TurnTile = { $card }: ¿qué loseta del mapa giras?
decision-LiftTile = { $card }: ¿qué loseta del mapa quieres intercambiar?
decision-SwapTile = { $card }: ¿con qué loseta cambia su lugar la de { $lifted }?
decision-SalvagePiece = { $card }: ¿qué pieza recuperas?
decision-PlaceRelief = { $card }: coloca una pieza de hasta 3 puntos.
decision-TurnNewTile = Puedes girar media vuelta una de las losetas nuevas. Empiezan en: { $tiles }.
decision-DiscardTreasure = Tienes más de tres cartas de tesoro. Descarta una.

## Actions

action-Keep =
    { $card ->
        [hidden] Quedarse con un personaje
       *[other] Quedarse con { $card }
    }
action-Propose =
    { $own ->
        [hidden] Proponer personajes
       *[other] { $own } para mí, { $partner } para mi compañero
    }
action-Confirm =
    { $swap ->
        [hidden] Responder a la propuesta
        [yes] Intercambiar los dos
       *[no] Aceptarlos como están
    }
action-Place = Colocar una pieza ({ $kind }): { $cells }
action-Walk = Avanzar: { $path }
action-Raid = Incursión en { $cell }, ruta de { $victim }
action-Recover = Recuperar la pieza de { $cell }
action-Drop = Soltar un iceberg en { $cell }
action-OpenSea =
    Mar abierto: { $extra ->
        [one] 1 punto extra
       *[other] { $extra } puntos extra
    }
action-Exit = Salir del mapa y ganar
action-Play =
    { $card ->
        [hidden] Jugar una carta de tesoro
       *[other] Jugar { $card }
    }
action-End = Terminar el turno
action-Target = { $victim }
action-Remove = Retirar la pieza de { $cell }
action-Scrap = Retirar una pieza ({ $kind }) de la reserva de { $victim }
action-Put = Ponerla en { $cell }
action-Turn = Girar la loseta de { $cell }
action-Leave = Dejarlas como están
action-Lift = Intercambiar la loseta de { $cell }
action-Swap =
    Con la loseta de { $cell }{ $turn_lifted ->
        [yes] , la primera girada
       *[no] {""}
    }{ $turn_other ->
        [yes] , la otra girada
       *[no] {""}
    }
action-Discard =
    { $card ->
        [hidden] Descartar una carta
       *[other] Descartar { $card }
    }

## Events

event-FirstPlayer = Empieza { $player }.
event-CharactersDealt =
    { $cards ->
        [hidden] { $seat } recibe personajes para elegir.
       *[other] { $seat } puede elegir entre { $cards }.
    }
event-TeamProposed =
    { $own ->
        [hidden] { $seat } propone personajes a su compañero.
       *[other] { $seat } propone { $own } y, para su compañero, { $partner }.
    }
event-ProposalShown =
    { $own ->
        [hidden] { $seat } ve la propuesta.
       *[other] Propuesta: { $own } para { $seat }, { $partner } para su compañero.
    }
event-CharacterRevealed = { $player } navega con { $card }.
event-RowLaid = Sale a la luz la fila { $row }: { $face }.
event-SideLaid = Se coloca una loseta lateral en { $cells }: { $face }.
event-TurnBegan =
    Ronda { $round }: { $player } tiene { $ap ->
        [one] 1 punto de acción
       *[other] { $ap } puntos de acción
    }.
event-TurnEnded =
    { $player } termina su turno{ $unused ->
        [0] .
        [one] ; se pierde 1 punto.
       *[other] ; se pierden { $unused } puntos.
    }
event-Placed =
    { $player } coloca una pieza ({ $kind }): { $cells }, por { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }. Quedan: { $left }.
event-Walked =
    { $player } avanza: { $path }, por { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }. Quedan: { $left }.
event-Raided =
    { $player } hace una incursión en la ruta de { $victim }, en { $cell }, por { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }. Quedan: { $left }.
event-RouteLeft = { $player } deja la ruta de { $victim } en { $cell }.
event-RouteEntered = { $player } vuelve a la ruta de { $victim } en { $cell }.
event-PointsGained =
    { $player } gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } y tiene { $left }.
event-PointsLost =
    { $player } pierde { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } y tiene { $left }.
event-Recovered = { $player } recupera una pieza ({ $kind }): { $cells }.
event-IcebergDropped = { $player } suelta un iceberg en { $cell }.
event-SeaDeclared =
    { $player } declara mar abierto detrás de { $victim }: { $extra ->
        [one] 1 punto extra
       *[other] { $extra } puntos extra
    }, { $left } en total.
event-TreasureDrawn =
    { $card ->
        [hidden] { $seat } roba una carta de tesoro.
       *[other] { $seat } roba { $card }.
    }
event-ChestForgone = { $player } cubre el cofre de { $cell } y no roba nada.
event-DeckReshuffled = El descarte se baraja y forma un nuevo mazo de tesoros.
event-DeckEmpty = No queda ninguna carta de tesoro para { $player }.
event-TreasurePlayed = { $player } juega { $card }.
event-TreasureDiscarded = { $player } descarta { $card }.
event-TreasureTaken =
    { $card ->
        [hidden] { $seat } le quita una carta de tesoro a { $victim }.
       *[other] { $seat } le quita { $card } a { $victim }.
    }
event-TreasureLost =
    { $card ->
        [hidden] { $seat } ha perdido una carta de tesoro.
       *[other] { $seat } ha perdido { $card }.
    }
event-Silenced = { $player } no puede jugar cartas en su próximo turno.
event-MoreCards =
    { $player } puede jugar { $cards ->
        [one] 1 carta más
       *[other] { $cards } cartas más
    } en este turno.
event-Sheltered = Nadie puede hacer incursiones en la ruta de { $player } hasta su próximo turno.
event-PieceRemoved = Sale del juego una pieza de { $player } ({ $kind }): { $cells }.
event-PieceScrapped = { $player } pierde una pieza de su reserva ({ $kind }).
event-TilePut =
    { $terrain ->
        [W] Se pone una loseta de agua en { $cell }.
       *[I] Se pone una loseta de iceberg en { $cell }.
    }
event-Wearied =
    { $player } tendrá { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos en su próximo turno.
event-TileTurned = La loseta de { $cells } gira media vuelta.
event-TilesSwapped = Las losetas de { $first } y de { $second } cambian de lugar.
event-CharacterReplaced = { $player } devuelve a { $old } y ahora navega con { $new }.
event-PassageFound = { $player } deja atrás la última fila: ¡ha encontrado el Paso del Noroeste!
event-MatchWon =
    { $reason ->
        [exit]
            { $count ->
                [one] ¡{ $players } gana la carrera!
               *[other] Ganadores: { $players }. ¡Su equipo ha sido el primero!
            }
        [idle] Nadie se ha movido en una ronda entera. Decide quién ha llegado más lejos: { $count ->
                [one] gana { $players }.
               *[other] ganan { $players }.
            }
       *[rounds] Ha terminado la última ronda. Decide quién ha llegado más lejos: { $count ->
                [one] gana { $players }.
               *[other] ganan { $players }.
            }
    }

## Errors: options

error-team-seats =
    Sires contra Exploradores necesita cuatro puestos exactamente, y esta mesa tiene { $seats ->
        [one] 1
       *[other] { $seats }
    }. Cambia el número de puestos o quita la variante.
error-rounds = La última ronda no puede ser la { $rounds }. Elige un número del 1 al { $most }.

## Errors: actions

error-not-offered = { $card } no está entre los personajes que recibiste. Elige uno de los tuyos.
error-same-character = { $card } no puede navegar con los dos. Propón dos personajes distintos.
error-no-such-piece =
    No queda ninguna pieza { $kind } en esa reserva. Elige otro tipo.
error-wrong-shape = Estos hexágonos no forman una { $kind } ({ $cells }). Las piezas se giran, pero no se voltean.
error-off-the-map = { $cell } no está en el mapa visible. Quédate en hexágonos ya colocados.
error-not-beside-ship = { $cell } no toca tu barco. Empieza por un hexágono contiguo.
error-too-few-points =
    Eso cuesta { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    } y tienes { $points }. Elige algo más barato.
error-on-a-route = { $cell } está en una ruta. Coloca piezas en hexágonos libres; para entrar en la ruta de un rival, haz una incursión.
error-ship-in-the-way = Hay un barco en { $cell }. Elige un camino que no acabe ni pase por allí.
error-path = Esto no es un camino ({ $path }). Nombra hexágonos contiguos del mapa, cada uno una vez.
error-not-adjacent = { $cell } no toca el hexágono anterior. Ve de hexágono en hexágono.
error-not-your-route = { $cell } no está en tu ruta ni en la que sigues. Coloca una pieza o haz una incursión para llegar.
error-raid-own-route = { $cell } ya es parte de tu ruta. Avanza sin incursión.
error-raid-no-route = La ruta de ese jugador no pasa por { $cell }. Nombra a un jugador cuya ruta pase.
error-raid-sheltered = Las huellas de { $cell } están borradas: ahora no se puede hacer una incursión en esta ruta. Espera al próximo turno de su dueño.
error-no-own-piece = No hay una pieza tuya encima en { $cell }. Elige un hexágono que la tenga.
error-no-piece = No hay ninguna pieza en { $cell }. Elige un hexágono que la tenga.
error-piece-covered = La pieza de { $cell } tiene encima un barco, una pieza o un iceberg. Elige una que no tenga nada.
error-no-iceberg-left = Los diez icebergs están en el mapa. Haz otra cosa.
error-not-behind-ship = { $cell } no está detrás ni al lado de tu barco. Elige un hexágono que lo toque.
error-hex-covered = Hay algo sobre tu pieza en { $cell }. Elige un hexágono sin nada encima.
error-at-sea = Has declarado mar abierto: ahora solo puedes moverte o terminar el turno.
error-sea-before-moving = El mar abierto llega al final de un movimiento. Muévete primero.
error-sea-not-behind = Para salir a mar abierto debes seguir una ruta justo detrás del barco de su dueño, y solo una vez por turno.
error-not-last-row = Solo se puede salir del mapa desde la fila 24.
error-not-in-hand = { $card } no está en tu mano. Elige una de tus cartas.
error-plays-no-cards = Roald Amundsen no puede jugar cartas. Usa tus puntos.
error-no-card-left = No puedes jugar otra carta de tesoro en este turno.
error-no-target = { $card } no tiene ahora ningún objetivo posible. Guárdala para más tarde.
error-no-opponent = Ese no es un rival en esta mesa. Nombra a otro jugador.
error-no-cards-there = Ese jugador no tiene cartas de tesoro. Nombra a alguien que tenga.
error-hex-not-bare = { $cell } no es un hexágono libre del mapa visible. Elige uno sin piezas ni losetas simples.
error-tile-not-bare = No hay ninguna loseta libre en { $cell }. Elige una sin nada en ninguno de sus hexágonos.
error-tile-not-new = La loseta de { $cell } no se acaba de colocar. Elige una de las nuevas o déjalas.
error-no-tile-of-that-size = La loseta de { $cell } no se puede intercambiar aquí. Hacen falta dos losetas libres distintas del mismo tamaño.

## Errors: written positions

error-position-line = «{ $text }» no tiene clave. Escribe líneas como «r1: W L S I» o «red: ship 1.0».
error-position-key = «{ $text }» no es una clave de posición. Usa r1 a r24, un color, pieces, icebergs, singles, turn, round, discards, options o seats.
error-position-twice = «{ $text }» aparece dos veces. Escribe cada línea una vez.
error-position-seats = «{ $text }» no es un número de puestos. Usa 2, 3 o 4.
error-position-row-missing = Falta la fila { $row } del mapa. Escribe todas las filas desde r1.
error-position-width = Una fila de { $width } hexágonos no encaja aquí. Las filas miden 4 con dos jugadores, 6 con tres y 8 con cuatro.
error-position-terrain = «{ $text }» no es un terreno. Usa W, L, S o I, con * para un cofre en los tres primeros.
error-position-hex = «{ $text }» no es un hexágono del mapa visible. Escribe fila.columna, como 3.1.
error-position-seat = «{ $text }» no es un jugador aquí. Usa los primeros { $seats } de red, yellow, green, blue.
error-position-kind = «{ $text }» no es un tipo de pieza. Usa I4, L4, J4, Z4, T3, I3, V3, I2, M1 o R1.
error-position-piece = «{ $text }» no es una pieza. Escribe dueño, tipo y hexágonos, como «red I2 1.0,2.0».
error-position-supply = Cada color tiene solo { $most } piezas de este tipo («{ $text }»). Quita una.
error-position-victim = La pieza de incursión «{ $text }» no nombra a su víctima. Escríbela como 2.0>red.
error-position-raid = La pieza de incursión «{ $text }» no está en la ruta de su víctima. Escribe antes la pieza de la víctima.
error-position-shape = «{ $text }» no tiene la forma { $kind }. Las piezas se giran, pero no se voltean.
error-position-iceberg = No puede haber un iceberg soltado en «{ $text }». Nombra un hexágono de una ruta, una vez.
error-position-single = «{ $text }» no puede estar bajo una loseta simple. Nombra un hexágono que muestre W o I, una vez.
error-position-single-count = Hay solo { $most } losetas de cada tipo («{ $text }»). Quita algunas.
error-position-card = «{ $text }» no es una carta que pueda estar aquí.
error-position-card-twice = «{ $text }» ya está en otro lugar. Cada carta existe una sola vez.
error-position-number = «{ $text }» debería ser un número entero a partir de { $least }.
error-position-word = «{ $text }» no se entiende aquí. Palabras conocidas: { $known }.
error-position-ship-route = El barco de «{ $text }» no está en la ruta que debería. Ponlo en la suya o en la que sigue.
error-position-ship-twice = El barco de «{ $text }» comparte su hexágono con otro. Mueve uno de los dos.
error-position-round = «{ $text }» está más allá de la última ronda, la { $most }.
error-resolve-over = La partida termina antes de la acción { $number } («{ $text }»). Quítala.
error-resolve-action = La acción { $number } («{ $text }») se rechaza: { $reason }
error-resolve-outcome = «{ $text }» no es un resultado del azar. Escribe «draw S05» o «roll 1».
error-resolve-chance = Los resultados del azar no encajan: { $reason }.

## Errors: our fault

error-no-single-piece = La tabla de piezas está dañada. Es culpa nuestra, no tuya: avísanos, por favor.
error-no-such-shape = Se ha colocado una pieza sin forma ({ $cells }). Es culpa nuestra, no tuya: avísanos, por favor.
error-no-tile = No hay ninguna loseta en { $cell } donde las reglas la esperan. Es culpa nuestra, no tuya: avísanos, por favor.
error-no-character = El puesto { $seat } no tiene ningún personaje que devolver. Es culpa nuestra, no tuya: avísanos, por favor.

## Board in plain text

board-round =
    Ronda { $round } de { $of } · juega { $player }, { $ap ->
        [one] 1 punto
       *[other] { $ap } puntos
    }
board-choosing = Elección de personajes
board-over = La carrera ha terminado. Ganadores: { $players }.
board-legend = W agua · L tierra · S nieve · I iceberg · * cofre
board-marks = Rutas: r roja, y amarilla, g verde, b azul · mayúscula: barco · ^ iceberg soltado
board-start = Mar de salida
board-unseen =
    { $count ->
        [one] Queda 1 fila por ver
       *[other] Quedan { $count } filas por ver
    }
board-player = { $player }: { $character }, fila { $row }
board-nobody = aún sin personaje
board-supply = Piezas: { $pieces }
board-cards =
    { $count ->
        [0] sin cartas de tesoro
        [one] 1 carta de tesoro
       *[other] { $count } cartas de tesoro
    }
board-follows = sigue a { $player }
board-silenced = no puede jugar cartas en su próximo turno
board-sheltered = huellas borradas
board-weary =
    { $points ->
        [one] 1 punto menos en su próximo turno
       *[other] { $points } puntos menos en su próximo turno
    }
board-hand = Tus tesoros: { $cards }
board-offer = Tus personajes: { $cards }
board-stock = Tiras: { $strips } · losetas laterales: { $sides } · tesoros: { $treasure } · icebergs: { $ice } · losetas de agua: { $water }

# Pointing at the map in the terminal
point-way = Manera { $number } de { $of }
point-nothing = En { $cell } no se puede hacer nada.

## The drawn board

chart-title = Carta náutica del paso, desde el mar de salida hasta la fila 24
chart-keys = Las flechas llevan de hexágono en hexágono, R recorre las maneras de llegar, Intro elige y luego confirma, Q y E cambian de pieza, Escape la suelta, más y menos cambian el tamaño, Inicio muestra tu barco.
chart-hex =
    { $cell }, fila { $row }: { $terrain ->
        [W] agua
        [L] tierra
        [S] nieve
       *[I] iceberg
    }{ $chest ->
        [yes] , con un cofre
       *[no] {""}
    }
chart-ship =
    { $player } { $row ->
        [0] en el mar de salida
       *[other] en la fila { $row }
    }
chart-iceberg = Iceberg soltado en { $cell }
chart-nearer = Más grande
chart-further = Más pequeño
chart-to-ship = Mostrar mi barco
chart-hint = Señala un hexágono para ver cómo llegar y cuánto cuesta.
chart-cost =
    { $points ->
        [0] gratis
        [one] 1 punto
       *[other] { $points } puntos
    }
chart-chests =
    { $count ->
        [one] 1 carta de tesoro
       *[other] { $count } cartas de tesoro
    }
chart-unveils = descubre algo nuevo, así que es definitivo
chart-turn = Siguiente manera
chart-turn-back = Manera anterior
chart-unchoose = Elegir otra cosa
chart-do =
    { $deed ->
        [Place] Colocar
        [Walk] Avanzar
        [Raid] Incursión
        [Drop] Soltarlo
        [Recover] Recuperarla
        [Remove] Retirarla
        [Put] Ponerla aquí
        [Turn] Girarla
        [Lift] Esta
       *[Swap] Intercambiar
    }
chart-turn-of = El turno de { $player }
chart-round = Ronda { $round }
chart-points =
    { $sea ->
        [yes] { $player }: Mar abierto, { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
       *[no] { $player }: { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
    }
chart-pieces = Tus piezas
chart-drop = Iceberg
chart-recover = Recuperar
chart-treasure = Tus tesoros
chart-no-treasure = Aún ninguno. Pasa por un cofre antes que los demás.
chart-play = Jugar
chart-play-sure = Jugarla ahora
chart-discard = Descartar
chart-discard-sure = Descartarla ahora
chart-crews = Exploradores
chart-you = (tú)
chart-row =
    { $row ->
        [0] salida
       *[other] fila { $row }
    }
chart-camp-sir = Sir
chart-camp-explorer = Explorador
chart-stock =
    En reserva: { $pieces ->
        [one] 1 pieza
       *[other] { $pieces } piezas
    } y { $raids ->
        [one] 1 pieza de incursión
       *[other] { $raids } piezas de incursión
    }
chart-cast = Elige un personaje
chart-pick-one = Elige con quién zarpas.
chart-pick-two = Elige uno para ti y luego otro para tu pareja.
chart-chosen = elegido
chart-for-me = para mí
chart-for-partner = para mi pareja
chart-aims = Contra quién
chart-ladder = La carrera
chart-legend = Los signos de la carta
chart-terrain-W = agua
chart-terrain-L = tierra
chart-terrain-S = nieve
chart-terrain-I = iceberg
chart-chest = cofre
chart-dropped = iceberg soltado
chart-designed = Diseñado por nosotros: ninguna fuente pública lo recoge
chart-designed-short = diseño propio
chart-left =
    Quedan { $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    } y { $treasure ->
        [one] 1 carta de tesoro
       *[other] { $treasure } cartas de tesoro
    }. Icebergs: { $ice }, losetas de agua: { $water }.
chart-points-left =
    { $points ->
        [one] Queda 1 punto
       *[other] Quedan { $points } puntos
    }
chart-show = Mostrarlo
chart-again = Otra vez

## The guided first game

# Each step, and what each answer led to
lesson-aim = Navegas con el Rojo. Quieres ser el primero en cruzar el hielo y salir del mapa más allá de la fila 24. Delante del primer barco hay siempre cuatro filas a la vista; lo demás es papel en blanco. Cada hexágono muestra su terreno con un dibujo y una letra: W agua, L tierra, S nieve, I iceberg.
lesson-lay = Tienes 4 puntos por turno. Una pieza lleva tu barco sobre sus hexágonos: el agua cuesta 1, la tierra 2, la nieve 3, el hielo 4. Un sello rojo es un cofre, y cubrirlo da una carta de tesoro. Señala 2.0, el hexágono del sello, y coloca la pieza de dos. La primera pulsación elige, la segunda confirma.
    .chest = Dos hexágonos de agua por 2 puntos, una carta de tesoro, y tu barco está en la fila 2. Te quedan 2 puntos más.
    .land = La tierra costó 2 puntos por una sola fila, y no había cofre. Prueba el camino del agua.
    .snow = La nieve se llevó 3 de tus 4 puntos por una sola fila. Prueba el camino del agua.
lesson-turn = Ahora la curva de tres. Señala 4.0 y pulsa R, gira la rueda o dos dedos para ver todas las maneras en que encaja. Las piezas se giran, pero no se voltean. Busca la manera de llegar a la fila 5 por 3 puntos.
    .water = Los tres hexágonos son agua: 3 puntos por tres filas.
    .land = Esa manera cruza tierra y se llevó los 4 puntos. Gira la pieza hasta que cueste 3.
    .short = Esa manera cuesta 4 puntos y solo gana una fila. Gira la pieza hasta que cueste 3.
lesson-walk = Por tu propia ruta puedes avanzar sin pieza, 1 punto por hexágono, también hacia atrás. Ninguna pieza se coloca sobre una ruta, ni siquiera la tuya. Para seguir hace falta una pieza: coloca una simple en 4.0.
    .back = Volver costó 1 punto. Sirve cuando otro camino resulta mejor, pero aquí quieres seguir.
    .on = Un hexágono de agua, un punto, y una fila por delante del Amarillo.
lesson-raid = El Amarillo va delante y tu camino sigue por tierra. No puedes colocar una pieza en su ruta, pero sí hacer una incursión: una pieza de incursión en un hexágono vecino cuesta 2 puntos. Hazla en 2.1.
    .raid = La pieza de incursión se suma a tu ruta y ahora sigues al Amarillo. Mientras lo sigas, cada hexágono suyo te cuesta 1 punto, sea cual sea el terreno.
    .around = La tierra te costó 2 puntos y sigues por tu cuenta. Prueba la incursión.
lesson-follow = Sigues al Amarillo y no necesitas piezas. Avanza hasta 3.2, justo detrás de su barco.
    .behind = Un punto, y estás exactamente una fila detrás del Amarillo. Ahí empieza el mar abierto.
    .leave = Puedes dejar una ruta donde quieras, pero esta vez conviene quedarse. Inténtalo otra vez.
lesson-sea = Te has movido, sigues al Amarillo y estás una fila detrás. Así que puedes salir a mar abierto: 2 puntos más, solo para moverte, y luego termina tu turno.
    .sea = Un punto y dos más son 3. Úsalos para adelantar.
    .end = Tu último punto se pierde y el Amarillo se aleja. Prueba el mar abierto.
lesson-pass = El barco Amarillo te cierra el paso. Una pieza de dos o más puede empezar en un hexágono con barco si sigues esa ruta. Coloca la pieza de dos de 4.2 a 5.3.
    .pass = Has adelantado al Amarillo y estás en la fila 5. Él no te sigue por eso: para entrar en tu ruta tendría que hacer una incursión.
    .beside = Has ocupado el hexágono de al lado y aún no vas delante. Intenta adelantar.
lesson-card = En tu turno puedes jugar una carta de tesoro. Viento de popa da 1 punto, y 2 si vas último en solitario, como ahora. Juégala.
    .wind = Dos puntos más. Las cartas jugadas van a los descartes; al final del turno puedes guardar tres.
    .ice = Esa carta pone un iceberg en un hexágono libre. También es buena, pero ahora valen más los puntos. Prueba la otra.
    .end = Sería una pena: cuatro puntos perdidos. Juega antes la carta.
lesson-iceberg = Vas en cabeza y el Amarillo se prepara para una incursión detrás de ti. Por 3 puntos sueltas un iceberg en tu propia ruta, justo detrás de tu barco. Elige el iceberg bajo la carta y luego 3.1.
    .drop = Quien entre ahora en 3.1 paga 4 puntos, tú también, y ahí se queda hasta el final.
    .end = El Amarillo entra por 3.1, se pone detrás de ti y sale a mar abierto. Prueba el iceberg.
lesson-exit = ¡La fila 24! Pero llegar no basta: hay que salir del mapa, por 1 punto. Te has guardado uno.
    .exit = Has encontrado el Paso del Noroeste y la carrera ha terminado. ¡Has ganado!
    .end = Tan cerca, y al Amarillo le basta un turno. ¡Sal del mapa!
lesson-done = Con esto basta. Al empezar una partida eliges un explorador con un poder propio. Las piezas pequeñas son valiosas, las incursiones y el mar abierto te mantienen cerca, y el último punto abre el paso. Cada línea del relato muestra su regla, así que juega sin más.
