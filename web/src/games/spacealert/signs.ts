/** Small pictures of what the ship has and what cards do, in a square of 24, drawn in lines. */

export const SIGNS = {
  heavy: "M10 21V9l2-6 2 6v12zM8 14h8M7 21h10",
  light: "M11 20V10l1-5 1 5v10zM9 20h6",
  pulse: "M12 12h.01M8 8a6 6 0 0 1 8 0M8 16a6 6 0 0 0 8 0M5 5a10 10 0 0 1 14 0M5 19a10 10 0 0 0 14 0",
  shield: "M12 3l7 2.500v5c0 5-3 8.500-7 10.500-4-2-7-5.500-7-10.500v-5z",
  energy: "M13.500 3 6 13.500h5L10 21l8-11h-5.500z",
  capsule: "M8 7a4 4 0 0 1 8 0v10a4 4 0 0 1-8 0zM8 12h8",
  rocket: "M12 2c3.500 3.500 4 7 4 9v6H8v-6c0-2 .5-5.500 4-9zM8 15l-3 5h3M16 15l3 5h-3M12 17v5",
  craft: "M12 3v13M12 16l-8 3 3-8 5-2 5 2 3 8z",
  robot: "M6 9h12v10H6zM10 4h4v5h-4zM9 13h.01M15 13h.01M9.500 16.500h5M3 12v4M21 12v4",
  computer: "M4 5h16v10H4zM9 19h6M12 15v4M7.500 8h5M7.500 11h8",
  window:
    "M2.500 12S6 6 12 6s9.500 6 9.500 6-3.500 6-9.500 6-9.500-6-9.500-6zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  lift: "M12 3v18M7 8l5-5 5 5M7 16l5 5 5-5",
  plate: "M4 8l5-3 2 4 4-5 3 5 3-1-2 6 2 4-6 1-2 3-4-3-5 2 1-5z",
  out: "M6 18 18 6M9 6h9v9",
} as const;

export type SignName = keyof typeof SIGNS;

/** What stands for each specialization. */
export const SPECIALIZATIONS: Readonly<Record<string, string>> = {
  rocketeer: SIGNS.rocket,
  data_analyst: SIGNS.computer,
  energy_technician: SIGNS.capsule,
  pulse_gunner: SIGNS.pulse,
  medic: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  teleporter: "M3 19a9 3 0 0 1 18 0 9 3 0 0 1-18 0M6 15V8M12 13V3M18 15V8M9 6l3-3 3 3",
  hypernavigator: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.500 8.500l-2 5-5 2 2-5z",
  special_ops: "M12 3l2.700 5.600 6.100.8-4.500 4.200 1.200 6.100-5.500-3-5.500 3 1.200-6.100L3.200 9.400l6.100-.8z",
  squad_leader: SIGNS.robot,
  mechanic:
    "M15 4a5 5 0 0 0-4.600 6.900L3.500 17.800 6.200 20.500l6.900-6.900A5 5 0 0 0 19.500 7.500l-3 3-3-3 3-3A5 5 0 0 0 15 4z",
};

/** What the three buttons of each station work on. */
export const BUTTONS: Readonly<Record<string, Readonly<Record<"A" | "B" | "C", SignName>>>> = {
  UR: { A: "heavy", B: "shield", C: "craft" },
  UW: { A: "heavy", B: "shield", C: "computer" },
  UB: { A: "heavy", B: "shield", C: "robot" },
  LR: { A: "light", B: "energy", C: "robot" },
  LW: { A: "pulse", B: "capsule", C: "window" },
  LB: { A: "light", B: "energy", C: "rocket" },
};

/** What a damage tile breaks. */
export const TILES: Readonly<Record<string, SignName>> = {
  upper_weapon: "heavy",
  lower_weapon: "light",
  shield: "shield",
  reactor: "energy",
  gravolift: "lift",
  structural: "plate",
};
