/** What has just happened on the map, as a film: which ship goes over which hexes when, and when each piece appears. */

import type { GameEvent } from "./scene";

export interface Leg {
  readonly seat: number;
  /** The hexes it passes. */
  readonly path: readonly string[];
  /** When it sets out, in events from the start. */
  readonly start: number;
  readonly length: number;
  /** Which event of the story it shows. */
  readonly event: number;
}

export interface Film {
  readonly legs: readonly Leg[];
  /** For each piece laid, counted from the last one, how long it waits to appear once it is there. */
  readonly laid: readonly number[];
  readonly length: number;
}

export const STILL: Film = { legs: [], laid: [], length: 0 };

/** More than this, in events, is not told but shown at once. */
const MOST_TOLD = 30;

/** Adds what the story tells from event `from` on to a film that has been running since `now` events. */
export function filmOf(story: readonly GameEvent[], from = 0, film = STILL, now = 0): Film {
  const legs: Leg[] = [...film.legs];
  const laid: number[] = [...film.laid].reverse();
  let start = Math.max(now, film.length);
  for (const [index, { type, player, cells, path, cell }] of story.entries()) {
    const way = { Placed: cells, Walked: path, Raided: [cell] }[type] as string[] | undefined;
    if (!way || index < from) continue;
    const length = 0.6 + 0.4 * way.length;
    if (type !== "Walked") laid.push(start - now);
    legs.push({ seat: player as number, path: way, start, length, event: index });
    start += length;
  }
  return start - now > MOST_TOLD ? STILL : { legs, laid: laid.reverse(), length: start };
}

/** The leg that is under way at this time, or comes next; undefined when all is told. */
export function legAt({ legs }: Film, now: number): Leg | undefined {
  return legs.find(({ start, length }) => start + length > now);
}
