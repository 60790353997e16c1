### Itchy Feet: the Travel Game, español. Todos los textos son nuestros; ids y variables son iguales en en, el y es.
### Los nombres de jugadores ($seat, $partner, $victim ...) se usan tal cual, sin artículo.
### Los números ($round, $count, $left, $number, $distance, $version ...) se pasan como números; lo demás, como texto.

## Game

game-title = Itchy Feet: el juego de viajes
game-subtitle = Haz la mochila, intercambia, hurta y en marcha
game-summary = Reúne lo que pide tu país, viaja hasta él y después sé el primero en llegar al país central. Las cartas salen del mazo, del descarte, de los tratos con los demás y de sus manos.

## Rule chapters

rule-chapter-goal = El objetivo
rule-chapter-setup = Preparación
rule-chapter-turn = Tu turno
rule-chapter-pile = El mazo vacío
rule-chapter-travel = Viajar
rule-chapter-extensions = Extensiones
rule-chapter-extras = Varios
rule-chapter-table = El juego en pantalla

## Rules

rule-TC-01 = Gana quien viaja primero al país central.
rule-TC-02 = Antes del centro tienes que viajar por tu propio país. Hasta que lo completes, el centro está cerrado para ti, y los países de los demás nunca te sirven.
rule-TC-03 = Cada país pide tres objetos de clases distintas y un pasaporte, todo en tu mano. Qué clases son está escrito en la carta del país; esas cartas son diseño nuestro.
rule-TC-04 = Consigues cartas robando del mazo, reciclando, intercambiando y hurtando.
rule-TC-05 = Cada jugador recibe en la mano un pasaporte al azar. Los demás se apartan y no participan en la partida.
rule-TC-06 = Delante de cada jugador hay un país al azar, boca arriba, y otro en el centro. El resto es una pila barajada de países sin usar: todos pueden deducir cuáles son, pero no su orden.
rule-TC-07 = Las cartas de objetos se barajan y forman el mazo; cada jugador roba tres. Empiezas con cuatro cartas: un pasaporte y tres objetos.
rule-TC-08 = Las cartas de las extensiones se barajan en el mazo después del reparto, así que nadie empieza con una. Cada una de las cinco extensiones es una opción aparte; en la primera partida, mejor sin ninguna.
rule-TC-09 = Empieza quien tiene el país más cercano al centro en el globo; después se sigue en el sentido del reloj. Medimos de capital a capital por el camino más corto sobre la esfera.
rule-TC-10 = Pueden jugar de dos a seis personas.
rule-TC-11 = En tu turno haces una acción: robar, reciclar, intercambiar, hurtar o viajar. Si alguna es posible, tienes que hacerla; si no, pasas.
rule-TC-12 = Un turno va así: se llena la mano vacía, juegas los objetos especiales gratuitos que quieras, haces una acción y cumples el límite de mano; luego le toca al siguiente. El Autobús nocturno da una acción más por turno, no más.
rule-TC-13 = Robar: tomas una carta del mazo. Puedes hacerlo con la mano llena y después descartas hasta el límite. Un evento se aplica al momento y gasta el robo.
rule-TC-14 = Reciclar: descartas dos cartas y tomas del descarte la que quieras. Tenía que estar allí antes de pagar y no puede ser un evento. El descarte se puede mirar siempre.
rule-TC-15 = Intercambiar: cambias cartas a la vista con otro jugador. Cada parte da al menos una, las cantidades pueden ser distintas y vale cualquier carta de la mano.
rule-TC-16 = De tu mano puedes decir lo que quieras, pero cambian de dueño exactamente las cartas acordadas.
rule-TC-17 = Un intercambio solo cuenta como acción cuando las cartas han cambiado de dueño. Tras una negativa puedes elegir otra acción.
rule-TC-18 = Enseñas lo que das y dices qué clase de cartas quieres. El otro acepta con cartas que coincidan, rechaza o hace una sola contraoferta. Mientras piensa, puedes retirar la oferta. Puedes hacer tres ofertas por turno. Una negativa nunca revela si el otro tenía las cartas.
rule-TC-19 = Si se completa un intercambio que empezaste en tu turno, robas una carta de premio. Primero se comprueba el límite de los dos, luego robas y se comprueba otra vez el tuyo.
rule-TC-20 = Hurtar: descartas una carta y tomas al azar una de la mano de otro jugador. Puede tocar cualquiera. Puedes pagar con tu última carta.
rule-TC-21 = Puedes tener siete cartas, contando pasaportes y objetos especiales. Si tienes más, descartas enseguida las que elijas. El límite se comprueba al terminar cada ganancia de cartas.
rule-TC-22 = Si al empezar tu turno tienes la mano vacía, robas tres cartas. No es una acción: tu turno sigue como siempre.
rule-TC-23 = La primera vez que se acaba el mazo empieza la barra libre: reciclar ya no cuesta nada, pero sigue siendo tu acción y nunca trae un evento. Cada vez que se roba la última carta, el descarte se convierte en mazo nuevo. El reglamento dice ambas cosas a la vez; una opción ofrece otras lecturas.
rule-TC-24 = Si mazo y descarte están vacíos, no hay nada que robar y esa acción no es posible.
rule-TC-25 = Los pasaportes del descarte se barajan en el mazo nuevo como cualquier carta.
rule-TC-26 = En tu turno puedes viajar si tienes los objetos necesarios y un pasaporte. Sirve cualquiera, y se queda en tu mano.
rule-TC-27 = Al viajar enseñas toda la mano, descartas los tres objetos, conservas el pasaporte y lo demás, retiras tu país y robas una carta.
rule-TC-28 = Quien llega al centro gana al instante; ya no roba ninguna carta.
rule-TC-29 = Los eventos se aplican en cuanto se roban y afectan a todos. Si uno trae otro, ese se resuelve antes. Después van al descarte, de donde nadie los puede tomar.
rule-TC-30 = Los objetos especiales hacen lo que dicen: unos son tu acción, otros son gratis y dos responden a lo que hace otro. Se pregunta a quien podría tener esa carta, según lo que todos saben, y se contesta en secreto, se tenga o no.
rule-TC-31 = Si alguien interrumpe tu acción con un objeto especial, tu turno se acaba. Lo pagado, pagado está; las cartas de un viaje se quedan en tu mano.
rule-TC-32 = La Tarjeta de crédito de mamá sustituye un objeto que te falta, nunca un pasaporte ni una postal.
rule-TC-33 = La Guía local y el Puesto de trueque solo afectan al mazo, nunca al descarte. Si está vacío, antes se forma uno nuevo.
rule-TC-34 = El Mapa mal dibujado cambia el país de un jugador, nunca el central.
rule-TC-35 = Mientras tengas contrabando no puedes viajar.
rule-TC-36 = Para librarte de una carta de contrabando la descartas junto con otra carta. Esa es tu acción.
rule-TC-37 = Con contrabando no se paga nada: ni reciclar, ni hurtar, ni el límite de mano, ni otro contrabando; y tampoco se lo lleva el Puesto de trueque ni la Inspección de aduanas.
rule-TC-38 = El contrabando se puede hurtar, y también intercambiar si el otro acepta.
rule-TC-39 = Una mano con solo contrabando no está vacía. Aún puedes robar del mazo o intercambiar, y reciclar mientras sea gratis.
rule-TC-40 = Quien tiene cuatro postales gana al instante, sea de quien sea el turno. Se mira después de cada carta que cambia de sitio.
rule-TC-41 = Con los personajes, cada jugador tiene uno, boca arriba, toda la partida. Nadie puede hurtarlo.
rule-TC-42 = El Contrabandista solo da contrabando que tenga en su propia mano. Quien lo recibe tiene que quedárselo, y descarta otra carta si pasa del límite.
rule-TC-43 = Escribe en una postal unas palabras para alguien especial: guarda el recuerdo de una buena velada. En el juego no hace nada.
rule-TC-44 = Las cartas del mazo llevan los palos y números de una baraja corriente con dos comodines, para jugar a otras cosas por el camino.
rule-TC-45 = Están ocultas las manos y el orden del mazo. Están a la vista el descarte, los países, los personajes, cuántas cartas tiene cada uno, las cartas intercambiadas y la mano que enseña quien viaja.
rule-TC-46 = El azar decide las barajadas, la carta hurtada y las dos que ve el Carterista. Todo sale de una sola fuente que después se puede comprobar.
rule-TC-47 = Lo que se te pregunta y lo que puedes contestar sale de estas reglas; las respuestas largas se piden por pasos.
rule-TC-48 = Lío de maletas: quien tiene cartas elige una en secreto, la que sea, y todos la pasan a la vez en el sentido del reloj. Quien no tiene no pasa nada, pero recibe. Postales y límites se miran cuando todas se han movido.
rule-TC-49 = Huelga en los aeropuertos: nadie puede viajar hasta el próximo turno de quien la robó, tampoco esa persona.
rule-TC-50 = Disturbios: el país central va debajo de los países sin usar y lo sustituye el primero. Las cartas de las manos se quedan. Si no hay países sin usar, no pasa nada.
rule-TC-51 = El Mapa mal dibujado no se puede usar con quien ya completó su país.
rule-TC-52 = Tras cien rondas la partida termina: cuenta primero haber completado tu país y después los objetos que tienes para el siguiente. Los empatados comparten la victoria. Es nuestra red de seguridad.

