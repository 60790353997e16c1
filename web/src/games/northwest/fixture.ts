/** Scenes for tests. */

import type { Crew, Option, Question, Scene } from "./scene";

export function option(deed: Option["deed"], cells: string[], more: Partial<Option> = {}): Option {
  const plain = { cost: null, extra: 0, chests: 0, unveils: false, kind: null, seat: null, cards: [], turns: [] };
  return { action: `${deed.toLowerCase()} ${cells.join()}`.trim(), deed, cells, ...plain, ...more };
}

export function crew(seat: number, at: string, more: Partial<Crew> = {}): Crew {
  const colour = (["red", "yellow", "green", "blue"] as const)[seat] ?? "red";
  const row = Number(at.split(".")[0]) || 0;
  const person = { character: "C01", camp: "explorer", partner: null, cards: 0, known: [] } as const;
  const state = { follows: null, silenced: false, sheltered: false, weary: 0, asked: false, winner: false };
  return { seat, colour, at, row, ...person, known: [], stock: [{ kind: "I2", left: 5, boxed: 0 }], ...state, ...more };
}

export function scene(more: Partial<Scene> = {}): Scene {
  const hexes = [1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      return { at: `${row}.${column}`, terrain: "W", chest: false, single: false, price: 1 } as const;
    }),
  );
  return {
    stage: "race",
    round: 1,
    rounds: 60,
    rows: 24,
    top: 3,
    columns: [0, 1, 2, 3],
    own: 0,
    teams: false,
    turn: { seat: 0, points: 4, cards: 1, atSea: false },
    hexes: [...hexes],
    tiles: [],
    pieces: [],
    icebergs: [],
    crews: [crew(0, "1.0"), crew(1, "start")],
    hand: [],
    offer: [],
    discards: [],
    supplies: { strips: 20, sides: 0, treasure: 30, ice: 10, water: 10 },
    question: 7,
    options: [
      option("Place", ["2.0"], { kind: "M1", cost: 1 }),
      option("Place", ["2.0", "3.0"], { kind: "I2", cost: 2 }),
    ],
    ...more,
  };
}

export function question(kind = "TakeTurn"): Question {
  const text = { key: kind };
  const rest = { closes: "one", may_pass: true, seat: 0, answered: null, details: {}, count: 2 };
  return { id: 7, kind, rule: "NW-11", ...rest, text };
}
