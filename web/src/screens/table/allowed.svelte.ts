import { api } from "../../net/api.ts";
import type { Game, Table } from "../../net/protocol.ts";

type Allowed = Readonly<Record<string, readonly string[]>>;

/** Follows which choices of each option go with the rest of a table; null while the server has not said. */
export function allowedChoices(of: () => { game: Game; table: Table }) {
  let allowed = $state.raw<Allowed | null>(null);
  const wanted = $derived.by(() => {
    const { game, table } = of();
    return JSON.stringify([game.game, table.seats.length, table.options]);
  });

  $effect(() => {
    const [game, seats, options] = JSON.parse(wanted) as [string, number, Record<string, string>];
    let stale = false;
    api.check(game, seats, options).then(
      (checked) => stale || (allowed = checked.allowed ?? null),
      () => stale || (allowed = null),
    );
    return () => (stale = true);
  });

  return { of: (option: string) => allowed?.[option] ?? null };
}