## Kinds of items

kind-SUN = protección solar
kind-BOOT = equipo de caminar
kind-COAT = ropa de abrigo
kind-BOOK = ayuda con el idioma
kind-CAM = material de fotografía
kind-BUG = defensa contra insectos
kind-SWIM = cosas de baño
kind-PILL = remedio para el estómago
wish-passport = pasaporte
wish-postcard = postal
wish-contraband = contrabando

## Cards

card-item = { $title } ({ $kind })
card-line-item = { $title } · { $kind } · { $face }
card-line-plain = { $title } · { $face }
card-line-effect = { $title } · { $effect } · { $face }
card-line-power = { $title } · { $effect }
card-line-country = { $title } · pide { $kinds } y un pasaporte · { $capital }
card-SUNs = Crema factor 50
card-SUNh = Sombrero de paja
card-SUNd = Gafas de sol
card-SUNc = Sombrilla de la abuela
card-BOOTs = Botas domadas
card-BOOTh = Calcetines de la suerte
card-BOOTd = Bastón de caminar
card-BOOTc = Sandalias de senda
card-COATs = Plumífero
card-COATh = Bufanda de lana
card-COATd = Ropa interior térmica
card-COATc = Manoplas prestadas
card-BOOKs = Libro de frases
card-BOOKh = Diccionario de bolsillo
card-BOOKd = Manual de gestos
card-BOOKc = Descifrador de menús
card-CAMs = Vieja cámara de carrete
card-CAMh = Palo para selfis
card-CAMd = Memoria de repuesto
card-CAMc = Cuaderno de dibujo
card-BUGs = Repelente
card-BUGh = Mosquitera
card-BUGd = Vela de citronela
card-BUGc = Matamoscas
card-SWIMs = Bañador
card-SWIMh = Gafas de nadar
card-SWIMd = Toalla de playa
card-SWIMc = Pato hinchable
card-PILLs = Pastillas para el estómago
card-PILLh = Rollo de papel higiénico
card-PILLd = Suero oral
card-PILLc = Galletas saladas
card-E1 = Disturbios
    .effect = el país central va debajo de los países sin usar y lo sustituye el primero
