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
