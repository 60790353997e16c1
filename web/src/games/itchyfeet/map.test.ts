import { expect, test } from "vitest";
import { course, HEIGHT, midway, pointOf, WIDTH } from "./globe";
import { layOut, type Label } from "./labels";
import { COASTS } from "./coasts";
import { DRAWINGS, LANDMARKS, STATES } from "./cards";
import { ITEMS, KINDS } from "./items";

const ATHENS = { lat: 37.98, lon: 23.73 };
const TOKYO = { lat: 35.68, lon: 139.75 };
const LIMA = { lat: -12.05, lon: -77.05 };

test("north is up, east is right, and the whole world is on the map", () => {
  expect(pointOf(20, 60).y).toBeLessThan(pointOf(20, 30).y);
  expect(pointOf(20, 0).x).toBeLessThan(pointOf(40, 0).x);
  for (const coast of COASTS)
    for (let i = 0; i < coast.length; i += 2) {
      const { x, y } = pointOf(coast[i] ?? 0, Math.min(coast[i + 1] ?? 0, 66));
      expect(x > -20 && x < WIDTH + 20 && y > 0 && y < HEIGHT).toBe(true);
    }
});

test("the shortest way bends towards the pole, and may leave the map on one side", () => {
  expect(midway(ATHENS, TOKYO).y).toBeLessThan(pointOf(0, ATHENS.lat).y);
  expect(course(ATHENS, TOKYO).match(/M/g)).toHaveLength(1);
  expect(course(LIMA, TOKYO).match(/M/g)).toHaveLength(2);
});

test("no name lies on another, if there is room", () => {
  const places = [0, 30, 60].map((x) => ({ name: "Somewhere", at: { x: 400 + x, y: 200 }, size: 20, reach: 20 }));
  const labels = layOut(places);
  const half = (9 * 20 * 0.56) / 2;
  for (const [i, one] of labels.entries())
    for (const other of labels.slice(i + 1))
      expect(Math.abs(one.x - other.x) >= 2 * half || Math.abs(one.y - other.y) >= 20).toBe(true);
});

const LANDS: readonly (readonly [string, number, number])[] = [
  ["Αυστραλία", 149.13, -35.27],
  ["Βραζιλία", -47.92, -15.78],
  ["Καναδάς", -75.7, 45.42],
  ["Αίγυπτος", 31.25, 30.05],
  ["Ελλάδα", 23.73, 37.98],
  ["Ισλανδία", -21.95, 64.15],
  ["Ινδία", 77.2, 28.6],
  ["Ιαπωνία", 139.75, 35.68],
  ["Κένυα", 36.82, -1.28],
  ["Μεξικό", -99.13, 19.43],
  ["Μαρόκο", -6.82, 34.02],
  ["Περού", -77.05, -12.05],
  ["Ταϊλάνδη", 100.52, 13.75],
];

test("on a phone neither names nor the length of a way lie on each other, whoever lives where", () => {
  const scale = 560 / 366;
  const within = ({ x, y }: { x: number; y: number }) => ({ x: Math.min(Math.max(x, 90), 910), y: Math.max(y, 34) });
  for (let first = 0; first < LANDS.length; first += 1)
    for (let step = 1; step < LANDS.length; step += 1) {
      const chosen = [0, 1, 2, 3].flatMap((turn) => LANDS.slice((first + turn * step) % LANDS.length).slice(0, 1));
      const [centre, home] = chosen.map(([, lon, lat]) => ({ lon, lat }));
      if (!centre || !home) continue;
      const places = chosen.map(([name, lon, lat]) => ({ name, at: pointOf(lon, lat), size: 24, reach: 26 }));
      const [at, ...or] = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map((part) => within(midway(home, centre, part)));
      const length = { name: "14.660 χλμ.", at: at ?? pointOf(0, 0), or, size: 20, reach: 4 };
      const scaled = [...places, length].map((one) => ({ ...one, size: one.size * scale, reach: one.reach * scale }));
      expect(clashes(layOut(scaled))).toEqual([]);
    }
});

function clashes(labels: readonly Label[]): string[] {
  const half = ({ name, size }: Label) => (name.length * size * 0.56) / 2;
  const middle = ({ y, size }: Label) => y - size * 0.35;
  return labels.flatMap((one, i) =>
    labels
      .slice(i + 1)
      .filter((other) => Math.abs(one.x - other.x) < half(one) + half(other) - 0.01)
      .filter((other) => Math.abs(middle(one) - middle(other)) < (one.size + other.size) / 2 - 0.01)
      .map((other) => `${one.name} on ${other.name}`),
  );
}

test("the frame cuts no name, however small the map and however near the edge the place", () => {
  const corners = [0, 90, WIDTH - 90, WIDTH].flatMap((x) => [0, 34, HEIGHT - 34, HEIGHT].map((y) => ({ x, y })));
  for (const size of [16, 24, 43]) {
    const half = ("14.660 χλμ.".length * size * 0.56) / 2;
    for (const { x, y } of layOut(corners.map((at) => ({ name: "14.660 χλμ.", at, size, reach: size / 5 })))) {
      expect(x - half > 0 && x + half < WIDTH).toBe(true);
      expect(y - size * 0.8 > 0 && y + size * 0.1 < HEIGHT).toBe(true);
    }
  }
});

test("every card has a drawing of its own", () => {
  const drawings = [...Object.values(ITEMS), ...Object.values(DRAWINGS), ...Object.values(LANDMARKS)];
  expect(drawings).toHaveLength(32 + 4 + 9 + 3 + 6 + 6 + 13);
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(new Set(Object.values(STATES)).size).toBe(12);
  expect(Object.keys(KINDS)).toHaveLength(8 + 4);
});
