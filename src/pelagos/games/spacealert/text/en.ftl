### Space Alert and The New Frontier, English. Every text is in our own words; message ids and variables are the same in en, el and es.
### Players are P0 (the captain), P1 and so on; stations, cards, tracks and marks are written as in a program.
### $threat, $caller, $drawn, $zone, $weapon, $tile, $system, $cause, $way, $obstacle, $what, $kind, $how, $condition and $reason
### are names from this file (telling.py looks them up); all other variables are passed as they are, numbers as numbers.

## Game

game-title = Space Alert
game-subtitle = with The New Frontier
game-summary = Ten minutes to plan, then the ship flies what you planned: one crew against everything space throws at it.

## Events

event-TurnBegan = Turn { $turn } begins.
event-FinalStepBegan = The final step: the ship prepares to jump.
event-MissionWon = The ship jumped. Score { $score }: threats { $threat_points }, window { $window }, bonus { $bonus }, penalties { $penalties }.
event-ShipLost = The ship is lost: { $reason }.
event-EarlyJump = P{ $player } sets course for an early jump: this is the last turn.
event-CardTurned = P{ $player } turns up { $card }.
event-Tripped = P{ $player } tripped: not { $card }, but { $instead }.
event-HalfPostponed = P{ $player } does the rest next turn: { $card }.
event-ActionRepeated = P{ $player } repeats the last action in turn { $turn }.
event-CardLost = P{ $player } loses { $card }: there is no slot left for it.
event-Delayed = P{ $player } is delayed in turn { $turn } ({ $cause }).
event-NothingDone = P{ $player } gets nothing from { $symbol } ({ $reason }).
event-Walked = P{ $player } goes from { $origin } to { $station } ({ $way }).
event-Stopped = P{ $player } cannot go on: { $obstacle }.
event-KnockedOut = P{ $player } falls unconscious.
event-KnockoutPrevented = The Medic keeps P{ $player } on their feet.
event-Fired = P{ $player } fires: { $weapon }, { $zone }, strength { $strength }.
event-EnergyMoved = P{ $player } moves energy: { $system }, { $zone }, +{ $amount }.
event-CapsuleUsed = P{ $player } spends a fuel capsule; { $left } left.
event-RocketLaunched = P{ $player } launches a rocket of strength { $strength }; { $left } left.
event-ComputerServed = P{ $player } maintains the computer for phase { $phase }.
event-ComputerFailed = Nobody maintained the computer by turn { $turn }: everybody aboard is delayed.
event-WindowWatched = P{ $player } looks out of the window; watchers: { $watchers }.
event-WindowImproved = The best view of phase { $phase } so far: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-EnergyLost = Energy lost: { $system }, { $zone }, −{ $amount }.
event-FuelLost = A fuel capsule is lost; { $left } left.
event-RocketLost = A rocket is lost; { $left } left.
event-SquadTaken = P{ $player } takes the battlebots of { $station } ({ $condition }).
event-SquadRevived = P{ $player } gets the battlebots working again.
event-SquadDisabled = The battlebots of P{ $player } are disabled.
event-StoredSquadDisabled = The battlebots waiting in { $station } are disabled.
event-Launched = P{ $player } takes off with the interceptors.
event-FlownTo = P{ $player } flies to distance { $distance }.
event-Landed = P{ $player } lands in UR.
event-HardLanded = Ultrafast return: P{ $player } is thrown back into UR.
event-Targeted = P{ $player }: { $weapon } hits { $threat } (#{ $number }) with { $strength }.
event-NoTarget = { $weapon }: nothing to hit.
event-ThreatHit = { $threat } (#{ $number }) is hit with { $strength }, shields { $shields }: damage { $damage }, hit points left { $left }.
event-CryoshieldBroken = The cryoshield of { $threat } (#{ $number }) breaks and takes it all.
event-InternalHit = P{ $player } does { $amount } damage to { $threat } (#{ $number }); left: { $left }.
event-HitIgnored = { $threat } (#{ $number }) is hard to get at: { $amount } damage ignored.
event-RepairFailed = P{ $player } cannot repair { $threat } (#{ $number }): { $reason }.
event-ThreatDestroyed = Destroyed: { $threat } (#{ $number }), { $points } points.
event-ThreatAppeared = { $threat } (#{ $number }) appears: { $place }, square { $square }.
event-ThreatAdvanced = { $threat } (#{ $number }) moves { $squares } to square { $square }.
event-ActionReached = { $threat } (#{ $number }) performs { $mark }.
event-ThreatSurvived = Survived: { $threat } (#{ $number }), { $points } points.
event-PhasedIn = { $threat } (#{ $number }) comes back into phase.
event-PhasedOut = { $threat } (#{ $number }) phases out.
event-Jumped = { $threat } (#{ $number }) jumps: { $zone }, square { $square }.
event-JumpFailed = { $threat } (#{ $number }) cannot jump, the track is too short: { $zone }.
event-ThreatCalled = { $caller } calls { $threat } (#{ $number }).
event-ZoneAttacked = { $threat } (#{ $number }) attacks the { $zone } with { $strength }: absorbed { $absorbed }, damage { $damage }.
event-TileDrawn = Hull damage { $total } in the { $zone }: { $tile }.
event-ThreatChanged = { $threat } (#{ $number }): { $what } { $value }.
event-ThreatHealed = { $threat } (#{ $number }) regains { $amount ->
    [one] 1 hit point
   *[other] { $amount } hit points
} and has { $left }.
event-IntruderMoved = { $threat } (#{ $number }) moves from { $origin } to { $station }.
event-IntruderStopped = { $threat } (#{ $number }) stays where it is.
event-SlimeSpread = { $threat } (#{ $number }) spreads to { $station }.
event-LastingBegan = { $threat } (#{ $number }): { $kind } { $place }
event-LastingEnded = { $threat } (#{ $number }) is over: { $kind }, undone.
event-PlayerMarked = { $threat } (#{ $number }): P{ $player } is { $how }.
event-MineLaid = { $threat } (#{ $number }) lays a mine in { $station }.
event-ButtonSabotaged = Button { $button } of { $station } is sabotaged.
event-VortexOpened = { $threat } (#{ $number }) brings { $drawn }, which acts at once and is gone.
event-Boosted = The next action of P{ $player } is heroic.
event-Guarded = P{ $player } watches over everybody in the station.
event-GunPrepared = P{ $player } prepares the gun of { $station }.
event-TemporaryShieldRaised = Temporary shield of { $strength }: { $zone }.
event-ThreatsSlowed = P{ $player } slows all threats by one square.
event-TileRemoved = P{ $player } repairs the hull: { $zone }, { $tile }.
event-BonusScored = P{ $player } changes the score by { $points }.

## Errors

error-unknown-zone = { $where } names the zone “{ $zone }”; there are red, white and blue (and internal for a track).
error-unknown-track = The track of { $zone } is “{ $track }”; the tracks are { $known }.
error-missing-track = There is no track for { $zone }.
error-unknown-threat = Threat { $place } of the list is “{ $threat }”; there is no such card.
error-turn-out-of-range = { $threat } (threat { $place }) appears in turn { $turn }; turns go from 1 to { $turns }.
error-internal-with-zone = { $threat } (threat { $place }) is internal and cannot have the zone { $zone }.
error-external-without-zone = { $threat } (threat { $place }) is external and needs a zone.
error-cannot-call = { $threat } (threat { $place }) cannot call { $called }.
error-no-common-internal = The deck from which the vortex draws (spare_internals) cannot hold { $threat }: that is no common internal threat.
error-players-and-programs = The mission says players: { $players }, but has programs for { $programs }.
error-crew-size = A crew of { $players } is not possible; it has 1 to { $most }.
error-turns-out-of-range = A mission of { $turns } turns is not possible; it has 1 to { $most }.
error-too-many-specializations = The number of specializations is { $given }, that of players { $players }.
error-unknown-specialization = Player { $player } has the unknown specialization “{ $name }”.
error-no-such-player = There is no player { $player }: the number of players is { $players }, and they count from 0.
error-program-too-long = The program of player { $player } has { $slots } slots; the mission has { $turns } turns.
error-unknown-symbol = Player { $player }, turn { $turn }: “{ $symbol }” is no action.
error-unknown-station = Player { $player }, turn { $turn }: there is no station “{ $station }”.
error-heroic-c = Player { $player }, turn { $turn }: there is no heroic C.
error-no-such-card = Player { $player }, turn { $turn }: there is no card { $card }.
error-no-specialization = Player { $player }, turn { $turn }: { $symbol } needs a specialization.
error-cannot-combine = Player { $player }, turn { $turn }: { $card } cannot share a slot.
error-unknown-tile = Zone { $zone } has the unknown damage tile “{ $tile }”; the tiles are { $known }.
error-tile-twice = Zone { $zone } names the damage tile { $tile } twice.

## Names used inside the sentences

zone-red = red zone
zone-white = white zone
zone-blue = blue zone
zone-all = all zones
weapon-heavy_laser = heavy laser
weapon-light_laser = light laser
weapon-pulse = pulse cannon
weapon-rocket = rocket
weapon-interceptors = interceptors
tile-upper_weapon = heavy laser damaged
tile-lower_weapon = lower weapon damaged
tile-shield = shield damaged
tile-reactor = reactor damaged
tile-gravolift = gravolift damaged
tile-structural = structural damage
system-shield = shield
system-reactor = reactor
cause-lift = gravolift
cause-slime = slime
cause-threat = threat
cause-computer = computer
cause-space = in space
cause-trip = tripped
way-walk = on foot
way-lift = gravolift
way-heroic = heroic move
way-teleport = teleported
way-forced = carried off
obstacle-wall = the outer wall
obstacle-door = a sealed door
what-shields = shields
what-speed = speed
what-access = difficult access
what-hidden = hidden
what-fire = returns fire
what-marks = marks passed
kind-attack-bonus = other attacks +1
kind-shield-bonus = shields of all threats +1
kind-double-damage = damage is doubled
kind-sealed-door = sealed door
kind-blind-lasers = blind lasers
kind-shields-ignored = shields absorb nothing
kind-shields-reversed = shields join the attack
kind-lethal-entry = whoever enters falls unconscious
how-poisoned = poisoned
how-infected = infected
how-host = its host
condition-active = active
condition-disabled = disabled
reason-hull = the hull gave way
reason-threat = a threat destroyed it
reason-fired = it has fired this turn
reason-no-energy = no energy
reason-no-transfer = nothing to move
reason-no-squad = no squad to take or lead
reason-no-intruder = no intruder here
reason-no-launch = the interceptors cannot take off
reason-no-rocket = no rocket can be launched
reason-wrong-turn = not in this turn
reason-wrong-station = not from here
reason-not-both = both guns cannot fire
reason-no-token = the tokens are not assigned
reason-in-space = somebody is in space
reason-nothing-to-repair = nothing to repair
reason-nothing-to-prepare = nothing to prepare
reason-beyond-repair = it is beyond repair
reason-remote = not from afar
specialization-rocketeer = Rocketeer
specialization-data_analyst = Data Analyst
specialization-energy_technician = Energy Technician
specialization-pulse_gunner = Pulse Gunner
specialization-medic = Medic
specialization-teleporter = Teleporter
specialization-hypernavigator = Hypernavigator
specialization-special_ops = Special Ops
specialization-squad_leader = Squad Leader
specialization-mechanic = Mechanic
card-A = A: weapon
card-B = B: energy
card-C = C: special
card-word-A = weapon
card-word-B = energy
card-word-C = special
card-letters = { $letters }: { $what }
card-bots = battlebots
card-red = toward red
card-blue = toward blue
card-lift = gravolift
card-heroic-A = heroic A
card-heroic-B = heroic B
card-heroic-bots = heroic battlebots
card-heroic-move = heroic move
card-basic = basic special card
card-advanced = advanced special card

## The film

film-red = red
film-white = white
film-blue = blue
film-internal = internal
film-fuel = fuel
film-rockets = rockets
film-space = in space
film-phased = phased out
step-appear = threats appear
step-crew = the crew acts
step-damage = compute damage
step-threats = threats act
step-computer = computer and window
step-return = interceptors return
step-jump = jump to hyperspace

## Threats

threat-E1-01 = Pulse Ball
threat-E1-02 = Destroyer
threat-E1-03 = Stealth Fighter
threat-E1-04 = Energy Cloud
threat-E1-05 = Gunship
threat-E1-06 = Cryoshield Fighter
threat-E1-07 = Fighter
threat-E1-08 = Armored Grappler
threat-E1-09 = Amoeba
threat-E1-10 = Meteoroid
threat-E2-01 = Kamikaze
threat-E2-02 = Scout
threat-E2-03 = Phantom Fighter
threat-E2-04 = Swarm
threat-E2-05 = Jellyfish
threat-E2-06 = Marauder
threat-E2-07 = Minor Asteroid
threat-SE1-01 = Frigate
threat-SE1-02 = Man-of-War
threat-SE1-03 = Leviathan Tanker
threat-SE1-04 = Pulse Satellite
threat-SE1-05 = Cryoshield Frigate
threat-SE1-06 = Interstellar Octopus
threat-SE1-07 = Maelstrom
threat-SE1-08 = Asteroid
threat-SE2-01 = Behemoth
threat-SE2-02 = Juggernaut
threat-SE2-03 = Psionic Satellite
threat-SE2-04 = Nebula Crab
threat-SE2-05 = Nemesis
threat-SE2-06 = Major Asteroid
threat-I1-01 = Skirmishers
threat-I1-02 = Skirmishers
threat-I1-03 = Saboteur
threat-I1-04 = Saboteur
threat-I1-05 = Hacked Shields
threat-I1-06 = Hacked Shields
threat-I1-07 = Unstable Warheads
threat-I2-01 = Slime
threat-I2-02 = Slime
threat-I2-03 = Troopers
threat-I2-04 = Troopers
threat-I2-05 = Virus
threat-I2-06 = Overheated Reactor
threat-SI1-01 = Commandos
threat-SI1-02 = Commandos
threat-SI1-03 = Alien
threat-SI1-04 = Fissure
threat-SI1-05 = Crossed Wires
threat-SI1-06 = Battlebot Uprising
threat-SI2-01 = Executioner
threat-SI2-02 = Seeker
threat-SI2-03 = Power System Overload
threat-SI2-04 = Contamination
threat-SI2-05 = Nuclear Device
threat-E1-101 = Plasmatic Fighter
threat-E1-102 = Spinning Saucer
threat-E2-101 = Mini-Carrier
threat-E2-102 = Phasing Fighter
threat-E2-103 = Megashield Destroyer
threat-E3-101 = Plasmatic Needleship
threat-E3-102 = Phasing Pulser
threat-E3-103 = Phasing Destroyer
threat-E3-104 = Megashield Fighter
threat-E3-105 = Jumper
threat-E3-106 = Jumper
threat-E3-107 = Sealed Capsule
threat-E3-108 = Polarized Fighter
threat-E3-109 = Energy Snake
threat-SE1-101 = Spacecraft Carrier
threat-SE1-102 = Dimension Spider
threat-SE2-101 = Plasmatic Frigate
threat-SE2-102 = Phasing Frigate
threat-SE2-103 = Mother Swarm
threat-SE3-101 = Phasing Man-of-War
threat-SE3-102 = Megashield Man-of-War
threat-SE3-103 = Super-Carrier
threat-SE3-104 = Transmitter Satellite
threat-SE3-105 = Overlord
threat-SE3-106 = Leaper
threat-SE3-107 = Planetoid
threat-SE3-108 = Energy Dragon
threat-SE3-109 = Polarized Frigate
threat-I1-101 = Central Laser Jam
threat-I2-101 = Power Pack Overload
threat-I2-102 = Ninja
threat-I3-101 = Lateral Laser Jam
threat-I3-102 = Pulse Cannon Short Circuit
threat-I3-103 = Reversed Shields
threat-I3-104 = Breached Airlock
threat-I3-105 = Phasing Troopers
threat-I3-106 = Phasing Troopers
threat-I3-107 = Driller
threat-SI1-101 = Shambler
threat-SI2-101 = Phasing Anomaly
threat-SI2-102 = Phasing Mine Layer
threat-SI3-101 = Rabid Beast
threat-SI3-102 = Hidden Transmitter
threat-SI3-103 = Hidden Transmitter
threat-SI3-104 = Space-Time Vortex
threat-SI3-105 = Siren
threat-SI3-106 = Cyber Gremlin
threat-SI3-107 = Parasite
threat-sabotage-A = Sabotaged A
threat-sabotage-B = Sabotaged B
threat-sabotage-C = Sabotaged C

## Rules

rule-chapter-ship = The ship
rule-chapter-crew = Crew, cards and planning
rule-chapter-order = The order of the resolution
rule-chapter-movement = Movement and delays
rule-chapter-unconscious = Unconscious players
rule-chapter-computer = Computer and window
rule-chapter-robots = Battlebots and interceptors
rule-chapter-shooting = Computing damage
rule-chapter-attacks = Attacks, damage and malfunctions
rule-chapter-scoring = Score, campaign and difficulty
rule-chapter-abilities = Abilities of the new threats
rule-chapter-double-actions = Double actions
rule-chapter-variable-range = Variable-range interceptors
rule-chapter-specializations = Specializations
rule-chapter-experience = Experience
rule-chapter-options = Parts of the expansion and their counts
rule-SA-001 = The ship has three zones (red, white, blue) and two decks, so six stations. Doors join the zones on each deck, a gravolift joins the decks inside each zone. Everybody starts on the bridge, UW.
rule-SA-002 = Every station has the buttons A (weapon), B (energy) and C (special).
rule-SA-003 = At the start the reactors hold 2, 3 and 2 energy (red, white, blue; room for 3, 5 and 3) and each shield 1 (room for 2, 3 and 2). There are 3 fuel capsules and 3 rockets, and battlebots wait in UB and LR.
rule-SA-004 = A heavy laser fires with strength 4 (5 in the white zone) at any distance and takes 1 energy from its zone's reactor at that moment. Without energy nothing happens.
rule-SA-005 = A light laser fires with strength 2 at any distance; its battery never runs out.
rule-SA-006 = The pulse cannon in LW hits every external threat at distance 1 or 2, in all zones, with strength 1. It takes 1 white energy.
rule-SA-007 = Each weapon fires once a turn at most. Pressing A again does nothing and costs nothing.
rule-SA-008 = B on the upper deck moves energy from the zone's reactor to its shield until the shield is full or the reactor empty.
rule-SA-009 = B in LR or LB moves energy from the white reactor to that side's reactor in the same way.
rule-SA-010 = B in LW spends a fuel capsule, even if the white reactor is full, and fills that reactor. Without capsules nothing happens.
rule-SA-011 = C in UB or LR gives you the battlebots that wait there, unless you lead some already; disabled ones that you lead wake up. A squad stays with its player for the whole mission.
rule-SA-012 = C in UR launches the interceptors if they are aboard and you lead active battlebots.
rule-SA-013 = C in LB launches a rocket, one a turn. It hits when damage is computed in the next turn.
rule-SA-014 = C in UW maintains the computer; C in LW looks out of the window.
rule-SA-015 = Squares 1 to 5 are distance 1, squares 6 to 10 distance 2, all beyond distance 3.
rule-SA-020 = One to five people play with a crew of four or five; androids fill the empty places and act after the people.
rule-SA-021 = The captain acts first, the communications officer sees to external threats, the chief of security to internal ones. Roles may be shared.
rule-SA-022 = An action card has a button half and a movement half. You lay it face down with the chosen half up, one card in each of 12 slots.
rule-SA-023 = The base deck has 90 action cards and six heroic cards.
rule-SA-024 = Turns 1 to 3 are the first phase, 4 to 7 the second, 8 to 12 the third. When a phase ends its slots are locked. You may begin the next phase before the clock does: you get its cards, and your earlier slots stay as they are.
rule-SA-025 = Four or five players get 5 cards in each phase, three players 6, two players 9 and then 6. In a mission one card of the first phase is heroic, and each android has a heroic card of its own, open to all. If an android is the fifth member of the crew, everybody gets one card more in the first phase.
rule-SA-026 = Incoming data: everybody draws a card.
rule-SA-027 = Data transfer: while the window is open, each player may give one ordinary action card to another player. Heroic and special cards are never given.
rule-SA-028 = While communications are down nobody may talk or signal, but planning goes on.
rule-SA-029 = An announced threat has a turn of appearance, a kind, and a zone or the inside of the ship. Unconfirmed reports count for a crew of five only.
rule-SA-030 = Anybody may lay ordinary cards of their own, face up, into an android's slots of the current phase; they stay there. An android's phase goes on with the last player. A heroic card is only for the one who got it (our decision).
rule-SA-031 = Alone you command a crew of androids. All 90 action cards lie open and move freely until the phase ends; each android uses its own heroic card. Data, transfers and silence mean nothing to you.
rule-SA-032 = Tripping, with the base cards and only where it was agreed on: when your turn comes you may declare that you tripped. The card you laid there then does what its other half says, or leads the opposite way, and your next action is delayed. You may trip again in a later turn, at the same price. Only people trip, only while they are conscious, and only over a base card that lies alone in its slot: heroic and special cards, and what a threat makes you repeat, stay as they are (our decision). The cards of a turn are turned up before it, those of later turns stay face down, and all who can trip are asked at once (our decision).
    .uncertain = The expansion only says that double actions know no tripping; the wording of the base rule was not to be found.
rule-SA-033 = Heroic cards: A is stronger by 1, B adds 1 energy even above the capacity if any moved, repairs count 2, bots are not shot at and hit harder in space, and a move leads straight to its station without a lift.
rule-SA-034 = There is no heroic C: repairing a C button always counts 1, except for the Mechanic.
rule-SA-035 = Tracks and announced threats are open. Hands and plans are private until the resolution: from the back of a card others see only whether it is an action or a movement. What you tell the crew everybody hears; while communications are down nobody can tell anything (our decision).
rule-SA-036 = The program draws and places threat cards; roles are labels unless a rule names the captain (our decision).
rule-SA-040 = A turn begins with the threats of that turn appearing on the start square of their track, internal ones also in their stations.
rule-SA-041 = Then the crew acts, Medics first, then from the captain on. Everybody finishes a whole card before the next one begins; the unconscious are skipped.
rule-SA-042 = After the last player come the bonuses for what several did together inside the ship: all stations of a threat, a lone repairer, three at the Nuclear Device.
rule-SA-043 = Then damage to external threats is computed, rockets of the turn before included.
rule-SA-044 = Then threats act in the order of their numbers, external before internal, called ones last. Each moves its whole speed, then performs the marks it entered or passed, all from its end square.
rule-SA-045 = A turn ends with the computer check and the view from the window. What lasts one turn only is forgotten.
rule-SA-046 = After the last turn comes a final step without the crew: interceptors come back, the last rockets hit, all threats move and act once more, the ship jumps, and the mission is scored.
    .uncertain = Public implementations disagree on whether the interceptors come back before or after the threats move; here they come back before.
rule-SA-047 = The ship is lost at once when a zone has to take a seventh damage or an effect says so. A lost mission has no score.
rule-SA-050 = A move to the left or right changes the zone on the same deck. Against the outer wall nothing happens, and nobody is delayed.
rule-SA-051 = The gravolift always takes you to the other deck. If somebody used it this turn, or it is damaged, you are delayed.
rule-SA-052 = A delay blanks a slot: its card moves one slot on and pushes those behind it until a blank slot swallows the shift. A card pushed past the end is lost. A blank slot cannot be delayed.
rule-SA-053 = Delays by threats, the computer or a lift concern the next turn; a card that cannot be used in space is delayed in the current one.
rule-SA-054 = General delays and knock-outs by threats, and the computer's delay, do not reach players in space.
rule-SA-055 = Whoever enters a station by a movement of their own, return from space included, suffers what waits there: slime delays, contamination knocks out.
rule-SA-056 = A knocked-out player does nothing more in this mission, and that player's squad is disabled. The figure stays where it lies; from space it is put back in UR with the interceptors.
rule-SA-057 = Unconscious figures still count as players in their station.
rule-SA-062 = Somebody has to press C in UW in the first two turns of each phase. If nobody does, everybody aboard is delayed in the third. In other turns it does nothing.
rule-SA-063 = The best turn of each phase at the window scores 1, 2, 3, 5 or 7 points for one to five players, and 2 for each further one.
rule-SA-070 = A bots action with an active squad does 1 damage to an intruder in the same station, to the lowest number if there are several.
rule-SA-071 = Intruders that return fire disable the squad after each bots action that is not heroic, even after the one that kills them.
rule-SA-072 = On launch the player and the squad go to space at distance 1 and attack in the same turn.
rule-SA-073 = In space with fixed range: bots stay and attack, a blank slot returns to UR, anything else returns too and is delayed.
rule-SA-074 = Interceptors attack every threat at their distance that can be targeted, in any zone: a single one with 3, several with 1 each; heroic bots add 1.
rule-SA-075 = Only one player can be outside. After landing the interceptors can be launched again.
rule-SA-080 = All weapons choose their targets before any damage is done; that a threat dies changes no target.
rule-SA-081 = A laser hits the nearest threat on its zone's track that it can target. On the same square the lowest number is nearest, called threats last.
rule-SA-082 = A rocket flies to the nearest threat of all zones at distance 1 or 2 and hits with 3. Without a target it is lost.
rule-SA-083 = For each threat, add all strengths of the turn and take its shields off once; the rest is damage. Negative shields add to it.
rule-SA-084 = Threats with no hit points left are destroyed after all damage is done, in the order of their numbers. What their death brings follows at once and may chain.
rule-SA-085 = At the end of this step hypershields sink, the Nemesis strikes back and rockets strengthen the Juggernaut.
rule-SA-086 = Hidden and phased-out threats, those too far away and those immune to a weapon are not targets; the weapon looks for the next nearest.
rule-SA-087 = A cryoshield takes no damage in the first turn in which it is hit.
rule-SA-088 = A swarm loses 1 hit point a turn at most, the Mother Swarm 2.
rule-SA-090 = The shield of an attacked zone absorbs the attack point for point and is used up; the rest is damage. Each zone named is attacked on its own.
rule-SA-091 = Internal threats damage the hull directly; shields do not help.
rule-SA-092 = Each damage uncovers a tile of the zone: a weaker gun, a shorter pulse, less room for energy, a slow lift, or a crack without effect.
rule-SA-093 = Double attacks double what passes the shields. A Fissure doubles all damage to the red zone, later to every zone.
rule-SA-094 = While a malfunction sits on a button, that button repairs it by 1 (heroic A or B by 2) instead of working. Of several, the lowest number comes first.
rule-SA-095 = A malfunction that has reached Z cannot be repaired any more, and its button stays dead. One that is repaired frees its button at once.
rule-SA-096 = A threat in several stations can be repaired from any of them; it has one set of hit points.
rule-SA-097 = A threat that reaches Z leaves its track: you have survived it. A change of speed counts from the next move on.
rule-SA-098 = Threats score when they are destroyed, and less when they are survived; those still on a track at the jump score nothing.
rule-SA-100 = Score: threats, window and bonus points, less every damage, the damage of the worst zone once more, 2 for each unconscious player and 1 for each disabled squad.
rule-SA-101 = A campaign has three missions. Between them each conscious member of the crew repairs one tile or squad.
rule-SA-102 = Damage carried into the next mission stays in force and also lowers the energy at the start.
rule-SA-103 = A campaign scores all threat points, the average window points and the penalties of the last mission. A lost ship scores 0.
rule-SA-104 = Common and serious threats each have a level: white, yellow, red or a mixture.
rule-SA-105 = Two test runs, three simulations, three advanced simulations and eight missions teach the game step by step. Battlebots and interceptors come with the advanced simulations, heroic cards and the window with the missions. A mission can also be generated; the same seed makes the same one.
rule-SA-106 = Test runs and simulations leave out the robots, the interceptors and the window: C does nothing in those stations. A test run is practice: its score is worked out, but does not count (our decision).
    .uncertain = No source says which systems the first flights leave out; we leave out those that the later ones introduce.
rule-SA-120 = The expansion adds 48 threats, 32 of them red, half of them serious, and corrects the speed of the Stealth Fighter to 3.
rule-SA-121 = A carrier's attacks are 2 weaker while a conscious player is out with the interceptors, with variable range only at the carrier's distance or nearer.
rule-SA-122 = Plasma knocks out everybody aboard in the zone if the shields absorb nothing; one absorbed point is enough to prevent it.
rule-SA-123 = A phasing threat goes out right after its first move. In the next turn it comes back just before it moves and stays in, and so on. While out it cannot be hit or moved and blocks nothing. Bracketed values count if it was out until its move.
rule-SA-124 = The Scout moves no phased-out threat, but its help with attacks also goes to threats that come later or come back.
rule-SA-125 = A hypershield starts high and loses 1 at the end of computing damage if anything hit it that turn, harm or not.
rule-SA-126 = Difficult access ignores the first damage of each turn, counted over all players.
rule-SA-127 = Against a polarized threat all lasers together count half, rounded up; other weapons count in full.
rule-SA-128 = A jump leads to the neighbouring track at the same distance, round from red to blue. If that track is too short the threat stays. The rest of the action happens where the threat is at that moment.
rule-SA-129 = A threat that spans all tracks can be hit by the lasers of every zone; for all else it is one threat on its own track.
rule-SA-130 = A caller shows at once which threat it can call. When it does, that threat gets a letter and starts after all others have moved; letters act after numbers.
rule-SA-131 = Destroy a caller before it calls, and the other threat counts as destroyed too. If it has not called by the jump, neither scores.
rule-SA-132 = A called external threat starts in its caller's zone, or in the one on the card.
rule-SA-133 = If the Dimension Spider is still there at the jump, it performs Z. Unless the Cyber Gremlin is destroyed, it then knocks everybody out.
rule-SA-134 = Some cards do what no other does; their own text says what.
    .uncertain = Of some cards only implementations that disagree were to be had, so we chose: { threat-SE3-104 } (whom Z hits), { threat-SI3-102 } (speed, Y), { threat-I3-104 } (Y), { threat-I2-102 } (when its poison starts), { threat-E3-109 } and { threat-SE3-108 } (Z and shields), { threat-SE3-105 } and { threat-SI3-107 } (points), { threat-SI3-104 } (X).
rule-SA-140 = A double action card has one half with a single symbol and one with two; the first symbol of the double half tells which kind it is.
rule-SA-141 = The double deck has 96 cards; 90 are known and six are ours.
    .uncertain = Six cards of the deck are listed nowhere, so we made six that fit; an option plays with the 90 known ones alone.
rule-SA-142 = With androids, incoming data brings one more card for each android.
rule-SA-143 = Both symbols are performed in the printed order. One that cannot be done is ignored, the other is still done.
rule-SA-144 = If the first half delays you, the second half is done next turn and pushes what lies there. If the second half does, the next action is delayed as usual.
rule-SA-145 = A half pushed past the last turn is lost.
rule-SA-146 = Help that makes an action heroic counts for one symbol only.
rule-SA-147 = External and internal threats have their own numbers; of two equal ones the external acts first.
rule-SA-148 = Six longer missions come with the expansion, two of them easier.
    .uncertain = Which six they are is not known: all 18 published ones can be flown, and their times come from a single source.
rule-SA-155 = Interceptors take off to distance 1. C in space flies one distance further and attacks there.
rule-SA-156 = In space, bots in either half stay and attack; a blank slot comes one distance nearer, from 1 back to UR. Anything else is delayed and counts as blank.
rule-SA-157 = Only threats at exactly the interceptors' distance are attacked. There is one action a turn in space; what follows a launch is ignored.
rule-SA-158 = C at distance 3, or the jump at distance 2 or 3, is an ultrafast return: the pilot is knocked out and the squad disabled.
rule-SA-160 = There are ten specializations, each with a basic and an advanced action.
    .uncertain = The rulebook at hand ends before the cards. Sources disagree on whether the basic { specialization-hypernavigator } slows all threats or external ones only; here it slows all.
rule-SA-161 = A repair from afar never finishes a malfunction.
rule-SA-162 = Teleporting is no movement: no doors, no lift, nothing that waits for those who enter.
rule-SA-163 = The tile the Squad Leader repairs is shuffled back into its pile.
rule-SA-164 = The Mechanic's marker works for the next A of that station, whoever presses it, and is used up in any case.
rule-SA-165 = The Pulse Gunner's basic action fires the gun here and the pulse cannon together, or neither.
rule-SA-166 = Two cards may share a slot: the Medic's with a single move, and the advanced Special Ops with any card.
rule-SA-167 = The Medic acts before the captain, a move first. Basic: the first A, B or bots of everybody there is heroic. Advanced: nobody who stands with the Medic is knocked out this turn.
rule-SA-168 = A card combined with the advanced Special Ops cannot be delayed and ignores doors, busy lifts, slime and return fire; until it is done its player is not knocked out.
rule-SA-169 = The advanced Hypernavigator in LW on turn 10 or 11 ends the mission after that turn: the final step follows, and threats still to come never appear.
rule-SA-170 = Without experience the crew agrees on one level for all specializations (our decision).
    .uncertain = No source says how levels are chosen without experience.
rule-SA-180 = The explorer log has levels from 0 to 30; each row has more boxes than the one before.
rule-SA-181 = A won mission or campaign brings experience, and a high score brings more. A lost ship brings none.
rule-SA-182 = Each level brings a level of a specialization.
    .uncertain = No source gives the level of an android; here it has the lowest one its crew has chosen, at least 1.
rule-SA-183 = A lost explorer who accepts cloning goes on; one who refuses does not.
rule-SA-184 = Achievements are earned once by each explorer, on won runs only.
    .uncertain = Of achievements that people have to judge, only the name, the experience and the level are known; their conditions are ours, and the table votes. The Hometown Hero has no condition at all and is left out.
rule-SA-185 = Badges show who has which role; they have no other effect.
    .uncertain = The box has seven badges; the only list found names eight roles, so at least one of them is no badge of the box.
rule-SA-186 = New threats, double actions, specializations and experience can be used alone or together.
rule-SA-187 = The longer missions need the double deck.
rule-SA-188 = The box confirms the data: three threats with hypershields, five that call, twenty special cards.
rule-SA-189 = A spanning threat farther away than a track is long waits behind its start; that zone's lasers hit it if they have nothing nearer.
rule-SA-190 = After a jump a threat may perform the same action again when it crosses that mark on its new track in a later turn.
rule-SA-191 = Moves given by other threats do not switch the phase; only a threat's own move does (our decision).
rule-SA-192 = Specializations are chosen before the mission; an android's special cards lie open and the crew programs them.
rule-SA-193 = With specializations, an ordinary card is dealt for every heroic card an android would have had.
rule-SA-194 = For a called threat, what depends on its number uses the turn in which it is put on its track (our decision).

# The film and the report of `pelagos resolve spacealert`
film-title = Turn { $turn }: { $step }
report-damage = Damage: red { $red }, white { $white }, blue { $blue }.
report-lost = The ship is lost. There is no score.
report-score = The ship survived. Score { $score }: threats { $threats }, window { $window }, bonus { $bonus }, penalties { $penalties }.

## Scripts of missions

error-script-backwards = The times of the script go backwards: after second { $before } comes second { $at }.
error-script-out-of-time = Something is announced in second { $at }; planning lasts from 0 to { $end }.
error-script-too-long = The script lasts { $at } seconds; { $most } is the most.
error-script-phases = A mission of { $turns } turns needs ends for { $phases } phases; the script gives { $given }.
error-script-phase-order = A phase ends in second { $at }, not later than it begins ({ $before }).
error-script-silence = Communications are down from second { $at } to { $until }; they have to come back later than they fail, and by second { $end }.
error-script-turn = The threat announced in second { $at } has the number { $turn }; numbers go from 1 to { $most }.
error-script-internal-zone = The threat announced in second { $at } for turn { $turn } is internal and cannot have the zone { $zone }.
error-script-no-zone = The threat announced in second { $at } for turn { $turn } is external and needs a zone.
error-script-too-late = The threat of turn { $turn } is announced in second { $at }, when that turn is already locked.
error-script-number-twice = The number { $turn } is given a second time in second { $at }; there is only one marker for it.
error-script-transfer-twice = Two data transfers begin in second { $at }; the first would have no time.

## Campaigns

error-squad-station = “{ $station }” is not a station where a squad of battlebots waits, or it is named twice; squads wait in UB and LR.
error-no-tripping = Nobody trips with double actions.
error-trip-out-of-range = Trip { $place } is in turn { $turn }; turns go from 1 to { $turns }.
error-trip-symbol = Trip { $place } leads to “{ $symbol }”, which no base card does.
error-trip-twice = Trip { $place }: player { $player } trips twice in turn { $turn }.
error-campaign-length = A campaign of { $planned } missions is not possible; it has { $least } to { $most }.
error-campaign-stage = That is not due now: the campaign is { $stage ->
    [flying] on a mission
    [deciding] waiting for the crew to go on or go home
    [repairing] under repair
    [departing] ready to depart
   *[over] over
}.
error-campaign-no-tile = There is no damage tile { $tile } in the zone { $zone } to repair.
error-campaign-two-tiles = No more than { $most } tiles of a zone are repaired between two missions; the zone { $zone } has had them.
error-campaign-no-squad = No squad of battlebots is disabled.
error-campaign-squads = Squads that work: { $working }. Name as many of the places { $places }.

## The match: options

option-script = Mission
    .help = What is announced when: test runs and simulations teach the game, then come the missions.
    .firstTestRun = First test run
    .secondTestRun = Second test run
    .simulation1 = Simulation 1
    .simulation2 = Simulation 2
    .simulation3 = Simulation 3
    .advancedSimulation1 = Advanced simulation 1
    .advancedSimulation2 = Advanced simulation 2
    .advancedSimulation3 = Advanced simulation 3
    .mission1 = Mission 1
    .mission2 = Mission 2
    .mission3 = Mission 3
    .mission4 = Mission 4
    .mission5 = Mission 5
    .mission6 = Mission 6
    .mission7 = Mission 7
    .mission8 = Mission 8
    .double_easier_1 = Easier double mission 1
    .double_easier_2 = Easier double mission 2
    .double_easier_3 = Easier double mission 3
    .double_easier_4 = Easier double mission 4
    .double_easier_5 = Easier double mission 5
    .double_easier_6 = Easier double mission 6
    .double_1 = Double mission 1
    .double_2 = Double mission 2
    .double_3 = Double mission 3
    .double_4 = Double mission 4
    .double_5 = Double mission 5
    .double_6 = Double mission 6
    .double_7 = Double mission 7
    .double_8 = Double mission 8
    .double_9 = Double mission 9
    .double_10 = Double mission 10
    .double_11 = Double mission 11
    .double_12 = Double mission 12
    .generated = A generated mission
option-difficulty = Difficulty of a generated mission
    .help = How many threats a generated mission brings, and which kinds.
    .simulation = Simulation
    .advanced_simulation = Advanced simulation
    .mission = Mission
    .double_easier = Easier double mission
    .double = Double mission
option-seed = Seed of a generated mission
    .help = Any word: the same word makes the same mission again. Left empty, the program picks one.
option-extra_android = One android more
    .help = A fifth member of the crew. With five aboard, unconfirmed reports count too.
option-common = Common threats
    .help = Which common threat cards are used. White ones are the easiest; red ones come with the new threats. White and red without yellow make missions much harder or much easier than they seem.
    .white = white
    .yellow = yellow
    .red = red
    .white-yellow = white and yellow
    .yellow-red = yellow and red
    .white-red = white and red (yellow ones should not be missing)
    .all = all three levels
option-serious = Serious threats
    .help = Which serious threat cards are used. White ones are the easiest; red ones come with the new threats. White and red without yellow make missions much harder or much easier than they seem.
    .white = white
    .yellow = yellow
    .red = red
    .white-yellow = white and yellow
    .yellow-red = yellow and red
    .white-red = white and red (yellow ones should not be missing)
    .all = all three levels
option-new_threats = New threats
    .help = Adds the threat cards of The New Frontier.
option-deck = Action cards
    .help = With double actions one half of each card does two things in a row, and interceptors fly to three distances. Public sources name 90 of the 96 cards; six are ours.
    .base = base game
    .double-96 = double actions, 96 cards
    .double-90 = double actions, the 90 known cards
option-android_data = More data with androids
    .help = With double actions each android brings the crew one card more whenever data comes in.
option-tripping = Tripping
    .help = With the base cards, whoever has laid a card by mistake may declare it when it comes: it does what its other half says, or leads the opposite way, and the next action is delayed. Cards are turned up turn by turn.
option-specializations = Specializations
    .help = Each member has special cards of its own instead of heroic ones: the basic card (level 1), the advanced one (level 2) or both (level 3).
    .none = none
    .level-1 = level 1 for all
    .level-2 = level 2 for all
    .level-3 = level 3 for all
    .experience = as each explorer has learnt
option-learnt = What the explorers have learnt
    .help = Seat by seat, a dash for nothing: medic:2,mechanic:1 - rocketeer:3
error-learnt-seats = There are words for { $given } explorers, but only { $seats } seats.
error-learnt-name = “{ $name }” is no specialization, or stands there twice. There are { $known }.
error-learnt-level = { $name }: “{ $level }” is no level; write 1 to { $most } behind the colon.

## The match: names

member-name = P{ $number }
android-name = android P{ $number }
commander-name = the commander
role-captain = captain
role-communications = communications
role-security = security
card-ordinary = { $button } / { $move }
card-heroic = { $button } / straight to { $station }
card-straight = straight to { $station }
card-face-down = a card that lies face down
card-then = { $first }, then { $second }
card-of-basic = { $specialization }: basic card
card-of-advanced = { $specialization }: advanced card
card-basic-of = { $specialization }: basic action
card-advanced-of = { $specialization }: advanced action
special-rocketeer-basic = Wherever you are: C of LB, one rocket. It never makes a finishing repair.
special-rocketeer-advanced = C. In LB two rockets fly as one salvo of strength 5.
special-data_analyst-basic = Wherever you are: C of UW, the computer; 1 point more at the end.
special-data_analyst-advanced = C. In LW you count as three players at the window.
special-energy_technician-basic = Wherever you are: B of LW, a fuel capsule fills the white reactor.
special-energy_technician-advanced = On the upper deck: shields of 2 in your zone and 1 in the others, for this turn.
special-pulse_gunner-basic = A, and the pulse cannon fires too: both or neither.
special-pulse_gunner-advanced = A. In LW the pulse cannon hits with 2, one distance further with 1.
special-medic-basic = Before the captain: the first A, B or robots of all in your station are heroic. With one single movement.
special-medic-advanced = Before the captain: nobody who is with you falls unconscious this turn; −1 point. With one single movement.
special-teleporter-basic = Who has the departure token goes to who has the destination token, both aboard.
special-teleporter-advanced = From a side zone to the other side zone and the other deck.
special-hypernavigator-basic = On the lower deck: all threats move one square less this turn.
special-hypernavigator-advanced = In LW in turn 10 or 11: the ship jumps after this turn.
special-special_ops-basic = Your next A, B or robots is heroic.
special-special_ops-advanced = With any one card: nothing delays or stops it, and nothing knocks you out before it is done.
special-squad_leader-basic = With an active squad: repairs a damage tile of this zone. With a disabled one: wakes it up.
special-squad_leader-advanced = With an active squad, not from LB: to UR and take off at once. In space: heroic robots.
special-mechanic-basic = The gun of this station: +1 strength for its next shot, the pulse cannon +1 range.
special-mechanic-advanced = Repairs a malfunction of this station by 2.
specialization-none = no specialization
token-departure = departure token
token-destination = destination token
card-line-threat = { $name } · hit points { $hp } · shields { $shields } · speed { $speed }
half-action = an action
half-move = a movement
half-double-action = a double action
half-double-move = a double movement
half-basic = the basic special card
half-light = the advanced special card, its basic action up
half-dark = the advanced special card, its advanced action up
place-internal = inside the ship
task-nothing = something
task-turn = turn { $turn }
task-button = { $button }
task-station = { $station }
task-turn-button = turn { $turn }: { $button }
task-turn-station = turn { $turn }: { $station }
task-button-station = { $button } in { $station }
task-turn-button-station = turn { $turn }: { $button } in { $station }
reason-not-learnt = this mission does not use it yet

## The match: questions and answers

decision-ChooseSpecialization = Choose a specialization for { $member }, or none.
decision-ChooseFavoured = An ordinary card is left over, dealt instead of an android’s heroic one. Who gets it?
decision-Plan = Plan your turns: lay cards, talk, and be ready.
decision-NextMoment = The clock runs.
decision-NextStep = Turn { $turn }: { $step }.
decision-DecideTrip = Turn { $turn }, your card: { $does }. Go on, or did you trip?
action-Ready = Ready
action-Lay = { $member }, turn { $turn }: { $does }
action-TakeBack = Take back: { $member }, turn { $turn }
action-Begin = Begin the next phase now
action-Give = Give to { $to }: { $card }
action-Specialize = { $specialization }
action-Favour = One card more for { $to }
action-Assign = { $token }: to { $member }
action-KeepCard = Go on
action-KeepAll = Go on, and ask me no more in this mission
action-Trip = I tripped: { $instead }. My next action is delayed
action-Tell =
    { $mood ->
        [ask] Ask { $to }: { $task }?
        [yes] Tell { $to }: yes
        [no] Tell { $to }: no
        [also] Add: { $task }
       *[plan] Tell: { $task }
    }
action-Strike = The clock strikes

## The match: events of planning

event-MissionBriefed = { $script }: a crew of { $crew }. Tracks of red, white, blue and inside: { $tracks }.
event-CardsDealt =
    { $cards ->
        [hidden] { $seat } gets cards for phase { $phase }: { $cards_count }.
       *[other] { $seat } gets for phase { $phase }: { $cards }.
    }
event-CardsLaidOpen = All { $cards } action cards lie open for { $seat }.
event-AndroidEquipped = Beside { $member } lies { $card }.
event-SpecializationChosen = { $member }: { $specialization }{ $level ->
        [0] .
       *[other] , level { $level }.
    }
event-CardFavoured = { $seat } chooses who gets the card that is left over: { $to }.
event-TokenAssigned = { $seat } gives the { $token } to { $member }.
event-CardLaid = { $seat } lays { $does } in turn { $turn }.
event-AndroidProgrammed = { $seat } programs { $member }, turn { $turn }: { $does }.
event-CardTakenBack = { $seat } takes a card back: { $member }, turn { $turn }.
event-IsReady = { $seat } is ready.
event-PhaseBegun = { $seat } begins phase { $phase } early.
event-DataReceived =
    { $cards ->
        [hidden] Incoming data: { $seat } draws { $cards_count ->
            [0] nothing, the deck is empty.
            [one] a card.
           *[other] { $cards_count } cards.
        }
       *[other] Incoming data: { $seat } draws { $cards }.
    }
event-TransferOpened = Data transfer: each of you may give one card now.
event-TransferClosed = Data transfer ends.
event-CardGiven =
    { $card ->
        [hidden] { $seat } gives a card to { $to }.
       *[other] { $seat } gives { $card } to { $to }.
    }
event-CardReceived = { $seat } gets from { $giver }: { $card }.
event-CommunicationsFailed = Communications down! Not a word until they are back.
event-CommunicationsRestored = Communications are back.
event-ThreatAnnounced = Alert! Turn { $turn }, { $place }: { $threat }.
event-CallLaidOut = { $caller } can call { $threat }.
event-PhaseWarned = Phase { $phase } ends in { $left ->
    [60] one minute
   *[other] { $left } seconds
}.
event-PhaseEnded = Phase { $phase } has ended; its slots are locked.
event-Told =
    { $mood ->
        [ask] { $seat } asks { $to }: { $task }?
        [yes] { $seat } tells { $to }: yes.
        [no] { $seat } tells { $to }: no.
        [also] { $seat } adds: { $task }.
       *[plan] { $seat } says: { $task }.
    }
event-PlansRevealed = Planning is over. All plans are turned up; cards laid: { $count }.
event-ResolutionBegun = Planning is over. Cards are turned up turn by turn; whoever has laid one by mistake may trip.
event-CardsTurnedUp = Turn { $turn }, cards that come: { $cards }.
event-TripsDecided = Turn { $turn }, trips: { $count ->
    [0] nobody
   *[other] { $seats } ({ $meant })
}.
event-RestTurnedUp = Cards that never came: { $cards }.

## The match: refusals

error-crew-full = The crew has at most { $most } members: with { $seats } people there is no room for one android more.
error-needs-double-actions = This mission is flown with the cards for double actions, which are not in play.
error-no-such-mistake = { $card }: it has no such other half, and no such opposite direction.
error-red-needs-new-threats = { $option }: red threats come with the new threats; turn those on first.
error-too-few-threats = The mission from the seed “{ $seed }” can bring { $needed } { $kind ->
        [serious] serious
       *[common] common
    } threats { $position ->
        [internal] inside
       *[external] outside
    } the ship, and of the colours chosen there are only { $cards }. Choose another seed, or more colours.
error-no-such-member = There is no member { $member }: the crew counts from P0 to P{ $last }.
error-no-such-slot = There is no turn { $turn }: this mission has turns 1 to { $turns }.
error-slot-locked = Turn { $turn } is locked: its phase is over. The first open slot is turn { $first }.
error-slot-not-open = Turn { $turn } is not open yet: its phase has not begun. The last open slot is turn { $last }.
error-not-your-slots = These slots are not yours to fill: { $member }. Use your own and those of the androids.
error-not-in-hand = You do not have this card: { $card }.
error-slot-filled = There is a card in turn { $turn } already; take it back first.
error-slot-empty = There is no card in turn { $turn }.
error-android-card-stays = The card of turn { $turn } stays: what { $member } has been given is never taken back.
error-heroic-for-android = { $card }: a heroic card is only for the one who got it.
error-no-transfer = Cards can be given only during a data transfer.
error-gave-already = You have given a card in this transfer already.
error-bad-receiver = Seat { $seat } cannot get your card; choose another player.
error-heroic-stays = { $card }: heroic cards are never given away.
error-no-such-half = { $card } does not have this half: { $half }.
error-special-stays = { $card }: a special card is only for the one it belongs to, and never given away.
error-cannot-share = The two cards cannot share turn { $turn }: the Medic’s goes with one single movement, the advanced one of Special Ops with any one ordinary card.
error-no-teleporter = The Teleporter’s tokens are not yours to give.
error-token-there = The token is there already: { $member }.
error-not-learnt = The explorer has not learnt this: { $name }.
error-nobody-listens = You fly alone; nobody is there to hear you.
error-silence = Communications are down: not a word until they are back.
error-bad-listener = Seat { $seat } cannot be told anything; choose another player.
error-says-nothing = Say what it is about, and whom you ask or answer; yes and no stand alone.
error-adds-nothing = Name the turn to which you add something, and a button or a place.
error-does-one-thing = With these cards each card does one thing; only a double action has a second one to tell.
error-last-phase = Phase { $phase } is the last one.
error-no-flight = The flight has not begun.
error-no-campaign = This is no campaign.

## The match: the board as text

board-phase = phase { $phase }, until { $end }
board-silent = Communications are down.
board-transfer = Data transfer: give one card.
board-calls = can call
board-called = called by
board-values = { $hp }  S { $shields }  V { $speed }
board-hand = Your cards:
board-turn = turn { $turn } of { $turns }
board-jump = final step

## The guided first game

lesson-ship = You are the captain, P0, on the bridge (UW). The ship has three zones, red, white and blue, on two decks. Upstairs are the heavy lasers and the shields, downstairs the light lasers, the pulse cannon and the fuel. Nothing is flown now: you plan turns with cards, and later the ship does exactly what was planned.
lesson-clock = The clock runs, and the computer calls out what comes: in turn 1 a Pulse Ball appears on the track of the blue zone. Its card says how much it can take (5), what its shields stop each turn (1) and how fast it is (2). Everybody sees tracks and threats; your cards only you see.
lesson-move = A heavy laser only shoots along the track of its own zone. Each card has two halves: a button above, a movement below. Lay a card into turn 1 so that you get to the blue laser.
    .go = Right: in turn 1 you walk from UW to UB and stand at the blue laser. The others see from the back only that it is a movement.
    .fire = On the bridge A fires the white laser, and on the white track there is nothing yet. Go to the blue zone first.
    .red = That leads to the red zone, away from the Pulse Ball.
lesson-together = P1 goes along, down to LB, and says: turn 3, A in LB. All shots of one turn are added, and the shields are subtracted once: 4 of yours and 2 of P1 make 6, less 1 is 5. When do you fire?
    .wait = Together in turn 3: exactly the 5 that the Pulse Ball can take.
    .early = Alone in turn 2 you do only 4 − 1 = 3, and P1 alone in turn 3 does 2 − 1 = 1. Fire in the same turn.
    .shield = B fills the shield. Good against attacks, but now the Pulse Ball is the job.
lesson-computer = P2 stays on the bridge and maintains the computer with C in turn 1. Somebody must do that in the first two turns of every phase, or everybody is delayed. A Meteoroid has been announced for the white zone; P2 will shoot at it.
lesson-give = Data transfer! For a few seconds each player may give one card away. P3 goes to the red laser and asks you for another A. You have one to spare.
    .give = P3 has it. Only the two of you know which card it was.
    .refuse = An honest answer, but the card is of no use to you, and soon the window closes.
    .ready = Ready means you wait for the clock. First give P3 the card.
lesson-ready = A Fighter comes in red; P3 has seen it. Your first phase is planned. Say that you are ready: if everybody is, the clock need not be waited for. Or begin the next phase at once.
    .ready = Everybody waits for the clock now. You may still change your plan until the phase ends.
    .begin = You get the cards of phase 2 now, and your first three turns stay as they are.
lesson-phase = The first phase has ended: turns 1 to 3 are locked, and everybody gets cards for turns 4 to 7. P3 lays the A you gave into turn 4, against what is left of the Fighter. Nothing else comes in this test run, so the rest stays empty.
lesson-film = Planning is over, and now the ship flies it. In each turn threats appear, the crew acts (captain first), the damage is computed, and then the threats move and act. After two turns P2 has shot the Meteoroid, and the Pulse Ball has emptied your shields.
lesson-salvo = Turn 3: your laser and that of P1 hit together, 6 less 1 is 5, and the Pulse Ball is destroyed: 4 points. P3 hits the Fighter with 4, its shields stop 2, and 2 hit points are left for the next shot.
lesson-jump = Three threats destroyed, no damage to the hull: the ship jumps with 12 points. In turn 5 nobody looked after the computer, and everybody was delayed; luckily there was nothing left to do. A test run is practice. Now fly one yourself!

## The match: a mission of a campaign

option-carried = Damage carried over
    .help = In a campaign: the damage of the mission before, written as red:shield,gravolift white:structural. Empty for a whole ship.
option-squads = Battlebots at the start
    .help = In a campaign: which squads still work after the mission before, and where they wait.
    .both = in UB and LR
    .UB = only in UB
    .LR = only in LR
    .none = none
error-carried-zone = “{ $zone }” is no zone, or stands there twice; write each of { $known } once, with its tiles: red:shield,gravolift
error-carried-tile = The { $zone } zone cannot carry “{ $tile }”; there is one each of { $known }.

error-campaign-test-run = Test runs have no score and make no campaign; choose a simulation or a mission.
error-campaign-mission = This mission cannot be next: it has been flown in this campaign already, or is of another kind.
option-missions = Missions of a campaign
    .help = How many missions the crew flies with the same ship, 2 to 5; between them it repairs what it can. 1 is a single mission.
decision-DecideReturn = Captain: go on with the campaign, or go home?
decision-Repair = Who may repair something: { $member }.
decision-ChooseMission = Captain: which mission comes next?
decision-ChooseThreats = Captain: which threats shall the next mission meet?
decision-PlaceSquad = Captain: where shall the only working squad wait?
action-GoOn = Go on with the campaign
action-GoHome = Go home: the campaign ends here
action-RepairTile = Repair, { $zone }: { $tile }
action-RepairSquad = Repair a squad of battlebots
action-RepairNothing = Repair nothing
action-Fly = Fly { $script }
action-Face = Common threats: { $common } · serious threats: { $serious }
action-Place = The squad waits in { $station }
campaign-lost = no points: the ship was lost
event-MissionLogged = Mission { $number } of { $planned } of the campaign is over: { $score }.
event-CampaignContinued = The crew goes on. Missions still to come: { $left }.
event-TileMended = Repaired by { $member } ({ $zone }): { $tile }.
event-SquadMended = Repaired by { $member }: a squad of battlebots.
event-NothingMended = Repaired by { $member }: nothing.
event-MissionChosen = The next mission is { $script }.
event-ThreatsChosen = The next mission meets common threats of { $common } and serious threats of { $serious }.
event-SquadPlaced = The only working squad of battlebots waits in { $station }.
event-CampaignEnded = The campaign is over. Its score: { $score }.
campaign-head = Campaign: mission { $number } of { $planned }
campaign-row = { $number }. { $script }: { $score }
campaign-damage = Damage carried over, { $zone }: { $tiles }
campaign-log = Campaign log
campaign-score = points for the campaign
campaign-carried = Damage of the ship
campaign-squads = { $count ->
    [one] One squad of battlebots is disabled.
   *[other] { $count } squads of battlebots are disabled.
}

## Careers: the explorer log, achievements and badges

error-run-entered = The run “{ $run }” is in the log already.
error-no-such-run = The run “{ $run }” is not in the log.
error-no-such-specialization = There is no specialization “{ $name }”.
error-nothing-to-learn = All levels that explorer level { $level } brings have been learnt.
error-learnt-all = Level { $most } is the highest of a specialization.
error-learn-later = Level { $wanted } of a specialization needs explorer level { $needed }.
error-explorer-dead = { $name } refused to be cloned and is dead.
error-log-unreadable = This is not an explorer log. { $reason }
error-log-newer = This explorer log was written by a newer Pelagos (version { $version } of the log; this one reads up to { $known }). Update Pelagos to read it.
error-log-wrong = The log of { $name } contradicts itself: { $part ->
    [name] its name is too long or holds what no name does
    [runs] its runs and clones do not go together
    [missions] it has a mission that does not exist, or in whose crew the explorer has no place
    [achievements] an achievement does not exist, stands there twice, or belongs to no run
    [points] its points are not those of its runs and achievements
    [level] so many points do not fill these boxes
   *[other] more was learnt than the level allows, or something that does not exist
}.
error-no-such-achievement = There is no achievement “{ $name }”.
error-plan-without-cards = The bot of seat { $seat } made a plan without having the cards for it.
error-achievement-claimed = This achievement is in the log already.
error-achievement-level = This achievement needs explorer level { $level } at the start of the run.
error-achievement-run = Training and lost runs bring no achievement.
error-achievement-category = One achievement of each category is entered for a run, no more.
error-achievement-not-earned = The run does not meet the condition of this achievement.
error-achievement-needs-vote = The table has to vote on this achievement.
error-specialization-twice = “{ $name }” is chosen twice; each specialization is there once.
error-no-such-badge = There is no badge “{ $badge }”.
error-badge-on-nobody = There is no member { $member } among the { $people } people of the crew.
error-badge-of-captain = The captain’s badge belongs to the captain.
error-badge-worn = Two cannot wear the same badge.
badge-captain = Captain
badge-engineer = Chief engineer
badge-lieutenant = Lieutenant
badge-security = Chief of security
badge-communications = Communications officer
badge-science = Science officer
badge-logistics = Logistics officer
badge-tactical = Tactical officer
achievement-lone-wolf = Lone Wolf
achievement-dynamic-duo = Dynamic Duo
achievement-three-musketeers = Three Musketeers
achievement-fantastic-four = Fantastic Four
achievement-take-five = Take Five
achievement-fifth-wheel = Fifth Wheel
achievement-dartagnan-missing = D'Artagnan Missing
achievement-scrambled-alert = Scrambled Alert
achievement-yellow-alert = Yellow Alert
achievement-orange-alert = Orange Alert
achievement-red-alert = Red Alert
achievement-random-alert = Random Alert
achievement-double-trouble = Double Trouble
achievement-double-solo = Double Solo
achievement-double-duo = Double Duo
achievement-double-trio = Double Trio
achievement-double-quartet = Double Quartet
achievement-double-quintet = Double Quintet
achievement-double-scramble = Double Scramble
achievement-double-yellow = Double Yellow
achievement-double-orange = Double Orange
achievement-double-red = Double Red
achievement-double-random = Double Random
achievement-not-even-a-scratch = Not Even a Scratch
achievement-clean-as-a-whistle = Clean as a Whistle
achievement-spotless = Spotless
achievement-flawless = Flawless
achievement-peerless = Peerless
achievement-favored-by-fortune = Favored by Fortune
achievement-perfect-double = Perfect Double
achievement-clean-as-two-whistles = Clean as Two Whistles
achievement-doubly-spotless = Doubly Spotless
achievement-doubly-flawless = Doubly Flawless
achievement-doubly-peerless = Doubly Peerless
achievement-doubly-fortunate = Doubly Fortunate
achievement-robinson-crusoe = Robinson Crusoe
achievement-and-friday = { "" }... and Friday
achievement-honeymoon = Honeymoon
achievement-tour = Tour
achievement-transgalactic-tour = Transgalactic Tour
achievement-double-crusoe = Double Crusoe
achievement-double-friday = Double Friday
achievement-double-tour = Double Tour
achievement-cracked = Cracked
achievement-loony = Loony
achievement-crazy = Crazy
achievement-insane = Insane
achievement-psychedelic = Psychedelic
achievement-scramble-challenge = Scramble Challenge
achievement-rainbow-challenge = Rainbow Challenge
achievement-orange-challenge = Orange Challenge
achievement-not-going-to-happen = Not Going to Happen
achievement-forget-this = Forget This
achievement-not-possible = Not Possible
achievement-beyond-impossible = Beyond Impossible
achievement-are-you-serious = Are you serious?
achievement-doubly-difficult = Doubly Difficult
achievement-doubly-impossible = Doubly Impossible
achievement-no-comment = No Comment
achievement-aye-captain = Aye, captain!
achievement-loud-and-clear = Loud and clear!
achievement-all-zones-secure = All zones secure!
achievement-lucky-charm = Lucky Charm
achievement-lead-weight = Lead Weight
achievement-superstar = Superstar
achievement-lunch-money = Lunch Money
achievement-children-of-the-night = Children of the Night
achievement-devotion = Devotion
achievement-promiscuity = Promiscuity
achievement-chronicler = Chronicler
achievement-master-chronicler = Master Chronicler
achievement-wolf-pack = Wolf Pack
achievement-supertemporality = Supertemporality
achievement-family-business = Family Business
achievement-integration = Integration
achievement-pangalactic = Pangalactic
achievement-respected = Respected
achievement-flight-instructor = Flight Instructor
achievement-banged-up = Banged Up
achievement-a-thorough-beating = A Thorough Beating
achievement-bruised-and-broken = Bruised and Broken
achievement-duck = Duck!
achievement-ghost-ship = Ghost Ship
achievement-bad-luck = Bad Luck
achievement-survivor = Survivor
achievement-doombringer = Doombringer
achievement-troubleshooter = Troubleshooter
achievement-ace-pilot = Ace Pilot
achievement-blaster-master = Blaster Master
achievement-rocket-star = Rocket Star
achievement-transfer-technician = Transfer Technician
achievement-observer = Observer
achievement-lazy-bum = Lazy Bum
achievement-inspector = Inspector
achievement-take-one-for-the-team = Take One for the Team
achievement-extra-special-specialist = Extra Special Specialist
achievement-busy-bee = Busy Bee
achievement-grand-finale = Grand Finale
achievement-rocketeer-basic = Rocketeer, basic
achievement-rocketeer-advanced = Rocketeer, advanced
achievement-data-analyst-basic = Data Analyst, basic
achievement-data-analyst-advanced = Data Analyst, advanced
achievement-energy-technician-basic = Energy Technician, basic
achievement-energy-technician-advanced = Energy Technician, advanced
achievement-pulse-gunner-basic = Pulse Gunner, basic
achievement-pulse-gunner-advanced = Pulse Gunner, advanced
achievement-medic-basic = Medic, basic
achievement-medic-advanced = Medic, advanced
achievement-teleporter-basic = Teleporter, basic
achievement-teleporter-advanced = Teleporter, advanced
achievement-hypernavigator-basic = Hypernavigator, basic
achievement-hypernavigator-advanced = Hypernavigator, advanced
achievement-special-ops-basic = Special Ops, basic
achievement-special-ops-advanced = Special Ops, advanced
achievement-squad-leader-basic = Squad Leader, basic
achievement-squad-leader-advanced = Squad Leader, advanced
achievement-mechanic-basic = Mechanic, basic
achievement-mechanic-advanced = Mechanic, advanced
achievement-out-of-this-world = Out of this World
achievement-out-of-this-reality = Out of this Reality
achievement-out-of-this-log-sheet = Out of this Log Sheet
achievement-trucker = Trucker
achievement-galaxy-trucker = Galaxy Trucker
achievement-is-it-still-me = Is it still me?
achievement-veteran-explorer = Veteran Explorer
achievement-senior-explorer = Senior Explorer
achievement-jack-of-some-trades = Jack of Some Trades
achievement-jack-of-many-trades = Jack of Many Trades
achievement-jack-of-all-trades = Jack of All Trades
achievement-master-of-arts = Master of Arts
achievement-master-of-many-arts = Master of Many Arts
achievement-master-of-all-arts = Master of All Arts
achievement-achievement-collector = Achievement Collector
achievement-achievement-addict = Achievement Addict

## The board in the browser

board-picture = The ship and the tracks
board-clock = Mission clock
board-mission-time = Mission time
board-paused = paused
board-mute = Silence sounds and voice
board-volume = Volume
board-captions = Announcements
board-listening = Planning has begun. Listen for alerts.
board-incoming-data = Incoming data: everybody draws cards.
board-shield = Shield of the { $place }: { $shield } of { $capacity }
board-track = { $place }: track { $id }, marks { $marks }
board-square = square { $square }
board-turn-of-threat = T+{ $turn }
board-threats = Threats
board-no-threats = No threat has been announced yet.
board-hp = Hit points
board-shields = Shields
board-speed = Speed
board-points = Points
board-repair = Against it
board-repair-A = A
board-repair-B = B
board-repair-C = C
board-repair-bots = battlebots
board-repair-interceptors = interceptors
board-when = { $condition }: { $effect }
board-your-plan = Your plan and your cards
board-plan-of = Plan of { $name }
board-slot = Turn { $turn }: { $what }
board-slot-open = free
board-slot-locked = blank, locked
board-slot-waiting = not open yet
board-no-cards = No cards in hand.
board-give = Give
board-give-to = Give to:
board-is-ready = ready
board-begin = Begin phase { $phase }
board-keys = Press a half of a card to lay it into the marked slot, or drag it; press a laid card to take it back. Keys: A B C, O robots, J L toward red and blue, K lift, ← → slot, ⌫ back.
board-cards = { $count } in hand
board-ahead = already in phase { $phase }
board-android-card = Heroic card of this android
board-choose = Specializations
board-chooses = { $name } chooses.
board-choose-for = Choose for { $name }
board-choose-level = level { $level }
board-choose-unlearnt = not learnt yet
board-taken = taken: { $name }
board-favour = Who gets the card that is left over?
board-tokens = Teleporter’s tokens
board-spans = spans all tracks
board-phased = phased out
board-distance = { $name } in space, distance { $distance }
board-half-done = Half done: { $what } is left
board-join = Lay a second card into turn { $turn }
board-signals = Signals
board-say = Say something
board-what = What
board-where = Where
board-when-turn = When
board-any-turn = any turn
board-to = To whom
board-everybody = everybody
board-tell = I do it
board-also = And this too
board-ask = Can you?
board-yes = Yes
board-no = No
board-report = Mission report
board-won = The ship has jumped
board-lost = The ship is lost
board-score = Score
board-practice = A test run is practice: the score does not count.
board-window = Window
board-bonus = Bonus
board-penalties = Damage, casualties and robots
board-damage = Damage: { $place }
board-status-destroyed = destroyed
board-status-survived = survived
board-status-active = still there
board-status-due = never came
board-status-discarded = gone
film-name = Film of the flight
film-before = Before the first turn
film-turn = Turn { $turn } of { $turns }
film-final = Final step
film-ready = Planning is over. The flight begins.
film-place = Place in the film
film-play = Play
film-pause = Pause
film-step = One step on
film-back = One step back
film-turn-on = Next turn
film-turn-back = Turn before
film-speed = Speed
film-to-end = To the report

## What threat cards do

amount-remaining_hp = its remaining hit points
amount-twice_remaining_hp = twice its remaining hit points
amount-three_per_remaining_hp = 3 for each remaining hit point
amount-half_damage_round_down = half its damage, rounded down
amount-energy_in_own_reactor = the energy of that reactor
amount-own_reactor_energy-plus-1 = the energy of that reactor + 1
amount-zone_reactor_energy-plus-1 = the energy of the zone’s reactor + 1
amount-players_in_its_station = one per player in its station
amount-all = all
zones-own = its zone
zones-all = all zones
zones-others = the other zones
zones-red_and_blue = red and blue zones
zones-red = red zone
zones-white = white zone
zones-blue = blue zone
zones-each_station = each of its stations
zones-each_zone_with_token = each zone with slime
zones-opposite_side = the opposite side
zones-red_first_then_blue = red first, then blue
who-station = everybody in its station
who-zone = everybody in its zone
who-all_on_ship = everybody aboard
who-everyone_else_on_ship = everybody else aboard
who-leaders_of_active_bots = leaders of active robots
who-on_ship_not_UW = everybody aboard but in UW
who-station_without_active_bots = whoever is in its station without active robots
who-alone_in_station = whoever is alone in a station
who-grouped_in_station = whoever is not alone in a station
who-poisoned = the poisoned
dir-left = toward red
dir-right = toward blue
dir-deck = to the other deck
position-external = outside
position-internal = inside
aura-attack_plus_1_other_externals = attacks of all other threats outside +1
aura-shield_plus_1_all_externals = shields of all threats outside +1
doors-red-white = red and white
doors-white-blue = white and blue
resource-fuel = a fuel capsule
resource-white_reactor = 1 energy of the white reactor
if-damaged = If damaged
if-undamaged = If undamaged
if-damage_taken-below-2 = With less than 2 damage
if-damage_taken-below-3 = With less than 3 damage
if-damage_taken-below-6 = With less than 6 damage
if-players_in_its_station = If a player is in its station
if-no_players_in_its_station = If no player is in its station
if-not_phased_before_move = If it was not phased out
unless-deflected = Unless a rocket hit it
effect-phased = ({ $amount } if it was phased out)
effect-heal-absorbed = It heals by what the shields absorb.
effect-attack = Attack { $amount }: { $zones }.
effect-attack-double = Attack { $amount }: { $zones }; what passes the shields counts twice.
effect-attack-plasma = Plasma attack { $amount }: { $zones }; with no shield everybody there falls unconscious.
effect-attack-ignore_shields = Attack { $amount }: { $zones }; shields do not help.
effect-drain_shields = Shields lose { $amount }: { $zones }.
effect-drain_reactors = Reactors lose { $amount }: { $zones }.
effect-heal = It heals { $amount }.
effect-heal_all_externals = All threats outside heal { $amount }.
effect-add_speed = Speed +{ $amount }.
effect-set_shields = Its shields become { $value }.
effect-add_shields = Its shields +{ $amount }.
effect-aura = From now on { $name }.
effect-advance_others = All other threats { $position } move { $amount } on.
effect-advance_zone = All other threats move { $amount } on: { $zone }.
effect-delay = Delayed: { $who }.
effect-knockout = Knocked out: { $who }.
effect-self_damage = It takes { $amount } damage itself.
effect-reveal = It can be targeted from now on.
effect-grow_up = It returns fire from now on.
effect-count_mark = It counts this mark.
effect-move = It moves { $dir }.
effect-damage = Damage { $amount }: { $zones }.
effect-drain_reactor_or_damage = The reactor of its zone loses { $amount }, else 1 damage there.
effect-remove_rocket = A rocket is lost.
effect-consume_fuel = A fuel capsule is lost.
effect-slime_spread = The slime spreads { $dir }.
effect-disable_stored_bots = The robots waiting in { $station } are disabled.
effect-move_to_adjacent_with_most_players = It moves to the neighbouring station with most players.
effect-move_toward_most_damaged_zone = It moves toward the most damaged zone.
effect-double_damage = From now on all damage is doubled: { $zones }.
effect-transfer_reactor_to_shield_leak_rest = The reactor fills the shield, the rest leaks as damage: { $zone }.
effect-leak_shield = The shield’s energy leaks as damage: { $zones }.
effect-leak_reactors = The reactors’ energy leaks as damage: { $zones }.
effect-lethal_entry = From now on whoever enters falls unconscious.
effect-destroy_ship = The ship is lost.
effect-call = It calls the card beside it.
effect-jump = It jumps to the next track { $dir }.
effect-launch_all_rockets_at = All rockets are fired at the ship, { $damage_each } each: { $zone }.
effect-short_circuit = { $resource } is lost; then attack 1 on all zones.
effect-seal_doors = The doors between { $between } are sealed.
effect-set_inaccessibility = Difficult access becomes { $value }.
effect-blind_lasers = The lasers are blinded: { $zone }.
effect-lay_mine = It lays a mine in its station.
effect-detonate_mines = Each mine does { $damage_each } damage.
effect-infect_station = Everybody in its station is infected.
effect-infection_burst = Each infected player does { $damage_each } damage to the zone.
effect-poison_watch_start = From now on it poisons its stations.
effect-parasite_drain = Its host drains { $amount } energy.
effect-parasite_knockout = It knocks out who stands with its host.
effect-parasite_damage = It does { $amount } damage to the zone of its host.
effect-shields_ignored = From now on shields absorb nothing.
effect-shields_reversed = From now on shields join attacks.
effect-absorb_own_reactor_gain_speed = It takes the energy of that reactor and gains as much speed.
effect-sabotage_station = It sabotages the buttons of its station.
effect-repeat_last_action_all = Everybody repeats the last action.
effect-swap_players_red_blue = Players in red and blue change sides.
effect-resolve_random_common_internal_at_once = Another threat inside strikes at once.
trait-untargetable_by = Cannot be targeted: { $value }.
trait-max_target_distance = Can be targeted up to distance { $value } only.
trait-hidden_until_revealed = Cannot be targeted before X.
trait-rocket_decoy = Rockets that choose it do nothing.
trait-rocket_magnet = All rockets go to it.
trait-rocket_hit_deflects = A rocket that hits it cancels Z.
trait-shields_plus_per_rocket_hit = Shields +{ $value } for each rocket that hits.
trait-cryoshield = The first turn in which it is hit does no damage.
trait-pulse_zeroes_shields = The pulse cannon takes its shields to 0.
trait-max_damage_per_turn = At most { $value } damage a turn.
trait-hypershield = Each turn in which it is hit its shields fall by 1.
trait-polarized = Lasers do half damage, rounded up.
trait-phasing = It phases out every other turn.
trait-carrier_reduction = Attacks −{ $value } while interceptors are out.
trait-spans_all_tracks = It spans all three tracks.
trait-inaccessibility = Difficult access: the first { $value } damage of a turn is ignored.
trait-calls = It can call another threat.
trait-death_attack_per_mark = Destroyed: attack { $value } for each mark it has passed.
trait-death_damage_to_other_externals = Destroyed: { $value } damage to all other threats outside.
trait-death_knockout_stations = Destroyed: everybody in { $value } is knocked out.
trait-destroyer_knocked_out = Whoever destroys it is knocked out.
trait-interceptor_single_strength = Interceptors alone against it have strength { $value }.
trait-interceptor_pilot_knocked_out = The pilot who attacks it is knocked out.
trait-retaliate_when_damaged_in_compute_damage = Damaged: attack { $value } on all zones.
trait-speed_when_damaged_this_turn = Damaged this turn: speed { $value }.
trait-speed_plus_each_turn = Speed +{ $value } each turn.
trait-performs_z_at_jump = Performs Z at the jump.
trait-knocks_out_all_at_jump_unless_destroyed = Not destroyed: at the jump everybody is knocked out.
trait-returns_fire = Returns fire: robots that hit it are disabled.
trait-returns_fire_after_grow_up = Returns fire after X.
trait-all_stations_same_turn_bonus = All its stations in one turn: +{ $value } damage.
trait-lone_repairer_bonus = Only one repairs in a turn: +{ $value } damage.
trait-needs_players_same_turn = { $value } players must act on it in one turn.
trait-repair_bonus_with_active_bots = With active robots: +{ $value } damage.
trait-final_repair_costs_own_reactor_energy = The last repair costs { $value } energy of that reactor.
trait-bots_hit_clears_station = Each hit clears one station.
trait-entry_delays = Whoever enters is delayed.
trait-slime_tokens = It spreads from station to station.
trait-outside_hull = Only interceptors reach it.
trait-hp_equals_rockets_left_on_appearance = Hit points: as many as rockets are left.
trait-poison_stations = It poisons who is in { $value }.
trait-odd_or_even = It appears in { $odd } on odd turns, in { $even } on even ones.
trait-parasite = It sits on a player.
trait-damage_swaps_decks = Damaged, everybody changes decks.
trait-teleports_when_damaged_to = Damaged, it flees to { $value }.
trait-central_laser_fires_causes_attack_1_all = The white heavy laser causes an attack of 1 on all zones.

## Careers on screen

career-title = Explorer log
career-empty = Fly a mission with people at your table, and the run is entered here.
career-level = Level { $level }
career-row = Boxes full in this row: { $boxes } of { $row }
career-points = Experience points: { $points }
career-clones = Clones: { $clones }
career-cloning-yes = Agreed to be cloned
career-cloning-no = Refuses to be cloned
career-refuse = Refuse cloning
career-refuse-help = Before the first run you can refuse: the dotted boxes are then skipped, but a lost ship is the end. You can agree later, but not change your mind again.
career-agree = Agree to be cloned
career-dead = { $name } is dead: the ship was lost, and there is no clone.
career-anew = Begin with a new explorer
career-learn-title = Specializations
career-unspent = { $count ->
    [0] Nothing to learn now. Each explorer level brings one level of a specialization.
    [one] One level can be learnt.
   *[other] { $count } levels can be learnt.
}
career-learn = Learn level { $level }
career-skill = level { $level } of { $most }
career-runs = Runs
career-run = { $flown ->
    [1] Mission
   *[other] Campaign, { $flown } of { $planned } missions
}
career-run-score = score { $score }
career-run-lost = ship lost
career-run-practice = practice
career-run-points = +{ $points } experience
career-feats = Achievements
career-feat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
career-feat-level = from level { $level }
career-feat-vote = the table votes
career-feat-done = entered
career-take = Download the log
career-bring = Bring a log along
career-bring-help = A log from another server takes the place of the one here.
career-learnt = Learnt: { $name }
career-offers = Achievements of this run
career-offers-none = This run brings no achievement to enter.
career-claim = Enter { $name }
career-ask = Ask the table: { $name }
career-vote = { $who } asks for the achievement { $name }. What do you say?
career-vote-yes = Yes, earned
career-vote-no = No
career-waits = The table votes: { $name }
career-open = Open the explorer log
category-missions = Missions
category-campaigns = Campaigns
category-social = Company
category-close_calls = Close calls
category-hot_shots = Hot shots
category-expert = Experts
category-addiction = Addiction
need-humans = people at the table: exactly { $value }
need-humans_at_least = people at the table: at least { $value }
need-crew = members of the crew: { $value }
need-double_actions = with double actions
need-easier_allowed = an easier mission counts too
need-pool = threats: { $value }
need-pool-white-yellow = white and yellow or harder
need-pool-yellow = yellow or harder
need-pool-yellow-red = yellow and red or harder
need-pool-red = red only
need-pool-all = all three levels
need-pools_differ = every mission with other threats
need-no_penalties = no penalties
need-missions_at_least = missions in the campaign: at least { $value }
need-special = { $value } played with effect
need-special-basic = { $name }, basic,
need-special-advanced = { $name }, advanced,
need-both_specials = both halves of your special cards played with effect
need-tiles = damage tiles: at least { $value }
need-full_zones = zones with six damage tiles: { $value }
need-nobody_conscious = nobody is conscious at the end
need-last_conscious = you are the only one conscious at the end
need-destroyed = threats you help to destroy: { $value }
need-internals = internal threats you finish: { $value }
need-shot_down = threats shot down with the interceptors: { $value }
need-laser_turns = turns with a laser hit: { $value }
need-rockets_all_hit = rockets launched that all hit: { $value }
need-energy_turns = turns with energy moved: { $value }
need-every_window = at the window in the best turn of every phase
need-every_maintenance = the computer maintained in every phase
need-blank_turns = turns without a card: { $value }
need-no_blank_turn = no turn without a card
need-own_knockout = your own finishing hit knocks you out
need-late_kill = something destroyed in the last turn or after it
need-runs_won = runs won: { $value }
need-campaigns_flown = whole campaigns won: { $value }
need-clones = clones: { $value }
need-days = days between the first and the last run won: { $value }
need-experts_basic = experts with basic cards: { $value }
need-experts_advanced = experts with advanced cards: { $value }
need-one_of_each = one achievement of every category
need-half_of_each = half of the achievements of every category
need-close_calls = close calls: { $value }
error-cloning-agreed = You have agreed to be cloned by your first run; that is not taken back.
error-explorer-alive = { $name } lives; a new explorer begins only after the last one is dead.
