import { describe, expect, test } from "vitest";
import type { GameEvent, Scene } from "./scene";
import { columnOf, phaseOf, spacesAt, travelOf } from "./story";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function scene(spaces: Record<string, number>, waiting: [string, string][] = []): Scene {
  const ships = Object.entries(spaces).map(([code, space]) => ({ code, space }));
  const deck = [...LETTERS].map((letter) => ({ letter }));
  return {
    ships,
    deck,
    phase: 3,
    waiting: waiting.map(([card, ship]) => ({ card, ship, now: null })),
  } as unknown as Scene;
}

function event(type: string, fields: Record<string, unknown> = {}): GameEvent {
  return { type, rule: "GR-44", ...fields };
}

const card = (letter: string): number => LETTERS.indexOf(letter);
const board = scene({ B: 17, Y: 14, R: 16 });
const log = [
  event("PhaseBegan", { round: 1, phase: 2 }),
  event("CardsRevealed", { cards: [card("A"), card("H"), card("P")], ships: [0, 1, 2] }),
  event("TieCounted", { ship: 0, gap: 1, ahead: 3, behind: 1, side: "ahead" }),
  event("Moved", { ship: 0, origin: 15, target: 16 }),
  event("Slid", { ship: 0, origin: 16, target: 17 }),
  event("Discarded", { ship: 0, card: card("A") }),
  event("StopUsed", { ship: 1, card: card("H") }),
  event("Discarded", { ship: 1, card: card("H") }),
];

describe("where ships stood", () => {
  test("at the end it is where the server says", () => {
    expect(spacesAt(board, log, log.length)).toEqual({ B: 17, Y: 14, R: 16 });
  });
  test("before a slide it is where the steps ended, before the move where it began", () => {
    expect(spacesAt(board, log, 4).B).toBe(16);
    expect(spacesAt(board, log, 3).B).toBe(15);
    expect(spacesAt(board, log, 0).B).toBe(15);
  });
});

describe("the column of revealed cards", () => {
  test("is in the order of letters, with what became of each", () => {
    expect(columnOf(board, log, log.length).map(({ card: letter, ship, outcome }) => [letter, ship, outcome])).toEqual([
      ["A", "B", "done"],
      ["H", "Y", "stopped"],
      ["P", "R", "next"],
    ]);
  });
  test("tells only what has been told so far", () => {
    expect(columnOf(board, log, 3).map((entry) => entry.outcome)).toEqual(["next", "waiting", "waiting"]);
    expect(columnOf(board, log, 1)).toEqual([]);
  });
  test("knows how a card took its own ship, slide included", () => {
    const [first, second] = columnOf(board, log, log.length);
    expect(first && travelOf(board, first)).toEqual({ origin: 15, target: 17 });
    expect(second && travelOf(board, second)).toBeNull();
  });
  test("does not count a pulled ship as the move of the card that pulls", () => {
    const beam = [
      event("CardsRevealed", { cards: [card("J")], ships: [1] }),
      event("BeamFired", { ship: 1, card: card("J"), value: 2 }),
      event("Moved", { ship: 0, origin: 15, target: 17 }),
      event("Discarded", { ship: 1, card: card("J") }),
    ];
    const [entry] = columnOf(board, beam, beam.length);
    expect(entry?.events).toHaveLength(3);
    expect(entry && travelOf(board, entry)).toBeNull();
  });
  test("stays until the cards of the next phase are revealed", () => {
    const later = [...log, event("Dropped", { ship: 2, card: card("P") }), event("PhaseBegan", { round: 1, phase: 3 })];
    expect(columnOf(board, later, later.length).map((entry) => entry.outcome)).toEqual(["done", "stopped", "dropped"]);
    expect(phaseOf(board, later, later.length)).toBe(2);
    const next = [...later, event("CardsRevealed", { cards: [card("C")], ships: [2] })];
    expect(columnOf(board, next, next.length).map((entry) => entry.card)).toEqual(["C"]);
    expect(phaseOf(board, next, next.length)).toBe(3);
  });
  test("holds the random cards of Chaos Theory", () => {
    const chaos = [
      event("PhaseBegan", { round: 2, phase: 1 }),
      event("RandomCard", { ship: 0, card: card("Z") }),
      event("RandomCard", { ship: 1, card: card("B") }),
    ];
    expect(columnOf(board, chaos, 3).map(({ card: letter, ship }) => [letter, ship])).toEqual([
      ["B", "Y"],
      ["Z", "B"],
    ]);
  });
  test("without a story it still says who waits", () => {
    const waits = scene({ B: 3, Y: 5 }, [
      ["H", "B"],
      ["Q", "Y"],
    ]);
    expect(columnOf(waits, [], 0).map(({ card: letter, outcome }) => [letter, outcome])).toEqual([
      ["H", "next"],
      ["Q", "waiting"],
    ]);
  });
});

test("a story that begins within a phase knows it from the one that follows", () => {
  const cut = [event("CardsRevealed", { cards: [card("J")], ships: [1] }), event("PhaseBegan", { round: 1, phase: 6 })];
  expect(phaseOf(board, cut, cut.length)).toBe(5);
  expect(phaseOf(board, cut.slice(0, 1), 1)).toBe(3);
});
