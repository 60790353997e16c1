import { describe, expect, test } from "vitest";
import type { Incoming, Question, Side, Snapshot, Step, Update } from "../net/protocol.ts";
import { answered, NOTHING_KNOWN, receive, sideOf, type MatchState } from "./state.ts";

const side = (mark: string, viewer = 0): Side => ({ viewer, view: { mark }, questions: [], waiting: [] });
const step = (version: number): Step => ({ version, input: version, actor: 0, sides: [] });
const update = (since: number, version: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  since,
  version,
  steps: [step(version)],
  sides: [side(`v${version}`)],
  ...more,
});
const snapshot = {
  type: "snapshot",
  version: 5,
  sides: [side("v5")],
  log: [step(0), step(5)],
  chat: [],
} as unknown as Snapshot;

const after = (...messages: Parameters<typeof receive>[1][]): MatchState =>
  messages.reduce((state, message) => receive(state, message).state, NOTHING_KNOWN);

describe("receiving", () => {
  test("a snapshot replaces all that was known", () => {
    const state = after(snapshot, update(5, 6), { ...snapshot, version: 7 });
    expect(state.version).toBe(7);
    expect(state.steps.map((one) => one.version)).toEqual([0, 5]);
    expect(state.fresh).toEqual([]);
  });

  test("a match that is over asks nothing, even if it ended in the middle of a question", () => {
    const waiting = [{ seat: 1, kind: "UseStop", rule: "GR-84", text: { key: "decision-UseStop" } }];
    const asking = { ...snapshot, sides: [{ ...side("v5"), waiting }] } as unknown as Snapshot;
    const table = (status: string) => ({ type: "table", table: { status } }) as unknown as Incoming;
    expect(after(asking, table("running")).sides[0]?.waiting).toEqual(waiting);
    expect(after(asking, table("finished")).sides).toEqual([side("v5")]);
  });

  test("an update in turn adds its steps and brings the new view", () => {
    const state = after(snapshot, update(5, 6));
    expect(state.steps.map((one) => one.version)).toEqual([0, 5, 6]);
    expect(state.fresh.map((one) => one.version)).toEqual([6]);
    expect(sideOf(state, 0)?.view).toEqual({ mark: "v6" });
  });

  test("an update that came already changes nothing", () => {
    const state = after(snapshot, update(5, 6));
    expect(receive(state, update(5, 6)).state).toBe(state);
  });

  test("an update after a gap is not believed: the page is behind", () => {
    const state = after(snapshot);
    expect(receive(state, update(6, 7))).toEqual({ state, behind: true });
  });

  test("an update before any view means that the page is behind", () => {
    expect(receive(NOTHING_KNOWN, update(5, 6)).behind).toBe(true);
  });

  test("presence, clocks and undo stay until they change", () => {
    const presence = { seats: [], watching: 2 };
    const undo = { by: 0, to: 4, free: [], agreed: [], asked: [1] };
    const settled = { by: null, to: null, free: [0], agreed: [], asked: [] };
    const state = after(snapshot, { type: "state", presence, undo }, update(5, 6));
    expect(state.presence).toBe(presence);
    expect(state.undo).toBe(undo);
    expect(after(snapshot, { type: "state", undo }, update(5, 6, { undo: settled })).undo).toBe(settled);
  });

  test("a refusal brings the view back to what the server says", () => {
    const refused = { type: "refused", id: "1", code: "illegal", rule: null, message: { key: "x" } } as const;
    const state = after(snapshot, { ...refused, version: 5, sides: [side("again")] });
    expect(sideOf(state, 0)?.view).toEqual({ mark: "again" });
    expect(receive(state, { ...refused, version: 6, sides: [side("newer")] }).behind).toBe(true);
    expect(receive(state, { ...refused, version: 4, sides: [side("older")] }).state).toBe(state);
  });

  test("an answer that waits for those of others is shown as given", () => {
    const question = (id: number) => ({ id, seat: 0, answered: null }) as unknown as Question;
    const asking = { ...side("v5"), questions: [question(3), question(4)] };
    const state = answered(after({ ...snapshot, sides: [asking] } as Snapshot), question(4), "react no");
    expect(state.sides[0]?.questions.map((one) => one.answered)).toEqual([null, "react no"]);
  });

  test("chat lines follow one another", () => {
    const line = (text: string) => ({ at: 1, person: { id: 1, name: "Ana" }, text, call: null, team: null });
    const state = after(snapshot, { type: "chat", line: line("a") }, { type: "chat", line: line("b") });
    expect(state.chat.map(({ text }) => text)).toEqual(["a", "b"]);
  });
});
