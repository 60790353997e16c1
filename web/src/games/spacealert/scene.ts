/** What the board of Space Alert is given: its scene, as the server's own types say, and the means of the frame. */

import type { BoardProps } from "../boards.ts";
import type { FlyingThreat, HandCard, Member as Told, Scene as Sent, Ship } from "./schema.ts";

export type { GameEvent, Question } from "../../net/protocol.ts";
export type {
  Alert,
  Choosing,
  Effect,
  Figure,
  FlyingThreat,
  HandCard,
  Lesson,
  Message as Signal,
  Report,
  Ship,
  Slot,
  Specialist,
  SlotCard,
  ThreatFacts,
  Tokens,
  Track,
  Zone,
} from "./schema.ts";
/** A member of the crew, with the role that its seat shows at the table, in words. */
export type Member = Told & { badge?: string };
/** What is drawn of a member of the crew. */
export type Sailor = Pick<Member, "number" | "colour" | "badge"> & { readonly seat: number | null };
export type Scene = Omit<Sent, "crew"> & { crew: readonly Member[] };
/** The ship at a moment of the film. */
export type FilmShip = Ship & {
  /** By member: the latest turn of a double action whose second half lies in the turn after it. */
  halfDone?: Readonly<Record<number, number>>;
};
/** What does not change of threats, by number. */
export type KnownThreats = ReadonlyMap<number, Pick<FlyingThreat, "facts" | "letter">>;
export type Format = BoardProps["t"];
export type OpenRule = BoardProps["openRule"];
export type Half = HandCard["halves"][number]["half"];
export type Place = "red" | "white" | "blue" | "internal";
export type Station = "UR" | "UW" | "UB" | "LR" | "LW" | "LB";

export const STATIONS: readonly Station[] = ["UR", "UW", "UB", "LR", "LW", "LB"];
export const ZONES = ["red", "white", "blue"] as const;
