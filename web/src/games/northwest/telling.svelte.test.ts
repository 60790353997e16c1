import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { scene } from "./fixture";
import type { GameEvent } from "./scene";

vi.mock("../pace", () => ({ paceOf: () => 100 }));

const placed: GameEvent = { type: "Placed", rule: "NW-15", player: 0, cells: ["2.0", "3.0"] };
const raided: GameEvent = { type: "Raided", rule: "NW-28", player: 0, cell: "4.0" };
const animate = vi.fn<(frames: Keyframe[]) => object>(() => ({ cancel: vi.fn(), currentTime: 0 }));

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.animate = animate as never;
});
afterEach(() => {
  vi.useRealTimers();
  animate.mockClear();
});

function show(told: (events: number | null) => void) {
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
  return { board, props };
}

test("the page hears how far the board has told what happened, and when it has told all", async () => {
  const told = vi.fn();
  const { board, props } = show(told);
  expect(told).toHaveBeenLastCalledWith(null);
  props.log = [placed, raided];
  flushSync();
  expect(told).toHaveBeenLastCalledWith(1);
  await vi.advanceTimersByTimeAsync(150);
  flushSync();
  expect(told).toHaveBeenLastCalledWith(2);
  await vi.advanceTimersByTimeAsync(10_000);
  flushSync();
  expect(told).toHaveBeenLastCalledWith(null);
  void unmount(board);
});

test("a ship with two voyages in a row makes the first one too, and its film ends where it lies", () => {
  const { board, props } = show(vi.fn());
  props.log = [placed, raided];
  flushSync();
  const frames = animate.mock.calls.at(-1)?.[0] ?? [];
  const times = frames.map(({ offset }) => Number(offset));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect([times[0], times.at(-1)]).toEqual([0, 1]);
  expect(new Set(frames.map(({ transform }) => transform)).size).toBe(3);
  void unmount(board);
});
