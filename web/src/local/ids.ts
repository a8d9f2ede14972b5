/** Which games of this browser are played on this device. */

import { load, save } from "../storage";

const NAME = "local";
const ids = () => load<string[]>(NAME, []);

export const isLocal = (id: string) => ids().includes(id);

/** Notes a game of this device, before its seat is kept: nobody shall ask the server about it. */
export function noteLocal(id: string): void {
  if (!isLocal(id)) save(NAME, [...ids(), id]);
}

export function forgetLocal(gone: readonly string[]): void {
  if (gone.some(isLocal))
    save(
      NAME,
      ids().filter((id) => !gone.includes(id)),
    );
}
