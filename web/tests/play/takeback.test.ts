import { expect, it } from "vitest";
import { numbered } from "../../src/games/counting";
import type { GameView, PlayedMoveView } from "../../src/net/types";
import { Takeback } from "../../src/play/takeback.svelte";
import { aGame, NO_OFFERS } from "../net/fakes";

const MOVES = [
  { move: "wS1", piece: "wS1", to: [0, 0] },
  { move: "bS1 wS1-", piece: "bS1", to: [1, 0] },
  { move: "wA1 -wS1", piece: "wA1", to: [-1, 0] },
] as PlayedMoveView[];

function asked(undo: "white" | "black" | null): Takeback {
  const game: GameView = { ...aGame(3), moves: MOVES, takeback: { white: 2, black: 1 } };
  return new Takeback(() => ({ ...game, offers: { ...NO_OFFERS, undo } }));
}

it("names the moves that would be removed and shows the position after that", () => {
  const takeback = asked("black");
  expect(takeback.ply).toBe(1);
  expect(takeback.moves).toEqual(MOVES.slice(1));
  expect(takeback.preview).toBeNull();
  takeback.shown = true;
  expect(takeback.preview?.pieces.map(({ piece }) => piece)).toEqual(["wS1"]);
});

it("shows nothing once the request is withdrawn", () => {
  const takeback = asked(null);
  takeback.shown = true;
  expect([takeback.ply, takeback.moves, takeback.preview]).toEqual([null, [], null]);
});

it("counts moves as the list does", () => {
  const written = ({ piece }: PlayedMoveView) => `piece ${piece}`;
  expect(numbered(MOVES, 0, written)).toBe("1. piece wS1, 1… piece bS1, 2. piece wA1");
  expect(numbered(MOVES.slice(1), 1, written)).toBe("1… piece bS1, 2. piece wA1");
});
