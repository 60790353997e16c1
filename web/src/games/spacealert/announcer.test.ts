import { expect, test, vi } from "vitest";
import { Announcer } from "./announcer.svelte.ts";
import { audio } from "./audio.svelte.ts";
import type { GameEvent } from "./scene.ts";

vi.spyOn(audio, "play").mockReturnValue(undefined);

const event = (type: string, more = {}): GameEvent => ({ type, rule: "SA-026", ...more });
const BRIEFED = event("MissionBriefed");
const DATA = [0, 1, 2, 3].map((seat) => event("DataReceived", { seat }));

test("what every seat is told for itself is called out once", () => {
  const said = vi.spyOn(audio, "say");
  const announcer = new Announcer();
  announcer.hear([BRIEFED], String, "en");
  announcer.hear([BRIEFED, ...DATA, event("TransferOpened")], String, "en");
  expect(announcer.captions.map(({ type }) => type)).toEqual(["TransferOpened", "DataReceived"]);
  expect(said.mock.calls.map(([words]) => words)).toEqual(["1", "5"]);
});

test("who comes back reads what was called last and hears nothing of it", () => {
  const said = vi.spyOn(audio, "say").mockClear();
  const announcer = new Announcer();
  announcer.hear([BRIEFED, event("ThreatAnnounced")], String, "en");
  expect(announcer.captions.map(({ words }) => words)).toEqual(["1"]);
  expect(said).not.toHaveBeenCalled();
});
