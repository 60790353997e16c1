import { expect, test } from "vitest";
import type { Frame, Study } from "../net/protocol.ts";
import { framesOf, type Source } from "./frames.ts";

const unasked = () => Promise.reject(new Error("not asked"));

/** A match with so many frames, of which a server gives at most 200 at a time. */
function sourceOf(count: number): Source & { asked: [number, number][] } {
  const asked: [number, number][] = [];
  const frames = Array.from({ length: count }, (_, input) => ({ input }) as Frame);
  return {
    asked,
    code: null,
    piece: async (_, from, to) => {
      asked.push([from, to]);
      return { game: "x", frames: frames.slice(from, to + 1) } as unknown as Study;
    },
    verify: unasked,
    record: unasked,
    advice: unasked,
    chances: unasked,
    branch: unasked,
  };
}

async function lengths(source: Source): Promise<number[]> {
  const seen: number[] = [];
  for await (const { frames } of framesOf(source, "all")) seen.push(frames.length);
  return seen;
}

test("a short match comes in one piece", async () => {
  const source = sourceOf(30);
  expect(await lengths(source)).toEqual([30]);
  expect(source.asked).toEqual([[0, 199]]);
});

test("a long match comes in pieces without gap or overlap", async () => {
  const source = sourceOf(450);
  expect(await lengths(source)).toEqual([200, 400, 450]);
  expect(source.asked).toEqual([
    [0, 199],
    [200, 399],
    [400, 599],
  ]);
});