card-E2 = Huelga en los aeropuertos
    .effect = nadie viaja hasta que empiece tu próximo turno
card-E3 = Lío de maletas
    .effect = todos pasan en secreto una carta al siguiente
card-E4 = Ofertas libres de impuestos
    .effect = todos roban una carta, empezando por ti
card-S1 = Ratonera
    .effect = cuando alguien te hurta: el hurto falla y el turno del ladrón se acaba
card-S2 = Tarjeta de crédito de mamá
    .effect = en un viaje sustituye un objeto que te falta
card-S3 = Guía local
    .effect = acción: toma del mazo la carta que quieras, menos un evento
card-S4 = Puesto de trueque
    .effect = acción: descarta de una a tres cartas y roba otras tantas más una
card-S5 = Mapa mal dibujado
    .effect = acción: cambia el país abierto de un jugador por el primero sin usar
card-S6 = Autobús nocturno
    .effect = gratis: una vez por turno, después de tu acción haces otra
card-S7 = Inspección de aduanas
    .effect = acción: mira una mano y elige una carta que se descarta
card-S8 = Vuelo retrasado
    .effect = cuando viaja otro: el viaje falla y su turno se acaba
card-S9 = Carta de la embajada
    .effect = en un viaje sustituye el pasaporte
card-X1 = Petardos sueltos
card-X2 = Queso sospechoso
card-X3 = Jarrón antiguo
card-K1 = Faro (postal)
card-K2 = Puente viejo (postal)
card-K3 = Mercado nocturno (postal)
card-K4 = Ocaso en las dunas (postal)
card-K5 = Glaciar azul (postal)
card-K6 = Carnaval callejero (postal)
card-P1 = Pasaporte argentino
card-P2 = Pasaporte chino
card-P3 = Pasaporte francés
card-P4 = Pasaporte alemán
card-P5 = Pasaporte italiano
card-P6 = Pasaporte neozelandés
card-P7 = Pasaporte nigeriano
card-P8 = Pasaporte noruego
card-P9 = Pasaporte surcoreano
card-P10 = Pasaporte español
card-P11 = Pasaporte turco
card-P12 = Pasaporte estadounidense
card-AUS = Australia
card-BRA = Brasil
card-CAN = Canadá
card-EGY = Egipto
card-GRE = Grecia
card-ICE = Islandia
card-IND = India
card-JAP = Japón
card-KEN = Kenia
card-MEX = México
card-MOR = Marruecos
card-PER = Perú
card-THA = Tailandia
card-H1 = El Contrabandista
    .effect = acción: da a quien quieras un contrabando que tengas
card-H2 = El Mochilero
    .effect = reciclar te cuesta una carta menos
card-H3 = El Turista
    .effect = robas dos cartas y te quedas una
card-H4 = El Carterista
    .effect = ves dos cartas al azar de tu víctima y te llevas una
