import { expect, test } from "vitest";
import { Pings } from "./pings.ts";

test("the server's time is taken from the middle of the trip", () => {
  const pings = new Pings();
  pings.connected();
  pings.sent(100);
  expect(pings.came(1000.2, 100.4)).toBeCloseTo(900);
});
test("a slower answer does not make it worse, a quicker one makes it better", () => {
  const pings = new Pings();
  pings.connected();
  pings.sent(0);
  expect(pings.came(10.5, 0.2)).toBeCloseTo(10.4);
  pings.sent(20);
  expect(pings.came(31.9, 22)).toBeCloseTo(10.4);
  pings.sent(40);
  expect(pings.came(50.35, 40.1)).toBeCloseTo(10.3);
});
test("another connection measures anew", () => {
  const pings = new Pings();
  pings.connected();
  pings.sent(0);
  pings.came(5, 0);
  pings.connected();
  pings.sent(10);
  expect(pings.came(18, 10.5)).toBeCloseTo(7.75);
});
