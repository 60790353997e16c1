import { describe, expect, test } from "vitest";
import { cardsOf } from "./programs.ts";

describe("a slot of a program in the film", () => {
  test("shows what is known as one card", () => {
    expect(cardsOf(["A", "lift"]).map(({ half, symbols }) => [half, symbols])).toEqual([
      ["double-action", ["A", "lift"]],
    ]);
    expect(cardsOf([])).toEqual([]);
  });

  test("shows the back of a card that lies face down, beside a special one too", () => {
    expect(cardsOf(["back:move"]).map(({ half, symbols }) => [half, symbols])).toEqual([["move", []]]);
    expect(cardsOf(["advanced", "back:action"]).map(({ half, symbols }) => [half, symbols])).toEqual([
      ["action", ["advanced"]],
      ["action", []],
    ]);
  });
});