card-H5 = El Regateador
    .effect = un intercambio completado te da dos cartas
card-H6 = El Cargado de equipaje
    .effect = puedes tener nueve cartas

## Players

player-name = Jugador { $number }

## Options

option-events = Eventos
    .help = Cuatro eventos se barajan en el mazo. Se aplican en cuanto se roban y afectan a todos.
option-specials = Objetos especiales
    .help = Nueve objetos especiales: ayudas para tu turno y dos que responden a lo que hace otro.
option-contraband = Contrabando
    .help = Tres cartas que nadie quiere: mientras tengas una no puedes viajar.
option-postcards = Postales
    .help = Seis postales; quien tiene cuatro gana al instante.
option-characters = Personajes
    .help = Cada jugador tiene un personaje con un poder, boca arriba.
option-empty_pile = Mazo vacío
    .help = Qué pasa cuando se roba la última carta. El reglamento dice dos cosas a la vez.
    .permanent = barra libre para siempre, mazo nuevo enseguida
    .lazy = barra libre hasta que haga falta una carta
    .immediate = mazo nuevo enseguida, sin barra libre
    .never = barra libre para siempre, sin mazo nuevo

## Decisions

decision-TakeTurn = Tu turno. Tu próximo país: { $goal }. Elige una acción.
decision-ChooseDiscard = Reciclar: ¿qué carta tomas?
decision-PayRecycle = Reciclar { $take }: elige una carta para pagar (faltan { $left }).
decision-ChoosePartner = Intercambiar: ¿con quién?
decision-ChooseGift = Intercambio con { $partner }: ¿qué das? Hasta ahora: { $given }.
decision-ChooseWish = Intercambio con { $partner }: ¿qué quieres a cambio de { $given }? Hasta ahora: { $wanted }.
decision-AnswerOffer =
    { $role ->
        [maker] Tu oferta a { $receiver }: { $give } por { $want }. ¿La mantienes o la retiras?
       *[receiver] { $maker } te ofrece { $give } y pide { $want }. ¿Qué dices?
    }
decision-ChooseVictim = Hurtar: ¿a quién?
decision-PaySteal = Hurtar a { $victim }: elige una carta para pagar.
decision-ReactToSteal = { $thief } te está hurtando. ¿Juegas la Ratonera?
decision-ReactToTrip = { $traveller } está a punto de viajar. ¿Juegas el Vuelo retrasado?
decision-DiscardDown = Tienes demasiadas cartas. ¿Cuál descartas?
decision-PassCard = Lío de maletas: ¿qué carta pasas?
decision-ChooseFromPile = Guía local: ¿qué carta tomas del mazo?
decision-TradeIn =
    { $made ->
        [0] Puesto de trueque: ¿qué carta entregas?
       *[other] Puesto de trueque: ¿otra carta? Hasta ahora: { $made }.
    }
decision-ChooseHome = Mapa mal dibujado: ¿de quién es el país que cambia?
decision-ChooseSuspect = Inspección de aduanas: ¿qué mano miras?
decision-Confiscate = Inspección de aduanas a { $suspect }: ¿qué carta se descarta?
decision-KeepOne = El Turista: ¿qué carta te quedas?
decision-PickOne = El Carterista: ¿qué carta te llevas de { $victim }?

## Actions

action-Draw = Robar una carta
action-Recycle = Reciclar
action-Trade = Intercambiar
action-Steal = Hurtar
action-Travel = Viajar
action-Dump = Librarte de { $contraband } junto con { $other }
action-Use = Jugar { $card }
action-Smuggle = Colar { $card } a { $target }
action-Pass = Pasar
action-Choose = { $target }
action-Take = { $card }
action-Pay = Pagar con { $card }
action-Discard = Descartar { $card }
action-Give =
    { $card ->
        [hidden] Dar una carta
       *[other] Dar { $card }
    }
action-Want =
    { $wish ->
        [hidden] Pedir algo
       *[other] Pedir { $wish }
    }
action-Enough = Eso es todo
action-Accept = Aceptar la oferta { $version } y dar { $cards }
action-Refuse = Rechazar
action-Counter = Hacer una contraoferta
action-Withdraw = Retirar la oferta
action-Stand = Mantener la oferta
action-React =
    { $use ->
        [hidden] Contestar en secreto
        [yes] Interrumpir
       *[no] Dejar que ocurra
    }
action-Hand =
    { $card ->
        [hidden] Pasar una carta
       *[other] Pasar { $card }
    }
action-Keep =
    { $card ->
        [hidden] Elegir una carta
       *[other] Elegir { $card }
    }

## Events

event-CountriesLaid = Países de salida: { $homes }. En el centro: { $centre }.
event-CharactersDealt = Personajes: { $characters }.
event-Dealt =
    { $cards ->
        [hidden] { $seat } recibe un pasaporte y tres objetos.
       *[other] { $seat } recibe { $cards }.
    }
