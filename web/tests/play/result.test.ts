import { beforeAll, expect, it } from "vitest";
import { type Opponent, opponentIn } from "../../src/games/words";
import { followLanguage, t } from "../../src/i18n/speak.svelte";
import type { ResultView } from "../../src/net/types";
import { fallenQueens, outcomeFor, resultReason } from "../../src/play/result";
import { change } from "../../src/settings/current.svelte";
import { LANGUAGES } from "../../src/settings/settings";
import { aGame } from "../net/fakes";

beforeAll(followLanguage);

const WHITE_WINS: ResultView = { winner: "white", reason: "surrounded" };

it("is worded for the viewer's side", () => {
  expect(outcomeFor(WHITE_WINS, "white")).toBe("won");
  expect(outcomeFor(WHITE_WINS, "black")).toBe("lost");
  expect(outcomeFor(WHITE_WINS, null)).toBe("none");
  expect(outcomeFor({ winner: null, reason: "agreement" }, "white")).toBe("none");
  const reasons = (["white", "black", null] as const).map((you) => resultReason(WHITE_WINS, you));
  expect(new Set(reasons).size).toBe(3);
});

it.each(LANGUAGES)("calls in %s an opponent by name who has one", async (language) => {
  change({ language });
  await followLanguage();
  const game = aGame(8);
  const seats = { ...game.seats, black: { ...game.seats.black, name: "Bob" } };
  for (const reason of ["resigned", "timeout"] as const) {
    const reasonFor = (opponent: Opponent) =>
      resultReason({ winner: "white", reason }, "white", opponent);
    expect(reasonFor(opponentIn({ seats }, "white"))).toContain("Bob");
    expect(reasonFor(opponentIn(game, "white"))).toBe(
      resultReason({ winner: "white", reason }, "white"),
    );
  }
  for (const id of ["draw-offered", "draw-asked", "rematch-offered"])
    expect(t(id, opponentIn({ seats }, "white"))).toContain("Bob");
  change({ language: "en" });
  await followLanguage();
});

it("marks the queens whose end it was", () => {
  const game = aGame(8);
  game.position.pieces = [
    { piece: "wQ", at: [0, 0], level: 0 },
    { piece: "bQ", at: [1, 0], level: 0 },
  ];
  const marked = (result: ResultView | null) =>
    fallenQueens({ ...game, result }).flatMap(({ at }) => at);
  expect(marked(WHITE_WINS)).toEqual([[1, 0]]);
  expect(marked({ winner: null, reason: "double_surround" })).toHaveLength(2);
  expect(marked({ winner: "white", reason: "resigned" })).toEqual([]);
  expect(marked(null)).toEqual([]);
});
