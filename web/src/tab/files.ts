/** The addresses of what `make web` packs for the server in the tab (web/python). */

import python from "../../../build/python/python.wasm.gz?url";
import skep from "../../../build/python/skep.zip?url";
import stdlib from "../../../build/python/stdlib.zip?url";
import core from "../../../build/web/core.wasm?url";
import type { TabFiles } from "./messages";

const whole = (address: string) => new URL(address, location.href).href;

export const FILES: TabFiles = {
  python: whole(python),
  stdlib: whole(stdlib),
  skep: whole(skep),
  core: whole(core),
};

export const startWorker = () =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
