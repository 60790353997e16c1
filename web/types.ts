/** Makes TypeScript of the server's schemas: `npm run types`. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile, type JSONSchema } from "json-schema-to-typescript";

const SOURCES = fileURLToPath(new URL("src", import.meta.url));

/** Each schema, and the file of types that is made of it. */
export function schemas(): { schema: string; types: string }[] {
  const found = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("/schema.json"),
  );
  return found
    .sort()
    .map((name) => `${SOURCES}/${name}`)
    .map((schema) => ({ schema, types: schema.replace(/json$/, "ts") }));
}

export async function typesOf(path: string): Promise<string> {
  const schema = JSON.parse(readFileSync(path, "utf8")) as JSONSchema;
  return compile(schema, "Schema", {
    additionalProperties: false,
    bannerComment: "/* Made by scripts/web_types.py from the server's own types: do not edit. */",
    style: { printWidth: 120 },
    unknownAny: true,
    unreachableDefinitions: true,
  });
}

if (process.argv[1]?.endsWith("types.ts")) {
  for (const { schema, types } of schemas()) writeFileSync(types, await typesOf(schema));
}
