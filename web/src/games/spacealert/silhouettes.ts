/** Silhouettes of menace, each in a square of 64, those from outside with the bow towards the ship. */

import type { Drawing } from "./drawing.ts";

const dot = (x: number, y: number, r: number) => `M${x} ${y - r}a${r} ${r} 0 1 0 .01 0z`;
const person = (x: number, y: number) => `${dot(x, y, 7)}M${x - 11} ${y + 32}V${y + 20}a11 11 0 0 1 22 0v12z`;
const dart = (x: number, y: number) => `M${x} ${y + 10}l6-11-6 3-6-3z`;

const ROCK = "M20 10L40 8L54 20L57 40L44 54L24 57L10 44L7 24z";
const FIGHTER = "M32 60L26 40L6 34L8 25L26 24L28 6H36L38 24L56 25L58 34L38 40z";
const FRIGATE = "M32 62L24 45H20L13 55V36L22 30V12L28 3H36L42 12V30L51 36V55L44 45H40z";
const SATELLITE = "M24 22H40V40H24zM3 25H18V38H3zM46 25H61V38H46z";
const SHIELD = "M32 3L57 12V32C57 46 46 56 32 62C18 56 7 46 7 32V12z";
const ICE = "M5 8l9 8M5 16l9-8M9.500 5v14M50 8l9 8M50 16l9-8M54.500 5v14";

