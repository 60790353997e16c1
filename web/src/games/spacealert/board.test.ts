import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { card, laid, member, question, scene, slot } from "./fixture.ts";
import type { Question, Scene, Specialist } from "./scene.ts";

const t = (key: string, args?: object): string => `${key} ${JSON.stringify(args ?? {})}`;
let shown: Record<string, unknown> | null = null;

function show(sight: Scene, questions: Question[] = [question()], more: object = {}) {
  const act = vi.fn();
  const told = vi.fn();
  const props = { scene: sight, questions, log: [], t, act, openRule: vi.fn(), told, ...more };
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return { act, told };
}
function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing at ${selector}`);
  return found;
}
function click(selector: string): void {
  find(selector).click();
  flushSync();
}
function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

describe("the own plan", () => {
  test("takes a card with one press on one of its halves", () => {
    const { act } = show(scene());
    click('[data-card="B-lift-1"] [data-half="move"]');
    expect(act).toHaveBeenCalledExactlyOnceWith(9, "lay B-lift-1 move 0 1");
  });
  test("takes it into the slot that was chosen, an android's too", () => {
    const { act } = show(scene());
    click('[data-member="2"][data-turn="3"]');
    click('[data-card="A-red-1"] [data-half="action"]');
    expect(act).toHaveBeenCalledExactlyOnceWith(9, "lay A-red-1 action 2 3");
  });
  test("gives a laid card back", () => {
    const plan = member(0, { slots: [laid(1, ["A"]), slot(2), slot(3)] });
    const { act } = show(scene({ crew: [plan] }));
    click('[data-member="0"][data-turn="1"]');
    expect(act).toHaveBeenCalledExactlyOnceWith(9, "takeback 0 1");
  });
  test("is filled with keys alone", () => {
    const { act } = show(scene());
    press("a");
    press("ArrowRight");
    press("l");
    expect(act.mock.calls).toEqual([
      [9, "lay A-red-1 action 0 1"],
      [9, "lay C-blue-1 move 0 2"],
    ]);
  });
  test("offers only what the question lists, where it lists its answers", () => {
    const actions = ["lay A-red-1 action 0 3"].map((action) => ({ action, text: { key: action }, details: {} }));
    const { act } = show(scene(), [question({ actions })]);
    click('[data-card="B-lift-1"] [data-half="move"]');
    expect(act).not.toHaveBeenCalled();
    click('[data-card="A-red-1"] [data-half="action"]');
    expect(act).toHaveBeenCalledExactlyOnceWith(9, "lay A-red-1 action 0 3");
  });
  test("offers no slot of another player, and nothing to who only watches", () => {
    show(scene({ own: null, hand: [], crew: [member(0, { slots: [slot(1, { fillable: false })] })] }), []);
    expect(document.querySelector("[data-member]")).toBeNull();
    expect(document.querySelector(".desk")).toBeNull();
  });
});

test("another player's card shows only which half is up", () => {
  show(scene());
  const labels = [...document.querySelectorAll(".plan [aria-label]")].map((one) => one.getAttribute("aria-label"));
  expect(labels.some((label) => label?.includes("half-action"))).toBe(true);
});

describe("a data transfer", () => {
  const clock = { ...scene().clock, transfer: true };

  test("gives a card at once to the only other player", () => {
    const { act } = show(scene({ clock, hand: [card("A", "red", { canGive: true })] }));
    click(".give");
    expect(act).toHaveBeenCalledExactlyOnceWith(9, "give A-red-1 1");
  });
  test("asks whom where there are several", () => {
    const crew = [member(0), member(1), member(2)];
    const { act } = show(scene({ clock, crew, hand: [card("A", "red", { canGive: true })] }));
    click(".give");
    expect(act).not.toHaveBeenCalled();
    (document.querySelectorAll<HTMLElement>(".to button")[1] as HTMLElement).click();
    expect(act).toHaveBeenCalledExactlyOnceWith(9, "give A-red-1 2");
  });
  test("is not offered outside its window", () => {
    show(scene({ hand: [card("A", "red", { canGive: false })] }));
    expect(document.querySelector(".give")).toBeNull();
  });
});

describe("the choice before the mission", () => {
  test("says of a specialization whether it can be had, and at which level", () => {
    const specialists: Specialist[] = [
      { name: "medic", level: 0, taken: null },
      { name: "mechanic", level: 2, taken: null },
    ];
    show(scene({ stage: "choosing", choosing: { seat: 0, member: 0, specialists } }));
    const said = [...document.querySelectorAll("[data-specialization] em")].map((one) => one.textContent?.trim());
    expect(said).toEqual(["board-choose-unlearnt {}", 'board-choose-level {"level":2}']);
  });
});

describe("signals", () => {
  test("are put together from what, when and where", () => {
    const { act } = show(scene());
    (document.querySelectorAll<HTMLElement>(".signals .row button")[0] as HTMLElement).click();
    (document.querySelectorAll<HTMLElement>(".stations button")[2] as HTMLElement).click();
    flushSync();
    click(".signals .send");
    expect(act).toHaveBeenCalledExactlyOnceWith(9, "tell plan - A UB -");
  });
  test("have a second word where a card does two things, but not without the turn", () => {
    show(scene({ doubleActions: true }));
    (document.querySelectorAll<HTMLElement>(".signals .row button")[1] as HTMLElement).click();
    flushSync();
    expect([...document.querySelectorAll<HTMLButtonElement>(".signals .send")].map(({ disabled }) => disabled)).toEqual(
      [false, true, true],
    );
  });
  test("cannot be given in silence", () => {
    show(scene({ clock: { ...scene().clock, silent: true } }));
    expect(find(".signals fieldset").hasAttribute("disabled")).toBe(true);
  });
  test("answer what one was asked", () => {
    const asked = { seat: 1, mood: "ask", turn: null, button: "B", station: "UW", to: 0 } as const;
    const { act } = show(scene({ messages: [asked] }));
    click(".question button");
    expect(act).toHaveBeenCalledExactlyOnceWith(9, "tell yes - - - 1");
  });
});

describe("the clock", () => {
  test("runs on from where the server's stands", () => {
    show(scene(), [question()], { time: { began: Date.now() / 1000 - 100, stopped: null } });
    expect(Number(find(".second").dataset["second"])).toBeCloseTo(100, 0);
  });
  test("stands still in a pause", () => {
    show(scene(), [question()], { time: { began: 0, stopped: 91 } });
    expect(find(".second").textContent).toBe("1:31");
    expect(find(".stopped").textContent).toContain("board-paused");
  });
});

test("signals are shown only where somebody can hear them", () => {
  show(scene());
  expect(document.querySelector(".signals")).not.toBeNull();
  if (shown) void unmount(shown);
  show(scene({ own: null, crew: [member(0, { seat: null }), member(1, { seat: null })] }));
  expect(document.querySelector(".signals")).toBeNull();
});
