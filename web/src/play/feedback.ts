/** Sounds and vibration that go with what the board shows. */

import { canVibrate, settings } from "../settings/current.svelte";
import { play, type Sound } from "./sounds";

/** Milliseconds of vibration and of the pauses between. */
const PULSES: Record<Sound, number[]> = {
  place: [12],
  turn: [25, 60, 25],
  refused: [50],
  won: [30, 60, 30, 60, 80],
  ended: [80],
};

export function feedBack(event: Sound): void {
  if (settings.sounds) play(event);
  if (settings.vibration && canVibrate) navigator.vibrate(PULSES[event]);
}
