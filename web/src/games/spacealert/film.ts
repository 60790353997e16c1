/** The flight as a film: the ship after each event, drawn from the start and from what is told. */

import { changeOf } from "./changes.ts";
import type { GameEvent, KnownThreats, Ship } from "./scene.ts";

export interface Chapter {
  /** How many events of the flight come before it. */
  readonly at: number;
  /** Null for the final step. */
  readonly turn: number | null;
}

/** What ends the planning: all plans are turned up at once, or turn by turn. */
const TAKE_OFFS = ["PlansRevealed", "ResolutionBegun"];

/** Returns how many events of a log come before the latest flight. */
export function takeOff(log: readonly GameEvent[]): number {
  const revealed = log.findLastIndex(({ type }) => TAKE_OFFS.includes(type));
  return revealed < 0 ? log.length : revealed + 1;
}

/** What tells how a flight ended, and is the last of it. */
const LANDINGS = ["MissionWon", "ShipLost"];

/** Returns the events of the latest flight, as far as they are known; what a campaign brings afterwards is no part of it. */
export function flightOf(log: readonly GameEvent[]): readonly GameEvent[] {
  const flight = log.slice(takeOff(log));
  const landing = flight.findIndex(({ type }) => LANDINGS.includes(type));
  return landing < 0 ? flight : flight.slice(0, landing + 1);
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

/** The scale of a film has so many steps for each turn, whatever happens in it, and as many turns as were planned: how
 *  long a film is would tell whether the ship comes home. */
const TURN = 100;

export function scaleOf(turns: number): number {
  return (turns + 1) * TURN;
}

/** Returns where on the scale so many shown events are. */
export function placeOf(chapters: readonly Chapter[], length: number, turns: number, shown: number): number {
  const index = chapters.findLastIndex(({ at }) => at <= shown);
  const chapter = chapters[index];
  if (!chapter) return 0;
  const next = chapters[index + 1]?.at ?? length;
  const part = next > chapter.at ? (shown - chapter.at) / (next - chapter.at) : 1;
  return Math.round((startOf(chapter, turns) + part) * TURN);
}

/** Returns how many events have been shown at a place of the scale. */
export function shownAt(chapters: readonly Chapter[], length: number, turns: number, place: number): number {
  const index = chapters.findLastIndex((chapter) => startOf(chapter, turns) * TURN <= place);
  const chapter = chapters[index];
  if (!chapter) return 0;
  const next = chapters[index + 1]?.at ?? length;
  const part = Math.min(1, place / TURN - startOf(chapter, turns));
  return Math.round(chapter.at + part * (next - chapter.at));
}

function startOf({ turn }: Chapter, turns: number): number {
  return turn === null ? turns : turn - 1;
}
