/** What an event of the film lights up on the blueprint. */

import type { GameEvent, Place } from "./scene.ts";

export interface Flash {
  readonly kind: "fire" | "hit" | "attack" | "damage" | "glow";
  /** The number of the threat it concerns. */
  readonly threat: number | null;
  readonly zone: Place | null;
  /** What is written beside it. */
  readonly value: number | null;
}

type Fields = GameEvent & { readonly number?: number; readonly zone?: string; readonly strength?: number };

export function flashOf(event: GameEvent | null): Flash | null {
  if (!event) return null;
  const { type, number = null, zone = null, strength = null } = event as Fields;
  const place = isPlace(zone) ? zone : null;
  if (type === "Fired") return { kind: "fire", threat: null, zone: place, value: strength };
  if (type === "Targeted") return { kind: "hit", threat: number, zone: null, value: strength };
  if (type === "ZoneAttacked") return { kind: "attack", threat: number, zone: place, value: event["damage"] as number };
  if (type === "TileDrawn") return { kind: "damage", threat: null, zone: place, value: null };
  return number === null ? null : { kind: "glow", threat: number, zone: null, value: null };
}

function isPlace(zone: string | null): zone is Place {
  return zone === "red" || zone === "white" || zone === "blue";
}
