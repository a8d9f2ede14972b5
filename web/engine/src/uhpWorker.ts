/**
 * A worker that speaks the Universal Hive Protocol: post it a command as a text, and it posts the
 * lines of its reply, each as a text.
 */

import { Core } from "./core.ts";
import { loadNetwork, readNetwork } from "./network.ts";
import { Searcher } from "./search.ts";
import { UhpSession } from "./uhp.ts";

const post = (lines: string[]) => {
  for (const line of lines) self.postMessage(line);
};

async function start(): Promise<UhpSession> {
  const [core, network] = await Promise.all([Core.load(), loadNetwork()]);
  const session = new UhpSession(core, new Searcher(core, await readNetwork(core, network)));
  post(session.greeting());
  return session;
}

const session = start();
self.addEventListener("message", async (event: MessageEvent<unknown>) => {
  try {
    post((await session).answer(String(event.data)));
  } catch (error) {
    post([`err ${error instanceof Error ? error.message : error}`, "ok"]);
  }
});
