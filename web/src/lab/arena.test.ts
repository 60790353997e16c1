import { expect, test } from "vitest";
import { actionRows, rangeOf, ranking, readArena, type Arena } from "./arena.ts";

const won = (share: number) => ({ share, low: share - 0.1, high: share + 0.1 });
const rating = (mu: number) => ({ mu, low: mu - 2, high: mu + 2 });
const arena = {
  game: "gravwell",
  by_seat: [won(0.6), won(0.4)],
  standings: [
    { bot: "random", won: won(0.2), rating: rating(20) },
    { bot: "normal", won: won(0.8), rating: rating(30) },
  ],
  actions: [
    { action: "play A", seats: 5, won: won(0.3) },
    { action: "play B", seats: 9, won: won(0.2) },
    { action: "play C", seats: 1, won: won(0.9) },
  ],
} as unknown as Arena;

test("a file of the arena is read, and nothing else", () => {
  expect(readArena(JSON.stringify(arena))?.game).toBe("gravwell");
  for (const other of ["", "null", "[]", "{}", '{"game": "gravwell"}', "game: gravwell"]) {
    expect(readArena(other)).toBeNull();
  }
});

test("the best bot comes first, by rating or, where none has one, by wins", () => {
  expect(ranking(arena)).toMatchObject({ rated: true, rows: [{ label: "normal", middle: 30 }, { label: "random" }] });
  const unrated = { ...arena, standings: [{ bot: "random", won: won(0.5), rating: null }] };
  expect(ranking(unrated)).toMatchObject({ rated: false, rows: [{ middle: 0.5 }] });
});

test("of the actions that most chose, those of winners come first", () => {
  expect(actionRows(arena, 2).map(({ label }) => label)).toEqual(["play A", "play B"]);
});

test("a scale holds all ranges and the line beside them", () => {
  expect(rangeOf([{ label: "x", low: 1, middle: 2, high: 3 }], 5)).toEqual([1, 5]);
  expect(rangeOf([{ label: "x", low: 1, middle: 2, high: 3 }], null)).toEqual([1, 3]);
});
