/** Tests use stubs only: a request that is not stubbed fails the run. */

/** The rejection stays unhandled, so that code which expects silence cannot swallow it. */
function refuse(address: unknown): never {
  const error = new Error(`a test asks ${String(address)}, which it has not stubbed`);
  void Promise.reject(error);
  throw error;
}

// Not `vi.stubGlobal`, which a test would undo along with its own.
globalThis.fetch = async (address) => refuse(address);
globalThis.WebSocket = class {
  constructor(address: string) {
    refuse(address);
  }
} as unknown as typeof WebSocket;

/* Whether a long wait of the app ends during a test would depend on how slow the machine is. So it
   never ends, unless the test has a fake clock and advances it. */
const LONG_MS = 500;
const { setTimeout: afterTime } = globalThis;
globalThis.setTimeout = ((callback: () => void, wait = 0) =>
  wait < LONG_MS ? afterTime(callback, wait) : 0) as typeof setTimeout;
globalThis.setInterval = (() => 0) as unknown as typeof setInterval;
