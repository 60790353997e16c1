/** Calls out what the clock brings: as a caption always, as sound and voice where they are wanted. */

import { audio, SOUND_OF } from "./audio.svelte.ts";
import type { GameEvent } from "./scene.ts";

export interface Caption {
  readonly words: string;
  readonly type: string;
  readonly rule: string;
}

/** If more than so much is new at once, somebody came back: it is not called out anew. */
const MOST_CALLED = 12;

/** What every seat is told for itself, and is called out but once. */
export const FOR_ALL = "DataReceived";

export class Announcer {
  /** What was called out last, newest first. */
  captions = $state<readonly Caption[]>([]);
  #heard: number | null = null;

  /** Takes the log, and calls out what is new in it. */
  hear(log: readonly GameEvent[], wordsOf: (index: number) => string, language: string): void {
    const known = this.#heard ?? 0;
    const aloud = this.#heard !== null && log.length - known <= MOST_CALLED && log.length > known;
    // What was called in an earlier mission of a campaign is past.
    const begins = log.findLastIndex(({ type }) => type === "MissionBriefed");
    const from = Math.max(known, begins);
    const fresh = log
      .slice(from)
      .map((event, index): Caption => ({ words: wordsOf(from + index), type: event.type, rule: event.rule }))
      .filter(({ type }, index, told) => isCalled(type) && !(type === FOR_ALL && told[index - 1]?.type === FOR_ALL));
    if (log.length < known || begins >= known) this.captions = [];
    this.#heard = log.length;
    if (fresh.length) this.captions = [...fresh.reverse(), ...this.captions].slice(0, 4);
    if (!aloud) return;
    for (const { words, type } of fresh.reverse()) {
      audio.play(type);
      audio.say(words, language);
    }
  }
}

function isCalled(type: string): boolean {
  return type in SOUND_OF || type === "CallLaidOut";
}
