/** The contract with the server: what travels over REST and the live socket. */

/** An axial hex `[q, r]` of the pointy-top board: q grows to the east, r to the south-east. */
export type Cell = [number, number];
export type Color = "white" | "black";
export type Rules = "rulebook" | "tournament" | "uhp";
export type Language = "en" | "de" | "nl" | "ru";

/** A piece by its name in the Universal Hive Protocol, such as `wQ` or `bA1`. */
export type PieceName = string;

export interface PlacedPiece {
  piece: PieceName;
  at: Cell;
  /** 0 is the ground. */
  level: number;
}

export interface LastMove {
  piece: PieceName | null;
  from: Cell | null;
  to: Cell | null;
  thrown_by: PieceName | null;
  pass: boolean;
}

export interface Position {
  game_type: string;
  rules: Rules;
  turn: Color;
  ply: number;
  turn_number: number;
  game_string: string;
  /** Sorted by level. */
  pieces: PlacedPiece[];
  /** All pieces still in hand, lowest numbers first. */
  reserve: Record<Color, PieceName[]>;
  /** Destinations by piece; empty when the game is over or the player must pass. */
  legal: Record<PieceName, Cell[]>;
  must_pass: boolean;
  /** The pieces that a thrower next to them can move, with those throwers. */
  throwers: Record<PieceName, PieceName[]>;
  /** Those of a piece's destinations to which only a throw brings it. */
  throws: Record<PieceName, Cell[]>;
  /** Pieces of both sides that the one-hive rule holds in place. */
  pinned: PieceName[];
  /** Own turns, this one included, in which the queen may still wait; null once she is placed. */
  queen_due: Record<Color, number | null>;
  /** How often this position has occurred. */
  occurrences: number;
  last: LastMove | null;
}

export interface Seat {
  kind: "person" | "computer";
  level: number | null;
  joined: boolean;
  /** What the player calls themselves; plain text. */
  name: string | null;
}

export interface PlayedMove extends LastMove {
  /** In the notation of the Universal Hive Protocol. */
  move: string;
  /** Thinking time. */
  ms: number;
}

export interface ClockState {
  kind: "live" | "days";
  initial_ms: number;
  increment_ms: number;
  white_ms: number;
  black_ms: number;
  running: Color | null;
  /** The server's epoch at which the times above held. */
  now_ms: number;
}

export type ResultReason =
  | "surrounded"
  | "double_surround"
  | "repetition"
  | "resigned"
  | "timeout"
  | "agreement"
  | "ply_cap";

export interface GameResult {
  winner: Color | null;
  reason: ResultReason;
}

/** Who has offered or asked for what. */
export interface Offers {
  draw: Color | null;
  undo: Color | null;
  rematch: Color | null;
}

export type OpponentKind = "computer" | "here" | "link";

export interface GameState {
  id: string;
  /** Rises with every change. */
  version: number;
  position: Position;
  opponent: OpponentKind;
  seats: Record<Color, Seat>;
  moves: PlayedMove[];
  clock: ClockState | null;
  offers: Offers;
  /** How many plies would remain if this side took a move back; null if it cannot. */
  takeback: Record<Color, number | null>;
  /** Whether moves that were taken back can be played again. */
  can_redo: boolean;
  result: GameResult | null;
  /** The game after an accepted rematch: the seats swap colors, the tokens stay valid. */
  next_game: string | null;
  started_ms: number;
  /** When the last move was played; before the first one, when the game began. */
  played_ms: number;
  /** The computer is thinking. */
  thinking: boolean;
  /** It thinks for less time than usual, because many wait for it. */
  computer_busy: boolean;
}

/** What a marked cell means; docs/web.md lists how each looks. */
export type MarkKind =
  | "part"
  | "gate"
  | "blocker"
  | "piece"
  | "pinned"
  | "target"
  | "refused"
  | "queen"
  | "neighbour";

/** Cells that the board shows; `part` groups number the parts into which a hive falls. */
export interface Mark {
  kind: MarkKind;
  group: number;
  at: Cell[];
}

export interface Explanation {
  legal: boolean;
  rule: string | null;
  sentence: string;
  lesson: string | null;
  marks: Mark[];
}

// REST

export type Opponent = { kind: "computer"; level: number } | { kind: "here" } | { kind: "link" };

export type ClockChoice =
  | { kind: "live"; initial_s: number; increment_s: number }
  | { kind: "days"; days: number };

export interface NewGame {
  opponent: Opponent;
  color: Color | "random";
  game_type: string;
  rules: Rules;
  clock: ClockChoice | null;
  language: Language;
  name: string | null;
  /** Moves to play on from; its game type counts then. */
  game_string?: string;
}

export interface CreatedGame {
  id: string;
  token: string;
  /** Null when one token holds both seats. */
  color: Color | null;
  /** Opens the other seat once, for games by link. */
  invite: string | null;
  game: GameState;
}

