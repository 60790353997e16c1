/** What lies in the slots of programs in the film, and how that changes. */

import type { Told } from "./changes.ts";
import type { Figure, FilmShip, Half, Ship, SlotCard } from "./scene.ts";

/** Begins what is told of a card that lies face down; the half that is up follows. */
const BACK = "back:";

/** Returns what lies in a slot: what is known of it as one card, and the back of another that lies face down. */
export function cardsOf(told: readonly string[]): SlotCard[] {
  const symbols = told.filter((symbol) => !symbol.startsWith(BACK));
  const backs = told.filter((symbol) => symbol.startsWith(BACK)).map((symbol) => symbol.slice(BACK.length) as Half);
  const half: Half = symbols.length > 1 ? "double-action" : "action";
  const open = symbols.length ? [lying(half, symbols)] : [];
  return [...open, ...backs.map((back) => lying(back, []))];
}

function lying(half: Half, symbols: string[]): SlotCard {
  return { half, symbols, card: null, canTakeBack: false };
}

type Slots = Figure["slots"];

/** Blanks a slot: its card and those behind it move on until a blank slot swallows the shift. */
function shifted(slots: Slots, index: number): Slots {
  const blank = slots.findIndex((card, place) => place >= index && card.length === 0);
  const end = blank < 0 ? slots.length - 1 : blank;
  return slots.map((card, place) =>
    place < index || place > end ? card : place === index ? [] : (slots[place - 1] ?? []),
  );
}

const program = (ship: Ship, player: number, change: (slots: Slots) => Slots): Partial<Ship> => ({
  figures: ship.figures.map((one) => (one.number === player ? { ...one, slots: change(one.slots) } : one)),
});

/** What is left of a card lies in the next slot; the half that is done stays. */
export function postpone(ship: FilmShip, { player, card }: Told): Partial<FilmShip> {
  const rest = card.split("+");
  const moved = program(ship, player, (slots) =>
    shifted(slots, ship.turn).map((one, place) => {
      if (place === ship.turn) return rest;
      return place === ship.turn - 1 ? one.slice(0, one.length - rest.length) : one;
    }),
  );
  return { ...moved, halfDone: { ...ship.halfDone, [player]: ship.turn } };
}

export function holdUp(ship: FilmShip, { player, turn }: Told): Partial<FilmShip> {
  const moved = program(ship, player, (slots) => shifted(slots, turn - 1));
  return ship.halfDone?.[player] === turn - 1 ? { ...moved, halfDone: { ...ship.halfDone, [player]: 0 } } : moved;
}

/** A card laid by mistake does something else. */
export function trip(ship: Ship, { player, instead }: Told): Partial<Ship> {
  return program(ship, player, (slots) => slots.map((one, place) => (place === ship.turn - 1 ? [instead] : one)));
}

export function repeat(ship: Ship, { player }: Told): Partial<Ship> {
  return program(ship, player, (slots) =>
    shifted(slots, ship.turn).map((one, place) => (place === ship.turn ? (slots[ship.turn - 1] ?? []) : one)),
  );
}
