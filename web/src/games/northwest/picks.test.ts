import { describe, expect, test } from "vitest";
import { candidates, offered, reach, turned, usable } from "./picks";
import { option } from "./fixture";

const single = option("Place", ["2.0"], { kind: "M1", cost: 1 });
const pair = option("Place", ["2.0", "3.0"], { kind: "I2", cost: 3 });
const curve = option("Place", ["2.0", "3.0", "3.1"], { kind: "V3", cost: 4 });
const walk = option("Walk", ["1.0"], { cost: 1 });
const raid = option("Raid", ["2.1"], { kind: "R1", cost: 2, seat: 1 });
const drop = option("Drop", ["1.0"], { cost: 3 });
const end = option("End", []);
const turn = [single, pair, curve, walk, raid, drop, end];

describe("what a tool offers", () => {
  test("without one every way to move, and nothing that is not a way", () => {
    expect(offered(turn, null)).toEqual([single, pair, curve, walk, raid]);
  });
  test("a piece offers where it can go, the raid piece its raids", () => {
    expect(offered(turn, "I2")).toEqual([pair]);
    expect(offered(turn, "R1")).toEqual([raid]);
  });
  test("rarer deeds are offered only when they are chosen", () => {
    expect(offered(turn, "Drop")).toEqual([drop]);
    expect(usable(turn)).toEqual(new Set(["M1", "I2", "V3", "Walk", "R1", "Drop"]));
  });
  test("other questions offer whatever aims at the map", () => {
    const tiles = [option("Turn", ["1.0", "1.1"]), option("Leave", [])];
    expect(offered(tiles, null)).toEqual([tiles[0]]);
    const pieces = [option("Remove", ["1.0"]), option("Scrap", [], { kind: "I2", seat: 1 })];
    expect(offered(pieces, null)).toEqual([pieces[0]]);
  });
});

describe("what is meant by a hex", () => {
  test("first what ends there, the cheapest first, then what passes there", () => {
    expect(candidates(turn, "3.0")).toEqual([pair, curve]);
    expect(candidates([curve, pair, single], "2.0")).toEqual([single, pair, curve]);
  });
  test("of two that cost the same the walk comes before the piece, and a chest before all", () => {
    const piece = option("Place", ["1.0"], { kind: "M1", cost: 1 });
    const chest = option("Place", ["1.0"], { kind: "M1", cost: 1, chests: 1 });
    expect(candidates([piece, walk], "1.0")).toEqual([walk, piece]);
    expect(candidates([piece, walk, chest], "1.0")[0]).toBe(chest);
  });
  test("where nothing can be done nothing is meant", () => {
    expect(candidates(turn, "9.9")).toEqual([]);
    expect(turned([], 3)).toBeUndefined();
  });
});

test("each hex is marked with the least cost at which something ends there", () => {
  const dear = option("Place", ["2.1"], { kind: "M1", cost: 3 });
  expect([...reach([dear, raid, pair])]).toEqual([
    ["2.1", 2],
    ["3.0", 3],
  ]);
});

test("turning goes round, both ways", () => {
  expect([0, 1, 2, 3, -1, -4].map((steps) => turned(["a", "b", "c"], steps))).toEqual(["a", "b", "c", "a", "c", "c"]);
});
