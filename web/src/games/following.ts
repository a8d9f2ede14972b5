/** Asks now and then how the games of this browser stand, as long as somebody may want to know. */

import { isAnswering, onReturn } from "../net/reach.svelte";
import type { GameBook } from "./book.svelte";

const EVERY_MS = 60_000;
/** What was too much at once, or got no answer, is asked for again sooner. */
const AGAIN_MS = 10_000;

/** Follows the games until the returned function is called; `isWanted` says whether just now. */
export function followGames(book: GameBook, isWanted: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    clearTimeout(timer);
    const isComplete = !isWanted() || !isAnswering() || (await book.refresh());
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(look, isComplete ? EVERY_MS : AGAIN_MS);
  }

  const wake = (): void => {
    if (!document.hidden) void look();
  };

  document.addEventListener("visibilitychange", wake);
  const stopWaiting = onReturn(wake);
  addEventListener("storage", book.follow);
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", wake);
    stopWaiting();
    removeEventListener("storage", book.follow);
  };
}
