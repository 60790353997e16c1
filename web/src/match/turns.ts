import type { GameEvent, Side, Step, Told, Viewer } from "../net/protocol.ts";

/** Tells whether this side still owes an answer. */
export function isAsked(side: Side): boolean {
  return side.questions.some(({ answered }) => answered === null);
}

/** Returns whose eyes the page should look through: the ones shown, unless another own seat has to answer first. */
export function nextViewer(sides: readonly Side[], shown: Viewer | undefined): Viewer {
  const current = sides.find(({ viewer }) => viewer === shown);
  if (current && isAsked(current)) return current.viewer;
  const asked = sides.find(isAsked);
  return (asked ?? current ?? sides[0])?.viewer ?? null;
}

export interface Entry extends Told {
  readonly version: number;
}

/** Returns what one viewer knows to have happened, oldest first. */
export function storyOf(steps: readonly Step[], viewer: Viewer): readonly Entry[] {
  return steps.flatMap(({ version, sides }) =>
    sides
      .filter((side) => side.viewer === viewer)
      .flatMap(({ events }) => events.map((told) => ({ ...told, version }))),
  );
}

export function eventsOf(entries: readonly Entry[]): readonly GameEvent[] {
  return entries.map(({ event }) => event);
}
