/** Starts the service worker, which caches the app, the lessons and the rules for offline use. */

import type { Language } from "../settings/settings";

/** Registers it when the browser is idle, so that the first page loads first. */
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

/** Caches the lessons and the rules in the current language. */
export function keepTexts(language: Language): void {
  // Without a cache the app still works while there is a network.
  registered?.then(({ active }) => active?.postMessage({ language })).catch(() => {});
}
