/** What fingers and mice do on the chart: point, press, drag; with two fingers pinch and twist. */

import type { Point } from "./hexes";

interface Deeds {
  hover: (event: PointerEvent) => void;
  leave: () => void;
  press: (event: PointerEvent) => void;
  drag: (right: number, down: number) => void;
  pinch: (times: number, at: Point) => void;
  twist: (steps: number) => void;
}

/** So far, in pixels, a press may move and still be a press. */
const STILL = 9;
/** So far, in degrees, two fingers turn for one step. */
const STEP = 35;

export function gestures(deeds: Deeds) {
  const fingers = new Map<number, Point>();
  let begun: Point | null = null;
  let moved = false;
  let turned = 0;

  const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  const angle = (one: Point, other: Point) => (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;

  function two(event: PointerEvent, now: Point) {
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const before = fingers.get(event.pointerId);
    if (!other || !before) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    if (far(before, other) > 0) deeds.pinch(far(now, other) / far(before, other), at);
    deeds.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
    turned += ((angle(now, other) - angle(before, other) + 540) % 360) - 180;
    if (Math.abs(turned) < STEP) return;
    deeds.twist(Math.sign(turned));
    turned = 0;
  }

  return {
    onpointerdown(event: PointerEvent) {
      const at = { x: event.clientX, y: event.clientY };
      if (fingers.size === 0) {
        begun = at;
        moved = false;
      } else moved = true;
      turned = 0;
      fingers.set(event.pointerId, at);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    onpointermove(event: PointerEvent) {
      const now = { x: event.clientX, y: event.clientY };
      const before = fingers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse") deeds.hover(event);
        return;
      }
      if (begun && far(begun, now) > STILL) moved = true;
      if (fingers.size === 2) two(event, now);
      else if (moved) deeds.drag(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    },
    onpointerup(event: PointerEvent) {
      fingers.delete(event.pointerId);
      if (fingers.size === 0 && !moved) deeds.press(event);
    },
    onpointercancel(event: PointerEvent) {
      fingers.delete(event.pointerId);
    },
    onpointerleave(event: PointerEvent) {
      if (event.pointerType === "mouse" && fingers.size === 0) deeds.leave();
    },
  };
}
