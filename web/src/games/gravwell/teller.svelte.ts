/** Tells new events one after the other, so that each can be seen; the view that the server sent always wins. */

import { isReason, isShown, shipOf } from "./story";
import type { GameEvent, Pull, Scene } from "./scene";

/** If more than this waits to be told, how things stand is shown at once: somebody came back, or leafs through. */
const MOST_TOLD = 24;
/** So many events that still wait make telling twice as fast. */
const PATIENCE = 12;

interface Travel {
  ship: string;
  space: number;
}

export class Teller {
  /** How many events of the log have been told. */
  heard = $state(0);
  /** The ship that is under way. */
  travel = $state<Travel | null>(null);
  /** The event that is being told. */
  current = $state<GameEvent | null>(null);
  #scene: Scene | null = null;
  #log: readonly GameEvent[] = [];
  #started = false;
  #running = false;
  #hurry = false;

  /** Take the newest state of the match; what is new in the log is told from now on. */
  hear(scene: Scene, log: readonly GameEvent[], pace: number): void {
    const fresh = log.length - this.heard;
    this.#scene = scene;
    this.#log = log;
    if (!this.#started || fresh < 0 || this.#waiting > MOST_TOLD || pace === 0) this.#catchUp();
    else if (fresh > 0 && !this.#running) void this.#tell(pace);
    this.#started = true;
  }

  /** Show at once how things stand. */
  skip(): void {
    this.#hurry = this.#running;
  }

  get settled(): boolean {
    return this.current === null;
  }

  /** What draws a ship, while this is being told. */
  get told(): { ship: string; pull: Pull } | null {
    const event = this.current;
    if (!event || !this.#scene || !isReason(event) || event.type === "BeamFired") return null;
    return { ship: shipOf(this.#scene, event.ship), pull: pullOf(this.#scene, event) };
  }

  get #waiting(): number {
    return this.#log.slice(this.heard).filter(isShown).length;
  }

  #catchUp(): void {
    this.heard = this.#log.length;
    this.travel = null;
    this.current = null;
    this.#hurry = this.#running;
  }

  async #tell(pace: number): Promise<void> {
    this.#running = true;
    this.#hurry = false;
    for (let event = this.#log[this.heard]; event && !this.#hurry; event = this.#log[this.heard]) {
      if (isShown(event)) await this.#show(event, pace / (1 + this.#waiting / PATIENCE));
      this.heard += 1;
    }
    this.#running = false;
    this.#catchUp();
  }

  async #show(event: GameEvent, pace: number): Promise<void> {
    this.current = event;
    if (event.type === "Moved" || event.type === "Slid") await this.#move(event, pace);
    else await this.#during(pace, () => undefined);
    this.travel = null;
  }

  async #move(event: GameEvent, pace: number): Promise<void> {
    const ship = this.#scene ? shipOf(this.#scene, event.ship) : "";
    const from = event.origin as number;
    const way = (event.target as number) - from;
    await this.#during(pace, (part) => (this.travel = { ship, space: from + way * eased(part) }));
  }

  /** Call `draw` with 0 to 1 in the course of so many milliseconds. */
  #during(pace: number, draw: (part: number) => void): Promise<void> {
    return new Promise((resolve) => {
      const start = performance.now();
      const frame = (now: number): void => {
        const part = Math.min(1, Math.max(0, (now - start) / pace));
        if (this.#hurry || part >= 1) return resolve();
        draw(part);
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
  }
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}

function pullOf(scene: Scene, event: GameEvent): Pull {
  const { type, gap = 0, ahead = 0, behind = ahead, side = "none", nearest } = event as GameEvent & Partial<Pull>;
  return {
    side: type === "Stuck" ? "stuck" : side,
    gap,
    nearest: nearest === undefined ? null : shipOf(scene, nearest),
    tied: type === "TieCounted" || type === "Stuck",
    ahead,
    behind,
  };
}
