/** One open game: it follows the server, and carries out what its players do on the page. */

import type { Cell, Color, PieceName } from "../board/types";
import { book } from "../games/book.svelte";
import { movesSince } from "../games/counting";
import { summaryOf } from "../games/summary";
import { playerName } from "../games/words";
import { language, t } from "../i18n/speak.svelte";
import { isLocal, noteLocal } from "../local/ids";
import { type GameServer, LiveGame, type Refusal } from "../net/live";
import type { Question } from "../net/question";
import { fetchGame, RequestError } from "../net/rest";
import { carrySeat, forgetInvite } from "../net/seats";
import type { ExplanationView, GameView, Phrase, ResultView } from "../net/types";
import { settings } from "../settings/current.svelte";
import { Entrance, type Watching } from "./entrance.svelte";
import { feedBack } from "./feedback";
import { ShownGame } from "./shownGame.svelte";
import type { Sound } from "./sounds";
import { inWords } from "./trouble";

export class GameSession extends ShownGame {
  /** Whether a move has been made on this page. */
  #hasPlayed = false;
  #live: LiveGame | null = null;
  /** Whether the list of games has had this one. */
  #isListed = false;
  /** The name sent to the server; an empty one does not replace a name from another device. */
  #sharedName = "";
  readonly #entrance: Entrance;

