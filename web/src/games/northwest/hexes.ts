/** Where hexes lie on the chart: row 1 in the south, even rows half a hex to the east. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the middle of a hex to a corner, in the units of the drawing. */
export const RADIUS = 40;
export const WIDTH = RADIUS * Math.sqrt(3);
export const RISE = RADIUS * 1.5;

/** The corners of a hex, clockwise from the north-east one. */
export const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((corner) => {
  const angle = (Math.PI / 180) * (60 * corner - 30);
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
});
export const OUTLINE = `M${CORNERS.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;

/** The corners between which each side lies: east, south-east, south-west, west, north-west, north-east. */
export const SIDES = [0, 1, 2, 3, 4, 5].map((side) => [side, (side + 1) % 6] as const);

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Reads `row.column`; the start sea is row 0. */
export function placeOf(hex: string): Place {
  const [row = "0", column = "0"] = hex.split(".");
  return { row: Number(row) || 0, column: Number(column) };
}

export function hexAt({ row, column }: Place): string {
  return `${row}.${column}`;
}

export function middle(hex: string): Point {
  const { row, column } = placeOf(hex);
  return { x: (column + (row % 2 === 0 ? 0.5 : 0)) * WIDTH, y: -row * RISE };
}

/** The hex beside a side, counted as in `SIDES`. */
export function beside(hex: string, side: number): string {
  const { row, column } = placeOf(hex);
  const even = row % 2 === 0;
  const rows = [0, -1, -1, 0, 1, 1];
  const columns = [1, even ? 1 : 0, even ? 0 : -1, -1, even ? 0 : -1, even ? 1 : 0];
  return hexAt({ row: row + (rows[side] ?? 0), column: column + (columns[side] ?? 0) });
}

export function touch(one: string, other: string): boolean {
  return SIDES.some((_, side) => beside(one, side) === other);
}

/** The side of a hex as a path. */
export function sidePath(hex: string, side: number): string {
  const { x, y } = middle(hex);
  const [from, to] = (SIDES[side] ?? [0, 1]).map((corner) => CORNERS[corner] as Point) as [Point, Point];
  return `M${(x + from.x).toFixed(1)} ${(y + from.y).toFixed(1)}L${(x + to.x).toFixed(1)} ${(y + to.y).toFixed(1)}`;
}

/** A line through the middles of hexes. */
export function course(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** A number from 0 to 1 that always is the same for a hex, so that the drawing varies but does not change. */
export function grain(hex: string, salt = 0): number {
  const { row, column } = placeOf(hex);
  const mixed = Math.sin(row * 127.1 + column * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The whole chart, from the start sea to beyond the last row. */
export function frameOf(columns: readonly number[], rows: number): Frame {
  const first = columns[0] ?? 0;
  const last = columns.at(-1) ?? 0;
  return {
    left: (first - 0.5) * WIDTH,
    right: (last + 1) * WIDTH,
    top: -(rows + 1.6) * RISE,
    bottom: RISE * 0.75,
  };
}
