/** What the events of a match tell: where ships stood at any moment, and how each revealed card came out. */

import type { GameEvent, Scene } from "./scene";

export type Outcome = "waiting" | "next" | "done" | "stopped" | "dropped";

/** A revealed card of a phase and what it did. */
export interface Entry {
  card: string;
  ship: string;
  outcome: Outcome;
  /** What happened while it resolved, in order. */
  events: GameEvent[];
}

const REASONS = new Set(["Attracted", "TieCounted", "Stuck", "NoGravity", "RepulsorIdle", "BeamFired"]);
const SHOWN = new Set([
  ...REASONS,
  "Moved",
  "Slid",
  "StopUsed",
  "EnteredGate",
  "DerelictLost",
  "CardsRevealed",
  "RandomCard",
]);

export function isReason(event: GameEvent): boolean {
  return REASONS.has(event.type);
}

/** Whether the chart shows something for an event. */
export function isShown(event: GameEvent): boolean {
  return SHOWN.has(event.type);
}

export function shipOf(scene: Scene, number: unknown): string {
  return scene.ships[number as number]?.code ?? "";
}

export function letterOf(scene: Scene, number: unknown): string {
  return scene.deck[number as number]?.letter ?? "";
}

/** The space of each ship when only the first `heard` events had happened. */
export function spacesAt(scene: Scene, log: readonly GameEvent[], heard: number): Record<string, number> {
  const spaces = Object.fromEntries(scene.ships.map((ship) => [ship.code, ship.space]));
  for (const { type, ship, origin } of log.slice(heard).reverse()) {
    if (type === "Moved" || type === "Slid") spaces[shipOf(scene, ship)] = origin as number;
  }
  return spaces;
}

/** The cards of the newest phase in which any were revealed, in the order in which they resolve. */
export function columnOf(scene: Scene, log: readonly GameEvent[], heard: number): Entry[] {
  const known = log.slice(0, heard);
  const entries = readPhase(scene, known, startOfPhase(known));
  if (entries.length === 0 && heard === log.length) return waitingOf(scene);
  const next = entries.find((entry) => entry.outcome === "waiting");
  if (next && entries.length) next.outcome = "next";
  return entries;
}

function startOfPhase(log: readonly GameEvent[]): number {
  const revealed = log.findLastIndex(isReveal);
  return log.slice(0, Math.max(0, revealed)).findLastIndex((event) => event.type === "PhaseBegan") + 1;
}

/** The phase in which cards were revealed last. */
export function phaseOf(scene: Scene, log: readonly GameEvent[], heard: number): number {
  const known = log.slice(0, heard);
  const revealed = known.findLastIndex(isReveal);
  const began = known.slice(0, Math.max(0, revealed)).findLast((event) => event.type === "PhaseBegan");
  if (began) return began.phase as number;
  const next = log.slice(revealed + 1).find((event) => event.type === "PhaseBegan");
  return next ? (next.phase as number) - 1 : scene.phase;
}

function isReveal(event: GameEvent): boolean {
  return event.type === "CardsRevealed" || event.type === "RandomCard";
}

function readPhase(scene: Scene, log: readonly GameEvent[], start: number): Entry[] {
  const entries: Entry[] = [];
  for (const event of log.slice(start)) {
    if (event.type === "CardsRevealed") entries.push(...revealed(scene, event));
    else if (event.type === "RandomCard") entries.push(laidAtRandom(scene, event));
    else tell(entries, event);
    entries.sort((one, other) => one.card.localeCompare(other.card));
  }
  return entries;
}

function revealed(scene: Scene, event: GameEvent): Entry[] {
  const ships = event.ships as number[];
  return (event.cards as number[]).map((card, i) => ({
    card: letterOf(scene, card),
    ship: shipOf(scene, ships[i]),
    outcome: "waiting",
    events: [],
  }));
}

function laidAtRandom(scene: Scene, event: GameEvent): Entry {
  return { card: letterOf(scene, event.card), ship: shipOf(scene, event.ship), outcome: "waiting", events: [] };
}

/** Add an event to the card that is being resolved. */
function tell(entries: Entry[], event: GameEvent): void {
  const entry = entries.find((one) => one.outcome === "waiting");
  if (!entry) return;
  entry.events.push(event);
  if (event.type === "Dropped") entry.outcome = "dropped";
  if (event.type === "Discarded")
    entry.outcome = entry.events.some((one) => one.type === "StopUsed") ? "stopped" : "done";
}

/** What is known of the column without its story. */
function waitingOf(scene: Scene): Entry[] {
  return scene.waiting.map(({ card, ship }, i) => ({ card, ship, outcome: i ? "waiting" : "next", events: [] }));
}

/** From where to where a card took its own ship, slide included; null if it did not move it. */
export function travelOf(scene: Scene, entry: Entry): { origin: number; target: number } | null {
  const own = entry.events.filter(
    (event) => ["Moved", "Slid"].includes(event.type) && shipOf(scene, event.ship) === entry.ship,
  );
  const [first, last] = [own.at(0), own.at(-1)];
  return first && last ? { origin: first.origin as number, target: last.target as number } : null;
}