event-ExtensionsShuffledIn =
    { $count ->
        [one] Se baraja en el mazo 1 carta de extensión.
       *[other] Se barajan en el mazo { $count } cartas de extensiones.
    }
event-StartSettled = { $seat } es quien está más cerca del centro ({ $distance } km) y empieza.
event-TurnBegan = Ronda { $round }: le toca a { $seat }.
event-HandEmpty = { $seat } tiene la mano vacía.
event-Drew =
    { $card ->
        [hidden] { $seat } roba una carta.
       *[other] { $seat } roba { $card }.
    }
event-EventDrawn = { $seat } roba un evento: ¡{ $card }!
event-NothingToDraw = { $seat } no encuentra nada que robar.
event-Reshuffled =
    { $count ->
        [one] La única carta del descarte forma el mazo nuevo.
       *[other] Las { $count } cartas del descarte se barajan y forman el mazo nuevo.
    }
event-FreeForAllBegan = Empieza la barra libre: reciclar no cuesta nada.
event-FreeForAllEnded = Se acaba la barra libre: reciclar vuelve a costar.
event-Discarded = { $seat } descarta { $card }.
event-NothingDiscarded = { $seat } no descarta nada.
event-Recycled = { $seat } toma del descarte { $card }.
event-OfferMade =
    { $counter ->
        [yes] { $seat } hace una contraoferta a { $partner }: { $give } por { $want }.
       *[no] { $seat } ofrece a { $partner }: { $give } por { $want }.
    }
event-OfferRefused = { $seat } rechaza la oferta de { $maker }.
event-OfferWithdrawn = { $seat } retira la oferta a { $partner }.
event-Swapped = Intercambio de { $seat } con { $partner }: { $give } por { $take }.
event-TheftAnnounced = { $seat } intenta un hurto contra { $victim }.
event-PeekedAt =
    { $cards ->
        [hidden] { $seat } echa un vistazo a la mano de { $victim }.
       *[other] { $seat } ve { $cards } en la mano de { $victim }.
    }
event-Stolen =
    { $card ->
        [hidden] { $seat } hurta una carta a { $victim }.
       *[other] { $seat } hurta { $card } a { $victim }.
    }
event-Lost =
    { $card ->
        [hidden] { $seat } pierde una carta ante { $thief }.
       *[other] { $seat } pierde { $card } ante { $thief }.
    }
event-SpecialPlayed = { $seat } juega { $card }.
event-Interrupted = ¡{ $seat } juega { $card }! Se acaba el turno de { $target }.
event-HandShown = { $seat } sale hacia { $country } y enseña { $cards }.
event-Travelled = { $seat } viaja a { $country }.
event-Dumped = { $seat } se libra de { $contraband }, junto con { $other }.
event-Smuggled = { $seat } cuela { $card } a { $target }.
event-Passed = { $seat } no puede hacer nada y pasa.
event-CentreChanged = { $new } es el nuevo país central en lugar de { $old }.
event-CentreStays = No hay países sin usar: el centro se queda como está.
event-StrikeBegan = ¡Huelga! Nadie viaja hasta el próximo turno de { $seat }.
event-StrikeEnded = La huelga ha terminado.
event-PassedOn =
    { $card ->
        [hidden] { $seat } pasa una carta a { $receiver }.
       *[other] { $seat } pasa { $card } a { $receiver }.
    }
event-Received =
    { $card ->
        [hidden] { $seat } recibe una carta de { $giver }.
       *[other] { $seat } recibe { $card } de { $giver }.
    }
event-PileSearched =
    { $cards ->
        [hidden] { $seat } busca en el mazo.
       *[other] { $seat } encuentra en el mazo: { $cards }.
    }
event-Found = { $seat } toma del mazo { $card }.
event-FoundNothing = { $seat } solo encuentra eventos en el mazo.
event-HomeChanged = { $seat } cambia el país de { $target }: { $new } en lugar de { $old }.
event-ExtraAction = { $seat } hará una segunda acción.
event-HandInspected =
    { $cards ->
        [hidden] { $seat } inspecciona la mano de { $suspect }.
       *[other] { $seat } ve la mano de { $suspect }: { $cards }.
    }
event-NothingConfiscated = { $suspect } no tiene nada que { $seat } pudiera mandar al descarte.
event-PostcardsShown = { $seat } enseña cuatro postales: { $cards }.
event-MatchWon =
    { $reason ->
        [postcards] ¡{ $seats } gana con cuatro postales!
        [limit]
            { $count ->
                [one] Han pasado cien rondas. Gana quien más ha avanzado: { $seats }.
               *[other] Han pasado cien rondas. Comparten la victoria quienes más han avanzado: { $seats }.
            }
       *[centre] ¡{ $seats } llega al país central y gana!
    }

## Errors

