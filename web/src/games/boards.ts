import type { Component } from "svelte";
import type { Game, GameEvent, Question, Viewer, Waiting } from "../net/protocol.ts";
import type { Args, Message } from "../text/message.ts";

/** The time of a timed phase, in seconds of this browser's own clock. */
export interface MissionTime {
  /** When its second 0 was. */
  readonly began: number;
  /** The second at which it stands still; null while it runs. */
  readonly stopped: number | null;
}

/**
 * Says how many events a board has shown, so that nothing else gives away more; null for all.
 *
 * With `holds` the board tells a story whose end is worth waiting for: until it has told all, nothing on the page may
 * give it away, not even by what is asked next.
 */
export type Telling = (events: number | null, holds?: boolean) => void;

/** What a game's own board is given. It only draws: what may be answered comes with the questions. */
export interface BoardProps {
  readonly game: Game;
  readonly scene: unknown;
  readonly seat: Viewer;
  readonly questions: readonly Question[];
  readonly waiting: readonly Waiting[];
  /** What a bot would answer, if it was asked: to be marked on the board. */
  readonly advised?: string | null;
  /** The events of the newest step, to animate. */
  readonly events: readonly GameEvent[];
  /** All events so far, oldest first. */
  readonly log: readonly GameEvent[];
  /** The lines of `log`, event by event. */
  readonly lines: readonly Message[];
  /** Null where nothing is timed. */
  readonly time: MissionTime | null;
  /** The role that each seat shows; null where it shows none. */
  readonly badges?: readonly (Message | null)[];
  /** Whether somebody leafs through a match that is over: then nothing plays by itself. */
  readonly replay: boolean;
  /** Names the table, for what this tab keeps of it; "" where there is none. */
  readonly code?: string;
  readonly told: Telling;
  readonly t: (key: string, args?: Args) => string;
  readonly text: (message: Message) => string;
  readonly act: (question: number, action: string) => void;
  readonly openRule: (rule: string) => void;
}

/** What the player of a guided first game is given. */
export interface LessonProps {
  readonly lesson: unknown;
  readonly t: BoardProps["t"];
  readonly text: BoardProps["text"];
  readonly openRule: BoardProps["openRule"];
  readonly done: () => void;
}

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const LESSONS = import.meta.glob<{ default: Component<LessonProps> }>("./*/Lesson.svelte");

/** Loads the board of a game; null if it has none of its own. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return (await BOARDS[`./${game}/Board.svelte`]?.())?.default ?? null;
}

export async function lessonOf(game: string): Promise<Component<LessonProps> | null> {
  return (await LESSONS[`./${game}/Lesson.svelte`]?.())?.default ?? null;
}

export function hasLesson(game: string): boolean {
  return `./${game}/Lesson.svelte` in LESSONS;
}
