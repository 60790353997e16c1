/* Made by scripts/web_types.py from the server's own types: do not edit. */

export interface Schema {
  [k: string]: unknown;
}
/**
 * The request is done and kept.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}
/**
 * Answer a question.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  decision: number;
  action: string;
  version: number;
}
/**
 * What a bot would answer to one of the questions of a position.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  seat: number;
  question: Message;
  action: string;
  text: Message;
}
/**
 * A text of the catalogues, filled in.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
  key: string;
  args?: {};
}
/**
 * Answer a wish to take back.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Agree".
 */
export interface Agree {
  type: "agree";
  id: string;
  seat: number;
  yes: boolean;
}
/**
 * An answer that may be given.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "AnswerOut".
 */
export interface AnswerOut {
  action: string;
  text: Message;
  details: unknown;
}
/**
 * An achievement on which a table votes.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  person: Named;
  feat: Feat;
  yes: number;
  no: number;
  people: number;
  mine: boolean | null;
}
/**
 * A person, as others see them.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Named".
 */
export interface Named {
  id: number;
  name: string;
}
/**
 * An achievement.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Feat".
 */
export interface Feat {
  id: string;
  name: Message;
  category: string;
  points: number;
  level: number;
  asks: Message[];
  vote: boolean;
  run: string | null;
}
/**
 * Be back: the stand-in stops.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Back".
 */
export interface Back {
  type: "back";
  id: string;
}
/**
 * A role that somebody can show; it has no other effect.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Badge".
 */
export interface Badge {
  id: string;
  name: Message;
}
/**
 * How the matches end, on average, that go on at random from each of some positions.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Chances".
 */
export interface Chances {
  inputs: number[];
  returns: number[][];
  playouts: number;
}
/**
 * A chapter; its title is ``rule-chapter-<id>``.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Chapter".
 */
export interface Chapter {
  id: string;
  rules: RuleInfo[];
}
/**
 * A rule; its text is ``rule-<id>``, and what is uncertain of it ``rule-<id>.uncertain``.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "RuleInfo".
 */
export interface RuleInfo {
  id: string;
  status: string;
  where: string;
  uncertain: boolean;
}
/**
 * Something somebody said.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  at: number;
  person: Named | null;
  text: string | null;
  call: string | null;
  team: number[] | null;
}
/**
 * Somebody said something.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ChatMessage".
 */
export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}
/**
 * When whose time is up.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Clocks".
 */
export interface Clocks {
  now: number;
  seats: (number | null)[];
  window: number | null;
  mission: Timed | null;
}
/**
 * The time of a timed phase.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Timed".
 */
export interface Timed {
  began: number;
  stopped: number | null;
  pause: number[];
  hushed: boolean;
}
/**
 * The server restarts.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Closing".
 */
export interface Closing {
  type: "closing";
}
/**
 * Something that happened, as the viewer may know it, and its line in the log.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "EventOut".
 */
export interface EventOut {
  event: unknown;
  text: Message;
}
/**
 * What stands after an input (0: the set-up).
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Frame".
 */
export interface Frame {
  input: number;
  actor: number | string | null;
  action: string | null;
  text: Message | null;
  events: EventOut[];
  view: unknown;
  scene?: unknown;
  text_board?: unknown[];
  asked: WaitingOut[];
}
/**
 * A question that somebody else answers.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "WaitingOut".
 */
export interface WaitingOut {
  seat: number | string;
  kind: string;
  rule: string;
  text: Message;
}
/**
 * What a client has to know of a game to set up a table.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  game: string;
  texts: {
    [k: string]: GameTexts;
  };
  version: number;
  least: number;
  most: number;
  options: OptionInfo[];
  bots: string[];
  usual_bot: string;
  cards: string[];
  seats: SeatInfo[];
  has_scene: boolean;
  has_lesson: boolean;
  has_career: boolean;
  badges: Badge[];
}
/**
 * What a game is called and what it is, in one language.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "GameTexts".
 */
