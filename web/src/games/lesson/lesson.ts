/** A guided first game as the server sends it: every step with what each answer leads to. */

import type { BoardProps } from "../boards.ts";
import type { GameEvent, Question } from "../../net/protocol.ts";
import type { Message } from "../../text/message.ts";

export interface Outlook {
  readonly scene: unknown;
  readonly log: readonly GameEvent[];
  /** What the events say, where the board of the game tells it. */
  readonly lines?: readonly Message[];
}

export interface LessonAnswer {
  readonly action: string;
  /** Whether it leads on; else the reader tries again. */
  readonly good: boolean;
  readonly text: string;
  readonly after: Outlook;
}

export interface Step {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly rules: readonly string[];
  readonly before: Outlook;
  readonly question: { readonly id: number; readonly kind: string; readonly rule: string } | null;
  readonly answers: readonly LessonAnswer[];
}

export interface Lesson {
  readonly steps: readonly Step[];
}

/** What a board needs in a lesson; with `text` and `lines` it can say what happens. */
export interface LessonBoardProps
  extends
    Pick<BoardProps, "scene" | "questions" | "advised" | "log" | "t" | "act" | "openRule">,
    Partial<Pick<BoardProps, "text">> {
  readonly lines?: readonly Message[] | undefined;
}

/** The question of a step in the form in which a match puts it. */
export function questionsOf(step: Step): Question[] {
  if (!step.question) return [];
  const actions = step.answers.map(({ action, text }) => ({ action, text: { key: text }, details: {} }));
  const rest = { closes: "one", may_pass: false, seat: 0, answered: null, details: {}, count: actions.length };
  return [{ ...step.question, ...rest, text: { key: step.text }, actions }];
}
