import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isMessage, type Message, type Value, type Args } from "./message.ts";

/** Puts messages into words: later catalogues reword earlier ones, and English helps out where a text is missing. */
export class Speaker {
  readonly language: string;
  readonly #bundles: readonly FluentBundle[];
  readonly #list: Intl.ListFormat;

  /**
   * @param language such as `el`
   * @param catalogues for each language, wanted one first, the texts of its `.ftl` files
   */
  constructor(language: string, catalogues: readonly { language: string; files: readonly string[] }[]) {
    this.language = language;
    this.#bundles = catalogues.map(({ language: spoken, files }) => bundleOf(spoken, files));
    this.#list = new Intl.ListFormat(language, { type: "conjunction" });
  }

  say(key: string, args: Args = {}): string {
    return this.text({ key, args });
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => patternOf(bundle, key) !== null);
  }

  /** Returns anything that can be mentioned as text; a text nobody wrote is its key in brackets. */
  text(value: Value): string {
    if (typeof value !== "object") return String(value);
    return isMessage(value) ? this.#message(value) : this.#joined(value);
  }

  /** Returns the parts of a line side by side. */
  line(parts: readonly Value[]): string {
    return parts.map((part) => this.text(part)).join("");
  }

  #joined(parts: readonly Value[]): string {
    return parts.length ? this.#list.format(parts.map((part) => this.text(part))) : "-";
  }

  #message({ key, args = {} }: Message): string {
    const filled = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.#argument(value)]));
    for (const bundle of this.#bundles) {
      const pattern = patternOf(bundle, key);
      if (pattern !== null) return bundle.formatPattern(pattern, filled, []);
    }
    return `[${key}]`;
  }

  #argument(value: Value): FluentVariable {
    return typeof value === "number" ? value : this.text(value);
  }
}

function bundleOf(language: string, files: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  return bundle;
}

function patternOf(bundle: FluentBundle, key: string) {
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}
