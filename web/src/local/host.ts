/** The server of this device's games: started when a page first needs it, in one tab at a time. */

import { webAssemblySupport } from "../../engine/src/core";
import type { GameServer } from "../net/live";
import type { Outside } from "../tab/server";
import { shelf } from "./shelf";

/** Why the games of this device can't be played: another tab has them, or it can't start. */
export type HostTrouble = "elsewhere" | "failed";

export class HostError extends Error {
  constructor(
    readonly why: HostTrouble,
    cause?: unknown,
  ) {
    super(`games on this device: ${why}`, { cause });
  }
}

/** Held by the tab that has the games, until it is closed: two would overwrite each other's moves. */
const LOCK = "skep.games";

let claimed: Promise<void> | null = null;
let started: Promise<GameServer> | null = null;

/** Whether this browser has what games on this device need. */
export function canPlayHere(): boolean {
  return (
    "locks" in navigator && "DecompressionStream" in globalThis && webAssemblySupport() === "simd"
  );
}

/** The server of this device's games; throws a HostError. A call after an error tries again. */
export function localServer(): Promise<GameServer> {
  started ??= start().catch((error) => {
    started = null;
    throw error instanceof HostError ? error : new HostError("failed", error);
  });
  return started;
}

async function start(): Promise<GameServer> {
  claimed ??= claim().catch((error) => {
    claimed = null;
    throw error;
  });
  await claimed;
  const [{ startTab, computerOf }, { startEngine }, records] = await Promise.all([
    import("../tab/start"),
    import("./engine"),
    shelf.records(),
  ]);
  const computer = lateComputer(async () => computerOf(await startEngine()));
  const server = startTab({ records, keep: (changed) => shelf.keep(changed), ...computer });
  try {
    await server.request("/info");
  } catch (error) {
    server.close();
    throw error;
  }
  return server;
}

function claim(): Promise<void> {
  return new Promise((resolve, reject) => {
    const isHeld = (lock: Lock | null) => {
      if (!lock) throw new HostError("elsewhere");
      resolve();
      return new Promise(() => undefined); // until the tab is closed
    };
    navigator.locks.request(LOCK, { ifAvailable: true }, isHeld).catch(reject);
  });
}

type Computer = Pick<Outside, "choose" | "stop">;

/** A computer that is started for its first move, and anew for a second attempt after it failed. */
export function lateComputer(startComputer: () => Promise<Computer>): Computer {
  let computer: Promise<Computer> | null = null;
  const choose = async (request: string) => {
    computer ??= startComputer();
    try {
      return await (await computer).choose(request);
    } catch (error) {
      computer = null;
      throw error;
    }
  };
  return {
    choose: (request) => choose(request).catch(() => choose(request)),
    stop: () => void computer?.then((it) => it.stop()).catch(() => undefined),
  };
}
