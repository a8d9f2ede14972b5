/** One open game as the page shows it: the live state, what is looked at, and what is said. */

import { book } from "../games/book.svelte";
import { summaryOf } from "../games/summary";
import { playerName } from "../games/words";
import { language, t } from "../i18n/speak.svelte";
import { GameWords } from "../i18n/words";
import { claim } from "../net/claim";
import { type Connection, LiveGame, type Refusal } from "../net/live";
import { explain, fetchGame, RequestError } from "../net/rest";
import {
  carrySeat,
  claimOf,
  forgetInvite,
  forgetSeat,
  keepSeat,
  seatToken,
  takeSecretFromAddress,
} from "../net/seats";
import type {
  Cell,
  Color,
  Explanation,
  GameResult,
  GameState,
  Phrase,
  PieceName,
  Presence,
} from "../net/types";
import { settings } from "../settings/current.svelte";
import { feedBack } from "./feedback";
import { Lookback } from "./lookback.svelte";
import { Planning } from "./planning.svelte";
import type { Sound } from "./sounds";
import { Takeback } from "./takeback.svelte";
import { Talk } from "./talk.svelte";
import { inWords } from "./trouble";

export interface Move {
  piece: PieceName;
  to: Cell;
}

/** What is wrong with the link that was opened: its seat is taken, or it never opened one. */
type BadLink = "used" | "wrong";

/** Why somebody watches: a bad link, or no link and a seat that is free, taken, or not by link. */
export type Watching = BadLink | "free" | "taken" | "elsewhere";

export class GameSession {
  game = $state.raw<GameState | null>(null);
  /** When the newest state was received, by this page's own clock. */
  receivedAt = $state(0);
  you = $state.raw<Color[]>([]);
  presence = $state.raw<Presence | null>(null);
  connection = $state<Connection>("connecting");
  missing = $state(false);
  /** Whether it is known who this person is in the game, or nobody answers. */
  isReady = $state(false);
  hint = $state.raw<Move | null>(null);
  hintAsked = $state(false);
  explanation = $state.raw<Explanation | null>(null);
  /** Whether the explanation is of a move that was tried, not of a piece that was only chosen. */
  refused = $state(false);
  /** A chosen move that waits for its confirmation. */
  proposed = $state.raw<Move | null>(null);
  sending = $state(false);
  /** Counts the moves that came to nothing, so that the board puts their pieces back. */
  retracted = $state(0);
  problem = $state<string | null>(null);
  /** What happened besides the moves. */
  news = $state<string | null>(null);
  announcement = $state("");
  readonly talk = new Talk();
  readonly past = new Lookback(() => this.game);
  readonly takeback = new Takeback(() => this.game);
  readonly planning = new Planning(
    () => this.game,
    () => this.color,
  );
  /** What an explanation was asked for last; the answers to other questions no longer matter. */
  #question: { to: Cell | null } | null = null;
  /** Secrets that may hold a seat, the one that is kept before that of a link. */
  #secrets: string[];
  /** What may be an invitation, should no secret hold a seat. */
  #invite: string | null;
  #badLink = $state<BadLink | null>(null);
  /** Whether the server has said which seats this person has. */
  #isWelcome = false;
  /** Whether it is certain that this person has no seat. */
  #isSpectator = $state(false);
  /** Whether a move has been made on this very page. */
  #hasPlayed = false;
  #live: LiveGame | null = null;
  /** The name sent to the server; without one here, a name given on another device stays. */
  #sharedName = "";
  #leaving = new AbortController();

