/** What each event of the flight changes on the drawn ship. It knows no rules: it follows what it is told. */

import { holdUp, postpone, repeat, trip } from "./programs.ts";
import type { Figure, FilmShip, FlyingThreat, GameEvent, KnownThreats, Ship, Zone } from "./scene.ts";

/** The fields that events of the flight have. */
export interface Told {
  readonly type: string;
  readonly turn: number;
  readonly player: number;
  readonly card: string;
  readonly instead: string;
  readonly number: number;
  readonly place: string;
  readonly zone: string;
  readonly square: number;
  readonly station: string;
  readonly condition: string;
  readonly system: string;
  readonly amount: number;
  readonly left: number;
  readonly distance: number;
  readonly absorbed: number;
  readonly tile: string;
  readonly what: string;
  readonly value: number;
  readonly phase: number;
  readonly points: number;
  readonly weapon: string;
}
type Change = (ship: FilmShip, told: Told, known: KnownThreats) => Partial<FilmShip>;

/** Returns the ship after an event. */
export function changeOf(ship: FilmShip, event: GameEvent, known: KnownThreats): FilmShip {
  const change = CHANGES[event.type];
  return change ? { ...ship, ...change(ship, event as unknown as Told, known) } : ship;
}

// -- parts of the ship -------------------------------------------------------------------------------------------

const figure = (ship: Ship, number: number, change: Partial<Figure>) => ({
  figures: ship.figures.map((one) => (one.number === number ? { ...one, ...change } : one)),
});
const threat = (ship: Ship, number: number, change: Partial<FlyingThreat>) => ({
  threats: ship.threats.map((one) => (one.number === number ? { ...one, ...change } : one)),
});
const zone = (ship: Ship, place: string, change: (zone: Zone) => Partial<Zone>) => ({
  zones: ship.zones.map((one) => (one.place === place ? { ...one, ...change(one) } : one)),
});
const at = (list: readonly number[] | readonly boolean[], phase: number, value: unknown) =>
  list.map((one, index) => (index === phase - 1 ? value : one));

// -- energy ------------------------------------------------------------------------------------------------------

function moveEnergy(ship: Ship, { zone: place, system, amount }: Told): Partial<Ship> {
  const here = ship.zones.find((one) => one.place === place);
  if (!here) return {};
  if (system === "shield") {
    const spent = Math.min(here.reactor, amount, here.shieldCapacity - here.shield);
    return zone(ship, place, (one) => ({ shield: one.shield + amount, reactor: one.reactor - spent }));
  }
  if (place === "white") return zone(ship, place, (one) => ({ reactor: one.reactor + amount }));
  const spent = Math.min(amount, here.reactorCapacity - here.reactor);
  const filled = { ...ship, ...zone(ship, place, (one) => ({ reactor: one.reactor + amount })) };
  return zone(filled, "white", (one) => ({ reactor: Math.max(0, one.reactor - spent) }));
}

function fire(ship: Ship, { weapon, zone: place }: Told): Partial<Ship> {
  if (weapon !== "heavy_laser" && weapon !== "pulse") return {};
  return zone(ship, weapon === "pulse" ? "white" : place, (one) => ({ reactor: Math.max(0, one.reactor - 1) }));
}

function tear(ship: Ship, { zone: place, tile }: Told): Partial<Ship> {
  return zone(ship, place, (one) => {
    const shieldCapacity = one.shieldCapacity - Number(tile === "shield");
    const reactorCapacity = one.reactorCapacity - Number(tile === "reactor");
    const shield = tile === "shield" ? Math.min(one.shield, shieldCapacity) : one.shield;
    const reactor = tile === "reactor" ? Math.min(one.reactor, reactorCapacity) : one.reactor;
    return { tiles: [...one.tiles, tile], shieldCapacity, reactorCapacity, shield, reactor };
  });
}

function mend(ship: Ship, { zone: place, tile }: Told): Partial<Ship> {
  return zone(ship, place, (one) => ({
    tiles: one.tiles.filter((other) => other !== tile),
    shieldCapacity: one.shieldCapacity + Number(tile === "shield"),
    reactorCapacity: one.reactorCapacity + Number(tile === "reactor"),
  }));
}

// -- threats -----------------------------------------------------------------------------------------------------

