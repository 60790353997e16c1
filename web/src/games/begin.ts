import { posterOf } from "../art/posters.ts";
import { api } from "../net/api.ts";
import type { Game, SeatWish } from "../net/protocol.ts";
import { person } from "../person.svelte.ts";
import { go } from "../route.svelte.ts";

function usualSeats(game: Game): number {
  return Math.min(Math.max(posterOf(game.game).seats ?? game.least, game.least), game.most);
}

/** Starts a match against bots and goes there. Throws `Refused`. */
export async function playNow(game: Game): Promise<void> {
  await person.meet();
  const bots = usualSeats(game) - 1;
  const seats: SeatWish[] = [{ kind: "you" }, ...Array<SeatWish>(bots).fill({ kind: "bot", level: game.usual_bot })];
  const { code } = await api.makeTable({ game: game.game, seats, start: true });
  go("t", code);
}

/** Opens a table for friends and goes there. Throws `Refused`. */
export async function withFriends(game: Game): Promise<void> {
  await person.meet();
  const open = Math.max(usualSeats(game) - 1, 1);
  const seats: SeatWish[] = [{ kind: "you" }, ...Array<SeatWish>(open).fill({ kind: "open" })];
  const { code } = await api.makeTable({ game: game.game, seats });
  go("t", code);
}
