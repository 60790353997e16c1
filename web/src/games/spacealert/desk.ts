/** Where the next card goes, and which card a key stands for. */

import { lay } from "./notation.ts";
import type { Half, HandCard, Member, Question, Scene, Slot } from "./scene.ts";

export interface Spot {
  readonly member: number;
  readonly turn: number;
}

/** Returns every slot the viewer can fill now, the own ones first. */
export function openSpots(scene: Scene): Spot[] {
  const own = scene.crew.filter((member) => member.seat !== null && member.seat === scene.own);
  const others = scene.crew.filter((member) => !own.includes(member));
  return [...own, ...others].flatMap((member) =>
    member.slots.filter((slot) => slot.fillable).map(({ turn }) => ({ member: member.number, turn })),
  );
}

/** Returns every slot that a second card may join. */
export function joinSpots(scene: Scene): Spot[] {
  return scene.crew.flatMap((member) =>
    member.slots.filter((slot) => slot.joins.length).map(({ turn }) => ({ member: member.number, turn })),
  );
}

/** Tells whether a card may be laid so at a spot that has a card already. */
export function joinsThere(scene: Scene, where: Spot | null, card: string, half: Half): boolean {
  const slot = scene.crew[where?.member ?? -1]?.slots.find(({ turn }) => turn === where?.turn);
  return slot?.joins.some((side) => side.card === card && side.half === half) ?? false;
}

export function isSame(one: Spot, other: Spot | null): boolean {
  return one.member === other?.member && one.turn === other.turn;
}

/** Returns where the next card goes: the chosen slot, else the next free one after it of the same member, else the first. */
export function spotFor(spots: readonly Spot[], chosen: Spot | null): Spot | null {
  if (!chosen) return spots[0] ?? null;
  const same = spots.filter(({ member }) => member === chosen.member);
  return same.find(({ turn }) => turn >= chosen.turn) ?? same[0] ?? spots[0] ?? null;
}

/** Returns the spot so many places on, round and round. */
export function spotBeside(spots: readonly Spot[], here: Spot | null, by: number): Spot | null {
  const index = spots.findIndex((spot) => spot.member === here?.member && spot.turn === here.turn);
  return spots.at((index + by + spots.length) % Math.max(1, spots.length)) ?? null;
}

const KEYS: Readonly<Record<string, string>> = { a: "A", b: "B", c: "C", o: "bots", j: "red", l: "blue", k: "lift" };

/** Returns the card and half that a key lays: single ones before double ones, ordinary ones before heroic ones. */
export function cardFor(
  hand: readonly HandCard[],
  key: string,
  fits: (card: HandCard, half: Half) => boolean,
): { card: HandCard; half: Half } | null {
  const wanted = KEYS[key.toLowerCase()];
  if (!wanted) return null;
  const sides = hand.flatMap((card) =>
    card.halves
      .filter(({ half, symbols }) => symbols[0]?.replace("heroic:", "") === wanted && fits(card, half))
      .map(({ half, symbols }) => ({ card, half, rank: 2 * (symbols.length - 1) + Number(card.sort === "heroic") })),
  );
  return sides.sort((one, other) => one.rank - other.rank)[0] ?? null;
}

/** Returns the latest card of a member that can be taken back. */
export function lastLaid(member: Member | undefined): Slot | null {
  return member?.slots.findLast(({ cards }) => cards.some((card) => card.canTakeBack)) ?? null;
}

/** Tells whether an answer that begins so is among those of the question; a long list of them is not sent along. */
export function isOffered(question: Question | undefined, begins: string): boolean {
  if (!question) return false;
  return question.actions?.some(({ action }) => `${action} `.startsWith(`${begins} `)) ?? true;
}

/** Returns the answer that lays a card into a slot, or into the one that is offered for it instead. */
export function layingOf(question: Question | undefined, card: string, half: Half, where: Spot | null): string | null {
  const wanted = where && lay(card, half, where.member, where.turn);
  if (wanted && isOffered(question, wanted)) return wanted;
  const other = question?.actions?.find(({ action }) => action.startsWith(`lay ${card} ${half} `));
  return other?.action ?? null;
}
