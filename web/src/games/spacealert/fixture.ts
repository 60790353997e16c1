/** Scenes for tests. */

import flights from "./flights.json";
import type { HandCard, Member, Question, Scene, Ship, Slot, ThreatFacts } from "./scene.ts";

const [flight] = flights as unknown as { start: Ship; known: [number, { facts: ThreatFacts }][] }[];

export const SHIP = flight?.start as Ship;
export const FACTS = flight?.known[0]?.[1].facts as ThreatFacts;

export function slot(turn: number, more: Partial<Slot> = {}): Slot {
  const phase = turn < 4 ? 1 : turn < 8 ? 2 : 3;
  const open = phase === 1;
  return { turn, phase, state: open ? "open" : "waiting", cards: [], fillable: open, joins: [], ...more };
}

export function laid(turn: number, symbols: string[], more: Partial<Slot> = {}): Slot {
  const card = symbols.length ? "A-red-1" : null;
  return slot(turn, {
    cards: [{ half: "action", card, symbols, canTakeBack: symbols.length > 0 }],
    fillable: false,
    ...more,
  });
}

export function member(number: number, more: Partial<Member> = {}): Member {
  return {
    number,
    seat: number,
    colour: ["blue", "red", "yellow", "green"][number] ?? "violet",
    roles: number ? [] : ["captain"],
    phase: 1,
    ready: false,
    cards: 5,
    ownCards: [],
    specialization: null,
    level: 0,
    slots: [1, 2, 3, 4, 5, 6, 7].map((turn) => slot(turn)),
    ...more,
  };
}

export function card(button: string, move: string, more: Partial<HandCard> = {}): HandCard {
  return {
    card: `${button}-${move}-1`,
    halves: [
      { half: "action", symbols: [button] },
      { half: "move", symbols: [move] },
    ],
    sort: "base",
    specialization: null,
    count: 1,
    canGive: false,
    ...more,
  };
}

export function question(more: Partial<Question> = {}): Question {
  const rest = { closes: "clock", may_pass: false, seat: 0, answered: null, details: {}, count: 90 };
  return { id: 9, kind: "Plan", rule: "SA-022", ...rest, text: { key: "decision-Plan" }, ...more };
}

export function scene(more: Partial<Scene> = {}): Scene {
  const closed = member(1, {
    slots: [laid(1, []), ...[2, 3, 4, 5, 6, 7].map((turn) => slot(turn, { fillable: false }))],
  });
  return {
    stage: "planning",
    script: "firstTestRun",
    seed: "",
    own: 0,
    doubleActions: false,
    clock: { second: 75, phase: 1, phaseEnds: [250, 420], transfer: false, silent: false },
    crew: [member(0), closed, member(2, { seat: null, roles: [] })],
    hand: [card("A", "red", { count: 2 }), card("B", "lift"), card("C", "blue")],
    tracks: [{ place: "red", id: "T4", length: 13, marks: [{ square: 9, letter: "X" }] }],
    alerts: [{ facts: FACTS, turn: 2, place: "red", called: [] }],
    messages: [],
    choosing: null,
    tokens: null,
    ship: SHIP,
    start: null,
    report: null,
    campaign: null,
    ...more,
  };
}
