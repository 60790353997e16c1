import { expect, test } from "vitest";
import { chapterAt, chaptersOf, shipsOf, takeOff } from "./film.ts";
import flights from "./flights.json";
import type { FilmShip, FlyingThreat, GameEvent, Ship } from "./scene.ts";

interface Flight {
  start: Ship;
  known: [number, Pick<FlyingThreat, "facts" | "letter">][];
  flight: GameEvent[];
  ships: [number, Ship][];
}
const FLIGHTS = flights as unknown as Flight[];

/** What is drawn of a ship: of a threat that is gone only that it is. */
function drawn({ threats, ...ship }: Ship) {
  const there = threats.filter(({ square }) => square > 0).sort((one, other) => one.number - other.number);
  const rest: Partial<FilmShip> = { ...ship };
  delete rest.step;
  delete rest.halfDone;
  return { ...rest, threats: there.map((one) => (one.status === "active" ? withoutCard(one) : one.status)) };
}
function withoutCard(threat: FlyingThreat) {
  return { ...threat, facts: threat.facts.card };
}

test.each(FLIGHTS.map((flight, index) => ({ index, flight })))(
  "the film of flight $index comes to what the server says, step by step",
  ({ flight: { start, known, flight, ships } }) => {
    const film = shipsOf(start, new Map(known), flight);
    expect(film).toHaveLength(flight.length + 1);
    for (const [at, ship] of ships) expect(drawn(film[at] as Ship)).toEqual(drawn(ship));
  },
);
test("a film has a chapter for each turn and one for the final step", () => {
  const [first] = FLIGHTS;
  const chapters = chaptersOf(first?.flight ?? []);
  expect(chapters.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, null]);
  expect(chapterAt(chapters, 0)).toBeNull();
  expect(chapterAt(chapters, 1)?.turn).toBe(1);
});
test("the flight begins when the plans are turned up", () => {
  const event = (type: string) => ({ type, rule: "SA-035" });
  expect(takeOff([event("PhaseEnded"), event("PlansRevealed"), event("TurnBegan")])).toBe(2);
  expect(takeOff([event("PhaseEnded")])).toBe(1);
});