error-not-in-hand = { $card } no está en tu mano. Elige una de tus cartas.
error-contraband-stays = { $card } es contrabando y aquí no se puede descartar. Elige otra carta.
error-nothing-to-draw = No hay nada que robar: mazo y descarte están vacíos. Elige otra acción.
error-not-drawn = { $card } no es una de las dos cartas que has robado. Elige una de ellas.
error-must-take = Aquí hay algo que elegir. Elige una de las cartas.
error-nothing-to-recycle = En el descarte no hay nada que puedas tomar.
error-cannot-pay = No tienes cartas con que pagar: cuesta { $price }, y el contrabando no cuenta.
error-not-discarded = { $card } no está en el descarte. Elige una carta que esté allí.
error-event-stays = { $card } es un evento. Los eventos no se pueden tomar.
error-not-contraband = { $card } no es contrabando.
error-not-smuggler = Solo el Contrabandista puede dar contrabando.
error-no-such-player = Aquí no puedes elegir a ese jugador. Elige a otro.
error-no-cards = Ese jugador no tiene cartas. Elige a otro.
error-no-offers-left = Ya has hecho { $offers } ofertas en este turno y no se permiten más. Elige otra acción.
error-nothing-to-trade = Ahora nadie puede intercambiar: las dos partes necesitan una carta.
error-offer-empty = Da al menos una carta.
error-already-offered = { $card } ya forma parte de tu oferta.
error-wish-empty = Pide al menos una cosa.
error-wish-unknown = En esta partida no se puede pedir «{ $wish }».
error-wish-too-many = Solo hay { $copies } cartas de la clase «{ $wish }».
error-other-side = Esa respuesta corresponde a la otra parte de la oferta.
error-counter-twice = Una contraoferta solo se puede aceptar o rechazar.
error-offer-changed = La oferta { $version } ya no está sobre la mesa; ahora está la { $current }.
error-not-agreed = Esas no son las cartas que pide la oferta.
error-nobody-has-cards = Nadie más tiene cartas.
error-not-seen = { $card } no es una de las cartas que has visto.
error-strike = Los aeropuertos están en huelga. Ahora nadie puede viajar.
error-travel-with-contraband = No puedes viajar mientras tengas contrabando. Líbrate antes de él.
error-no-passport = Para viajar necesitas un pasaporte.
error-items-missing = Te faltan objetos para { $card }. Faltan: { $kinds }.
error-not-special = { $card } no es un objeto especial.
error-wrong-moment = { $card } no se puede jugar ahora. Es para un viaje o para responder a lo que hace otro.
error-no-effect = { $card } no tendría efecto ahora.
error-not-in-pile = { $card } no está en el mazo.
error-must-trade-in = Entrega al menos una carta.
error-home-completed = Ese jugador ya ha completado su país. Elige a otro.
error-must-act = Aún puedes hacer algo, así que no puedes pasar.
error-no-deal = Ningún reparto encaja con lo que sabe este jugador ({ $cards } cartas). El fallo es nuestro; por favor, avísanos.
error-no-sample = Ningún reparto encaja con la pregunta, en { $deals } intentos. El fallo es nuestro; por favor, avísanos.
error-position-part = «{ $text }» no es una parte de una posición. Partes conocidas: { $known }.
error-position-seats = Una posición empieza con «seats» y un número del 2 al 6.
error-position-seat = «{ $text }» no es un puesto de esta posición. Los puestos se cuentan desde 0.
error-position-number = «{ $text }» no es un número que pueda ir aquí. Usa uno de { $least } a { $most }.
error-position-card = «{ $text }» no es una carta que pueda ir aquí.
error-position-twice = «{ $text }» aparece dos veces.
error-position-extension = { $card } es de una extensión que no está en esta posición.
error-position-home = Cada puesto necesita un país, o «done». Falta: puesto { $seat }.
error-position-characters = Si un puesto tiene personaje, todos necesitan uno.
error-position-centre = Una posición necesita un país central.
error-position-words = Después de «{ $text }» debe ir: { $expected }.
error-resolve-chance = «{ $text }» no es un resultado del azar. Escribe «draw» con una carta, «roll» con un número o «shuffle» con números.
error-resolve-over = La partida ha terminado: ya no hay nada que contestar.
error-resolve-seat = No hay ninguna pregunta abierta para el puesto { $seat }.

## Board in plain text

board-round = Ronda { $round } · le toca a { $seat }
board-over = La partida ha terminado. Victoria: { $seats }
board-centre = Centro: { $country } – { $kinds }
board-strike = Huelga hasta el próximo turno de { $seat }
board-free = Barra libre: reciclar no cuesta nada
board-player =
    { $you ->
        [yes] { $seat } (tú)
       *[no] { $seat }
    }
