/** GameStrings of earlier positions of a game. */

import { turnAfter } from "../games/counting";

const HEAD_PARTS = 3; // game type, state, turn

/** The GameString after only the first `plies` moves. */
export function truncated(gameString: string, plies: number): string {
  const parts = gameString.split(";");
  const state = plies === 0 ? "NotStarted" : "InProgress";
  const { number, color } = turnAfter(plies);
  const turn = `${color === "white" ? "White" : "Black"}[${number}]`;
  return [parts[0], state, turn, ...parts.slice(HEAD_PARTS, HEAD_PARTS + plies)].join(";");
}
