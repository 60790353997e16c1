/** Where words and numbers stand beside the course, so that they hide no ship, no station and not each other. */
import type { Pull, Ship } from "./scene";
import { clearest, shifted, type Course, type Point } from "./spiral";

/** From the Singularity an arrow begins where the course comes out of it. */
const OUT = 1;
const STUB = 2.1;
const MOST = 8;
/** An arrow ends this near to what it points at, in spaces. */
const SHY = 0.45;
const SHORTEST = 0.7;
const [FIRST, LAST] = [0.3, 53.6];
const LABEL_EDGE = 18;
const NUMBER_EDGE = { x: 12, y: 9 };

/** The arrow of one ship's pull, in spaces of the course; and what its label says. */
export interface Arrow {
  ship: Ship;
  pull: Pull;
  /** Drawn in full for the viewer's own ship, else as a short arrow. */
  full: boolean;
  start: number;
  length: number;
  /** 1 to the gate, -1 to the Singularity; both at a tie. */
  directions: readonly number[];
  target: Pull["nearest"];
  label: string;
  labelHeight: number;
  labelWidth: number;
}

export function arrowOf(ship: Ship, space: number, pull: Pull, full: boolean): Arrow {
  const most = full && space >= OUT ? MOST : STUB;
  const target = pull.tied ? null : pull.nearest;
  const counted = pull.nearest && (full || pull.gap > 1) ? String(pull.gap) : "";
  const label = pull.tied ? `${pull.ahead} : ${pull.behind}` : counted;
  const labelHeight = full ? 20 : 16;
  return {
    ship,
    pull,
    full,
    start: Math.max(OUT, space),
    length: Math.max(SHORTEST, Math.min(pull.gap - SHY, most)),
    directions: pull.tied ? [1, -1] : pull.side === "ahead" ? [1] : pull.side === "behind" ? [-1] : [],
    target,
    label,
    labelHeight,
    labelWidth: label.length * labelHeight * 0.42 + labelHeight * (target ? 1.6 : 0.6),
  };
}

/** Keep a place of the course short of its ends. */
export function onCourse(space: number): number {
  return Math.max(FIRST, Math.min(LAST, space));
}

/** How far beside the course an arrow runs: outside towards the gate, inside towards the Singularity. */
export function besideCourse(direction: number, shipSize: number): number {
  return direction * -shipSize * 0.5;
}

/** Where the labels of all arrows stand, each clear of what is `busy` and of the labels before it. */
export function labelPlaces(
  course: Course,
  arrows: readonly Arrow[],
  busy: readonly Point[],
  shipSize: number,
): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const arrow of arrows.filter(({ label, directions }) => label && directions.length)) {
    const enough = arrow.labelWidth / 2 + course.unit * 0.4;
    places.set(arrow.ship.code, clearest(alongArrow(course, arrow, shipSize), [...busy, ...places.values()], enough));
  }
  return places;
}

/** Along the arrow, on it or further out. */
function alongArrow(course: Course, { pull, start, length }: Arrow, shipSize: number): Point[] {
  const direction = pull.side === "behind" ? -1 : 1;
  const clear = (shipSize * 0.5) / course.unit;
  return [0.5, 0.35, 0.65, 0.8, 1].flatMap((part) => {
    const station = course.at(onCourse(start + direction * Math.max(length * part, clear)));
    return [1, 1.3, 1.6, 2].map((out) => {
      const { x, y } = shifted(station, besideCourse(direction, shipSize) * out);
      return { x: within(x, course.width), y: within(y, course.height) };
    });
  });
}

function within(place: number, room: number): number {
  return Math.max(LABEL_EDGE, Math.min(room - LABEL_EDGE, place));
}

/** Where the numbers of the taken spaces are written, each clear of other ships, of open stations and of each other. */
export function numberPlaces(
  course: Course,
  taken: ReadonlySet<number>,
  ships: readonly Point[],
  pulledAhead: ReadonlySet<number>,
  shipSize: number,
): Map<number, Point> {
  const open = course.stations.filter((_, space) => !taken.has(space));
  const places = new Map<number, Point>();
  for (const space of taken) {
    const outside = pulledAhead.has(space) ? 1 : -1;
    const round = roundShip(course, space, outside, shipSize).filter((place) => fits(course, place));
    const others = ships.filter((ship) => distance(ship, course.at(space)) > 1);
    places.set(space, clearest(round, [...others, ...open, ...places.values()], shipSize * 0.5));
  }
  return places;
}

/** Places round the ship on a space: straight beside the course first, then aslant, on one side and on the other. */
function roundShip(course: Course, space: number, outside: number, shipSize: number): Point[] {
  const station = course.at(space);
  const reach = shipSize * 0.62 + 9;
  return [outside, -outside].flatMap((side) =>
    [0, 30, -30, 55, -55].map((aslant) => shifted({ ...station, heading: station.heading + aslant }, side * reach)),
  );
}

function fits(course: Course, { x, y }: Point): boolean {
  const [right, bottom] = [course.width - NUMBER_EDGE.x, course.height - NUMBER_EDGE.y];
  return x > NUMBER_EDGE.x && x < right && y > NUMBER_EDGE.y && y < bottom;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
