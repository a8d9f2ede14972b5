/** The language in use, and `t`, which says a message in it. */

import { activeLanguage } from "../settings/current.svelte";
import { type Arguments, type Catalogue, loadCatalogue } from "./catalogues";

let catalogue = $state.raw<Catalogue | null>(null);

/** A sentence shown for a while; it follows a change of the language. */
export type Sentence = () => string;

export function t(id: string, args?: Arguments): string {
  return catalogue ? catalogue.say(`web-${id}`, args) : "";
}

export function language() {
  return catalogue?.language ?? activeLanguage();
}

/** Loads the active language; the old one stays until the new one is there. */
export async function followLanguage(): Promise<void> {
  const wanted = activeLanguage();
  if (catalogue?.language === wanted) return;
  const loaded = await loadCatalogue(wanted);
  if (wanted !== activeLanguage()) return;
  catalogue = loaded;
  document.documentElement.lang = wanted;
}
