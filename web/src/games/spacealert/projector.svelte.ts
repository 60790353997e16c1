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
  /** What to do as soon as more of the film comes: it has run out, or its end was asked for. */
  #then: "play" | "end" | null = null;

  get atEnd(): boolean {
    return this.position >= this.length;
  }

  /** Takes a film in, or what came to it since. */
  load(length: number): void {
    this.length = length;
    this.position = this.#then === "end" ? length : Math.min(this.position, length);
    if (this.#then === "play" && !this.atEnd) this.play();
    this.#wind();
  }

  play(): void {
    if (this.atEnd) this.position = 0;
    this.#then = null;
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
    this.#then = null;
    this.position = Math.max(0, Math.min(this.length, position));
  }

  /** Goes to the end, even if not all of the film is there yet. */
  showEnd(): void {
    this.show(this.length);
    this.#then = "end";
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
    if (!this.atEnd) return this.#wind();
    this.pause();
    this.#then = "play";
  }
}
