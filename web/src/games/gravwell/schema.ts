/* Made by scripts/web_types.py from the server's own types: do not edit. */

export interface Schema {
  [k: string]: unknown;
}
/**
 * An answer and what comes of it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  action: string;
  good: boolean;
  text: string;
  after: Outlook;
}
/**
 * What the reader sees at a moment.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Outlook".
 */
export interface Outlook {
  scene: Scene;
  log: unknown[];
}
/**
 * Everything the board draws for one viewer.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Scene".
 */
export interface Scene {
  stage: "choose" | "draft" | "over" | "resolve";
  round: number;
  rounds: number;
  phase: number;
  phases: number;
  gate: number;
  own: string | null;
  ships: Ship[];
  deck: DeckCard[];
  piles: Pile[];
  spare: number;
  order: string[];
  hand: string[];
  laid: string | null;
  waiting: Revealed[];
  forecasts: Forecast[];
}
/**
 * A ship of the match.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Ship".
 */
export interface Ship {
  code: string;
  kind: "derelict" | "ghost" | "pilot";
  seat: number | null;
  space: number;
  pull: Pull | null;
  stop: boolean | null;
  cards: number;
  known: string[];
  laid: boolean;
  asked: boolean;
  winner: boolean;
}
/**
 * What draws a ship at this moment (GR-45, GR-53, GR-54).
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Pull".
 */
export interface Pull {
  side: "ahead" | "behind" | "none" | "stuck";
  gap: number;
  nearest: string | null;
  tied: boolean;
  ahead: number;
  behind: number;
}
/**
 * A card of the public chart (GR-24) and where the viewer knows it to be.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "DeckCard".
 */
export interface DeckCard {
  letter: string;
  symbol: string;
  kind: "normal" | "repulsor" | "tractor";
  value: number;
  where: "hand" | "laid" | "lower" | "pile" | "played" | "unseen" | "waiting";
  ship: string | null;
}
/**
 * A pile on the table.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Pile".
 */
export interface Pile {
  open: string;
  lower: string | null;
}
/**
 * A revealed card of this phase that still waits to resolve, in the order of letters.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Revealed".
 */
export interface Revealed {
  card: string;
  ship: string;
  now: Forecast | null;
}
/**
 * What a card would do if it resolved at this moment, with nothing else moving first (GR-42).
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Forecast".
 */
export interface Forecast {
  card: string;
  ship: string;
  effect: "ahead" | "back" | "beam" | "enters" | "stays";
  reason: "beam" | "idle" | "nearest" | "no-gravity" | "stuck" | "tie";
  rule: string;
  moves: Move[];
  winner: string | null;
}
/**
 * A ship that a card would move.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  ship: string;
  origin: number;
  landed: number;
  target: number;
}
/**
 * A picture of a rule.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Diagram".
 */
export interface Diagram {
  rule: string;
  mover: string;
  before: Ship[];
  plays: Revealed[];
  log: unknown[];
  after: Ship[];
}
/**
 * The whole guided game, and the pictures of rules.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Lesson".
 */
export interface Lesson {
  steps: Step[];
  diagrams: Diagram[];
}
/**
 * One step of the guided game.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  id: string;
  text: string;
  rules: string[];
  question: Question | null;
  kind: "look" | "pick" | "play" | "stop";
  before: Outlook;
  answers: Answer[];
}
/**
 * What the reader is asked.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  id: number;
  kind: string;
  rule: string;
}
