/** The games of this browser: those whose seats it holds, and those it watched lately. */

import { forgetLocal, isLocal } from "../local/ids";
import { shelf } from "../local/shelf";
import { fetchSummaries, RequestError } from "../net/rest";
import { dropSecrets, seatedGames, seatToken } from "../net/seats";
import type { SummaryView } from "../net/types";
import { erase, load, nameOfKey, save } from "../storage";
import { inOrder, isAwaited } from "./summary";

/** The most games that one request may ask about. */
const AT_ONCE = 50;
const WATCHED = 20;
const PREFIX = "game.";

export class GameBook {
  /** Called when a friend has moved and waits for an answer. */
  onturn: (game: SummaryView) => void = () => undefined;
  #games = $state.raw<ReadonlyMap<string, SummaryView>>(new Map());
  /** Games the server does not know. Their secrets are kept anyway. */
  #missing = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether the server has put off some games. */
  #isBehind = false;
  #refreshing: Promise<boolean> | null = null;

  constructor() {
    this.#read();
  }

  readonly games = $derived(
    [...this.#games.values()].filter(({ id }) => !this.#missing.has(id)).sort(inOrder),
  );
  /** The games in which a friend waits for a move. */
  readonly awaited = $derived(this.games.filter(isAwaited));

  find(id: string): SummaryView | null {
    return this.#games.get(id) ?? null;
  }

  /** Keeps a game's summary, unless a newer one is known. */
  keep(game: SummaryView): void {
    const before = this.#games.get(game.id);
    if (before && before.version > game.version) return;
    if (before && before.version === game.version && before.you.length >= game.you.length) return;
    if (game.you.length === 0) this.#watch(game.id);
    this.#games = new Map(this.#games).set(game.id, game);
    save(PREFIX + game.id, game);
    if (before && !isAwaited(before) && isAwaited(game)) this.onturn(game);
  }

  /** Forgets games, and with them the only way back to their seats. */
  remove(ids: readonly string[]): void {
    const games = new Map(this.#games);
    for (const id of ids) {
      games.delete(id);
      dropSecrets(id);
      erase(PREFIX + id);
    }
    save(
      "watched",
      watched().filter((id) => !ids.includes(id)),
    );
    const local = ids.filter(isLocal);
    forgetLocal(local);
    if (local.length > 0) void shelf.remove(local);
    this.#games = games;
  }

  /**
   * Asks the server about its games that are new here or may have changed. Resolves to whether it
   * answered for all of them.
   */
  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** Takes over what another tab has written. */
  readonly follow = ({ key }: { key: string | null }): void => {
    const name = key === null ? "" : nameOfKey(key);
    if (name === "" || name === "seats" || name === "watched" || name?.startsWith(PREFIX))
      this.#read();
  };

  async #refresh(): Promise<boolean> {
    const ids = this.#changeable();
    this.#isBehind = false;
    try {
      for (let begin = 0; begin < ids.length; begin += AT_ONCE)
        await this.#ask(ids.slice(begin, begin + AT_ONCE));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.#isBehind = true;
    }
    return !this.#isBehind;
  }

  async #ask(ids: string[]): Promise<void> {
    const asked = ids.map((id) => ({
      id,
      token: seatToken(id),
      version: this.#games.get(id)?.version ?? null,
    }));
    const { games, missing, later } = await fetchSummaries(asked);
    this.#isBehind ||= later.length > 0;
    // Meanwhile some may have been removed, here or in another tab.
    for (const game of games) if (this.#games.has(game.id) || seatToken(game.id)) this.keep(game);
    if (missing.length > 0) this.#missing = new Set([...this.#missing, ...missing]);
  }

  #changeable(): string[] {
    const known = this.games.filter(({ result }) => !result).map(({ id }) => id);
    const unknown = seatedGames().filter((id) => !this.#games.has(id) && !this.#missing.has(id));
    return [...known, ...unknown].filter((id) => !isLocal(id));
  }

  #read(): void {
    const stored = [...seatedGames(), ...watched()].flatMap((id) => {
      const game = load<SummaryView | null>(PREFIX + id, null);
      return game ? [[id, game] as const] : [];
    });
    this.#games = new Map(stored);
  }

  #watch(id: string): void {
    const ids = [id, ...watched().filter((other) => other !== id)];
    save("watched", ids.slice(0, WATCHED));
    for (const old of ids.slice(WATCHED)) erase(PREFIX + old);
  }
}

const watched = () => load<string[]>("watched", []);

export const book = new GameBook();