  constructor(readonly id: string) {
    const linked = takeSecretFromAddress();
    const used = claimOf(id)?.invite ?? null;
    this.#invite = linked ?? used;
    // Whoever comes back by the invitation that they used themselves has the seat's own secret.
    const secrets = [seatToken(id), linked === used ? null : linked];
    this.#secrets = [...new Set(secrets.filter((secret) => secret !== null))];
    addEventListener("hashchange", this.#takeSecret);
    void this.#open();
  }

  /** What the board shows: the live position, an earlier one, or one that might be. */
  readonly position = $derived(
    this.past.position ??
      this.takeback.preview ??
      this.planning.position ??
      this.game?.position ??
      null,
  );
  /** Whether the board shows what a takeback would lead to. */
  readonly isPreview = $derived(
    this.takeback.preview !== null && this.position === this.takeback.preview,
  );
  readonly lookingBack = $derived(this.past.position !== null);
  /** The plies played in the position that is shown. */
  readonly shownPly = $derived(this.past.ply ?? this.game?.moves.length ?? 0);
  /** The one color of this person; null for spectators and for two people at one screen. */
  readonly color = $derived(this.you.length === 1 ? (this.you[0] ?? null) : null);
  readonly seatsTaken = $derived(
    !!this.game && this.game.seats.white.joined && this.game.seats.black.joined,
  );
  readonly watching = $derived.by<Watching | null>(() => {
    if (!this.#isSpectator || !this.game) return null;
    if (this.#badLink) return this.#badLink;
    if (this.game.opponent !== "link") return "elsewhere";
    return this.seatsTaken ? "taken" : "free";
  });
  /** By how many sixths the hive is shown turned. */
  turn = $state(0);
  readonly words = $derived(new GameWords(t, this.color, this.turn));
  readonly myTurn = $derived(
    !!this.game && !this.game.result && this.you.includes(this.game.position.turn),
  );
  readonly mustPass = $derived(this.myTurn && !this.sending && !!this.game?.position.must_pass);
  /** Whether this person can take a move back, or ask for it. */
  readonly canUndo = $derived(this.you.some((color) => this.game?.takeback[color] != null));
  readonly canAskHint = $derived(
    this.game?.opponent !== "link" &&
      this.myTurn &&
      !this.hintAsked &&
      !this.sending &&
      !this.game?.position.must_pass,
  );
  /** The hint in words. */
  readonly hintSentence = $derived(
    this.hint && this.game
      ? this.words.describeHint(this.hint.piece, this.hint.to, this.game.position)
      : null,
  );
  /** Whether something is said that `dismiss` takes away. */
  readonly hasSaid = $derived(
    !!(this.explanation || this.news || this.problem || (this.hint && !this.lookingBack)),
  );
  /** The move that was chosen in advance, in words. */
  readonly planSentence = $derived(
    this.planning.move && this.game
      ? this.words.describePlan(this.planning.move.piece, this.planning.move.to, this.game.position)
      : null,
  );
  readonly canRedo = $derived(this.you.length > 0 && !!this.game?.can_redo);
  /** Whether the board offers moves to choose in advance. */
  readonly canPlan = $derived(
    this.position !== null && this.position === this.planning.position && !this.sending,
  );
  /** The colors whose pieces can be moved right now, or in advance. */
  readonly movable = $derived<Color[]>(
    this.canPlan ||
      (this.myTurn &&
        !this.lookingBack &&
        !this.takeback.preview &&
        !this.sending &&
        !this.proposed)
      ? this.you
      : [],
  );

  close(): void {
    this.#leaving.abort();
    this.planning.close();
    removeEventListener("hashchange", this.#takeSecret);
    this.#live?.close();
    this.talk.close();
  }

  /** A move from the board; an illegal attempt is answered with the reason. */
  attempt(piece: PieceName, to: Cell, legal: boolean): void {
    this.problem = null;
    if (this.canPlan) this.#plan(piece, to, legal);
    else if (!legal) void this.#explain(piece, to);
    else if (settings.confirmMoves) this.proposed = { piece, to };
    else this.#send(piece, to);
  }

  /** A piece was chosen that can do nothing now. */
  stuck(piece: PieceName): void {
    if (!this.game || this.game.result || this.lookingBack) return;
    if (this.myTurn) {
      if (this.movable.length > 0) void this.#explain(piece, null);
    } else if (this.you.length > 0) {
      this.news = t("not-your-turn", { turn: this.game.position.turn });
    }
  }

  /** Another piece is picked: what was wrong before no longer matters. */
  tryAnew(): void {
    this.#question = null;
    this.planning.move = null;
    this.explanation = null;
    this.problem = null;
  }

  /** The chosen piece is let go: why it cannot move no longer matters, what was refused does. */
  letGo(): void {
    if (this.#question?.to === null) this.#question = null;
    if (!this.refused) this.explanation = null;
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
    if (this.lookingBack) this.returnToGame(); // where the hint is shown
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

  /** Lets the other player know under which name one plays; the same name is sent once. */
  shareName(name: string): void {
    const seat = this.color && this.game?.seats[this.color];
    if (!seat || this.game?.result || this.connection !== "open") return;
    if (name === this.#sharedName) return;
    const isKnown = this.#sharedName === "" && seat.name === name;
    this.#sharedName = name;
    if (!isKnown) this.#live?.say({ type: "rename", name: name || null });
  }

  say(phrase: Phrase): void {
    this.#live?.say({ type: "say", phrase });
  }

  rematch(answer: "ask" | "decline"): void {
    this.#live?.say({ type: "rematch", answer });
  }

  /** Shows the position after so many plies; the newest returns to the live game. */
  lookAt(plies: number): void {
    this.#question = null;
    this.explanation = null;
    if (this.proposed) this.cancelProposed();
    this.past.lookAt(plies);
  }

  returnToGame(): void {
    this.lookAt(this.game?.moves.length ?? 0);
  }

  dismiss(): void {
    this.#question = null;
    this.explanation = null;
    this.hint = null;
    this.problem = null;
    this.news = null;
  }

  /** Tries the next secret; without any one watches, unless an invitation opens a seat. */
  #enter(): void {
    if (this.#secrets.length === 0 && this.#invite) void this.#claim(this.#invite);
    else this.#connect();
  }

  #connect(): void {
    this.#live?.close();
    this.#live = new LiveGame(
      { game: this.id, token: this.#secrets[0] ?? null, language: language() },
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
        said: (color, phrase) => this.#hear(color, phrase),
        error: (code) => {
          this.hintAsked = false;
          this.sending = this.#live?.pending != null;
          if (code === "no-such-game") this.missing = true;
          else if (code === "wrong-token") this.#tryNextSecret();
          else if (!this.sending) this.problem = t("trouble", { code });
        },
      },
    );
  }

  /** Shows the game as it is and follows it from there, unless the server has never heard of it. */
  async #open(): Promise<void> {
    try {
      this.#take(await fetchGame(this.id));
    } catch (error) {
      this.missing = error instanceof RequestError && error.status === 404;
    }
    // Without any answer the live connection goes on trying.
    if (!this.missing && !this.#leaving.signal.aborted) this.#enter();
  }

  #send(piece: PieceName | null, to: Cell | null): void {
    if (!this.game || !this.myTurn) return;
    this.#hasPlayed = true;
    this.explanation = null;
    this.hint = null;
    this.sending = this.#live?.move(this.game.position.ply, piece, to) || this.sending;
  }

  #take(game: GameState): void {
    const before = this.game;
    this.game = game;
    this.receivedAt = performance.now();
    this.sending = this.#live?.pending != null;
    if (this.#isWelcome) book.keep(summaryOf(game, this.you));
    if (before && before.version === game.version) {
      this.planning.follow(false);
      return;
    }
    this.hintAsked = false; // whatever changes, the server thinks no longer about a hint
    if (before && before.position.game_string !== game.position.game_string)
      this.#positionChanged(game, before);
    else if (before) this.#noteAnswers(game, before);
    if (before && !before.result && game.result) this.#ended(game.result);
    this.#followPlan(before);
    if (this.seatsTaken) forgetInvite(this.id);
    if (game.next_game) carrySeat(this.id, game.next_game);
  }

  #positionChanged(game: GameState, before: GameState): void {
    this.dismiss();
    this.proposed = null;
    this.past.follow(before.moves.length, game.moves.length);
    this.#feedBack(this.color && this.myTurn ? "turn" : "place");
    const { last, ply } = game.position;
    if (ply < before.position.ply) this.announcement = t("said-undone");
    else if (last) this.announcement = this.words.describeMove(last, game.position);
  }

  /** An offer that goes away while nothing else happens was declined. */
  #noteAnswers({ offers, result }: GameState, before: GameState): void {
    this.news = null;
    if (!this.color || result) return;
    for (const offer of ["draw", "undo"] as const)
      if (before.offers[offer] === this.color && !offers[offer])
        this.news = t("offer-declined", { offer });
  }

  #plan(piece: PieceName, to: Cell, legal: boolean): void {
    this.retracted++; // the piece stays where it is until it is its turn
    if (!legal) return;
    this.planning.move = { piece, to };
    this.announcement = this.planSentence ?? "";
  }

  /** Plays the move that was chosen in advance, or says that it cannot be played. */
  #followPlan(before: GameState | null): void {
    const hasMoved = before?.position.game_string !== this.game?.position.game_string;
    const planned = this.planning.follow(hasMoved || !!this.game?.result);
    if (planned === "impossible") this.news = t("premove-dropped");
    else if (planned) this.#send(planned.piece, planned.to);
  }

