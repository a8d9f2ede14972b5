/** The engine in a worker. */

import { EngineHost } from "./host.ts";
import type { WorkerRequest } from "./messages.ts";

const host = new EngineHost((answer) => self.postMessage(answer));
self.addEventListener("message", (event: MessageEvent<WorkerRequest>) => {
  void host.receive(event.data);
});