function appear(ship: Ship, told: Told, known: KnownThreats): Partial<Ship> {
  const found = known.get(told.number);
  if (!found) return {};
  const { facts: card, letter } = found;
  const others = ship.threats.filter(({ number }) => number !== told.number);
  const hp = card.hp ?? ship.rockets;
  const placed: FlyingThreat = {
    number: told.number,
    facts: card,
    status: "active",
    turn: ship.turn,
    letter,
    place: card.stations.length ? "internal" : (told.place as FlyingThreat["place"]),
    square: told.square,
    hp,
    left: hp,
    shields: card.shields,
    speed: card.speed,
    stations: card.stations as FlyingThreat["stations"],
    hidden: card.effects.some(({ text }) => text === "trait-hidden_until_revealed"),
    phased: false,
  };
  return { threats: [...others, placed] };
}

function alter(ship: Ship, { number, what, value }: Told): Partial<Ship> {
  if (what === "hidden") return threat(ship, number, { hidden: Boolean(value) });
  return what === "shields" || what === "speed" ? threat(ship, number, { [what]: value }) : {};
}

function spread(ship: Ship, { number, station }: Told): Partial<Ship> {
  const here = ship.threats.find((one) => one.number === number)?.stations ?? [];
  return threat(ship, number, { stations: [...here, station] as FlyingThreat["stations"] });
}

const CHANGES: Readonly<Record<string, Change>> = {
  TurnBegan: (_, { turn }) => ({ turn, rocketsInFlight: 0 }),
  FinalStepBegan: ({ turn }) => ({ turn: turn + 1, rocketsInFlight: 0 }),
  Walked: (ship, { player, station }) => figure(ship, player, { station: station as Figure["station"] }),
  Delayed: holdUp,
  HalfPostponed: postpone,
  ActionRepeated: repeat,
  Tripped: trip,
  KnockedOut: (ship, { player }) => figure(ship, player, { conscious: false, distance: 0 }),
  SquadTaken: (ship, { player, station, condition }) => ({
    ...figure(ship, player, { squad: condition as Figure["squad"] }),
    squads: ship.squads.filter((squad) => squad.station !== station),
  }),
  SquadRevived: (ship, { player }) => figure(ship, player, { squad: "active" }),
  SquadDisabled: (ship, { player }) => figure(ship, player, { squad: "disabled" }),
  StoredSquadDisabled: (ship, { station }) => ({
    squads: ship.squads.map((squad) => (squad.station === station ? { ...squad, condition: "disabled" } : squad)),
  }),
  Launched: (ship, { player }) => figure(ship, player, { distance: 1 }),
  FlownTo: (ship, { player, distance }) => figure(ship, player, { distance }),
  Landed: (ship, { player }) => figure(ship, player, { distance: 0, station: "UR" }),
  HardLanded: (ship, { player }) => figure(ship, player, { distance: 0, station: "UR" }),
  Fired: fire,
  EnergyMoved: moveEnergy,
  EnergyLost: (ship, { zone: place, system, amount }) =>
    zone(ship, place, (one) =>
      system === "shield" ? { shield: one.shield - amount } : { reactor: one.reactor - amount },
    ),
  CapsuleUsed: (_, { left }) => ({ fuel: left }),
  FuelLost: (_, { left }) => ({ fuel: left }),
  RocketLaunched: (ship, { left }) => ({ rockets: left, rocketsInFlight: ship.rocketsInFlight + 1 }),
  RocketLost: (_, { left }) => ({ rockets: left }),
  ComputerServed: (ship, { phase }) => ({ maintained: at(ship.maintained, phase, true) as boolean[] }),
  WindowImproved: (ship, { phase, points }) => ({ window: at(ship.window, phase, points) as number[] }),
  ThreatAppeared: appear,
  ThreatAdvanced: (ship, { number, square }) => threat(ship, number, { square }),
  Jumped: (ship, { number, square, zone: place }) =>
    threat(ship, number, { square, place: place as FlyingThreat["place"] }),
  ThreatHit: (ship, { number, left }) => threat(ship, number, { left }),
  InternalHit: (ship, { number, left }) => threat(ship, number, { left }),
  ThreatHealed: (ship, { number, left }) => threat(ship, number, { left }),
  ThreatDestroyed: (ship, { number }) => threat(ship, number, { status: "destroyed", left: 0 }),
  ThreatSurvived: (ship, { number }) => threat(ship, number, { status: "survived" }),
  ThreatChanged: alter,
  PhasedIn: (ship, { number }) => threat(ship, number, { phased: false }),
  PhasedOut: (ship, { number }) => threat(ship, number, { phased: true }),
  IntruderMoved: (ship, { number, station }) =>
    threat(ship, number, { stations: [station] as FlyingThreat["stations"] }),
  SlimeSpread: spread,
  ZoneAttacked: (ship, { zone: place, absorbed }) =>
    zone(ship, place, (one) => ({ shield: Math.max(0, one.shield - absorbed) })),
  TileDrawn: tear,
  TileRemoved: mend,
};
