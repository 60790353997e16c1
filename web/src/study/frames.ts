import { api } from "../net/api.ts";
import type { Advice, Chances, Frame, Study, Table, Verified } from "../net/protocol.ts";

/** Where a study comes from: a finished match of this server, or a record that somebody has brought. */
export interface Source {
  readonly code: string | null;
  readonly piece: (viewer: string, from: number, to: number) => Promise<Study>;
  readonly verify: () => Promise<Verified>;
  readonly record: () => Promise<string>;
  readonly advice: (input: number) => Promise<readonly Advice[]>;
  readonly chances: () => Promise<Chances>;
  /** Sets up a table that goes on from a position. */
  readonly branch: (input: number, seat: number) => Promise<Table>;
}

const PIECE = 200;

export function matchSource(code: string): Source {
  return {
    code,
    piece: (viewer, from, to) => api.study(code, viewer, from, to),
    verify: () => api.verify(code),
    record: () => api.record(code),
    advice: (input) => api.advice(code, input),
    chances: () => api.chances(code),
    branch: (input, seat) => api.branch(code, input, seat),
  };
}

export function recordSource(record: string): Source {
  return {
    code: null,
    piece: (viewer, from, to) => api.studyRecord(record, viewer, from, to),
    verify: () => api.verifyRecord(record),
    record: () => Promise.resolve(record),
    advice: (input) => api.adviceOnRecord(record, input),
    chances: () => api.chancesOfRecord(record),
    branch: (input, seat) => api.branchOfRecord(record, input, seat),
  };
}

/** Gives a study piece by piece, each time with all frames so far. Throws `Refused`. */
export async function* framesOf(source: Source, viewer: string): AsyncGenerator<Study> {
  let frames: readonly Frame[] = [];
  for (let from = 0; ; from += PIECE) {
    const piece = await source.piece(viewer, from, from + PIECE - 1);
    frames = [...frames, ...piece.frames];
    yield { ...piece, frames };
    if (piece.frames.length < PIECE) return;
  }
}
