/** GameStrings of earlier positions of a game. */

const HEAD_PARTS = 3; // game type, state, turn

/** The GameString after only the first `plies` moves. */
export function truncated(gameString: string, plies: number): string {
  const parts = gameString.split(";");
  const state = plies === 0 ? "NotStarted" : "InProgress";
  const turn = `${plies % 2 === 0 ? "White" : "Black"}[${Math.floor(plies / 2) + 1}]`;
  return [parts[0], state, turn, ...parts.slice(HEAD_PARTS, HEAD_PARTS + plies)].join(";");
}
