/** The worker that holds the server in the tab. */

import { TabHost } from "./host";
import type { ToTab } from "./messages";
import { startPython } from "./python";

const host = new TabHost((message) => postMessage(message));

addEventListener("message", ({ data }: MessageEvent<ToTab>) => {
  if (data.type === "start") {
    startPython(data.files)
      .then((python) => host.start(python, data.records))
      .catch((error) => postMessage({ type: "failed", message: String(error) }));
  } else host.receive(data);
});
