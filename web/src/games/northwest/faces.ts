/** What the portraits of the fourteen explorers are put together from: paths in a box of 100 by 100. */

type Dress = "navy" | "ruff" | "lapels" | "fur" | "collar";
type Hat = "none" | "bicorne" | "tricorn" | "brim" | "tall" | "hood" | "cap" | "flat";
type Hair = "none" | "short" | "curly" | "wig" | "tied" | "thin" | "long" | "swept";
type Beard = "none" | "full" | "pointed" | "chops" | "moustache" | "goatee" | "long" | "chin";

export interface Face {
  readonly dress: Dress;
  readonly hat: Hat;
  readonly hair: Hair;
  readonly beard: Beard;
  /** How wide the face is, against the usual. */
  readonly wide: number;
  readonly nose: "straight" | "hooked" | "broad";
  readonly old: boolean;
  /** How dark hair and beard are, 0 (white) to 1. */
  readonly dark: number;
}

function face(dress: Dress, hat: Hat, hair: Hair, beard: Beard, more: Partial<Face> = {}): Face {
  return { wide: 1, nose: "straight", old: false, dark: 0.7, ...more, dress, hat, hair, beard };
}

export const FACES: Readonly<Record<string, Face>> = {
  C01: face("fur", "hood", "none", "full", { dark: 0.75 }),
  C02: face("navy", "none", "swept", "chops", { dark: 0.85 }),
  C03: face("ruff", "brim", "short", "full", { dark: 0.45, nose: "hooked" }),
  C04: face("lapels", "none", "wig", "none", { wide: 1.13, nose: "broad", dark: 0.25 }),
  C05: face("navy", "none", "thin", "full", { dark: 0.4, old: true }),
  C06: face("lapels", "tricorn", "tied", "none", { dark: 0.2, nose: "hooked" }),
  C07: face("fur", "none", "thin", "moustache", { nose: "hooked", dark: 0.5, old: true }),
  C08: face("navy", "cap", "short", "chin", { dark: 0.7 }),
  C09: face("ruff", "none", "short", "pointed", { dark: 0.6, wide: 0.93 }),
  C10: face("navy", "none", "curly", "chops", { dark: 0.15, old: true, wide: 1.08 }),
  C11: face("navy", "bicorne", "thin", "none", { wide: 1.14, nose: "broad", old: true, dark: 0.3 }),
  C12: face("collar", "tall", "long", "goatee", { dark: 0.8, wide: 0.94 }),
  C13: face("ruff", "flat", "short", "long", { dark: 0.55, nose: "broad" }),
  C14: face("navy", "none", "curly", "none", { dark: 0.6, wide: 0.97 }),
};

export const DRESSES: Readonly<Record<Dress, { cloth: string; lines: string; light: string }>> = {
  navy: {
    cloth: "M8 100Q10 80 34 74L50 84 66 74Q90 80 92 100Z",
    light: "M40 74 50 88 60 74 58 70H42ZM10 82Q16 74 30 76L27 85Q18 82 11 90ZM90 82Q84 74 70 76L73 85Q82 82 89 90Z",
    lines: "M50 86V100M44 92h.1M44 98h.1M56 92h.1M56 98h.1M13 90l-2 6M18 88l-1 7M23 87v7M87 90l2 6M82 88l1 7M77 87v7",
  },
  ruff: {
    cloth: "M10 100Q12 86 32 82H68Q88 86 90 100Z",
    light: "M22 78Q20 68 32 69 40 62 50 68 60 62 68 69 80 68 78 78 80 88 68 86 60 92 50 87 40 92 32 86 20 88 22 78Z",
    lines:
      "M28 72l6 6M36 68l4 7M44 68l2 7M56 68l-2 7M64 68l-4 7M72 72l-6 6M27 84l7-5M37 87l3-7M50 88v-7M63 87l-3-7M73 84l-7-5M50 90V100",
  },
  lapels: {
    cloth: "M8 100Q10 82 36 76L50 98 64 76Q90 82 92 100Z",
    light: "M40 74Q50 80 60 74L57 92 50 100 43 92ZM44 80q6 6 12 0M44 86q6 6 12 0",
    lines: "M36 76 30 90 42 100M64 76 70 90 58 100M31 90h.1M69 90h.1M33 82h.1M67 82h.1",
  },
  fur: {
    cloth: "M8 100Q10 80 30 74 40 84 50 84 60 84 70 74 90 80 92 100Z",
    light: "M24 82Q20 70 32 66 40 82 50 82 60 82 68 66 80 70 76 82 66 94 50 94 34 94 24 82Z",
    lines:
      "M26 76l-5-2M25 82l-6 1M30 88l-4 4M38 92l-2 5M50 94v5M62 92l2 5M70 88l4 4M75 82l6 1M74 76l5-2M34 80l-3 3M66 80l3 3M42 88l-1 3M58 88l1 3",
  },
  collar: {
    cloth: "M10 100Q12 84 34 79H66Q88 84 90 100Z",
    light: "M28 78 36 70 50 80 64 70 72 78 62 90 50 82 38 90Z",
    lines: "M50 84V100M38 90l-5 6M62 90l5 6",
  },
};

