/** Whether the server answers; when it stops, it is asked until it answers again. */

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5_000;
const SILENCE_MS = 8_000;

let answering = $state(true);
let failures = 0;
let asking: Promise<boolean> | null = null;
let next: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

export function isAnswering(): boolean {
  return answering;
}

/** Why there is no answer, as far as the browser knows. */
export function whySilent(): "offline" | "server" {
  return navigator.onLine ? "server" : "offline";
}

/** Calls back each time the server answers again; the returned function unsubscribes. */
export function onReturn(callback: () => void): () => void {
  waiting.add(callback);
  return () => waiting.delete(callback);
}

/** A request got no answer. */
export function noteSilence(): void {
  answering = false;
  clearTimeout(next);
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(failures++, 6), LONGEST_WAIT_MS);
  // The random spread keeps a thousand pages from asking at the same moment.
  next = setTimeout(askServer, wait * (0.75 + Math.random() / 2));
}

/** Finds out whether the server answers now. */
export function askServer(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(SILENCE_MS);
    const response = await fetch("/api/v1/info", { cache: "no-store", signal });
    if (response.status >= 500) throw new Error("only a proxy answers");
    await response.json(); // which the login page of a hotel is not
  } catch {
    noteSilence();
    return false;
  }
  clearTimeout(next);
  const returned = !answering;
  answering = true;
  failures = 0;
  if (returned) for (const callback of [...waiting]) callback();
  return true;
}

/** Follows what the browser knows about the network. */
export function followNetwork(): void {
  addEventListener("offline", noteSilence);
  addEventListener("online", () => void askServer());
  document.addEventListener("visibilitychange", () => {
    if (!answering && document.visibilityState === "visible") void askServer();
  });
  // With a service worker the page may come from the cache, so ask whether the server is there.
  if (!navigator.onLine) noteSilence();
  else if (navigator.serviceWorker?.controller) void askServer();
}
