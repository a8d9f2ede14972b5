/** Games that come from elsewhere: how they are recognized, and the address under which they open. */

import { navigate, route } from "../router.svelte";

/** As long as the server reads; what is longer is not one game. */
export const LONGEST = 40_000;

/** Whether a text looks like a game, and not like something for another place. */
export function looksLikeGame(text: string): boolean {
  return /^\s*(Base(\+[MLP]+)?\s*;|\[\s*\w+\s+")/i.test(text);
}

/** Shows a game. It stays in the fragment of the address, which no server sees. */
export function openGame(text: string): void {
  const fragment = `#${encodeURIComponent(text.trim())}`;
  // Where a game is shown already, the page follows its address.
  if (route().page === "view") location.hash = fragment;
  else navigate(`/view${fragment}`);
}

/** The game in the address of the page; null if there is none. */
export function gameInAddress(): string | null {
  try {
    return decodeURIComponent(location.hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/** Opens what was pasted, unless it is for a field or no game. */
export function openPasted(event: ClipboardEvent): void {
  const isForField = event.target instanceof Element && event.target.closest("input, textarea");
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (!isForField && looksLikeGame(text)) openGame(text);
}

/** Opens the text or the file that was dropped; if it is no game, the page says so. */
export async function openDropped(event: DragEvent): Promise<void> {
  event.preventDefault();
  const [file] = event.dataTransfer?.files ?? [];
  const text = file ? await textOf(file) : event.dataTransfer?.getData("text/plain");
  if (text) openGame(text);
}

/** The text of a file; of one that is too long only as much as shows that it is. */
export function textOf(file: File): Promise<string> {
  return file.slice(0, 4 * (LONGEST + 1)).text();
}
