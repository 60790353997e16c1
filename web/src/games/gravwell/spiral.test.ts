import { describe, expect, test } from "vitest";
import { berths, clearest, layCourse, shifted } from "./spiral";

const ROOMS = [
  [280, 280],
  [366, 380],
  [720, 560],
  [1600, 900],
  [420, 900],
] as const;

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe.each(ROOMS)("the course in %i by %i pixels", (width, height) => {
  const course = layCourse(width, height);
  const spaces = course.stations;

  test("has the Singularity, 53 spaces and the gate", () => {
    expect(spaces).toHaveLength(55);
  });
  test("lies inside its room with the ring of the gate", () => {
    for (const { x, y } of spaces) {
      expect(x).toBeGreaterThan(14);
      expect(y).toBeGreaterThan(14);
      expect(x).toBeLessThan(width - 14);
      expect(y).toBeLessThan(height - 14);
    }
    const gate = spaces[54] ?? { x: NaN, y: NaN };
    expect(gate.x + course.gateRadius).toBeLessThan(width);
    expect(gate.y - course.gateRadius).toBeGreaterThan(0);
  });
  test("keeps all spaces apart, so that every number can be read", () => {
    const apart = spaces.flatMap((one, i) => spaces.slice(i + 1).map((other) => distance(one, other)));
    expect(Math.min(...apart)).toBeGreaterThan(course.unit * 0.75);
  });
  test("winds outwards: one turn later it is further from the Singularity", () => {
    const middle = spaces[0] ?? { x: 0, y: 0 };
    const [near, far] = [spaces[8], spaces[50]];
    expect(near && far && distance(near, middle) < distance(far, middle)).toBe(true);
  });
  test("passes through its spaces and goes on between them", () => {
    for (const space of [1, 17, 40]) {
      const [here, next] = [course.at(space), course.at(space + 1)];
      expect(distance(here, spaces[space] ?? here)).toBeLessThan(0.01);
      const half = course.at(space + 0.5);
      expect(distance(half, here)).toBeLessThan(distance(next, here));
    }
  });
  test("turns ships along it", () => {
    for (const space of [2, 20, 45]) {
      const { heading, x, y } = course.at(space);
      const ahead = course.at(space + 0.2);
      const way = (Math.atan2(ahead.y - y, ahead.x - x) * 180) / Math.PI;
      expect(Math.abs(((heading - way + 540) % 360) - 180)).toBeLessThan(8);
    }
  });
});

test("a path starts and ends where it should, also backwards and beside the course", () => {
  const course = layCourse(700, 560);
  const numbers = (text: string) => text.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const back = numbers(course.path(12, 5));
  expect(back[0]).toBeCloseTo(course.at(12).x, 0);
  expect(back.at(-1)).toBeCloseTo(course.at(5).y, 0);
  const beside = numbers(course.path(12, 15, 20));
  expect(distance({ x: beside[0] ?? 0, y: beside[1] ?? 0 }, course.at(12))).toBeCloseTo(20, 0);
});

test("outside is further from the Singularity than inside", () => {
  const course = layCourse(700, 560);
  const middle = course.at(0);
  for (const space of [5, 25, 50]) {
    const station = course.at(space);
    expect(distance(shifted(station, -20), middle)).toBeGreaterThan(distance(shifted(station, 20), middle));
  }
});

test("ships that share the Singularity do not hide each other", () => {
  const course = layCourse(366, 380);
  for (const count of [2, 3, 4, 6]) {
    const places = berths(course, count);
    expect(new Set(places.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(count);
  }
});

test("a label goes to the first place with enough room, else to the one with the most", () => {
  const places = [0, 10, 30].map((x) => ({ x, y: 0 }));
  const busy = [{ x: -2, y: 0 }];
  expect(clearest(places, busy, 8)).toEqual({ x: 10, y: 0 });
  expect(clearest(places, busy, 100)).toEqual({ x: 30, y: 0 });
});
