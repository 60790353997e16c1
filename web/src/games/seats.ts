import type { Game } from "../net/protocol.ts";
import type { Message } from "../text/message.ts";

export const COLOURS = ["blue", "red", "yellow", "green", "violet", "sky"] as const;
export type Colour = (typeof COLOURS)[number];

/** Returns the colour of a seat: the game's own, or the next of the row. */
export function colourOf(game: Game | null, seat: number): Colour {
  const own = game?.seats[seat]?.colour;
  return COLOURS.find((colour) => colour === own) ?? COLOURS[seat % COLOURS.length] ?? "blue";
}

/** Returns the name of whoever answers: a seat or the clock. */
export function nameOf(game: Game | null, seat: number | string): Message {
  if (typeof seat === "string") return { key: seat };
  return game?.seats[seat]?.name ?? { key: "seat-name", args: { number: seat } };
}

/** On a mark there is room for so many letters. */
const MOST_LETTERS = 2;

/** Returns the beginnings that set names apart, each as short as can be; null where the room of a mark is too small. */
export function initialsOf(names: readonly string[]): readonly string[] | null {
  const beginnings = names.map((name) => {
    const others = names.filter((other) => other !== name);
    const length = [1, MOST_LETTERS].find((most) => others.every((one) => one.slice(0, most) !== name.slice(0, most)));
    return length === undefined ? "" : name.slice(0, length);
  });
  return new Set(beginnings).size === names.length && !beginnings.includes("") ? beginnings : null;
}

/** Returns the letters on a seat's mark: the beginning of its name where that sets all seats apart, else its number. */
export function letterOf(game: Game | null, seat: number, text: (message: Message) => string): string {
  const initials = initialsOf((game?.seats ?? []).map(({ name }) => text(name)));
  return initials?.[seat] ?? String(seat + 1);
}
