/** Lines of chances over the inputs of a match, in a picture of a given size. */

export interface Line {
  readonly seat: number;
  readonly path: string;
  /** Where the line ends, for the mark of the seat. */
  readonly end: { readonly x: number; readonly y: number };
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Returns a line for each seat; the highest value of all is at the top, the lowest (or nothing) at the bottom. */
export function linesOf(
  inputs: readonly number[],
  returns: readonly (readonly number[])[],
  { width, height }: Frame,
): readonly Line[] {
  const last = inputs.at(-1) ?? 0;
  const values = returns.flat();
  const [low, high] = [Math.min(0, ...values), Math.max(...values)];
  const at = (point: number, seat: number) => ({
    x: ((inputs[point] ?? 0) / Math.max(last, 1)) * width,
    y: height - (((returns[point]?.[seat] ?? 0) - low) / (high - low || 1)) * height,
  });
  return (returns[0] ?? []).map((_, seat) => {
    const points = inputs.map((_, point) => at(point, seat));
    const path = points.map(({ x, y }, point) => `${point ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
    return { seat, path, end: points.at(-1) ?? { x: 0, y: height } };
  });
}

/** Returns the input that a place of the picture stands for. */
export function inputAt(x: number, last: number, width: number): number {
  return Math.max(0, Math.min(last, Math.round((x / width) * last)));
}
