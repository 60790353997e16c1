/** Where everything lies on the blueprint: tracks above the zones of the ship, the inside's own track beside them. */

import type { Place, Station } from "./scene.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The longest track has so many squares. */
const SQUARES = 16;
const HEAD = 30;
const SHIELD = 30;
/** The names of the zones and, below them, their damage. */
const FEET = 44;
/** Half of a gravolift with the space beside it. */
const LIFT = 11;
/** What stands at the edge of a station keeps so far from it. */
export const EDGE = 8;
const COLUMNS: readonly Place[] = ["red", "white", "blue"];

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The height of a square of a track. */
  readonly square: number;
  /** The lower end of the tracks. */
  readonly near: number;
  readonly hull: Box;
  readonly deck: number;
  readonly zoneWidth: number;
  readonly small: boolean;
  zone(place: Place): Box;
  station(name: Station): Box;
  /** The middle of a square of a track; square 1 is the nearest to the ship. */
  at(place: Place, square: number): Point;
}

/** Lays the blueprint out in so many pixels. */
export function layOut(width: number, height: number): Layout {
  const small = width < 520;
  const inside = small ? 40 : 64;
  const margin = small ? 6 : 14;
  const zoneWidth = (width - inside - 2 * margin) / 3;
  const deck = Math.max(66, Math.min(108, (height - HEAD - SHIELD - FEET) * 0.23));
  const square = Math.max(9, (height - HEAD - SHIELD - FEET - 2 * deck) / SQUARES);
  const near = HEAD + SQUARES * square;
  const hull = { x: margin, y: near + SHIELD, width: 3 * zoneWidth, height: 2 * deck };

  function zone(place: Place): Box {
    const column = COLUMNS.indexOf(place);
    if (column < 0) return { x: width - inside, y: hull.y, width: inside - margin / 2, height: hull.height };
    return { x: hull.x + column * zoneWidth, y: hull.y, width: zoneWidth, height: hull.height };
  }
  function station(name: Station): Box {
    const column = "RWB".indexOf(name.charAt(1));
    const row = name.startsWith("U") ? 0 : 1;
    return { x: hull.x + column * zoneWidth, y: hull.y + row * deck, width: zoneWidth, height: deck };
  }
  function at(place: Place, number: number): Point {
    const { x, width: across } = zone(place);
    return { x: x + across / 2, y: near - (number - 0.5) * square };
  }
  return {
    width,
    height: hull.y + hull.height + FEET,
    square,
    near,
    hull,
    deck,
    zoneWidth,
    small,
    zone,
    station,
    at,
  };
}

/** A letter on a button is so wide. */
const LETTER = 9;
/** A smaller sign would not be made out. */
const LEAST_SIGN = 8;

export interface Fit {
  readonly x: number;
  readonly size: number;
}

/** Returns where a sign stands at the right of a button whose letter begins at `letter`; null if there is no room. */
export function besideLetter(width: number, letter: number, size: number): Fit | null {
  const fitting = Math.min(size, width - letter - LETTER - 3);
  return fitting < LEAST_SIGN ? null : { x: width - fitting - 2, size: fitting };
}

/** Returns how far apart the cells of energy stand, at the right of a station whose lift is in its middle. */
export function cellStep(width: number, cells: number, wanted: number): number {
  return Math.min(wanted, (width / 2 - LIFT - EDGE) / Math.max(1, cells));
}

/** Returns where several things stand side by side around a point, so close that all fit; at most so much of their size apart. */
export function inRow(middle: Point, count: number, size: number, room: number, apart = 1): Point[] {
  const step = count > 1 ? Math.min(size * apart, (room - size) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => ({ x: middle.x + (index - (count - 1) / 2) * step, y: middle.y }));
}
