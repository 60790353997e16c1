/* Made by scripts/web_types.py from the server's own types: do not edit. */

export interface Schema {
  [k: string]: unknown;
}
/**
 * An announced threat.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Alert".
 */
export interface Alert {
  facts: ThreatFacts;
  turn: number;
  place: "blue" | "internal" | "red" | "white";
  called: ThreatFacts[];
}
/**
 * What is printed on a threat card.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ThreatFacts".
 */
export interface ThreatFacts {
  card: string;
  kind: string;
  level: string;
  hp: number | null;
  shields: number;
  speed: number;
  stations: string[];
  repair: string | null;
  survive: number | null;
  destroy: number;
  effects: Effect[];
}
/**
 * Something a threat does.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Effect".
 */
export interface Effect {
  mark: string;
  text: string;
  mentions: {
    [k: string]: string | number;
  };
  when: string | null;
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
  lines: Message1[];
}
/**
 * The whole board for one viewer.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Scene".
 */
export interface Scene {
  stage: "between" | "choosing" | "flight" | "over" | "planning";
  script: string;
  seed: string;
  own: number | null;
  doubleActions: boolean;
  clock: Clock;
  crew: Member[];
  hand: HandCard[];
  tracks: Track[];
  alerts: Alert[];
  messages: Message[];
  choosing: Choosing | null;
  tokens: Tokens | null;
  ship: Ship;
  start: Ship | null;
  report: Report | null;
  campaign: CampaignLog | null;
}
/**
 * The time of the mission.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  second: number;
  phase: number;
  phaseEnds: number[];
  transfer: boolean;
  silent: boolean;
}
/**
 * A member of the crew.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Member".
 */
export interface Member {
  number: number;
  seat: number | null;
  colour: string;
  roles: string[];
  phase: number;
  ready: boolean;
  cards: number;
  ownCards: HandCard[];
  specialization:
    | (
        | "data_analyst"
        | "energy_technician"
        | "hypernavigator"
        | "mechanic"
        | "medic"
        | "pulse_gunner"
        | "rocketeer"
        | "special_ops"
        | "squad_leader"
        | "teleporter"
      )
    | null;
  level: number;
  slots: Slot[];
}
/**
 * A card that can be laid; of cards that look alike one, and how many there are.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "HandCard".
 */
export interface HandCard {
  card: string;
  halves: HandHalf[];
  sort: "base" | "double" | "heroic" | "special";
  specialization:
    | (
        | "data_analyst"
        | "energy_technician"
        | "hypernavigator"
        | "mechanic"
        | "medic"
        | "pulse_gunner"
        | "rocketeer"
        | "special_ops"
        | "squad_leader"
        | "teleporter"
      )
    | null;
  count: number;
  canGive: boolean;
}
/**
 * A half of a card, and what it does, as in a program.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "HandHalf".
 */
export interface HandHalf {
  half: "action" | "basic" | "dark" | "double-action" | "double-move" | "light" | "move";
  symbols: string[];
}
/**
 * One turn of a member's plan.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Slot".
 */
export interface Slot {
  turn: number;
  phase: number;
  state: "locked" | "open" | "waiting";
  cards: SlotCard[];
  fillable: boolean;
  joins: Side[];
}
/**
 * A card in a slot.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SlotCard".
 */
export interface SlotCard {
  half: "action" | "basic" | "dark" | "double-action" | "double-move" | "light" | "move";
  card: string | null;
  symbols: string[];
  canTakeBack: boolean;
}
/**
 * A card with one half up.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Side".
 */
export interface Side {
  card: string;
  half: "action" | "basic" | "dark" | "double-action" | "double-move" | "light" | "move";
}
/**
 * A track, and where it lies.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Track".
 */
export interface Track {
  place: "blue" | "internal" | "red" | "white";
  id: string;
  length: number;
  marks: Mark[];
}
/**
 * A square of a track on which a threat acts.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Mark".
 */
export interface Mark {
  square: number;
  letter: string;
}
/**
 * What a seat told.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "pelagos.games.spacealert.scene_shapes.Message".
 */
