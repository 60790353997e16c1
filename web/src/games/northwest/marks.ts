/** The line by which a player's route is told from the others without its colour. */

import type { Colour } from "./scene";

/** Strokes and gaps of the light line along a route, for each colour. */
export const DASHES: Readonly<Record<Colour, string>> = {
  red: "none",
  yellow: "1 11",
  green: "14 9",
  blue: "14 7 2 7",
};
export const HUES: Readonly<Record<Colour, string>> = {
  red: "var(--seat-red)",
  yellow: "var(--seat-yellow)",
  green: "var(--seat-green)",
  blue: "var(--seat-blue)",
};
export const LETTERS: Readonly<Record<Colour, string>> = {
  red: "var(--on-seat-light)",
  yellow: "var(--on-seat-light)",
  green: "var(--on-seat-light)",
  blue: "var(--on-seat)",
};