board-home = país: { $country } – { $kinds }
board-home-done = país completado, ahora al centro
board-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
board-known = conocidas: { $cards }
board-hand = Tu mano (* para el próximo viaje, + para el centro):
board-counted = { $count } × { $sort }
board-contraband = Tienes contrabando y no puedes viajar.
board-needed = Aún te falta: { $things }
board-ready = ¡Puedes viajar a { $country }!
board-pile =
    { $count ->
        [0] Mazo vacío
        [one] Mazo de 1 carta
       *[other] Mazo de { $count } cartas
    }
board-discards = Descarte: { $cards }
board-offer = Oferta { $version }: { $seat } da a { $partner } { $give } por { $want }

## The drawn board

desk-map = Mapamundi con los países de los jugadores y el centro
desk-km = { $distance } km
desk-distance = { $distance } km hasta el centro
desk-land =
    { $place ->
        [centre] { $land } es el centro
        [home] { $land } es el país de { $seat }, a { $distance } km del centro
        [visited] { $land } ya se ha visitado
       *[unused] { $land } no está en juego
    }
desk-players = Jugadores
desk-you = (tú)
desk-turn = tiene el turno
desk-known = Conoces:
desk-home-done = { $land }: país completado, ahora al centro
desk-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
desk-slot =
    { $full ->
        [yes] { $thing }: en la maleta
       *[no] { $thing }: falta
    }
desk-journey = Tu próximo viaje
desk-stage =
    { $stage ->
        [home] Tu país
       *[centre] El centro: si llegas, ganas
    }
desk-trip =
    { $state ->
        [ready] ¡Todo listo para viajar a { $land }!
        [strike] Los aeropuertos están en huelga: ahora no viaja nadie.
        [contraband] Con contrabando en la mano no puedes viajar.
       *[missing] Aún falta: { $things }.
    }
desk-hand = Tu mano
desk-hand-size = { $count } de { $limit } cartas como máximo
desk-open = todos saben que la tienes
desk-use = Una carta
    .trip = Para tu próximo viaje
    .centre = Para el centro
    .special = Objetos especiales
    .postcard = Postales
    .spare = Para cambiar o pagar
    .contraband = Contrabando
desk-mark =
    { $named ->
        [yes] El nombre es el original; lo que hace la carta se diseñó para esta edición (pluma discontinua)
       *[no] Diseñada para esta edición (marca de pluma)
    }
desk-table = Mazo y descartes
desk-pile = Mazo
desk-discards = Descartes
desk-search-discards = Mirar los descartes
desk-actions = Qué puedes hacer
desk-do = Haz algo
    .dump = Deshacerse del contrabando
    .smuggle = Colar contrabando a alguien
desk-hint =
    { $action ->
        [draw] Toma una carta del mazo
        [recycle]
            { $price ->
                [0] Toma un descarte, gratis
                [one] Paga 1 carta y toma un descarte
               *[other] Paga { $price } cartas y toma un descarte
            }
        [trade]
            { $left ->
                [0] Ya has hecho todas las ofertas de este turno
               *[other] Cambia con alguien y roba una carta como premio
            }
        [steal] Paga una carta y quita una a ciegas a alguien
        [travel] Destino: { $land }, con tres objetos y un pasaporte
        [dump] Junto con otra carta
        [smuggle] El otro tiene que aceptarlo
       *[pass] No hay otra cosa posible
    }
desk-with-whom = ¿Con quién quieres cambiar?
desk-useful = A { $seat } le vendría bien: { $things }.
desk-you-give = Das
desk-give-hint = Toca cartas de tu mano o arrástralas aquí.
desk-you-ask = Pides
desk-ask-hint = Toca abajo lo que te gustaría recibir.
desk-recycle =
    { $price ->
        [0] ¿Qué descarte tomas? No cuesta nada.
        [one] ¿Qué descarte tomas? Cuesta una carta de tu mano.
       *[other] ¿Qué descarte tomas? Cuesta { $price } cartas de tu mano.
    }
desk-steal = ¿A quién le robas?
desk-pay =
    { $left ->
        [0] Eso es todo.
        [one] Elige una carta de tu mano para descartarla.
       *[other] Elige { $left } cartas de tu mano para descartarlas.
    }
desk-go =
    { $aim ->
        [trade] Ofrecérselo a { $seat }
        [recycle] Tomar { $card }
        [steal] Robar a { $seat }
        [dump] Tirarlo
       *[smuggle] Colárselo a { $seat }
    }
desk-cancel = Otra cosa
desk-choose-player = Elige un jugador
desk-choose-card =
    { $where ->
        [table] Elige una de estas cartas.
       *[hand] Elige una carta de tu mano.
    }
desk-take =
    { $kind ->
        [TradeIn] Entregar { $card }
        [Confiscate] Hacer descartar { $card }
       *[other] Tomar { $card }
    }
desk-offer =
    { $counter ->
        [yes] Contraoferta de { $maker } a { $partner }
       *[no] Oferta de { $maker } a { $partner }
    }
