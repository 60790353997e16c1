import type { Game, Table, TableSeat } from "../net/protocol.ts";
import type { Message } from "../text/message.ts";
import { t, texts } from "../text/texts.svelte.ts";

export function botName(level: string): string {
  return texts.has(`ui-bot-${level}`) ? t(`ui-bot-${level}`) : t("ui-bot-other", { level });
}

/** Says who sits on a seat. */
export function whoSits(seat: TableSeat): string {
  if (seat.kind === "open") return t("ui-open-seat");
  if (seat.kind === "bot") return botName(seat.level ?? "");
  return seat.person?.name || (seat.you ? t("ui-you") : t("ui-somebody"));
}

/** Returns the name of the role that each seat shows; null where it shows none. */
export function badgesOf(game: Game, table: Table): readonly (Message | null)[] {
  return table.seats.map(({ badge }) => game.badges.find(({ id }) => id === badge)?.name ?? null);
}

/** Returns the seats that are the reader's own. */
export function ownSeats(table: Table | null): readonly number[] {
  return (table?.seats ?? []).flatMap((seat, index) => (seat.kind === "person" && seat.you ? [index] : []));
}
