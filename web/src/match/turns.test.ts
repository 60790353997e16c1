import { expect, test } from "vitest";
import type { Question, Side, Step } from "../net/protocol.ts";
import { isAsked, nextViewer, storyOf } from "./turns.ts";

const question = (answered: string | null) => ({ id: 1, answered }) as unknown as Question;
const side = (viewer: number | null, ...answers: (string | null)[]): Side => ({
  viewer,
  view: {},
  questions: answers.map(question),
  waiting: [],
});

test("a seat with an open question is asked, one that has answered it is not", () => {
  expect(isAsked(side(0, null))).toBe(true);
  expect(isAsked(side(0, "play H"))).toBe(false);
  expect(isAsked(side(0, "play H", null))).toBe(true);
});

test("the page stays with a seat until it has answered, then turns to the next that is asked", () => {
  expect(nextViewer([side(0, null), side(2, null)], 2)).toBe(2);
  expect(nextViewer([side(0, null), side(2, "play H")], 2)).toBe(0);
  expect(nextViewer([side(0), side(2)], 2)).toBe(2);
});

test("an outsider looks on", () => {
  expect(nextViewer([side(null)], undefined)).toBeNull();
  expect(nextViewer([], undefined)).toBeNull();
});

test("the story holds what this viewer may know, and nothing of the others", () => {
  const told = (type: string) => ({ event: { type, rule: "R-1" }, text: { key: type } });
  const steps: Step[] = [
    { version: 1, input: 0, actor: null, sides: [{ viewer: 0, action: null, text: null, events: [told("A")] }] },
    {
      version: 2,
      input: 1,
      actor: 1,
      sides: [
        { viewer: 0, action: null, text: null, events: [told("B"), told("C")] },
        { viewer: 1, action: "x", text: null, events: [told("D")] },
      ],
    },
  ];
  expect(storyOf(steps, 0).map(({ event, version }) => [event.type, version])).toEqual([
    ["A", 1],
    ["B", 2],
    ["C", 2],
  ]);
  expect(storyOf(steps, 1).map(({ event }) => event.type)).toEqual(["D"]);
});
