/** Tells new events one after the other, so that each can be seen; the map is drawn at once as it will be. */

import { filmOf, legAt, STILL, type Film } from "./voyage";
import type { GameEvent } from "./scene";

export class Teller {
  /** How many events of the story have been told, or are being told. */
  heard = $state(0);
  settled = $state(true);
  film = $state.raw<Film>(STILL);
  /** How many milliseconds one event takes; 0 for no motion. */
  pace = $state(0);
  #story: readonly GameEvent[] = [];
  #started = false;
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Take the newest story of the match; what is new in it is told from now on. */
  hear(story: readonly GameEvent[], pace: number): void {
    const from = this.#story.length;
    const known = this.#started && story.length >= from;
    this.#started = true;
    this.#story = story;
    if (pace === 0 || !known) return this.#show(STILL, pace);
    if (story.length > from) this.#show(this.#prolonged(from, pace), pace);
  }

  /** How long the film has been running, in events. */
  now(): number {
    return this.pace ? (performance.now() - this.#began) / this.pace : 0;
  }

  /** Tell no more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #prolonged(from: number, pace: number): Film {
    if (legAt(this.film, this.now()) && pace === this.pace) return filmOf(this.#story, from, this.film, this.now());
    this.#began = performance.now();
    return filmOf(this.#story, from);
  }

  #show(film: Film, pace: number): void {
    this.film = film;
    this.pace = pace;
    this.#tell();
  }

  /** Tells the leg that is under way, and what followed those before it. */
  #tell(): void {
    clearTimeout(this.#timer);
    const now = this.now();
    const leg = legAt(this.film, now);
    this.heard = leg ? leg.event + 1 : this.#story.length;
    this.settled = !leg;
    if (leg) this.#timer = setTimeout(() => this.#tell(), (leg.start + leg.length - now) * this.pace);
  }
}
