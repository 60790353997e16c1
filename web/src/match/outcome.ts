export type Outcome = "won" | "shared" | "lost" | "draw" | "over" | "together-won" | "together-lost";

interface Result {
  readonly returns: readonly number[];
  readonly together: "won" | "lost" | null;
}

/**
 * Returns how a match ended for whoever holds the seats `own`.
 *
 * @param result what each seat has won: 1 for the only winner, a share of it for one of several, the same for all in a
 *   draw; or whether all have won or lost together
 */
export function outcomeOf(result: Result | null, own: readonly number[]): Outcome {
  if (!result) return "over";
  const { returns, together } = result;
  if (together) return `together-${together}`;
  if (areAlike(returns)) return isShareOfOne(returns) ? "draw" : "over";
  if (own.length !== 1) return "over";
  const mine = returns[own[0] ?? 0] ?? 0;
  if (mine <= 0 || mine < Math.max(...returns)) return "lost";
  return returns.filter((other) => other === mine).length > 1 ? "shared" : "won";
}

function areAlike(returns: readonly number[]): boolean {
  return returns.length > 1 && new Set(returns).size === 1;
}

/** Tells whether all have the same part of one victory; a crew that flies together has a common score instead. */
function isShareOfOne(returns: readonly number[]): boolean {
  return Math.abs((returns[0] ?? 0) * returns.length - 1) < 1e-6;
}

/** Returns the seats, winners first. */
export function placesOf(returns: readonly number[]): readonly { seat: number; won: boolean }[] {
  const best = Math.max(...returns);
  const drawn = areAlike(returns);
  return returns
    .map((value, seat) => ({ seat, value, won: value === best && value > 0 && !drawn }))
    .sort((one, other) => other.value - one.value);
}

/** Returns the other seats of a seat's team. */
export function partnersOf(
  result: { readonly teams?: readonly (readonly number[])[] } | null,
  seat: number,
): readonly number[] {
  const team = result?.teams?.find((seats) => seats.includes(seat)) ?? [];
  return team.filter((other) => other !== seat);
}
