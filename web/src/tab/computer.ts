/** The computer of the server in the tab: an engine of web/engine, asked as Python asks. */

import type { Engine } from "../../engine/src/engine";
import type { GameData } from "../../engine/src/game";
import type { Handicap, Limit } from "../../engine/src/search";
import type { Outside } from "./server";

/** EngineRequest in src/skep/server/tab/computer.py. */
interface EngineRequest {
  game: GameData;
  limit: Limit;
  handicap: Omit<Handicap, "seed"> & { seed: string };
}

export function computerOf(
  engine: Pick<Engine, "analyse" | "clear">,
): Pick<Outside, "choose" | "stop"> {
  let search = new AbortController();
  return {
    async choose(request) {
      search = new AbortController();
      const { signal } = search;
      const { game, limit, handicap } = JSON.parse(request) as EngineRequest;
      await engine.clear(); // the last search may have been for another game
      const weakness = { ...handicap, seed: BigInt(handicap.seed) };
      const { lines } = await engine.analyse(game, { limit, handicap: weakness, signal });
      return JSON.stringify(lines[0]?.actions[0]);
    },
    stop: () => search.abort(),
  };
}
