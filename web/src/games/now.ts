/** The time for lists that say how long ago something was: it goes on by the minute. */

import { createSubscriber } from "svelte/reactivity";

const TICK_MS = 60_000;

const follow = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
});

/** The present time; what shows it is updated as it passes. */
export function now(): number {
  follow();
  return Date.now();
}
