import type { Component } from "svelte";

export interface ScreenProps {
  /** The parts of the address behind the screen's name. */
  readonly rest: readonly string[];
}

type Load = () => Promise<{ default: Component<ScreenProps> }>;
type LoadPlain = () => Promise<{ default: Component<Record<string, never>> }>;

/** A screen that does not look at the address takes no properties, and is given them in vain. */
const plain = (load: LoadPlain) => load as unknown as Load;

const SCREENS: Readonly<Record<string, readonly [title: string, load: Load]>> = {
  "": ["ui-home", plain(() => import("./Home.svelte"))],
  t: ["ui-table", () => import("./Table.svelte")],
  watch: ["ui-watch", plain(() => import("./Watch.svelte"))],
  replays: ["ui-replays", plain(() => import("./Replays.svelte"))],
  study: ["ui-study", () => import("./Study.svelte")],
  learn: ["ui-learn", () => import("./Learn.svelte")],
  lesson: ["ui-lesson", () => import("./Lesson.svelte")],
  lab: ["ui-lab", plain(() => import("./Lab.svelte"))],
  career: ["ui-logs", () => import("./Career.svelte")],
  you: ["ui-you", plain(() => import("./You.svelte"))],
  mail: ["ui-reminders", () => import("./Letter.svelte")],
  link: ["ui-you", () => import("./LinkDevice.svelte")],
};

const NOT_FOUND = ["ui-not-found", plain(() => import("./NotFound.svelte"))] as const;

export function screenOf(parts: readonly string[]): Load {
  return (SCREENS[parts[0] ?? ""] ?? NOT_FOUND)[1];
}

export function titleOf(parts: readonly string[]): string {
  return (SCREENS[parts[0] ?? ""] ?? NOT_FOUND)[0];
}
