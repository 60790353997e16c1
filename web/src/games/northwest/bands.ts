/** How the pieces on the map are drawn: what lies on top is narrower, and one player's pieces are joined. */

import { course, middle, touch } from "./hexes";
import type { LaidPiece } from "./scene";

export interface Band extends LaidPiece {
  readonly index: number;
  readonly width: number;
  /** The line from the end of the player's piece before, if they touch. */
  readonly link: string;
}

const BROAD = 25;
const LEAST = 9;
const STEP = 8;

export function bandsOf(pieces: readonly LaidPiece[]): Band[] {
  const lying = new Map<string, number>();
  const ends = new Map<number, string>();
  return pieces.map((piece, index) => {
    const depth = Math.max(...piece.cells.map((cell) => lying.get(cell) ?? 0));
    for (const cell of piece.cells) lying.set(cell, (lying.get(cell) ?? 0) + 1);
    const before = ends.get(piece.owner);
    const first = piece.cells[0] ?? "";
    ends.set(piece.owner, piece.cells.at(-1) ?? "");
    const link = before !== undefined && touch(before, first) ? course([middle(before), middle(first)]) : "";
    return { ...piece, index, width: Math.max(LEAST, BROAD - depth * STEP), link };
  });
}
