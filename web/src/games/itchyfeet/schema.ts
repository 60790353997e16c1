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
  round: number;
  turn: number;
  over: boolean;
  own: number | null;
  codes: string[];
  faces: string[];
  named: string[];
  lands: Land[];
  players: Traveller[];
  hand: Held[];
  pile: number;
  discards: string[];
  playing: string[];
  aside: number;
  strike: number | null;
  free: boolean;
  more: number;
  price: number;
  offer: Terms | null;
  draft: Terms | null;
  offersLeft: number;
  wishes: Wanted[];
}
/**
 * A country, and where its card lies.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Land".
 */
export interface Land {
  code: string;
  capital: string;
  lat: number;
  lon: number;
  needs: string[];
  place: "centre" | "home" | "returned" | "unused" | "visited";
  seat: number | null;
  distance: number;
}
/**
 * A player.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Traveller".
 */
export interface Traveller {
  seat: number;
  home: string | null;
  character: string | null;
  cards: number;
  limit: number;
  known: string[];
  trip: Trip;
  asked: boolean;
  winner: boolean;
}
/**
 * The next trip of a player (TC-02, TC-26), as far as the viewer knows the hand.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Trip".
 */
export interface Trip {
  goal: string;
  slots: Slot[];
  passport: string | null;
  obstacle: ("contraband" | "strike") | null;
  ready: boolean;
}
/**
 * A kind of item that a trip needs.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Slot".
 */
export interface Slot {
  kind: string;
  card: string | null;
}
/**
 * A card of the viewer's hand.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Held".
 */
export interface Held {
  card: string;
  use: "centre" | "contraband" | "postcard" | "spare" | "special" | "trip";
  open: boolean;
  pays: boolean;
}
/**
 * An offer (TC-18): on the table, or being put together; what is hidden from the viewer is not here.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
  maker: number;
  partner: number;
  counter: boolean;
  version: number | null;
  give: string[];
  want: string[];
}
/**
 * Something that can be asked for in this match.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Wanted".
 */
export interface Wanted {
  wish: string;
  copies: number;
}
/**
 * A picture of a rule.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Diagram".
 */
export interface Diagram {
  rule: string;
  cards: string[];
  map: boolean;
  before: Moment | null;
  log: unknown[];
  after: Moment | null;
}
/**
 * What lies on the table at a moment, hands open.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  hands: string[][];
  discards: string[];
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
