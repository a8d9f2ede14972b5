/** Games from elsewhere: how to recognize them, and the address that opens them. */

import { navigate, route } from "../router.svelte";

/** The server's limit; a longer text is not a single game. */
export const LONGEST = 40_000;

/** Whether a text looks like a game, and not like something pasted here by mistake. */
export function looksLikeGame(text: string): boolean {
  return /^\s*(Base(\+[MLP]+)?\s*;|\[\s*\w+\s+")/i.test(text);
}

/** Shows a game. It is stored in the address's fragment, which no server sees. */
export function openGame(text: string): void {
  const game = text.trim();
  const fragment = `#${encodeURIComponent(game)}`;
  // The view page follows its address, even if the same game is opened again.
  if (route().page !== "view") navigate(`/view${fragment}`);
  else if (game === gameInAddress()) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = fragment;
}

/** The game in the address of the page; null if there is none. */
export function gameInAddress(): string | null {
  try {
    return decodeURIComponent(location.hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/** Opens pasted text, if it looks like a game and was not pasted into a field. */
export function openPasted(event: ClipboardEvent): void {
  const isForField = event.target instanceof Element && event.target.closest("input, textarea");
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (!isForField && looksLikeGame(text)) openGame(text);
}

/** Opens a dropped text or file; if it is not a game, the page says so. */
export async function openDropped(event: DragEvent): Promise<void> {
  event.preventDefault();
  const [file] = event.dataTransfer?.files ?? [];
  const text = file ? await textOf(file) : event.dataTransfer?.getData("text/plain");
  if (text) openGame(text);
}

/** The text of a file, cut off just beyond the limit. */
export function textOf(file: File): Promise<string> {
  return file.slice(0, 4 * (LONGEST + 1)).text();
}
