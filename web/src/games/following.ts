/** Refreshes the games of this browser now and then, as long as the page needs them. */

import { isAnswering, onReturn } from "../net/reach.svelte";
import type { GameBook } from "./book.svelte";

const EVERY_MS = 60_000;
/** Sooner, after the server put off some games or did not answer. */
const AGAIN_MS = 10_000;

/** Follows the games until the returned function is called, whenever `isWanted` is true. */
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
