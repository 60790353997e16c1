import { fetchText } from "../net/texts.ts";
import { chooseLanguage, type Language } from "./languages.ts";
import type { Args, Value } from "./message.ts";
import { Speaker } from "./speaker.ts";

const STORED = "pelagos.language";
const UI = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

/** The texts of the page in the reader's language; reading them in a component keeps it up to date. */
class Texts {
  language = $state<Language>(startLanguage());
  #speaker = $state.raw(new Speaker("en", []));
  #game: string | null = null;
  #table = false;

  /** Loads the texts of this page alone (null), or with those of a game. */
  async about(game: string | null): Promise<void> {
    this.#game = game;
    await this.#load(this.language);
  }

  /** Makes sure that a text of what all games share is here, such as that of a refusal. */
  async need(key: string): Promise<void> {
    if (this.has(key) || this.#table) return;
    this.#table = true;
    await this.#load(this.language);
  }

  /** Speaks another language at once, and remembers it. */
  async speak(language: Language): Promise<void> {
    localStorage.setItem(STORED, language);
    await this.#load(language);
  }

  say(key: string, args?: Args): string {
    return this.#speaker.say(key, args);
  }

  has(key: string): boolean {
    return this.#speaker.has(key);
  }

  text(value: Value): string {
    return this.#speaker.text(value);
  }

  line(parts: readonly Value[]): string {
    return this.#speaker.line(parts);
  }

  async #load(language: Language): Promise<void> {
    const game = this.#game;
    const spoken = game === null ? [language] : [...new Set<Language>([language, "en"])];
    const packages = [...(game !== null || this.#table ? ["table"] : []), ...(game !== null ? [game] : [])];
    const catalogues = await Promise.all(spoken.map((one) => catalogue(one, packages)));
    if (game !== this.#game) return; // another page has been opened meanwhile
    this.#speaker = new Speaker(language, catalogues);
    this.language = language;
    document.documentElement.lang = language;
  }
}

async function catalogue(language: Language, packages: readonly string[]) {
  const ui = UI[`./${language}.ftl`];
  const files = await Promise.all([...packages.map((name) => fetchText(name, language)), ui?.() ?? ""]);
  return { language, files };
}

function startLanguage(): Language {
  const stored = localStorage.getItem(STORED);
  return chooseLanguage(stored ? [stored] : navigator.languages);
}

export const texts = new Texts();
export const t = (key: string, args?: Args): string => texts.say(key, args);
