/** The games that this browser opened last, so that one can be continued from the first page. */

import { load, save } from "../storage";

const KEPT = 8;

export function recentGames(): string[] {
  return load<string[]>("recent", []);
}

export function noteGame(id: string): void {
  save("recent", [id, ...recentGames().filter((other) => other !== id)].slice(0, KEPT));
}

export function forgetGame(id: string): void {
  save(
    "recent",
    recentGames().filter((other) => other !== id),
  );
}
