/** What the events of a match tell: which cards went from where to where, and who has been where. */

import type { GameEvent, Scene } from "./scene";

/** A place on the board: the pile, the discards, the viewer's hand, or a player's row. */
export type Spot = string;

export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  /** The card; null if the viewer may not know it. */
  readonly card: string | null;
}

const MOVES = new Set(["Drew", "Discarded", "Recycled", "Swapped", "Stolen", "Dumped", "Smuggled", "PassedOn"]);
const SHOWN = new Set(["EventDrawn", "SpecialPlayed", "Interrupted", "Found", "PostcardsShown", "HandShown"]);
const LANDS = new Set(["Travelled", "HomeChanged", "CentreChanged"]);
const PLAIN = new Set([
  "OfferMade",
  "OfferRefused",
  "OfferWithdrawn",
  "TheftAnnounced",
  "Reshuffled",
  "FreeForAllBegan",
]);
const NEWS = new Set([
  "StrikeBegan",
  "StrikeEnded",
  "Passed",
  "TurnBegan",
  "HandInspected",
  "PileSearched",
  "ExtraAction",
]);

/** Whether an event is told on the board. */
export function isTold({ type }: GameEvent): boolean {
  return [MOVES, SHOWN, LANDS, PLAIN].some((some) => some.has(type));
}

/** Whether an event can stand as the newest one. */
export function isNews(event: GameEvent): boolean {
  return isTold(event) || NEWS.has(event.type) || event.type === "MatchWon";
}

export function codeOf(scene: Scene, number: unknown): string {
  return scene.codes[number as number] ?? "";
}

function codes(scene: Scene, numbers: unknown): string[] {
  return Array.isArray(numbers) ? numbers.map((number) => codeOf(scene, number)) : [];
}

/** Where a player's cards are on the board. */
export function spotOf(scene: Scene, seat: unknown): Spot {
  return seat === scene.own ? "hand" : `seat-${String(seat)}`;
}

/** The cards that an event moves. */
export function flightsOf(scene: Scene, event: GameEvent): Flight[] {
  const card = event.card === undefined ? null : codeOf(scene, event.card);
  const own = spotOf(scene, event.seat);
  const fly = (from: Spot, to: Spot, cards: readonly (string | null)[]): Flight[] =>
    cards.map((one) => ({ from, to, card: one }));
  switch (event.type) {
    case "Drew":
      return fly("pile", own, [card]);
    case "Discarded":
      return fly(own, "discards", [card]);
    case "Recycled":
      return fly("discards", own, [card]);
    case "Dumped":
      return fly(own, "discards", [codeOf(scene, event.contraband), codeOf(scene, event.other)]);
    case "Stolen":
      return fly(spotOf(scene, event.victim), own, [card]);
    case "Smuggled":
      return fly(own, spotOf(scene, event.target), [card]);
    case "PassedOn":
      return fly(own, spotOf(scene, event.receiver), [card]);
    case "Swapped": {
      const other = spotOf(scene, event.partner);
      return [...fly(own, other, codes(scene, event.give)), ...fly(other, own, codes(scene, event.take))];
    }
    default:
      return [];
  }
}

/** The cards that an event shows large. */
export function shownBy(scene: Scene, event: GameEvent): string[] {
  if (event.type === "HandShown" || event.type === "PostcardsShown") return codes(scene, event.cards);
  if (SHOWN.has(event.type)) return [codeOf(scene, event.card)];
  if (event.type === "Travelled") return [codeOf(scene, event.country)];
  return LANDS.has(event.type) ? [codeOf(scene, event.old), codeOf(scene, event.new)] : [];
}

/** The home country that each player has completed. */
export function visitedBy(scene: Scene, log: readonly GameEvent[]): Record<number, string> {
  const visited: Record<number, string> = {};
  for (const event of log)
    if (event.type === "Travelled") visited[event.seat as number] ??= codeOf(scene, event.country);
  return visited;
}