desk-version = N.º { $version }
desk-gives =
    { $role ->
        [receiver] Recibirías
        [maker] Darías
       *[other] { $maker } da
    }
desk-asks =
    { $role ->
        [receiver] Darías
        [maker] Recibirías
       *[other] { $maker } pide
    }
desk-accept = Aceptar y dar { $cards }
desk-offer-note =
    { $role ->
        [maker] { $partner } lo está pensando. Puedes retirar la oferta hasta que llegue la respuesta; si la mantienes, solo decide { $partner }.
       *[receiver]
            { $able ->
                [yes] Si la rechazas, nadie sabrá que podías aceptarla.
               *[no] No tienes lo que se pide. Nadie más lo sabrá; puedes hacer una contraoferta.
            }
    }
desk-let-it = Dejar que pase
desk-react-note =
    { $able ->
        [yes] Tu respuesta queda en secreto hasta que acabe el tiempo.
       *[no] No tienes { $card }. Se te pregunta igualmente, para que la pregunta no delate quién la tiene.
    }
desk-skip = Saltar
desk-before = Antes
desk-after = Después
desk-mark-legend = La pluma en la esquina: lo que dice la carta se diseñó para esta edición, porque ninguna fuente pública lo muestra. Una pluma discontinua significa que el nombre es el original y solo lo que hace la carta es nuestro.

## The guided first game

lesson-aim = Eres el Jugador 1 y tu país es Grecia. Para viajar allí hacen falta protección solar, cosas de baño, ayuda con el idioma y un pasaporte, todo en tu mano. Después sigues hasta el centro, Egipto. Gana quien llegue primero al centro.
lesson-draw = En tu turno haces una cosa. La más sencilla: robar una carta del mazo. A la derecha están tu país y lo que pide; lo que ya tienes aparece en verde en tu mano. ¡Roba una carta!
    .good = Sandalias de senda: Grecia no las pide, pero puedes pagar con ellas. Tu turno ha terminado.
    .bad = También puedes hacerlo, y pronto lo harás. Pero ahora roba una carta.
lesson-recycle = Has elegido Reciclar: pagas dos cartas que no necesitas y tomas uno de los descartes. Entre ellos hay ayuda con el idioma, que te falta. Tómala.
    .good = El diccionario de bolsillo es tuyo. Has pagado con las sandalias y las manoplas.
    .bad = Grecia no pide eso. Busca ayuda con el idioma.
lesson-judge = El Jugador 3 te hace una oferta: una bufanda por ayuda con el idioma. Recibirías ropa de abrigo, que no necesitas, y perderías algo que sí. Puedes aceptar, rechazar o hacer una contraoferta.
    .good = Correcto. Nadie sabe si podías haber aceptado.
    .bad = Eso ayuda más al Jugador 3 que a ti. La mejor respuesta es rechazar.
lesson-offer = Ahora haz tú una oferta. Das las manoplas al Jugador 2, cuyo Perú pide ropa de abrigo. ¿Qué pides? A Grecia le faltan todavía cosas de baño.
    .good = El Jugador 2 acepta: gafas de nadar por manoplas. Como empezaste tú el cambio, robas una carta como premio. Cambiar suele ser mejor que robar del mazo.
    .bad = Eso no te acerca a Grecia. Pide cosas de baño.
lesson-travel = Todo listo: tres cosas y un pasaporte. El botón de viajar se ilumina. ¡En marcha!
    .good = Has enseñado tu mano, has descartado las tres cosas y conservas el pasaporte. Tu país está completado y has robado una carta. Desde ahora tu meta es Egipto.
    .bad = Podrías hacerlo, pero ¿para qué esperar? Todo está listo: viaja.
lesson-steal = Has elegido Robar a otro: pagas una carta y le quitas una a ciegas. El Jugador 3 ha enseñado sus dos cartas; una es remedio para el estómago, lo último que te falta. De las cinco cartas del Jugador 2 difícilmente la sacarías. ¿A quién le robas?
    .good = ¡Pastillas para el estómago! Con dos cartas la probabilidad era de una entre dos.
    .bad = Con cinco cartas es una lotería, y ni siquiera sabes cuáles son. Prueba con el Jugador 3.
lesson-centre = Protección solar, material de fotografía, remedio para el estómago y un pasaporte: basta para Egipto. Quien llega al centro gana al instante.
    .good = Has llegado a Egipto y has ganado.
    .bad = Un paso más y ganas: viaja a Egipto.
lesson-done = Con esto basta. Se pueden añadir cinco ampliaciones: eventos, objetos especiales, contrabando, postales y personajes. Lo que hace una carta está escrito en ella. La pluma de la esquina indica que diseñamos su texto, porque ninguna fuente pública lo muestra. Cada línea del registro muestra su regla.
