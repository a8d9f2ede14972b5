/** How long ago something happened, in a few words of the reader's language. */

import type { Language } from "../net/types";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30 * DAY_MS;

const UNITS = [
  ["day", DAY_MS],
  ["hour", HOUR_MS],
  ["minute", MINUTE_MS],
] as const;

export function ago(thenMs: number, nowMs: number, language: Language): string {
  const passed = Math.max(0, nowMs - thenMs);
  if (passed >= MONTH_MS)
    return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(thenMs);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of UNITS)
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, "second");
}