  #ended({ winner }: GameResult): void {
    this.dismiss();
    if (this.proposed) this.cancelProposed();
    this.#feedBack(winner !== null && winner === this.color ? "won" : "ended");
  }

  #refused({ answers, code, explanation }: Refusal): void {
    this.sending = this.#live?.pending != null;
    if (answers === "move") this.retracted++;
    if (answers === "hint") this.hintAsked = false;
    if (explanation) {
      this.explanation = explanation;
      this.refused = true;
    } else this.problem = t("refused", { code });
    this.#feedBack("refused");
  }

  async #explain(piece: PieceName, to: Cell | null): Promise<void> {
    const position = this.position;
    if (!position) return;
    if (to) this.#feedBack("refused");
    const question = { to };
    this.#question = question;
    try {
      const { game_string, rules } = position;
      const found = await explain({ game_string, rules, piece, to, language: language() });
      if (question !== this.#question || found.legal) return;
      this.explanation = found;
      this.refused = to !== null;
    } catch (error) {
      const isAwaited = question === this.#question;
      if (to && isAwaited) this.problem = inWords(error); // a piece only chosen needs no alarm
    }
  }

  /** Nobody is surprised by a noise before they have played. */
  #feedBack(event: Sound): void {
    if (this.#hasPlayed) feedBack(event);
  }

  /** Whoever does not want to read what others say still sees what they say themselves. */
  #hear(color: Color, phrase: Phrase): void {
    if (!settings.phrases && color !== this.color) return;
    this.talk.hear(color, phrase);
    if (!this.game) return;
    this.announcement = `${playerName(this.game, color)}: ${t("phrase", { phrase })}`;
  }

  /** A secret is kept once it has proved to hold a seat; who has one keeps it. */
  #seated(you: Color[]): void {
    this.you = you;
    this.#isWelcome = true;
    this.planning.follow(false);
    this.#isSpectator = you.length === 0;
    this.hintAsked = false;
    const [secret, ...others] = this.#secrets;
    if (!secret) return;
    keepSeat(this.id, secret);
    if (others.length > 0) this.news = t("own-seat");
    this.#secrets = [secret];
  }

  /** The secret holds no seat: the next one may. */
  #tryNextSecret(): void {
    const refused = this.#secrets.shift();
    if (refused === seatToken(this.id)) forgetSeat(this.id);
    if (this.#secrets.length === 0 && !this.#invite) this.#badLink = "wrong";
    this.#enter();
  }

  async #claim(invite: string): Promise<void> {
    this.#invite = null;
    this.#badLink = this.#whyNotToClaim(invite);
    if (!this.#badLink) {
      this.#live?.close();
      try {
        this.#secrets = [await claim(this.id, invite, this.#leaving.signal, this.#delayed)];
      } catch (error) {
        const isUsed = error instanceof RequestError && error.code === "seat-taken";
        this.#badLink = isUsed ? "used" : "wrong";
      }
    }
    if (!this.#leaving.signal.aborted) this.#connect();
  }

  #delayed = (): void => {
    this.connection = "reconnecting";
    this.isReady = true;
  };

  /** What is known without asking; a claim that got no answer may have succeeded. */
  #whyNotToClaim(invite: string): BadLink | null {
    if (!this.game || claimOf(this.id)?.invite === invite) return null;
    if (this.game.opponent !== "link") return "wrong";
    return this.seatsTaken ? "used" : null;
  }

  /** A secret link opened in the same tab. */
  #takeSecret = (): void => {
    const secret = takeSecretFromAddress();
    if (!secret || this.#secrets.includes(secret)) return;
    if (this.you.length > 0 && secret === claimOf(this.id)?.invite) return;
    this.dismiss();
    this.#badLink = null;
    this.#invite = secret;
    this.#secrets.push(secret);
    if (this.#live) this.#enter();
  };
}
