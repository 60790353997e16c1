/** Scenes for tests. */

import type { DeckCard, Forecast, Question, Scene, Ship } from "./scene";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

export function ship(code: string, space: number, more: Partial<Ship> = {}): Ship {
  const pull = { side: "ahead", gap: 2, nearest: "Y", tied: false, ahead: 1, behind: 0 } as const;
  const rest = { stop: true, cards: 0, known: [], laid: false, asked: false, winner: false };
  return { code, kind: "pilot", seat: 0, space, pull, ...rest, ...more };
}

export function forecast(card: string, origin: number, target: number): Forecast {
  const moves = [{ ship: "B", origin, landed: target, target }];
  return { card, ship: "B", effect: "ahead", reason: "nearest", rule: "GR-45", moves, winner: null };
}

export function question(kind: string, actions: string[]): Question {
  const text = { key: kind };
  const answers = actions.map((action) => ({ action, text, details: {} }));
  const rest = { closes: "all", may_pass: false, seat: 0, answered: null, details: {}, count: actions.length };
  return { id: 7, kind, rule: "GR-37", ...rest, text, actions: answers };
}

export function scene(more: Partial<Scene> = {}): Scene {
  const deck = LETTERS.map((letter): DeckCard => {
    return { letter, symbol: letter, kind: "normal", value: 4, where: "unseen", ship: null };
  });
  const derelict = { kind: "derelict", seat: null, pull: null, stop: null } as const;
  return {
    stage: "choose",
    round: 2,
    rounds: 6,
    phase: 3,
    phases: 6,
    gate: 54,
    own: "B",
    ships: [ship("B", 12), ship("Y", 14, { seat: 1 }), ship("d36", 36, derelict)],
    deck,
    piles: [],
    spare: 14,
    order: [],
    hand: ["C", "H"],
    laid: null,
    waiting: [],
    forecasts: [forecast("C", 12, 16), forecast("H", 12, 17)],
    ...more,
  };
}