export const HATS: Readonly<Record<Hat, { shape: string; lines: string }>> = {
  none: { shape: "", lines: "" },
  bicorne: {
    shape: "M12 36Q18 30 26 28 34 6 50 6 66 6 74 28 82 30 88 36 68 33 50 33 32 33 12 36Z",
    lines: "M60 12l5 17M56 14q6-3 8 2M26 29Q50 24 74 29",
  },
  tricorn: {
    shape: "M16 30Q30 33 50 22 70 33 84 30 74 16 62 14 56 8 50 8 44 8 38 14 26 16 16 30Z",
    lines: "M20 28Q34 28 50 17 66 28 80 28M50 17V9",
  },
  brim: {
    shape: "M14 32Q30 26 34 24 34 8 50 8 66 8 66 24 70 26 86 32 68 38 50 36 32 38 14 32Z",
    lines: "M33 25Q50 31 67 25M66 20q8-8 12-4",
  },
  tall: {
    shape: "M20 33Q32 28 35 27L38 4Q50 1 62 4L65 27Q68 28 80 33 66 37 50 36 34 37 20 33Z",
    lines: "M35 26Q50 31 65 26M36 21Q50 26 64 21",
  },
  hood: {
    shape: "M50 6Q84 6 82 48 81 66 68 76 76 60 74 44 70 24 50 24 30 24 26 44 24 60 32 76 19 66 18 48 16 6 50 6Z",
    lines:
      "M28 30l-6-4M24 40l-6-1M24 52l-6 2M27 63l-5 4M72 30l6-4M76 40l6-1M76 52l6 2M73 63l5 4M36 22l-3-7M50 18v-7M64 22l3-7",
  },
  cap: {
    shape: "M26 33Q24 16 50 14 76 16 74 33L70 34Q50 28 30 34ZM29 34Q50 28 71 34L76 39Q50 32 24 39Z",
    lines: "M27 29Q50 23 73 29M50 19v6",
  },
  flat: {
    shape: "M22 31Q20 17 50 15 80 17 78 31 70 35 50 32 30 35 22 31Z",
    lines: "M28 30Q50 25 72 30M66 18q9-8 14-4",
  },
};

export const HAIRS: Readonly<Record<Hair, string>> = {
  none: "",
  short: "M29 48Q25 26 38 22 50 16 62 22 75 26 71 48L68 44Q68 34 62 30 50 26 38 30 32 34 32 44Z",
  curly:
    "M27 46Q21 40 26 34 23 26 31 24 33 16 41 19 47 13 53 18 61 14 65 21 74 21 73 30 79 36 73 46L69 48Q69 36 63 31 50 34 37 31 31 36 31 48Z",
  wig: "M28 44Q24 24 50 20 76 24 72 44 80 46 76 54 82 60 76 66 72 72 68 66L70 46Q66 30 50 30 34 30 30 46L32 66Q28 72 24 66 18 60 24 54 20 46 28 44Z",
  tied: "M29 48Q26 32 34 28H66Q74 32 71 48 77 48 74 54 69 56 68 48L66 36H34L32 48Q31 56 26 54 23 48 29 48Z",
  thin: "M28 50Q26 38 31 33L33 44 31 54ZM72 50Q74 38 69 33L67 44 69 54Z",
  long: "M28 40Q24 30 34 28H66Q76 30 72 40 76 58 74 72 68 76 66 70L68 46 66 34H34L32 46 34 70Q32 76 26 72 24 58 28 40Z",
  swept: "M28 48Q22 26 40 18 60 10 70 24 76 34 72 48L69 44Q70 34 62 30 48 34 36 26 31 36 31 46Z",
};

export const BEARDS: Readonly<Record<Beard, string>> = {
  none: "",
  full: "M30 50Q34 60 42 60 50 56 58 60 66 60 70 50 72 68 62 78 50 84 38 78 28 68 30 50ZM44 66Q50 70 56 66 50 63 44 66Z",
  pointed:
    "M32 58Q38 62 43 61 50 57 57 61 62 62 68 58 66 72 56 78L50 92 44 78Q34 72 32 58ZM44 66Q50 70 56 66 50 63 44 66Z",
  chops: "M29 44Q33 48 34 56 38 66 42 70L36 74Q28 64 29 44ZM71 44Q67 48 66 56 62 66 58 70L64 74Q72 64 71 44Z",
  moustache: "M50 60Q44 57 38 62 34 66 30 63 34 70 42 67 47 66 50 63 53 66 58 67 66 70 70 63 66 66 62 62 56 57 50 60Z",
  goatee: "M50 60Q45 57 39 61 44 64 50 62 56 64 61 61 55 57 50 60ZM46 71Q50 69 54 71L52 82Q50 86 48 82Z",
  long: "M29 50Q34 60 42 60 50 56 58 60 66 60 71 50 74 74 62 88 50 98 38 88 26 74 29 50ZM44 66Q50 70 56 66 50 63 44 66Z",
  chin: "M30 52Q34 66 42 70 50 73 58 70 66 66 70 52 72 70 60 79 50 84 40 79 28 70 30 52Z",
};

export const NOSES: Readonly<Record<Face["nose"], string>> = {
  straight: "M50 42V55Q46 58 50 59",
  hooked: "M50 41Q56 50 55 55 52 59 48 58",
  broad: "M49 43Q48 52 45 56 47 60 50 59 53 60 55 56",
};
