import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "./scene";
import { Teller } from "./teller.svelte";

const PACE = 100;
const placed = (player: number, ...cells: string[]): GameEvent => ({ type: "Placed", rule: "NW-15", player, cells });
const drawn: GameEvent = { type: "TreasureDrawn", rule: "NW-37", seat: 0, card: 3 };
const story = [placed(0, "1.0", "2.0"), drawn, placed(1, "2.1"), drawn];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function started(): Teller {
  const teller = new Teller();
  teller.hear([], PACE);
  return teller;
}

test("what was there at the start is not told", () => {
  const teller = new Teller();
  teller.hear(story, PACE);
  expect([teller.heard, teller.settled]).toEqual([4, true]);
});

test("each voyage is heard of when it begins, and what it brought when it is over", async () => {
  const teller = started();
  teller.hear(story, PACE);
  expect(teller.heard).toBe(1);
  await vi.advanceTimersByTimeAsync(1.3 * PACE);
  expect(teller.heard).toBe(1);
  await vi.advanceTimersByTimeAsync(0.2 * PACE);
  expect([teller.heard, teller.settled]).toEqual([3, false]);
  await vi.advanceTimersByTimeAsync(1.1 * PACE);
  expect([teller.heard, teller.settled]).toEqual([4, true]);
});

test("what comes while a voyage is told waits for its end", async () => {
  const teller = started();
  teller.hear(story.slice(0, 2), PACE);
  await vi.advanceTimersByTimeAsync(PACE);
  teller.hear(story, PACE);
  expect(teller.heard).toBe(1);
  expect(teller.film.legs.map(({ start }) => start)).toEqual([0, 1.4]);
  expect(teller.film.laid[0]).toBeCloseTo(0.4);
  await vi.advanceTimersByTimeAsync(0.5 * PACE);
  expect(teller.heard).toBe(3);
  await vi.advanceTimersByTimeAsync(1.1 * PACE);
  expect([teller.heard, teller.settled]).toEqual([4, true]);
});

test("what shows nothing on the map is heard of at once", () => {
  const teller = started();
  teller.hear([drawn], PACE);
  expect([teller.heard, teller.settled]).toEqual([1, true]);
});

test("without motion nothing is told, and after a step back neither", () => {
  const teller = started();
  teller.hear(story, 0);
  expect([teller.heard, teller.settled]).toEqual([4, true]);
  teller.hear(story.slice(0, 1), PACE);
  expect([teller.heard, teller.settled]).toEqual([1, true]);
});
