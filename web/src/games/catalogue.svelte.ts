import { inOrder } from "../art/posters.ts";
import { api } from "../net/api.ts";
import type { Game } from "../net/protocol.ts";
import { texts } from "../text/texts.svelte.ts";

/** The games of the server, asked for once. */
class Games {
  all = $state.raw<readonly Game[]>([]);
  #unlisted = $state.raw<readonly Game[]>([]);
  #asked: Promise<readonly Game[]> | null = null;

  /** Throws `Refused`; the next call tries again. */
  load(): Promise<readonly Game[]> {
    this.#asked ??= this.#fetch();
    return this.#asked;
  }

  /** Returns a game, also one that is not listed. Throws `Refused` if there is none. */
  async find(name: string): Promise<Game> {
    const listed = (await this.load()).find(({ game }) => game === name);
    return listed ?? this.#remember(await api.game(name));
  }

  title(name: string): string {
    return this.#text(name)?.title ?? name;
  }

  summary(name: string): string {
    return this.#text(name)?.summary ?? "";
  }

  #remember(game: Game): Game {
    this.#unlisted = [...this.#unlisted, game];
    return game;
  }

  #text(name: string) {
    const said = [...this.all, ...this.#unlisted].find(({ game }) => game === name)?.texts;
    return said?.[texts.language] ?? said?.["en"];
  }

  async #fetch(): Promise<readonly Game[]> {
    try {
      return (this.all = inOrder(await api.games()));
    } catch (refused) {
      this.#asked = null;
      throw refused;
    }
  }
}

export const games = new Games();
