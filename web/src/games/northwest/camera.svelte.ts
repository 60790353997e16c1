/** Where one looks at the chart from: it can be dragged, scrolled, zoomed and led to a place. */

import { Tween } from "svelte/motion";
import { cubicOut } from "svelte/easing";
import type { Frame, Point } from "./hexes";

interface View {
  /** The middle of what is seen, in the units of the drawing. */
  readonly x: number;
  readonly y: number;
  /** Pixels for each unit. */
  readonly scale: number;
}

const LEAST = 0.3;
const MOST = 2.6;
const MARGIN = 70;
/** Larger than this nothing is shown unasked; smaller than the other only where there is no room at all. */
const LARGEST = 1.5;
const READABLE = 0.62;

export class Camera {
  width = $state(600);
  height = $state(600);
  #frame: Frame;
  readonly #view = new Tween<View>({ x: 0, y: 0, scale: 1 }, { duration: 0, easing: cubicOut });

  constructor(frame: Frame) {
    this.#frame = frame;
  }

  get scale(): number {
    return this.#view.current.scale;
  }

  /** The northern edge of what is seen. */
  get north(): number {
    const { y, scale } = this.#view.current;
    return y - this.height / scale / 2;
  }

  get box(): string {
    const { x, y, scale } = this.#view.current;
    const [width, height] = [this.width / scale, this.height / scale];
    return `${(x - width / 2).toFixed(1)} ${(y - height / 2).toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`;
  }

  /** Show the rows of a stretch of the map at their whole width, as large as there is room. */
  show(frame: Frame, stretch: { top: number; bottom: number }, duration: number): void {
    this.#frame = frame;
    if (this.width === 0 || this.height === 0) return; // not laid out yet
    const wide = this.width / (frame.right - frame.left + MARGIN);
    const tall = this.height / (stretch.bottom - stretch.top);
    const scale = Math.min(LARGEST, Math.max(Math.min(wide, tall), Math.min(wide, READABLE)));
    const middle = (stretch.top + stretch.bottom) / 2;
    const lowest = stretch.bottom - this.height / scale / 2; // where not all has room, what lies ahead is left out
    this.#look({ x: (frame.left + frame.right) / 2, y: Math.max(middle, lowest), scale }, duration);
  }

  /** Move by pixels; tells whether there was anywhere to go. */
  pan(right: number, down: number): boolean {
    const { x, y, scale } = this.#view.target;
    const before = this.#view.target;
    this.#look({ x: x + right / scale, y: y + down / scale, scale }, 0);
    return this.#view.target.y !== before.y || this.#view.target.x !== before.x;
  }

  /** Look at something from so many times nearer, and keep a point of the screen where it is. */
  zoom(times: number, at: Point = { x: this.width / 2, y: this.height / 2 }, duration = 0): void {
    const { x, y, scale } = this.#view.target;
    const wanted = Math.min(MOST, Math.max(LEAST, scale * times));
    const keep = 1 / scale - 1 / wanted;
    this.#look(
      { x: x + (at.x - this.width / 2) * keep, y: y + (at.y - this.height / 2) * keep, scale: wanted },
      duration,
    );
  }

  /** Bring a point into sight if it is too near the edge. */
  follow(point: Point, duration: number): void {
    const { x, y, scale } = this.#view.target;
    const reach = { x: Math.max(0, this.width / 2 - 60) / scale, y: Math.max(0, this.height / 2 - 70) / scale };
    const within = (value: number, middle: number, most: number) =>
      Math.min(value + most, Math.max(value - most, middle));
    this.#look({ x: within(point.x, x, reach.x), y: within(point.y, y, reach.y), scale }, duration);
  }

  #look({ x, y, scale }: View, duration: number): void {
    const { left, right, top, bottom } = this.#frame;
    const clear = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
    const spare = { x: Math.max(0, (right - left - this.width / scale) / 2 + 20), y: this.height / scale / 2 - 30 };
    const middle = (left + right) / 2;
    const lowest = Math.max(bottom - spare.y, top + spare.y);
    const highest = Math.min(top + spare.y, bottom - spare.y);
    const wanted = { x: clear(x, middle - spare.x, middle + spare.x), y: clear(y, highest, lowest), scale };
    void this.#view.set(wanted, { duration });
  }
}
