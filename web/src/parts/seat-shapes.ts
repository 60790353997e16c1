/** The shape by which a seat is known without its colour, in a box of 24 by 24. */

import type { Colour } from "../games/seats.ts";

export const SHAPES: Readonly<Record<Colour, string>> = {
  blue: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z",
  red: "M12 0.5 23.5 21.5H0.5z",
  yellow: "M2.5 2.5h19v19h-19z",
  green: "M12 0.5 23.5 12 12 23.5 0.5 12z",
  violet: "m12 0 3.4 7.2 7.9 1-5.8 5.4 1.5 7.8-7-3.8-7 3.8 1.5-7.8L.7 8.2l7.9-1z",
  sky: "M6 1.6h12L24 12l-6 10.4H6L0 12z",
};
