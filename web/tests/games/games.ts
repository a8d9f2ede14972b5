/** Summaries of games for the tests of lists. */

import type { SummaryView } from "../../src/net/types";

export function aSummary(changes: Partial<SummaryView> = {}): SummaryView {
  const seat = { kind: "person", level: null, joined: true, name: null } as const;
  return {
    id: "abcdefghijkl",
    version: 1,
    you: ["white"],
    opponent: "link",
    game_type: "Base",
    seats: { white: seat, black: seat },
    turn: "white",
    ply: 0,
    turn_number: 1,
    pieces: [],
    clock: null,
    result: null,
    started_ms: 0,
    played_ms: 0,
    ...changes,
  };
}
