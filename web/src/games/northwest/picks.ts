/** Which of the listed answers a player means who points at a hex: no rules, only choosing from what the server lists. */

import type { Kind, Option } from "./scene";

/** What is being done: laying a certain piece, one of the rarer deeds, or (null) moving in whatever way is best. */
export type Tool = Kind | "Walk" | "Drop" | "Recover";

const MOVES = ["Walk", "Place", "Raid"];
const TOOLS = ["Drop", "Recover", ...MOVES];

/** The listed answers that aim at the map and go with a tool. */
export function offered(options: readonly Option[], tool: Tool | null): Option[] {
  const aimed = options.filter(({ cells }) => cells.length > 0);
  const turn = aimed.some(({ deed }) => MOVES.includes(deed));
  if (!turn) return aimed.filter(({ kind }) => tool === null || kind === null || kind === tool);
  if (tool === null) return aimed.filter(({ deed }) => MOVES.includes(deed));
  return aimed.filter(({ deed, kind }) => (kind ?? deed) === tool && TOOLS.includes(deed));
}

/** The tools with which something can be done now. */
export function usable(options: readonly Option[]): Set<Tool> {
  const aimed = options.filter(({ cells, deed }) => cells.length > 0 && TOOLS.includes(deed));
  return new Set(aimed.map(({ deed, kind }) => (kind ?? deed) as Tool));
}

/** What can be meant by a hex: first what ends there, the cheapest and shortest first; then what only covers it. */
export function candidates(choices: readonly Option[], hex: string): Option[] {
  return choices.filter(({ cells }) => cells.includes(hex)).toSorted((one, other) => rank(one, hex) - rank(other, hex));
}

function rank({ deed, cells, cost, chests }: Option, hex: string): number {
  const ends = cells.at(-1) === hex ? 0 : 1000;
  const kind = MOVES.includes(deed) ? MOVES.indexOf(deed) : 0;
  return ends + (cost ?? 0) * 100 - chests * 10 + kind * 3 + (deed === "Place" ? cells.length / 10 : 0);
}

/** The least cost at which something ends on each hex. */
export function reach(choices: readonly Option[]): Map<string, number | null> {
  const least = new Map<string, number | null>();
  for (const { cells, cost } of choices) {
    const end = cells.at(-1);
    if (end === undefined) continue;
    const known = least.get(end);
    least.set(end, known == null || (cost !== null && cost < known) ? cost : known);
  }
  return least;
}

/** The one of several to which so many turns lead, either way round. */
export function turned<T>(several: readonly T[], turns: number): T | undefined {
  if (several.length === 0) return undefined;
  return several[((turns % several.length) + several.length) % several.length];
}
