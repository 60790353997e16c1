import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "./languages.ts";

const FILES = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const fileOf = (language: string) => FILES[`./${language}.ftl`] ?? "";

/** Returns each message and attribute with the variables it mentions. */
function shapeOf(language: string): Record<string, string[]> {
  const entries = new FluentResource(fileOf(language)).body.flatMap(({ id, value, attributes }) => [
    [id, value] as const,
    ...Object.entries(attributes).map(([name, text]) => [`${id}.${name}`, text] as const),
  ]);
  return Object.fromEntries(entries.map(([key, text]) => [key, variablesOf(text)]));
}

function variablesOf(pattern: unknown): string[] {
  const names = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? "");
  return [...new Set(names)].sort();
}

const english = shapeOf("en");

test.each(LANGUAGES)("%s says the same things about the same things", (language) => {
  expect(shapeOf(language)).toEqual(english);
});

test.each(LANGUAGES)("%s has no line that is not understood", (language) => {
  const written = [...fileOf(language).matchAll(/^ui-[\w-]+ =/gm)].length;
  expect(new FluentResource(fileOf(language)).body).toHaveLength(written);
});

test("every text that a page names exists", () => {
  const named = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/"(ui-[\w-]+(?:\.\w+)?)"/g)].map((match) => match[1] ?? ""),
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((key) => !(key in english))).toEqual([]);
});

test("every text is used by some page", () => {
  const all = Object.values(SOURCES).join("\n");
  const beginnings = [...all.matchAll(/`(ui-[\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
  const used = (key: string) => all.includes(`"${key}"`) || beginnings.some((beginning) => key.startsWith(beginning));
  expect(Object.keys(english).filter((key) => !key.includes(".") && !used(key))).toEqual([]);
});