export interface GameTexts {
  title: string;
  summary: string;
}
/**
 * One option of a game; its values are written as texts.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  kind: string;
  choices: string[];
  default: string;
}
/**
 * A seat, as the game calls it when all play.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  name: unknown;
  colour: string | null;
}
/**
 * The first message.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  version?: number | null;
  parts?: ("scene" | "text_board" | "view")[];
}
/**
 * Ask what a bot would answer.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  decision: number;
}
/**
 * What a bot would answer.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Hinted".
 */
export interface Hinted {
  type: "hinted";
  id: string;
  decision: number;
  action: string;
  text: Message;
}
/**
 * Whether they go together.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Judgement".
 */
export interface Judgement {
  ok: boolean;
  allowed?: {
    [k: string]: string[];
  };
  refusal?: RefusalBody | null;
}
/**
 * A refusal as clients receive it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "RefusalBody".
 */
export interface RefusalBody {
  code:
    | "fault"
    | "forbidden"
    | "illegal"
    | "invalid"
    | "muted"
    | "no-person"
    | "not-found"
    | "not-running"
    | "not-yours"
    | "origin"
    | "over"
    | "stale"
    | "storage"
    | "taken"
    | "too-fast"
    | "too-large";
  rule: string | null;
  message: Message;
}
/**
 * Ask for all answers of a question.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ListAnswers".
 */
export interface ListAnswers {
  type: "list";
  id: string;
  seat: number;
  decision: number;
}
/**
 * All answers of a question.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Listed".
 */
export interface Listed {
  type: "listed";
  id: string;
  decision: number;
  actions: AnswerOut[];
}
/**
 * Public tables.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  open: TableOut[];
  running: TableOut[];
}
/**
 * A table.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TableOut".
 */
export interface TableOut {
  code: string;
  game: string;
  options: {
    [k: string]: string;
  };
  seats: SeatOut[];
  pace: "days" | "live" | "none";
  time: number | null;
  stand_in: string;
  public: boolean;
  spectators: boolean;
  status: "closed" | "finished" | "open" | "running";
  host: Named | null;
  created: number;
  started: number | null;
  finished: number | null;
  result: Result | null;
  rematch: string | null;
  origin: Origin | null;
  version: number;
  your_turn: boolean;
  hints: boolean;
  team: number[];
}
/**
 * Who sits on a seat.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatOut".
 */
export interface SeatOut {
  kind: "bot" | "open" | "person";
  person?: Named;
  you: boolean;
  level?: string;
  away: boolean;
  badge: string | null;
  presets?: string[];
}
/**
 * How a match ended.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  returns: number[];
  resigned: number | null;
  together: ("lost" | "won") | null;
  teams: number[][];
}
/**
 * Where a match that is played on comes from.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Origin".
 */
export interface Origin {
  code: string | null;
  input: number;
}
/**
 * What a person is told of themselves.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  id: number;
  name: string;
  language: string;
  email: string | null;
  reminders: boolean;
  confirmed: boolean;
  mail: boolean;
}
/**
 * My tables.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Mine".
 */
export interface Mine {
  open: TableOut[];
  running: TableOut[];
  finished: TableOut[];
}
/**
 * Do not hear a person, or hear them again.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  type: "mute";
  id: string;
  person: number;
  yes: boolean;
}
/**
 * Want the time of a timed phase to stand still, or to go on.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  type: "pause";
  id: string;
  yes: boolean;
}
/**
 * Answered by pong.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * The answer to ping.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
  now: number;
}
/**
 * Who is there.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  seats: SeatPresence[];
  watching: number;
}
/**
 * Whether somebody is there.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatPresence".
 */
export interface SeatPresence {
  online: boolean;
  thinking: boolean;
  away: boolean;
}
/**
 * Answer questions of a kind in advance.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Preset".
 */
export interface Preset {
  type: "preset";
  id: string;
  seat: number;
  kind: string;
  action: string | null;
}
/**
 * A question that the viewer may answer.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "QuestionOut".
 */
export interface QuestionOut {
  id: number;
  kind: string;
  rule: string;
  closes: string;
  may_pass: boolean;
  seat: number;
  text: Message;
  details: unknown;
  answered: string | null;
  count: number;
  actions?: AnswerOut[];
}
/**
 * The request is not carried out; nothing has changed.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "RefusedOut".
 */
