/** Sentences about answers and players, put together from the game's texts. */

import { initialsOf } from "../seats.ts";
import type { Crew, Format, Option, Scene } from "./scene";

const ARROW = " → ";

export function playerName(t: Format, crew: Crew | undefined): string {
  return crew ? t(`colour-${crew.colour}`) : "";
}

/** The letters on a player's mark: the beginning of its name where that sets all apart, else its number. */
export function letterOf(t: Format, scene: Pick<Scene, "crews">, seat: number): string {
  const initials = initialsOf(scene.crews.map((crew) => playerName(t, crew)));
  return initials?.[seat] ?? String(seat + 1);
}

/** A treasure's text has the number of its effect: T01 stands on T01a to T01d. */
export function treasureKey(code: string): string {
  return `treasure-${code.slice(0, 3)}`;
}

export function cardName(t: Format, code: string): string {
  return t(code.startsWith("T") ? treasureKey(code) : `character-${code}`);
}

export function cardText(t: Format, code: string): string {
  return t(`${code.startsWith("T") ? treasureKey(code) : `character-${code}`}.text`);
}

/** What an answer does, in the words of the list of answers. */
export function deedText(t: Format, scene: Scene, option: Option): string {
  const { deed, cells, kind, seat, cards, turns, extra } = option;
  const route = cells.join(ARROW);
  const victim = seat === null ? "" : playerName(t, scene.crews[seat]);
  const names = cards.map((code) => cardName(t, code));
  const yes = (flag: boolean | undefined) => (flag ? "yes" : "no");
  return t(`action-${deed}`, {
    cells: route,
    path: route,
    cell: cells[0] ?? "",
    kind: kind ? t(`piece-${kind}`) : "",
    victim,
    extra,
    card: names[0] ?? "",
    own: names[0] ?? "",
    partner: names[1] ?? "",
    swap: yes(turns[0]),
    turn_lifted: yes(turns[0]),
    turn_other: yes(turns[1]),
  });
}

/** The same with what it costs and brings. */
export function offerText(t: Format, scene: Scene, option: Option): string {
  const words = [deedText(t, scene, option)];
  if (option.cost !== null) words.push(t("chart-cost", { points: option.cost }));
  if (option.chests) words.push(t("chart-chests", { count: option.chests }));
  if (option.unveils && option.deed !== "Exit") words.push(t("chart-unveils"));
  return words.join(" · ");
}
