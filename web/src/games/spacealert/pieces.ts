/** What stands on the tracks and in space, and where on the blueprint. */

import { inRow, type Layout, type Point } from "./layout.ts";
import { ZONES, type Alert, type Figure, type FlyingThreat, type Place, type Ship, type Track } from "./scene.ts";

export interface Piece extends Point {
  readonly key: string;
  /** The track it stands on or beside. */
  readonly place: Place;
  readonly threat: FlyingThreat | null;
  readonly alert: Alert | null;
  /** Whether it only marks, on another track, how far a threat extends. */
  readonly extent: boolean;
}
export interface Squad extends Point {
  readonly figure: Figure;
}

/** A distance is so many squares of a track. */
const RANGE = 5;
/** A phased threat stands so much of its size beside the track. */
const ASIDE = 1.2;
/** Threats side by side stand so much of their size apart, where there is room: their marks stick out. */
const WITH_MARKS = 1.25;
/** A threat to come stands so much of its size above its track: its marks keep off the distance beside that. */
const ABOVE = 0.72;
/** The mark of an extent stands so much of their size away from threats to come. */
const APART = 0.9;

/** Returns whether a threat can be hit from every zone. */
export function spansAllTracks({ facts, place }: Pick<FlyingThreat, "facts" | "place">): boolean {
  return place !== "internal" && facts.effects.some(({ text }) => text === "trait-spans_all_tracks");
}

/** Returns the threats on their tracks, the marks of those that extend over other tracks, and the ones to come. */
export function piecesOf(layout: Layout, ship: Ship, tracks: readonly Track[], alerts: readonly Alert[], size: number) {
  const present = ship.threats.filter((threat) => threat.status === "active" && threat.square > 0);
  const coming = alerts.filter((alert) => alert.turn > ship.turn);
  return tracks.flatMap(({ place, length }) => {
    const heads = announced(layout, coming, place, length, size);
    return [...heads, ...standing(layout, present, place, size, heads)];
  });
}

/** Returns the squads in space, each at its distance. */
export function squadsOf(layout: Layout, figures: readonly Figure[]): Squad[] {
  const outside = figures.filter(({ distance }) => distance > 0);
  return outside.map((figure) => {
    const beside = outside.filter(({ distance }) => distance === figure.distance).indexOf(figure);
    const { x, y } = layout.at("red", (figure.distance - 1) * RANGE + 3);
    return { figure, x: x + layout.zoneWidth * (beside * 0.64 - 0.32), y };
  });
}

function announced(layout: Layout, coming: readonly Alert[], place: Place, length: number, size: number): Piece[] {
  const heads = coming.filter((alert) => alert.place === place);
  const { x, y: start } = layout.at(place, length);
  const middle = { x, y: start - layout.square / 2 - size * ABOVE };
  const points = inRow(middle, heads.length, size, layout.zone(place).width - 4, WITH_MARKS);
  return heads.map((alert, index) => {
    const { x, y } = points[index] ?? middle;
    return {
      key: `T${alert.turn}${place}`,
      x,
      y: Math.max(y, size * 0.7),
      place,
      threat: null,
      alert,
      extent: false,
    };
  });
}

/** Places the threats of a track; a mark of an extent that waits where others are to come stands above them. */
function standing(
  layout: Layout,
  present: readonly FlyingThreat[],
  place: Place,
  size: number,
  heads: readonly Point[],
): Piece[] {
  const here = present.filter((threat) => threat.place === place || reaches(threat, place));
  return here.map((threat) => {
    const near = here.filter(
      (other) => other.phased === threat.phased && Math.abs(other.square - threat.square) * layout.square < size * 0.9,
    );
    const middle = layout.at(place, threat.square);
    const x = threat.phased ? middle.x + size * ASIDE * (place === "internal" ? -1 : 1) : middle.x;
    const room = layout.zone(place).width - 4;
    const point = inRow({ x, y: middle.y }, near.length, size, room, WITH_MARKS)[near.indexOf(threat)] ?? middle;
    const extent = threat.place !== place;
    const crowded = extent && heads.some((head) => Math.abs(head.y - point.y) < size * APART);
    return {
      key: extent ? `#${threat.number}${place}` : `#${threat.number}`,
      ...point,
      y: crowded ? Math.max(Math.min(...heads.map(({ y }) => y)) - size * APART, size * 0.36) : point.y,
      place,
      threat,
      alert: null,
      extent,
    };
  });
}

function reaches(threat: FlyingThreat, place: Place): boolean {
  return spansAllTracks(threat) && ZONES.some((zone) => zone === place);
}
