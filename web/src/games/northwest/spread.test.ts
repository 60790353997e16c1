import { expect, test } from "vitest";
import { spread } from "./spread";

test("marks that have room stay where they belong", () => {
  expect(spread([10, 80, 40], 20, 0, 100)).toEqual([10, 80, 40]);
});

test("marks that are too near move apart evenly, in the order of their places", () => {
  expect(spread([50, 46, 54], 20, 0, 200)).toEqual([50, 30, 70]);
});

test("marks of one place stand side by side, the earlier one first", () => {
  expect(spread([50, 50], 20, 0, 200)).toEqual([40, 60]);
});

test("a mark that is moved takes along the next one it would meet, and no other", () => {
  expect(spread([50, 50, 65, 150], 20, 0, 200)).toEqual([35, 55, 75, 150]);
});

test("no mark goes beyond the ends", () => {
  expect(spread([2, 2, 99], 20, 10, 90)).toEqual([10, 30, 90]);
});
