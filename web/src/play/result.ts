/** The end of a game: who won, why, and which queens to show. */

import { otherColor } from "../board/pieces";
import type { Color, Mark } from "../board/types";
import { type Opponent, UNNAMED } from "../games/words";
import { t } from "../i18n/speak.svelte";
import type { GameView, ResultView } from "../net/types";

/** How a game ended for a player; "none" for a draw and for those who play neither side. */
export function outcomeFor({ winner }: ResultView, you: Color | null): "won" | "lost" | "none" {
  if (winner === null || you === null) return "none";
  return winner === you ? "won" : "lost";
}

export function resultTitle(result: ResultView, you: Color | null): string {
  return t("result-title", { winner: result.winner ?? "none", you: outcomeFor(result, you) });
}

/** Endings that the winner and the loser read in different words. */
const ONE_SIDED = new Set(["surrounded", "resigned", "timeout"]);

/** Why the game ended, worded for the person with this color. */
export function resultReason(
  result: ResultView,
  you: Color | null,
  opponent: Opponent = UNNAMED,
): string {
  const { reason, winner } = result;
  const outcome = outcomeFor(result, you);
  return outcome !== "none" && ONE_SIDED.has(reason)
    ? t("own-result-reason", { reason, you: outcome, ...opponent })
    : t("result-reason", { reason, winner: winner ?? "none" });
}

/** Marks the surrounded queens. */
export function fallenQueens({ result, position }: Pick<GameView, "result" | "position">): Mark[] {
  const fallen = fallenColors(result).map((color) => `${color.charAt(0)}Q`);
  const at = position.pieces.filter(({ piece }) => fallen.includes(piece)).map(({ at }) => at);
  return at.length > 0 ? [{ kind: "queen", group: 0, at }] : [];
}

function fallenColors(result: ResultView | null): Color[] {
  if (result?.reason === "double_surround") return ["white", "black"];
  return result?.reason === "surrounded" && result.winner ? [otherColor(result.winner)] : [];
}
