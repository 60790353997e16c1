/** Tells new events one after the other, so that each can be seen; how things stand is shown at once all the same. */

import { isTold } from "./story";
import type { GameEvent } from "./scene";

/** If more than this waits to be told, nothing is: somebody came back, or leafs through. */
const MOST_TOLD = 16;
/** So many events that still wait make telling twice as fast. */
const PATIENCE = 5;
/** How much longer than a movement an event stands. */
const STANDS = 1.6;

export class Teller {
  /** The event that is being told. */
  current = $state.raw<GameEvent | null>(null);
  /** How many milliseconds it is told. */
  pace = $state(0);
  /** How many events of the log have been told, or are being told. */
  heard = $state(0);
  #log: readonly GameEvent[] = [];
  #started = false;
  #running = false;
  #stop: (() => void) | null = null;

  /** Take the newest story of the match; what is new in it is told from now on. */
  hear(log: readonly GameEvent[], pace: number): void {
    const known = this.#started && log.length >= this.heard;
    this.#log = log;
    this.#started = true;
    if (!known || pace === 0 || this.#waiting > MOST_TOLD) this.skip();
    else if (!this.#running && this.#waiting) void this.#tell(pace);
  }

  /** Tell no more of what is past. */
  skip(): void {
    this.heard = this.#log.length;
    this.current = null;
    this.#stop?.();
  }

  get #waiting(): number {
    return this.#log.slice(this.heard).filter(isTold).length;
  }

  async #tell(pace: number): Promise<void> {
    this.#running = true;
    for (let event = this.#log[this.heard]; event; event = this.#log[this.heard]) {
      this.heard += 1;
      if (!isTold(event)) continue;
      this.pace = pace / (1 + this.#waiting / PATIENCE);
      this.current = event;
      await this.#rest(this.pace * STANDS);
    }
    this.current = null;
    this.#running = false;
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#stop = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
