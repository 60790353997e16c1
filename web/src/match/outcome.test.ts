import { expect, test } from "vitest";
import { outcomeOf, partnersOf, placesOf } from "./outcome.ts";

test.each([
  [[1, 0, 0], [0], "won"],
  [[1, 0, 0], [2], "lost"],
  [[0.5, 0.5, 0], [1], "shared"],
  [[0.5, 0.5], [1], "draw"],
  [[12, 12], [1], "over"],
  [[1], [0], "won"],
  [[0], [0], "lost"],
  [[1, 0], [], "over"],
  [[1, 0], [0, 1], "over"],
  [null, [0], "over"],
] as const)("returns %j end for seats %j as %s", (returns, own, outcome) => {
  expect(outcomeOf(returns && { returns, together: null }, own)).toBe(outcome);
});

test("a crew wins or loses together, whoever looks", () => {
  expect(outcomeOf({ returns: [12, 12], together: "won" }, [1])).toBe("together-won");
  expect(outcomeOf({ returns: [-20], together: "lost" }, [])).toBe("together-lost");
});

test("winners come first, and a draw has none", () => {
  expect(placesOf([0, 1, 0])).toMatchObject([
    { seat: 1, won: true },
    { seat: 0, won: false },
    { seat: 2, won: false },
  ]);
  expect(placesOf([0.5, 0.5]).some(({ won }) => won)).toBe(false);
});

test("who plays in a team has the others of it as partners", () => {
  const result = {
    teams: [
      [0, 2],
      [1, 3],
    ],
  };
  expect(partnersOf(result, 3)).toEqual([1]);
  expect(partnersOf({ teams: [] }, 3)).toEqual([]);
  expect(partnersOf(null, 0)).toEqual([]);
});
