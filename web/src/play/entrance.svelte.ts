/** How a person enters a game: with a secret, with an invitation, or as a spectator and why. */

import type { Color } from "../board/types";
import { isFull } from "../games/summary";
import { claim } from "../net/claim";
import { RequestError } from "../net/rest";
import { claimOf, forgetSeat, keepSeat, seatToken, takeSecretFromAddress } from "../net/seats";
import type { GameView } from "../net/types";

/** What is wrong with the link that was opened: its seat is taken, or it never opened one. */
type BadLink = "used" | "wrong";

/** Why somebody only watches: a bad link; or no link, and the seat is free, taken, or closed to links. */
export type Watching = BadLink | "free" | "taken" | "elsewhere";

/** What the page does while this person enters. */
export interface Door {
  /** Connects with a secret, or without one as a spectator. */
  connect(secret: string | null): void;
  disconnect(): void;
  /** A claim got no answer and will be retried. */
  delayed(): void;
  /** Another link was opened in the same tab. */
  relinked(): void;
}

export class Entrance {
  /** How many seats this person has; null until the server has said it. */
  #seats = $state<number | null>(null);
  /** Secrets that may hold a seat; the stored one comes before the one in the link. */
  #secrets: string[];
  /** A possible invitation, to try if no secret holds a seat. */
  #invite: string | null;
  /** The secret that this page has kept. */
  #kept: string | null = null;
  #badLink = $state<BadLink | null>(null);
  #hasConnected = false;
  readonly #leaving = new AbortController();
  readonly #id: string;
  readonly #game: () => GameView | null;
  readonly #door: Door;

  constructor(id: string, game: () => GameView | null, door: Door) {
    this.#id = id;
    this.#game = game;
    this.#door = door;
    const linked = takeSecretFromAddress();
    const used = claimOf(id)?.invite ?? null;
    this.#invite = linked ?? used;
    // Players who reopen the invitation they used already have the secret of the seat.
    const secrets = [seatToken(id), linked === used ? null : linked];
    this.#secrets = [...new Set(secrets.filter((secret) => secret !== null))];
    addEventListener("hashchange", this.#takeSecret);
  }

  readonly watching = $derived.by<Watching | null>(() => {
    const game = this.#game();
    if (this.#seats !== 0 || !game) return null;
    if (this.#badLink) return this.#badLink;
    if (game.opponent !== "link") return "elsewhere";
    return isFull(game) ? "taken" : "free";
  });

  /** Whether the server has let this person in, if only to watch. */
  get isPassed(): boolean {
    return this.#seats !== null;
  }

  /** Whether the page was left. */
  get isLeft(): boolean {
    return this.#leaving.signal.aborted;
  }

  close(): void {
    this.#leaving.abort();
    removeEventListener("hashchange", this.#takeSecret);
  }

  /** Tries the next secret; when none is left, tries the invitation, or else watches. */
  enter(): void {
    if (this.#secrets.length === 0 && this.#invite) void this.#claim(this.#invite);
    else this.#connect();
  }

  /**
   * The server has said which seats this person has. A secret is kept once it has proved to hold
   * one. Returns whether the secret of a link was not needed.
   */
  welcome(you: Color[]): boolean {
    this.#seats = you.length;
    const [secret, ...others] = this.#secrets;
    if (!secret) return false;
    // Once only: the game may have been removed in another tab since.
    if (secret !== this.#kept) keepSeat(this.#id, secret);
    this.#kept = secret;
    this.#secrets = [secret];
    return others.length > 0;
  }

  /** The secret holds no seat: the next one may. */
  tryNextSecret(): void {
    const refused = this.#secrets.shift();
    if (refused === seatToken(this.#id)) forgetSeat(this.#id);
    if (this.#secrets.length === 0 && !this.#invite) this.#badLink = "wrong";
    this.enter();
  }

  #connect(): void {
    this.#hasConnected = true;
    this.#door.connect(this.#secrets[0] ?? null);
  }

  async #claim(invite: string): Promise<void> {
    this.#invite = null;
    this.#badLink = this.#whyNotToClaim(invite);
    if (!this.#badLink) {
      this.#door.disconnect();
      try {
        const secret = await claim(this.#id, invite, this.#leaving.signal, this.#door.delayed);
        this.#secrets = [secret];
      } catch (error) {
        const isUsed = error instanceof RequestError && error.code === "seat-taken";
        this.#badLink = isUsed ? "used" : "wrong";
      }
    }
    if (!this.isLeft) this.#connect();
  }

  /** What is known without a request; an unanswered claim may have succeeded. */
  #whyNotToClaim(invite: string): BadLink | null {
    const game = this.#game();
    if (!game || claimOf(this.#id)?.invite === invite) return null;
    if (game.opponent !== "link") return "wrong";
    return isFull(game) ? "used" : null;
  }

  /** A secret link opened in the same tab. */
  #takeSecret = (): void => {
    const secret = takeSecretFromAddress();
    if (!secret || this.#secrets.includes(secret)) return;
    if (this.#seats && secret === claimOf(this.#id)?.invite) return;
    this.#door.relinked();
    this.#badLink = null;
    this.#invite = secret;
    this.#secrets.push(secret);
    if (this.#hasConnected) this.enter();
  };
}
