/** What the server sends and takes (docs/protocol.md): its own types, with names for what they leave open. */
import type { Message, Value } from "../text/message.ts";
import type * as Schema from "./schema.ts";

type With<Base, Own> = Omit<Base, keyof Own> & Own;
type Without<Base, Name extends string> = Base extends unknown ? Omit<Base, Name> : never;

export type Json = Readonly<Record<string, unknown>>;
export type Viewer = number | null;

export type { Chapter as RuleChapter, Clocks, Judgement as Checked, Me, Named, Presence } from "./schema.ts";
export type { Undo, Verified } from "./schema.ts";

// -- what people carry from match to match ---------------------------------------------------------------------------

export type Feat = With<Schema.Feat, { name: Message; asks: readonly Message[] }>;
export type Skill = With<Schema.Skill, { name: Message }>;
export type RunLine = With<Schema.RunLine, { parts: readonly Message[] }>;
export type Sheet = With<Schema.Sheet, { skills: readonly Skill[]; feats: readonly Feat[]; runs: readonly RunLine[] }>;
export type RunOffers = With<
  Schema.RunOut,
  { offers: readonly Feat[]; asked: readonly With<Schema.Asked, { feat: Feat }>[] }
>;
export type Refusal = With<Pick<Schema.RefusalBody, "rule" | "message">, { message: Message; code: string }>;

// -- games and tables ------------------------------------------------------------------------------------------------

export type GameOption = Schema.OptionInfo;
export type Game = With<
  Schema.GameInfo,
  {
    seats: readonly With<Schema.SeatInfo, { name: Message }>[];
    badges: readonly With<Schema.Badge, { name: Message }>[];
  }
>;

export type Table = Schema.TableOut;
export type TableSeat = Schema.SeatOut;
export type MyTables = Schema.Mine;
export type PublicTables = Schema.Lobby;

export type SeatWish = { kind: "you" } | { kind: "open" } | { kind: "bot"; level: string };

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  pace?: Table["pace"];
  time?: number | null;
  stand_in?: string;
  public?: boolean;
  spectators?: boolean;
  start?: boolean;
}

// -- a match, live ---------------------------------------------------------------------------------------------------

/** An event as its viewer may know it; `type` is its class, the rest its fields. */
export interface GameEvent extends Json {
  readonly type: string;
  readonly rule: string;
}

export type Lines = readonly (readonly Value[])[];
export type Told = With<Schema.EventOut, { event: GameEvent; text: Message }>;
export type Answer = With<Schema.AnswerOut, { text: Message; details: Json }>;
export type Question = With<Schema.QuestionOut, { text: Message; details: Json; actions?: readonly Answer[] }>;
export type Waiting = With<Schema.WaitingOut, { text: Message }>;

/** What one viewer sees of a position; `scene` is for the game's board, `text_board` for anybody. */
interface Sight {
  readonly view: Json;
  readonly scene?: unknown;
  readonly text_board?: Lines;
}

export type Side = With<Schema.Side, Sight & { questions: readonly Question[]; waiting: readonly Waiting[] }>;
export type StepSide = With<Schema.StepSide, { text: Message | null; events: readonly Told[] }>;
export type Step = With<Schema.StepOut, { sides: readonly StepSide[] }>;
export type ChatLine = Schema.ChatLine;

export type Snapshot = With<Schema.Snapshot, { sides: readonly Side[]; log: readonly Step[] }>;
export type Update = With<Schema.Update, { sides: readonly Side[]; steps: readonly Step[] }>;
export type RefusedMessage = With<Schema.RefusedOut, { message: Message; code: string; sides: readonly Side[] }>;
export type Listed = With<Schema.Listed, { actions: readonly Answer[] }>;
export type Hinted = With<Schema.Hinted, { text: Message }>;
export type Reply = Schema.Accepted | RefusedMessage | Listed | Hinted;

export type Incoming =
  | Snapshot
  | Update
  | Reply
  | Schema.StateChange
  | Schema.TableChange
  | Schema.ChatMessage
  | Schema.Pong
  | Schema.Closing;

export type Request = Without<
  | Schema.Act
  | Schema.ListAnswers
  | Schema.Hint
  | Schema.UndoWish
  | Schema.Agree
  | Schema.Preset
  | Schema.Back
  | Schema.Resign
  | Schema.Say
  | Schema.Pause
  | Schema.Mute,
  "id"
>;

// -- studies ---------------------------------------------------------------------------------------------------------

export type Frame = With<Schema.Frame, Sight & { text: Message | null; events: readonly Told[] }>;
export type Advice = With<Schema.Advice, { question: Message; text: Message }>;
export type { Chances } from "./schema.ts";
export type Study = With<Schema.Study, { frames: readonly Frame[] }>;
