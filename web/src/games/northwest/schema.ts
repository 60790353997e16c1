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
  stage: "choosing" | "over" | "race";
  round: number;
  rounds: number;
  rows: number;
  top: number;
  columns: number[];
  own: number | null;
  teams: boolean;
  turn: Turn;
  hexes: MapHex[];
  tiles: string[][];
  pieces: LaidPiece[];
  icebergs: string[];
  crews: Crew[];
  hand: string[];
  offer: string[];
  discards: string[];
  supplies: Supplies;
  question: number | null;
  options: Option[];
}
/**
 * The turn that is being played.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Turn".
 */
export interface Turn {
  seat: number;
  points: number;
  cards: number;
  atSea: boolean;
}
/**
 * A hex of the open map.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "MapHex".
 */
export interface MapHex {
  at: string;
  terrain: "I" | "L" | "S" | "W";
  chest: boolean;
  single: boolean;
  price: number;
}
/**
 * A progress piece on the map.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "LaidPiece".
 */
export interface LaidPiece {
  owner: number;
  kind: "I2" | "I3" | "I4" | "J4" | "L4" | "M1" | "R1" | "T3" | "V3" | "Z4";
  cells: string[];
  victim: number | null;
}
/**
 * A player: the ship and all that holds for it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Crew".
 */
export interface Crew {
  seat: number;
  colour: "blue" | "green" | "red" | "yellow";
  at: string;
  row: number;
  character: string | null;
  camp: ("explorer" | "sir") | null;
  partner: number | null;
  cards: number;
  known: string[];
  stock: Stock[];
  follows: number | null;
  silenced: boolean;
  sheltered: boolean;
  weary: number;
  asked: boolean;
  winner: boolean;
}
/**
 * How many pieces of one kind a player has left, and how many are out of the game.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Stock".
 */
export interface Stock {
  kind: "I2" | "I3" | "I4" | "J4" | "L4" | "M1" | "R1" | "T3" | "V3" | "Z4";
  left: number;
  boxed: number;
}
/**
 * How much is left in the stacks.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Supplies".
 */
export interface Supplies {
  strips: number;
  sides: number;
  treasure: number;
  ice: number;
  water: number;
}
/**
 * One listed answer to what the viewer is asked, with what it takes and touches.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  action: string;
  deed:
    | "Confirm"
    | "Discard"
    | "Drop"
    | "End"
    | "Exit"
    | "Keep"
    | "Leave"
    | "Lift"
    | "OpenSea"
    | "Place"
    | "Play"
    | "Propose"
    | "Put"
    | "Raid"
    | "Recover"
    | "Remove"
    | "Scrap"
    | "Swap"
    | "Target"
    | "Turn"
    | "Walk";
  cells: string[];
  cost: number | null;
  extra: number;
  chests: number;
  unveils: boolean;
  kind: ("I2" | "I3" | "I4" | "J4" | "L4" | "M1" | "R1" | "T3" | "V3" | "Z4") | null;
  seat: number | null;
  cards: string[];
  turns: boolean[];
}
/**
 * A picture of a rule.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Diagram".
 */
export interface Diagram {
  rule: string;
  before: Scene;
  log: unknown[];
  after: Scene;
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
  kind: string;
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
