/** Where the names of places stand on the map, so that none lies on another. */

import { HEIGHT, WIDTH, type Point } from "./globe";

export interface Label {
  readonly name: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

interface Named {
  readonly name: string;
  readonly at: Point;
  /** Where else it may stand, the best first. */
  readonly or?: readonly Point[];
  readonly size: number;
  /** How far the sign of the place reaches. */
  readonly reach: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Spot extends Point {
  readonly box: Box;
}

/** How wide a letter is, as a part of its height. */
const WIDE = 0.56;

/** How far a name stays away from the frame. */
const MARGIN = 6;

/** How much farther from its place a name may go, step by step, where all around it is taken. */
const FARTHER = [1, 1.7, 2.4, 3.4];

/** Lay the names out, one after the other: each beside, below or above its place, wherever it meets nothing yet. */
export function layOut(places: readonly Named[]): Label[] {
  const taken = places.map(({ at, reach }) => around(at.x, at.y - reach / 2, reach * 0.6, reach * 0.8));
  return places.map((place) => {
    const spots = FARTHER.flatMap((times) =>
      [place.at, ...(place.or ?? [])].flatMap((at) => spotsFor({ ...place, at }, times)),
    );
    const free =
      spots.find((spot) => lost(spot, taken) === 0) ??
      spots.toSorted((one, other) => lost(one, taken) - lost(other, taken))[0];
    if (free) taken.push(free.box);
    return { name: place.name, size: place.size, x: free?.x ?? place.at.x, y: free?.y ?? place.at.y };
  });
}

/** The spots around a place, those at the edge of the map pushed inwards: the frame cuts no name. */
function spotsFor({ name, at, size, reach: near }: Named, times: number): Spot[] {
  const half = (name.length * size * WIDE) / 2;
  const reach = near + (times - 1) * size;
  const [right, left] = [at.x + reach + half, at.x - reach - half];
  const level = at.y - reach / 2;
  const middles = [
    [right, level],
    [left, level],
    [right, at.y + reach * 0.7],
    [left, at.y + reach * 0.7],
    [at.x, at.y + reach],
    [at.x, at.y - reach * 2.2],
    [right, at.y - reach * 2.2],
    [left, at.y - reach * 2.2],
  ] as const;
  return middles.map(([wished, high]) => {
    const [x, y] = [within(wished, half, WIDTH), within(high, size / 2, HEIGHT)];
    return { x, y: y + size * 0.35, box: around(x, y, half, size / 2) };
  });
}

function within(middle: number, half: number, size: number): number {
  return Math.min(Math.max(middle, MARGIN + half), size - MARGIN - half);
}

function around(x: number, y: number, wide: number, high: number): Box {
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

/** How much of a spot is taken. */
function lost({ box }: Spot, taken: readonly Box[]): number {
  return taken.reduce((sum, other) => sum + shared(box, other), 0);
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
