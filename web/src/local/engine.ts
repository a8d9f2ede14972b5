/** Starts the engine of the computer of this device. */

import network from "../../../src/skep/engine/packaged.skepnet?url";
import { Engine } from "../../engine/src/engine";
import { FILES } from "../tab/files";

export const startEngine = () =>
  Engine.start({
    core: FILES.core,
    network,
    startWorker: () =>
      new Worker(new URL("../../engine/src/worker.ts", import.meta.url), { type: "module" }),
  });
