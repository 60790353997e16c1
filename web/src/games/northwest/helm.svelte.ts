/** What the player is about to do: the tool in hand, the hex pointed at, the answer chosen there. */

import { hexAt, placeOf } from "./hexes";
import { candidates, offered, turned, usable, type Tool } from "./picks";
import { KINDS, type Option, type Scene } from "./scene";

export class Helm {
  tool = $state<Tool | null>(null);
  /** The hex that is pointed at. */
  cursor = $state<string | null>(null);
  /** The hex whose answer is chosen, to be confirmed. */
  chosen = $state<string | null>(null);
  #turns = $state(0);
  readonly #scene: () => Scene;
  readonly #options: () => readonly Option[];
  readonly #give: (option: Option) => void;

  readonly choices = $derived.by(() => offered(this.#options(), this.tool));
  readonly tools = $derived.by(() => usable(this.#options()));
  readonly ways = $derived.by(() => {
    const hex = this.chosen ?? this.cursor;
    return hex ? candidates(this.choices, hex) : [];
  });
  readonly ghost = $derived.by(() => turned(this.ways, this.#turns) ?? null);
  readonly sure = $derived(this.chosen !== null && this.ghost !== null);
  /** Which of the ways is shown, counted from 1. */
  readonly way = $derived(this.ghost ? this.ways.indexOf(this.ghost) + 1 : 0);

  constructor(scene: () => Scene, options: () => readonly Option[], give: (option: Option) => void) {
    this.#scene = scene;
    this.#options = options;
    this.#give = give;
  }

  take(tool: Tool | null): void {
    this.tool = tool;
    this.release();
  }

  release(): void {
    this.chosen = null;
    this.#turns = 0;
  }

  look(hex: string | null): void {
    if (hex !== this.cursor && this.chosen === null) this.#turns = 0;
    this.cursor = hex;
  }

  /** Choose what is meant by a hex; pressing what is chosen gives the answer. */
  press(hex: string): void {
    if (this.sure && this.ghost?.cells.includes(hex)) return this.confirm();
    if (hex !== this.cursor || this.chosen !== null) this.#turns = 0;
    this.cursor = hex;
    this.chosen = candidates(this.choices, hex).length > 0 ? hex : null;
  }

  confirm(): void {
    const option = this.ghost;
    this.take(null);
    if (option) this.#give(option);
  }

  turn(steps: number): void {
    if (this.ways.length > 1) this.#turns += steps;
  }

  /** Does what a key stands for, and tells whether it stands for anything. */
  key(code: string, back: boolean): boolean {
    const focus = this.chosen ?? this.cursor;
    const deeds: Record<string, () => void> = {
      ArrowUp: () => this.#step(1, 0),
      ArrowDown: () => this.#step(-1, 0),
      ArrowLeft: () => this.#step(0, -1),
      ArrowRight: () => this.#step(0, 1),
      KeyR: () => this.turn(back ? -1 : 1),
      KeyE: () => this.#next(1),
      KeyQ: () => this.#next(-1),
      Enter: () => focus && this.press(focus),
      Space: () => focus && this.press(focus),
      Escape: () => (this.chosen ? this.release() : this.take(null)),
    };
    deeds[code]?.();
    return code in deeds;
  }

  #next(steps: number): void {
    const tools: (Tool | null)[] = [null, ...KINDS, "Drop", "Recover"];
    const listed = tools.filter((one) => one === null || this.tools.has(one));
    this.take(turned(listed, listed.indexOf(this.tool) + steps) ?? null);
  }

  /** From hex to hex; the first step leads to the ship, or to where something can be done. */
  #step(rows: number, columns: number): void {
    const { hexes, crews, own } = this.#scene();
    const isKnown = (hex: string | undefined) => hexes.some(({ at }) => at === hex);
    const from = this.chosen ?? this.cursor;
    if (from === null) {
      const ship = own === null ? undefined : crews[own]?.at;
      this.look((isKnown(ship) ? ship : this.choices[0]?.cells[0]) ?? hexes[0]?.at ?? null);
      return;
    }
    const { row, column } = placeOf(from);
    const next = hexAt({ row: row + rows, column: column + columns });
    if (!isKnown(next)) return;
    this.release();
    this.look(next);
  }
}
