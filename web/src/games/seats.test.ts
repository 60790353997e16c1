import { expect, test } from "vitest";
import type { Game } from "../net/protocol.ts";
import { say, type Message } from "../text/message.ts";
import { colourOf, initialsOf, letterOf, nameOf } from "./seats.ts";

const gameOf = (...names: string[]) =>
  ({ seats: names.map((name) => ({ name: say(name), colour: null })) }) as unknown as Game;
const text = (message: Message) => message.key;

test("names that begin alike are told apart by a second letter", () => {
  expect(initialsOf(["Μπλε", "Κίτρινο", "Κόκκινο", "Πράσινο"])).toEqual(["Μ", "Κί", "Κό", "Π"]);
  expect(initialsOf(["Azul", "Amarillo", "Rojo"])).toEqual(["Az", "Am", "R"]);
  expect(initialsOf(["Red", "Rex"])).toBeNull();
});

test("a seat's mark bears its initial, or its number where initials are alike", () => {
  expect([0, 1].map((seat) => letterOf(gameOf("Blue", "Red"), seat, text))).toEqual(["B", "R"]);
  expect([0, 1].map((seat) => letterOf(gameOf("Seat 1", "Seat 2"), seat, text))).toEqual(["1", "2"]);
  expect(letterOf(null, 2, text)).toBe("3");
});

test("seats without colours of their own all look different", () => {
  const game = gameOf("a", "b", "c", "d", "e", "f");
  expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => colourOf(game, seat))).size).toBe(6);
});

test("the clock has a name too", () => expect(nameOf(null, "clock")).toEqual({ key: "clock" }));
