/** What the server reads and answers. Do not edit: `make web-types` writes this. */

/** One of the answers to choose from. */
export interface AnswerOptionView {
  id: string;
  text: string;
}

/** An answer to an exercise; its content depends on the kind of step. */
export interface AnswerRequest {
  answer: Record<string, unknown>;
  language?: Language;
}

export type AskAnswer = "accept" | "ask" | "decline";

/** Ask the computer for a good move. */
export interface AskHintMessage {
  type: "hint";
}

/** A game, the secret of the client's seat in it, and the version the client has seen. */
export interface AskedGame {
  id: string;
  token?: string | null;
  version?: number | null;
}

/** The invitation, and the new secret that opens the seat from now on. */
export interface ClaimRequest {
  invite: string;
  token: string;
  name?: string | null;
}

/** The seat that the secret now opens, and the game. */
export interface ClaimedSeat {
  color: ColorName;
  game: GameView;
}

/** What each side has left at `now_ms`, the server's time. */
export interface ClockView {
  kind: Pace;
  initial_ms: number;
  increment_ms: number;
  white_ms: number;
  black_ms: number;
  running: ColorName | null;
  now_ms: number;
}

/** The color of a player. */
export type ColorName = "black" | "white";

/** Which color the creator of the game wants. */
export type ColorWish = "black" | "random" | "white";

/** The computer at a level. */
export interface ComputerOpponent {
  kind: "computer";
  level: number;
}

/** A new game, the secret of the creator's seat, and the invitation for a friend. */
export interface CreatedGame {
  id: string;
  token: string;
  color: ColorName | null;
  invite: string | null;
  game: GameView;
}

/** Days for each move. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** Pieces from the table up, and the marks on them. */
export interface DiagramView {
  pieces: PlacedPieceView[];
  marks: MarkView[];
}

/** Offer a draw, or answer an offer. */
export interface DrawMessage {
  type: "draw";
  answer: OfferAnswer;
}

/** Why a game is over. */
export type EndReason =
  | "agreement"
  | "double_surround"
  | "ply_cap"
  | "repetition"
  | "resigned"
  | "surrounded"
  | "timeout";

/** A message could not be understood, or there were too many. */
export interface ErrorMessage {
  type: "error";
  code: string;
  message: string;
}

/** Ask why a move is illegal; without a cell, why a piece can't move; no piece is a pass. */
export interface ExplainMessage {
  type: "explain";
  ply: number;
  piece: string | null;
  to: [number, number] | null;
  language: Language;
}

/** A move to explain. Without a cell, any move of the piece; without a piece, a pass. */
export interface ExplainRequest {
  game_string: string;
  piece: string | null;
  to: [number, number] | null;
  rules?: RulesName;
  language?: Language;
}

/** The answer to `explain`, with what was asked. */
export interface ExplanationMessage {
  type: "explanation";
  ply: number;
  piece: string | null;
  to: [number, number] | null;
  language: Language;
  explanation: ExplanationView;
}

/** Whether a move is legal, or a piece can move at all, and if not, why. */
export interface ExplanationView {
  legal: boolean;
  rule: string | null;
  sentence: string;
  lesson: string | null;
  marks: MarkView[];
}

/** Whether an answer is right; `position` is the one after a right move. */
export interface FeedbackView {
  correct: boolean;
  message: string;
  explanation: ExplanationView | null;
  position: PositionView | null;
}

/** The games that have changed; all others are unchanged. */
export interface GameSummaries {
  games: SummaryView[];
  missing: string[];
  later: string[];
}

/** Which of the optional insects are in the game. */
export type GameType =
  | "Base"
  | "Base+L"
  | "Base+LP"
  | "Base+M"
  | "Base+ML"
  | "Base+MLP"
  | "Base+MP"
  | "Base+P";

/** Everything public about a game. `version` increases with every change. */
export interface GameView {
  id: string;
  version: number;
  position: PositionView;
  opponent: OpponentKind;
  seats: { white: SeatView; black: SeatView };
  moves: PlayedMoveView[];
  clock: ClockView | null;
  offers: OffersView;
  takeback: { white: number | null; black: number | null };
  can_redo: boolean;
  result: ResultView | null;
  next_game: string | null;
  started_ms: number;
  played_ms: number;
  thinking: boolean;
  computer_busy: boolean;
}

/** The first message: the secret of a seat, or none to watch. */
export interface HelloMessage {
  type: "hello";
  token?: string | null;
  language?: string;
  version?: number | null;
}

