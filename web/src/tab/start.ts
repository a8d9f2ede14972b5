/** Starts the server in the tab. Import this on demand: it brings seven megabytes. */

import { FILES, startWorker } from "./files";
import { type Outside, TabServer } from "./server";

export { computerOf } from "./computer";

export const startTab = (outside: Outside) =>
  new TabServer(startWorker() as TabServer["worker"], FILES, outside);
