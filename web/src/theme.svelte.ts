const STORED = "pelagos.theme";
const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Light or dark, as the reader wants it or as the system has it. */
class Look {
  theme = $state<Theme>(THEMES.find((one) => one === localStorage.getItem(STORED)) ?? "auto");

  constructor() {
    this.#show();
  }

  next(): void {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? "auto";
    localStorage.setItem(STORED, this.theme);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const look = new Look();
