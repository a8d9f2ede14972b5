/** Clocks as they run on the page between two messages of the server. */

import type { Color } from "../board/types";
import type { ClockView } from "../net/types";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Below this a clock shows tenths and looks urgent. */
export const URGENT_MS = 20_000;

/** The time left, `elapsed` ms after the server reported the clock's state. */
export function remaining(clock: ClockView, color: Color, elapsed: number): number {
  const reported = color === "white" ? clock.white_ms : clock.black_ms;
  return Math.max(0, clock.running === color ? reported - elapsed : reported);
}

export type ClockFace =
  | { kind: "days"; days: number; hours: number }
  | { kind: "time"; text: string };

export function face(ms: number): ClockFace {
  if (ms >= DAY)
    return { kind: "days", days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) };
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  if (ms >= HOUR) {
    const text = `${Math.floor(ms / HOUR)}:${two((ms % HOUR) / MINUTE)}:${two((ms % MINUTE) / 1000)}`;
    return { kind: "time", text };
  }
  if (ms < URGENT_MS)
    return { kind: "time", text: `0:${two(ms / 1000)}.${Math.floor((ms % 1000) / 100)}` };
  return { kind: "time", text: `${Math.floor(ms / MINUTE)}:${two((ms % MINUTE) / 1000)}` };
}