/** For learners who are stuck: a hint, if there is one, and a right answer. */
export interface HelpView {
  hint: string | null;
  solution: Record<string, unknown>;
}

/** A second person at the same screen. */
export interface HereOpponent {
  kind: "here";
}

/** A good move at this ply; without a piece, a pass. */
export interface HintMessage {
  type: "hint";
  piece: string | null;
  to: [number, number] | null;
  ply: number;
}

/** The text of a game, from a file or the clipboard. */
export interface ImportRequest {
  text: string;
  rules?: RulesName;
}

/** The first readable game in the text. */
export interface ImportedGame {
  position: PositionView;
  moves: PlayedMoveView[];
  result: ResultView | null;
  can_continue: boolean;
}

/** What a client needs to know first. */
export interface Info {
  version: string;
  languages: string[];
  levels: number;
}

/** A language of the server. */
export type Language = "de" | "en" | "nl" | "ru";

/** The last move. `from` is null for a placement; for a pass, all are null. */
export interface LastMoveView {
  piece: string | null;
  from: [number, number] | null;
  to: [number, number] | null;
  thrown_by: string | null;
  pass: boolean;
}

/** A lesson in one language. */
export interface LessonView {
  id: string;
  title: string;
  summary: string;
  steps: StepView[];
}

/** A second person, who gets an invitation. */
export interface LinkOpponent {
  kind: "link";
}

/** Time for the whole game, and what each move adds to it. */
export interface LiveClock {
  kind: "live";
  initial_s: number;
  increment_s?: number;
}

/** What the marked cells are. */
export type MarkKind =
  | "blocker"
  | "gate"
  | "neighbor"
  | "part"
  | "path"
  | "piece"
  | "pinned"
  | "queen"
  | "refused"
  | "target";

/** Cells to mark; `group` numbers the parts that a hive would break into. */
export interface MarkView {
  kind: MarkKind;
  group: number;
  at: [number, number][];
}

/** Move a piece to a cell at this ply; without a piece, pass. */
export interface MoveMessage {
  type: "move";
  ply: number;
  piece: string | null;
  to: [number, number] | null;
}

/** The game to create. */
export interface NewGameRequest {
  opponent: ComputerOpponent | HereOpponent | LinkOpponent;
  color?: ColorWish;
  game_type?: GameType;
  rules?: RulesName;
  clock?: LiveClock | DaysClock | null;
  name?: string | null;
  language?: Language;
  game_string?: string | null;
  plies?: number | null;
}

export type OfferAnswer = "accept" | "decline" | "offer";

/** Who has offered or asked for what. */
export interface OffersView {
  draw: ColorName | null;
  undo: ColorName | null;
  rematch: ColorName | null;
}

/** Who the creator of the game plays against. */
export type OpponentKind = "computer" | "here" | "link";

/** What the time is for. */
export type Pace = "days" | "live";

/** A few sentences of the rules, with a picture. */
export interface ParagraphView {
  id: string;
  text: string;
  diagram: DiagramView;
}

/** What players can say to each other; each client shows it in its own language. */
export type Phrase = "good-game" | "hello" | "one-moment" | "oops" | "thanks" | "well-played";

/** Are you there? */
export interface PingMessage {
  type: "ping";
  n: number;
}

/** A piece on the board; level 0 is the ground. */
export interface PlacedPieceView {
  piece: string;
  at: [number, number];
  level: number;
}

/** A move of the game, and how long it took. */
export interface PlayedMoveView {
  move: string;
  piece: string | null;
  from: [number, number] | null;
  to: [number, number] | null;
  thrown_by: string | null;
  pass: boolean;
  ms: number;
}

/** The answer to `ping`. */
export interface PongMessage {
  type: "pong";
  n: number;
}

/** A game to look at. */
export interface PositionRequest {
  game_string: string;
  rules?: RulesName;
  plies?: number | null;
}

/**
 * One moment on the board.
 *
 * For each piece that can be thrown, `throwers` are the pieces that can throw it, and
 * `throws` the legal destinations that it can reach only by a throw.
 */
export interface PositionView {
  game_type: string;
  rules: RulesName;
  turn: ColorName;
  ply: number;
  turn_number: number;
  game_string: string;
  pieces: PlacedPieceView[];
  reserve: { white: string[]; black: string[] };
  legal: Record<string, [number, number][]>;
  must_pass: boolean;
  throwers: Record<string, string[]>;
  throws: Record<string, [number, number][]>;
  pinned: string[];
  queen_due: { white: number | null; black: number | null };
  occurrences: number;
  last: LastMoveView | null;
}

