/** What comes from Skep's Python. Do not edit: `make web-types` writes this. */
export const VERSION = "0.1.0";
export const WIN = 30_000;
export const LONGEST_WIN = 1000;
export const MAX_DEPTH = 64;
export const MAX_SECONDS = 100_000_000;
export const POINTS_PER_LOG_ODDS = 112;

export const NETWORK_SHAPE = [10_896, 64, 16, 32, 4] as const;

export const GAME_TYPES = [
  "Base",
  "Base+M",
  "Base+L",
  "Base+P",
  "Base+ML",
  "Base+MP",
  "Base+LP",
  "Base+MLP",
] as const;

export const PIECES = [
  "wQ",
  "wS1",
  "wS2",
  "wB1",
  "wB2",
  "wG1",
  "wG2",
  "wG3",
  "wA1",
  "wA2",
  "wA3",
  "wM",
  "wL",
  "wP",
  "bQ",
  "bS1",
  "bS2",
  "bB1",
  "bB2",
  "bG1",
  "bG2",
  "bG3",
  "bA1",
  "bA2",
  "bA3",
  "bM",
  "bL",
  "bP",
] as const;

export const PRESETS = {
  rulebook: { queenFirst: true, threefold: false },
  tournament: { queenFirst: false, threefold: true },
  uhp: { queenFirst: false, threefold: false },
} as const;
export type RulesName = keyof typeof PRESETS;

/** A level for human players: when its search ends, and how it errs. */
export interface Level {
  seconds: number;
  depth?: number;
  nodes?: number;
  overlooked: number;
  misjudged: number;
}

export const LEVELS: readonly Level[] = [
  { seconds: 0.8, depth: 2, overlooked: 390, misjudged: 110 },
  { seconds: 0.8, depth: 2, overlooked: 190, misjudged: 60 },
  { seconds: 0.8, depth: 3, overlooked: 180, misjudged: 45 },
  { seconds: 0.8, depth: 3, overlooked: 30, misjudged: 15 },
  { seconds: 0.8, depth: 4, overlooked: 22, misjudged: 14 },
  { seconds: 0.8, nodes: 8000, overlooked: 0, misjudged: 4 },
  { seconds: 0.8, nodes: 30_000, overlooked: 0, misjudged: 4 },
  { seconds: 0.8, nodes: 130_000, overlooked: 0, misjudged: 4 },
  { seconds: 0.8, nodes: 560_000, overlooked: 0, misjudged: 4 },
  { seconds: 1, overlooked: 0, misjudged: 0 },
];
