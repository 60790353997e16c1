/** What has just happened on the map, as a film: which ship goes over which hexes when, and when each piece appears. */

import type { GameEvent } from "./scene";

export interface Leg {
  readonly seat: number;
  /** The hexes it passes. */
  readonly path: readonly string[];
  /** When it sets out, in events from the start. */
  readonly start: number;
  readonly length: number;
}

export interface Film {
  readonly legs: readonly Leg[];
  /** For each piece laid, counted from the last one, when it appears. */
  readonly laid: readonly number[];
  readonly length: number;
}

export const STILL: Film = { legs: [], laid: [], length: 0 };

/** More than this, in events, is not told but shown at once. */
const MOST_TOLD = 30;

export function filmOf(events: readonly GameEvent[]): Film {
  const legs: Leg[] = [];
  const laid: number[] = [];
  let now = 0;
  for (const { type, player, cells, path, cell } of events) {
    const way = { Placed: cells, Walked: path, Raided: [cell] }[type] as string[] | undefined;
    if (!way) continue;
    const length = 0.6 + 0.4 * way.length;
    if (type !== "Walked") laid.push(now);
    legs.push({ seat: player as number, path: way, start: now, length });
    now += length;
  }
  return now > MOST_TOLD ? STILL : { legs, laid: laid.reverse(), length: now };
}
