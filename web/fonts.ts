/** Cuts the typefaces down to the letters and weights that the pages use; `vite.config.ts` runs it before each build. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const MODULES = fileURLToPath(new URL("node_modules", import.meta.url));
const CUT = `${MODULES}/.cut-fonts`;

const LATIN = between(0x20, 0x7e) + between(0xa0, 0xff) + "–—‘’‚“”„…•′€™−←↑→↓×";
const GREEK = between(0x384, 0x3ce);

/** The interface has every weight from plain to bold; titles and rules have one each, loaded where they are shown. */
const FACES = [
  ["interface", "inter", { min: 400, max: 700 }],
  ["title", "literata", 600],
  ["prose", "literata", 400],
] as const;
const SCRIPTS = [
  ["latin", LATIN],
  ["greek", GREEK],
] as const;

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, more) => first + more));
}

/** Returns the folder with one file for each use and script. */
export async function cutFonts(): Promise<string> {
  mkdirSync(CUT, { recursive: true });
  for (const [use, face, wght] of FACES) {
    for (const [script, letters] of SCRIPTS) {
      const whole = readFileSync(`${MODULES}/@fontsource-variable/${face}/files/${face}-${script}-wght-normal.woff2`);
      const cut = await subset(whole, letters, { targetFormat: "woff2", variationAxes: { wght } });
      writeFileSync(`${CUT}/${use}-${script}.woff2`, cut);
    }
  }
  return CUT;
}
