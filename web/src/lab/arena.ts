/** Results of a tournament of bots, as `pelagos arena --json` prints them. */

export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Arena {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly games: number;
  readonly draws: number;
  readonly standings: readonly {
    readonly bot: string;
    readonly won: Share;
    readonly rating: { readonly mu: number; readonly low: number; readonly high: number } | null;
  }[];
  readonly any_seat: number;
  readonly by_seat: readonly Share[];
  readonly lengths: {
    readonly least: number;
    readonly middle: number;
    readonly most: number;
    readonly bins: readonly { readonly first: number; readonly last: number; readonly games: number }[];
  } | null;
  readonly actions: readonly { readonly action: string; readonly seats: number; readonly won: Share }[];
}

/** A value with the range in which it lies. */
export interface Row {
  readonly label: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

const LISTS = ["standings", "by_seat", "actions"] as const;

/** Returns the results in a file; null if it holds anything else. */
export function readArena(text: string): Arena | null {
  try {
    const found = JSON.parse(text) as Partial<Arena> | null;
    const whole = typeof found?.game === "string" && LISTS.every((name) => Array.isArray(found[name]));
    return whole ? (found as Arena) : null;
  } catch {
    return null;
  }
}

export function rowOf(label: string, { low, share, high }: Share): Row {
  return { label, low, middle: share, high };
}

/** Returns the bots with their ratings; with their shares of wins where nobody met another. */
export function ranking({ standings }: Arena): { rated: boolean; rows: readonly Row[] } {
  const rated = standings.every(({ rating }) => rating !== null);
  const rows = standings.map(({ bot, won, rating }) =>
    rating ? { label: bot, low: rating.low, middle: rating.mu, high: rating.high } : rowOf(bot, won),
  );
  return { rated, rows: rows.toSorted((one, other) => other.middle - one.middle) };
}

/** Returns the actions that most seats chose, those of winners first. */
export function actionRows({ actions }: Arena, most: number): readonly Row[] {
  return actions
    .toSorted((one, other) => other.seats - one.seats)
    .slice(0, most)
    .map(({ action, won }) => rowOf(action, won))
    .toSorted((one, other) => other.middle - one.middle);
}

/** Returns the least and the greatest of what rows and a line beside them reach. */
export function rangeOf(rows: readonly Row[], line: number | null): readonly [number, number] {
  const reached = [...rows.flatMap(({ low, high }) => [low, high]), ...(line === null ? [] : [line])];
  return [Math.min(...reached), Math.max(...reached)];
}
