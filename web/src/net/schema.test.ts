// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schemas, typesOf } from "../../types.ts";

test.each(schemas())("$types holds the types of the server's schema: npm run types makes them anew", async (pair) => {
  expect(readFileSync(pair.types, "utf8")).toBe(await typesOf(pair.schema));
});

test("the server's messages are among them", () => {
  expect(schemas().map(({ types }) => types)).toContainEqual(expect.stringMatching(/net\/schema\.ts$/));
});
