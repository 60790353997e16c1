/** Which silhouette a threat card has. */

import type { Drawing } from "./drawing.ts";
import { DRAWINGS } from "./silhouettes.ts";

type Name = keyof typeof DRAWINGS;

/** The drawing of each card; cards of one kind share theirs. */
const OF: Record<string, Name> = {
  ...{ "E1-01": "ball", "E1-02": "destroyer", "E1-03": "stealth", "E1-04": "cloud", "E1-05": "gunship" },
  ...{ "E1-06": "iceFighter", "E1-07": "fighter", "E1-08": "grappler", "E1-09": "amoeba", "E1-10": "meteoroid" },
  ...{ "E2-01": "kamikaze", "E2-02": "scout", "E2-03": "phantom", "E2-04": "swarm", "E2-05": "jellyfish" },
  ...{ "E2-06": "marauder", "E2-07": "rock" },
  ...{ "SE1-01": "frigate", "SE1-02": "manOfWar", "SE1-03": "tanker", "SE1-04": "satellite", "SE1-05": "iceFrigate" },
  ...{ "SE1-06": "octopus", "SE1-07": "maelstrom", "SE1-08": "rock", "SE2-01": "behemoth", "SE2-02": "juggernaut" },
  ...{ "SE2-03": "psionic", "SE2-04": "crab", "SE2-05": "nemesis", "SE2-06": "greatRock" },
  ...{ "I1-01": "skirmishers", "I1-02": "skirmishers", "I1-03": "saboteur", "I1-04": "saboteur" },
  ...{ "I1-05": "brokenShield", "I1-06": "brokenShield", "I1-07": "warheads", "I2-01": "slime", "I2-02": "slime" },
  ...{ "I2-03": "troopers", "I2-04": "troopers", "I2-05": "virus", "I2-06": "hotReactor" },
  ...{ "SI1-01": "commandos", "SI1-02": "commandos", "SI1-03": "alien", "SI1-04": "fissure", "SI1-05": "wires" },
  ...{ "SI1-06": "robot", "SI2-01": "executioner", "SI2-02": "seeker", "SI2-03": "overload" },
  ...{ "SI2-04": "contamination", "SI2-05": "nuclear" },
  ...{ "E1-101": "fighter", "E2-102": "phantom", "E3-104": "fighter", "E3-108": "fighter" },
  ...{ "E1-102": "scout", "E2-101": "tanker", "E2-103": "destroyer", "E3-101": "kamikaze", "E3-102": "ball" },
  ...{ "E3-103": "destroyer", "E3-105": "marauder", "E3-106": "marauder", "E3-107": "ball", "E3-109": "serpent" },
  ...{ "SE1-101": "tanker", "SE1-102": "crab", "SE2-101": "frigate", "SE2-102": "frigate", "SE2-103": "swarm" },
  ...{ "SE3-101": "manOfWar", "SE3-102": "manOfWar", "SE3-103": "tanker", "SE3-104": "satellite" },
  ...{ "SE3-105": "nemesis", "SE3-106": "kamikaze", "SE3-107": "greatRock", "SE3-108": "serpent" },
  ...{ "SE3-109": "frigate", "I1-101": "wires", "I2-101": "overload", "I2-102": "saboteur", "I3-101": "wires" },
  ...{ "I3-102": "overload", "I3-103": "brokenShield", "I3-104": "fissure", "I3-105": "troopers" },
  ...{ "I3-106": "troopers", "I3-107": "seeker", "SI1-101": "alien", "SI2-101": "maelstrom", "SI2-102": "seeker" },
  ...{ "SI3-101": "executioner", "SI3-102": "satellite", "SI3-103": "satellite", "SI3-104": "maelstrom" },
  ...{ "SI3-105": "alien", "SI3-106": "robot", "SI3-107": "virus" },
  ...{ "sabotage-A": "wires", "sabotage-B": "wires", "sabotage-C": "wires" },
};

/** Returns what a threat looks like; a card without a drawing of its own is a fighter outside, a saboteur inside. */
export function drawingOf(card: string): Drawing {
  return DRAWINGS[OF[card] ?? (/^S?I/.test(card) ? "saboteur" : "fighter")];
}

export function hasDrawing(card: string): boolean {
  return card in OF;
}
