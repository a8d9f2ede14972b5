/** The secrets of this browser: the seats it holds, and the invitations it sent or used. */

import { load, save } from "../storage";

type ByGame<T> = Record<string, T>;

/** An invitation that was opened here, and the secret that was chosen for the seat. */
export interface Claim {
  invite: string;
  token: string;
}

function find<T>(name: string, game: string): T | null {
  return load<ByGame<T>>(name, {})[game] ?? null;
}

function keep<T>(name: string, game: string, value: T): void {
  save(name, { ...load<ByGame<T>>(name, {}), [game]: value });
}

function forget(name: string, game: string): void {
  const { [game]: found, ...others } = load<ByGame<unknown>>(name, {});
  if (found !== undefined) save(name, others);
}

export const seatToken = (game: string) => find<string>("seats", game);
export const keepSeat = (game: string, token: string) => keep("seats", game, token);
export const forgetSeat = (game: string) => forget("seats", game);
export const seatedGames = () => Object.keys(load<ByGame<string>>("seats", {}));

export const inviteToken = (game: string) => find<string>("invites", game);
export const keepInvite = (game: string, invite: string) => keep("invites", game, invite);
export const forgetInvite = (game: string) => forget("invites", game);

export const claimOf = (game: string) => find<Claim>("claims", game);
export const keepClaim = (game: string, claim: Claim) => keep("claims", game, claim);
export const forgetClaim = (game: string) => forget("claims", game);

/** Deletes all secrets of a game for good. */
export function dropSecrets(game: string): void {
  forgetSeat(game);
  forgetInvite(game);
  forgetClaim(game);
}

/** After a rematch the same secret opens the next game. */
export function carrySeat(from: string, to: string): void {
  const seat = seatToken(from);
  if (seat) keepSeat(to, seat);
}

/** A secret of 192 bits, in base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

const TOKEN = /^#([A-Za-z0-9_-]{16,})$/;

/** Takes a secret out of the address bar, so that no copied address gives it away. */
export function takeSecretFromAddress(): string | null {
  const token = TOKEN.exec(location.hash)?.[1];
  if (!token) return null;
  history.replaceState(history.state, "", location.pathname);
  return token;
}
