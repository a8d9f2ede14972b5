/** The server in the tab without a browser: Python runs in Node, and the page in the same thread. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import { Core } from "../../engine/src/core";
import { TabHost } from "../../src/tab/host";
import type { ToTab } from "../../src/tab/messages";
import { type Outside, TabServer, type TabWorker } from "../../src/tab/server";

const BUILD = join(import.meta.dirname, "../../../build");
const PACKED = join(BUILD, "python");

/** Whether `make web` has packed Python and the core is built. */
export const IS_BUILT =
  existsSync(join(PACKED, "skep.zip")) && existsSync(join(BUILD, "web/core.wasm"));

const bytes = (path: string) => new Uint8Array(readFileSync(path));

class LocalWorker implements TabWorker {
  onmessage: TabWorker["onmessage"] = null;
  onerror: TabWorker["onerror"] = null;
  readonly #host = new TabHost((data) =>
    // Never at once, as in a worker.
    queueMicrotask(() => this.onmessage?.({ data: structuredClone(data) } as MessageEvent)),
  );

  postMessage(message: ToTab): void {
    if (message.type === "start") void this.#start(message.records);
    else queueMicrotask(() => this.#host.receive(structuredClone(message)));
  }

  terminate(): void {}

  async #start(records: Uint8Array[]): Promise<void> {
    const python = await loadPyodide({ stdLibURL: join(PACKED, "stdlib.zip") });
    const core = await Core.load(bytes(join(BUILD, "web/core.wasm")));
    python.registerJsModule("skep_core_module", { core });
    const extractDir = "/lib/python3.14/site-packages";
    python.unpackArchive(bytes(join(PACKED, "skep.zip")), "zip", { extractDir });
    await this.#host.start(python, records);
  }
}

export const startLocally = (outside: Outside) =>
  new TabServer(new LocalWorker(), { python: "", stdlib: "", skep: "", core: "" }, outside);
