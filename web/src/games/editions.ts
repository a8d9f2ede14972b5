/** The editions of the game: which of the optional insects are in it. */

import type { GameType } from "../net/types";

/** The insects that can join the classic eleven, by their letters in a game type. */
export const EXTRAS = { mosquito: "M", ladybug: "L", pillbug: "P" } as const;
export type Extra = keyof typeof EXTRAS;

export const EDITIONS = {
  classic: [],
  carbon: ["mosquito", "ladybug"],
  complete: ["mosquito", "ladybug", "pillbug"],
} as const satisfies Record<string, readonly Extra[]>;
export type Edition = keyof typeof EDITIONS;

export function gameType(extras: readonly Extra[]): GameType {
  const letters = (Object.keys(EXTRAS) as Extra[])
    .filter((extra) => extras.includes(extra))
    .map((extra) => EXTRAS[extra]);
  return (letters.length === 0 ? "Base" : `Base+${letters.join("")}`) as GameType;
}

/** The edition that a game type stands for; null for a custom mix. */
export function editionOf(type: string): Edition | null {
  const names = Object.keys(EDITIONS) as Edition[];
  return names.find((name) => gameType(EDITIONS[name]) === type) ?? null;
}
