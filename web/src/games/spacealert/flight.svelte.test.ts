/** The film as the board shows it: what begins by itself, and what it holds back. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { member, question, scene, SHIP } from "./fixture.ts";
import { Projector } from "./projector.svelte.ts";
import type { GameEvent, Scene } from "./scene.ts";

const t = (key: string, args?: object): string => `${key} ${JSON.stringify(args ?? {})}`;
let shown: Record<string, unknown> | null = null;

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing at ${selector}`);
  return found;
}
function click(selector: string): void {
  find(selector).click();
  flushSync();
}
function leave(): void {
  if (shown) void unmount(shown);
  shown = null;
}

afterEach(() => {
  leave();
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** Shows a board whose props can change. */
function follow(first: { scene: Scene; log: GameEvent[]; code: string }) {
  const told = vi.fn();
  const props = $state({ questions: [], t, act: vi.fn(), openRule: vi.fn(), told, ...first });
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return { told, props };
}

describe("the film", () => {
  const log = [
    { type: "PlansRevealed", rule: "SA-035" },
    { type: "TurnBegan", rule: "SA-040", turn: 1 },
    { type: "Walked", rule: "SA-050", player: 0, origin: "UW", station: "UR", way: "walk" },
  ];
  const report = { lost: false, scored: true, score: 4, threats: 6, window: 0, bonus: 0, penalties: 2 };
  const ended = [...log, { type: "MissionWon", rule: "SA-100", score: 4 }];
  const mission = { log: [] as GameEvent[], code: "table" };
  const over = scene({ stage: "over", start: SHIP, ship: { ...SHIP, turn: 1 }, report, crew: [member(0), member(1)] });

  test("of a match that is over stands at its end, with the report", () => {
    const { told } = follow({ ...mission, scene: over, log });
    expect(find(".sheet").textContent).toContain("board-won");
    expect(told).toHaveBeenLastCalledWith(null, false);
  });
  test("of a mission that was waited for begins at its start, and holds back how it ends until it is over", () => {
    const planned = { ...mission, scene: scene() };
    const { told, props } = follow(planned);
    expect(told).toHaveBeenLastCalledWith(null);
    Object.assign(props, { scene: over, log: ended });
    flushSync();
    expect(told).toHaveBeenLastCalledWith(1, true);
    expect(document.body.textContent).not.toMatch(/board-won|MissionWon|campaign/);
    click(".film .end");
    expect(told).toHaveBeenLastCalledWith(null, false);
    expect(find(".sheet").textContent).toContain("board-won");
  });
  test("whose end was asked for before all of it was there goes on to its end", () => {
    const { told, props } = follow({ ...mission, scene: scene() });
    Object.assign(props, { scene: { ...over, stage: "flight", report: null }, log });
    flushSync();
    click(".film .end");
    expect(told).toHaveBeenLastCalledWith(3, true);
    Object.assign(props, { scene: over, log: ended });
    flushSync();
    expect(told).toHaveBeenLastCalledWith(null, false);
  });
  test("that ran out before all of it was there plays on", () => {
    vi.useFakeTimers();
    const projector = new Projector();
    projector.load(1);
    projector.play();
    vi.runAllTimers();
    expect([projector.position, projector.playing]).toEqual([1, false]);
    projector.load(3);
    vi.runAllTimers();
    expect(projector.position).toBe(3);
    vi.useRealTimers();
  });
  test("is still to be seen after the page was loaded anew", () => {
    follow({ ...mission, scene: scene() });
    leave();
    const again = follow({ ...mission, scene: over, log: ended });
    expect(again.told).toHaveBeenLastCalledWith(1, true);
    expect(document.querySelector(".sheet")).toBeNull();
    click(".film .end");
    leave();
    expect(follow({ ...mission, scene: over, log: ended }).told).toHaveBeenLastCalledWith(null, false);
  });
  test("steps back and forth, and each step names its rule", () => {
    follow({ ...mission, scene: over, log });
    expect(find(".film .rule").textContent).toBe("SA-050");
    find(".film").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    flushSync();
    expect(find(".film .rule").textContent).toBe("SA-040");
    expect(find(".film p").textContent).toContain("event-TurnBegan");
  });
});

describe("tripping", () => {
  const log = [
    { type: "ResolutionBegun", rule: "SA-032" },
    { type: "TurnBegan", rule: "SA-040", turn: 1 },
  ];
  const turn = { ...SHIP, turn: 1 };
  const flying = scene({ stage: "flight", start: SHIP, ship: turn, crew: [member(0), member(1)] });
  const answers = ["keepcard", "trip blue", "keepall"];
  const actions = answers.map((action) => ({ action, text: { key: action }, details: {} }));
  const asked = question({ kind: "DecideTrip", rule: "SA-032", closes: "all", actions, answered: "keepcard" });

  test("is asked with a button for each answer, of which the one given is marked and another can be chosen", () => {
    const act = vi.fn();
    const props = { questions: [asked], t, text: ({ key }: { key: string }) => key, act, openRule: vi.fn(), log };
    shown = mount(Board, { target: document.body, props: { ...props, scene: flying } });
    flushSync();
    const buttons = [...document.querySelectorAll(".trip .answer")];
    expect(buttons.map((button) => [button.textContent, button.getAttribute("aria-pressed")])).toEqual([
      ["keepcard", "true"],
      ["trip blue", "false"],
      ["keepall", "false"],
    ]);
    click(".trip .answer:nth-child(2)");
    expect(act).toHaveBeenCalledWith(asked.id, "trip blue");
  });
  test("is not asked of who has nothing to decide", () => {
    follow({ scene: flying, log, code: "table" });
    expect(document.querySelector(".trip")).toBeNull();
  });
});
