### Space Alert and The New Frontier, Spanish. Every text is in our own words; message ids and variables are the same in en, el and es.
### Players are P0 (the captain), P1 and so on; stations, cards, tracks and marks are written as in a program.
### $threat, $caller, $drawn, $zone, $weapon, $tile, $system, $cause, $way, $obstacle, $what, $kind, $how, $condition and $reason
### are names from this file (telling.py looks them up); all other variables are passed as they are, numbers as numbers.

## Game

game-title = Space Alert
game-subtitle = con La Nueva Frontera
game-summary = Diez minutos para planear y luego la nave vuela lo planeado: una tripulación contra todo lo que le lanza el espacio.

## Events

event-TurnBegan = Empieza el turno { $turn }.
event-FinalStepBegan = Paso final: la nave se prepara para saltar.
event-MissionWon = La nave ha saltado. Puntuación { $score }: amenazas { $threat_points }, ventana { $window }, bonificación { $bonus }, penalizaciones { $penalties }.
event-ShipLost = La nave se ha perdido: { $reason }.
event-EarlyJump = P{ $player } fija rumbo para un salto anticipado: este es el último turno.
event-CardTurned = P{ $player } descubre { $card }.
event-Tripped = P{ $player } ha tropezado: no { $card }, sino { $instead }.
event-HalfPostponed = P{ $player } hará el resto el turno siguiente: { $card }.
event-ActionRepeated = P{ $player } repite la última acción en el turno { $turn }.
event-CardLost = P{ $player } pierde { $card }: ya no queda casilla.
event-Delayed = P{ $player } se retrasa en el turno { $turn } ({ $cause }).
event-NothingDone = P{ $player } no consigue nada con { $symbol } ({ $reason }).
event-Walked = P{ $player } va de { $origin } a { $station } ({ $way }).
event-Stopped = P{ $player } no puede seguir: { $obstacle }.
event-KnockedOut = P{ $player } queda inconsciente.
event-KnockoutPrevented = El médico mantiene en pie a P{ $player }.
event-Fired = P{ $player } dispara: { $weapon }, { $zone }, fuerza { $strength }.
event-EnergyMoved = P{ $player } mueve energía: { $system }, { $zone }, +{ $amount }.
event-CapsuleUsed = P{ $player } gasta una cápsula de combustible; { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
event-RocketLaunched = P{ $player } lanza un cohete de fuerza { $strength }; { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
event-ComputerServed = P{ $player } atiende el ordenador para la fase { $phase }.
event-ComputerFailed = Nadie atendió el ordenador hasta el turno { $turn }: todos a bordo se retrasan.
event-WindowWatched = P{ $player } mira por la ventana; observadores: { $watchers }.
event-WindowImproved = La mejor vista de la fase { $phase } hasta ahora: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-EnergyLost = Se pierde energía: { $system }, { $zone }, −{ $amount }.
event-FuelLost = Se pierde una cápsula de combustible; { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
event-RocketLost = Se pierde un cohete; { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
event-SquadTaken = P{ $player } toma los robots de combate de { $station } ({ $condition }).
event-SquadRevived = P{ $player } vuelve a poner en marcha los robots de combate.
event-SquadDisabled = Los robots de combate de P{ $player } quedan desactivados.
event-StoredSquadDisabled = Los robots de combate que esperan en { $station } quedan desactivados.
event-Launched = P{ $player } despega con los interceptores.
event-FlownTo = P{ $player } vuela a distancia { $distance }.
event-Landed = P{ $player } aterriza en UR.
event-HardLanded = Retorno ultrarrápido: P{ $player } vuelve de golpe a UR.
event-Targeted = P{ $player }, { $weapon }: alcanza a { $threat } (#{ $number }) con { $strength }.
event-NoTarget = { $weapon }: ningún blanco.
event-ThreatHit = { $threat } (#{ $number }) recibe { $strength }, escudos { $shields }: daño { $damage }, puntos de vida { $left }.
event-CryoshieldBroken = { $threat } (#{ $number }): el crioescudo se rompe y lo absorbe todo.
event-InternalHit = P{ $player } hace { $amount } de daño a { $threat } (#{ $number }); puntos de vida { $left }.
event-HitIgnored = { $threat } (#{ $number }): acceso difícil, se ignora { $amount } de daño.
event-RepairFailed = P{ $player } no puede reparar { $threat } (#{ $number }): { $reason }.
event-ThreatDestroyed = Destruida: { $threat } (#{ $number }), { $points } puntos.
event-ThreatAppeared = Aparece { $threat } (#{ $number }): { $place }, casilla { $square }.
event-ThreatAdvanced = { $threat } (#{ $number }) avanza { $squares }, a la casilla { $square }.
event-ActionReached = { $threat } (#{ $number }) realiza { $mark }.
event-ThreatSurvived = Superada: { $threat } (#{ $number }), { $points } puntos.
event-PhasedIn = { $threat } (#{ $number }) vuelve a estar en fase.
event-PhasedOut = { $threat } (#{ $number }) sale de fase.
event-Jumped = { $threat } (#{ $number }) salta: { $zone }, casilla { $square }.
event-JumpFailed = { $threat } (#{ $number }) no puede saltar, la trayectoria es demasiado corta: { $zone }.
event-ThreatCalled = { $caller } llama a { $threat } (#{ $number }).
event-ZoneAttacked = { $threat } (#{ $number }) ataca la { $zone } con { $strength }: absorbido { $absorbed }, daño { $damage }.
event-TileDrawn = Daño { $total } en la { $zone }: { $tile }.
event-ThreatChanged = { $threat } (#{ $number }): { $what } { $value }.
event-ThreatHealed = { $threat } (#{ $number }) recupera { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
} de vida y tiene { $left }.
event-IntruderMoved = { $threat } (#{ $number }) va de { $origin } a { $station }.
event-IntruderStopped = { $threat } (#{ $number }) se queda donde está.
event-SlimeSpread = { $threat } (#{ $number }) se extiende a { $station }.
event-LastingBegan = { $threat } (#{ $number }): { $kind } { $place }
event-LastingEnded = { $threat } (#{ $number }) se acabó: { $kind }, deshecho.
event-PlayerMarked = { $threat } (#{ $number }): P{ $player } { $how }.
event-MineLaid = { $threat } (#{ $number }) pone una mina en { $station }.
event-ButtonSabotaged = El botón { $button } de { $station } queda saboteado.
event-VortexOpened = { $threat } (#{ $number }) trae { $drawn }, que actúa al instante y desaparece.
event-Boosted = La próxima acción de P{ $player } es heroica.
event-Guarded = P{ $player } vela por todos en el puesto.
event-GunPrepared = P{ $player } prepara el arma de { $station }.
event-TemporaryShieldRaised = Escudo temporal de { $strength }: { $zone }.
event-ThreatsSlowed = P{ $player } frena todas las amenazas una casilla.
event-TileRemoved = P{ $player } repara el casco: { $zone }, { $tile }.
event-BonusScored = P{ $player } cambia la puntuación en { $points }.

## Errors

error-unknown-zone = { $where } nombra la zona «{ $zone }»; existen red, white y blue (e internal para una trayectoria).
error-unknown-track = La trayectoria de { $zone } es «{ $track }»; las trayectorias son { $known }.
error-missing-track = Falta la trayectoria de { $zone }.
error-unknown-threat = La amenaza { $place } de la lista es «{ $threat }»; no existe esa carta.
error-turn-out-of-range = { $threat } (amenaza { $place }) aparece en el turno { $turn }; los turnos van de 1 a { $turns }.
error-internal-with-zone = { $threat } (amenaza { $place }) es interna y no puede tener la zona { $zone }.
error-external-without-zone = { $threat } (amenaza { $place }) es externa y necesita una zona.
error-cannot-call = { $threat } (amenaza { $place }) no puede llamar a { $called }.
error-no-common-internal = El mazo del que roba el vórtice (spare_internals) no puede tener { $threat }: no es una amenaza interna común.
error-players-and-programs = La misión indica { $players } como número de jugadores, pero trae programas para { $programs }.
error-crew-size = No puede haber { $players } tripulantes; son de 1 a { $most }.
error-turns-out-of-range = No puede haber una misión de { $turns } turnos; son de 1 a { $most }.
error-too-many-specializations = El número de especializaciones es { $given } y el de jugadores { $players }.
error-unknown-specialization = El jugador { $player } tiene la especialización desconocida «{ $name }».
error-no-such-player = No existe el jugador { $player }; hay { $players }.
error-program-too-long = El programa del jugador { $player } tiene { $slots } casillas; la misión tiene { $turns } turnos.
error-unknown-symbol = Jugador { $player }, turno { $turn }: «{ $symbol }» no es una acción.
error-unknown-station = Jugador { $player }, turno { $turn }: no existe el puesto «{ $station }».
error-heroic-c = Jugador { $player }, turno { $turn }: no hay C heroica.
error-no-such-card = Jugador { $player }, turno { $turn }: no existe la carta { $card }.
error-no-specialization = Jugador { $player }, turno { $turn }: { $symbol } necesita una especialización.
error-cannot-combine = Jugador { $player }, turno { $turn }: { $card } no pueden compartir casilla.
error-unknown-tile = La zona { $zone } tiene la ficha desconocida «{ $tile }»; las fichas son { $known }.
error-tile-twice = La zona { $zone } nombra dos veces la ficha { $tile }.

## Names used inside the sentences

zone-red = zona roja
zone-white = zona blanca
zone-blue = zona azul
zone-all = todas las zonas
weapon-heavy_laser = láser pesado
weapon-light_laser = láser ligero
weapon-pulse = cañón de pulsos
weapon-rocket = cohete
weapon-interceptors = interceptores
tile-upper_weapon = láser pesado dañado
tile-lower_weapon = arma inferior dañada
tile-shield = escudo dañado
tile-reactor = reactor dañado
tile-gravolift = gravoascensor dañado
tile-structural = daño estructural
system-shield = escudo
system-reactor = reactor
cause-lift = gravoascensor
cause-slime = limo
cause-threat = amenaza
cause-computer = ordenador
cause-space = en el espacio
cause-trip = tropiezo
way-walk = a pie
way-lift = gravoascensor
way-heroic = movimiento heroico
way-teleport = teletransporte
way-forced = a la fuerza
obstacle-wall = la pared exterior
obstacle-door = una puerta sellada
what-shields = escudos
what-speed = velocidad
what-access = acceso difícil
what-hidden = oculta
what-fire = responde al fuego
what-marks = marcas pasadas
kind-attack-bonus = otros ataques +1
kind-shield-bonus = escudos de todas las amenazas +1
kind-double-damage = daño doble
kind-sealed-door = puerta sellada
kind-blind-lasers = láseres ciegos
kind-shields-ignored = los escudos no absorben nada
kind-shields-reversed = los escudos se suman al ataque
kind-lethal-entry = quien entra queda inconsciente
how-poisoned = ha sido envenenado
how-infected = ha sido infectado
how-host = es su huésped
condition-active = activos
condition-disabled = desactivados
reason-hull = el casco ha cedido
reason-threat = una amenaza la ha destruido
reason-fired = ya ha disparado este turno
reason-no-energy = sin energía
reason-no-transfer = nada que mover
reason-no-squad = ninguna escuadra
reason-no-intruder = ningún intruso aquí
reason-no-launch = los interceptores no pueden despegar
reason-no-rocket = no se puede lanzar un cohete
reason-wrong-turn = no en este turno
reason-wrong-station = no desde aquí
reason-not-both = no pueden disparar ambas armas
reason-no-token = los marcadores no están asignados
reason-in-space = alguien está en el espacio
reason-nothing-to-repair = nada que reparar
reason-nothing-to-prepare = nada que preparar
reason-beyond-repair = ya no tiene arreglo
reason-remote = no a distancia
specialization-rocketeer = Cohetero
specialization-data_analyst = Analista de datos
specialization-energy_technician = Técnico de energía
specialization-pulse_gunner = Artillero de pulsos
specialization-medic = Médico
specialization-teleporter = Teletransportador
specialization-hypernavigator = Hipernavegante
specialization-special_ops = Operaciones especiales
specialization-squad_leader = Jefe de escuadra
specialization-mechanic = Mecánico
card-A = A: arma
card-B = B: energía
card-C = C: especial
card-word-A = arma
card-word-B = energía
card-word-C = especial
card-letters = { $letters }: { $what }
card-bots = robots de combate
card-red = hacia el rojo
card-blue = hacia el azul
card-lift = gravoascensor
card-heroic-A = A heroica
card-heroic-B = B heroica
card-heroic-bots = robots heroicos
card-heroic-move = movimiento heroico
card-basic = carta especial básica
card-advanced = carta especial avanzada

## The film

film-red = roja
film-white = blanca
film-blue = azul
film-internal = interna
film-fuel = combustible
film-rockets = cohetes
film-space = en el espacio
film-phased = fuera de fase
step-appear = aparición de amenazas
step-crew = acciones de la tripulación
step-damage = cálculo del daño
step-threats = acciones de las amenazas
step-computer = ordenador y ventana
step-return = regreso de interceptores
step-jump = salto al hiperespacio

## Threats

threat-E1-01 = Bola de pulsos
threat-E1-02 = Destructor
threat-E1-03 = Caza furtivo
threat-E1-04 = Nube de energía
threat-E1-05 = Cañonera
threat-E1-06 = Caza con crioescudo
threat-E1-07 = Caza
threat-E1-08 = Garfio blindado
threat-E1-09 = Ameba
threat-E1-10 = Meteoroide
threat-E2-01 = Kamikaze
threat-E2-02 = Explorador
threat-E2-03 = Caza fantasma
threat-E2-04 = Enjambre
threat-E2-05 = Medusa
threat-E2-06 = Merodeador
threat-E2-07 = Asteroide menor
threat-SE1-01 = Fragata
threat-SE1-02 = Buque de guerra
threat-SE1-03 = Petrolero Leviatán
threat-SE1-04 = Satélite de pulsos
threat-SE1-05 = Fragata con crioescudo
threat-SE1-06 = Pulpo interestelar
threat-SE1-07 = Vorágine
threat-SE1-08 = Asteroide
threat-SE2-01 = Behemot
threat-SE2-02 = Juggernaut
threat-SE2-03 = Satélite psiónico
threat-SE2-04 = Cangrejo de la nebulosa
threat-SE2-05 = Némesis
threat-SE2-06 = Asteroide mayor
threat-I1-01 = Escaramuzadores
threat-I1-02 = Escaramuzadores
threat-I1-03 = Saboteador
threat-I1-04 = Saboteador
threat-I1-05 = Escudos pirateados
threat-I1-06 = Escudos pirateados
threat-I1-07 = Ojivas inestables
threat-I2-01 = Limo
threat-I2-02 = Limo
threat-I2-03 = Soldados
threat-I2-04 = Soldados
threat-I2-05 = Virus
threat-I2-06 = Reactor recalentado
threat-SI1-01 = Comandos
threat-SI1-02 = Comandos
threat-SI1-03 = Alienígena
threat-SI1-04 = Fisura
threat-SI1-05 = Cables cruzados
threat-SI1-06 = Rebelión de robots
threat-SI2-01 = Ejecutor
threat-SI2-02 = Buscador
threat-SI2-03 = Sobrecarga del sistema de energía
threat-SI2-04 = Contaminación
threat-SI2-05 = Artefacto nuclear
threat-E1-101 = Caza de plasma
threat-E1-102 = Platillo giratorio
threat-E2-101 = Miniportanaves
threat-E2-102 = Caza en fase
threat-E2-103 = Destructor con hiperescudo
threat-E3-101 = Nave aguja de plasma
threat-E3-102 = Pulsador en fase
threat-E3-103 = Destructor en fase
threat-E3-104 = Caza con hiperescudo
threat-E3-105 = Saltador
threat-E3-106 = Saltador
threat-E3-107 = Cápsula sellada
threat-E3-108 = Caza polarizado
threat-E3-109 = Serpiente de energía
threat-SE1-101 = Portanaves espacial
threat-SE1-102 = Araña Dimensional
threat-SE2-101 = Fragata de plasma
threat-SE2-102 = Fragata en fase
threat-SE2-103 = Enjambre Madre
threat-SE3-101 = Buque de guerra en fase
threat-SE3-102 = Buque de guerra con hiperescudo
threat-SE3-103 = Superportanaves
threat-SE3-104 = Satélite transmisor
threat-SE3-105 = Señor supremo
threat-SE3-106 = Brincador
threat-SE3-107 = Planetoide
threat-SE3-108 = Dragón de energía
threat-SE3-109 = Fragata polarizada
threat-I1-101 = Láser central atascado
threat-I2-101 = Sobrecarga de baterías
threat-I2-102 = Ninja
threat-I3-101 = Láser lateral atascado
threat-I3-102 = Cortocircuito del cañón de pulsos
threat-I3-103 = Escudos invertidos
threat-I3-104 = Esclusa rota
threat-I3-105 = Soldados en fase
threat-I3-106 = Soldados en fase
threat-I3-107 = Taladrador
threat-SI1-101 = Tambaleante
threat-SI2-101 = Anomalía en fase
threat-SI2-102 = Minador en fase
threat-SI3-101 = Bestia rabiosa
threat-SI3-102 = Transmisor oculto
threat-SI3-103 = Transmisor oculto
threat-SI3-104 = Vórtice espaciotemporal
threat-SI3-105 = Sirena
threat-SI3-106 = Ciber-Gremlin
threat-SI3-107 = Parásito
threat-sabotage-A = Sabotaje A
threat-sabotage-B = Sabotaje B
threat-sabotage-C = Sabotaje C

## Rules

rule-chapter-ship = La nave
rule-chapter-crew = Tripulación, cartas y planificación
rule-chapter-order = El orden de la resolución
rule-chapter-movement = Movimiento y retrasos
rule-chapter-unconscious = Jugadores inconscientes
rule-chapter-computer = Ordenador y ventana
rule-chapter-robots = Robots de combate e interceptores
rule-chapter-shooting = Cálculo del daño
rule-chapter-attacks = Ataques, daños y averías
rule-chapter-scoring = Puntuación, campaña y dificultad
rule-chapter-abilities = Capacidades de las nuevas amenazas
rule-chapter-double-actions = Acciones dobles
rule-chapter-variable-range = Interceptores de alcance variable
rule-chapter-specializations = Especializaciones
rule-chapter-experience = Experiencia
rule-chapter-options = Las partes de la expansión y sus cantidades
rule-SA-001 = La nave tiene tres zonas (roja, blanca y azul) y dos cubiertas: seis puestos. En cada cubierta hay puertas entre las zonas, y en cada zona un gravoascensor une las cubiertas. Todos empiezan en el puente, UW.
rule-SA-002 = Cada puesto tiene los botones A (arma), B (energía) y C (especial).
rule-SA-003 = Al empezar, los reactores tienen 2, 3 y 2 de energía (rojo, blanco, azul; caben 3, 5 y 3) y cada escudo 1 (caben 2, 3 y 2). Hay 3 cápsulas de combustible y 3 cohetes, y esperan robots de combate en UB y LR.
rule-SA-004 = Un láser pesado dispara con fuerza 4 (5 en la zona blanca) a cualquier distancia y toma en ese momento 1 de energía del reactor de su zona. Sin energía no pasa nada.
rule-SA-005 = Un láser ligero dispara con fuerza 2 a cualquier distancia; su batería nunca se agota.
rule-SA-006 = El cañón de pulsos de LW alcanza con fuerza 1 a todas las amenazas externas a distancia 1 o 2, en todas las zonas. Gasta 1 de energía blanca.
rule-SA-007 = Cada arma dispara una vez por turno como mucho. Un segundo A no hace nada ni cuesta nada.
rule-SA-008 = B en la cubierta superior pasa energía del reactor de la zona a su escudo hasta llenar el escudo o vaciar el reactor.
rule-SA-009 = B en LR o LB pasa del mismo modo energía del reactor blanco al reactor de ese lado.
rule-SA-010 = B en LW gasta una cápsula de combustible, aunque el reactor blanco esté lleno, y lo llena. Sin cápsulas no pasa nada.
rule-SA-011 = C en UB o LR te da los robots de combate que esperan allí, salvo que ya dirijas otros; si los tuyos están desactivados, despiertan. La escuadra sigue con su jugador toda la misión.
rule-SA-012 = C en UR lanza los interceptores si están a bordo y diriges robots de combate activos.
rule-SA-013 = C en LB lanza un cohete, uno por turno. Alcanza su blanco en el cálculo del daño del turno siguiente.
rule-SA-014 = C en UW atiende el ordenador; C en LW mira por la ventana.
rule-SA-015 = Las casillas 1 a 5 son distancia 1, las 6 a 10 distancia 2 y las demás distancia 3.
rule-SA-020 = Juegan de una a cinco personas con una tripulación de cuatro o cinco; los androides ocupan las plazas libres y actúan después de las personas.
rule-SA-021 = El capitán actúa primero, el oficial de comunicaciones atiende las amenazas externas y el jefe de seguridad las internas. Los papeles pueden compartirse.
rule-SA-022 = Una carta de acción tiene una mitad de botón y otra de movimiento. Se coloca boca abajo con la mitad elegida arriba, una carta en cada una de las 12 casillas.
rule-SA-023 = El mazo básico tiene 90 cartas de acción y seis heroicas.
rule-SA-024 = Los turnos 1 a 3 son la primera fase, 4 a 7 la segunda, 8 a 12 la tercera. Cuando una fase termina, sus casillas se bloquean. Puedes empezar la fase siguiente antes que el reloj: recibes sus cartas y tus casillas anteriores se quedan como están.
rule-SA-025 = Cuatro o cinco jugadores reciben 5 cartas en cada fase, tres jugadores 6, dos jugadores 9 y luego 6. En una misión, una carta de la primera fase es heroica, y cada androide tiene una carta heroica propia, a la vista de todos. Si el quinto tripulante es un androide, todos reciben una carta más en la primera fase.
rule-SA-026 = Datos entrantes: todos roban una carta.
rule-SA-027 = Transferencia de datos: mientras la ventana está abierta, cada jugador puede dar una carta de acción corriente a otro. Las cartas heroicas y especiales no se dan nunca.
rule-SA-028 = Con las comunicaciones caídas nadie habla ni hace señas, pero la planificación sigue.
rule-SA-029 = Una amenaza anunciada tiene turno de aparición, tipo y zona, o el interior de la nave. Los informes sin confirmar solo cuentan con cinco tripulantes.
rule-SA-030 = Cualquiera puede colocar cartas corrientes suyas, boca arriba, en las casillas de un androide de la fase actual; allí se quedan. La fase de un androide avanza con el último jugador. Una carta heroica es solo para quien la recibió (decisión nuestra).
rule-SA-031 = A solas mandas una tripulación de androides. Las 90 cartas de acción quedan abiertas y se mueven libremente hasta que termina la fase; cada androide usa su propia carta heroica. Los datos, las transferencias y el silencio no te afectan.
rule-SA-032 = Tropiezo, con las cartas básicas y solo si así se acordó: cuando llega tu turno puedes declarar que has tropezado. La carta que pusiste ahí hace entonces lo que dice su otra mitad, o lleva en la dirección contraria, y tu siguiente acción se retrasa. Puedes volver a tropezar en otro turno, al mismo precio. Solo tropiezan las personas, solo mientras están conscientes y solo con una carta básica que esté sola en su casilla: las cartas heroicas y especiales, y lo que una amenaza te hace repetir, quedan como están (decisión nuestra). Las cartas de un turno se descubren antes de él, las de los siguientes siguen boca abajo, y a todos los que pueden tropezar se les pregunta a la vez (decisión nuestra).
    .uncertain = La expansión solo dice que con acciones dobles no hay tropiezos; el texto de la regla básica no se encontró.
rule-SA-033 = Cartas heroicas: A gana 1 de fuerza, B añade 1 de energía incluso por encima de la capacidad si se movió alguna, las reparaciones valen 2, los robots no sufren respuesta y golpean más en el espacio, y el movimiento lleva directo a su puesto sin ascensor.
rule-SA-034 = No hay C heroica: reparar un botón C vale siempre 1, salvo para el Mecánico.
rule-SA-035 = Las trayectorias y las amenazas anunciadas están a la vista. Las manos y los planes son privados hasta la resolución: por el dorso los demás solo ven si es una acción o un movimiento. Lo que dices lo oye toda la tripulación; con las comunicaciones caídas nadie dice nada (decisión nuestra).
rule-SA-036 = El programa roba y coloca las cartas de amenaza; los papeles son títulos salvo que una regla nombre al capitán (decisión nuestra).
rule-SA-040 = El turno empieza con la aparición de sus amenazas en la casilla inicial de su trayectoria; las internas, también en sus puestos.
rule-SA-041 = Después actúa la tripulación: primero los médicos y luego desde el capitán. Cada uno termina su carta entera antes del siguiente; se salta a los inconscientes.
rule-SA-042 = Tras el último jugador llegan las bonificaciones por lo hecho en común a bordo: todos los puestos de una amenaza, un reparador solo, tres ante el artefacto nuclear.
rule-SA-043 = Luego se calcula el daño a las amenazas externas, incluidos los cohetes del turno anterior.
rule-SA-044 = Después actúan las amenazas por orden de número, las externas antes que las internas y las llamadas al final. Cada una avanza toda su velocidad y luego realiza las marcas por las que entró o pasó, todas desde su casilla final.
rule-SA-045 = El turno acaba con el control del ordenador y la vista por la ventana. Lo que dura un solo turno se olvida.
rule-SA-046 = Tras el último turno hay un paso final sin la tripulación: vuelven los interceptores, impactan los últimos cohetes, todas las amenazas avanzan y actúan una vez más, la nave salta y se puntúa la misión.
    .uncertain = Las implementaciones públicas no coinciden en si los interceptores vuelven antes o después de que avancen las amenazas; aquí vuelven antes.
rule-SA-047 = La nave se pierde en el acto cuando una zona debe recibir un séptimo daño o un efecto lo dice. Una misión perdida no puntúa.
rule-SA-050 = Moverse a izquierda o derecha cambia de zona en la misma cubierta. Contra la pared exterior no pasa nada ni hay retraso.
rule-SA-051 = El gravoascensor siempre te lleva a la otra cubierta. Si alguien lo usó este turno o está dañado, sufres un retraso.
rule-SA-052 = Un retraso vacía una casilla: su carta pasa a la siguiente y empuja a las demás hasta que una casilla vacía absorbe el empuje. Una carta empujada más allá del final se pierde. Una casilla vacía no se retrasa.
rule-SA-053 = Los retrasos por amenazas, ordenador o ascensor afectan al turno siguiente; una carta que no sirve en el espacio se retrasa en el actual.
rule-SA-054 = Los retrasos y desmayos generales de las amenazas, y el retraso del ordenador, no alcanzan a quien está en el espacio.
rule-SA-055 = Quien entra en un puesto por su propio movimiento, también al volver del espacio, sufre lo que allí espera: el limo retrasa, la contaminación deja inconsciente.
rule-SA-056 = Un jugador inconsciente no hace nada más en la misión y su escuadra queda desactivada. La figura se queda donde cae; desde el espacio vuelve a UR con los interceptores.
rule-SA-057 = Las figuras inconscientes siguen contando como jugadores en su puesto.
rule-SA-062 = Alguien debe pulsar C en UW en los dos primeros turnos de cada fase. Si no, todos a bordo se retrasan en el tercero. En otros turnos no hace nada.
rule-SA-063 = El mejor turno de cada fase ante la ventana da 1, 2, 3, 5 o 7 puntos por uno a cinco jugadores, y 2 por cada uno más.
rule-SA-070 = Una acción de robots con escuadra activa hace 1 de daño a un intruso del mismo puesto, al de menor número si hay varios.
rule-SA-071 = Los intrusos que responden al fuego desactivan la escuadra tras cada acción de robots no heroica, incluso la que los mata.
rule-SA-072 = Al despegar, el jugador y su escuadra salen al espacio a distancia 1 y atacan en ese mismo turno.
rule-SA-073 = En el espacio con alcance fijo: los robots se quedan y atacan, una casilla vacía vuelve a UR, y cualquier otra cosa vuelve también y se retrasa.
rule-SA-074 = Los interceptores atacan a toda amenaza a su distancia que pueda ser blanco, en cualquier zona: a una sola con 3, a varias con 1 cada una; los robots heroicos suman 1.
rule-SA-075 = Solo un jugador puede estar fuera. Tras aterrizar, los interceptores vuelven a estar disponibles.
rule-SA-080 = Todas las armas eligen blanco antes de causar daño; que una amenaza muera no cambia los blancos.
rule-SA-081 = Un láser alcanza a la amenaza más cercana de la trayectoria de su zona que pueda ser blanco. En la misma casilla, la de menor número es la más cercana; las llamadas, las últimas.
rule-SA-082 = Un cohete va a la amenaza más cercana de todas las zonas a distancia 1 o 2 y golpea con 3. Sin blanco se pierde.
rule-SA-083 = Para cada amenaza se suman todas las fuerzas del turno y se restan sus escudos una vez; el resto es daño. Los escudos negativos se suman.
rule-SA-084 = Las amenazas sin puntos de vida se destruyen después de todo el daño, por orden de número. Lo que trae su muerte ocurre en el acto y puede encadenarse.
rule-SA-085 = Al final de este paso bajan los hiperescudos, la Némesis contraataca y los cohetes refuerzan al Juggernaut.
rule-SA-086 = Las amenazas ocultas, fuera de fase, demasiado lejanas o inmunes a un arma no son blanco; el arma busca la siguiente más cercana.
rule-SA-087 = Un crioescudo no sufre daño en el primer turno en que lo alcanzan.
rule-SA-088 = Un enjambre pierde como mucho 1 punto por turno; el Enjambre Madre, 2.
rule-SA-090 = El escudo de la zona absorbe el ataque punto por punto y se gasta; el resto es daño. Cada zona nombrada recibe un ataque propio.
rule-SA-091 = Las amenazas internas dañan el casco directamente; los escudos no sirven.
rule-SA-092 = Cada daño descubre una ficha de la zona: un arma más débil, un pulso más corto, menos sitio para energía, un ascensor lento o una grieta sin efecto.
rule-SA-093 = Los ataques dobles duplican lo que pasa los escudos. Una fisura duplica todo el daño a la zona roja y luego a todas.
rule-SA-094 = Mientras una avería ocupa un botón, ese botón la repara en 1 (A o B heroicos, en 2) en vez de funcionar. De varias, primero la de menor número.
rule-SA-095 = Una avería que llegó a Z ya no puede repararse y su botón queda muerto. Si se repara, su botón funciona en el acto.
rule-SA-096 = Una amenaza en varios puestos puede repararse desde cualquiera; sus puntos de vida son comunes.
rule-SA-097 = Una amenaza que llega a Z deja su trayectoria: la habéis superado. Un cambio de velocidad vale desde el movimiento siguiente.
rule-SA-098 = Las amenazas puntúan al ser destruidas, y menos al ser superadas; las que sigan en su trayectoria en el salto no puntúan.
rule-SA-100 = Puntuación: amenazas, ventana y bonificaciones, menos cada daño, otra vez el daño de la peor zona, 2 por jugador inconsciente y 1 por escuadra desactivada.
rule-SA-101 = Una campaña tiene tres misiones. Entre ellas, cada tripulante consciente repara una ficha o una escuadra.
rule-SA-102 = El daño que pasa a la siguiente misión sigue vigente y además reduce la energía inicial.
rule-SA-103 = La campaña suma los puntos de amenaza, la media de la ventana y las penalizaciones de la última misión. Una nave perdida vale 0.
rule-SA-104 = Las amenazas comunes y las graves tienen cada una su nivel: blanco, amarillo, rojo o mezcla.
rule-SA-105 = Dos vuelos de prueba, tres simulaciones, tres simulaciones avanzadas y ocho misiones enseñan el juego paso a paso. Los robots de combate y los interceptores llegan con las simulaciones avanzadas; las cartas heroicas y la ventana, con las misiones. También se puede generar una misión; la misma semilla crea la misma.
rule-SA-106 = Los vuelos de prueba y las simulaciones dejan fuera los robots, los interceptores y la ventana: la C no hace nada en esos puestos. Un vuelo de prueba es práctica: su puntuación se calcula, pero no cuenta (decisión nuestra).
    .uncertain = Ninguna fuente dice qué sistemas faltan en los primeros vuelos; dejamos fuera los que introducen los siguientes.
rule-SA-120 = La expansión añade 48 amenazas, 32 de ellas rojas y la mitad graves, y corrige a 3 la velocidad del caza furtivo.
rule-SA-121 = Los ataques de un portanaves son 2 más débiles mientras un jugador consciente está fuera con los interceptores; con alcance variable, solo a la distancia del portanaves o más cerca.
rule-SA-122 = El plasma deja inconscientes a todos en la zona si los escudos no absorben nada; basta un punto absorbido para evitarlo.
rule-SA-123 = Una amenaza en fase se va justo tras su primer movimiento. Al turno siguiente vuelve justo antes de mover y se queda, y así sucesivamente. Fuera de fase no puede ser alcanzada ni movida ni bloquea nada. Los valores entre corchetes valen si estuvo fuera hasta mover.
rule-SA-124 = El explorador no mueve amenazas fuera de fase, pero su ayuda al ataque vale también para las que llegan después o regresan.
rule-SA-125 = Un hiperescudo empieza alto y pierde 1 al final del cálculo si algo lo alcanzó ese turno, con daño o sin él.
rule-SA-126 = El acceso difícil ignora el primer daño de cada turno, contando a todos los jugadores.
rule-SA-127 = Contra una amenaza polarizada todos los láseres juntos cuentan la mitad, hacia arriba; las demás armas cuentan enteras.
rule-SA-128 = Un salto lleva a la trayectoria vecina a la misma distancia, dando la vuelta de la roja a la azul. Si es demasiado corta, se queda. El resto de la acción ocurre donde esté en ese momento.
rule-SA-129 = Una amenaza que ocupa todas las trayectorias puede recibir los láseres de cualquier zona; para lo demás es una sola en la suya.
rule-SA-130 = Una amenaza que llama muestra enseguida a cuál puede llamar. Al hacerlo, esta recibe una letra y empieza cuando todas han movido; las letras actúan tras los números.
rule-SA-131 = Si se destruye antes de llamar, la otra también cuenta como destruida. Si no ha llamado antes del salto, ninguna puntúa.
rule-SA-132 = Una amenaza externa llamada empieza en la zona de quien la llamó, o en la que dice la carta.
rule-SA-133 = Si la Araña Dimensional sigue ahí en el salto, realiza su Z. Si el Ciber-Gremlin no ha sido destruido, deja entonces a todos inconscientes.
rule-SA-134 = Algunas cartas hacen lo que ninguna otra; lo dice su propio texto.
    .uncertain = De algunas cartas solo había implementaciones que no coinciden, así que elegimos: { threat-SE3-104 } (a quién alcanza Z), { threat-SI3-102 } (velocidad, Y), { threat-I3-104 } (Y), { threat-I2-102 } (cuándo empieza su veneno), { threat-E3-109 } y { threat-SE3-108 } (Z y escudos), { threat-SE3-105 } y { threat-SI3-107 } (puntos), { threat-SI3-104 } (X).
rule-SA-140 = Una carta de acción doble tiene una mitad con un símbolo y otra con dos; el primero de la mitad doble dice su tipo.
rule-SA-141 = El mazo doble tiene 96 cartas; 90 son conocidas y seis nuestras.
    .uncertain = Seis cartas del mazo no figuran en ninguna parte, así que hicimos seis que encajan; una opción juega solo con las 90 conocidas.
rule-SA-142 = Con androides, los datos entrantes traen una carta más por androide.
rule-SA-143 = Ambos símbolos se realizan en su orden. El que no se puede se ignora y el otro se hace igual.
rule-SA-144 = Si la primera mitad te retrasa, la segunda se hace el turno siguiente y empuja lo que haya. Si lo hace la segunda, la acción siguiente se retrasa como siempre.
rule-SA-145 = Una mitad empujada más allá del último turno se pierde.
rule-SA-146 = La ayuda que hace heroica una acción vale para un solo símbolo.
rule-SA-147 = Las amenazas externas e internas tienen números propios; a igual número actúa antes la externa.
rule-SA-148 = La expansión trae seis misiones más largas, dos de ellas más fáciles.
    .uncertain = No se sabe cuáles son las seis: se pueden volar las 18 publicadas, y sus tiempos proceden de una sola fuente.
rule-SA-155 = Los interceptores despegan a distancia 1. C en el espacio vuela una distancia más lejos y ataca allí.
rule-SA-156 = En el espacio, los robots en cualquier mitad se quedan y atacan; una casilla vacía acerca una distancia, de 1 a UR. Cualquier otra cosa se retrasa y cuenta como vacía.
rule-SA-157 = Solo se ataca a amenazas exactamente a la distancia de los interceptores. En el espacio hay una acción por turno; lo que sigue al despegue se ignora.
rule-SA-158 = C a distancia 3, o el salto a distancia 2 o 3, es un retorno ultrarrápido: el piloto queda inconsciente y la escuadra desactivada.
rule-SA-160 = Hay diez especializaciones, cada una con una acción básica y otra avanzada.
    .uncertain = El reglamento disponible termina antes de las cartas. Las fuentes no coinciden en si la acción básica «{ specialization-hypernavigator }» frena todas las amenazas o solo las externas; aquí frena todas.
rule-SA-161 = Una reparación a distancia nunca termina una avería.
rule-SA-162 = Teletransportarse no es moverse: ni puertas, ni ascensor, ni nada que espere a quien entra.
rule-SA-163 = La ficha que repara el jefe de escuadra se baraja de nuevo en su pila.
rule-SA-164 = El marcador del Mecánico vale para el siguiente A de ese puesto, lo pulse quien lo pulse, y se gasta en todo caso.
rule-SA-165 = La acción básica del artillero de pulsos dispara a la vez el arma de aquí y el cañón de pulsos, o ninguno.
rule-SA-166 = Dos cartas pueden compartir casilla: la del médico con un movimiento simple y la avanzada de operaciones especiales con cualquiera.
rule-SA-167 = El médico actúa antes que el capitán, primero el movimiento. Básica: el primer A, B o robots de todos allí es heroico. Avanzada: nadie que esté con el médico queda inconsciente este turno.
rule-SA-168 = Una carta combinada con operaciones especiales avanzada no se retrasa e ignora puertas, ascensores ocupados, limo y fuego de respuesta; hasta terminarla, su jugador no queda inconsciente.
rule-SA-169 = El hipernavegante avanzado en LW en el turno 10 u 11 acaba la misión tras ese turno: sigue el paso final y las amenazas pendientes no aparecen.
rule-SA-170 = Sin experiencia, la tripulación acuerda un nivel para todas las especializaciones (decisión nuestra).
    .uncertain = Ninguna fuente dice cómo se eligen los niveles sin experiencia.
rule-SA-180 = El diario de explorador tiene niveles de 0 a 30; cada fila tiene más casillas que la anterior.
rule-SA-181 = Una misión o campaña ganada da experiencia, y una puntuación alta da más. Una nave perdida no da nada.
rule-SA-182 = Cada nivel da un nivel de especialización.
    .uncertain = Ninguna fuente da el nivel de un androide; aquí tiene el más bajo que haya elegido su tripulación, como mínimo 1.
rule-SA-183 = Un explorador perdido que acepta la clonación continúa; quien la rechaza, no.
rule-SA-184 = Los logros se ganan una vez por explorador y solo en vuelos ganados.
    .uncertain = De los logros que juzgan las personas solo se conocen el nombre, la experiencia y el nivel; las condiciones son nuestras y la mesa vota. El Hometown Hero no tiene condición alguna y queda fuera.
rule-SA-185 = Las insignias muestran el papel de cada uno; no tienen otro efecto.
    .uncertain = La caja trae siete insignias; la única lista encontrada nombra ocho papeles, así que al menos uno no es insignia de la caja.
rule-SA-186 = Las nuevas amenazas, las acciones dobles, las especializaciones y la experiencia pueden usarse por separado o juntas.
rule-SA-187 = Las misiones más largas necesitan el mazo doble.
rule-SA-188 = La caja confirma los datos: tres amenazas con hiperescudo, cinco que llaman y veinte cartas especiales.
rule-SA-189 = Una amenaza extendida más lejos que el largo de una trayectoria espera tras su inicio; los láseres de esa zona la alcanzan si no tienen nada más cerca.
rule-SA-190 = Tras un salto, una amenaza puede repetir la misma acción al cruzar esa marca en su nueva trayectoria en un turno posterior.
rule-SA-191 = Los movimientos que dan otras amenazas no cambian la fase; solo el propio lo hace (decisión nuestra).
rule-SA-192 = Las especializaciones se eligen antes de la misión; las cartas especiales de un androide están a la vista y las programa la tripulación.
rule-SA-193 = Con especializaciones, por cada carta heroica que habría tenido un androide se reparte una normal.
rule-SA-194 = En una amenaza llamada, lo que depende de su número usa el turno en que entra en su trayectoria (decisión nuestra).

# La película y el informe de `pelagos resolve spacealert`
film-title = Turno { $turn }: { $step }
report-damage = Daños: roja { $red }, blanca { $white }, azul { $blue }.
report-lost = La nave se ha perdido. No hay puntuación.
report-score = La nave ha sobrevivido. Puntuación { $score }: amenazas { $threats }, ventana { $window }, bonificación { $bonus }, penalizaciones { $penalties }.

## Guiones de misiones

error-script-backwards = Los tiempos del guion van hacia atrás: después del segundo { $before } viene el { $at }.
error-script-out-of-time = Algo se anuncia en el segundo { $at }; la planificación dura de 0 a { $end }.
error-script-too-long = El guion dura { $at } segundos; el máximo es { $most }.
error-script-phases = Una misión de { $turns } turnos necesita el final de { $phases } fases; el guion da { $given }.
error-script-phase-order = Una fase termina en el segundo { $at }, no después de su comienzo ({ $before }).
error-script-silence = Las comunicaciones caen del segundo { $at } al { $until }; tienen que volver después de caer y, como muy tarde, en el { $end }.
error-script-turn = La amenaza anunciada en el segundo { $at } lleva el número { $turn }; los números van de 1 a { $most }.
error-script-internal-zone = La amenaza anunciada en el segundo { $at } para el turno { $turn } es interna y no puede tener la zona { $zone }.
error-script-no-zone = La amenaza anunciada en el segundo { $at } para el turno { $turn } es externa y necesita una zona.
error-script-too-late = La amenaza del turno { $turn } se anuncia en el segundo { $at }, cuando ese turno ya está cerrado.
error-script-number-twice = El número { $turn } se da por segunda vez en el segundo { $at }; solo hay un marcador para él.
error-script-transfer-twice = Dos transferencias de datos empiezan en el segundo { $at }; la primera no tendría tiempo.

## Campañas

error-squad-station = «{ $station }» no es una estación donde espere un escuadrón de robots, o se nombra dos veces; los escuadrones esperan en UB y LR.
error-no-tripping = Con acciones dobles nadie tropieza.
error-trip-out-of-range = El tropiezo { $place } es en el turno { $turn }; los turnos van de 1 a { $turns }.
error-trip-symbol = El tropiezo { $place } lleva a «{ $symbol }», que ninguna carta básica hace.
error-trip-twice = Tropiezo { $place }: el jugador { $player } tropieza dos veces en el turno { $turn }.
error-campaign-length = Una campaña de { $planned } misiones no es posible; tiene de { $least } a { $most }.
error-campaign-stage = Eso no toca ahora: la campaña { $stage ->
    [flying] está en una misión
    [deciding] espera a que la tripulación decida si sigue o vuelve
    [repairing] está en reparaciones
    [departing] está lista para partir
   *[over] ha terminado
}.
error-campaign-no-tile = No hay ninguna loseta de daño { $tile } que reparar en la zona { $zone }.
error-campaign-two-tiles = Entre dos misiones se reparan como mucho { $most } losetas de una zona; la zona { $zone } ya las ha tenido.
error-campaign-no-squad = Ningún escuadrón de robots está averiado.
error-campaign-squads = Escuadrones que funcionan: { $working }. Nombra otras tantas de las plazas { $places }.

## The match: options

option-script = Misión
    .help = Qué se anuncia y cuándo: los vuelos de prueba y las simulaciones enseñan el juego; después vienen las misiones.
    .firstTestRun = Primer vuelo de prueba
    .secondTestRun = Segundo vuelo de prueba
    .simulation1 = Simulación 1
    .simulation2 = Simulación 2
    .simulation3 = Simulación 3
    .advancedSimulation1 = Simulación avanzada 1
    .advancedSimulation2 = Simulación avanzada 2
    .advancedSimulation3 = Simulación avanzada 3
    .mission1 = Misión 1
    .mission2 = Misión 2
    .mission3 = Misión 3
    .mission4 = Misión 4
    .mission5 = Misión 5
    .mission6 = Misión 6
    .mission7 = Misión 7
    .mission8 = Misión 8
    .double_easier_1 = Misión doble más fácil 1
    .double_easier_2 = Misión doble más fácil 2
    .double_easier_3 = Misión doble más fácil 3
    .double_easier_4 = Misión doble más fácil 4
    .double_easier_5 = Misión doble más fácil 5
    .double_easier_6 = Misión doble más fácil 6
    .double_1 = Misión doble 1
    .double_2 = Misión doble 2
    .double_3 = Misión doble 3
    .double_4 = Misión doble 4
    .double_5 = Misión doble 5
    .double_6 = Misión doble 6
    .double_7 = Misión doble 7
    .double_8 = Misión doble 8
    .double_9 = Misión doble 9
    .double_10 = Misión doble 10
    .double_11 = Misión doble 11
    .double_12 = Misión doble 12
    .generated = Una misión nueva
option-difficulty = Dificultad de una misión nueva
    .help = Cuántas amenazas trae una misión nueva y de qué clase.
    .simulation = Simulación
    .advanced_simulation = Simulación avanzada
    .mission = Misión
    .double_easier = Misión doble más fácil
    .double = Misión doble
option-seed = Semilla de una misión nueva
    .help = Cualquier palabra: la misma palabra crea otra vez la misma misión. Vacía, la elige el programa.
option-extra_android = Un androide más
    .help = Un quinto tripulante. Con cinco a bordo cuentan también los informes sin confirmar.
option-common = Amenazas comunes
    .help = Qué amenazas comunes se usan. Las blancas son las más fáciles; las rojas vienen con las amenazas nuevas. Blancas y rojas sin amarillas dan misiones mucho más difíciles o mucho más fáciles de lo que parecen.
    .white = blanco
    .yellow = amarillo
    .red = rojo
    .white-yellow = blanco y amarillo
    .yellow-red = amarillo y rojo
    .white-red = blanco y rojo (mejor que no falten las amarillas)
    .all = los tres niveles
option-serious = Amenazas graves
    .help = Qué amenazas graves se usan. Las blancas son las más fáciles; las rojas vienen con las amenazas nuevas. Blancas y rojas sin amarillas dan misiones mucho más difíciles o mucho más fáciles de lo que parecen.
    .white = blanco
    .yellow = amarillo
    .red = rojo
    .white-yellow = blanco y amarillo
    .yellow-red = amarillo y rojo
    .white-red = blanco y rojo (mejor que no falten las amarillas)
    .all = los tres niveles
option-new_threats = Amenazas nuevas
    .help = Añade las amenazas de La Nueva Frontera.
option-deck = Cartas de acción
    .help = Con acciones dobles, una mitad de cada carta hace dos cosas seguidas y los interceptores vuelan a tres distancias. Las fuentes públicas conocen 90 de las 96 cartas; seis son nuestras.
    .base = juego básico
    .double-96 = acciones dobles, 96 cartas
    .double-90 = acciones dobles, las 90 cartas conocidas
option-android_data = Más datos con androides
    .help = Con acciones dobles, cada androide trae a la tripulación una carta más cuando entran datos.
option-tripping = Tropiezo
    .help = Con las cartas básicas, quien haya puesto una carta por error puede declararlo cuando llega: hace lo que dice su otra mitad, o lleva en la dirección contraria, y la siguiente acción se retrasa. Las cartas se descubren turno a turno.
option-specializations = Especializaciones
    .help = Cada tripulante tiene cartas especiales propias en vez de heroicas: la básica (nivel 1), la avanzada (nivel 2) o ambas (nivel 3).
    .none = ninguna
    .level-1 = nivel 1 para todos
    .level-2 = nivel 2 para todos
    .level-3 = nivel 3 para todos
    .experience = lo que cada explorador ha aprendido
option-learnt = Lo que han aprendido los exploradores
    .help = Asiento por asiento, un guion si no es nada: medic:2,mechanic:1 - rocketeer:3
error-learnt-seats = Hay palabras para { $given } exploradores, pero solo { $seats } asientos.
error-learnt-name = «{ $name }» no es una especialización o aparece dos veces. Hay { $known }.
error-learnt-level = { $name }: «{ $level }» no es un nivel; escribe de 1 a { $most } tras los dos puntos.

## The match: names

member-name = P{ $number }
android-name = androide P{ $number }
commander-name = el comandante
role-captain = capitán
role-communications = comunicaciones
role-security = seguridad
card-ordinary = { $button } / { $move }
card-heroic = { $button } / directo a { $station }
card-straight = directo a { $station }
card-face-down = una carta boca abajo
card-then = { $first }, luego { $second }
card-of-basic = { $specialization }: carta básica
card-of-advanced = { $specialization }: carta avanzada
card-basic-of = { $specialization }: acción básica
card-advanced-of = { $specialization }: acción avanzada
special-rocketeer-basic = Estés donde estés: C de LB, un cohete. Nunca hace la reparación final.
special-rocketeer-advanced = C. En LB dos cohetes salen como una salva de fuerza 5.
special-data_analyst-basic = Estés donde estés: C de UW, el ordenador; 1 punto más al final.
special-data_analyst-advanced = C. En LW cuentas como tres jugadores en la ventana.
special-energy_technician-basic = Estés donde estés: B de LW, una cápsula llena el reactor blanco.
special-energy_technician-advanced = En la cubierta superior: escudos de 2 en tu zona y 1 en las otras, este turno.
special-pulse_gunner-basic = A, y dispara también el cañón de pulsos: ambos o ninguno.
special-pulse_gunner-advanced = A. En LW el cañón de pulsos golpea con 2 y, una distancia más allá, con 1.
special-medic-basic = Antes del capitán: el primer A, B o robots de todos en tu estación es heroico. Con un movimiento simple.
special-medic-advanced = Antes del capitán: nadie que esté contigo queda inconsciente este turno; −1 punto. Con un movimiento simple.
special-teleporter-basic = Quien tiene el marcador de salida va con quien tiene el de destino, si ambos están a bordo.
special-teleporter-advanced = De una zona lateral a la otra zona lateral y a la otra cubierta.
special-hypernavigator-basic = En la cubierta inferior: todas las amenazas avanzan una casilla menos este turno.
special-hypernavigator-advanced = En LW en el turno 10 u 11: la nave salta tras este turno.
special-special_ops-basic = Tu siguiente A, B o robots es heroico.
special-special_ops-advanced = Con una carta cualquiera: nada la retrasa ni la detiene, y nada te deja inconsciente antes.
special-squad_leader-basic = Con una escuadra activa: repara una loseta de daño de la zona. Con una inactiva: la reactiva.
special-squad_leader-advanced = Con una escuadra activa, no desde LB: a UR y despegar enseguida. En el espacio: robots heroicos.
special-mechanic-basic = El arma de esta estación: +1 de fuerza en su próximo disparo; el cañón de pulsos, +1 de alcance.
special-mechanic-advanced = Repara una avería de esta estación en 2.
specialization-none = ninguna especialización
token-departure = marcador de salida
token-destination = marcador de destino
card-line-threat = { $name } · resistencia { $hp } · escudos { $shields } · velocidad { $speed }
half-action = una acción
half-move = un movimiento
half-double-action = una acción doble
half-double-move = un movimiento doble
half-basic = la carta especial básica
half-light = la carta especial avanzada, con la acción básica arriba
half-dark = la carta especial avanzada, con la acción avanzada arriba
place-internal = dentro de la nave
task-nothing = algo
task-turn = turno { $turn }
task-button = { $button }
task-station = { $station }
task-turn-button = turno { $turn }: { $button }
task-turn-station = turno { $turn }: { $station }
task-button-station = { $button } en { $station }
task-turn-button-station = turno { $turn }: { $button } en { $station }
reason-not-learnt = esta misión aún no lo usa

## The match: questions and answers

decision-ChooseSpecialization = Elige una especialización para { $member }, o ninguna.
decision-ChooseFavoured = Sobra una carta normal, repartida en lugar de la heroica de un androide. ¿Quién la recibe?
decision-Plan = Planea tus turnos: coloca cartas, habla y di cuándo está todo listo.
decision-NextMoment = El reloj corre.
decision-NextStep = Turno { $turn }: { $step }.
decision-DecideTrip = Turno { $turn }, tu carta: { $does }. ¿Sigues o has tropezado?
action-Ready = Todo listo
action-Lay = { $member }, turno { $turn }: { $does }
action-TakeBack = Retirar: { $member }, turno { $turn }
action-Begin = Empezar ya la siguiente fase
action-Give = Dar a { $to }: { $card }
action-Specialize = { $specialization }
action-Favour = Una carta más para { $to }
action-Assign = { $token }: a { $member }
action-KeepCard = Sigo
action-KeepAll = Sigo, y no me preguntéis más en esta misión
action-Trip = He tropezado: { $instead }. Mi siguiente acción se retrasa
action-Tell =
    { $mood ->
        [ask] Preguntar a { $to }: ¿{ $task }?
        [yes] Decir a { $to }: sí
        [no] Decir a { $to }: no
        [also] Añadir: { $task }
       *[plan] Decir: { $task }
    }
action-Strike = El reloj da la hora

## The match: events of planning

event-MissionBriefed = { $script }: tripulación de { $crew }. Trayectorias de rojo, blanco, azul e interior: { $tracks }.
event-CardsDealt =
    { $cards ->
        [hidden] { $seat } recibe cartas para la fase { $phase }: { $cards_count }.
       *[other] { $seat } recibe para la fase { $phase }: { $cards }.
    }
event-CardsLaidOpen = Las { $cards } cartas de acción quedan abiertas: { $seat }.
event-AndroidEquipped = Carta propia de { $member }: { $card }.
event-SpecializationChosen = { $member }: { $specialization }{ $level ->
        [0] .
       *[other] , nivel { $level }.
    }
event-CardFavoured = { $seat } elige quién recibe la carta que sobra: { $to }.
event-TokenAssigned = { $seat } da el { $token } a { $member }.
event-CardLaid = { $seat } coloca { $does } en el turno { $turn }.
event-AndroidProgrammed = { $seat } programa: { $member }, turno { $turn }: { $does }.
event-CardTakenBack = { $seat } retira una carta: { $member }, turno { $turn }.
event-IsReady = { $seat }: todo listo.
event-PhaseBegun = { $seat } empieza antes la fase { $phase }.
event-DataReceived =
    { $cards ->
        [hidden] Datos entrantes: { $seat } { $cards_count ->
            [0] no roba nada, el mazo está vacío.
            [one] roba una carta.
           *[other] roba { $cards_count } cartas.
        }
       *[other] Datos entrantes: { $seat } roba { $cards }.
    }
event-TransferOpened = Transferencia de datos: cada uno puede dar ahora una carta.
event-TransferClosed = Termina la transferencia de datos.
event-CardGiven =
    { $card ->
        [hidden] { $seat } da una carta a { $to }.
       *[other] { $seat } da a { $to }: { $card }.
    }
event-CardReceived = { $seat } recibe de { $giver }: { $card }.
event-CommunicationsFailed = ¡Comunicaciones caídas! Ni una palabra hasta que vuelvan.
event-CommunicationsRestored = Vuelven las comunicaciones.
event-ThreatAnnounced = ¡Alerta! Turno { $turn }, { $place }: { $threat }.
event-CallLaidOut = { $caller } puede llamar a { $threat }.
event-PhaseWarned = La fase { $phase } termina en { $left ->
    [60] un minuto
   *[other] { $left } segundos
}.
event-PhaseEnded = La fase { $phase } ha terminado; sus casillas quedan bloqueadas.
event-Told =
    { $mood ->
        [ask] { $seat } pregunta a { $to }: ¿{ $task }?
        [yes] { $seat } dice a { $to }: sí.
        [no] { $seat } dice a { $to }: no.
        [also] { $seat } añade: { $task }.
       *[plan] { $seat } dice: { $task }.
    }
event-PlansRevealed = Se acabó planear. Se descubren todos los planes; cartas colocadas: { $count }.
event-ResolutionBegun = Se acabó planear. Las cartas se descubren turno a turno; quien haya puesto una por error puede tropezar.
event-CardsTurnedUp = Turno { $turn }, cartas que llegan: { $cards }.
event-TripsDecided = Turno { $turn }, tropieza: { $count ->
    [0] nadie
   *[other] { $seats } ({ $meant })
}.
event-RestTurnedUp = Cartas que nunca llegaron: { $cards }.

## The match: refusals

error-crew-full = La tripulación tiene como mucho { $most } miembros: con { $seats } personas no cabe un androide más.
error-needs-double-actions = Esta misión se vuela con las cartas de acciones dobles, que no están en juego.
error-no-such-mistake = { $card }: no tiene esa otra mitad ni esa dirección contraria.
error-red-needs-new-threats = { $option }: las amenazas rojas vienen con las amenazas nuevas; actívalas primero.
error-too-few-threats = La misión de la semilla «{ $seed }» puede traer { $needed } amenazas { $kind ->
        [serious] graves
       *[common] comunes
    } { $position ->
        [internal] dentro
       *[external] fuera
    } de la nave, y de los colores elegidos solo hay { $cards }. Elige otra semilla o más colores.
error-no-such-member = No existe el tripulante { $member }: la tripulación va de P0 a P{ $last }.
error-no-such-slot = No hay turno { $turn }: esta misión tiene los turnos 1 a { $turns }.
error-slot-locked = El turno { $turn } está bloqueado: su fase ha terminado. La primera casilla abierta es el turno { $first }.
error-slot-not-open = El turno { $turn } aún no está abierto: su fase no ha empezado. La última casilla abierta es el turno { $last }.
error-not-your-slots = No te toca llenar estas casillas: { $member }. Usa las tuyas y las de los androides.
error-not-in-hand = No tienes esta carta: { $card }.
error-slot-filled = Ya hay una carta en el turno { $turn }; retírala primero.
error-slot-empty = No hay ninguna carta en el turno { $turn }.
error-android-card-stays = La carta del turno { $turn } se queda: lo que se da a { $member } no se retira nunca.
error-heroic-for-android = { $card }: una carta heroica es solo para quien la recibió.
error-no-transfer = Solo se pueden dar cartas durante una transferencia de datos.
error-gave-already = Ya has dado una carta en esta transferencia.
error-bad-receiver = El asiento { $seat } no puede recibir tu carta; elige a otro jugador.
error-heroic-stays = { $card }: las cartas heroicas no se dan nunca.
error-no-such-half = { $card } no tiene esta mitad: { $half }.
error-special-stays = { $card }: una carta especial es solo de quien la tiene y nunca se da.
error-cannot-share = Las dos cartas no pueden compartir el turno { $turn }: la del médico va con un movimiento simple; la avanzada de operaciones especiales, con una carta normal cualquiera.
error-no-teleporter = Los marcadores del teletransportador no son tuyos.
error-token-there = El marcador ya está ahí: { $member }.
error-not-learnt = El explorador no ha aprendido esto: { $name }.
error-nobody-listens = Vuelas a solas; nadie te oye.
error-silence = Comunicaciones caídas: ni una palabra hasta que vuelvan.
error-bad-listener = Al asiento { $seat } no se le puede decir nada; elige a otro jugador.
error-says-nothing = Di de qué se trata y a quién preguntas o respondes; el sí y el no van solos.
error-adds-nothing = Di a qué turno añades algo, y un botón o un lugar.
error-does-one-thing = Con estas cartas cada una hace una sola cosa; solo las acciones dobles tienen una segunda que contar.
error-last-phase = La fase { $phase } es la última.
error-no-flight = El vuelo no ha comenzado.
error-no-campaign = Esto no es una campaña.

## The match: the board as text

board-phase = fase { $phase }, hasta { $end }
board-silent = Comunicaciones caídas.
board-transfer = Transferencia de datos: da una carta.
board-calls = puede llamar a
board-called = llamada por:
board-values = { $hp }  S { $shields }  V { $speed }
board-hand = Tus cartas:
board-turn = turno { $turn } de { $turns }
board-jump = paso final

## The guided first game

lesson-ship = Eres el capitán, P0, en el puente (UW). La nave tiene tres zonas, roja, blanca y azul, en dos cubiertas. Arriba están los láseres pesados y los escudos; abajo, los láseres ligeros, el cañón de pulsos y el combustible. Ahora no se vuela: planeas turnos con cartas y después la nave hace exactamente lo planeado.
lesson-clock = El reloj corre y el ordenador anuncia lo que viene: en el turno 1 aparece una bola de pulsos en la trayectoria de la zona azul. Su carta dice cuánto aguanta (5), cuánto paran sus escudos cada turno (1) y su velocidad (2). Las trayectorias y amenazas las ven todos; tus cartas, solo tú.
lesson-move = Un láser pesado solo dispara por la trayectoria de su zona. Cada carta tiene dos mitades: un botón y un movimiento. Coloca una carta en el turno 1 para llegar al láser azul.
    .go = Eso es: en el turno 1 caminas de UW a UB y quedas ante el láser azul. Por el dorso los demás solo ven que es un movimiento.
    .fire = En el puente A dispara el láser blanco, y en la trayectoria blanca aún no hay nada. Ve primero a la zona azul.
    .red = Eso lleva a la zona roja, lejos de la bola de pulsos.
lesson-together = P1 te acompaña, abajo, a LB, y dice: turno 3, A en LB. Los disparos de un turno se suman y los escudos se restan una vez: 4 tuyos y 2 de P1 son 6, menos 1 son 5. ¿Cuándo disparas?
    .wait = Juntos en el turno 3: justo los 5 que aguanta la bola de pulsos.
    .early = A solas, en el turno 2 haces solo 4 − 1 = 3, y P1 a solas en el turno 3 hace 2 − 1 = 1. Disparad en el mismo turno.
    .shield = B llena el escudo. Bueno contra ataques, pero ahora toca la bola de pulsos.
lesson-computer = P2 se queda en el puente y atiende el ordenador con C en el turno 1. Alguien debe hacerlo en los dos primeros turnos de cada fase, o todos se retrasan. Se ha anunciado un meteoroide para la zona blanca; P2 le disparará.
lesson-give = ¡Transferencia de datos! Durante unos segundos cada jugador puede dar una carta. P3 va al láser rojo y te pide otra A. A ti te sobra una.
    .give = P3 la tiene. Solo vosotros dos sabéis qué carta era.
    .refuse = Una respuesta honrada, pero la carta no te sirve y la ventana se cierra pronto.
    .ready = Listo significa que esperas al reloj. Antes dale la carta a P3.
lesson-ready = Llega un caza por la roja; P3 lo ha visto. Tu primera fase está planeada. Declárate listo: si todos lo están, no hace falta esperar al reloj. O empieza ya la fase siguiente.
    .ready = Ahora todos esperan al reloj. Hasta que acabe la fase aún puedes cambiar tu plan.
    .begin = Recibes ya las cartas de la fase 2, y tus tres primeros turnos se quedan como están.
lesson-phase = La primera fase ha terminado: los turnos 1 a 3 quedan bloqueados y todos reciben cartas para los turnos 4 a 7. P3 coloca la A que le diste en el turno 4, contra lo que quede del caza. No llega nada más en este vuelo, así que el resto queda vacío.
lesson-film = Se acabó planear; ahora la nave lo vuela. En cada turno aparecen amenazas, actúa la tripulación (primero el capitán), se calcula el daño y después las amenazas se mueven y actúan. Tras dos turnos P2 ha derribado el meteoroide y la bola de pulsos ha vaciado vuestros escudos.
lesson-salvo = Turno 3: tu láser y el de P1 aciertan juntos, 6 menos 1 son 5, y la bola de pulsos queda destruida: 4 puntos. P3 da al caza con 4, sus escudos paran 2 y quedan 2 para el siguiente disparo.
lesson-jump = Tres amenazas destruidas y ningún daño en el casco: la nave salta con 12 puntos. En el turno 5 nadie atendió el ordenador y todos se retrasaron; por suerte no quedaba nada que hacer. Un vuelo de prueba es práctica. ¡Ahora vuela uno tú!

## The match: a mission of a campaign

option-carried = Daño arrastrado
    .help = En una campaña: el daño de la misión anterior, escrito como red:shield,gravolift white:structural. Vacío para una nave intacta.
option-squads = Robots de combate al inicio
    .help = En una campaña: qué escuadras siguen en marcha tras la misión anterior y dónde esperan.
    .both = en UB y LR
    .UB = solo en UB
    .LR = solo en LR
    .none = ninguna
error-carried-zone = «{ $zone }» no es una zona o aparece dos veces; escribe una vez cada una de { $known } con sus losetas: red:shield,gravolift
error-carried-tile = La zona { $zone } no puede llevar «{ $tile }»; hay una de cada: { $known }.

error-campaign-test-run = Los vuelos de prueba no puntúan y no forman una campaña; elige una simulación o una misión.
error-campaign-mission = Esta misión no puede ser la siguiente: ya se ha volado en esta campaña o es de otro tipo.
option-missions = Misiones de una campaña
    .help = Cuántas misiones vuela la tripulación con la misma nave, de 2 a 5; entre ellas repara lo que puede. 1 es una misión suelta.
decision-DecideReturn = Capitán: ¿seguir con la campaña o volver a casa?
decision-Repair = Puede reparar algo: { $member }.
decision-ChooseMission = Capitán: ¿qué misión viene ahora?
decision-ChooseThreats = Capitán: ¿qué amenazas encontrará la próxima misión?
decision-PlaceSquad = Capitán: ¿dónde espera el único escuadrón que funciona?
action-GoOn = Seguir con la campaña
action-GoHome = Volver a casa: la campaña acaba aquí
action-RepairTile = Reparar, { $zone }: { $tile }
action-RepairSquad = Reparar un escuadrón de robots de combate
action-RepairNothing = No reparar nada
action-Fly = Volar { $script }
action-Face = Amenazas comunes: { $common } · amenazas graves: { $serious }
action-Place = El escuadrón espera en { $station }
campaign-lost = sin puntos, la nave se perdió
event-MissionLogged = Ha terminado la misión { $number } de { $planned } de la campaña: { $score }.
event-CampaignContinued = La tripulación sigue. Misiones que quedan: { $left }.
event-TileMended = Reparación de { $member } ({ $zone }): { $tile }.
event-SquadMended = Reparación de { $member }: un escuadrón de robots de combate.
event-NothingMended = Reparación de { $member }: nada.
event-MissionChosen = La próxima misión es { $script }.
event-ThreatsChosen = La próxima misión encontrará amenazas comunes de nivel { $common } y graves de nivel { $serious }.
event-SquadPlaced = El único escuadrón de robots de combate que funciona espera en { $station }.
event-CampaignEnded = La campaña ha terminado. Su puntuación: { $score }.
campaign-head = Campaña: misión { $number } de { $planned }
campaign-row = { $number }. { $script }: { $score }
campaign-damage = Daños arrastrados, { $zone }: { $tiles }
campaign-log = Diario de la campaña
campaign-score = puntos por la campaña
campaign-carried = Daños de la nave
campaign-squads = { $count ->
    [one] Un escuadrón de robots de combate está inutilizado.
   *[other] { $count } escuadrones de robots de combate están inutilizados.
}

## Carreras: el diario del explorador, logros e insignias

error-run-entered = El viaje «{ $run }» ya está en el diario.
error-no-such-run = El viaje «{ $run }» no está en el diario.
error-no-such-specialization = No existe la especialización «{ $name }».
error-nothing-to-learn = Ya se han aprendido todos los niveles que da el nivel de explorador { $level }.
error-learnt-all = El nivel { $most } es el más alto de una especialización.
error-learn-later = El nivel { $wanted } de una especialización exige nivel de explorador { $needed }.
error-explorer-dead = { $name } rechazó la clonación y está muerto.
error-log-unreadable = Esto no es un diario de explorador. { $reason }
error-log-newer = Este diario de explorador lo escribió un Pelagos más nuevo (versión { $version } del diario; este lee hasta la { $known }). Actualiza Pelagos para leerlo.
error-log-wrong = El diario de { $name } se contradice: { $part ->
    [name] su nombre es demasiado largo o contiene lo que ningún nombre tiene
    [runs] sus vuelos y clones no casan
    [missions] contiene una misión que no existe, o en cuya tripulación el explorador no tiene puesto
    [achievements] un logro no existe, está dos veces o no es de ningún vuelo
    [points] sus puntos no son los de sus vuelos y logros
    [level] tantos puntos no llenan estas casillas
   *[other] se aprendió más de lo que permite el nivel, o algo que no existe
}.
error-no-such-achievement = No existe el logro «{ $name }».
error-plan-without-cards = El bot del asiento { $seat } hizo un plan sin tener las cartas para ello.
error-achievement-claimed = Este logro ya está en el diario.
error-achievement-level = Este logro exige nivel de explorador { $level } al comienzo del viaje.
error-achievement-run = El entrenamiento y los viajes perdidos no dan logros.
error-achievement-category = Por cada viaje se anota un solo logro de cada categoría.
error-achievement-not-earned = El viaje no cumple la condición de este logro.
error-achievement-needs-vote = Este logro tiene que votarlo la mesa.
error-specialization-twice = «{ $name }» se ha elegido dos veces; cada especialización está una sola vez.
error-no-such-badge = No existe la insignia «{ $badge }».
error-badge-on-nobody = No hay ningún miembro { $member } entre las { $people } personas de la tripulación.
error-badge-of-captain = La insignia del capitán es del capitán.
error-badge-worn = Dos no pueden llevar la misma insignia.
badge-captain = Capitán
badge-engineer = Ingeniero jefe
badge-lieutenant = Teniente
badge-security = Jefe de seguridad
badge-communications = Oficial de comunicaciones
badge-science = Oficial científico
badge-logistics = Oficial de logística
badge-tactical = Oficial táctico
achievement-lone-wolf = Lobo solitario
achievement-dynamic-duo = Dúo dinámico
achievement-three-musketeers = Los tres mosqueteros
achievement-fantastic-four = Los cuatro magníficos
achievement-take-five = Choca esos cinco
achievement-fifth-wheel = La quinta rueda
achievement-dartagnan-missing = Falta D’Artagnan
achievement-scrambled-alert = Alerta revuelta
achievement-yellow-alert = Alerta amarilla
achievement-orange-alert = Alerta naranja
achievement-red-alert = Alerta roja
achievement-random-alert = Alerta al azar
achievement-double-trouble = Doble problema
achievement-double-solo = Doble solo
achievement-double-duo = Doble dúo
achievement-double-trio = Doble trío
achievement-double-quartet = Doble cuarteto
achievement-double-quintet = Doble quinteto
achievement-double-scramble = Doble revoltijo
achievement-double-yellow = Doble amarillo
achievement-double-orange = Doble naranja
achievement-double-red = Doble rojo
achievement-double-random = Doble azar
achievement-not-even-a-scratch = Ni un rasguño
achievement-clean-as-a-whistle = Limpios como una patena
achievement-spotless = Sin mancha
achievement-flawless = Sin un fallo
achievement-peerless = Sin igual
achievement-favored-by-fortune = Mimados por la fortuna
achievement-perfect-double = Doble perfecto
achievement-clean-as-two-whistles = Limpios como dos patenas
achievement-doubly-spotless = Doblemente sin mancha
achievement-doubly-flawless = Doblemente sin fallo
achievement-doubly-peerless = Doblemente sin igual
achievement-doubly-fortunate = Doblemente afortunados
achievement-robinson-crusoe = Robinson Crusoe
achievement-and-friday = { "" }... y Viernes
achievement-honeymoon = Luna de miel
achievement-tour = Gira
achievement-transgalactic-tour = Gira transgaláctica
achievement-double-crusoe = Doble Crusoe
achievement-double-friday = Doble Viernes
achievement-double-tour = Doble gira
achievement-cracked = Chiflados
achievement-loony = Majaretas
achievement-crazy = Locos
achievement-insane = Dementes
achievement-psychedelic = Psicodélicos
achievement-scramble-challenge = Desafío revuelto
achievement-rainbow-challenge = Desafío arcoíris
achievement-orange-challenge = Desafío naranja
achievement-not-going-to-happen = Ni en sueños
achievement-forget-this = Olvídalo
achievement-not-possible = No es posible
achievement-beyond-impossible = Más que imposible
achievement-are-you-serious = ¿Lo decís en serio?
achievement-doubly-difficult = Doblemente difícil
achievement-doubly-impossible = Doblemente imposible
achievement-no-comment = Sin comentarios
achievement-aye-captain = ¡A la orden, capitán!
achievement-loud-and-clear = ¡Alto y claro!
achievement-all-zones-secure = ¡Todas las zonas seguras!
achievement-lucky-charm = Amuleto
achievement-lead-weight = Lastre
achievement-superstar = Superestrella
achievement-lunch-money = Dinero para el almuerzo
achievement-children-of-the-night = Hijos de la noche
achievement-devotion = Devoción
achievement-promiscuity = Promiscuidad
achievement-chronicler = Cronista
achievement-master-chronicler = Cronista mayor
achievement-wolf-pack = Manada de lobos
achievement-supertemporality = Supertemporalidad
achievement-family-business = Negocio familiar
achievement-integration = Integración
achievement-pangalactic = Pangaláctico
achievement-respected = Respetado
achievement-flight-instructor = Instructor de vuelo
achievement-banged-up = Abollados
achievement-a-thorough-beating = Una buena paliza
achievement-bruised-and-broken = Magullados y rotos
achievement-duck = ¡Agáchate!
achievement-ghost-ship = Barco fantasma
achievement-bad-luck = Mala suerte
achievement-survivor = Superviviente
achievement-doombringer = Heraldo del fin
achievement-troubleshooter = Solucionador
achievement-ace-pilot = As del aire
achievement-blaster-master = Maestro del láser
achievement-rocket-star = Estrella de los cohetes
achievement-transfer-technician = Técnico de transferencias
achievement-observer = Observador
achievement-lazy-bum = Holgazán
achievement-inspector = Inspector
achievement-take-one-for-the-team = Sacrificio por el equipo
achievement-extra-special-specialist = Especialista muy especial
achievement-busy-bee = Abeja laboriosa
achievement-grand-finale = Gran final
achievement-rocketeer-basic = Cohetero, básica
achievement-rocketeer-advanced = Cohetero, avanzada
achievement-data-analyst-basic = Analista de datos, básica
achievement-data-analyst-advanced = Analista de datos, avanzada
achievement-energy-technician-basic = Técnico de energía, básica
achievement-energy-technician-advanced = Técnico de energía, avanzada
achievement-pulse-gunner-basic = Artillero de pulsos, básica
achievement-pulse-gunner-advanced = Artillero de pulsos, avanzada
achievement-medic-basic = Médico, básica
achievement-medic-advanced = Médico, avanzada
achievement-teleporter-basic = Teletransportador, básica
achievement-teleporter-advanced = Teletransportador, avanzada
achievement-hypernavigator-basic = Hipernavegante, básica
achievement-hypernavigator-advanced = Hipernavegante, avanzada
achievement-special-ops-basic = Operaciones especiales, básica
achievement-special-ops-advanced = Operaciones especiales, avanzada
achievement-squad-leader-basic = Jefe de escuadra, básica
achievement-squad-leader-advanced = Jefe de escuadra, avanzada
achievement-mechanic-basic = Mecánico, básica
achievement-mechanic-advanced = Mecánico, avanzada
achievement-out-of-this-world = Fuera de este mundo
achievement-out-of-this-reality = Fuera de esta realidad
achievement-out-of-this-log-sheet = Fuera de este diario
achievement-trucker = Camionero
achievement-galaxy-trucker = Camionero de la galaxia
achievement-is-it-still-me = ¿Sigo siendo yo?
achievement-veteran-explorer = Explorador veterano
achievement-senior-explorer = Explorador decano
achievement-jack-of-some-trades = Aprendiz de algunos oficios
achievement-jack-of-many-trades = Aprendiz de muchos oficios
achievement-jack-of-all-trades = Aprendiz de todos los oficios
achievement-master-of-arts = Maestro de artes
achievement-master-of-many-arts = Maestro de muchas artes
achievement-master-of-all-arts = Maestro de todas las artes
achievement-achievement-collector = Coleccionista de logros
achievement-achievement-addict = Adicto a los logros

## The board in the browser

board-picture = La nave y las trayectorias
board-clock = Reloj de la misión
board-mission-time = Tiempo de misión
board-paused = en pausa
board-mute = Silenciar sonidos y voz
board-volume = Volumen
board-captions = Avisos
board-listening = Empieza la planificación. Atención a las alertas.
board-incoming-data = Datos entrantes: todos roban cartas.
board-shield = Escudo, { $place }: { $shield } de { $capacity }
board-track = { $place }: trayectoria { $id }, marcas { $marks }
board-square = casilla { $square }
board-turn-of-threat = T+{ $turn }
board-threats = Amenazas
board-no-threats = Todavía no se ha anunciado ninguna amenaza.
board-hp = Resistencia
board-shields = Escudos
board-speed = Velocidad
board-points = Puntos
board-repair = Se combate con
board-repair-A = A
board-repair-B = B
board-repair-C = C
board-repair-bots = robots de combate
board-repair-interceptors = interceptores
board-when = { $condition }: { $effect }
board-your-plan = Tu plan y tus cartas
board-plan-of = Plan de { $name }
board-slot = Turno { $turn }: { $what }
board-slot-open = libre
board-slot-locked = en blanco, bloqueado
board-slot-waiting = todavía cerrado
board-no-cards = No te quedan cartas.
board-give = Dar
board-give-to = Dar a:
board-is-ready = todo listo
board-begin = Empezar la fase { $phase }
board-keys = Pulsa media carta para ponerla en el hueco marcado, o arrástrala; pulsa una carta puesta para recuperarla. Teclas: A B C, O robots, J L hacia rojo y azul, K ascensor, ← → hueco, ⌫ recuperar.
board-cards = { $count } en mano
board-ahead = ya en la fase { $phase }
board-android-card = Carta heroica de este androide
board-choose = Especializaciones
board-chooses = Elige { $name }.
board-choose-for = Elige para { $name }
board-choose-level = nivel { $level }
board-choose-unlearnt = aún sin aprender
board-taken = la tiene { $name }
board-favour = ¿Quién recibe la carta que sobra?
board-tokens = Marcadores de teletransporte
board-spans = abarca todas las pistas
board-phased = fuera de fase
board-distance = { $name } en el espacio, distancia { $distance }
board-half-done = A medias: queda { $what }
board-join = Poner una segunda carta en el turno { $turn }
board-signals = Señales
board-say = Decir algo
board-what = Qué
board-where = Dónde
board-when-turn = Cuándo
board-any-turn = cualquier turno
board-to = A quién
board-everybody = todos
board-tell = Lo hago yo
board-also = Y esto también
board-ask = ¿Puedes?
board-yes = Sí
board-no = No
board-report = Informe de la misión
board-won = La nave ha saltado
board-lost = La nave se ha perdido
board-score = Puntuación
board-practice = Un vuelo de prueba es práctica: la puntuación no cuenta.
board-window = Ventana
board-bonus = Extras
board-penalties = Daños, bajas y robots
board-damage = Daños: { $place }
board-status-destroyed = destruida
board-status-survived = sobrevivida
board-status-active = sigue ahí
board-status-due = no llegó
board-status-discarded = descartada
film-name = Película del vuelo
film-before = Antes del primer turno
film-turn = Turno { $turn } de { $turns }
film-final = Paso final
film-ready = La planificación ha terminado. Empieza el vuelo.
film-place = Momento de la película
film-play = Reproducir
film-pause = Pausa
film-step = Un paso adelante
film-back = Un paso atrás
film-turn-on = Turno siguiente
film-turn-back = Turno anterior
film-speed = Velocidad
film-to-end = Al informe

## What threat cards do

amount-remaining_hp = la resistencia que le queda
amount-twice_remaining_hp = el doble de la resistencia que le queda
amount-three_per_remaining_hp = 3 por cada punto de resistencia que le quede
amount-half_damage_round_down = la mitad de su daño, hacia abajo
amount-energy_in_own_reactor = la energía de ese reactor
amount-own_reactor_energy-plus-1 = la energía de ese reactor + 1
amount-zone_reactor_energy-plus-1 = la energía del reactor de la zona + 1
amount-players_in_its_station = uno por jugador en su puesto
amount-all = todo
zones-own = su zona
zones-all = todas las zonas
zones-others = las otras zonas
zones-red_and_blue = zonas roja y azul
zones-red = zona roja
zones-white = zona blanca
zones-blue = zona azul
zones-each_station = cada uno de sus puestos
zones-each_zone_with_token = cada zona con limo
zones-opposite_side = el lado opuesto
zones-red_first_then_blue = primero roja, luego azul
who-station = todos en su puesto
who-zone = todos en su zona
who-all_on_ship = todos a bordo
who-everyone_else_on_ship = todos los demás a bordo
who-leaders_of_active_bots = quienes llevan robots activos
who-on_ship_not_UW = todos a bordo menos en UW
who-station_without_active_bots = quien esté en su puesto sin robots activos
who-alone_in_station = quien esté solo en un puesto
who-grouped_in_station = quien no esté solo en un puesto
who-poisoned = los envenenados
dir-left = hacia el rojo
dir-right = hacia el azul
dir-deck = a la otra cubierta
position-external = de fuera
position-internal = de dentro
aura-attack_plus_1_other_externals = ataques de las demás amenazas de fuera +1
aura-shield_plus_1_all_externals = escudos de todas las amenazas de fuera +1
doors-red-white = roja y blanca
doors-white-blue = blanca y azul
resource-fuel = una cápsula de combustible
resource-white_reactor = 1 de energía del reactor blanco
if-damaged = Si está dañada
if-undamaged = Si está intacta
if-damage_taken-below-2 = Con menos de 2 de daño
if-damage_taken-below-3 = Con menos de 3 de daño
if-damage_taken-below-6 = Con menos de 6 de daño
if-players_in_its_station = Si hay un jugador en su puesto
if-no_players_in_its_station = Si no hay nadie en su puesto
if-not_phased_before_move = Si no estaba desfasada
unless-deflected = Salvo si la alcanzó un cohete
effect-phased = ({ $amount } si estaba desfasada)
effect-heal-absorbed = Se repara lo que absorban los escudos.
effect-attack = Ataque { $amount }: { $zones }.
effect-attack-double = Ataque { $amount }: { $zones }; lo que pasa los escudos cuenta doble.
effect-attack-plasma = Ataque de plasma { $amount }: { $zones }; sin escudo, todos allí caen inconscientes.
effect-attack-ignore_shields = Ataque { $amount }: { $zones }; los escudos no sirven.
effect-drain_shields = Los escudos pierden { $amount }: { $zones }.
effect-drain_reactors = Los reactores pierden { $amount }: { $zones }.
effect-heal = Se repara { $amount }.
effect-heal_all_externals = Las amenazas de fuera se reparan { $amount }.
effect-add_speed = Velocidad +{ $amount }.
effect-set_shields = Sus escudos pasan a { $value }.
effect-add_shields = Sus escudos +{ $amount }.
effect-aura = Desde ahora { $name }.
effect-advance_others = Las demás amenazas { $position } avanzan { $amount }.
effect-advance_zone = Las demás amenazas avanzan { $amount }: { $zone }.
effect-delay = Se retrasan: { $who }.
effect-knockout = Inconscientes: { $who }.
effect-self_damage = Sufre { $amount } de daño.
effect-reveal = Desde ahora se le puede disparar.
effect-grow_up = Desde ahora devuelve el fuego.
effect-count_mark = Cuenta esta marca.
effect-move = Se mueve { $dir }.
effect-damage = Daño { $amount }: { $zones }.
effect-drain_reactor_or_damage = El reactor de su zona pierde { $amount }; si no, 1 de daño allí.
effect-remove_rocket = Se pierde un cohete.
effect-consume_fuel = Se pierde una cápsula de combustible.
effect-slime_spread = El limo se extiende { $dir }.
effect-disable_stored_bots = Los robots que esperan en { $station } quedan desactivados.
effect-move_to_adjacent_with_most_players = Va al puesto vecino con más jugadores.
effect-move_toward_most_damaged_zone = Va hacia la zona más dañada.
effect-double_damage = Desde ahora todo daño se duplica: { $zones }.
effect-transfer_reactor_to_shield_leak_rest = El reactor llena el escudo y el resto causa daño: { $zone }.
effect-leak_shield = La energía del escudo se escapa como daño: { $zones }.
effect-leak_reactors = La energía de los reactores se escapa como daño: { $zones }.
effect-lethal_entry = Desde ahora quien entra cae inconsciente.
effect-destroy_ship = La nave se pierde.
effect-call = Llama a la carta que tiene al lado.
effect-jump = Salta a la trayectoria siguiente { $dir }.
effect-launch_all_rockets_at = Todos los cohetes se disparan a la nave, { $damage_each } cada uno: { $zone }.
effect-short_circuit = Se pierde { $resource }; entonces ataque 1 a todas las zonas.
effect-seal_doors = Se sellan las puertas entre { $between }.
effect-set_inaccessibility = El acceso difícil pasa a { $value }.
effect-blind_lasers = Los láseres quedan ciegos: { $zone }.
effect-lay_mine = Pone una mina en su puesto.
effect-detonate_mines = Cada mina causa { $damage_each } de daño.
effect-infect_station = Todos en su puesto quedan infectados.
effect-infection_burst = Cada infectado causa { $damage_each } de daño a su zona.
effect-poison_watch_start = Desde ahora envenena sus puestos.
effect-parasite_drain = Su huésped drena { $amount } de energía.
effect-parasite_knockout = Deja inconscientes a quienes están con su huésped.
effect-parasite_damage = Causa { $amount } de daño a la zona de su huésped.
effect-shields_ignored = Desde ahora los escudos no absorben nada.
effect-shields_reversed = Desde ahora los escudos refuerzan los ataques.
effect-absorb_own_reactor_gain_speed = Toma la energía de ese reactor y gana esa velocidad.
effect-sabotage_station = Sabotea los botones de su puesto.
effect-repeat_last_action_all = Todos repiten la última acción.
effect-swap_players_red_blue = Los jugadores de rojo y azul cambian de lado.
effect-resolve_random_common_internal_at_once = Otra amenaza de dentro actúa al instante.
trait-untargetable_by = No puede ser blanco: { $value }.
trait-max_target_distance = Solo es blanco hasta distancia { $value }.
trait-hidden_until_revealed = No puede ser blanco antes de X.
trait-rocket_decoy = Los cohetes que lo eligen no hacen nada.
trait-rocket_magnet = Todos los cohetes van hacia él.
trait-rocket_hit_deflects = Un cohete que lo alcanza anula Z.
trait-shields_plus_per_rocket_hit = Escudos +{ $value } por cada cohete que lo alcance.
trait-cryoshield = El primer turno en que es alcanzado no sufre daño.
trait-pulse_zeroes_shields = El cañón de pulsos deja sus escudos a 0.
trait-max_damage_per_turn = Como mucho { $value } de daño por turno.
trait-hypershield = Cada turno en que es alcanzado pierde 1 de escudo.
trait-polarized = Los láseres hacen la mitad, hacia arriba.
trait-phasing = Se desfasa un turno sí y otro no.
trait-carrier_reduction = Ataques −{ $value } mientras haya interceptores fuera.
trait-spans_all_tracks = Ocupa las tres trayectorias.
trait-inaccessibility = Acceso difícil: se ignora el primer { $value } de daño de cada turno.
trait-calls = Puede llamar a otra amenaza.
trait-death_attack_per_mark = Al ser destruido: ataque { $value } por cada marca que pasó.
trait-death_damage_to_other_externals = Al ser destruido: { $value } de daño a las demás amenazas de fuera.
trait-death_knockout_stations = Al ser destruido: todos en { $value } caen inconscientes.
trait-destroyer_knocked_out = Quien lo destruye cae inconsciente.
trait-interceptor_single_strength = Los interceptores solo contra él tienen fuerza { $value }.
trait-interceptor_pilot_knocked_out = El piloto que lo ataca cae inconsciente.
trait-retaliate_when_damaged_in_compute_damage = Si es dañado: ataque { $value } a todas las zonas.
trait-speed_when_damaged_this_turn = Dañado este turno: velocidad { $value }.
trait-speed_plus_each_turn = Velocidad +{ $value } cada turno.
trait-performs_z_at_jump = Realiza Z en el salto.
trait-knocks_out_all_at_jump_unless_destroyed = Si no se destruye: en el salto todos caen inconscientes.
trait-returns_fire = Devuelve el fuego: los robots que lo golpean quedan desactivados.
trait-returns_fire_after_grow_up = Devuelve el fuego después de X.
trait-all_stations_same_turn_bonus = Todos sus puestos en un turno: +{ $value } de daño.
trait-lone_repairer_bonus = Si solo uno repara en un turno: +{ $value } de daño.
trait-needs_players_same_turn = { $value } jugadores deben actuar en un mismo turno.
trait-repair_bonus_with_active_bots = Con robots activos: +{ $value } de daño.
trait-final_repair_costs_own_reactor_energy = La última reparación cuesta { $value } de energía de ese reactor.
trait-bots_hit_clears_station = Cada golpe limpia un puesto.
trait-entry_delays = Quien entra se retrasa.
trait-slime_tokens = Se extiende de puesto en puesto.
trait-outside_hull = Solo lo alcanzan los interceptores.
trait-hp_equals_rockets_left_on_appearance = Resistencia: tantos como cohetes queden.
trait-poison_stations = Envenena a quien esté en { $value }.
trait-odd_or_even = Aparece en { $odd } en los turnos impares y en { $even } en los pares.
trait-parasite = Se adhiere a un jugador.
trait-damage_swaps_decks = Si es dañado, todos cambian de cubierta.
trait-teleports_when_damaged_to = Si es dañado, huye a { $value }.
trait-central_laser_fires_causes_attack_1_all = El láser pesado blanco causa un ataque de 1 a todas las zonas.

## Las carreras en pantalla

career-title = Diario del explorador
career-empty = Vuela una misión en una mesa y el vuelo se anotará aquí.
career-level = Nivel { $level }
career-row = Casillas llenas en esta fila: { $boxes } de { $row }
career-points = Puntos de experiencia: { $points }
career-clones = Clones: { $clones }
career-cloning-yes = Acepta ser clonado
career-cloning-no = Se niega a ser clonado
career-refuse = Rechazar la clonación
career-refuse-help = Antes del primer vuelo puedes negarte: entonces se saltan las casillas punteadas, pero una nave perdida es el final. Más tarde puedes aceptar, pero no volver a cambiar de idea.
career-agree = Aceptar la clonación
career-dead = { $name } ha muerto: la nave se perdió y no hay clon.
career-anew = Empezar con un explorador nuevo
career-learn-title = Especializaciones
career-unspent = { $count ->
    [0] Nada que aprender ahora. Cada nivel de explorador da un nivel de especialización.
    [one] Se puede aprender un nivel.
   *[other] Se pueden aprender { $count } niveles.
}
career-learn = Aprender el nivel { $level }
career-skill = nivel { $level } de { $most }
career-runs = Vuelos
career-run = { $flown ->
    [1] Misión
   *[other] Campaña, { $flown } de { $planned } misiones
}
career-run-score = puntuación { $score }
career-run-lost = nave perdida
career-run-practice = práctica
career-run-points = +{ $points } de experiencia
career-feats = Logros
career-feat = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
career-feat-level = desde el nivel { $level }
career-feat-vote = la mesa vota
career-feat-done = anotado
career-take = Descargar el diario
career-bring = Traer un diario
career-bring-help = Un diario de otro servidor ocupa el lugar del que hay aquí.
career-learnt = Aprendido: { $name }
career-offers = Logros de este vuelo
career-offers-none = Este vuelo no da ningún logro que anotar.
career-claim = Anotar { $name }
career-ask = Preguntar a la mesa: { $name }
career-vote = { $who } pide el logro { $name }. ¿Qué dices?
career-vote-yes = Sí, merecido
career-vote-no = No
career-waits = La mesa vota: { $name }
career-open = Abrir el diario del explorador
category-missions = Misiones
category-campaigns = Campañas
category-social = Compañía
category-close_calls = Por los pelos
category-hot_shots = Tiradores
category-expert = Expertos
category-addiction = Adicción
need-humans = personas en la mesa: exactamente { $value }
need-humans_at_least = personas en la mesa: al menos { $value }
need-crew = miembros de la tripulación: { $value }
need-double_actions = con acciones dobles
need-easier_allowed = también vale una misión más fácil
need-pool = amenazas: { $value }
need-pool-white-yellow = blancas y amarillas o más difíciles
need-pool-yellow = amarillas o más difíciles
need-pool-yellow-red = amarillas y rojas o más difíciles
need-pool-red = solo rojas
need-pool-all = los tres niveles
need-pools_differ = cada misión con otras amenazas
need-no_penalties = sin penalizaciones
need-missions_at_least = misiones en la campaña: al menos { $value }
need-special = { $value } jugada con efecto
need-special-basic = { $name }, básica,
need-special-advanced = { $name }, avanzada,
need-both_specials = las dos mitades de tus cartas especiales jugadas con efecto
need-tiles = losetas de daño: al menos { $value }
need-full_zones = zonas con seis losetas de daño: { $value }
need-nobody_conscious = nadie está consciente al final
need-last_conscious = solo tú estás consciente al final
need-destroyed = amenazas que ayudas a destruir: { $value }
need-internals = amenazas internas que rematas: { $value }
need-shot_down = amenazas derribadas con los interceptores: { $value }
need-laser_turns = turnos con impacto de láser: { $value }
need-rockets_all_hit = cohetes lanzados que aciertan todos: { $value }
need-energy_turns = turnos en que mueves energía: { $value }
need-every_window = en la ventana en el mejor turno de cada fase
need-every_maintenance = mantenimiento del ordenador en cada fase
need-blank_turns = turnos sin carta: { $value }
need-no_blank_turn = ningún turno sin carta
need-own_knockout = tu propio golpe final te deja inconsciente
need-late_kill = algo destruido en el último turno o después
need-runs_won = vuelos ganados: { $value }
need-campaigns_flown = campañas completas ganadas: { $value }
need-clones = clones: { $value }
need-days = días entre el primer y el último vuelo ganado: { $value }
need-experts_basic = experto con cartas básicas: { $value }
need-experts_advanced = experto con cartas avanzadas: { $value }
need-one_of_each = un logro de cada categoría
need-half_of_each = la mitad de los logros de cada categoría
need-close_calls = logros «por los pelos»: { $value }
error-cloning-agreed = Con el primer vuelo aceptaste la clonación; eso no se retira.
error-explorer-alive = { $name } vive; un explorador nuevo empieza solo cuando el anterior ha muerto.
