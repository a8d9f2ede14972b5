/** The settings in force: kept in the browser, and shown on the page at once. */

import { load, onElsewhere, save } from "../storage";
import { preferredLanguage, readSettings, type Settings } from "./settings";

const NAME = "settings";
const stored = () => readSettings(load(NAME, {}));

export const settings: Settings = $state(stored());

/** Whether the settings are shown; several places open them. */
export const panel = $state({ open: false });

/** Whether the device can vibrate; desktop browsers only claim that they can. */
export const canVibrate = "vibrate" in navigator && navigator.maxTouchPoints > 0;

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Changes some settings; the others are those that are stored, perhaps by another tab. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, stored(), changes);
  save(NAME, settings);
  apply();
}

export function activeLanguage() {
  return settings.language ?? preferredLanguage(navigator.languages);
}

export function motionAllowed(): boolean {
  return settings.animation && !reducedMotion.matches;
}

/** Shows the settings on the page, now and whenever the system's own change. */
export function apply(): void {
  const root = document.documentElement;
  const system = darkSystem.matches ? "dark" : "light";
  root.dataset.theme = settings.theme === "system" ? system : settings.theme;
  root.dataset.table = settings.table;
  root.dataset.tiles = settings.tiles;
  root.dataset.grid = settings.grid ? "on" : "off";
  root.dataset.motion = motionAllowed() ? "full" : "none";
}

onElsewhere(NAME, () => {
  Object.assign(settings, stored());
  apply();
});
darkSystem.addEventListener("change", apply);
reducedMotion.addEventListener("change", apply);
