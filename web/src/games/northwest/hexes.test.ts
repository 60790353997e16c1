import { expect, test } from "vitest";
import { beside, CORNERS, frameOf, middle, placeOf, RADIUS, sidePath, touch, WIDTH } from "./hexes";

test("a hex is written row.column, also left of the strips", () => {
  expect(placeOf("12.-2")).toEqual({ row: 12, column: -2 });
  expect(placeOf("start").row).toBe(0);
});

test("neighbours lie one hex apart on the drawing, whichever row they are in", () => {
  for (const hex of ["3.1", "4.1", "7.-2", "24.5"]) {
    for (let side = 0; side < 6; side++) {
      const [one, other] = [middle(hex), middle(beside(hex, side))];
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(WIDTH);
      expect(beside(beside(hex, side), (side + 3) % 6)).toBe(hex);
    }
  }
});

test("even rows lie half a hex to the east, as in the rules", () => {
  expect([0, 5, 4].map((side) => beside("3.1", side))).toEqual(["3.2", "4.1", "4.0"]);
  expect([0, 5, 4].map((side) => beside("4.1", side))).toEqual(["4.2", "5.2", "5.1"]);
  expect(touch("3.1", "4.2")).toBe(false);
});

test("both hexes of a border draw the same side", () => {
  const ends = (path: string) => new Set(path.slice(1).split("L"));
  for (let side = 0; side < 6; side++) {
    expect(ends(sidePath("5.2", side))).toEqual(ends(sidePath(beside("5.2", side), (side + 3) % 6)));
  }
});

test("corners lie on the circle of a hex, and the frame holds the whole map", () => {
  for (const { x, y } of CORNERS) expect(Math.hypot(x, y)).toBeCloseTo(RADIUS);
  const frame = frameOf([-2, -1, 0, 1, 2, 3, 4, 5], 24);
  for (const hex of ["1.-2", "24.5", "12.5"]) {
    const { x, y } = middle(hex);
    expect(x > frame.left && x < frame.right && y > frame.top && y < frame.bottom).toBe(true);
  }
});
