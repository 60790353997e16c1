/** The course as a logarithmic spiral: where each space is, which way it runs there, and paths along it. */

export interface Point {
  x: number;
  y: number;
}

export interface Station extends Point {
  /** Direction of the course towards the gate, in degrees clockwise from the right. */
  heading: number;
}

export interface Course {
  width: number;
  height: number;
  /** Where the spaces are, 0 (Singularity) to the gate. */
  stations: Station[];
  /** Size of a station in pixels: its spacing along the course near the Singularity. */
  unit: number;
  /** Radius of the ring of light round the gate. */
  gateRadius: number;
  at(space: number): Station;
  path(from: number, to: number, offset?: number): string;
}

const GATE = 54;
const TURNS = 3;
/** Where the gate lies: to the upper right. */
const END_ANGLE = -Math.PI / 4;
/** How many times further out the gate is than space 1. */
const GROWTH = 4.6;
/** How the spacing grows with the distance from the middle: 0 not at all, 1 as fast as the spiral. */
const SPREAD = 0.42;
/** The course is stretched to fill its room, but never more than this. */
const MOST_STRETCH = 1.55;
const SAMPLES = 6000;
/** How far the course winds on from space 1 into the Singularity. */
const PLUNGE = 0.6 * 2 * Math.PI;

const LENGTH = TURNS * 2 * Math.PI;
const growth = Math.log(GROWTH) / LENGTH;
/** Angles along the course, counted back from the gate at 0. */
const samples = Array.from({ length: SAMPLES + 1 }, (_, i) => (i / SAMPLES - 1) * LENGTH);

function spiral(turned: number): Point {
  const angle = END_ANGLE + turned;
  const radius = Math.exp(growth * turned);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** How the unit spiral is stretched and shifted into a room, `margin` pixels from its edges. */
function fit(width: number, height: number, margin: number): { scale: Point; middle: Point } {
  const points = samples.map(spiral);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = (width - 2 * margin) / (right - left);
  const high = (height - 2 * margin) / (bottom - top);
  const scale = { x: Math.min(wide, high * MOST_STRETCH), y: Math.min(high, wide * MOST_STRETCH) };
  const middle = {
    x: width / 2 - ((left + right) / 2) * scale.x,
    y: height / 2 - ((top + bottom) / 2) * scale.y,
  };
  return { scale, middle };
}

/** The angles of spaces 1 to 54, so that steps widen gently outwards. */
function spread(scale: Point): number[] {
  let way = 0;
  let last: Point | null = null;
  const ways = samples.map((turned) => {
    const flat = spiral(turned);
    const here = { x: flat.x * scale.x, y: flat.y * scale.y };
    if (last) way += Math.hypot(here.x - last.x, here.y - last.y) / Math.hypot(here.x, here.y) ** SPREAD;
    last = here;
    return way;
  });
  return Array.from({ length: GATE }, (_, i) => samples[ways.findIndex((w) => w >= (way * i) / (GATE - 1))] ?? 0);
}

const laid = new Map<string, Course>();
const MOST_LAID = 20;

/** Lay the course out in a room of so many pixels. */
export function layCourse(width: number, height: number): Course {
  const room = `${width} ${height}`;
  const course = laid.get(room) ?? layAnew(width, height);
  if (laid.size >= MOST_LAID) laid.clear();
  laid.set(room, course);
  return course;
}

function layAnew(width: number, height: number): Course {
  const gateRadius = Math.max(14, Math.min(width, height) * 0.048);
  const { scale, middle } = fit(width, height, Math.max(gateRadius + 14, 32));
  const turns = spread(scale);

  function point(space: number): Point {
    const near = Math.max(0, Math.min(GATE, space));
    const shrunk = Math.min(1, near);
    const flat = spiral(near >= 1 ? turnAt(turns, near - 1) : -LENGTH - (1 - near) * PLUNGE);
    return { x: middle.x + flat.x * scale.x * shrunk, y: middle.y + flat.y * scale.y * shrunk };
  }

  function at(space: number): Station {
    const [back, ahead] = [point(Math.max(0.02, space - 0.05)), point(space + 0.05)];
    const heading = (Math.atan2(ahead.y - back.y, ahead.x - back.x) * 180) / Math.PI;
    return { ...point(space), heading };
  }

  function path(from: number, to: number, offset = 0): string {
    const fine = Math.min(from, to) < 1 ? 40 : 8;
    const parts = Math.max(2, Math.ceil(Math.abs(to - from) * fine));
    const points = Array.from({ length: parts + 1 }, (_, i) => shifted(at(from + ((to - from) * i) / parts), offset));
    return points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  }

  const [first, second] = [point(1), point(2)];
  return {
    width,
    height,
    stations: Array.from({ length: GATE + 1 }, (_, space) => at(space)),
    unit: Math.hypot(second.x - first.x, second.y - first.y),
    gateRadius,
    at,
    path,
  };
}

/** The angle between two spaces, `step` counted from space 1. */
function turnAt(turns: number[], step: number): number {
  const low = turns[Math.floor(step)] ?? 0;
  const high = turns[Math.ceil(step)] ?? 0;
  return low + (high - low) * (step % 1);
}

/** A point beside the course: `offset` pixels to the right of the way to the gate. */
export function shifted(station: Station, offset: number): Point {
  const across = ((station.heading + 90) * Math.PI) / 180;
  return { x: station.x + Math.cos(across) * offset, y: station.y + Math.sin(across) * offset };
}

/** The place that has the most room round it; the first of those that have `enough`, in pixels. */
export function clearest(places: readonly Point[], busy: readonly Point[], enough: number): Point {
  const room = places.map((place) => Math.min(...busy.map(({ x, y }) => Math.hypot(place.x - x, place.y - y))));
  const best = Math.max(...room.map((free) => Math.min(free, enough)));
  return places[room.findIndex((free) => free >= best)] ?? { x: 0, y: 0 };
}

/** Places for ships that share the Singularity, round its middle. */
export function berths(course: Course, count: number): Point[] {
  const { x, y } = course.at(0);
  if (count === 1) return [{ x, y }];
  const out = course.unit * 0.62;
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return { x: x + out * Math.cos(angle), y: y + out * Math.sin(angle) };
  });
}
