/** The shapes of the pieces, to be drawn small: hexes as (across, up) on a grid of hexes. */

import { RADIUS, RISE, WIDTH, type Point } from "./hexes";
import type { Kind } from "./scene";

const STEPS: Readonly<Record<Kind, readonly (readonly [number, number])[]>> = {
  M1: [[0, 0]],
  R1: [[0, 0]],
  I2: [[0, 0], [1, 0]],
  I3: [[0, 0], [1, 0], [2, 0]],
  V3: [[0, 0], [1, 0], [1.5, 1]],
  T3: [[0, 0], [1, 0], [0.5, 1]],
  I4: [[0, 0], [1, 0], [2, 0], [3, 0]],
  L4: [[0, 0], [1, 0], [2, 0], [2.5, 1]],
  J4: [[0, 0], [1, 0], [2, 0], [2.5, -1]],
  Z4: [[0, 0], [1, 0], [1.5, -1], [2.5, -1]],
}; // prettier-ignore

export interface Drawn {
  readonly points: readonly Point[];
  readonly box: string;
}

export function drawnPiece(kind: Kind): Drawn {
  const points = STEPS[kind].map(([across, up]) => ({ x: across * WIDTH, y: -up * RISE }));
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const side = WIDTH * 3 + RADIUS * 2;
  return { points, box: `${(left + right - side) / 2} ${(top + bottom) / 2 - side * 0.3} ${side} ${side * 0.6}` };
}