export interface RefusedOut {
  type: "refused";
  id: string | null;
  code:
    | "fault"
    | "forbidden"
    | "illegal"
    | "invalid"
    | "muted"
    | "no-person"
    | "not-found"
    | "not-running"
    | "not-yours"
    | "origin"
    | "over"
    | "stale"
    | "storage"
    | "taken"
    | "too-fast"
    | "too-large";
  rule: string | null;
  message: Message;
  version: number;
  sides: unknown[];
}
/**
 * Leave for good.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}
/**
 * A rulebook in order.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Rules".
 */
export interface Rules {
  chapters: Chapter[];
}
/**
 * A run in a log: a match, by the code of its table.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "RunLine".
 */
export interface RunLine {
  id: string;
  parts: Message[];
  flown: number;
  planned: number;
  won: boolean;
  practice: boolean;
  score: number;
  points: number;
}
/**
 * A run that is over, for one who flew it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "RunOut".
 */
export interface RunOut {
  offers: Feat[];
  asked: Asked[];
}
/**
 * Chat, or a quick call.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: "say";
  id: string;
  text?: string | null;
  call?: ("hello" | "one-moment" | "oops" | "thanks" | "well-played" | "your-turn") | null;
  team?: boolean;
}
/**
 * A log as it is shown.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Sheet".
 */
export interface Sheet {
  name: string;
  level: number;
  highest: number;
  boxes: number;
  row: number;
  dotted: number;
  points: number;
  cloning: boolean;
  dead: boolean;
  clones: number;
  may_refuse: boolean;
  unspent: number;
  skills: Skill[];
  feats: Feat[];
  categories: string[];
  runs: RunLine[];
}
/**
 * Something that can be learnt, level by level.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Skill".
 */
export interface Skill {
  id: string;
  name: Message;
  level: number;
  most: number;
  learnable: boolean;
}
/**
 * What one viewer knows of a match.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Side".
 */
export interface Side {
  viewer: number | null;
  view?: unknown;
  scene?: unknown;
  text_board?: unknown[];
  questions: QuestionOut[];
  waiting: WaitingOut[];
}
/**
 * Everything anew.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Snapshot".
 */
export interface Snapshot {
  type: "snapshot";
  version: number;
  sides: unknown[];
  log: StepOut[];
  table: TableOut;
  presence: Presence;
  clocks: Clocks;
  undo: Undo;
  chat: ChatLine[];
}
/**
 * An input and what came of it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "StepOut".
 */
export interface StepOut {
  version: number;
  input: number;
  actor: number | string | null;
  sides: unknown[];
}
/**
 * A wish to take back, and who may take back freely.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  free: number[];
  by: number | null;
  to: number | null;
  agreed: number[];
  asked: number[];
}
/**
 * Presence, clocks or wishes changed.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "StateChange".
 */
export interface StateChange {
  type: "state";
  presence?: Presence;
  clocks?: Clocks;
  undo?: Undo;
}
/**
 * A step, as one viewer may know it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "StepSide".
 */
export interface StepSide {
  viewer: number | null;
  action: string | null;
  text: Message | null;
  events: EventOut[];
}
/**
 * A match to be looked at.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Study".
 */
export interface Study {
  game: string;
  rules: number;
  seats: number;
  options: {
    [k: string]: string;
  };
  viewer: number | string;
  over: boolean;
  returns: number[] | null;
  inputs: number;
  frames: Frame[];
  written?: string[];
}
/**
 * The table changed.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TableChange".
 */
export interface TableChange {
  type: "table";
  table: TableOut;
}
/**
 * Take back, or ask the others to.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "UndoWish".
 */
export interface UndoWish {
  type: "undo";
  id: string;
  seat: number;
}
/**
 * What happened since a version.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: "update";
  since: number;
  version: number;
  steps: StepOut[];
  sides: unknown[];
  presence?: Presence;
  clocks?: Clocks;
  undo?: Undo;
}
/**
 * What can be said of a record.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Verified".
 */
export interface Verified {
  inputs: number;
  over: boolean;
  seed: string;
}
