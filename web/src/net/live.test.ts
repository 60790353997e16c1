import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Live } from "./live.ts";
import type { Incoming } from "./protocol.ts";

/** A server's end of a WebSocket that a test drives by hand. */
class Wire {
  readyState: number = WebSocket.CONNECTING;
  sent: string[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  pings = 0;

  send(frame: string) {
    if (frame === '{"type":"ping"}') this.pings += 1;
    else this.sent.push(frame);
  }
  open() {
    this.readyState = WebSocket.OPEN;
    this.onopen();
  }
  close() {
    this.readyState = WebSocket.CLOSED;
    this.onclose();
  }
  say(...messages: object[]) {
    this.onmessage({ data: messages.map((one) => JSON.stringify(one)).join("\n") });
  }
  get requests() {
    return this.sent.map((frame) => JSON.parse(frame) as { type: string; id?: string; version?: number | null });
  }
}

let wires: Wire[];
let heard: Incoming[];
let states: boolean[];
let skews: number[];
let version: number | null;
let live: Live;
const wire = () => wires.at(-1) as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, heard, states, skews, version] = [[], [], [], [], null];
  const open = () => {
    wires.push(new Wire());
    return wire() as unknown as WebSocket;
  };
  live = new Live(open, {
    receive: (message) => heard.push(message),
    connected: (connected) => states.push(connected),
    skew: (seconds) => skews.push(seconds),
    version: () => version,
  });
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const ACT = { type: "act", seat: 0, decision: 3, action: "play H", version: 2 } as const;

describe("the live connection", () => {
  test("says hello with what it has, at first nothing", () => {
    wire().open();
    expect(wire().requests).toEqual([{ type: "hello", version: null, parts: ["scene"] }]);
  });

  test("goes on from the last version after a break", () => {
    wire().open();
    version = 17;
    wire().close();
    vi.runOnlyPendingTimers();
    wire().open();
    expect(wires).toHaveLength(2);
    expect(wire().requests).toEqual([{ type: "hello", version: 17, parts: ["scene"] }]);
    expect(states).toEqual([true, false, true]);
  });

  test("sends a request without answer again, unchanged, and settles it once", async () => {
    wire().open();
    const reply = live.ask(ACT);
    const [, first] = wire().sent;
    wire().close();
    vi.runOnlyPendingTimers();
    wire().open();
    expect(wire().sent[1]).toBe(first);
    const id = wire().requests[1]?.id;
    wire().say({ type: "accepted", id, version: 3 });
    expect(await reply).toEqual({ type: "accepted", id, version: 3 });
    wire().close();
    vi.runOnlyPendingTimers();
    wire().open();
    expect(wire().requests).toHaveLength(1);
  });

  test("keeps a request made while there is no connection", () => {
    void live.ask(ACT);
    wire().open();
    expect(wire().requests.map(({ type }) => type)).toEqual(["hello", "act"]);
  });

  test("reads several messages of one frame, in their order", () => {
    wire().open();
    wire().say({ type: "pong", now: 1 }, { type: "closing" });
    expect(heard.map(({ type }) => type)).toEqual(["pong", "closing"]);
  });

  test("measures at once how far the server's clock is ahead", () => {
    wire().open();
    expect(wire().pings).toBe(1);
    vi.advanceTimersByTime(200);
    wire().say({ type: "pong", now: Date.now() / 1000 + 4.9 });
    expect(skews).toHaveLength(1);
    expect(skews[0]).toBeCloseTo(5);
  });

  test("waits longer each time it cannot connect, and stops when closed", () => {
    for (let attempt = 1; attempt < 8; attempt += 1) {
      wire().close();
      vi.advanceTimersByTime(15_000);
      expect(wires).toHaveLength(attempt + 1);
    }
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(8);
  });
});
