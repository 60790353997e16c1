import { describe, expect, test } from "vitest";
import { ship } from "./fixture";
import { arrowOf, labelPlaces, numberPlaces } from "./labels";
import { layCourse, type Point } from "./spiral";

const ROOMS = [
  [358, 362],
  [900, 520],
] as const;
/** Ships side by side, on neighbouring coils and at the ends. */
const DENSE = [
  [5, 6, 7, 19, 20, 36],
  [1, 2, 3, 4, 26, 36],
  [6, 20, 21, 36, 37, 38],
  [26, 27, 28, 36, 52, 53],
];

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe.each(ROOMS)("on a chart of %i by %i pixels", (width, height) => {
  const course = layCourse(width, height);
  const shipSize = Math.min(72, Math.max(25, course.unit * 1.1));

  describe.each(DENSE.map((spaces) => [spaces]))("with ships on %j", (spaces) => {
    const at = spaces.map((space) => course.at(space));
    const numbers = numberPlaces(course, new Set(spaces), at, new Set(spaces.slice(0, 1)), shipSize);
    const written = [...numbers.values()];

    test("every taken space has its number, beside its own ship", () => {
      expect([...numbers.keys()]).toEqual(spaces);
      for (const [space, place] of numbers)
        expect(distance(place, course.at(space))).toBeLessThan(shipSize * 0.62 + 10);
    });
    test("no number lies on a ship, on an open station or on another number", () => {
      const open = course.stations.filter((_, space) => space > 0 && !spaces.includes(space));
      for (const [i, place] of written.entries()) {
        const others = [...at, ...open, ...written.filter((_, other) => other !== i)];
        expect(Math.min(...others.map((other) => distance(place, other)))).toBeGreaterThan(9);
      }
    });
    test("no label of a pull lies on a label of another or on the middle of a ship", () => {
      const pull = { side: "ahead", gap: 3, nearest: "Y", tied: false, ahead: 1, behind: 0 } as const;
      const tie = { ...pull, tied: true, nearest: null, ahead: 3, behind: 2 };
      const arrows = ["B", "Y", "R", "G"].map((code, i) =>
        arrowOf(ship(code, spaces[i] ?? 0), spaces[i] ?? 0, i ? pull : tie, i === 0),
      );
      const labels = [...labelPlaces(course, arrows, [...course.stations, ...at, ...written], shipSize).values()];
      expect(labels).toHaveLength(arrows.length);
      for (const [i, place] of labels.entries()) {
        const others = [...at, ...labels.filter((_, other) => other !== i)];
        expect(Math.min(...others.map((other) => distance(place, other)))).toBeGreaterThan(12);
      }
    });
  });
});

test("an arrow tells the nearest ship and its distance, or the count of a tie", () => {
  const pull = { side: "behind", gap: 4, nearest: "Y", tied: false, ahead: 1, behind: 2 } as const;
  expect(arrowOf(ship("B", 12), 12, pull, true)).toMatchObject({ label: "4", directions: [-1], target: "Y" });
  const tie = { ...pull, tied: true } as const;
  expect(arrowOf(ship("B", 12), 12, tie, true)).toMatchObject({ label: "1 : 2", directions: [1, -1], target: null });
});
