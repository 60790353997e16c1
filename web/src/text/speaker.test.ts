import { expect, test } from "vitest";
import { chooseLanguage } from "./languages.ts";
import { say } from "./message.ts";
import { Speaker } from "./speaker.ts";

const GREEK = {
  language: "el",
  files: ["ship = μπλε\nmoved = { $ship }: { $steps ->\n [one] 1 θέση\n *[other] { $steps } θέσεις\n}"],
};
const ENGLISH = { language: "en", files: ["only = only here\n .help = help", "only = reworded"] };
const speaker = new Speaker("el", [GREEK, ENGLISH]);

test("fills messages into messages and counts as the language does", () => {
  expect(speaker.text(say("moved", { ship: say("ship"), steps: 1 }))).toBe("μπλε: 1 θέση");
  expect(speaker.text(say("moved", { ship: say("ship"), steps: 4 }))).toBe("μπλε: 4 θέσεις");
});

test("joins lists as the language does, and an empty one is a dash", () => {
  expect(speaker.text(["α", "β", say("ship")])).toBe("α, β και μπλε");
  expect(speaker.text([])).toBe("-");
});

test("helps out with English, takes the later catalogue, and never shows nothing", () => {
  expect(speaker.say("only")).toBe("reworded");
  expect(speaker.say("unknown")).toBe("[unknown]");
  expect(speaker.has("only")).toBe(true);
  expect(speaker.has("only.help")).toBe(false);
});

test("speaks the first known language of the reader, else English", () => {
  expect(chooseLanguage(["de-DE", "es-AR", "el"])).toBe("es");
  expect(chooseLanguage(["de"])).toBe("en");
});
