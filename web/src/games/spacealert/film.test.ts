import { expect, test } from "vitest";
import { chapterAt, chaptersOf, flightOf, placeOf, scaleOf, shipsOf, shownAt, takeOff } from "./film.ts";
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
  expect(takeOff([event("PhaseEnded"), event("ResolutionBegun"), event("TurnBegan")])).toBe(2);
  expect(takeOff([event("PhaseEnded")])).toBe(1);
});
test("what a campaign brings after a flight is no part of its film", () => {
  const log = ["PlansRevealed", "TurnBegan", "ShipLost", "MissionLogged", "CampaignEnded"];
  const flight = flightOf(log.map((type) => ({ type, rule: "SA-035" })));
  expect(flight.map(({ type }) => type)).toEqual(["TurnBegan", "ShipLost"]);
});
test("the scale of a film gives each turn as much, and has room for all that were planned", () => {
  const chapters = [
    { at: 0, turn: 1 },
    { at: 8, turn: 2 },
  ];
  expect([0, 4, 8, 10, 12].map((shown) => placeOf(chapters, 12, 7, shown))).toEqual([0, 50, 100, 150, 200]);
  expect(scaleOf(7)).toBe(800);
  for (const shown of [0, 1, 5, 8, 11, 12])
    expect(shownAt(chapters, 12, 7, placeOf(chapters, 12, 7, shown))).toBe(shown);
  expect(shownAt(chapters, 12, 7, 700)).toBe(12);
  expect(
    placeOf(
      [
        { at: 0, turn: 1 },
        { at: 9, turn: null },
      ],
      20,
      12,
      20,
    ),
  ).toBe(scaleOf(12));
  expect(placeOf([], 0, 7, 0)).toBe(0);
});
