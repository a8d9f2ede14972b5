/** The language in use, and `t`, which says a message in it. */

import { activeLanguage } from "../settings/current.svelte";
import { type Arguments, type Catalog, loadCatalog } from "./catalogs";

let catalog = $state.raw<Catalog | null>(null);

/** A sentence shown for a while; it follows a change of the language. */
export type Sentence = () => string;

export function t(id: string, args?: Arguments): string {
  return catalog ? catalog.say(`web-${id}`, args) : "";
}

export function language() {
  return catalog?.language ?? activeLanguage();
}

/** Loads the active language; the old one stays until the new one is there. */
export async function followLanguage(): Promise<void> {
  const wanted = activeLanguage();
  if (catalog?.language === wanted) return;
  const loaded = await loadCatalog(wanted);
  if (wanted !== activeLanguage()) return;
  catalog = loaded;
  document.documentElement.lang = wanted;
}
