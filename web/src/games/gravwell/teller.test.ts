import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scene } from "./fixture";
import type { GameEvent } from "./scene";
import { Teller } from "./teller.svelte";

const sight = scene();
const reveal: GameEvent = { type: "CardsRevealed", rule: "GR-38", cards: [2], ships: [0] };
const pull: GameEvent = { type: "Attracted", rule: "GR-45", ship: 0, nearest: 1, gap: 2, side: "ahead" };
const move: GameEvent = { type: "Moved", rule: "GR-44", ship: 0, origin: 8, target: 12 };
const log = [reveal, pull, move];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function started(): Teller {
  const teller = new Teller();
  teller.hear(sight, [], 100);
  return teller;
}

test("what was there at the start is not told", () => {
  const teller = new Teller();
  teller.hear(sight, log, 100);
  expect([teller.heard, teller.settled]).toEqual([3, true]);
});

test("new events are told one after the other", async () => {
  const teller = started();
  teller.hear(sight, log, 100);
  expect(teller.current?.type).toBe("CardsRevealed");
  await vi.advanceTimersByTimeAsync(150);
  expect(teller.current?.type).toBe("Attracted");
  expect(teller.told).toMatchObject({ ship: "B", pull: { side: "ahead", nearest: "Y", gap: 2 } });
  await vi.advanceTimersByTimeAsync(100);
  expect(teller.travel?.ship).toBe("B");
  expect(teller.travel?.space).toBeGreaterThan(8);
  await vi.advanceTimersByTimeAsync(500);
  expect([teller.heard, teller.settled, teller.travel]).toEqual([3, true, null]);
});

test("skipping shows at once how things stand", async () => {
  const teller = started();
  teller.hear(sight, log, 10_000);
  await vi.advanceTimersByTimeAsync(50);
  teller.skip();
  await vi.advanceTimersByTimeAsync(50);
  expect([teller.heard, teller.settled]).toEqual([3, true]);
});

test("without motion nothing is told, and after a step back neither", () => {
  const teller = started();
  teller.hear(sight, log, 0);
  expect([teller.heard, teller.settled]).toEqual([3, true]);
  teller.hear(sight, log.slice(0, 1), 100);
  expect([teller.heard, teller.settled]).toEqual([1, true]);
});

test("who was away for long is not shown everything", () => {
  const teller = started();
  teller.hear(
    sight,
    Array.from({ length: 40 }, () => move),
    100,
  );
  expect([teller.heard, teller.settled]).toEqual([40, true]);
});
