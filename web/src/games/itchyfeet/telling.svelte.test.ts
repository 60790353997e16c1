import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { scene } from "./fixture";
import type { GameEvent } from "./scene";

vi.mock("../pace.ts", () => ({ paceOf: () => 100 }));

const drew: GameEvent = { type: "Drew", rule: "TC-13", seat: 1 };
const passed: GameEvent = { type: "Passed", rule: "TC-11", seat: 2 };
const refused: GameEvent = { type: "OfferRefused", rule: "TC-16", seat: 1 };

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.animate = vi.fn();
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
  props.log = [drew, passed, refused];
  flushSync();
  expect(told).toHaveBeenLastCalledWith(1);
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
  expect(told).toHaveBeenLastCalledWith(3);
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
  expect(told).toHaveBeenLastCalledWith(null);
  void unmount(board);
});
