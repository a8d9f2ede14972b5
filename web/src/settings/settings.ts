/** The user's settings: their choices, their defaults, and how a stored value is read. */

import { cleanName } from "./name";

export const LANGUAGES = ["en", "de", "nl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
/** The materials of the table and the pieces: see board/materials.css. */
export const TABLES = ["wood", "felt", "slate"] as const;
export type Table = (typeof TABLES)[number];
export const TILES = ["ivory", "maple", "plain"] as const;
export type Tiles = (typeof TILES)[number];
/** How the list shows a move. */
export const MOVE_STYLES = ["pictures", "words", "notation"] as const;
export type MoveStyle = (typeof MOVE_STYLES)[number];

export interface Settings {
  /** Null follows the browser. */
  language: Language | null;
  theme: Theme;
  table: Table;
  tiles: Tiles;
  /** Whether the cells of the table are drawn. */
  grid: boolean;
  moveStyle: MoveStyle;
  sounds: boolean;
  vibration: boolean;
  animation: boolean;
  showPinned: boolean;
  confirmMoves: boolean;
  /** Whether moves can be chosen while the opponent thinks. */
  premoves: boolean;
  /** What the other player sees; empty for no name. */
  name: string;
  /** Whether to notify the player of their turn while the page is hidden. */
  notifications: boolean;
  /** Whether to show what the other player says. */
  phrases: boolean;
}

export const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  table: "wood",
  tiles: "ivory",
  grid: false,
  sounds: true,
  vibration: true,
  moveStyle: "pictures",
  animation: true,
  showPinned: false,
  confirmMoves: false,
  premoves: true,
  name: "",
  notifications: false,
  phrases: true,
};

/** The settings that are switched on or off. */
export type Flag = {
  [K in keyof Settings]: Settings[K] extends boolean ? K : never;
}[keyof Settings];

/** Reads stored settings: unknown or malformed ones get their defaults. */
export function readSettings(stored: unknown): Settings {
  const found = (typeof stored === "object" && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  const flag = (name: Flag): boolean => {
    const value = found[name];
    return typeof value === "boolean" ? value : DEFAULTS[name];
  };
  return {
    language: LANGUAGES.find((language) => language === found.language) ?? DEFAULTS.language,
    theme: THEMES.find((theme) => theme === found.theme) ?? DEFAULTS.theme,
    table: TABLES.find((table) => table === found.table) ?? DEFAULTS.table,
    tiles: TILES.find((tiles) => tiles === found.tiles) ?? DEFAULTS.tiles,
    grid: flag("grid"),
    moveStyle: MOVE_STYLES.find((style) => style === found.moveStyle) ?? DEFAULTS.moveStyle,
    sounds: flag("sounds"),
    vibration: flag("vibration"),
    animation: flag("animation"),
    showPinned: flag("showPinned"),
    confirmMoves: flag("confirmMoves"),
    premoves: flag("premoves"),
    name: typeof found.name === "string" ? cleanName(found.name) : DEFAULTS.name,
    notifications: flag("notifications"),
    phrases: flag("phrases"),
  };
}

/** The first of the browser's languages that Skep speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split("-")[0];
    const known = LANGUAGES.find((language) => language === primary);
    if (known) return known;
  }
  return "en";
}
