import { expect, test } from "vitest";
import { filmOf, STILL } from "./voyage";
import type { GameEvent } from "./scene";

const placed = (player: number, ...cells: string[]): GameEvent => ({ type: "Placed", rule: "NW-15", player, cells });

test("ships go one after the other, over every hex, and each piece appears when its ship sets out", () => {
  const film = filmOf([
    placed(0, "1.0", "2.0"),
    { type: "TreasureDrawn", rule: "NW-37", seat: 0, card: 3 },
    { type: "Raided", rule: "NW-28", player: 1, cell: "2.0" },
    { type: "Walked", rule: "NW-17", player: 1, path: ["3.0", "4.0"] },
  ]);
  expect(film.legs.map(({ seat, path }) => [seat, path.length])).toEqual([
    [0, 2],
    [1, 1],
    [1, 2],
  ]);
  expect(film.legs.map(({ start }) => start)).toEqual([0, 1.4, 2.4]);
  expect(film.laid).toEqual([1.4, 0]);
});

test("who was away for long is not shown everything", () => {
  expect(filmOf(Array.from({ length: 60 }, () => placed(0, "1.0")))).toBe(STILL);
});
