/** Sentences about ships, pulls and cards, put together from the game's texts. */

import { initialsOf } from "../seats";
import type { DeckCard, Forecast, Format, Pull, Scene, Ship } from "./scene";

export function shipName(t: Format, code: string): string {
  return t(`ship-${code}`);
}

const PILOTS = ["B", "Y", "R", "G"];

const COLOURS: Record<string, string> = { B: "blue", Y: "yellow", R: "red", G: "green" };

/** The colour of a seat for what belongs to a ship; the ghost ship has one that no pilot has. */
export function colourOf(code: string): string {
  return `var(--seat-${COLOURS[code] ?? "violet"})`;
}

/** The letters on a ship, those of its seat's mark; others bear the sign of their notation. */
export function shipMark(t: Format, code: string): string {
  if (code === "ghost") return "\u2217";
  return initialsOf(PILOTS.map((pilot) => shipName(t, pilot)))?.[PILOTS.indexOf(code)] ?? code;
}

export function shipText(t: Format, ship: Ship): string {
  return t("resolved-ship", { ship: shipName(t, ship.code), space: ship.space });
}

export function pullText(t: Format, pull: Pull): string {
  const { gap, ahead, behind, side, nearest } = pull;
  if (side === "none") return t("board-pull-none");
  if (pull.tied) return t("board-pull-tie", { gap, ahead, behind, side });
  return t("board-pull", { gap, side, nearest: nearest ? shipName(t, nearest) : "" });
}

export function cardText(t: Format, card: DeckCard): string {
  return t("card-short", { letter: card.letter, sort: card.kind, value: card.value });
}

export function cardLine(t: Format, card: DeckCard): string {
  const { letter, kind, value } = card;
  return t("card-line", { letter, value, element: t(`card-${letter}`), kind: t(`card-kind-${kind}`) });
}

export function deckCard(scene: Scene, letter: string): DeckCard {
  const card = scene.deck.find((one) => one.letter === letter);
  if (!card) throw new Error(`No fuel card ${letter}`);
  return card;
}

/** Where a card of the viewer would take the own ship if it resolved now. */
export function forecastText(t: Format, scene: Scene, forecast: Forecast): string {
  const own = forecast.moves.find((move) => move.ship === forecast.ship);
  const { effect, reason } = forecast;
  return t("chart-forecast", {
    card: cardText(t, deckCard(scene, forecast.card)),
    effect: effect === "stays" ? reason : effect,
    origin: own?.origin ?? 0,
    target: own?.target ?? 0,
  });
}

/** A space by its number, the two ends by name. */
export function spaceText(t: Format, space: number): string {
  return t("chart-space", { space });
}
