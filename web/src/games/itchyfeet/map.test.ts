import { expect, test } from "vitest";
import { course, HEIGHT, midway, pointOf, WIDTH } from "./globe";
import { layOut } from "./labels";
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