/** What the waiting player could do if it were their turn. */
export interface PremovesView {
  legal: Record<string, [number, number][]>;
}

/** Who is connected. */
export interface PresenceMessage {
  type: "presence";
  white: boolean;
  black: boolean;
  spectators: number;
}

/** Who is connected, as part of the welcome. */
export interface PresenceView {
  white: boolean;
  black: boolean;
  spectators: number;
}

/** What was wrong with a request. */
export interface Problem {
  code: string;
  message: string;
}

/** Replay the moves that were taken back last. */
export interface RedoMessage {
  type: "redo";
}

/** The tags of the requests that can be refused. */
export type Refusable =
  | "draw"
  | "explain"
  | "hint"
  | "move"
  | "redo"
  | "rematch"
  | "rename"
  | "resign"
  | "say"
  | "undo";

/** The request was refused. `ply` is that of a refused move or question. */
export interface RefusedMessage {
  type: "refused";
  answers: Refusable;
  ply: number | null;
  code: string;
  message: string;
  explanation: ExplanationView | null;
}

export type RematchAnswer = "ask" | "decline";

/** Ask for another game, or decline. */
export interface RematchMessage {
  type: "rematch";
  answer: RematchAnswer;
}

/** Change the player's name, or play without one. */
export interface RenameMessage {
  type: "rename";
  name: string | null;
}

/** Give up. */
export interface ResignMessage {
  type: "resign";
}

/** How the game ended; a draw has no winner. */
export interface ResultView {
  winner: ColorName | null;
  reason: EndReason;
}

/** A rule set. */
export type RulesName = "rulebook" | "tournament" | "uhp";

/** What a player just said; it is not stored. */
export interface SaidMessage {
  type: "said";
  color: ColorName;
  phrase: Phrase;
}

/** Say something to the other player of a game by link. */
export interface SayMessage {
  type: "say";
  phrase: Phrase;
}

/** Who plays on this seat. */
export type SeatKind = "computer" | "person";

/** One side of the table. */
export interface SeatView {
  kind: SeatKind;
  level: number | null;
  joined: boolean;
  name: string | null;
}

/** The rules about one topic. */
export interface SectionView {
  id: string;
  title: string;
  paragraphs: ParagraphView[];
}

/** The game after a change. */
export interface StateMessage {
  type: "state";
  game: GameView;
}

/** What a step asks for. */
export type StepKind = "choice" | "move" | "piece" | "read" | "targets";

/** One page of a lesson. */
export interface StepView {
  id: string;
  kind: StepKind;
  text: string;
  position: PositionView | null;
  piece: string | null;
  choices: AnswerOptionView[] | null;
  marks: MarkView[];
  help: HelpView | null;
}

/** The games to summarize; if a game is listed twice, the last entry counts. */
export interface SummariesRequest {
  games: AskedGame[];
}

/** What a list shows of a game. `you` are the client's own seats. */
export interface SummaryView {
  id: string;
  version: number;
  you: ColorName[];
  opponent: OpponentKind;
  game_type: string;
  seats: { white: SeatView; black: SeatView };
  turn: ColorName;
  ply: number;
  turn_number: number;
  pieces: PlacedPieceView[];
  clock: ClockView | null;
  result: ResultView | null;
  started_ms: number;
  played_ms: number;
}

/** The request had already been carried out; the `state` of this version was sent before. */
export interface UnchangedMessage {
  type: "unchanged";
  version: number;
}

/** Ask to take a move back, or answer that request. */
export interface UndoMessage {
  type: "undo";
  answer: AskAnswer;
}

/** The answer to `hello`: the game, and the seats that this client holds. */
export interface WelcomeMessage {
  type: "welcome";
  game: GameView;
  you: ColorName[];
  presence: PresenceView;
}

export type ClientMessage =
  | HelloMessage
  | MoveMessage
  | ResignMessage
  | DrawMessage
  | UndoMessage
  | RedoMessage
  | RematchMessage
  | SayMessage
  | RenameMessage
  | AskHintMessage
  | ExplainMessage
  | PingMessage;

export type ServerMessage =
  | WelcomeMessage
  | StateMessage
  | UnchangedMessage
  | RefusedMessage
  | HintMessage
  | ExplanationMessage
  | PresenceMessage
  | SaidMessage
  | PongMessage
  | ErrorMessage;
