/** The map: where a place lies on it, and the way between two places. The projection is Natural Earth. */

export const WIDTH = 1000;
export const HEIGHT = 492;
const MIDDLE = 11;
const SCALE = 183;
const TOP = 1.41;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Where a place lies: degrees east and north. */
export function pointOf(lon: number, lat: number): Point {
  const angle = radians(lon - MIDDLE);
  const phi = radians(lat);
  const square = phi * phi;
  const fourth = square * square;
  const wide = 0.8707 - 0.131979 * square + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth));
  const high = phi * (1.007226 + square * (0.015085 + fourth * (-0.044475 + 0.028874 * square - 0.005916 * fourth)));
  return { x: WIDTH / 2 + SCALE * angle * wide, y: SCALE * (TOP - high) };
}

/** A closed coast, its corners rounded. */
export function coastline(numbers: readonly number[]): string {
  const points = pairs(numbers).map(([lon, lat]) => pointOf(lon, lat));
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  let path = `M${text(halfway(last, first))}`;
  points.forEach((point, index) => (path += `Q${text(point)} ${text(halfway(point, points[index + 1] ?? first))}`));
  return `${path}z`;
}

/** The shortest way between two places over the globe, in pieces: it may leave the map at one side and come in at the other. */
export function course(from: Place, to: Place): string {
  const points = steps(from, to).map(([lon, lat]) => ({ ...pointOf(lon, lat), lon }));
  let path = "";
  points.forEach((point, index) => {
    const before = points[index - 1];
    const jumped = before !== undefined && Math.abs(before.lon - point.lon) > 180;
    path += `${!before || jumped ? "M" : "L"}${text(point)}`;
  });
  return path;
}

/** A point of the shortest way: its middle, or after another part of it. */
export function midway(from: Place, to: Place, part = 0.5): Point {
  const [lon, lat] = steps(from, to)[Math.round(part * STEPS)] ?? [from.lon, from.lat];
  return pointOf(lon, lat);
}

export interface Place {
  readonly lat: number;
  readonly lon: number;
}

const STEPS = 48;

function steps(from: Place, to: Place): [number, number][] {
  const [start, end] = [vector(from), vector(to)];
  const angle = Math.acos(Math.min(1, Math.max(-1, start[0] * end[0] + start[1] * end[1] + start[2] * end[2])));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const [near, far] = [Math.sin((1 - step / STEPS) * angle), Math.sin((step / STEPS) * angle)];
    const [x, y, z] = [0, 1, 2].map((i) => near * (start[i] ?? 0) + far * (end[i] ?? 0)) as [number, number, number];
    return [wrapped(degrees(Math.atan2(y, x))), degrees(Math.atan2(z, Math.hypot(x, y)))];
  });
}

/** Degrees east within the map, whose left edge lies in the Pacific. */
function wrapped(lon: number): number {
  return lon < MIDDLE - 180 ? lon + 360 : lon;
}

function vector({ lat, lon }: Place): [number, number, number] {
  const [north, east] = [radians(lat), radians(lon)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

function pairs(numbers: readonly number[]): [number, number][] {
  return numbers.flatMap((lon, index) => (index % 2 ? [] : [[lon, numbers[index + 1] ?? 0] as [number, number]]));
}

function halfway(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function text({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
