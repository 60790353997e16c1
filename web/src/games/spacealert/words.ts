/** Words about cards, places and threats, put together from the game's texts. */

import type { Args } from "../../text/message.ts";
import type { Effect, Format, HandCard, Member, Sailor, ThreatFacts } from "./scene.ts";

/** What an effect mentions by a word that has a text of its own, and under which name. */
const WORDED: Readonly<Record<string, string>> = {
  amount: "amount",
  zones: "zones",
  zone: "zones",
  who: "who",
  dir: "dir",
  position: "position",
  name: "aura",
  between: "doors",
  resource: "resource",
};

/** Returns a member with the role it shows, as whoever looks at the ship reads it. */
export function memberAtWork(t: Format, member: Sailor | undefined, number: number): string {
  const name = memberName(t, member, number);
  return member?.badge ? `${name} (${member.badge})` : name;
}

export function memberName(t: Format, member: Pick<Member, "number" | "seat"> | undefined, number: number): string {
  return t(member?.seat === null ? "android-name" : "member-name", { number });
}

/** Returns what a symbol of a program does. */
export function symbolText(t: Format, symbol: string): string {
  if (symbol.startsWith("to:")) return t("card-straight", { station: symbol.slice(3) });
  return t(`card-${symbol.replace(":", "-")}`);
}

const BUTTON = /^[ABC]$/;

/** Returns what the symbols of a card do; with several, first the letters as they stand on it, to be called by them. */
export function symbolsText(t: Format, symbols: readonly string[]): string {
  if (symbols.length === 1) return symbolText(t, symbols[0] ?? "");
  const what = symbols.map((one) => (BUTTON.test(one) ? t(`card-word-${one}`) : symbolText(t, one))).join(", ");
  const letters = symbols.filter((one) => BUTTON.test(one)).join(" ");
  return letters ? t("card-letters", { letters, what }) : what;
}

/** Returns what a half of a card does, or of a special card which action it is. */
export function sideText(t: Format, symbols: readonly string[], specialization: string | null): string {
  if (specialization === null || !isSpecial(symbols)) return symbolsText(t, symbols);
  return t(`card-${symbols[0]}-of`, { specialization: t(`specialization-${specialization}`) });
}

/** Returns whether symbols are those of a special card. */
export function isSpecial(symbols: readonly string[]): boolean {
  return symbols.length === 1 && (symbols[0] === "basic" || symbols[0] === "advanced");
}

export function cardText(t: Format, card: HandCard): string {
  return card.halves.map(({ symbols }) => sideText(t, symbols, card.specialization)).join(" / ");
}

export function placeText(t: Format, place: string): string {
  return t(place === "internal" ? "place-internal" : `zone-${place}`);
}

export function threatName(t: Format, facts: Pick<ThreatFacts, "card">): string {
  return t(`threat-${facts.card}`);
}

export function effectText(t: Format, effect: Effect): string {
  const words = t(effect.text, mentions(t, effect));
  return effect.when ? t("board-when", { condition: t(effect.when), effect: words }) : words;
}

function mentions(t: Format, { text, mentions: given }: Effect): Args {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const kind = text === "trait-untargetable_by" ? "weapon" : WORDED[name];
      return [name, kind && typeof value === "string" ? t(`${kind}-${value.replace("+", "-plus-")}`) : value];
    }),
  );
}

/** Returns minutes and seconds. */
export function clockText(second: number): string {
  const whole = Math.max(0, Math.floor(second));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** How hit points are said: what is left of how many, or that the number depends on something. */
export function hitPoints(facts: ThreatFacts, left?: number, hp?: number): string {
  return left === undefined ? String(facts.hp ?? "?") : `${left}/${hp ?? facts.hp ?? "?"}`;
}
