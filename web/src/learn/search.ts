import type { RuleChapter } from "../net/protocol.ts";

/** Returns the chapters with the rules whose number or text holds every word, accents and case aside. */
export function foundIn(
  chapters: readonly RuleChapter[],
  wanted: string,
  textOf: (id: string) => string,
): readonly RuleChapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return chapters;
  const fits = (id: string) => {
    const text = plain(`${id} ${textOf(id)}`);
    return words.every((word) => text.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ id }) => fits(id)) }))
    .filter(({ rules }) => rules.length);
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
