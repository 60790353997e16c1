/** The flight as a film: the ship after each event, drawn from the start and from what is told. */

import { changeOf } from "./changes.ts";
import type { GameEvent, KnownThreats, Ship } from "./scene.ts";

export interface Chapter {
  /** How many events of the flight come before it. */
  readonly at: number;
  /** Null for the final step. */
  readonly turn: number | null;
}

/** Returns how many events of a log come before the latest flight. */
export function takeOff(log: readonly GameEvent[]): number {
  const revealed = log.findLastIndex(({ type }) => type === "PlansRevealed");
  return revealed < 0 ? log.length : revealed + 1;
}

/** Returns the ship before the first event of the flight and after each one. */
export function shipsOf(start: Ship, known: KnownThreats, flight: readonly GameEvent[]): Ship[] {
  const ships = [start];
  let ship = start;
  for (const event of flight) {
    ship = changeOf(ship, event, known);
    ships.push(ship);
  }
  return ships;
}

export function chaptersOf(flight: readonly GameEvent[]): Chapter[] {
  return flight.flatMap((event, at): Chapter[] => {
    if (event.type === "TurnBegan") return [{ at, turn: event["turn"] as number }];
    return event.type === "FinalStepBegan" ? [{ at, turn: null }] : [];
  });
}

/** Returns the chapter in which so many events have been shown; null before the first. */
export function chapterAt(chapters: readonly Chapter[], shown: number): Chapter | null {
  return chapters.findLast(({ at }) => at < shown) ?? null;
}
