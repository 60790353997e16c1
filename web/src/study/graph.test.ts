import { expect, test } from "vitest";
import { inputAt, linesOf } from "./graph.ts";

const FRAME = { width: 100, height: 10 };

test("each seat has a line from the first input to the last, the best at the top", () => {
  const lines = linesOf(
    [0, 5, 20],
    [
      [0.5, 0.5],
      [0.75, 0.25],
      [1, 0],
    ],
    FRAME,
  );
  expect(lines.map(({ path }) => path)).toEqual(["M0.0 5.0L25.0 2.5L100.0 0.0", "M0.0 5.0L25.0 7.5L100.0 10.0"]);
  expect(lines.map(({ end }) => end)).toEqual([
    { x: 100, y: 0 },
    { x: 100, y: 10 },
  ]);
});

test("scores below nothing reach the bottom, and a match without inputs has a point", () => {
  expect(linesOf([0, 4], [[-10], [30]], FRAME)[0]?.path).toBe("M0.0 10.0L100.0 0.0");
  expect(linesOf([0], [[0, 0]], FRAME)).toHaveLength(2);
});

test("a place of the picture stands for the nearest input, never beyond an end", () => {
  expect([-5, 0, 26, 100, 140].map((x) => inputAt(x, 20, 100))).toEqual([0, 0, 5, 20, 20]);
});
