/** The pictures that games have of their rules. */

import type { Component } from "svelte";
import { api } from "../../net/api.ts";
import type { BoardProps } from "../boards.ts";

export interface DiagramProps {
  /** The game's lesson, which holds its pictures. */
  readonly lesson: unknown;
  readonly rule: string;
  readonly t: BoardProps["t"];
}

export interface Picture {
  readonly Diagram: Component<DiagramProps>;
  readonly lesson: unknown;
}

interface Pictured {
  readonly diagrams?: readonly { readonly rule: string }[];
}

const DIAGRAMS = import.meta.glob<{ default: Component<DiagramProps> }>("../*/Diagram.svelte");
const loaded = new Map<string, Promise<Picture | null>>();

/** Loads the picture of a rule; null if the game has none of it, or none at all. */
export async function pictureOf(game: string, rule: string): Promise<Picture | null> {
  const known = loaded.get(game) ?? load(game);
  loaded.set(game, known);
  const picture = await known;
  return (picture?.lesson as Pictured | undefined)?.diagrams?.some((one) => one.rule === rule) ? picture : null;
}

async function load(game: string): Promise<Picture | null> {
  const open = DIAGRAMS[`../${game}/Diagram.svelte`];
  if (!open) return null;
  try {
    const [{ default: Diagram }, lesson] = await Promise.all([open(), api.lesson(game)]);
    return { Diagram, lesson };
  } catch {
    loaded.delete(game); // a picture is an extra: the rule's words stand without it, and the next look tries again
    return null;
  }
}