export interface Message {
  seat: number;
  mood: "also" | "ask" | "no" | "plan" | "yes";
  turn: number | null;
  button: ("A" | "B" | "C" | "bots") | null;
  station: ("LB" | "LR" | "LW" | "UB" | "UR" | "UW") | null;
  to: number | null;
}
/**
 * What is chosen before the mission.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Choosing".
 */
export interface Choosing {
  seat: number;
  member: number | null;
  specialists: Specialist[];
}
/**
 * A specialization that can be chosen.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Specialist".
 */
export interface Specialist {
  name:
    | "data_analyst"
    | "energy_technician"
    | "hypernavigator"
    | "mechanic"
    | "medic"
    | "pulse_gunner"
    | "rocketeer"
    | "special_ops"
    | "squad_leader"
    | "teleporter";
  level: number;
  taken: number | null;
}
/**
 * The Teleporter's tokens.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Tokens".
 */
export interface Tokens {
  departure: number;
  destination: number;
  canAssign: boolean;
}
/**
 * The ship as it is, or at the start while the crew plans.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Ship".
 */
export interface Ship {
  turn: number;
  turns: number;
  step: string | null;
  zones: Zone[];
  figures: Figure[];
  squads: StoredSquad[];
  fuel: number;
  rockets: number;
  rocketsInFlight: number;
  closed: ("LB" | "LR" | "LW" | "UB" | "UR" | "UW")[];
  threats: FlyingThreat[];
  window: number[];
  maintained: boolean[];
}
/**
 * A zone of the ship.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Zone".
 */
export interface Zone {
  place: "blue" | "internal" | "red" | "white";
  shield: number;
  shieldCapacity: number;
  reactor: number;
  reactorCapacity: number;
  tiles: string[];
}
/**
 * A member of the crew on the ship.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Figure".
 */
export interface Figure {
  number: number;
  station: "LB" | "LR" | "LW" | "UB" | "UR" | "UW";
  distance: number;
  conscious: boolean;
  squad: ("active" | "disabled") | null;
  slots: string[][];
}
/**
 * Battlebots that nobody leads.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "StoredSquad".
 */
export interface StoredSquad {
  station: "LB" | "LR" | "LW" | "UB" | "UR" | "UW";
  condition: "active" | "disabled";
}
/**
 * A threat of the flight.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "FlyingThreat".
 */
export interface FlyingThreat {
  number: number;
  facts: ThreatFacts;
  status: string;
  turn: number;
  letter: string | null;
  place: "blue" | "internal" | "red" | "white";
  square: number;
  hp: number;
  left: number;
  shields: number;
  speed: number;
  stations: ("LB" | "LR" | "LW" | "UB" | "UR" | "UW")[];
  hidden: boolean;
  phased: boolean;
}
/**
 * How the mission ended.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Report".
 */
export interface Report {
  lost: boolean;
  scored: boolean;
  score: number | null;
  threats: number;
  window: number;
  bonus: number;
  penalties: number;
}
/**
 * The log of a campaign.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "CampaignLog".
 */
export interface CampaignLog {
  planned: number;
  stage: "deciding" | "departing" | "flying" | "over" | "repairing";
  flown: LoggedMission[];
  damage: string[][];
  disabledSquads: number;
  repairer: number | null;
  score: number | null;
}
/**
 * A mission that a campaign has flown.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "LoggedMission".
 */
export interface LoggedMission {
  script: string;
  seed: string;
  score: number | null;
  lost: boolean;
}
/**
 * A text of the catalogues, filled in.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "pelagos.kernel.wording.Message".
 */
export interface Message1 {
  key: string;
  args?: {};
}
/**
 * A picture of a rule.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Diagram".
 */
export interface Diagram {
  rule: string;
  tracks: Track[];
  crew: Sailor[];
  before: Ship;
  log: unknown[];
  after: Ship;
}
/**
 * A member of the crew, as its figure is drawn.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Sailor".
 */
export interface Sailor {
  number: number;
  seat: number;
  colour: string;
}
/**
 * The whole guided game.
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
  kind: "look" | "plan";
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
