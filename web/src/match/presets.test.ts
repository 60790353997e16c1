import { expect, test } from "vitest";
import type { Question } from "../net/protocol.ts";
import { passingAnswer } from "./presets.ts";

const actions = [
  { action: "yes", text: { key: "x" }, details: { type: "React", use: true, cards: ["A"] } },
  { action: "no", text: { key: "x" }, details: { type: "React", use: false, cards: [] } },
];
const asked = (more: Partial<Question>) => ({ closes: "all", may_pass: true, actions, ...more }) as Question;

test("a reaction is passed with the answer that does nothing", () => {
  expect(passingAnswer(asked({}))?.action).toBe("no");
});

test("what has to be answered, or is not asked of all at once, is not answered in advance", () => {
  expect(passingAnswer(asked({ may_pass: false }))).toBeNull();
  expect(passingAnswer(asked({ closes: "one" }))).toBeNull();
  expect(passingAnswer(asked({ actions: actions.slice(0, 1) }))).toBeNull();
});
