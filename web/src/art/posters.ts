import type { Component } from "svelte";
import AnyGame from "./AnyGame.svelte";
import Gravwell from "./Gravwell.svelte";
import ItchyFeet from "./ItchyFeet.svelte";
import Northwest from "./Northwest.svelte";
import SpaceAlert from "./SpaceAlert.svelte";

export interface Poster {
  readonly art: Component;
  /** How long a match takes, in minutes; null if nobody knows. */
  readonly minutes: readonly [number, number] | null;
  /** How much there is to learn, from 1 (light) to 5. */
  readonly weight: number | null;
  /** How many sit at a table that one click sets up. */
  readonly seats: number | null;
}

const POSTERS: Readonly<Record<string, Poster>> = {
  gravwell: { art: Gravwell, minutes: [20, 30], weight: 2, seats: 4 },
  northwest: { art: Northwest, minutes: [20, 40], weight: 3, seats: 3 },
  itchyfeet: { art: ItchyFeet, minutes: [10, 45], weight: 1, seats: 3 },
  spacealert: { art: SpaceAlert, minutes: [30, 45], weight: 4, seats: 4 },
};

const UNKNOWN: Poster = { art: AnyGame, minutes: null, weight: null, seats: null };

/** Returns the games with a poster of their own first, in a fixed order. */
export function inOrder<G extends { readonly game: string }>(games: readonly G[]): readonly G[] {
  const names = Object.keys(POSTERS);
  const place = ({ game }: G) => (names.indexOf(game) + names.length + 1) % (names.length + 1);
  return games.toSorted((one, other) => place(one) - place(other));
}

export function posterOf(game: string): Poster {
  return POSTERS[game] ?? UNKNOWN;
}
