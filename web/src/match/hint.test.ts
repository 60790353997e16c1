import { expect, test } from "vitest";
import type { Question } from "../net/protocol.ts";
import { LiveMatch } from "./match.svelte.ts";

class Wire {
  readyState: number = WebSocket.OPEN;
  sent: string[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  send = (frame: string) => void this.sent.push(frame);
  close = () => {};
}

test("what a bot advises is kept for its question only", async () => {
  const wire = new Wire();
  const match = new LiveMatch(() => wire as unknown as WebSocket);
  const asked = { id: 7, seat: 0 } as Question;
  expect(match.advice(asked)).toBeNull();
  const hinting = match.hint(asked);
  const request = JSON.parse(wire.sent.at(-1) as string) as { id: string };
  expect(request).toMatchObject({ type: "hint", seat: 0, decision: 7 });
  const reply = { type: "hinted", id: request.id, decision: 7, action: "play H", text: { key: "action-Play" } };
  wire.onmessage({ data: JSON.stringify(reply) });
  await hinting;
  expect(match.advice(asked)?.action).toBe("play H");
  expect(match.advice({ ...asked, id: 8 })).toBeNull();
  match.close();
});
