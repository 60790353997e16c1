import { expect, test } from "vitest";
import { foundIn } from "./search.ts";

const rule = (id: string) => ({ id, status: "", where: "", uncertain: false });
const chapters = [
  { id: "track", rules: [rule("GR-08"), rule("GR-09")] },
  { id: "cards", rules: [rule("GR-18")] },
];
const TEXTS: Record<string, string> = {
  "GR-08": "Η Πύλη είναι στη θέση 54",
  "GR-09": "Ένα πλοίο ανά θέση",
  "GR-18": "Cada posición",
};
const found = (wanted: string) =>
  foundIn(chapters, wanted, (id) => TEXTS[id] ?? "").flatMap(({ rules }) => rules.map(({ id }) => id));

test("nothing wanted shows all", () => expect(found(" ")).toEqual(["GR-08", "GR-09", "GR-18"]));
test("accents and case do not matter", () => {
  expect(found("πυλη")).toEqual(["GR-08"]);
  expect(found("POSICION")).toEqual(["GR-18"]);
});
test("all words must be there, numbers included", () => {
  expect(found("θεση πλοιο")).toEqual(["GR-09"]);
  expect(found("gr-08")).toEqual(["GR-08"]);
  expect(found("nowhere")).toEqual([]);
});
