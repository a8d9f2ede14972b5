/** What the service worker keeps for times without a network: the app, and texts to be read. */

import type { Language } from "./net/types";

/** Registers it when nothing else is to be done, so that the first page comes first. */
const registered: Promise<ServiceWorkerRegistration> | null =
  import.meta.env.PROD && navigator.serviceWorker
    ? new Promise<void>(whenIdle)
        .then(() => navigator.serviceWorker.register("/service-worker.js"))
        .then(() => navigator.serviceWorker.ready)
    : null;

function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 10_000 });
  else setTimeout(callback, 1_000);
}

/** Keeps the lessons and the rules in the language that is spoken. */
export function keepTexts(language: Language): void {
  // Where the browser keeps nothing, the app works as long as there is a network.
  registered?.then(({ active }) => active?.postMessage({ language })).catch(() => {});
}