export interface SeatClaim {
  invite: string;
  /** The secret that holds the seat from now on: 24 random bytes in base64url. */
  token: string;
}

export interface ClaimedSeat {
  color: Color;
  game: GameState;
}

export interface AskedGame {
  id: string;
  token: string | null;
  /** What is known already is not sent again. */
  version: number | null;
}

/** What a list shows of a game. */
export interface GameSummary {
  id: string;
  version: number;
  /** The seats that the secret holds. */
  you: Color[];
  opponent: OpponentKind;
  game_type: string;
  seats: Record<Color, Seat>;
  turn: Color;
  ply: number;
  turn_number: number;
  pieces: PlacedPiece[];
  clock: ClockState | null;
  result: GameResult | null;
  started_ms: number;
  played_ms: number;
}

export interface GameSummaries {
  /** Those that have changed. */
  games: GameSummary[];
  missing: string[];
  /** To be asked for again in a few seconds. */
  later: string[];
}

export interface ApiError {
  code: string;
  message: string;
}

export interface PositionRequest {
  game_string: string;
  rules: Rules;
}

/** What the player who waits could choose now; the opponent's move may change it. */
export interface Ahead {
  legal: Record<PieceName, Cell[]>;
}

/** A game that was written down elsewhere. */
export interface ImportRequest {
  /** A GameString, PGN, or the lines of a contest; the first game of them is read. */
  text: string;
  rules: Rules;
}

export interface ImportedGame {
  /** After the last move. */
  position: Position;
  moves: PlayedMove[];
  result: GameResult | null;
  /** Whether a new game can go on from the last move, as after a resignation. */
  can_continue: boolean;
}

export interface ExplainRequest extends PositionRequest {
  piece: PieceName;
  /** Null asks why the piece can do nothing at all. */
  to: Cell | null;
  language: Language;
}

export type StepKind = "read" | "move" | "targets" | "choice" | "piece";

export interface LessonStep {
  id: string;
  kind: StepKind;
  text: string;
  position: Position | null;
  piece: PieceName | null;
  choices: { id: string; text: string }[] | null;
  marks: Mark[];
  /** Null for steps that ask for nothing. */
  help: { hint: string | null; solution: Answer } | null;
}

export interface Lesson {
  id: string;
  title: string;
  summary: string;
  steps: LessonStep[];
}

export type Answer =
  | { piece: PieceName; to: Cell }
  | { targets: Cell[] }
  | { choice: string }
  | { pieces: PieceName[] };

export interface Verdict {
  correct: boolean;
  message: string;
  explanation: Explanation | null;
  /** After a correct move. */
  position: Position | null;
}

export interface Diagram {
  /** Sorted by level. */
  pieces: PlacedPiece[];
  marks: Mark[];
}

export interface RuleParagraph {
  id: string;
  text: string;
  diagram: Diagram;
}

export interface RuleSection {
  id: string;
  title: string;
  paragraphs: RuleParagraph[];
}

// The live socket

export interface Presence {
  white: boolean;
  black: boolean;
  spectators: number;
}

/** What players can say to each other. */
export const PHRASES = [
  "hello",
  "one-moment",
  "well-played",
  "good-game",
  "thanks",
  "oops",
] as const;
export type Phrase = (typeof PHRASES)[number];

export interface MoveMessage {
  type: "move";
  /** Plies played when the move was made. */
  ply: number;
  /** Null passes. */
  piece: PieceName | null;
  to: Cell | null;
}

export type ClientMessage =
  | { type: "hello"; token: string | null; language: Language; version: number | null }
  | MoveMessage
  | { type: "resign" }
  | { type: "draw"; answer: "offer" | "accept" | "decline" }
  | { type: "undo"; answer: "ask" | "accept" | "decline" }
  | { type: "redo" }
  | { type: "rematch"; answer: "ask" | "decline" }
  | { type: "say"; phrase: Phrase }
  | { type: "rename"; name: string | null }
  | { type: "hint" }
  | { type: "ping"; n: number };

export type ServerMessage =
  | { type: "welcome"; game: GameState; you: Color[]; presence: Presence }
  | { type: "state"; game: GameState }
  /** What was asked is done already, and this version has been sent. */
  | { type: "unchanged"; version: number }
  | {
      type: "refused";
      /** What was asked for. */
      answers: Exclude<ClientMessage["type"], "hello" | "ping">;
      /** Of a refused move; null for everything else. */
      ply: number | null;
      code: string;
      message: string;
      explanation: Explanation | null;
    }
  | { type: "hint"; piece: PieceName | null; to: Cell | null; ply: number }
  | ({ type: "presence" } & Presence)
  | { type: "said"; color: Color; phrase: Phrase }
  | { type: "pong"; n: number }
  | { type: "error"; code: string; message: string };
