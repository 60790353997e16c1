import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { forecast, question, scene } from "./fixture";
import type { GameEvent, Question, Scene } from "./scene";

const t = (key: string, args?: object): string => `${key} ${JSON.stringify(args ?? {})}`;
let shown: Record<string, unknown> | null = null;

function show(sight: Scene, questions: Question[] = [], log: GameEvent[] = [], advised: string | null = null) {
  const act = vi.fn();
  const openRule = vi.fn();
  shown = mount(Board, { target: document.body, props: { scene: sight, questions, advised, log, t, act, openRule } });
  flushSync();
  return { act, openRule };
}
function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing at ${selector}`);
  return found;
}
function press(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}
function click(selector: string): void {
  find(selector).click();
  flushSync();
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

describe("choosing a card", () => {
  const asked = [question("PlayCard", ["play C", "play H"])];

  test("is not final at the first press", () => {
    const { act } = show(scene(), asked);
    click('[data-letter="H"]');
    expect(act).not.toHaveBeenCalled();
    click(".back");
    expect(document.querySelector(".go")).toBeNull();
  });
  test("is answered by the button that names the card", () => {
    const { act } = show(scene(), asked);
    click('[data-letter="H"]');
    expect(find(".go").textContent).toContain("action-Play");
    click(".go");
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "play H");
  });
  test("is answered by pressing the same card again", () => {
    const { act } = show(scene(), asked);
    click('[data-letter="C"]');
    click('[data-letter="C"]');
    expect(act).toHaveBeenCalledExactlyOnceWith(7, "play C");
  });
  test("shows where the card would lead, in words and on the chart", () => {
    show(scene(), asked);
    click('[data-letter="H"]');
    expect(find(".forecast").textContent).toContain('"target":17');
    expect(document.querySelectorAll(".trail")).toHaveLength(1);
  });
  test("can be done with the keyboard alone", () => {
    const { act } = show(scene(), asked);
    find('[data-letter="C"]').focus();
    press("ArrowRight");
    expect(document.activeElement).toBe(find('[data-letter="H"]'));
    press("c");
    expect(document.activeElement).toBe(find('[data-letter="C"]'));
    click('[data-letter="C"]');
    press("Escape");
    expect(document.querySelector(".go")).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });
  test("offers nothing that the server did not list", () => {
    const { act } = show(scene(), [question("PlayCard", ["play C"])]);
    click('[data-letter="H"]');
    click('[data-letter="H"]');
    expect(act).not.toHaveBeenCalled();
  });
  test("does not ask who only watches", () => {
    const { act } = show(scene({ own: null, hand: [], forecasts: [] }));
    expect(document.querySelector("[data-letter]")).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });
});

test("what a bot advises is marked on the card, and on the answer to the stop question", () => {
  show(scene(), [question("PlayCard", ["play C", "play H"])], [], "play H");
  expect([...document.querySelectorAll<HTMLElement>(".card.advised")].map((card) => card.dataset["letter"])).toEqual([
    "H",
  ]);
  const waiting = [{ card: "V", ship: "B", now: forecast("V", 12, 19) }];
  if (shown) void unmount(shown);
  show(scene({ stage: "resolve", waiting }), [question("UseStop", ["stop no", "stop yes"])], [], "stop yes");
  expect(find(".use").classList.contains("advised")).toBe(true);
  expect(find(".let").classList.contains("advised")).toBe(false);
});

test("a pile is taken by its open card", () => {
  const piles = [
    { open: "T", lower: null },
    { open: "Z", lower: "A" },
  ];
  const draft = scene({ stage: "draft", phase: 0, piles, hand: [], forecasts: [forecast("T", 12, 14)] });
  const { act } = show(draft, [question("PickPile", ["pick T", "pick Z"])]);
  expect(find('[data-letter="T"]').textContent).toContain("chart-hidden-card");
  expect(find('[data-letter="Z"]').textContent).toContain("card-A");
  click('[data-letter="T"]');
  click(".go");
  expect(act).toHaveBeenCalledExactlyOnceWith(7, "pick T");
});

test("the stop question says what the card would do, and takes either answer", () => {
  const waiting = [{ card: "V", ship: "B", now: forecast("V", 12, 19) }];
  const { act } = show(scene({ stage: "resolve", waiting }), [question("UseStop", ["stop no", "stop yes"])]);
  expect(find(".stop .move").textContent).toContain('"target":19');
  click(".stop .use");
  click(".stop .let");
  expect(act.mock.calls).toEqual([
    [7, "stop yes"],
    [7, "stop no"],
  ]);
});

test("a tie in the column shows its count and opens its rule", () => {
  const log = [
    { type: "CardsRevealed", rule: "GR-38", cards: [0], ships: [0] },
    { type: "TieCounted", rule: "GR-53", ship: 0, gap: 1, ahead: 3, behind: 1, side: "ahead" },
    { type: "Discarded", rule: "GR-43", ship: 0, card: 0 },
  ];
  const { openRule } = show(scene(), [], log);
  expect(find(".tie").textContent).toContain("3 : 1");
  click(".tie");
  expect(openRule).toHaveBeenCalledWith("GR-53");
});

test("every ship says where it is and what draws it", () => {
  show(scene());
  const labels = [...document.querySelectorAll('svg [role="img"]')].map((ship) => ship.getAttribute("aria-label"));
  expect(labels).toHaveLength(3);
  expect(labels[0]).toContain('"space":12');
  expect(labels[0]).toContain("board-pull");
});
