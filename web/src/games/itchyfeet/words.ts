/** Sentences about players, cards and events, put together from the game's texts. */

import type { Args, Message, Value } from "../../text/message.ts";
import { KINDS } from "./items";
import type { Format, GameEvent, Scene } from "./scene";

export type Sort = "item" | "event" | "special" | "contraband" | "postcard" | "passport" | "character" | "land";

const SORTS: Readonly<Record<string, Sort>> = {
  E: "event",
  S: "special",
  X: "contraband",
  K: "postcard",
  P: "passport",
  H: "character",
};
const KIND = /^([A-Z]{3,4})[shdc]$/;
const NUMBERED = /^[ESXKPH]\d+$/;

/** What sort of card a code stands for. */
export function sortOf(code: string): Sort {
  if (KIND.test(code)) return "item";
  return (NUMBERED.test(code) ? SORTS[code.charAt(0)] : undefined) ?? "land";
}

/** The kind of an item; null for other cards. */
export function kindOf(code: string): string | null {
  return KIND.exec(code)?.[1] ?? null;
}

/** The name under which the sign of a card, or of something asked for, is drawn. */
export function signOf(code: string): string {
  const name = kindOf(code) ?? sortOf(code);
  return KINDS[code] ? code : KINDS[name] ? name : "special";
}

export function player(seat: number): Message {
  return { key: "player-name", args: { number: seat + 1 } };
}

export function playerName(t: Format, seat: number): string {
  return t("player-name", { number: seat + 1 });
}

export function title(code: string): Message {
  return { key: `card-${code}` };
}

/** A card as a sentence mentions it: an item with its kind. */
export function mention(code: string): Message {
  const kind = kindOf(code);
  return kind ? { key: "card-item", args: { title: title(code), kind: { key: `kind-${kind}` } } } : title(code);
}

/** What can be asked for, by name. */
export function wished(wish: string): Message {
  if (/^S\d$/.test(wish)) return title(wish);
  return { key: ["passport", "postcard", "contraband"].includes(wish) ? `wish-${wish}` : `kind-${wish}` };
}

export function cardName(t: Format, code: string): string {
  const { key, args = {} } = mention(code);
  return t(key, args);
}

export function wishName(t: Format, wish: string): string {
  return t(wished(wish).key);
}

/** Rank and suit of a card, such as 10♥; a joker has a star. */
export function faceOf(scene: Scene, code: string): string {
  const face = scene.faces[scene.codes.indexOf(code)] ?? "";
  const suit = { s: "♠", h: "♥", d: "♦", c: "♣" }[face.slice(-1)];
  return face && face.slice(0, -1) + (suit ? `${suit}\uFE0E` : "★");
}

/** What somebody is about to do, by the first word of the answer. */
export function aimText(t: Format, verb: string): string {
  if (verb === "dump" || verb === "smuggle") return t(`desk-do.${verb}`);
  return t(`action-${verb.charAt(0).toUpperCase()}${verb.slice(1)}`);
}

const SEATS = new Set(["seat", "partner", "victim", "maker", "thief", "target", "giver", "receiver", "suspect"]);
const CARDS = new Set(["card", "give", "take", "contraband", "other", "country", "old", "new", "homes", "centre"]);

/** The text of an event, as the log has it. */
export function eventText(t: Format, scene: Scene, event: GameEvent): string {
  const args: Record<string, Value> = { card: "hidden", cards: "hidden" };
  for (const [name, value] of Object.entries(event)) args[name] = valueOf(scene, name, value);
  if (event.type === "MatchWon") args["count"] = (event.seats as unknown[]).length;
  return t(`event-${event.type}`, args as Args);
}

function valueOf(scene: Scene, name: string, value: unknown): Value {
  if (Array.isArray(value)) return value.map((part) => valueOf(scene, name.replace(/s$/, ""), part));
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && SEATS.has(name)) return player(value);
  if (typeof value === "number" && isCard(name)) return mention(scene.codes[value] ?? "");
  return name === "want" ? wished(String(value)) : (value as string | number);
}

function isCard(name: string): boolean {
  return CARDS.has(name) || CARDS.has(`${name}s`) || name === "character";
}
