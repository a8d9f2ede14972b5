/** The current time for lists that say how long ago something was, updated every minute. */

import { createSubscriber } from "svelte/reactivity";

const TICK_MS = 60_000;

const follow = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
});

/** The current time; whatever shows it is updated. */
export function now(): number {
  follow();
  return Date.now();
}
