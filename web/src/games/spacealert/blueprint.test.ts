import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Blueprint from "./Blueprint.svelte";
import { FACTS, member, scene, SHIP } from "./fixture.ts";
import { layOut } from "./layout.ts";
import { piecesOf, squadsOf } from "./pieces.ts";
import type { Alert, Figure, FlyingThreat, Ship, ThreatFacts, Track } from "./scene.ts";

const t = (key: string, args?: object): string => `${key} ${JSON.stringify(args ?? {})}`;
const SIZE = 40;
const SPANNING: ThreatFacts = {
  ...FACTS,
  effects: [{ mark: "", when: null, text: "trait-spans_all_tracks", mentions: {} }],
};
const TRACKS = (["red", "white", "blue", "internal"] as const).map((place, index): Track => ({
  place,
  id: `T${index}`,
  length: 10 + index,
  marks: [],
}));
const layout = layOut(620, 460);
let shown: Record<string, unknown> | null = null;

function threat(number: number, more: Partial<FlyingThreat> = {}): FlyingThreat {
  const facts = { facts: FACTS, hp: 4, left: 4, shields: 1, speed: 2, stations: [], hidden: false, phased: false };
  return { number, status: "active", turn: number, letter: null, place: "white", square: 9, ...facts, ...more };
}
function flown(number: number, distance: number): Figure {
  return { ...(SHIP.figures[0] as Figure), number, distance };
}
function show(ship: Partial<Ship>): void {
  const crew = [member(0), member(1), member(2)];
  const props = { ...scene(), ship: { ...SHIP, ...ship }, tracks: TRACKS, crew, alerts: [], t };
  shown = mount(Blueprint, { target: document.body, props });
  flushSync();
}
function labels(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((one) => one.getAttribute("aria-label") ?? "");
}
const placed = (...threats: FlyingThreat[]) => piecesOf(layout, { ...SHIP, threats }, TRACKS, [], SIZE);

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test("a threat that spans all tracks is marked on the two others at the same distance", () => {
  const pieces = placed(threat(1, { facts: SPANNING, square: 12 }));
  expect(pieces.map(({ place, extent }) => [place, extent])).toEqual([
    ["red", true],
    ["white", false],
    ["blue", true],
  ]);
  expect(new Set(pieces.map(({ y }) => y)).size).toBe(1);
  show({ threats: [threat(1, { facts: SPANNING })] });
  expect(labels(".extent")).toHaveLength(2);
  expect(labels(".extent, .token").every((label) => label.includes("board-spans"))).toBe(true);
});
test("the mark of a threat that waits behind a short track covers none of those that are to come there", () => {
  const coming = [5, 8].map((turn): Alert => ({ place: "red", turn, facts: FACTS, called: [] }));
  const ship = { ...SHIP, turn: 3, threats: [threat(1, { facts: SPANNING, square: 11 })] };
  const pieces = piecesOf(layout, ship, TRACKS, coming, SIZE);
  const mark = pieces.find(({ place, extent }) => place === "red" && extent);
  const heads = pieces.filter(({ alert }) => alert !== null);
  expect(heads).toHaveLength(2);
  for (const head of heads) expect(Math.abs(head.y - (mark?.y ?? head.y))).toBeGreaterThan(SIZE * 0.7);
});
test("a threat of one track has no marks elsewhere, nor has one inside the ship", () => {
  const inside = threat(2, { place: "internal", facts: SPANNING });
  expect(placed(threat(1), inside).map(({ place }) => place)).toEqual(["white", "internal"]);
});
test("a phased threat stands beside the track and is said to be phased out", () => {
  const [before] = placed(threat(1));
  const [out] = placed(threat(1, { phased: true }));
  expect((out?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(SIZE / 2);
  expect(out?.y).toBe(before?.y);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(layout.width);
  show({ threats: [threat(1, { phased: true }), threat(2, { place: "red" })] });
  const [red, white] = labels(".token");
  expect([red, white].map((label) => label?.includes("board-phased"))).toEqual([false, true]);
  expect([...document.querySelectorAll(".note")].map((note) => note.textContent)).toEqual(["board-phased {}"]);
});
test("a threat beside the inner track stays in the picture", () => {
  const [piece] = placed(threat(1, { phased: true, place: "internal" }));
  expect((piece?.x ?? layout.width) + SIZE / 2).toBeLessThanOrEqual(layout.width);
});
test("squads in space stand at their distance, and none on another", () => {
  const squads = squadsOf(layout, [flown(0, 1), flown(1, 3), flown(2, 1)]);
  const [near, far, beside] = squads;
  expect(near?.y).toBe(layout.at("red", 3).y);
  expect(far?.y).toBe(layout.at("red", 13).y);
  expect(Math.abs((near?.x ?? 0) - (beside?.x ?? 0))).toBeGreaterThan(SIZE);
  show({ figures: [flown(0, 2), flown(1, 0)] });
  expect(labels(".squad")).toEqual(['board-distance {"name":"member-name {\\"number\\":0}","distance":2}']);
  expect(document.querySelector(".squad .range")?.textContent).toBe("2");
});
test("a called threat has its letter in place of a number", () => {
  show({ threats: [threat(1, { place: "red" }), threat(2, { letter: "a" })] });
  expect([...document.querySelectorAll(".badge + .number")].map((one) => one.textContent)).toEqual(["1", "a"]);
});
test("the marks of the inside are square, those of space round", () => {
  show({ threats: [threat(1, { place: "red" }), threat(2, { place: "internal" })] });
  expect([...document.querySelectorAll(".token .badge")].map((badge) => badge.tagName)).toEqual(["circle", "rect"]);
});
test("threats to come stand above their track, off the distance written beside its last square", () => {
  const coming = [5, 8].map((turn): Alert => ({ place: "white", turn, facts: FACTS, called: [] }));
  const heads = piecesOf(layout, { ...SHIP, turn: 3 }, TRACKS, coming, SIZE).filter(({ alert }) => alert !== null);
  const top = layout.at("white", 11).y - layout.square / 2;
  for (const { y } of heads) expect(y + SIZE * 0.66).toBeLessThanOrEqual(top);
});
test("a track has no distance written where it has no squares", () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(layout.width);
  show({});
  expect([...document.querySelectorAll(".distance")].map((one) => one.textContent).join("")).toBe("12123123");
});
test("a zone keeps its name when it is damaged", () => {
  const zones = SHIP.zones.map((zone) => ({ ...zone, tiles: ["shield" as const] }));
  show({ zones });
  expect(document.querySelectorAll(".tiles")).toHaveLength(3);
  const names = [...document.querySelectorAll(".name")].map((one) => one.textContent);
  expect(names.filter((name) => name.startsWith("film-"))).toHaveLength(3);
});
