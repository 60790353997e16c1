/** Shows a film: plays, pauses, steps and rewinds. */

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long an event is shown at normal speed, in milliseconds: the time to read its sentence. */
const PACE = 1400;

export class Projector {
  /** How many events have been shown. */
  position = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  length = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get atEnd(): boolean {
    return this.position >= this.length;
  }

  /** Takes a film in, or what came to it since. */
  load(length: number): void {
    this.length = length;
    this.position = Math.min(this.position, length);
    this.#wind();
  }

  play(): void {
    if (this.atEnd) this.position = 0;
    this.playing = true;
    this.#wind();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Goes to a moment and stays there. */
  show(position: number): void {
    this.pause();
    this.position = Math.max(0, Math.min(this.length, position));
  }

  step(by: number): void {
    this.show(this.position + by);
  }

  #wind(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.#timer = setTimeout(() => this.#next(), PACE / this.speed);
  }

  #next(): void {
    this.position = Math.min(this.length, this.position + 1);
    if (this.atEnd) this.pause();
    else this.#wind();
  }
}
