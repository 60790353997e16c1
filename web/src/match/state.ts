import type {
  ChatLine,
  Clocks,
  Incoming,
  Presence,
  Question,
  Side,
  Snapshot,
  Step,
  Table,
  Undo,
  Update,
  Viewer,
} from "../net/protocol.ts";

/** All that a page knows of a table and its match. */
export interface MatchState {
  readonly table: Table | null;
  /** The version of `sides`; null before the first view. */
  readonly version: number | null;
  readonly sides: readonly Side[];
  /** All that has happened, oldest first. */
  readonly steps: readonly Step[];
  /** What the newest update brought: the events to animate. */
  readonly fresh: readonly Step[];
  readonly presence: Presence | null;
  readonly clocks: Clocks | null;
  readonly undo: Undo | null;
  readonly chat: readonly ChatLine[];
}

export interface Received {
  readonly state: MatchState;
  /** Something was missed: say hello again. */
  readonly behind: boolean;
}

export const NOTHING_KNOWN: MatchState = {
  table: null,
  version: null,
  sides: [],
  steps: [],
  fresh: [],
  presence: null,
  clocks: null,
  undo: null,
  chat: [],
};

/** Returns what is known after a message. What the server sends always wins. */
export function receive(state: MatchState, message: Incoming): Received {
  switch (message.type) {
    case "snapshot":
      return inStep(afterSnapshot(state, message));
    case "update":
      return afterUpdate(state, message);
    case "state":
      return inStep({ ...state, ...asides(message) });
    case "table":
      return inStep({ ...state, table: message.table });
    case "chat":
      return inStep({ ...state, chat: [...state.chat, message.line] });
    case "refused":
      return afterRefusal(state, message.version, message.sides);
    default:
      return inStep(state);
  }
}

/** Returns what is known after an answer that is kept while nothing else changes: it waits for those of others. */
export function answered(state: MatchState, { id, seat }: Question, action: string): MatchState {
  const sides = state.sides.map((side) => ({
    ...side,
    questions: side.questions.map((one) => (one.id === id && one.seat === seat ? { ...one, answered: action } : one)),
  }));
  return { ...state, sides };
}

/** Returns what one viewer knows; null if the page does not show the match through these eyes. */
export function sideOf(state: MatchState, viewer: Viewer): Side | null {
  return state.sides.find((side) => side.viewer === viewer) ?? null;
}

function inStep(state: MatchState): Received {
  return { state: state.table?.status === "finished" ? unasked(state) : state, behind: false };
}

/** A match that is over asks nothing more, even if it ended in the middle of a question. */
function unasked(state: MatchState): MatchState {
  return { ...state, sides: state.sides.map((side) => ({ ...side, questions: [], waiting: [] })) };
}

function afterSnapshot(state: MatchState, message: Snapshot): MatchState {
  const { version, sides, log, table, chat } = message;
  return { ...state, version, sides, steps: log, fresh: [], table, chat, ...asides(message) };
}

function afterUpdate(state: MatchState, message: Update): Received {
  if (state.version !== null && message.version <= state.version) return inStep(state);
  if (message.since !== state.version) return { state, behind: true };
  const { version, sides, steps } = message;
  return inStep({ ...state, version, sides, steps: [...state.steps, ...steps], fresh: steps, ...asides(message) });
}

function afterRefusal(state: MatchState, version: number, sides?: readonly Side[]): Received {
  if (state.version === null || version > state.version) return { state, behind: true };
  return inStep(sides && version === state.version ? { ...state, sides, fresh: [] } : state);
}

type Asides = Partial<Pick<MatchState, "presence" | "clocks" | "undo">>;

function asides({ presence, clocks, undo }: Partial<Pick<Snapshot, "presence" | "clocks" | "undo">>): Asides {
  return {
    ...(presence && { presence }),
    ...(clocks && { clocks }),
    ...(undo && { undo }),
  };
}