  constructor(
    readonly id: string,
    server?: GameServer,
  ) {
    super(server);
    this.#entrance = new Entrance(id, () => this.game, {
      connect: (secret) => this.#connect(secret),
      disconnect: () => this.#live?.close(),
      delayed: () => {
        this.connection = "reconnecting";
        this.isReady = true;
      },
      relinked: () => this.dismiss(),
    });
    void this.#open();
  }

  /** Why this person only watches, if so. */
  get watching(): Watching | null {
    return this.#entrance.watching;
  }

  close(): void {
    this.#entrance.close();
    this.premoves.close();
    this.#live?.close();
    this.talk.close();
  }

  /** A move from the board; an illegal attempt is answered with the reason. */
  attempt(piece: PieceName, to: Cell, legal: boolean): void {
    this.problem = null;
    if (this.canPremove) this.#premove(piece, to, legal);
    else if (!legal) {
      this.#feedBack("refused");
      void this.#explain(piece, to);
    } else if (settings.confirmMoves) this.proposed = { piece, to };
    else this.#send(piece, to);
  }

  /** The user chose a piece that can't do anything now. */
  stuck(piece: PieceName): void {
    if (!this.game || this.game.result || this.past.isActive) return;
    if (this.myTurn) {
      if (this.movable.length > 0) void this.#explain(piece, null);
    } else if (this.you.length > 0) {
      const { turn } = this.game.position;
      this.news = () => t("not-your-turn", { turn });
    }
  }

  /** Another piece is picked: what was wrong before no longer matters. */
  clearAttempt(): void {
    this.tutor.forget();
    this.premoves.drop();
    this.problem = null;
  }

  /** The piece was deselected: drop why it can't move, but keep the reason for a refused move. */
  letGo(): void {
    this.tutor.letGo();
  }

  confirmProposed(): void {
    const move = this.proposed;
    this.proposed = null;
    if (move) this.#send(move.piece, move.to);
  }

  cancelProposed(): void {
    this.proposed = null;
    this.retracted++;
  }

  pass(): void {
    this.#send(null, null);
  }

  askHint(): void {
    if (!this.canAskHint) return;
    this.dismiss();
    if (this.past.isActive) this.returnToGame(); // where the hint is shown
    this.hintAsked = true;
    this.#live?.say({ type: "hint" });
  }

  resign(): void {
    this.#live?.say({ type: "resign" });
  }

  draw(answer: "offer" | "accept" | "decline"): void {
    this.#live?.say({ type: "draw", answer });
  }

  undo(answer: "ask" | "accept" | "decline"): void {
    this.#live?.say({ type: "undo", answer });
  }

  redo(): void {
    this.#live?.say({ type: "redo" });
  }

  /** Sends the player's name to the opponent, unless it was sent already. */
  shareName(name: string): void {
    const seat = this.color && this.game?.seats[this.color];
    if (!seat || this.game?.result || this.connection !== "open") return;
    if (name === this.#sharedName) return;
    const isKnown = this.#sharedName === "" && seat.name === name;
    this.#sharedName = name;
    if (!isKnown) this.#live?.say({ type: "rename", name: name || null });
  }

  /** The language has changed: ask for the server's words again, and drop the last announcement. */
  followLanguage(): void {
    this.announcement = "";
    // The board is redrawn with nothing selected.
    this.letGo();
    if (this.proposed) this.cancelProposed();
    void this.tutor.askAgain();
  }

  say(phrase: Phrase): void {
    this.#live?.say({ type: "say", phrase });
  }

  rematch(answer: "ask" | "decline"): void {
    this.#live?.say({ type: "rematch", answer });
  }

  /** Shows the position after this many plies; the newest one returns to the live game. */
  lookAt(plies: number): void {
    this.tutor.forget();
    if (this.proposed) this.cancelProposed();
    this.past.lookAt(plies);
  }

  returnToGame(): void {
    this.lookAt(this.game?.moves.length ?? 0);
  }

  dismiss(): void {
    this.tutor.forget();
    this.hint = null;
    this.problem = null;
    this.news = null;
  }

  #connect(token: string | null): void {
    this.#live?.close();
    this.#live = new LiveGame(
      { game: this.id, token, language, connect: this.server.connect },
      {
        connection: (state) => {
          this.connection = state;
          if (state !== "connecting") this.isReady = true;
        },
        seated: (you) => this.#seated(you),
        game: (game) => this.#take(game),
        presence: (presence) => {
          this.presence = presence;
        },
        refused: (refusal) => this.#refused(refusal),
        hint: ({ piece, to, ply }) => {
          this.hintAsked = false;
          if (ply !== this.game?.position.ply) return;
          this.hint = { piece, to };
        },
        said: (color, phrase) => this.#showPhrase(color, phrase),
        error: (code) => {
          this.hintAsked = false;
          this.sending = this.#live?.pending != null;
          if (code === "no-such-game") this.missing = true;
          else if (code === "wrong-token") this.#entrance.tryNextSecret();
          else if (!this.sending) this.problem = () => t("trouble", { code });
        },
      },
    );
  }

  /** Shows the game as it is and follows it from there, unless the server does not know it. */
  async #open(): Promise<void> {
    try {
      this.#take(await fetchGame(this.id, this.server.request));
    } catch (error) {
      this.missing = error instanceof RequestError && error.status === 404;
    }
    // Without any answer the live connection goes on trying.
    if (!this.missing && !this.#entrance.isLeft) this.#entrance.enter();
  }

  #send(piece: PieceName | null, to: Cell | null): void {
    if (!this.game || !this.myTurn) return;
    this.#hasPlayed = true;
    this.tutor.forget();
    this.hint = null;
    this.sending = this.#live?.move(this.game.position.ply, piece, to) || this.sending;
  }

  #take(game: GameView): void {
    const before = this.game;
    this.game = game;
    this.receivedAt = performance.now();
    this.sending = this.#live?.pending != null;
    if (this.#entrance.isPassed) this.#list(game);
    if (before && before.version === game.version) {
      this.premoves.follow();
      return;
    }
    const isElsewhere = !before || movesSince(before.moves, game.moves) !== 0;
    // The server goes on looking for a hint as long as the game stands where it was.
    if (isElsewhere || game.result) this.hintAsked = false;
    if (before && isElsewhere) this.#positionChanged(game, before);
    else if (before) this.#noteAnswers(game, before);
    if (before && !before.result && game.result) this.#ended(game.result);
    this.#followPremove();
    if (this.seatsTaken) forgetInvite(this.id);
    if (!game.next_game) return;
    if (isLocal(this.id)) noteLocal(game.next_game);
    carrySeat(this.id, game.next_game);
  }

  /** Keeps the list of games up to date, unless this one was removed from it in another tab. */
  #list(game: GameView): void {
    if (this.#isListed && !book.find(this.id)) return;
    this.#isListed = true;
    book.keep(summaryOf(game, this.you));
  }

  #positionChanged(game: GameView, before: GameView): void {
    this.dismiss();
    this.proposed = null;
    this.past.follow(before.moves.length, game.moves.length);
    this.#feedBack(this.color && this.myTurn ? "turn" : "place");
    const { last, ply } = game.position;
    if (ply < before.position.ply) this.announcement = t("said-undone");
    else if (last) this.announcement = this.words.describeMove(last, game.position);
  }

  /** An offer that goes away while nothing else happens was declined. */
  #noteAnswers({ offers, result }: GameView, before: GameView): void {
    this.news = null;
    if (!this.color || result) return;
    for (const offer of ["draw", "undo"] as const)
      if (before.offers[offer] === this.color && !offers[offer])
        this.news = () => t("offer-declined", { offer, ...this.opponent });
  }

  #premove(piece: PieceName, to: Cell, legal: boolean): void {
    this.retracted++; // the piece stays where it is until it is the player's turn
    if (!legal) return;
    this.premoves.choose(piece, to);
    this.announcement = this.premoveSentence ?? "";
  }

  /** Plays the move chosen in advance, or reports that it is no longer possible. */
  #followPremove(): void {
    const premove = this.premoves.follow();
    if (premove === "impossible") this.news = () => t("premove-dropped");
    else if (premove) this.#send(premove.piece, premove.to);
  }

  #ended({ winner }: ResultView): void {
    this.dismiss();
    if (this.proposed) this.cancelProposed();
    this.#feedBack(winner !== null && winner === this.color ? "won" : "ended");
  }

  /** The reason is asked for in the language of the page, which is not always the connection's. */
  #refused({ answers, code, explanation, move }: Refusal): void {
    this.sending = this.#live?.pending != null;
    if (answers === "move") this.retracted++;
    if (answers === "hint") this.hintAsked = false;
    this.#feedBack("refused");
    if (explanation && move?.piece) void this.#explain(move.piece, move.to);
    else this.problem = () => t("refused", { code });
  }

  protected override explain(question: Question): Promise<ExplanationView> {
    return this.#live?.explain(question) ?? Promise.reject(new Error("there is no connection"));
  }

  async #explain(piece: PieceName, to: Cell | null): Promise<void> {
    if (!this.game) return;
    try {
      await this.tutor.ask({ ply: this.game.position.ply, piece, to });
    } catch (error) {
      this.problem = () => inWords(error);
    }
  }

  /** Stays silent until the player's first move, so that no sound comes as a surprise. */
  #feedBack(event: Sound): void {
    if (this.#hasPlayed) feedBack(event);
  }

  /** Shows a phrase; with phrases switched off, only the player's own. */
  #showPhrase(color: Color, phrase: Phrase): void {
    if (!settings.phrases && color !== this.color) return;
    this.talk.show(color, phrase);
    if (!this.game) return;
    this.announcement = `${playerName(this.game, color)}: ${t("phrase", { phrase })}`;
  }

  #seated(you: Color[]): void {
    this.you = you;
    if (this.#entrance.welcome(you)) this.news = () => t("own-seat");
    this.premoves.follow();
    this.hintAsked = false;
  }
}
