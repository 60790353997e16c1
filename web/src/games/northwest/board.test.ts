import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Board from "./Board.svelte";
import { crew, option, question, scene } from "./fixture";
import type { Question, Scene } from "./scene";

let drawn: ReturnType<typeof mount> | null = null;
let given: string[] = [];

beforeEach(() => {
  given = [];
});
afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
});

function show(sight: Scene, questions: Question[] = [question()]): HTMLElement {
  drawn = mount(Board, {
    target: document.body,
    props: {
      scene: sight,
      questions,
      log: [],
      t: (key: string) => key,
      act: (_: number, action: string) => given.push(action),
      openRule: () => undefined,
    },
  });
  flushSync();
  return document.querySelector(".board") as HTMLElement;
}
function key(board: HTMLElement, ...codes: string[]) {
  const chart = board.querySelector("[role=application]");
  for (const code of codes) {
    chart?.dispatchEvent(new KeyboardEvent("keydown", { code, key: code, bubbles: true }));
    flushSync();
  }
}
function press(board: HTMLElement, selector: string) {
  board.querySelector<HTMLElement>(selector)?.click();
  flushSync();
}

test("each hex that can be reached is marked, and only those", () => {
  const board = show(scene());
  expect([...board.querySelectorAll("[data-reach]")].map((one) => one.getAttribute("data-reach"))).toEqual([
    "2.0",
    "3.0",
  ]);
});

test("with the keyboard a piece is chosen, turned and laid, and nothing is given before the second Enter", () => {
  const board = show(scene());
  key(board, "ArrowUp", "ArrowUp", "Enter");
  expect(given).toEqual([]);
  key(board, "KeyR", "Enter");
  expect(given).toEqual(["place 2.0,3.0"]);
});

test("Escape lets go of what was chosen", () => {
  const board = show(scene());
  key(board, "ArrowUp", "ArrowUp", "Enter");
  expect(board.querySelector("[data-give]")).not.toBeNull();
  key(board, "Escape");
  expect(board.querySelector("[data-give]")).toBeNull();
});

test("a piece of the tray shows only where it can go", () => {
  const board = show(scene());
  press(board, "[data-tool=I2]");
  expect(board.querySelectorAll("[data-reach]").length).toBe(1);
  press(board, "[data-tool=I2]");
  expect(board.querySelectorAll("[data-reach]").length).toBe(2);
});

test("who is not asked can choose nothing", () => {
  const board = show(scene({ options: [], question: null }), []);
  key(board, "ArrowUp", "ArrowUp", "Enter");
  expect(board.querySelectorAll("[data-reach], [data-give], [data-deed]").length).toBe(0);
});

test("playing a treasure asks once", () => {
  const board = show(
    scene({ hand: ["T15a"], options: [option("Play", [], { action: "play T15a", cards: ["T15a"] })] }),
  );
  press(board, "[data-card=T15a] button");
  expect(given).toEqual([]);
  press(board, "[data-card=T15a] button");
  expect(given).toEqual(["play T15a"]);
});

test("in the team variant a character for oneself is chosen first, then the partner's", () => {
  const pair = (own: string, other: string) =>
    option("Propose", [], { action: `propose ${own} ${other}`, cards: [own, other] });
  const sight = scene({
    stage: "choosing",
    offer: ["C02", "C05", "C08", "C10"],
    options: [pair("C02", "C05"), pair("C05", "C02")],
  });
  const board = show(sight, [question("ProposeTeam")]);
  press(board, ".cast [data-card=C05]");
  expect(board.querySelector(".cast [data-give]")).toBeNull();
  press(board, ".cast [data-card=C02]");
  press(board, ".cast [data-give]");
  expect(given).toEqual(["propose C05 C02"]);
});

test("all players are listed, the furthest first", () => {
  const board = show(scene({ crews: [crew(0, "1.0"), crew(1, "3.0"), crew(2, "2.1")] }));
  expect([...board.querySelectorAll("[data-crew]")].map((one) => one.getAttribute("data-crew"))).toEqual([
    "1",
    "2",
    "0",
  ]);
});
