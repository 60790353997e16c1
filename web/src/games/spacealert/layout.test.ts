import { describe, expect, test } from "vitest";
import { drawingOf, hasDrawing } from "./drawings.ts";
import { besideLetter, cellStep, inRow, layOut } from "./layout.ts";
import { STATIONS } from "./scene.ts";
import names from "../../../../src/pelagos/games/spacealert/data/threats.json";

describe.each([
  [360, 420],
  [620, 460],
  [900, 720],
])("in %i by %i pixels", (width, height) => {
  const layout = layOut(width, height);

  test("every station lies inside the hull and none on another", () => {
    const boxes = STATIONS.map((name) => layout.station(name));
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(layout.hull.x);
      expect(box.x + box.width).toBeLessThanOrEqual(layout.hull.x + layout.hull.width + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.hull.y + layout.hull.height + 0.01);
    }
    expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });
  test("threats come nearer to the ship with each square, above their zone", () => {
    expect(layout.at("red", 1).y).toBeGreaterThan(layout.at("red", 16).y);
    expect(layout.at("blue", 3).x).toBeGreaterThan(layout.at("white", 3).x);
    expect(layout.at("white", 16).y).toBeGreaterThan(0);
  });
  test("nothing hangs out of the picture", () => {
    const inside = layout.zone("internal");
    expect(inside.x + inside.width).toBeLessThanOrEqual(width);
    expect(layout.height).toBeLessThanOrEqual(Math.max(height, 470));
  });
});
test("things in a row share the room they have", () => {
  const row = inRow({ x: 100, y: 5 }, 5, 30, 90);
  expect(row).toHaveLength(5);
  expect((row[4]?.x ?? 0) - (row[0]?.x ?? 0)).toBeCloseTo(60);
});
test("every threat card has a drawing", () => {
  const without = names.filter(({ id }) => !hasDrawing(id)).map(({ id, name }) => `${id} ${name}`);
  expect(without).toEqual([]);
  expect(names.every(({ id }) => Object.keys(drawingOf(id)).length > 0)).toBe(true);
});
test("a sign on a button keeps off its letter, or is left out", () => {
  expect(besideLetter(27, 4, 11.7)).toEqual({ x: 14, size: 11 });
  expect(besideLetter(48, 7, 15.3)).toEqual({ x: 48 - 15.3 - 2, size: 15.3 });
  expect(besideLetter(16, 4, 11.7)).toBeNull();
});
test("energy stands beside the lift", () => {
  expect(cellStep(96, 5, 7)).toBeCloseTo((48 - 11 - 8) / 5);
  expect(cellStep(200, 3, 9)).toBe(9);
});
