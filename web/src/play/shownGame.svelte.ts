/** What the page shows of an open game, and what this person may do in it. */

import { GameWords } from "../board/gameWords";
import type { Cell, Color, PieceName } from "../board/types";
import { isFull } from "../games/summary";
import { opponentIn, UNNAMED } from "../games/words";
import { type Sentence, t } from "../i18n/speak.svelte";
import type { ShelfTrouble } from "../local/shelf";
import { type Connection, type GameServer, SERVER } from "../net/live";
import type { Question } from "../net/question";
import type { Ask } from "../net/rest";
import type { ExplanationView, GameView, PresenceView } from "../net/types";
import { Lookback } from "./lookback.svelte";
import { Premoves } from "./premoves.svelte";
import { Takeback } from "./takeback.svelte";
import { Talk } from "./talk.svelte";
import { Tutor } from "./tutor.svelte";

interface Move {
  piece: PieceName;
  to: Cell;
}

export abstract class ShownGame {
  game = $state.raw<GameView | null>(null);
  /** When the newest state was received, by this page's own clock. */
  receivedAt = $state(0);
  /** The colors of this person; empty for spectators. */
  you = $state.raw<Color[]>([]);
  presence = $state.raw<PresenceView | null>(null);
  connection = $state<Connection>("connecting");
  missing = $state(false);
  /** Why the browser does not keep this game of this device, if so. */
  unkept = $state<ShelfTrouble | null>(null);
  /** Whether the page knows which seats this person has, or that there is no answer. */
  isReady = $state(false);
  hint = $state.raw<Move | null>(null);
  hintAsked = $state(false);
  /** How many sixths the hive is turned. */
  turn = $state(0);
  /** A chosen move that waits for its confirmation. */
  proposed = $state.raw<Move | null>(null);
  sending = $state(false);
  /** Counts the moves that came to nothing, so that the board puts their pieces back. */
  retracted = $state(0);
  problem = $state.raw<Sentence | null>(null);
  /** What happened besides the moves. */
  news = $state.raw<Sentence | null>(null);
  announcement = $state("");
  readonly tutor = new Tutor((question) => this.explain(question));
  readonly talk = new Talk();
  readonly #ask: Ask = (path, body) => this.server.request(path, body);
  readonly past = new Lookback(() => this.game, this.#ask);
  readonly takeback = new Takeback(() => this.game);
  readonly premoves = new Premoves(
    () => this.game,
    () => this.color,
    this.#ask,
  );

  constructor(readonly server: GameServer = SERVER) {}

  protected abstract explain(question: Question): Promise<ExplanationView>;

  /** What the board shows: the live position, an earlier one, or a preview. */
  readonly position = $derived(
    this.past.position ??
      this.takeback.preview ??
      this.premoves.position ??
      this.game?.position ??
      null,
  );
  /** Whether the board shows what a takeback would lead to. */
  readonly isPreview = $derived(
    this.takeback.preview !== null && this.position === this.takeback.preview,
  );
  /** The one color of this person; null for spectators and for two people at one screen. */
  readonly color = $derived(this.you.length === 1 ? (this.you[0] ?? null) : null);
  /** The other player in messages. */
  readonly opponent = $derived(this.game ? opponentIn(this.game, this.color) : UNNAMED);
  readonly seatsTaken = $derived(!!this.game && isFull(this.game));
  readonly words = $derived(new GameWords(t, this.color, this.turn));
  readonly myTurn = $derived(
    !!this.game && !this.game.result && this.you.includes(this.game.position.turn),
  );
  readonly mustPass = $derived(this.myTurn && !this.sending && !!this.game?.position.must_pass);
  /** Whether the page passes by itself soon: not while an offer is open, which a pass would withdraw. */
  readonly passesItself = $derived(this.mustPass && !this.isAsked("draw") && !this.isAsked("undo"));
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
  /** Whether a message is shown that `dismiss` removes. */
  readonly hasSaid = $derived(
    !!(this.tutor.explanation || this.news || this.problem || (this.hint && !this.past.isActive)),
  );
  /** The move chosen in advance, in words. */
  readonly premoveSentence = $derived(
    this.premoves.move && this.game
      ? this.words.describePremove(
          this.premoves.move.piece,
          this.premoves.move.to,
          this.game.position,
        )
      : null,
  );
  readonly canRedo = $derived(this.you.length > 0 && !!this.game?.can_redo);
  /** Whether the board offers moves to choose in advance. */
  readonly canPremove = $derived(
    this.position !== null && this.position === this.premoves.position && !this.sending,
  );
  /** The colors whose pieces can be moved right now, or in advance. */
  readonly movable = $derived<Color[]>(
    this.canPremove ||
      (this.myTurn &&
        !this.past.isActive &&
        !this.takeback.preview &&
        !this.sending &&
        !this.proposed)
      ? this.you
      : [],
  );

  /** Whether the other side made this offer, so that this person can answer it. */
  isAsked(offer: "draw" | "undo"): boolean {
    const asker = this.game?.offers[offer];
    return !!asker && !this.game?.result && this.you.some((color) => color !== asker);
  }
}
