import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { scene } from "./fixture";
import type { GameEvent } from "./scene";

vi.mock("../pace", () => ({ paceOf: () => 100 }));

const reveal: GameEvent = { type: "CardsRevealed", rule: "GR-38", cards: [2], ships: [0] };
const move: GameEvent = { type: "Moved", rule: "GR-44", ship: 0, origin: 8, target: 12 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the page hears how far the board has told what happened, and when it has told all", async () => {
  const told = vi.fn();
  const props = $state({
    scene: scene(),
    questions: [],
    log: [] as GameEvent[],
    t: (key: string) => key,
    act: vi.fn(),
    openRule: vi.fn(),
    told,
  });
  const board = mount(Board, { target: document.body, props });
  flushSync();
  expect(told).toHaveBeenLastCalledWith(null);
  props.log = [reveal, move];
  flushSync();
  expect(told).toHaveBeenLastCalledWith(1);
  await vi.advanceTimersByTimeAsync(10_000);
  flushSync();
  expect(told).toHaveBeenLastCalledWith(null);
  void unmount(board);
});
