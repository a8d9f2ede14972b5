/** The secrets of this browser: the seats it holds, and the invitations it may still hand out. */

import { load, save } from "../storage";

type Secrets = Record<string, string>;

export function seatToken(game: string): string | null {
  return load<Secrets>("seats", {})[game] ?? null;
}

export function keepSeat(game: string, token: string): void {
  save("seats", { ...load<Secrets>("seats", {}), [game]: token });
}

export function forgetSeat(game: string): void {
  const { [game]: _, ...others } = load<Secrets>("seats", {});
  save("seats", others);
}

export function inviteToken(game: string): string | null {
  return load<Secrets>("invites", {})[game] ?? null;
}

export function keepInvite(game: string, token: string): void {
  save("invites", { ...load<Secrets>("invites", {}), [game]: token });
}

/** After a rematch the same secrets open the next game. */
export function carrySecrets(from: string, to: string): void {
  const seat = seatToken(from);
  const invite = inviteToken(from);
  if (seat) keepSeat(to, seat);
  if (invite) keepInvite(to, invite);
}

const TOKEN = /^#([A-Za-z0-9_-]{16,})$/;

/** Takes a secret out of the address bar, so that no copied address gives it away. */
export function takeSecretFromAddress(): string | null {
  const token = TOKEN.exec(location.hash)?.[1];
  if (!token) return null;
  history.replaceState(history.state, "", location.pathname);
  return token;
}
