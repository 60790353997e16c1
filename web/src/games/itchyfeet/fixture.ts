/** Scenes for tests. */

import type { Question, Scene, Traveller, Trip } from "./scene";

const CODES = ["SUNs", "SUNh", "COATc", "BUGs", "SWIMc", "E1", "S1", "X1", "K1", "P1", "EGY", "GRE", "PER"];

export function trip(more: Partial<Trip> = {}): Trip {
  const slots = [
    { kind: "SUN", card: "SUNs" },
    { kind: "BOOK", card: null },
    { kind: "SWIM", card: null },
  ];
  return { goal: "GRE", slots, passport: "P1", obstacle: null, ready: false, ...more };
}

export function traveller(seat: number, more: Partial<Traveller> = {}): Traveller {
  const home = ["GRE", "PER", "EGY"][seat] ?? "GRE";
  const rest = { character: null, cards: 3, limit: 7, known: [], asked: false, winner: false };
  return { seat, home, trip: trip({ goal: home }), ...rest, ...more };
}

export function question(kind: string, actions: string[], more: Partial<Question> = {}): Question {
  const text = { key: kind };
  const answers = actions.map((action) => ({ action, text, details: {} }));
  const rest = { closes: "one", may_pass: false, seat: 0, answered: null, details: {}, count: actions.length };
  return { id: 7, kind, rule: "TC-11", ...rest, text, actions: answers, ...more };
}

export function scene(more: Partial<Scene> = {}): Scene {
  const land = { capital: "", needs: ["SUN", "BOOK", "SWIM"], distance: 1121 };
  return {
    round: 2,
    turn: 0,
    over: false,
    own: 0,
    codes: CODES,
    faces: CODES.map(() => "3s"),
    named: ["E1", "S1"],
    lands: [
      { ...land, code: "EGY", lat: 30, lon: 31, place: "centre", seat: null, distance: 0 },
      { ...land, code: "GRE", lat: 38, lon: 24, place: "home", seat: 0 },
      { ...land, code: "PER", lat: -12, lon: -77, place: "home", seat: 1 },
    ],
    players: [traveller(0), traveller(1), traveller(2, { cards: 1 })],
    hand: [
      { card: "SUNs", use: "trip", open: false, pays: true },
      { card: "P1", use: "trip", open: false, pays: true },
      { card: "COATc", use: "spare", open: true, pays: true },
      { card: "X1", use: "contraband", open: false, pays: false },
    ],
    pile: 20,
    discards: ["E1", "BUGs", "SWIMc"],
    playing: [],
    aside: 9,
    strike: null,
    free: false,
    more: 0,
    price: 2,
    offer: null,
    draft: null,
    offersLeft: 3,
    wishes: [
      { wish: "SUN", copies: 4 },
      { wish: "SWIM", copies: 4 },
      { wish: "S1", copies: 1 },
    ],
    ...more,
  };
}
