/** Answers as the server reads them: the scene says which of them are allowed. */

import type { Half, Station } from "./scene.ts";

export type Mood = "plan" | "also" | "ask" | "yes" | "no";

export interface Telling {
  readonly mood: Mood;
  readonly turn?: number | null;
  readonly button?: string | null;
  readonly station?: Station | null;
  readonly to?: number | null;
}

export const READY = "ready";
export const BEGIN = "begin";

export function lay(card: string, half: Half, member: number, turn: number): string {
  return `lay ${card} ${half} ${member} ${turn}`;
}

export function specialize(name: string | null): string {
  return `specialize ${name ?? "-"}`;
}

export function favour(seat: number): string {
  return `favour ${seat}`;
}

export function assign(token: "departure" | "destination", member: number): string {
  return `assign ${token} ${member}`;
}

export function takeBack(member: number, turn: number): string {
  return `takeback ${member} ${turn}`;
}

export function give(card: string, to: number): string {
  return `give ${card} ${to}`;
}

export function tell({ mood, turn, button, station, to }: Telling): string {
  return ["tell", mood, turn ?? "-", button ?? "-", station ?? "-", to ?? "-"].join(" ");
}