export const DRAWINGS = {
  fighter: { solid: FIGHTER, cut: "M32 12V44M15 30H24M40 30H49" },
  iceFighter: { solid: FIGHTER, cut: "M32 12V44M15 30H24M40 30H49", ink: ICE },
  stealth: { solid: "M32 54L3 42L32 9L61 42L46 41z", cut: "M32 18V48M20 38L32 27L44 38" },
  phantom: { ink: `${FIGHTER}M32 12V44M15 30H24M40 30H49` },
  destroyer: {
    solid: "M32 61L22 49L20 31L9 24L12 11L22 14L26 3H38L42 14L52 11L55 24L44 31L42 49z",
    cut: "M26 46H38M24 36H40M28 10V26M36 10V26",
  },
  gunship: {
    solid: "M20 7H44L48 19L59 24V45L53 55L48 45H40L36 61H28L24 45H16L11 55L5 45V24L16 19z",
    cut: "M30 58V40M34 58V40M24 17H40M22 27H42",
  },
  ball: {
    solid: dot(32, 32, 17),
    cut: `${dot(32, 32, 10)}${dot(32, 32, 4)}`,
    ink: "M32 2V9M32 55V62M2 32H9M55 32H62M11 11L16 16M48 48L53 53M53 11L48 16M16 48L11 53",
  },
  cloud: {
    solid: "M14 42a10 10 0 0 1-2-19a14 14 0 0 1 26-9a12 12 0 0 1 17 14a8 8 0 0 1-4 14z",
    cut: "M20 32a8 8 0 0 1 10-7M36 32a7 7 0 0 1 10-5",
    ink: "M22 46l-5 8h8l-4 8M42 46l-5 8h8l-4 8",
  },
  grappler: {
    solid: "M24 4H40L47 21L42 37H22L17 21z",
    cut: "M24 14H40M22 24H42",
    ink: "M22 36C8 38 6 50 13 60M13 60l8-4M42 36C56 38 58 50 51 60M51 60l-8-4M32 37V54",
  },
  amoeba: {
    solid:
      "M30 7C44 3 59 13 57 28C56 36 61 44 53 53C45 61 34 53 26 57C15 61 5 52 7 40C8 32 3 26 10 17C15 10 22 11 30 7z",
    cut: `${dot(35, 30, 9)}${dot(35, 30, 3)}${dot(19, 40, 4)}${dot(43, 47, 3)}`,
  },
  meteoroid: {
    solid: "M24 34L36 27L49 32L52 45L43 58L28 58L19 49z",
    cut: `${dot(32, 42, 4)}${dot(43, 48, 3)}`,
    ink: "M29 24L20 3M40 22L38 2M19 33L6 14",
  },
  kamikaze: { solid: "M32 63L20 36L6 8L26 20L32 2L38 20L58 8L44 36z", cut: "M32 54V24M25 32L32 39L39 32" },
  scout: {
    solid: "M32 54L23 43L8 40L22 29L32 20L42 29L56 40L41 43z",
    cut: dot(32, 37, 6),
    ink: "M32 20V9M22 4a11 8 0 0 0 20 0",
  },
  swarm: {
    solid: [dart(12, 12), dart(34, 6), dart(53, 16), dart(22, 30), dart(44, 33), dart(11, 48), dart(32, 50)].join(""),
    ink: dart(53, 48),
  },
  jellyfish: {
    solid: "M9 32a23 24 0 0 1 46 0l-6 4-6-4-5 4-6-4-6 4-5-4-6 4z",
    cut: "M19 24a13 13 0 0 1 10-9",
    ink: "M16 38c-5 8 5 13 0 23M27 39c-3 8 3 12 0 22M37 39c3 8-3 12 0 22M48 38c5 8-5 13 0 23",
  },
  marauder: {
    solid: "M32 60L24 50L5 54L14 38L6 16L24 24L32 4L40 24L58 16L50 38L59 54L40 50z",
    cut: "M32 18V46M24 34H40M18 28l4 6M46 28l-4 6",
  },
  rock: { solid: ROCK, cut: `${dot(24, 26, 6)}${dot(42, 30, 4)}${dot(31, 44, 5)}` },
  greatRock: {
    solid: "M16 6L42 3L60 18L62 42L46 60L20 61L4 46L2 22z",
    cut: `${dot(22, 24, 8)}${dot(45, 26, 5)}${dot(34, 46, 7)}M48 42L56 38M12 40l6 6`,
  },
  frigate: { solid: FRIGATE, cut: "M32 12V52M26 20H38M26 30H38" },
  iceFrigate: { solid: FRIGATE, cut: "M32 12V52M26 20H38M26 30H38", ink: ICE },
  manOfWar: {
    solid: "M32 63L22 53L5 56L12 41L6 30L18 28L15 9L28 14L32 1L36 14L49 9L46 28L58 30L52 41L59 56L42 53z",
    cut: "M32 14V50M22 24H42M19 36H45M24 46H40",
  },
  tanker: {
    solid: "M24 3H40L47 13V51L40 61H24L17 51V13z",
    cut: "M17 21H47M17 33H47M17 45H47",
    ink: "M8 17V47M56 17V47M8 25H17M8 39H17M47 25H56M47 39H56",
  },
  satellite: {
    solid: SATELLITE,
    cut: "M8 25V38M13 25V38M51 25V38M56 25V38",
    ink: "M18 31H24M40 31H46M32 22V8M26 8H38M23 47a13 7 0 0 0 18 0M18 53a20 10 0 0 0 28 0",
  },
  psionic: {
    solid: SATELLITE,
    cut: `M25 31c4-6 10-6 14 0c-4 6-10 6-14 0z${dot(32, 31, 2)}`,
    ink: "M18 31H24M40 31H46M20 12c6-8 18-8 24 0M25 17c4-5 10-5 14 0M20 50c6 8 18 8 24 0",
  },
  octopus: {
    solid: "M32 4C48 4 52 20 47 34H17C12 20 16 4 32 4z",
    cut: `${dot(25, 24, 3)}${dot(39, 24, 3)}`,
    ink: "M19 33C10 40 16 48 6 57M26 34C21 45 27 50 19 61M32 34V60M38 34C43 45 37 50 45 61M45 33C54 40 48 48 58 57",
  },
  maelstrom: {
    ink: "M32 32c0-6 9-6 9 1 0 11-18 11-18-1 0-17 27-17 27 1 0 22-36 22-36-1 0-27 45-27 45 1 0 32-54 32-54-1",
  },
  behemoth: {
    solid: "M5 20L20 4H44L59 20L61 40L49 60H40L36 47H28L24 60H15L3 40z",
    cut: "M18 20l10 5M46 20l-10 5M17 36H47M24 36v6M32 36v6M40 36v6",
  },
  juggernaut: {
    solid: "M16 3H48L55 16V45L44 63H20L9 45V16z",
    cut: "M14 16H50M14 28H50M22 28V46M32 28V56M42 28V46",
  },
  crab: {
    solid: "M32 18C47 18 55 28 53 38C51 49 42 53 32 53C22 53 13 49 11 38C9 28 17 18 32 18z",
    cut: "M26 27v5M38 27v5M22 42c6 4 14 4 20 0",
    ink: "M14 27C2 24 3 9 13 6l3 9M50 27C62 24 61 9 51 6l-3 9M13 45L4 56M21 51L16 62M51 45L60 56M43 51L48 62",
  },
  nemesis: {
    solid: "M32 63L26 45L3 52L18 34L4 5L26 21L32 1L38 21L60 5L46 34L61 52L38 45z",
    cut: "M32 14V42M23 32L32 42L41 32",
  },
  serpent: {
    solid: "M44 62L34 52L40 44z",
    ink: "M18 4C4 14 40 18 40 28C40 38 14 34 16 44C18 52 34 48 42 54M24 5a4 4 0 1 0-8 2M30 20l6-6M22 35l-6-4",
  },
  skirmishers: { solid: `${person(20, 16)}${person(44, 22)}`, cut: "M15 16H25M39 22H49", ink: "M4 60H60" },
  troopers: {
    solid: `${person(20, 14)}${person(44, 14)}`,
    cut: "M15 14H25M39 14H49M20 28V42M44 28V42",
    ink: "M5 52L30 60M59 52L34 60",
  },
  commandos: {
    solid: `${person(14, 20)}${person(32, 12)}${person(50, 20)}`,
    cut: "M9 20H19M27 12H37M45 20H55M32 26v14",
    ink: "M4 60H60",
  },
  saboteur: {
    solid: person(26, 16),
    cut: "M20 15H32M26 30v10",
    ink: "M46 58V34M41 24v6l5 4 5-4v-6M6 58H58",
  },
  brokenShield: { solid: SHIELD, cut: "M36 5L26 27L39 34L27 60" },
  warheads: {
    solid: "M19 3C27 13 27 21 27 30V49H11V30C11 21 11 13 19 3zM45 3C53 13 53 21 53 30V49H37V30C37 21 37 13 45 3z",
    cut: "M11 28H27M37 28H53M19 34v9M45 34v9",
    ink: "M11 48L6 61H32L27 48M37 48L32 61H58L53 48",
  },
  slime: {
    solid:
      "M5 22C5 9 20 5 32 7C46 3 59 11 59 24V35a5 5 0 0 1-10 0a4 4 0 0 0-8 0V52a5 5 0 0 1-10 0V42a4 4 0 0 0-8 0v3a5 5 0 0 1-10 0v-8a4 4 0 0 0-8-4z",
    cut: `${dot(20, 22, 4)}${dot(38, 18, 3)}${dot(47, 25, 4)}`,
  },
  virus: {
    solid: `${dot(32, 32, 14)}${[0, 1, 2, 3, 4, 5, 6, 7].map((one) => dot(32 + 26 * Math.cos(one * 0.785), 32 + 26 * Math.sin(one * 0.785), 3.5)).join("")}`,
    cut: `${dot(27, 29, 3)}${dot(37, 34, 4)}`,
    ink: "M32 18V8M32 46V56M18 32H8M46 32H56M22 22L15 15M42 42L49 49M42 22L49 15M22 42L15 49",
  },
  hotReactor: {
    solid: "M14 16H50V58H14zM22 8H42V16H22z",
    cut: "M32 22C42 32 43 37 41 44a9 9 0 0 1-18 0C22 37 30 33 32 22zM14 52H24M40 52H50",
    ink: "M6 20c-3 4 3 7 0 11s3 7 0 11M58 20c3 4-3 7 0 11s-3 7 0 11",
  },
  alien: {
    solid: "M32 3C51 3 57 20 51 36C47 48 40 61 32 61C24 61 17 48 13 36C7 20 13 3 32 3z",
    cut: "M17 26C25 24 29 31 29 38C22 38 17 33 17 26zM47 26C39 24 35 31 35 38C42 38 47 33 47 26zM28 51H36",
  },
  fissure: {
    solid: "M4 27L19 22L28 31L36 16L45 28L61 20L47 38L38 33L30 47L21 35L8 43z",
    ink: "M14 10l5 6M48 6l-3 8M22 52l-4 9M46 48l6 9",
  },
  wires: {
    solid: "M34 20L24 34H31L28 46L40 30H33z",
    ink: "M3 12C22 12 20 24 18 32C16 42 22 52 61 52M3 52C22 52 46 50 46 34C46 20 44 12 61 12M3 32H10M54 32H61",
  },
  robot: {
    solid: "M12 18H52V56H12zM29 9H35V18H29zM5 28H12V44H5zM52 28H59V44H52z",
    cut: "M20 28l10 5M44 28l-10 5M20 46H44M26 42V50M32 42V50M38 42V50",
    ink: dot(32, 6, 3),
  },
  executioner: {
    solid: "M32 3C49 3 58 14 55 29L47 39V60H17V39L9 29C6 14 15 3 32 3z",
    cut: "M18 22l10 7M46 22l-10 7M25 46V60M32 46V60M39 46V60M29 38L32 34L35 38",
  },
  seeker: {
    solid: dot(32, 28, 20),
    cut: `${dot(32, 28, 12)}${dot(32, 28, 5)}`,
    ink: "M18 44L10 60M26 47L24 61M38 47L40 61M46 44L54 60",
  },
  overload: { solid: "M37 1L10 37H28L23 63L54 26H36z", ink: "M6 12l8 6M58 50l-8-5M8 54l8-6" },
  contamination: {
    solid:
      "M32 3C39 14 42 18 42 24a10 10 0 0 1-20 0C22 18 25 14 32 3zM16 31C23 42 26 46 26 52a10 10 0 0 1-20 0C6 46 9 42 16 31zM48 31C55 42 58 46 58 52a10 10 0 0 1-20 0C38 46 41 42 48 31z",
    cut: "M27 26a5 5 0 0 0 4 4M11 54a5 5 0 0 0 4 4M43 54a5 5 0 0 0 4 4",
  },
  nuclear: {
    solid: dot(32, 32, 28),
    cut: `${dot(32, 32, 4)}M28 25L21 12A23 23 0 0 1 43 12L36 25A8 8 0 0 0 28 25zM40 32L55 33A23 23 0 0 1 44 52L36 39A8 8 0 0 0 40 32zM24 32L9 33A23 23 0 0 0 20 52L28 39A8 8 0 0 1 24 32z`,
  },
} satisfies Record<string, Drawing>;
