export const LANGUAGES = ["en", "el", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: "English", el: "Ελληνικά", es: "Español" };

/** Returns the first language of the reader's list that Pelagos speaks, or English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const name of wanted) {
    const language = LANGUAGES.find((known) => known === name.toLowerCase().split("-")[0]);
    if (language) return language;
  }
  return "en";
}
